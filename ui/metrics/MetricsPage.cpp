// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/MetricsPage.h"

#include "ui/metrics/CalibrationTab.h"
#include "ui/metrics/ClassificationTab.h"
#include "ui/metrics/CompareTab.h"
#include "ui/metrics/DatasetTab.h"
#include "ui/metrics/FeaturesTab.h"
#include "ui/metrics/MetricsFigures.h"
#include "ui/metrics/MetricsFoot.h"
#include "ui/metrics/SectionTabs.h"
#include "ui/plots/PlotPanel.h"
#include "ui/plots/ValueTable.h"
#include "ui/shell/ErrorText.h"
#include "ui/shell/ProjectFiles.h"
#include "ui/widgets/DialogService.h"
#include "ui/widgets/PanelHeader.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace metes {

MetricsPage::MetricsPage(const ProjectContext& context, QWidget* parent)
    : Page(parent),
      m_context(context),
      m_controller(context.jobs, toPath(context.path)),
      m_tabs(new SectionTabs(context.theme, this)),
      m_banner(new Banner(context.theme, this)),
      m_stack(new QStackedWidget(this)),
      m_foot(new MetricsFoot(context.theme, this))
{
    setObjectName(QStringLiteral("metricsPage"));
    setAccessibleName(tr("Metrics"));
    m_banner->setObjectName(QStringLiteral("metricsBanner"));
    m_tabs->setObjectName(QStringLiteral("metricsTabs"));
    m_tabs->setAccessibleName(tr("Views of the metrics"));
    auto* header = new PanelHeader(context.theme, tr("Metrics"), this);
    header->addControl(m_tabs);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header);
    column->addWidget(m_banner);
    column->addWidget(m_stack, 1);
    column->addWidget(m_foot);
    m_foot->setBootstrap(m_controller.options().bootstrap);
    addTabs();
    connectController();
    addKeys();
    showTab(Classification);
}

MetricsPage::~MetricsPage()
{
    // The tabs go after this object has ceased to be a page.
    m_controller.disconnect(this);
    for (QObject* part : findChildren<QObject*>()) {
        part->disconnect(this);
    }
}

QString MetricsPage::pageId() const
{
    return QStringLiteral("metrics");
}

void MetricsPage::addTabs()
{
    const MetricsParts parts{m_context.theme, m_context.dialogs, m_controller};
    m_tabs->addTab(tr("Dataset"));
    m_tabs->addTab(tr("Classification"));
    m_tabs->addTab(tr("Calibration"));
    m_tabs->addTab(tr("Features"));
    m_tabs->addTab(tr("Compare runs"));
    m_pages = {new DatasetTab(parts, this), new ClassificationTab(parts, this),
               new CalibrationTab(parts, this), new FeaturesTab(parts, this),
               new CompareTab(parts, this)};
    for (MetricsTab* page : m_pages) {
        m_stack->addWidget(page);
        connect(page, &MetricsTab::runsRequested, this,
                [this] { emit pageRequested(QStringLiteral("runs")); });
    }
    connect(m_tabs, &QTabBar::currentChanged, this, &MetricsPage::showTab);
}

void MetricsPage::connectController()
{
    for (const auto signal :
         {&MetricsController::overviewChanged, &MetricsController::reportsChanged,
          &MetricsController::weightsChanged, &MetricsController::comparisonChanged,
          &MetricsController::datasetChanged}) {
        connect(&m_controller, signal, this, &MetricsPage::refreshCurrent);
    }
    connect(&m_controller, &MetricsController::activityChanged, this,
            [this](const MetricsActivity& activity) {
                m_foot->setActivity(activity);
                m_foot->setStopped(m_controller.isStopped() && activity.text.isEmpty());
            });
    connect(&m_controller, &MetricsController::failed, this, &MetricsPage::showError);
    connect(m_foot, &MetricsFoot::cancelled, &m_controller, &MetricsController::cancel);
    connect(m_foot, &MetricsFoot::resumed, this, [this] {
        m_foot->setStopped(false);
        m_controller.compute();
    });
    connect(&m_foot->tableMenu(), &QMenu::aboutToShow, this, &MetricsPage::fillTableMenu);
    connect(&m_foot->plotMenu(), &QMenu::aboutToShow, this, &MetricsPage::fillPlotMenu);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        auto* table = qobject_cast<ValueTable*>(now);
        if (table && isAncestorOf(table)) {
            m_lastTable = table;
        }
    });
}

void MetricsPage::addKeys()
{
    const auto add = [this](const QKeySequence& key, int step) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this,
                [this, step] { showTab((m_stack->currentIndex() + step + TabCount) % TabCount); });
    };
    add(QKeySequence(Qt::CTRL | Qt::Key_PageDown), 1);
    add(QKeySequence(Qt::CTRL | Qt::Key_PageUp), -1);
}

void MetricsPage::activate()
{
    if (m_stale) {
        m_stale = false;
        m_banner->close();
        m_controller.refresh();
    }
    m_tabs->setFocus(Qt::OtherFocusReason);
    emit statusChanged({});
}

QList<QWidget*> MetricsPage::panes() const
{
    return {m_tabs, current().firstPane(), m_foot};
}

void MetricsPage::projectChangedOutside()
{
    m_stale = !isVisible();
    if (isVisible()) {
        m_controller.refresh();
    }
}

void MetricsPage::showItem(const QString& name)
{
    m_wanted = name.toStdString();
    showTab(Classification);
    if (!m_wanted.empty()) {
        m_controller.refresh();  // it may have ended just now
    }
}

void MetricsPage::takeWanted()
{
    if (m_wanted.empty() || m_controller.overview() == nullptr) {
        return;
    }
    for (const RunEntry& run : m_controller.overview()->runs) {
        if (run.record.name == m_wanted && run.isFinished()) {
            m_wanted.clear();
            m_controller.prefer(run.record.id);
            for (MetricsTab* tab : m_pages) {
                tab->wantRun(run.record.id);
            }
            return;
        }
    }
}

MetricsTab& MetricsPage::current() const
{
    return *m_pages[static_cast<std::size_t>(std::max(0, m_stack->currentIndex()))];
}

void MetricsPage::showTab(int tab)
{
    m_tabs->setCurrentIndex(tab);
    m_stack->setCurrentIndex(tab);
    m_lastTable = nullptr;
    refreshCurrent();
}

void MetricsPage::refreshCurrent()
{
    takeWanted();
    current().refresh();
    bool plots = false;
    for (const PlotPanel* plot : current().plots()) {
        plots = plots || (!plot->isHidden() && plot->figure() && plot->figure()->isDrawable());
    }
    m_foot->setExports(tableInHand() != nullptr, plots);
}

ValueTable* MetricsPage::tableInHand() const
{
    if (m_lastTable != nullptr) {
        return m_lastTable;
    }
    for (ValueTable* table : current().tables()) {
        if (table->values().rowCount() > 0 && current().isContentsShown()) {
            return table;
        }
    }
    return nullptr;
}

void MetricsPage::fillTableMenu()
{
    QMenu& menu = m_foot->tableMenu();
    menu.clear();
    if (ValueTable* table = tableInHand()) {
        menu.addSection(table->accessibleName());
        table->fillMenu(menu);
    }
}

void MetricsPage::fillPlotMenu()
{
    QMenu& menu = m_foot->plotMenu();
    menu.clear();
    for (const PlotFormat format :
         {PlotFormat::Svg, PlotFormat::Png, PlotFormat::PngDouble, PlotFormat::Pdf}) {
        connect(menu.addAction(tr("All as %1…").arg(plotFormatName(format))), &QAction::triggered,
                this, [this, format] { savePlots(format); });
    }
}

void MetricsPage::savePlots(PlotFormat format)
{
    const std::optional<QString> folder = m_context.dialogs.chooseFolder(
        this, {tr("Save the plots of this view in"), {}, {}, {}, {}});
    if (!folder) {
        return;
    }
    const QString suffix =
        format == PlotFormat::PngDouble ? plotSuffix(format) : u'.' + plotSuffix(format);
    std::vector<std::pair<FigurePointer, QString>> files;
    QStringList there;
    for (const PlotPanel* plot : current().plots()) {
        if (!plot->isHidden() && plot->figure() && plot->figure()->isDrawable()) {
            const QString name = plot->figure()->id() + suffix;
            files.emplace_back(plot->figure(), QDir(*folder).filePath(name));
            if (QFileInfo::exists(files.back().second)) {
                there.append(name);
            }
        }
    }
    const Question question{tr("Save plots"),
                            tr("Replace %1?").arg(there.join(QStringLiteral(", "))),
                            {},
                            tr("Replace"),
                            {},
                            Question::Severity::Destructive};
    if (!there.isEmpty()
        && m_context.dialogs.confirm(this, question) != DialogService::Answer::Accept) {
        return;
    }
    for (const auto& [figure, file] : files) {
        if (const Result<void> written = savePlot(*figure, format, toPath(file)); !written) {
            showError(written.error());
            return;
        }
    }
    emit messageRaised(tr("%n plot(s) saved", nullptr, static_cast<int>(files.size())));
}

void MetricsPage::showError(const Error& error)
{
    const ErrorText text = errorText(error);
    m_banner->showMessage(Banner::Kind::Error, text.happened, text.advice);
}

}  // namespace metes
