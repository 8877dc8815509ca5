// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/metrics/MetricsTab.h"

namespace metes {

class WrappedLabel;

/// Two runs on the claims that both have: differences with intervals, and who alone is right.
class CompareTab : public MetricsTab {
    Q_OBJECT

public:
    CompareTab(const MetricsParts& parts, QWidget* parent);

    void refresh() override;
    QList<ValueTable*> tables() const override;
    QList<PlotPanel*> plots() const override;
    QWidget* firstPane() const override;

private:
    void showPair();
    void takeWantedAsFirst();

    QComboBox* m_first;
    QComboBox* m_second;
    QComboBox* m_split;
    Heading m_heading;
    ValueTable* m_table;
    WrappedLabel* m_notes;
    PlotPanel* m_roc;
    PlotPanel* m_agreement;
};

}  // namespace metes
