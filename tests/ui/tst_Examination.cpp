// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What one check of a draft gives, without a window: places, terms, tree, support, report.

#include "LintCases.h"
#include "core/lint/LintReasons.h"
#include "core/text/TextIndex.h"
#include "ui/examine/Examination.h"
#include "ui/examine/claims/OutlineRows.h"
#include "ui/examine/draft/DraftSources.h"
#include "ui/examine/draft/DraftStore.h"
#include "ui/examine/findings/FindingFormTable.h"
#include "ui/examine/findings/FindingWords.h"
#include "ui/examine/report/ExamineReport.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace metes;

namespace {

Examination examined(const std::string& text, CheckDepth depth = CheckDepth::Quick,
                     std::vector<std::string> description = {})
{
    auto paragraphs = description.empty()
                          ? nullptr
                          : std::make_shared<const FoldedDescription>(std::move(description));
    return examine({1, text, std::move(paragraphs)}, depth);
}

std::string at(const std::string& text, std::optional<TextRange> range)
{
    return range ? std::string(sliceCodePoints(text, *range)) : "nowhere";
}

const Claim& claimOf(const Examination& examination, std::int32_t number)
{
    for (const Claim& claim : examination.claims) {
        if (claim.number == number) {
            return claim;
        }
    }
    qFatal("no such claim");
}

ClaimTerm term(const Examination& examination, const std::string& name, std::size_t which = 0)
{
    for (const ClaimTerm& each : examination.terms) {
        if (each.name == name && which-- == 0) {
            return each;
        }
    }
    return {};
}

}  // namespace

class tst_Examination : public QObject {
    Q_OBJECT

private slots:
    void sentencesOfTheCheckerAreTranslated()
    {
        std::set<std::string> forms;
        for (const char* form : findingForms()) {
            forms.insert(form);
        }
        std::set<std::string> said;
        for (std::size_t i = 0; i < lintCaseCount(); ++i) {
            const Examination found = examined(lintCases()[i].claims);
            for (const Finding& finding : found.result.findings) {
                QVERIFY(!finding.statements.empty());
                for (const Statement& statement : finding.statements) {
                    QVERIFY2(forms.contains(statement.form), statement.form.c_str());
                    said.insert(statement.form);
                }
                // Without a translation the window says what the command line says.
                QCOMPARE(findingMessage(finding).toStdString(), finding.message);
            }
        }
        QVERIFY2(said.size() > 25, qPrintable(QString::number(said.size())));
    }

    void placesSurviveBlankLinesAndAllowances_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("claim");
        QTest::addColumn<QString>("words");
        QTest::newRow("first line")
            << QStringLiteral("1. A lever.") << 1 << QStringLiteral("lever");
        QTest::newRow("blank lines before")
            << QStringLiteral("\n \n1. A lever.\n\n\n2. A bolt.\n") << 2 << QStringLiteral("bolt");
        QTest::newRow("second line of a claim")
            << QStringLiteral("1. A device comprising:\n    a lever; and\n\n    a bolt.\n2. A nut.")
            << 1 << QStringLiteral("bolt");
        QTest::newRow("allowance within a claim")
            << QStringLiteral("1. A device,\n%allow relative_term: agreed\nwith a bolt.") << 1
            << QStringLiteral("bolt");
        QTest::newRow("blanks at the end")
            << QStringLiteral("1. A nut.   \n   \n2. A bolt.  ") << 2 << QStringLiteral("bolt");
        QTest::newRow("beyond the basic plane")
            << QStringLiteral("1. A \U0001D6FC nut.\n2. A \U0001F529 bolt.") << 2
            << QStringLiteral("bolt");
        QTest::newRow("no label") << QStringLiteral("A bolt.") << 1 << QStringLiteral("bolt");
    }

    void placesSurviveBlankLinesAndAllowances()
    {
        QFETCH(QString, text);
        QFETCH(int, claim);
        QFETCH(QString, words);
        const std::string draft = text.toStdString();
        const Examination examination = examined(draft);
        const std::string& own = claimOf(examination, claim).text;
        const std::size_t byte = own.find(words.toStdString());
        QVERIFY(byte != std::string::npos);
        const std::int32_t start = codePointCount(std::string_view(own).substr(0, byte));
        const auto range = examination.places.inText(
            claim, {start, start + static_cast<std::int32_t>(words.size())});
        QCOMPARE(at(draft, range), words.toStdString());
        QCOMPARE(examination.places.claimAt(range->start), claim);
    }

    void everyFindingOfAStrangeTextHasItsQuoteAtItsPlace()
    {
        const std::string draft =
            "7. A device, such as a \U0001F529, with the nut.\n%allow acronym: x\n\n"
            "9. The device of claim 7, wherein the ring is substantially flat\n";
        const Examination examination = examined(draft);
        int checked = 0;
        for (const Finding& finding : examination.result.findings) {
            if (!finding.range.empty()) {
                QCOMPARE(at(draft, examination.placeOf(finding)), finding.quote);
                ++checked;
            } else {
                QVERIFY(examination.placeOf(finding).has_value());
            }
        }
        QVERIFY(checked >= 4);
    }

    void termsFollowTheTree()
    {
        const Examination examination =
            examined("1. A device comprising a base plate and a steel lever.\n"
                     "2. The device of claim 1, wherein the lever is fixed to the base plate.\n"
                     "3. A method comprising moving a lever, wherein the lever is bent.\n");
        const ClaimTerm first = term(examination, "steel lever");
        QVERIFY(first.introduction.has_value());
        QCOMPARE(first.introduction->claim, 1);
        QCOMPARE(first.references.size(), std::size_t{1});
        QCOMPARE(first.references[0].quote, std::string("the lever"));
        QCOMPARE(first.references[0].claim, 2);
        const ClaimTerm other = term(examination, "lever");
        QVERIFY(other.introduction.has_value());
        QCOMPARE(other.introduction->claim, 3);
        QCOMPARE(other.references.size(), std::size_t{1});
        QCOMPARE(other.references[0].claim, 3);
    }

    void outlinePutsClaimsUnderTheirFirstParent()
    {
        const Examination examination =
            examined("1. A lifting device comprising: a lever.\n"
                     "2. The device of claim 1, wherein the lever has a handle.\n"
                     "3. A method of lifting, comprising a step.\n"
                     "4. The device of claim 1 or claim 2, further comprising a gauge.\n"
                     "5. The device of claim 2, comprising a knob.\n");
        QStringList rows;
        for (const OutlineRow& row : examination.outline) {
            rows += QStringLiteral("%1:%2:%3")
                        .arg(row.number)
                        .arg(row.depth)
                        .arg(QString::fromStdString(row.opening));
        }
        const QStringList expected{QStringLiteral("1:0:A lifting device"),
                                   QStringLiteral("2:1:the lever has a handle"),
                                   QStringLiteral("5:2:a knob"), QStringLiteral("4:1:a gauge"),
                                   QStringLiteral("3:0:A method of lifting")};
        QCOMPARE(rows, expected);
    }

    void supportNamesParagraphsAndWhatIsMissing()
    {
        const Examination examination = examined(
            "1. A device comprising a frobnicator and a steel lever.\n", CheckDepth::Thorough,
            {"A device is shown.", "The STEEL  LEVER bends.", "A steel lever again."});
        const TermSupport* lever = nullptr;
        const TermSupport* unknown = nullptr;
        for (const TermSupport& support : examination.support) {
            lever = support.term == "steel lever" ? &support : lever;
            unknown = support.term == "frobnicator" ? &support : unknown;
        }
        QVERIFY(lever != nullptr && unknown != nullptr);
        QCOMPARE(lever->paragraphs, (std::vector<std::int32_t>{2, 3}));
        QVERIFY(unknown->missing);
        QVERIFY(unknown->paragraphs.empty());
        // What is missing comes first.
        QCOMPARE(examination.support.front().term, std::string("frobnicator"));
    }

    void findingsBecomeReasonsOfTheirLayer()
    {
        const Examination examination =
            examined("1. A \U0001D6FC device with the nut, wherein the nut is flat.\n");
        const Claim& claim = claimOf(examination, 1);
        const std::vector<Reason> reasons = linterReasons(claim, examination.result.findings);
        QVERIFY(!reasons.empty());
        for (const Reason& reason : reasons) {
            QCOMPARE(reason.layer, Layer::Linter);
            QVERIFY(reason.id.starts_with("linter:"));
        }
        QCOMPARE(reasons[0].id, std::string("linter:missing_antecedent:the nut:1"));
        QCOMPARE(reasons[0].category, Category::AntecedentBasis);
        QCOMPARE(std::string(sliceCodePoints(claim.text, reasons[0].spans.at(0).range)),
                 std::string("the nut"));
        Claim other;
        other.number = 2;
        QVERIFY(linterReasons(other, examination.result.findings).empty());
    }

    void storeKeepsEverythingAndOrdersSaves()
    {
        QTemporaryDir folder;
        DraftStore store(std::filesystem::path(folder.path().toStdU16String()) / "deep" / "drafts");
        QVERIFY(!store.latest().has_value());
        Draft draft = makeDraft("Näme \"x\"");
        draft.text = "1. A \U0001F529\n\tlever.";
        draft.description = {"One.", "Two."};
        draft.judgements["missing_antecedent\t1\tthe lever"] = {
            FindingVerdict::Dismissed, "why not", {1234567}};
        draft.judgements["acronym\t1\tGPU"] = {FindingVerdict::Accepted, "", {42}};
        QVERIFY(store.save(draft, 2).has_value());
        QCOMPARE(store.load(draft.id).value_or(Draft{}), draft);
        Draft late = draft;
        late.text = "older";
        QVERIFY(store.save(late, 1).has_value());
        QCOMPARE(store.latest().value_or(Draft{}).text, draft.text);
        QVERIFY(store.remove(draft.id).has_value());
        QVERIFY(store.save(draft, 3).has_value());
        QVERIFY(store.ids().empty());
    }

    void damagedDraftIsPassedOver()
    {
        QTemporaryDir folder;
        DraftStore store(std::filesystem::path(folder.path().toStdU16String()));
        Draft draft = makeDraft("good");
        draft.text = "1. A lever.";
        QVERIFY(store.save(draft, 1).has_value());
        QFile file(folder.filePath(QStringLiteral("zzz.draft.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"metes-dr");
        file.close();
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(60),
                                 QFileDevice::FileModificationTime));
        file.close();
        QCOMPARE(store.ids().front(), std::string("zzz"));
        QCOMPARE(store.load("zzz").error().code, ErrorCode::InvalidInput);
        QCOMPARE(store.latest().value_or(Draft{}).id, draft.id);
    }

    void filesBecomeDrafts()
    {
        QTemporaryDir folder;
        const auto write = [&](const char* name, const QByteArray& bytes) {
            QFile file(folder.filePath(QLatin1String(name)));
            if (!file.open(QIODevice::WriteOnly)) {
                qFatal("a test file could not be made");
            }
            file.write(bytes);
            return std::filesystem::path(file.fileName().toStdU16String());
        };
        NoProgress progress;
        const auto text = readDrafts(write("a.txt", "\xEF\xBB\xBF"
                                                    "1. A lever.\r\n"),
                                     progress);
        QVERIFY(text.has_value());
        QCOMPARE(text->front().name, std::string("a.txt"));
        QVERIFY(text->front().text.starts_with("1. A lever."));
        const auto latin = readDrafts(write("b.txt", "1. A b\xE4r."), progress);
        QVERIFY(!latin.has_value());
        QCOMPARE(latin.error().code, ErrorCode::InvalidInput);
        const auto lines =
            readDrafts(write("c.jsonl", "{\"type\":\"claim\",\"application\":\"11\",\"claim\":2,"
                                        "\"text\":\"The nut of claim 1.\"}\n"
                                        "{\"type\":\"claim\",\"application\":\"11\",\"claim\":1,"
                                        "\"text\":\"A nut comprising: a ring; and a hole.\"}\n"
                                        "{\"type\":\"claim\",\"application\":\"12\",\"claim\":1,"
                                        "\"text\":\"1. A bolt.\"}\n"),
                       progress);
        QVERIFY2(lines.has_value(), lines ? "" : describe(lines.error()).c_str());
        QCOMPARE(lines->size(), std::size_t{2});
        QCOMPARE(
            (*lines)[0].text,
            std::string(
                "1. A nut comprising:\n    a ring; and\n    a hole.\n\n2. The nut of claim 1.\n"));
        QCOMPARE((*lines)[1].text, std::string("1. A bolt.\n"));
    }

    void reportHoldsEveryFindingOnce()
    {
        ReportInput input;
        input.draft = makeDraft("Lever & <co>");
        input.examination = std::make_shared<const Examination>(
            examined("1. A device, such as a bolt, with the nut & a <ring>.\n"
                     "2. The device of claim 1, wherein the gauge is substantially flat.\n",
                     CheckDepth::Thorough, {"A device with a bolt."}));
        const std::vector<Finding>& findings = input.examination->result.findings;
        QVERIFY(findings.size() >= 4);
        input.draft.judgements[findingKey(findings.front())] = {
            FindingVerdict::Dismissed, "house style", {0}};
        const QString html = reportHtml(input);
        for (const Finding& finding : findings) {
            QCOMPARE(html.count(QString::fromStdString(finding.message).toHtmlEscaped()), 1);
        }
        QVERIFY(html.contains(QStringLiteral("house style")));
        QVERIFY(html.contains(QStringLiteral("Lever &amp; &lt;co&gt;")));
        QVERIFY(!html.contains(QStringLiteral("<ring>")));
        QVERIFY(html.contains(QStringLiteral("MPEP 2173.05")));
        // Well-formed enough for a word processor: every row and table is closed.
        for (const char* tag : {"table", "tr", "td", "p", "h2", "u", "sup"}) {
            const QString open = QStringLiteral("<%1").arg(QLatin1String(tag));
            const auto opened = html.count(open + u'>') + html.count(open + u' ');
            QCOMPARE(html.count(QStringLiteral("</%1>").arg(QLatin1String(tag))), opened);
        }
    }

    void pdfIsWrittenWithAllPages()
    {
        QTemporaryDir folder;
        std::string text = "1. A machine comprising a frame.\n";
        for (int number = 2; number <= 60; ++number) {
            text += std::to_string(number) + ". The machine of claim 1, wherein the lever "
                    + std::to_string(number) + " is substantially flat.\n";
        }
        ReportInput input{
            std::make_shared<const Examination>(examined(text)), makeDraft("Machine"), {0}};
        const auto file =
            std::filesystem::path(folder.filePath(QStringLiteral("r.pdf")).toStdU16String());
        QVERIFY(writePdfReport(input, file).has_value());
        QFile pdf(folder.filePath(QStringLiteral("r.pdf")));
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY(bytes.count("/Type /Page\n") >= 5);
        const auto nowhere = std::filesystem::path("/nonexistent/folder/r.pdf");
        QVERIFY(!writePdfReport(input, nowhere).has_value());
    }
};

QTEST_MAIN(tst_Examination)
#include "tst_Examination.moc"
