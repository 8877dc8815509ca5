// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/predictions/DriversPanel.h"

#include "ui/predictions/DriverList.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/WrappedLabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>

namespace metes {

namespace {

constexpr int kRunLetters = 14;

/// Scrolling past it must not choose another run.
class RunCombo : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

void showText(QLabel& label, const QString& text)
{
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

}  // namespace

DriversPanel::DriversPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_probability(new QLabel(this)),
      m_predicted(new QLabel(this)),
      m_runs(new RunCombo(this)),
      m_history(makeText("driversHistory")),
      m_list(new DriverList(theme, this)),
      m_rest(makeText("driversRest")),
      m_legend(makeText("driversLegend")),
      m_note(makeText("driversNote")),
      m_toRuns(new Button(theme, Button::Kind::Secondary, tr("Go to Runs"), this))
{
    setObjectName(QStringLiteral("driversPanel"));
    m_toRuns->setObjectName(QStringLiteral("driversToRuns"));
    m_legend->setText(
        tr("In the claim a bracket stands above these words: solid where they raise the "
           "probability, dashed where they lower it."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kGap2);
    column->addLayout(makeHead());
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_history, m_list, m_rest, m_legend, m_note}) {
        column->addWidget(part);
    }
    column->addWidget(m_toRuns, 0, Qt::AlignLeft);
    connect(m_runs, &QComboBox::activated, this,
            [this](int index) { emit runChosen(m_choices[static_cast<std::size_t>(index)].id); });
    connect(m_list, &DriverList::rowChosen, this, &DriversPanel::driverChosen);
    connect(m_toRuns, &QAbstractButton::clicked, this, &DriversPanel::runsRequested);
    connect(&theme, &Theme::changed, this, &DriversPanel::restyle);
    restyle();
    setState({});
}

QLabel* DriversPanel::makeText(const char* name)
{
    auto* label = new WrappedLabel(this);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("tone", QStringLiteral("muted"));
    return label;
}

QLayout* DriversPanel::makeHead()
{
    m_probability->setObjectName(QStringLiteral("driversProbability"));
    m_predicted->setObjectName(QStringLiteral("driversPredicted"));
    m_predicted->setTextFormat(Qt::PlainText);
    m_runs->setObjectName(QStringLiteral("driversRun"));
    m_runs->setAccessibleName(tr("Run that is asked"));
    m_runs->setToolTip(tr("Run that is asked"));
    m_runs->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_runs->setMinimumContentsLength(kRunLetters);
    m_runs->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_runs->setMaximumWidth(280);
    auto* head = new QHBoxLayout;
    head->setSpacing(metrics::kGap2);
    head->addWidget(m_probability);
    head->addWidget(m_predicted);
    head->addStretch(1);
    head->addWidget(m_runs, 2);
    return head;
}

void DriversPanel::restyle()
{
    m_probability->setFont(m_theme.font(TextStyle::Number));
    for (QLabel* label : {m_history, m_rest, m_legend}) {
        label->setFont(m_theme.font(TextStyle::Secondary));
    }
}

void DriversPanel::setRuns(const std::vector<RunChoiceItem>& runs, RunId chosen)
{
    const QSignalBlocker quiet(m_runs);
    if (runs != m_choices) {
        m_choices = runs;
        m_runs->clear();
        for (const RunChoiceItem& run : runs) {
            m_runs->addItem(run.title);
        }
    }
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (runs[i].id == chosen) {
            m_runs->setCurrentIndex(static_cast<int>(i));
        }
    }
    m_runs->setVisible(!runs.empty());
}

void DriversPanel::setState(const DriversState& state)
{
    showText(*m_probability, state.probability);
    m_probability->setAccessibleName(
        state.probability.isEmpty()
            ? QString()
            : tr("Probability of indefiniteness: %1").arg(state.probability));
    showText(*m_predicted, state.predicted);
    showText(*m_history, state.history);
    m_list->setRows(state.rows);
    m_list->setVisible(!state.rows.empty());
    showText(*m_rest, state.rest);
    const bool words = std::any_of(state.rows.begin(), state.rows.end(),
                                   [](const DriverRow& row) { return !row.places.empty(); });
    m_legend->setVisible(words);
    showText(*m_note, state.note);
    m_toRuns->setVisible(state.offer == DriversState::Offer::Runs);
}

}  // namespace metes
