// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/metrics/MetricsController.h"
#include "ui/metrics/MetricsTab.h"

namespace metes {

class Button;

/// What the models of logistic regression look at: their coefficients by group, with intervals when
/// asked for, since those cost many trainings.
class FeaturesTab : public MetricsTab {
    Q_OBJECT

public:
    FeaturesTab(const MetricsParts& parts, QWidget* parent);

    void refresh() override;
    QList<ValueTable*> tables() const override;
    QList<PlotPanel*> plots() const override;
    QWidget* firstPane() const override;

private:
    void showModel();
    void fillGroups(const RunWeights& weights);
    WeightKey key() const;
    /// Of the chosen group, strongest first.
    std::vector<std::size_t> columns(const RunWeights& weights) const;

    QComboBox* m_run;
    QComboBox* m_target;
    QComboBox* m_group;
    Button* m_compute;
    Heading m_heading;
    PlotPanel* m_plot;
    Heading m_tableHeading;
    ValueTable* m_table;
};

}  // namespace metes
