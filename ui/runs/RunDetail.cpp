// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/runs/RunDetail.h"

#include "ui/plots/Numbers.h"
#include "ui/plots/ValueTable.h"
#include "ui/runs/FigureCard.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/PanelHeader.h"
#include "ui/widgets/ProgressStrip.h"
#include "ui/widgets/WrappedLabel.h"

#include <QGridLayout>
#include <QScrollArea>

namespace metes {

namespace {

constexpr int kStripSteps = 10000;
constexpr int kFailuresHeight = 400;
constexpr int kNameWidth = 140;
constexpr double kMostPerMinute = 6000;

Chip::Tone toneOf(RunStanding standing)
{
    switch (standing) {
    case RunStanding::Waiting: return Chip::Tone::Neutral;
    case RunStanding::Preparing:
    case RunStanding::Working: return Chip::Tone::Accent;
    case RunStanding::Finished: return Chip::Tone::Good;
    default: return Chip::Tone::Warn;
    }
}

QString rateText(double perMinute)
{
    return perMinute < kMostPerMinute
               ? RunDetail::tr("%1 / min").arg(countText(qRound64(perMinute)))
               : RunDetail::tr("%1 / s").arg(countText(qRound64(perMinute / 60)));
}

const QString kNone = QStringLiteral("–");

}  // namespace

RunDetail::RunDetail(const Theme& theme, DialogService& dialogs, Access access, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_dialogs(dialogs),
      m_access(access),
      m_header(new PanelHeader(theme, {}, this)),
      m_chip(m_header->addChip({})),
      m_resume(new Button(theme, Button::Kind::Secondary, tr("Resume"), this)),
      m_stop(new Button(theme, Button::Kind::Secondary, tr("Pause"), this)),
      m_metrics(new Button(theme, Button::Kind::Secondary, tr("Show in Metrics"), this)),
      m_delete(new Button(theme, Button::Kind::Quiet, tr("Delete…"), this)),
      m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("runDetail"));
    setAccessibleName(tr("The run"));
    m_chip->setObjectName(QStringLiteral("runChip"));
    m_resume->setObjectName(QStringLiteral("resumeRun"));
    m_stop->setObjectName(QStringLiteral("stopRun"));
    m_metrics->setObjectName(QStringLiteral("showMetrics"));
    m_delete->setObjectName(QStringLiteral("deleteRun"));
    for (Button* button : {m_resume, m_stop, m_metrics, m_delete}) {
        button->setSize(Button::Size::Small);
        m_header->addControl(button);
    }
    m_scroll->setWidget(makeContents());
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_scroll, 1);
    connect(m_resume, &QAbstractButton::clicked, this, &RunDetail::resumeRequested);
    connect(m_stop, &QAbstractButton::clicked, this, &RunDetail::stopRequested);
    connect(m_delete, &QAbstractButton::clicked, this, &RunDetail::deleteRequested);
    connect(m_metrics, &QAbstractButton::clicked, this, &RunDetail::metricsRequested);
    showNothing();
}

QWidget* RunDetail::makeHeading(const QString& text) const
{
    auto* heading = new QLabel(text);
    heading->setFont(m_theme.font(TextStyle::Heading));
    heading->setContentsMargins(0, metrics::kGap2, 0, 0);
    return heading;
}

QWidget* RunDetail::makeContents()
{
    auto* contents = new QWidget;
    m_strip = new ProgressStrip(m_theme, contents);
    m_claims = new FigureCard(m_theme, FigureCard::Value::Number, tr("Claims"), contents);
    m_rate = new FigureCard(m_theme, FigureCard::Value::Number, tr("Rate"), contents);
    m_left = new FigureCard(m_theme, FigureCard::Value::Number, tr("Left"), contents);
    m_state = new FigureCard(m_theme, FigureCard::Value::Word, tr("State"), contents);
    m_claims->setObjectName(QStringLiteral("claimsCard"));
    m_rate->setObjectName(QStringLiteral("rateCard"));
    m_left->setObjectName(QStringLiteral("leftCard"));
    m_state->setObjectName(QStringLiteral("stateCard"));
    auto* cards = new QHBoxLayout;
    cards->setSpacing(metrics::kGap3);
    for (FigureCard* card : {m_claims, m_rate, m_left, m_state}) {
        cards->addWidget(card, 1);
    }
    m_message = new WrappedLabel(contents);
    m_message->setObjectName(QStringLiteral("runMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setProperty("tone", QStringLiteral("muted"));
    m_configuration = new QGridLayout;
    m_configuration->setHorizontalSpacing(metrics::kGap4);
    m_configuration->setVerticalSpacing(metrics::kGap1);
    m_configuration->setColumnMinimumWidth(0, kNameWidth);
    m_configuration->setColumnStretch(1, 1);

    m_failures = new QWidget(contents);
    m_failuresTitle = qobject_cast<QLabel*>(makeHeading({}));
    m_failed = new ValueTable(m_theme, m_dialogs, tr("Claims that failed"), m_failures);
    m_failed->setObjectName(QStringLiteral("failedClaims"));
    m_failed->setHighest(kFailuresHeight);
    auto* failures = new QVBoxLayout(m_failures);
    failures->setContentsMargins(0, 0, 0, 0);
    failures->setSpacing(metrics::kGap2);
    failures->addWidget(m_failuresTitle);
    failures->addWidget(m_failed);

    auto* column = new QVBoxLayout(contents);
    column->setContentsMargins(metrics::kGap4, metrics::kGap4, metrics::kGap4, metrics::kGap4);
    column->setSpacing(metrics::kGap3);
    column->addLayout(cards);
    column->addWidget(m_strip);
    column->addWidget(m_message);
    column->addWidget(makeHeading(tr("Configuration")));
    column->addLayout(m_configuration);
    column->addWidget(m_failures);
    column->addStretch(1);
    return contents;
}

QWidget* RunDetail::firstPane() const
{
    for (Button* button : {m_resume, m_stop, m_metrics, m_delete}) {
        if (button->isVisibleTo(this)) {
            return button;
        }
    }
    return m_scroll;
}

void RunDetail::setPauseKey(const QString& key)
{
    m_pauseKey = key;
    m_resume->setKeyHint(key);
}

void RunDetail::showNothing()
{
    m_header->setTitle({});
    m_chip->hide();
    m_scroll->widget()->hide();
    for (Button* button : {m_resume, m_stop, m_metrics, m_delete}) {
        button->hide();
    }
}

void RunDetail::setStanding(RunStanding standing, const RunActivity* activity)
{
    const bool stopping = activity != nullptr && activity->stopping;
    const bool open = standing == RunStanding::Paused || standing == RunStanding::Interrupted;
    const bool busy = standing == RunStanding::Working || standing == RunStanding::Preparing
                      || standing == RunStanding::Waiting;
    const bool full = m_access == Access::Full;
    m_chip->setText(stopping ? tr("stopping") : standingText(standing));
    m_chip->setTone(toneOf(standing));
    m_chip->show();
    m_resume->setVisible(open && full);
    m_stop->setVisible(busy);
    m_stop->setEnabled(!stopping);
    const bool pauses = standing == RunStanding::Working;
    m_stop->setText(pauses ? tr("Pause") : tr("Cancel"));
    m_stop->setKeyHint(pauses ? m_pauseKey : QString());
    m_delete->setVisible(!busy && full);
    m_metrics->setVisible(standing == RunStanding::Finished || standing == RunStanding::Attention);
    m_scroll->widget()->show();
}

void RunDetail::showRequest(const RunsController& controller, const RunJob& job)
{
    const RunActivity* current = controller.activity();
    const RunActivity* activity =
        current != nullptr && current->job.serial == job.serial ? current : nullptr;
    m_header->setTitle(requestTitle(*job.request));
    setStanding(activity ? RunStanding::Preparing : RunStanding::Waiting, activity);
    const bool known = activity != nullptr && activity->total > 0;
    const qint64 share = known ? activity->done * 100 / activity->total : 0;
    m_claims->setName(job.request->kind == RunKind::Training ? tr("Training") : tr("Preparing"));
    m_claims->setFigure(known ? tr("%1 %").arg(share) : kNone, tr("then the claims"));
    m_rate->setFigure(kNone);
    m_left->setName(tr("Left"));
    m_left->setFigure(activity && activity->secondsLeft
                          ? durationText(static_cast<double>(*activity->secondsLeft))
                          : kNone,
                      tr("of the training"));
    m_state->setFigure(standingText(activity ? RunStanding::Preparing : RunStanding::Waiting));
    m_strip->setVisible(true);
    m_strip->setProgress(
        known ? static_cast<int>(activity->done * kStripSteps / activity->total) : 0, kStripSteps);
    m_message->hide();
    m_failures->hide();
    showConfiguration(configurationRows(*job.request));
}

void RunDetail::showRun(const RunsController& controller, const RunRecord& run)
{
    const RunStanding standing = standingOf(controller, run);
    const RunActivity* activity =
        standing == RunStanding::Working ? controller.activity() : nullptr;
    m_header->setTitle(numberedTitle(run));
    setStanding(standing, activity);
    showCounts(run, activity);
    showTimes(run, standing, activity);
    showMessage(run, standing);
    showConfiguration(configurationRows(run));
    if (run.counts.failed == 0) {
        m_failures->hide();
    }
}

void RunDetail::showCounts(const RunRecord& run, const RunActivity* activity)
{
    const bool live = activity != nullptr && activity->total > 0;
    const qint64 tried = live ? activity->done : run.counts.done + run.counts.failed;
    m_claims->setName(tr("Claims done"));
    const QString total = tr("of %1").arg(countText(run.counts.claims));
    m_claims->setFigure(countText(live ? tried : run.counts.done),
                        run.counts.failed > 0
                            ? total + QStringLiteral(" · ")
                                  + tr("%1 failed").arg(countText(run.counts.failed))
                            : total);
    m_strip->setVisible(run.state != RunState::Finished);
    m_strip->setProgress(
        run.counts.claims > 0 ? static_cast<int>(tried * kStripSteps / run.counts.claims) : 0,
        kStripSteps);
}

void RunDetail::showTimes(const RunRecord& run, RunStanding standing, const RunActivity* activity)
{
    m_state->setFigure(standingText(standing),
                       activity && activity->stopping ? tr("stopping") : QString());
    if (const std::optional<double> taken = secondsTaken(run)) {
        m_left->setName(tr("Took"));
        m_left->setFigure(durationText(*taken), tr("from beginning to end"));
        m_rate->setFigure(
            *taken > 0 ? rateText(60.0 * static_cast<double>(run.counts.claims) / *taken) : kNone,
            tr("on average"));
        return;
    }
    m_left->setName(tr("Left"));
    if (activity && activity->secondsLeft) {
        m_left->setFigure(durationText(static_cast<double>(*activity->secondsLeft)),
                          tr("at this rate"));
    } else {
        m_left->setFigure(countText(run.counts.waiting()), tr("claims"));
    }
    m_rate->setFigure(activity && activity->perMinute ? rateText(*activity->perMinute) : kNone);
}

void RunDetail::showMessage(const RunRecord& run, RunStanding standing)
{
    QString text;
    if (standing == RunStanding::Interrupted) {
        text =
            tr("Another program works on this run, or it was interrupted. Resume goes on where it "
               "stopped.");
    } else if (standing == RunStanding::Paused) {
        text = run.message == "stopped on request"
                   ? tr("What was done stays. Resume goes on where it stopped.")
                   : tr("It stopped: %1. Resume goes on where it stopped.")
                         .arg(QString::fromStdString(run.message));
    }
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void RunDetail::showConfiguration(const std::vector<std::pair<QString, QString>>& rows)
{
    if (rows == m_rows) {
        return;
    }
    m_rows = rows;
    while (QLayoutItem* item = m_configuration->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    for (const auto& [name, value] : rows) {
        auto* label = new QLabel(name, m_scroll->widget());
        label->setProperty("tone", QStringLiteral("muted"));
        auto* text = new QLabel(value, m_scroll->widget());
        text->setTextFormat(Qt::PlainText);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->setWordWrap(true);
        text->setAccessibleName(QStringLiteral("%1: %2").arg(name, value));
        m_configuration->addWidget(label, row, 0, Qt::AlignTop);
        m_configuration->addWidget(text, row, 1);
        ++row;
    }
}

void RunDetail::showFailures(const std::vector<FailedClaim>& claims)
{
    Table table;
    table.id = "failed-claims";
    table.caption = tr("Claims that failed").toStdString();
    table.columns = {{"application", tr("Application").toStdString()},
                     {"claim", tr("Claim").toStdString(), NumberStyle::Count},
                     {"error", tr("What happened").toStdString()}};
    for (const FailedClaim& claim : claims) {
        table.rows.push_back({claim.application, static_cast<double>(claim.claim), claim.error});
    }
    m_failuresTitle->setText(tr("Needs a look") + QStringLiteral(" · ")
                             + countText(static_cast<std::int64_t>(claims.size())));
    m_failed->setTable(std::move(table));
    m_failures->setVisible(!claims.empty());
}

}  // namespace metes
