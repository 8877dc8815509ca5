// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/FeaturesTab.h"

#include "ui/metrics/FeatureWords.h"
#include "ui/metrics/MetricsFigures.h"
#include "ui/metrics/RunChoice.h"
#include "ui/metrics/RunWords.h"
#include "ui/plots/Numbers.h"
#include "ui/plots/PlotPanel.h"
#include "ui/plots/ValueTable.h"
#include "ui/shell/ErrorText.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/ElidedLabel.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <map>

namespace metes {

namespace {

constexpr std::size_t kBarsShown = 40;

bool hasModel(const RunEntry& run)
{
    return run.features.has_value();
}

/// Sum of what a group weighs, and its strongest coefficients.
Table groupsTable(const RunWeights& weights)
{
    struct Group {
        double features = 0;
        double length = 0;  ///< square root of the sum of squares
        std::size_t strongest = 0;
    };
    std::map<std::string, Group> groups;
    for (std::size_t i = 0; i < weights.coefficients.size(); ++i) {
        const Coefficient& coefficient = weights.coefficients[i];
        const auto [place, isNew] = groups.try_emplace(coefficient.group, Group{0, 0, i});
        Group& group = place->second;
        group.features += 1;
        group.length += coefficient.weight * coefficient.weight;
        const double best = weights.coefficients[group.strongest].weight;
        if (std::abs(coefficient.weight) > std::abs(best)) {
            group.strongest = i;
        }
    }
    Table table;
    table.id = "feature-groups";
    table.caption = "Coefficients by group: number, root of the sum of squares, strongest.";
    table.columns = {{"group", "Group"},
                     {"features", "Features", NumberStyle::Count},
                     {"length", "Root of sum of squares"},
                     {"strongest", "Strongest"},
                     {"weight", "Coefficient"}};
    for (const auto& [name, group] : groups) {
        const Coefficient& strongest = weights.coefficients[group.strongest];
        table.rows.push_back({featureGroupName(name).toStdString(), group.features,
                              std::sqrt(group.length), featureName(strongest.name).toStdString(),
                              strongest.weight});
    }
    return table;
}

}  // namespace

FeaturesTab::FeaturesTab(const MetricsParts& parts, QWidget* parent)
    : MetricsTab(parts, parent),
      m_run(makeCombo(tr("Run"), "featuresRun")),
      m_target(makeCombo(tr("What the model tells"), "featuresTarget")),
      m_group(makeCombo(tr("Group of features"), "featuresGroup")),
      m_compute(new Button(parts.theme, Button::Kind::Secondary, tr("Compute intervals"), this)),
      m_heading(addHeading(tr("Features"), {m_run, m_target, m_group, m_compute})),
      m_plot(makePlot("weightsPlot")),
      m_tableHeading()
{
    m_compute->setObjectName(QStringLiteral("computeIntervals"));
    m_compute->setToolTip(tr("Trains the model %1 times more, on resampled applications")
                              .arg(MetricsController::intervalOptions().replicates));
    column().addWidget(m_plot);
    m_tableHeading = addHeading(tr("Groups"));
    m_table = addTable(tr("Groups"), "groupsTable");
    close();
    for (const Target& target : allTargets()) {
        const std::string id(target.id());
        m_target->addItem(targetName(id), QString::fromStdString(id));
    }
    for (QComboBox* choice : {m_run, m_target, m_group}) {
        connect(choice, &QComboBox::currentIndexChanged, this, &FeaturesTab::showModel);
    }
    connect(m_compute, &QAbstractButton::clicked, this, [this] {
        if (const auto weights = this->parts().controller.weights(key())) {
            this->parts().controller.askIntervals(key(), columns(*weights));
        }
    });
}

QList<ValueTable*> FeaturesTab::tables() const
{
    return {m_table};
}

QList<PlotPanel*> FeaturesTab::plots() const
{
    return {m_plot};
}

QWidget* FeaturesTab::firstPane() const
{
    return m_run;
}

WeightKey FeaturesTab::key() const
{
    return {chosenRun(*m_run), m_target->currentData().toString().toStdString()};
}

void FeaturesTab::refresh()
{
    if (!showUnlessEmpty()) {
        return;
    }
    if (!fillRuns(*m_run, parts().controller, takeWanted(), hasModel)) {
        showEmpty(tr("No model yet"),
                  tr("A finished run of logistic regression shows here what its model looks at."),
                  tr("Go to Runs"));
        return;
    }
    showModel();
}

void FeaturesTab::fillGroups(const RunWeights& weights)
{
    const QSignalBlocker blocker(m_group);
    const QVariant before = m_group->currentData();
    QStringList ids;
    for (const Coefficient& coefficient : weights.coefficients) {
        const QString id = QString::fromStdString(coefficient.group);
        if (ids.isEmpty() || (ids.last() != id && !ids.contains(id))) {
            ids.append(id);
        }
    }
    m_group->clear();
    m_group->addItem(weights.model->usesLinguistic() ? tr("All features") : tr("All words"),
                     QString());
    for (const QString& id : ids) {
        m_group->addItem(featureGroupName(id.toStdString()), id);
    }
    m_group->setCurrentIndex(std::max(0, m_group->findData(before)));
}

std::vector<std::size_t> FeaturesTab::columns(const RunWeights& weights) const
{
    return strongestColumns(weights, m_group->currentData().toString().toStdString(), kBarsShown);
}

void FeaturesTab::showModel()
{
    MetricsController& controller = parts().controller;
    const RunEntry* run = controller.entry(key().run);
    const auto weights = controller.weights(key());
    m_plot->setVisible(weights != nullptr);
    m_table->setVisible(weights != nullptr);
    m_tableHeading.title->setVisible(weights != nullptr);
    m_compute->setEnabled(weights && !weights->coefficients.empty() && !controller.isBusy());
    if (!weights) {
        const auto error = controller.weightsError(key());
        m_heading.note->setText(error ? errorText(*error).happened : tr("Reading the model"));
        controller.askWeights(key());
        return;
    }
    fillGroups(*weights);
    const std::vector<std::size_t> shown = columns(*weights);
    m_heading.note->setText(
        tr("%1 of %2 coefficients")
            .arg(countText(static_cast<std::int64_t>(shown.size())),
                 countText(static_cast<std::int64_t>(weights->coefficients.size()))));
    m_plot->setFigure(weightFigure(*weights, shown, controller.intervals(key()),
                                   run ? runTitle(*run) : QString()));
    m_table->setTable(groupsTable(*weights));
}

}  // namespace metes
