// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/MetricsFoot.h"

#include "ui/plots/Numbers.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ProgressStrip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>

namespace metes {

namespace {

constexpr int kFootHeight = 52;
constexpr int kStripWidth = 120;
constexpr int kFootWide = 1150;  // what is being done needs the room below

}  // namespace

MetricsFoot::MetricsFoot(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_bootstrap(new QLabel(this)),
      m_strip(new ProgressStrip(theme, this)),
      m_activity(new ElidedLabel({}, this)),
      m_cancel(new Button(theme, Button::Kind::Secondary, tr("Cancel"), this)),
      m_resume(new Button(theme, Button::Kind::Secondary, tr("Compute the rest"), this)),
      m_tables(new Button(theme, Button::Kind::Secondary, tr("Copy table ▾"), this)),
      m_plots(new Button(theme, Button::Kind::Secondary, tr("Save plots ▾"), this)),
      m_tableMenu(new QMenu(m_tables)),
      m_plotMenu(new QMenu(m_plots))
{
    setFixedHeight(kFootHeight);
    m_bootstrap->setObjectName(QStringLiteral("bootstrapNote"));
    m_activity->setObjectName(QStringLiteral("metricsActivity"));
    m_cancel->setObjectName(QStringLiteral("cancelMetrics"));
    m_resume->setObjectName(QStringLiteral("resumeMetrics"));
    m_tables->setObjectName(QStringLiteral("copyTable"));
    m_plots->setObjectName(QStringLiteral("savePlots"));
    m_strip->setFixedWidth(kStripWidth);
    m_tables->setMenu(m_tableMenu);
    m_plots->setMenu(m_plotMenu);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kGap3, 1, metrics::kGap3, 0);
    row->setSpacing(metrics::kGap2);
    row->addWidget(m_bootstrap);
    row->addSpacing(metrics::kGap4);
    row->addWidget(m_strip);
    row->addWidget(m_activity, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_resume);
    row->addWidget(m_tables);
    row->addWidget(m_plots);
    setFocusProxy(m_tables);
    setActivity({});
    setStopped(false);
    restyle();
    connect(m_cancel, &QAbstractButton::clicked, this, &MetricsFoot::cancelled);
    connect(m_resume, &QAbstractButton::clicked, this, &MetricsFoot::resumed);
    connect(&theme, &Theme::changed, this, &MetricsFoot::restyle);
}

void MetricsFoot::setBootstrap(const BootstrapOptions& options)
{
    m_bootstrap->setText(tr("Bootstrap %1 by application, seed %2")
                             .arg(countText(options.replicates), QString::number(options.seed)));
}

void MetricsFoot::setActivity(const MetricsActivity& activity)
{
    const bool busy = !activity.text.isEmpty();
    QString words = activity.text;
    if (busy && activity.total > 0) {
        words += QStringLiteral(" · ")
                 + tr("%1 of %2").arg(countText(activity.done), countText(activity.total));
    }
    if (activity.secondsLeft) {
        words += QStringLiteral(" · ")
                 + tr("about %n s left", nullptr, static_cast<int>(*activity.secondsLeft));
    }
    m_activity->setText(words);
    m_strip->setProgress(static_cast<int>(activity.done), static_cast<int>(activity.total));
    m_strip->setVisible(busy && activity.total > 0);
    m_cancel->setVisible(busy);
    m_bootstrap->setVisible(!busy || width() > kFootWide);
}

void MetricsFoot::setStopped(bool stopped)
{
    m_resume->setVisible(stopped);
}

void MetricsFoot::setExports(bool tables, bool plots)
{
    m_tables->setEnabled(tables);
    m_plots->setEnabled(plots);
}

void MetricsFoot::restyle()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, m_theme.color(ColorRole::Muted));
    m_activity->setPalette(muted);
    m_activity->setFont(m_theme.font(TextStyle::Secondary));
    update();
}

void MetricsFoot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(ColorRole::Surface));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.color(ColorRole::Line));
}

}  // namespace metes
