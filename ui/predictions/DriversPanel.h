// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/RowId.h"
#include "ui/predictions/DriverWords.h"
#include "ui/theme/Theme.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace metes {

class Button;
class DriverList;

/// A run that could be asked.
struct RunChoiceItem {
    RunId id;
    QString title;

    bool operator==(const RunChoiceItem&) const = default;
};

/// What is said of one claim. Whatever is empty is left out.
struct DriversState {
    QString probability;  ///< "0.62"
    QString predicted;
    QString history;
    std::vector<DriverRow> rows;
    QString rest;
    QString note;  ///< why there is no more to say

    enum class Offer { None, Runs };
    Offer offer = Offer::None;  ///< a button that leads to the Runs page
};

/// The probability of the claim in hand, what it is worth, and what drives it.
class DriversPanel : public QWidget {
    Q_OBJECT

public:
    explicit DriversPanel(const Theme& theme, QWidget* parent = nullptr);

    /// Emits nothing.
    void setRuns(const std::vector<RunChoiceItem>& runs, RunId chosen);
    void setState(const DriversState& state);
    DriverList& list() const { return *m_list; }

signals:
    void runChosen(metes::RunId run);
    void driverChosen(int row);
    void runsRequested();

private:
    QLabel* makeText(const char* name);
    QLayout* makeHead();
    void restyle();

    const Theme& m_theme;
    QLabel* m_probability;
    QLabel* m_predicted;
    QComboBox* m_runs;
    QLabel* m_history;
    DriverList* m_list;
    QLabel* m_rest;
    QLabel* m_legend;
    QLabel* m_note;
    Button* m_toRuns;
    std::vector<RunChoiceItem> m_choices;
};

}  // namespace metes
