// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/RowId.h"
#include "core/evaluation/Table.h"
#include "ui/metrics/MetricsTab.h"

#include <vector>

namespace metes {

struct RunEntry;

/// How well runs tell indefinite claims: all runs on one split beside the paper's figures, and what
/// lies behind the figures of one of them.
class ClassificationTab : public MetricsTab {
    Q_OBJECT

public:
    ClassificationTab(const MetricsParts& parts, QWidget* parent);

    void refresh() override;
    void wantRun(RunId run) override;
    QList<ValueTable*> tables() const override;
    QList<PlotPanel*> plots() const override;
    QWidget* firstPane() const override;

    /// Whose details are shown; none before there are any.
    RunId chosen() const { return m_chosen; }

private:
    void showRuns();
    Table runsTable();
    void showHeading();
    QString whyNoFigures(const RunEntry& run) const;
    void markSpans();
    void choose(RunId run);
    void showDetails();
    void showWeights(const RunEntry& run);
    QString rowTitle(const RunEntry& run) const;

    QComboBox* m_split;
    Heading m_heading;
    ValueTable* m_runs;
    PlotPanel* m_weights;
    PlotPanel* m_histogram;
    PlotPanel* m_roc;
    PlotPanel* m_precisionRecall;
    PlotPanel* m_confusion;
    Titled m_confusionNumbers;
    ValueTable* m_thresholds;
    ValueTable* m_categories;
    Heading m_categoriesHeading;
    Heading m_thresholdsHeading;
    std::vector<RunId> m_rows;  ///< the run of each row
    RunId m_chosen;
    bool m_chosenByHand = false;  ///< else the latest run that has figures
};

}  // namespace metes
