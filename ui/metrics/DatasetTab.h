// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/metrics/MetricsTab.h"

namespace metes {

class WrappedLabel;

/// What the claims are: the paper's Tables 2 and 3 and its Figure 2.
class DatasetTab : public MetricsTab {
    Q_OBJECT

public:
    DatasetTab(const MetricsParts& parts, QWidget* parent);

    void refresh() override;
    QList<ValueTable*> tables() const override;
    QList<PlotPanel*> plots() const override;
    QWidget* firstPane() const override;

private:
    Heading m_heading;
    ValueTable* m_composition;
    WrappedLabel* m_quotes;
    Heading m_characteristicsHeading;
    ValueTable* m_characteristics;
    PlotPanel* m_years;
};

}  // namespace metes
