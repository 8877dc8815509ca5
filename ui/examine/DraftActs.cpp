// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/DraftActs.h"

#include "core/base/AtomicFile.h"
#include "core/store/Database.h"
#include "ui/examine/ExamineController.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/Settings.h"
#include "ui/widgets/DialogService.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QWidget>

#include <algorithm>

namespace metes {

namespace {

constexpr std::size_t kMostRecent = 10;
constexpr int kLongestName = 40;

std::filesystem::path pathOf(const QString& file)
{
    return std::filesystem::path(file.toStdU16String());
}

QString shownName(const Draft& draft)
{
    return draft.name.empty() ? DraftActs::tr("Untitled") : QString::fromStdString(draft.name);
}

}  // namespace

DraftActs::DraftActs(const ProjectContext& context, ExamineController& controller,
                     std::shared_ptr<DraftStore> store, QWidget* window)
    : QObject(window),
      m_context(context),
      m_controller(controller),
      m_store(std::move(store)),
      m_window(window),
      m_menu(new QMenu(window)),
      m_recent(new QMenu(tr("Earlier drafts"), window)),
      m_reports(new QMenu(window))
{
    fillMenus();
}

void DraftActs::fillMenus()
{
    m_menu->addAction(tr("New draft"), this, &DraftActs::begin);
    m_menu->addAction(tr("Paste as a new draft"), this, &DraftActs::paste);
    m_menu->addAction(tr("Open a file…"), this, &DraftActs::openFile);
    m_menu->addAction(tr("Take an application of the project…"), this,
                      &DraftActs::chooseApplication);
    m_menu->addMenu(m_recent);
    connect(m_recent, &QMenu::aboutToShow, this, [this] { fillRecent(*m_recent); });
    m_menu->addSeparator();
    m_menu->addAction(tr("Write or paste the description…"), this, &DraftActs::askDescription);
    m_menu->addAction(tr("Open a description…"), this, &DraftActs::openDescription);
    m_menu->addSeparator();
    m_menu->addAction(tr("Name the draft…"), this, &DraftActs::rename);
    m_menu->addAction(tr("Save as text…"), this, &DraftActs::saveAsText);
    m_menu->addAction(tr("Delete the draft…"), this, &DraftActs::remove);
    m_reports->addAction(tr("Web page (HTML)…"), this, [this] { report(ReportFormat::Html); });
    m_reports->addAction(tr("PDF…"), this, [this] { report(ReportFormat::Pdf); });
    m_reports->addSeparator();
    m_reports->addAction(tr("Claim chart as a web page (HTML)…"), this,
                         [this] { report(ReportFormat::ChartHtml); });
    m_reports->addAction(tr("Claim chart as a table (CSV)…"), this,
                         [this] { report(ReportFormat::ChartCsv); });
}

void DraftActs::fillRecent(QMenu& menu)
{
    menu.clear();
    std::size_t shown = 0;
    for (const std::string& id : m_store->ids()) {
        if (shown == kMostRecent) {
            break;
        }
        const Result<Draft> draft = m_store->load(id);
        if (!draft || id == m_controller.draft().id) {
            continue;
        }
        ++shown;
        const QString opening = QString::fromStdString(draft->text).left(kLongestName).simplified();
        const QString line = QStringLiteral("%1 – %2").arg(shownName(*draft), opening);
        menu.addAction(QString(line).replace(u'&', QStringLiteral("&&")), this,
                       [this, id] { openStored(id); });
    }
    if (shown == 0) {
        menu.addAction(tr("None"))->setEnabled(false);
    }
}

void DraftActs::open(Draft draft)
{
    if (const Result<void> kept = m_controller.open(std::move(draft)); !kept) {
        emit failed(kept.error());
        return;
    }
    emit opened();
}

void DraftActs::begin()
{
    open(makeDraft({}));
}

void DraftActs::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        emit messageRaised(tr("The clipboard holds no text"));
        return;
    }
    Draft draft = makeDraft({});
    draft.text = text.toStdString();
    open(std::move(draft));
}

void DraftActs::openStored(const std::string& id)
{
    Result<Draft> draft = m_store->load(id);
    if (draft) {
        open(*std::move(draft));
    } else {
        emit failed(draft.error());
    }
}

QString DraftActs::chosenFile(const QString& title, const QStringList& filters)
{
    const auto file = m_context.dialogs.chooseFileToOpen(
        m_window, {title, m_context.settings.lastFolder(), {}, filters, {}});
    if (file) {
        m_context.settings.setLastFolder(QFileInfo(*file).absolutePath());
    }
    return file.value_or(QString());
}

void DraftActs::openFile()
{
    const QString file =
        chosenFile(tr("Open claims"),
                   {tr("Claims (*.docx *.pdf *.xml *.txt *.md *.json *.jsonl *.gz *.zip *.tar)"),
                    tr("All files (*)")});
    if (!file.isEmpty()) {
        openDropped(file);
    }
}

void DraftActs::openDropped(const QString& file)
{
    using Drafts = std::vector<Draft>;
    m_context.jobs.run<Drafts>(
        this, QStringLiteral("examine-open"),
        [path = pathOf(file)](Progress& progress) { return readDrafts(path, progress); },
        [this, name = QFileInfo(file).fileName()](Result<Drafts> drafts) {
            if (drafts) {
                offer(*std::move(drafts), name);
            } else if (drafts.error().code != ErrorCode::Cancelled) {
                emit failed(drafts.error());
            }
        });
}

void DraftActs::offer(std::vector<Draft> drafts, const QString& source)
{
    if (drafts.size() == 1) {
        open(std::move(drafts.front()));
        return;
    }
    m_offered = std::move(drafts);
    std::vector<ApplicationChoice> choices;
    for (const Draft& draft : m_offered) {
        choices.push_back({draft.name, draft.text.substr(0, draft.text.find('\n'))});
    }
    emit choiceOffered(choices, source);
}

void DraftActs::chooseApplication()
{
    using Choices = std::vector<ApplicationChoice>;
    m_offered.clear();
    m_context.jobs.run<Choices>(
        this, QStringLiteral("examine-choices"),
        [path = m_context.database.path()](Progress& progress) {
            return projectApplications(path, progress);
        },
        [this](const Result<Choices>& choices) {
            if (choices) {
                emit choiceOffered(*choices, QFileInfo(m_context.path).fileName());
            } else if (choices.error().code != ErrorCode::Cancelled) {
                emit failed(choices.error());
            }
        });
}

void DraftActs::take(const std::string& application)
{
    const auto offered = std::find_if(m_offered.begin(), m_offered.end(), [&](const Draft& draft) {
        return draft.name == application;
    });
    if (offered != m_offered.end()) {
        open(*offered);
        m_offered.clear();
    } else {
        takeFromProject(application);
    }
}

void DraftActs::takeFromProject(const std::string& application)
{
    m_context.jobs.run<Draft>(
        this, QStringLiteral("examine-take"),
        [path = m_context.database.path(), application](Progress&) {
            return projectDraft(path, application);
        },
        [this](Result<Draft> draft) {
            draft ? open(*std::move(draft)) : emit failed(draft.error());
        });
}

void DraftActs::askDescription()
{
    QStringList paragraphs;
    for (const std::string& paragraph : m_controller.draft().description) {
        paragraphs += QString::fromStdString(paragraph);
    }
    const auto text = m_context.dialogs.askText(
        m_window, {tr("Description"), tr("The description, with an empty line between paragraphs"),
                   paragraphs.join(QStringLiteral("\n\n")), TextRequest::Lines::Many});
    if (text) {
        m_controller.setDescription(readParagraphs(text->toStdString()));
    }
}

void DraftActs::openDescription()
{
    const QString file =
        chosenFile(tr("Open a description"), {tr("Text (*.txt *.md)"), tr("All files (*)")});
    if (file.isEmpty()) {
        return;
    }
    const Result<std::string> text = readTextFile(pathOf(file));
    if (text) {
        m_controller.setDescription(readParagraphs(*text));
    } else {
        emit failed(text.error());
    }
}

std::optional<QString> DraftActs::target(const QString& title, const QString& suffix,
                                         const QString& filter)
{
    const QString name = QFileInfo(shownName(m_controller.draft())).completeBaseName();
    const auto file = m_context.dialogs.chooseFileToSave(
        m_window, {title, m_context.settings.lastFolder(), name + u'.' + suffix, {filter}, suffix});
    if (file) {
        m_context.settings.setLastFolder(QFileInfo(*file).absolutePath());
    }
    return file;
}

void DraftActs::saveAsText()
{
    const auto file = target(tr("Save as text"), QStringLiteral("txt"), tr("Text (*.txt)"));
    if (!file) {
        return;
    }
    AtomicFile text(pathOf(*file));
    text.write(m_controller.snapshot().text);
    if (const Result<void> written = text.commit(); !written) {
        emit failed(written.error());
    } else {
        emit messageRaised(tr("Saved as %1").arg(QDir::toNativeSeparators(*file)));
    }
}

void DraftActs::rename()
{
    const auto name = m_context.dialogs.askText(
        m_window, {tr("Name the draft"), tr("Name"),
                   QString::fromStdString(m_controller.draft().name), TextRequest::Lines::One});
    if (name) {
        m_controller.rename(name->trimmed().toStdString());
    }
}

void DraftActs::remove()
{
    const Question question{
        tr("Delete the draft"),
        tr("“%1” is deleted with its dismissals, for good.").arg(shownName(m_controller.draft())),
        {},
        tr("Delete"),
        {},
        Question::Severity::Destructive};
    if (m_context.dialogs.confirm(m_window, question) != DialogService::Answer::Accept) {
        return;
    }
    if (const Result<void> removed = m_controller.discard(); !removed) {
        emit failed(removed.error());
        return;
    }
    begin();
}

void DraftActs::report(ReportFormat format)
{
    const std::shared_ptr<const Examination> examined = m_controller.examination();
    if (!examined) {
        return;
    }
    const QString page = QStringLiteral("html");
    std::optional<QString> file;
    switch (format) {
    case ReportFormat::Html: file = target(tr("Report"), page, tr("Web page (*.html)")); break;
    case ReportFormat::Pdf:
        file = target(tr("Report"), QStringLiteral("pdf"), tr("PDF (*.pdf)"));
        break;
    case ReportFormat::ChartHtml:
        file = target(tr("Claim chart"), page, tr("Web page (*.html)"));
        break;
    case ReportFormat::ChartCsv:
        file = target(tr("Claim chart"), QStringLiteral("csv"), tr("Table (*.csv)"));
        break;
    }
    if (file) {
        Draft draft = m_controller.snapshot();
        draft.name = shownName(draft).toStdString();
        write({examined, std::move(draft), m_context.clock.now()}, format, *file);
    }
}

Result<void> DraftActs::written(const ReportInput& input, ReportFormat format,
                                const std::filesystem::path& file)
{
    switch (format) {
    case ReportFormat::Html: return writeHtmlReport(input, file);
    case ReportFormat::Pdf: return writePdfReport(input, file);
    case ReportFormat::ChartHtml: return writeHtmlChart(input, file);
    case ReportFormat::ChartCsv: break;
    }
    return writeCsvChart(input, file);
}

void DraftActs::write(const ReportInput& input, ReportFormat format, const QString& file)
{
    m_context.jobs.run<bool>(
        this, QStringLiteral("examine-report"),
        [input, format, path = pathOf(file)](Progress&) -> Result<bool> {
            const Result<void> done = written(input, format, path);
            if (!done) {
                return tl::unexpected(done.error());
            }
            return true;
        },
        [this, file](const Result<bool>& written) {
            if (written) {
                emit messageRaised(tr("Report saved as %1").arg(QDir::toNativeSeparators(file)));
            } else {
                emit failed(written.error());
            }
        });
}

}  // namespace metes
