// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/runs/RunText.h"

#include <QAbstractListModel>

#include <vector>

namespace metes {

/// One line of the list: something that waits for its turn, or a run.
struct RunRow {
    int serial = 0;  ///< of a request that has no run yet; 0: a run
    RunId run;
    RunStanding standing = RunStanding::Waiting;
    QString title;  ///< "12 · Claim checker"
    QString note;   ///< "214 of 1,444 claims"
    QString share;  ///< "15 %"; empty when finished

    bool isSame(const RunRow& other) const { return serial == other.serial && run == other.run; }
    bool operator==(const RunRow&) const = default;
};

/// What waits, then the runs, latest first.
class RunListModel : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int kNoteRole = Qt::UserRole + 1;
    static constexpr int kShareRole = Qt::UserRole + 2;
    static constexpr int kStandingRole = Qt::UserRole + 3;

    using QAbstractListModel::QAbstractListModel;

    /// Takes over what the controller has; only rows that differ are told of.
    void update(const RunsController& controller);
    const std::vector<RunRow>& rows() const { return m_rows; }
    /// -1 when there is none.
    int rowOf(RunId run) const;
    int rowOf(int serial) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::vector<RunRow> m_rows;
};

}  // namespace metes
