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
    case RunStanding::Waiting:
    case RunStanding::Cancelled: return Chip::Tone::Neutral;
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

/// Failed ones count: they were tried.
qint64 doneOf(const RunRecord& run, const RunActivity* activity)
{
    return activity != nullptr && activity->total > 0 ? activity->done
                                                      : run.counts.done + run.counts.failed;
}

}  // namespace

RunDetail::RunDetail(const Theme& theme, DialogService& dialogs, Access access, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_dialogs(dialogs),
      m_access(access),
      m_header(new PanelHeader(theme, {}, this)),
      m_chip(m_header->addChip({})),
      m_resume(new Button(theme, Button::Kind::Secondary, tr("Resume"), this)),
      m_pause(new Button(theme, Button::Kind::Secondary, tr("Pause"), this)),
      m_cancel(new Button(theme, Button::Kind::Secondary, tr("Cancel"), this)),
      m_metrics(new Button(theme, Button::Kind::Secondary, tr("Show in Metrics"), this)),
      m_delete(new Button(theme, Button::Kind::Quiet, tr("Delete…"), this)),
      m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("runDetail"));
    setAccessibleName(tr("The run"));
    m_chip->setObjectName(QStringLiteral("runChip"));
    m_resume->setObjectName(QStringLiteral("resumeRun"));
    m_pause->setObjectName(QStringLiteral("pauseRun"));
    m_cancel->setObjectName(QStringLiteral("cancelRun"));
    m_metrics->setObjectName(QStringLiteral("showMetrics"));
    m_delete->setObjectName(QStringLiteral("deleteRun"));
    for (Button* button : buttons()) {
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
    connect(m_pause, &QAbstractButton::clicked, this, &RunDetail::pauseRequested);
    connect(m_cancel, &QAbstractButton::clicked, this, &RunDetail::cancelRequested);
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
    for (Button* button : buttons()) {
        if (button->isVisibleTo(this)) {
            return button;
        }
    }
    return m_scroll;
}

QList<Button*> RunDetail::buttons() const
{
    return {m_resume, m_pause, m_cancel, m_metrics, m_delete};
}

void RunDetail::setKeys(const QString& pause, const QString& cancel)
{
    m_resume->setKeyHint(pause);
    m_pause->setKeyHint(pause);
    m_cancel->setKeyHint(cancel);
}

void RunDetail::showNothing()
{
    m_header->setTitle({});
    m_chip->hide();
    m_scroll->widget()->hide();
    for (Button* button : buttons()) {
        button->hide();
    }
}

void RunDetail::setStanding(RunStanding standing, const Work& work)
{
    const bool stopping = work.activity != nullptr && work.activity->stopping;
    const bool open = standing == RunStanding::Paused || standing == RunStanding::Interrupted;
    const bool busy = standing == RunStanding::Working || standing == RunStanding::Preparing
                      || standing == RunStanding::Waiting;
    const bool full = m_access == Access::Full;
    m_chip->setText(stopping ? tr("stopping") : standingText(standing));
    m_chip->setTone(toneOf(standing));
    m_chip->show();
    m_resume->setVisible(open && full);
    m_pause->setVisible(busy && work.isRun);
    m_pause->setEnabled(!stopping);
    m_cancel->setVisible((busy || open) && full);
    m_cancel->setEnabled(!stopping);
    // The dots say that it asks first: where claims are done, going on with them is lost.
    m_cancel->setText(work.isRun && work.done > 0 ? tr("Cancel…") : tr("Cancel"));
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
    setStanding(activity ? RunStanding::Preparing : RunStanding::Waiting, {activity, false, 0});
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
    setStanding(standing, {activity, true, doneOf(run, activity)});
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
    const qint64 tried = doneOf(run, activity);
    m_claims->setName(tr("Claims done"));
    const QString total = tr("of %1").arg(countText(run.counts.claims));
    m_claims->setFigure(countText(live ? tried : run.counts.done),
                        run.counts.failed > 0
                            ? total + QStringLiteral(" · ")
                                  + tr("%1 failed").arg(countText(run.counts.failed))
                            : total);
    m_strip->setVisible(!hasEnded(run.state));
    m_strip->setProgress(
        run.counts.claims > 0 ? static_cast<int>(tried * kStripSteps / run.counts.claims) : 0,
        kStripSteps);
}

void RunDetail::showTimes(const RunRecord& run, RunStanding standing, const RunActivity* activity)
{
    m_state->setFigure(standingText(standing),
                       activity && activity->stopping ? tr("stopping") : QString());
    if (const std::optional<double> taken = secondsTaken(run)) {
        const auto tried = static_cast<double>(run.counts.done + run.counts.failed);
        m_left->setName(tr("Took"));
        m_left->setFigure(durationText(*taken), tr("from beginning to end"));
        m_rate->setFigure(*taken > 0 ? rateText(60.0 * tried / *taken) : kNone, tr("on average"));
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
    if (standing == RunStanding::Cancelled) {
        text = tr("Cancelled: what was done stays, the other %1 claims were not predicted. It does "
                  "not go on.")
                   .arg(countText(run.counts.waiting()));
    }
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void RunDetail::addConfigurationRow()
{
    auto* name = new QLabel(m_scroll->widget());
    name->setProperty("tone", QStringLiteral("muted"));
    auto* value = new QLabel(m_scroll->widget());
    value->setTextFormat(Qt::PlainText);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    value->setWordWrap(true);
    const int row = static_cast<int>(m_labels.size());
    m_configuration->addWidget(name, row, 0, Qt::AlignTop);
    m_configuration->addWidget(value, row, 1);
    m_labels.emplace_back(name, value);
}

void RunDetail::showConfiguration(const std::vector<std::pair<QString, QString>>& rows)
{
    if (rows == m_rows) {
        return;
    }
    m_rows = rows;
    while (m_labels.size() < rows.size()) {
        addConfigurationRow();
    }
    for (std::size_t row = 0; row < m_labels.size(); ++row) {
        const auto& [name, value] = m_labels[row];
        const bool isUsed = row < rows.size();
        if (isUsed) {
            name->setText(rows[row].first);
            value->setText(rows[row].second);
            value->setAccessibleName(
                QStringLiteral("%1: %2").arg(rows[row].first, rows[row].second));
        }
        name->setVisible(isUsed);
        value->setVisible(isUsed);
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
