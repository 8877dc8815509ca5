// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ReviewFixture.h"

#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "core/text/TextIndex.h"
#include "ui/editor/ClaimView.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

namespace metes {

const std::string ReviewProject::kClaim7 =
    "\U0001D6FC: The method of claim 4, further comprising: ranking the candidate phrases by a "
    "score "
    "that is substantially similar to the score of a neighbouring utterance; and presenting the "
    "remaining phrases to the user.";

const std::string ReviewProject::kAction =
    "Claim Rejections - 35 USC \u00A7 112\n\n"
    "10. Claims 4 and 7 are rejected under 35 U.S.C. 112(b) as being indefinite.\n\n"
    "11. Claim 7 recites \"the candidate phrases\". There is insufficient antecedent basis.\n\n"
    "12. The term \"substantially similar\" in claim 7 is a term of degree.\n\n"
    "Claim Rejections - 35 USC \u00A7 103\n\n"
    "13. Claims 1-12 are rejected under 35 U.S.C. 103 as being unpatentable.\n\n"
    "Claim Rejections - 35 USC \u00A7 112\n\n"
    "14. Claim 9 is rejected under 35 U.S.C. 112(b): it depends on a claim that is not there.\n";

namespace {

constexpr int kBusy = 50;  // milliseconds

TextRange find(const std::string& text, const std::string& words)
{
    const std::size_t byte = text.find(words);
    Q_ASSERT(byte != std::string::npos);
    const TextIndex index(text);
    return {index.codePointOfByte(static_cast<std::int32_t>(byte)),
            index.codePointOfByte(static_cast<std::int32_t>(byte + words.size()))};
}

Reason reason(const std::string& id, Category category, const std::string& claimText,
              const std::vector<std::string>& quotes, const std::string& source)
{
    Reason made;
    made.id = id;
    made.category = category;
    made.text = source.empty() ? "Cited as " + id : source;
    for (const std::string& quote : quotes) {
        made.recitations.push_back(quote);
        if (claimText.find(quote) != std::string::npos) {
            made.spans.push_back(spanAt(claimText, find(claimText, quote)));
        } else {
            Span lost;
            lost.quote = quote;
            lost.match = MatchClass::Ungrounded;
            lost.similarity = 0.0;
            made.spans.push_back(lost);
        }
    }
    if (!source.empty()) {
        Source passage;
        passage.range = find(ReviewProject::kAction, source);
        passage.quote = source;
        made.source = passage;
    }
    return made;
}

Claim claim(const std::string& application, int number, const std::string& text,
            std::vector<std::int32_t> parents, std::optional<Label> label,
            std::vector<Reason> reasons = {})
{
    Claim made;
    made.application = application;
    made.number = number;
    made.text = text;
    made.dependsOn = std::move(parents);
    made.label = label;
    made.reasons = std::move(reasons);
    return made;
}

std::vector<Claim> claims()
{
    const std::string system =
        "The system of claim 1, wherein the term list is about ten entries long.";
    Reason model = reason("m1", Category::RelativeTerm, system, {"about ten"}, {});
    model.layer = Layer::Model;
    model.confidence = 0.83;
    const std::string four = "The method of claim 1, wherein the pause is long.";
    return {
        claim("15977530", 2, "A system for term extraction.", {}, std::nullopt),
        claim("15977530", 3, system, {1}, Label::Indefinite,
              {reason("e1", Category::UndefinedTerm, system, {"term list"}, {}), model}),
        claim("16204118", 1, "A method for summarising a dialogue.", {}, Label::Definite),
        claim("16204118", 4, four, {1}, Label::Indefinite,
              {reason("p1", Category::RelativeTerm, four, {"long"}, {})}),
        claim("16204118", 7, ReviewProject::kClaim7, {4}, Label::Indefinite,
              {reason("r1", Category::AntecedentBasis, ReviewProject::kClaim7,
                      {"the candidate phrases", "the remaining phrases"},
                      "There is insufficient antecedent basis."),
               reason("r2", Category::RelativeTerm, ReviewProject::kClaim7,
                      {"substantially similar"}, "The term \"substantially similar\""),
               reason("r3", Category::UndefinedTerm, ReviewProject::kClaim7,
                      {"candidate phrases by a score", "naturalness"}, {})}),
        claim("16204118", 9, "The medium of claim 8, further storing the phrases.", {8},
              Label::Indefinite),
    };
}

template<typename T>
T valueOf(Result<T> result)
{
    if (!result) {
        qFatal("%s", describe(result.error()).c_str());
    }
    return std::move(*result);
}

OpenOptions quick()
{
    OpenOptions options;
    options.busyTimeoutMilliseconds = kBusy;
    return options;
}

}  // namespace

ReviewProject::ReviewProject()
{
    m_database = valueOf(Database::create(path(), quick()));
    auto transaction = valueOf(WriteTransaction::begin(*m_database));
    ApplicationRepository applications(*m_database);
    Application terms;
    terms.number = "15977530";
    terms.title = "Term extraction service";
    valueOf(applications.write(terms));
    Application dialogue;
    dialogue.number = "16204118";
    dialogue.title = "Dialogue summariser";
    dialogue.description = {"The invention relates to dialogues.",
                            "A candidate phrase is a run of words between two pauses.",
                            "Naturalness is the share of listeners who accept the phrase."};
    OfficeAction action;
    action.document = "CTNF";
    action.mailDate = "2020-01-15";
    action.text = kAction;
    dialogue.officeAction = action;
    valueOf(applications.write(dialogue));
    for (const Claim& each : claims()) {
        valueOf(ClaimRepository(*m_database).write(each, clock.now()));
    }
    if (!transaction->commit()) {
        qFatal("commit");
    }
    reopen();
}

void ReviewProject::reopen()
{
    m_session.reset();
    m_database.reset();
    m_database = valueOf(Database::open(path(), quick()));
    m_session = valueOf(ReviewSession::open(*m_database, {"mk", "bench", {}}, clock));
}

std::filesystem::path ReviewProject::path() const
{
    return m_folder.filePath(QStringLiteral("small.metes")).toStdString();
}

ClaimId ReviewProject::claim(const std::string& application, int number) const
{
    return *valueOf(ClaimRepository(*m_database).find(application, number));
}

std::vector<FoldRow> ReviewProject::folds() const
{
    return valueOf(DecisionRepository(*m_database).folds(m_session->annotator()));
}

std::vector<DecisionRecord> ReviewProject::log() const
{
    return valueOf(DecisionRepository(*m_database).log());
}

ReviewBench::ReviewBench(ReviewProject& project, QSize size, Sight sight)
    : m_project(project),
      m_size(size),
      m_sight(sight),
      m_store(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
      m_settings(m_store),
      m_keys(m_settings),
      m_theme([] { return false; })
{
    m_theme.apply(*qApp);
    make();
}

ReviewBench::~ReviewBench()
{
    m_page.reset();
}

void ReviewBench::make()
{
    m_page = std::make_unique<ReviewPage>(ProjectContext{
        m_project.database(), m_project.session(), m_jobs, m_theme, m_settings, m_keys, m_dialogs,
        m_project.clock, QString::fromStdString(m_project.path().string()), false,
        m_sight == Sight::Blind});
    QSignalSpy ready(m_page.get(), &ReviewPage::ready);
    m_page->resize(m_size);
    m_page->show();
    m_page->activateWindow();
    if (!QTest::qWaitForWindowActive(m_page.get()) || (ready.isEmpty() && !ready.wait())) {
        qFatal("the page did not come up");
    }
    m_page->activate();
}

void ReviewBench::remake()
{
    m_page.reset();
    m_project.reopen();
    make();
}

void ReviewBench::show(int number)
{
    if (!controller().show(m_project.claim("16204118", number))) {
        qFatal("claim %d", number);
    }
    m_page->activate();
}

void ReviewBench::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget* focus = QApplication::focusWidget();
    Q_ASSERT(focus != nullptr);
    QTest::keyClick(focus, key, modifiers);
}

std::string quoteOfClaim7(TextRange range)
{
    return std::string(sliceCodePoints(ReviewProject::kClaim7, range));
}

}  // namespace metes
