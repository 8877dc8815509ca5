// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/metrics/MetricsTab.h"

namespace metes {

/// Whether the probabilities of a run mean what they say.
class CalibrationTab : public MetricsTab {
    Q_OBJECT

public:
    CalibrationTab(const MetricsParts& parts, QWidget* parent);

    void refresh() override;
    QList<ValueTable*> tables() const override;
    QList<PlotPanel*> plots() const override;
    QWidget* firstPane() const override;

private:
    void showRun();

    QComboBox* m_run;
    QComboBox* m_split;
    Heading m_heading;
    ValueTable* m_scores;
    PlotPanel* m_histogram;
    PlotPanel* m_reliability;
    Heading m_binsHeading;
    ValueTable* m_bins;
};

}  // namespace metes
