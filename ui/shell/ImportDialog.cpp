// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/ImportDialog.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/store/Database.h"
#include "core/store/SearchRepository.h"
#include "ui/shell/ErrorText.h"
#include "ui/shell/ImportModels.h"
#include "ui/shell/ProjectFiles.h"
#include "ui/shell/ReportTable.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Button.h"

namespace metes {

namespace {

const QString kImportSlot = QStringLiteral("import");
constexpr int kBarSteps = 1000;

/// On a worker's thread, with a connection of its own.
Result<ImportReport> importInto(const QString& project, const QStringList& files,
                                const ImportOptions& options, const Clock& clock,
                                Progress& progress)
{
    Result<std::unique_ptr<Database>> database = Database::open(toPath(project));
    if (!database) {
        return tl::unexpected(database.error());
    }
    std::vector<std::filesystem::path> paths;
    for (const QString& file : files) {
        paths.push_back(toPath(file));
    }
    Result<ImportReport> report = importFiles(**database, paths, options, clock, progress);
    if (report && options.mode != ImportMode::DryRun) {
        // A cancelled index is finished at the next opening; the import itself stands.
        (void)SearchRepository(**database).catchUp(progress);
    }
    return report;
}

std::int64_t writes(const ImportReport& report)
{
    std::int64_t sum = 0;
    for (const auto& counts :
         {report.applications, report.claims, report.reasons, report.decisions}) {
        sum += counts.added + counts.revised;
    }
    return sum;
}

QString fileNames(const QStringList& files)
{
    if (files.size() == 1) {
        return fileName(files.first());
    }
    return ImportDialog::tr("%n file(s)", nullptr, static_cast<int>(files.size()));
}

}  // namespace

ImportDialog::ImportDialog(const WindowServices& services, const QString& project,
                           const QStringList& files, QWidget* parent)
    : QDialog(parent), m_services(services), m_project(project), m_files(files),
      m_stack(new QStackedWidget(this)), m_banner(new Banner(services.theme, this)),
      m_import(new Button(services.theme, Button::Kind::Primary, tr("Import"), this)),
      m_cancel(new Button(services.theme, Button::Kind::Secondary, tr("Cancel"), this))
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Import %1 into %2").arg(fileNames(files), fileName(project)));
    resize(720, 520);
    m_import->setObjectName(QStringLiteral("importButton"));
    m_cancel->setObjectName(QStringLiteral("importCancel"));
    m_import->setAutoDefault(true);
    connect(m_import, &Button::clicked, this, [this] { run(Step::Write); });
    connect(m_cancel, &Button::clicked, this, &ImportDialog::reject);
    connect(this, &QDialog::rejected, this, &ImportDialog::cancel);

    m_stack->addWidget(makeProgressPage());
    m_stack->addWidget(makeReportPage());
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kGap2);
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_import);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kGap6, metrics::kGap4, metrics::kGap6, metrics::kGap4);
    column->setSpacing(metrics::kGap3);
    column->addWidget(m_banner);
    column->addWidget(m_stack, 1);
    column->addLayout(buttons);
}

QWidget* ImportDialog::makeProgressPage()
{
    auto* page = new QWidget(this);
    m_activity = new QLabel(page);
    m_activity->setTextFormat(Qt::PlainText);
    m_bar = new QProgressBar(page);
    m_bar->setObjectName(QStringLiteral("importProgress"));
    m_bar->setTextVisible(false);
    auto* column = new QVBoxLayout(page);
    column->setSpacing(metrics::kGap3);
    column->addStretch(1);
    column->addWidget(m_activity);
    column->addWidget(m_bar);
    column->addStretch(2);
    return page;
}

QWidget* ImportDialog::makeReportPage()
{
    auto* page = new QWidget(this);
    m_summary = new QLabel(page);
    m_summary->setObjectName(QStringLiteral("importSummary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_counts = new ReportTable(m_services.theme, m_services.dialogs, tr("import-counts"), page);
    m_counts->setObjectName(QStringLiteral("importCounts"));
    m_counts->setAccessibleName(tr("What would be imported"));
    m_counts->setFixedHeight(5 * 28 + 6);

    m_refusedPanel = new QWidget(page);
    m_refusedTitle = new QLabel(m_refusedPanel);
    m_refusedTitle->setObjectName(QStringLiteral("refusedTitle"));
    m_refusedTitle->setProperty("tone", QStringLiteral("bad"));
    m_refused = new ReportTable(m_services.theme, m_services.dialogs, tr("refused-records"),
                                m_refusedPanel);
    m_refused->setObjectName(QStringLiteral("refusedTable"));
    m_refused->setAccessibleName(tr("Refused records"));
    auto* copy = new Button(m_services.theme, Button::Kind::Quiet, tr("Copy"), m_refusedPanel);
    auto* save = new Button(m_services.theme, Button::Kind::Quiet, tr("Export…"), m_refusedPanel);
    connect(copy, &Button::clicked, m_refused, &ReportTable::copyAll);
    connect(save, &Button::clicked, m_refused, &ReportTable::chooseAndExport);
    auto* heading = new QHBoxLayout;
    heading->addWidget(m_refusedTitle, 1);
    for (Button* button : {copy, save}) {
        button->setSize(Button::Size::Small);
        heading->addWidget(button);
    }
    auto* refusedColumn = new QVBoxLayout(m_refusedPanel);
    refusedColumn->setContentsMargins(0, metrics::kGap2, 0, 0);
    refusedColumn->addLayout(heading);
    refusedColumn->addWidget(m_refused, 1);

    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kGap2);
    column->addWidget(m_summary);
    column->addWidget(m_counts);
    column->addWidget(m_refusedPanel, 1);
    column->addStretch();
    return page;
}

void ImportDialog::start()
{
    run(Step::DryRun);
}

void ImportDialog::run(Step step)
{
    const bool dry = step == Step::DryRun;
    m_stack->setCurrentIndex(0);
    m_import->setEnabled(false);
    m_activity->setText(dry ? tr("Reading %1").arg(fileNames(m_files))
                            : tr("Importing %1").arg(fileNames(m_files)));
    m_bar->setRange(0, 0);
    ImportOptions options;
    options.mode = dry ? ImportMode::DryRun : ImportMode::Store;
    const Clock& clock = m_services.clock;
    m_services.jobs.run<ImportReport>(
        this, kImportSlot,
        [project = m_project, files = m_files, options, &clock](Progress& progress) {
            return importInto(project, files, options, clock, progress);
        },
        [this, dry](const Result<ImportReport>& report) {
            report ? (dry ? showReport(*report) : finish(*report)) : showFailure(report.error());
        },
        [this](qint64 done, qint64 total) {
            m_bar->setRange(0, total > 0 ? kBarSteps : 0);
            m_bar->setValue(total > 0 ? static_cast<int>(done * kBarSteps / total) : 0);
        });
}

void ImportDialog::showReport(const ImportReport& report)
{
    m_stack->setCurrentIndex(1);
    m_counts->setModel(new ImportCountsModel(report, this));
    m_counts->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    const int refused = static_cast<int>(report.refusedTotal);
    auto* refusedModel = new RefusedModel(report.refused, this);
    m_refused->setModel(refusedModel);
    m_refused->setColumnWidth(RefusedModel::File, 180);
    m_refused->setColumnWidth(RefusedModel::Line, 64);
    m_refused->setColumnWidth(RefusedModel::Field, 110);
    m_refused->horizontalHeader()->setStretchLastSection(true);
    m_refusedPanel->setVisible(refused > 0);
    m_refusedTitle->setText(tr("%n record(s) will not be imported", nullptr, refused));

    const bool anything = writes(report) > 0;
    m_summary->setText(anything
                           ? tr("Nothing is written until you import. A second import of the same "
                                "records adds nothing; decisions stay as they are.")
                           : tr("Nothing new: the project holds all of these records already."));
    m_import->setEnabled(anything);
    (anything ? m_import : m_cancel)->setFocus();
    if (!anything) {
        m_cancel->setText(tr("Close"));
    }
}

void ImportDialog::finish(const ImportReport& report)
{
    emit imported(report);
    accept();
}

void ImportDialog::showFailure(const Error& error)
{
    const ErrorText text = errorText(error);
    m_banner->showMessage(Banner::Kind::Error, text.happened, text.advice);
    m_activity->setText(tr("Nothing was imported."));
    m_bar->setRange(0, kBarSteps);
    m_bar->setValue(0);
    m_cancel->setText(tr("Close"));
    m_cancel->setFocus();
}

void ImportDialog::cancel()
{
    m_services.jobs.cancel(kImportSlot);
}

QString importSummary(const ImportReport& report)
{
    const auto changed = [](const auto& counts) {
        return static_cast<int>(counts.added + counts.revised);
    };
    return ImportDialog::tr("%1, %2")
        .arg(ImportDialog::tr("%n application(s)", nullptr, changed(report.applications)),
             ImportDialog::tr("%n claim(s)", nullptr, changed(report.claims)));
}

}  // namespace metes
