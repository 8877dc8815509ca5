// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/metrics/MetricsController.h"
#include "ui/theme/Theme.h"

#include <QWidget>

class QLabel;
class QMenu;

namespace metes {

class Button;
class ElidedLabel;
class ProgressStrip;

/// The bar below the tabs: how intervals are made, what is being computed, and how to take tables
/// and plots away.
class MetricsFoot : public QWidget {
    Q_OBJECT

public:
    explicit MetricsFoot(const Theme& theme, QWidget* parent = nullptr);

    void setBootstrap(const BootstrapOptions& options);
    void setActivity(const MetricsActivity& activity);
    /// Work was stopped: offers to go on.
    void setStopped(bool stopped);
    void setExports(bool tables, bool plots);

    /// Filled by the page when it opens.
    QMenu& tableMenu() const { return *m_tableMenu; }
    QMenu& plotMenu() const { return *m_plotMenu; }

signals:
    void cancelled();
    void resumed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();

    const Theme& m_theme;
    QLabel* m_bootstrap;
    ProgressStrip* m_strip;
    ElidedLabel* m_activity;
    Button* m_cancel;
    Button* m_resume;
    Button* m_tables;
    Button* m_plots;
    QMenu* m_tableMenu;
    QMenu* m_plotMenu;
};

}  // namespace metes
