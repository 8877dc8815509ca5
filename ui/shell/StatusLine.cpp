// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/StatusLine.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QTimer>

#include "ui/shell/Page.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ProgressStrip.h"

namespace metes {

namespace {

constexpr int kHeight = 28;
constexpr int kStripWidth = 120;
constexpr int kMessageMilliseconds = 6000;

}  // namespace

StatusLine::StatusLine(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_count(new QLabel(this)),
      m_strip(new ProgressStrip(theme, this)), m_pace(new ElidedLabel({}, this)),
      m_message(new ElidedLabel({}, this)), m_saving(new QLabel(this)), m_job(new QLabel(this)),
      m_cancel(new Button(theme, Button::Kind::Quiet, tr("Cancel"), this)),
      m_offline(new QLabel(tr("Offline: nothing leaves this machine"), this)),
      m_fading(new QTimer(this))
{
    setFixedHeight(kHeight);
    m_count->setObjectName(QStringLiteral("statusCount"));
    m_pace->setObjectName(QStringLiteral("statusPace"));
    m_message->setObjectName(QStringLiteral("statusMessage"));
    m_saving->setObjectName(QStringLiteral("statusSaving"));
    m_job->setObjectName(QStringLiteral("statusJob"));
    m_offline->setObjectName(QStringLiteral("statusOffline"));
    m_strip->setFixedWidth(kStripWidth);
    m_strip->setAccessibleName(tr("Progress"));
    m_cancel->setObjectName(QStringLiteral("statusCancel"));
    m_cancel->setSize(Button::Size::Small);
    m_cancel->setAccessibleName(tr("Cancel what runs in the background"));
    m_offline->setToolTip(
        tr("Metes opens no network connection. Projects, claims and decisions stay in your files."));
    m_fading->setSingleShot(true);
    m_fading->setInterval(kMessageMilliseconds);
    connect(m_fading, &QTimer::timeout, this, [this] { m_message->setText({}); });
    connect(m_cancel, &Button::clicked, this, &StatusLine::jobCancelled);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kGap4, 1, metrics::kGap4, 0);
    row->setSpacing(metrics::kGap4);
    row->addWidget(m_count);
    row->addWidget(m_strip);
    row->addWidget(m_pace);
    row->addStretch(1);
    for (QWidget* widget : {static_cast<QWidget*>(m_message), static_cast<QWidget*>(m_saving),
                            static_cast<QWidget*>(m_job), static_cast<QWidget*>(m_cancel),
                            static_cast<QWidget*>(m_offline)}) {
        row->addWidget(widget);
    }
    setPageStatus({});
    setSaving(Saving::NoProject);
    setJob({});
    restyle();
    connect(&theme, &Theme::changed, this, &StatusLine::restyle);
}

void StatusLine::setPageStatus(const PageStatus& status)
{
    const QLocale locale;
    m_count->setVisible(status.total > 0);
    m_strip->setVisible(status.total > 0);
    m_count->setText(QStringLiteral("%1 / %2").arg(locale.toString(status.done),
                                                   locale.toString(status.total)));
    m_count->setAccessibleName(tr("%1 of %2 reviewed").arg(status.done).arg(status.total));
    m_strip->setProgress(static_cast<int>(status.done), static_cast<int>(status.total));
    m_pace->setText(status.pace);
}

void StatusLine::setSaving(Saving saving)
{
    m_saving->setVisible(saving != Saving::NoProject);
    m_saving->setText(saving == Saving::Saved ? tr("Saved") : tr("Read-only"));
    m_saving->setToolTip(saving == Saving::Saved
                             ? tr("Every act is written to the project at once.")
                             : tr("This project can be read here but not changed."));
}

void StatusLine::showMessage(const QString& text)
{
    m_message->setText(text);
    m_fading->start();
}

void StatusLine::setJob(const QString& text)
{
    m_job->setText(text);
    m_job->setVisible(!text.isEmpty());
    m_cancel->setVisible(!text.isEmpty());
}

void StatusLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(ColorRole::Surface));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.color(ColorRole::Line));
}

void StatusLine::restyle()
{
    const QFont font = m_theme.font(TextStyle::Secondary);
    for (QLabel* label : {m_count, m_saving, m_job, m_offline}) {
        label->setFont(font);
        label->setProperty("tone", QStringLiteral("muted"));
    }
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, m_theme.color(ColorRole::Muted));
    for (ElidedLabel* label : {m_pace, m_message}) {
        label->setFont(font);
        label->setPalette(muted);
    }
    update();
}

}  // namespace metes
