// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/metrics/MetricsController.h"
#include "ui/plots/PlotFile.h"
#include "ui/shell/Page.h"
#include "ui/shell/ProjectContext.h"

#include <vector>

class QStackedWidget;

namespace metes {

class MetricsFoot;
class MetricsTab;
class SectionTabs;
class ValueTable;

/// The Metrics page: dataset, classification, calibration, features, comparison of runs.
class MetricsPage : public Page {
    Q_OBJECT

public:
    explicit MetricsPage(const ProjectContext& context, QWidget* parent = nullptr);
    ~MetricsPage() override;

    QString pageId() const override;
    void activate() override;
    QList<QWidget*> panes() const override;
    void projectChangedOutside() override;
    /// A run by its name: its figures in Classification, and what the other tabs show of it.
    void showItem(const QString& name) override;

    enum Tab { Dataset, Classification, Calibration, Features, Compare, TabCount };
    void showTab(int tab);
    MetricsTab& tab(int tab) const { return *m_pages[static_cast<std::size_t>(tab)]; }
    MetricsController& controller() { return m_controller; }

private:
    void addTabs();
    void connectController();
    void addKeys();
    MetricsTab& current() const;
    /// Hands the run that is wanted to the tabs, once it is among those that were read.
    void takeWanted();
    void refreshCurrent();
    void fillTableMenu();
    void fillPlotMenu();
    /// That has the focus, else the tab's first one with rows; null for none.
    ValueTable* tableInHand() const;
    void savePlots(PlotFormat format);
    void showError(const Error& error);

    ProjectContext m_context;
    MetricsController m_controller;
    SectionTabs* m_tabs;
    Banner* m_banner;
    QStackedWidget* m_stack;
    MetricsFoot* m_foot;
    std::vector<MetricsTab*> m_pages;
    QMetaObject::Connection m_focus;
    ValueTable* m_lastTable = nullptr;
    std::string m_wanted;  ///< name of a run
    bool m_stale = true;
};

}  // namespace metes
