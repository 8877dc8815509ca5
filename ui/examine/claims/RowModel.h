// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractListModel>
#include <QString>

#include <cstdint>
#include <vector>

namespace metes {

/// A line of a side list: words at the left, a remark at the right.
struct SideRow {
    enum class Tone { Plain, Muted, Bad, Good };

    QString lead;  ///< before the words, bold: a claim's number
    QString text;
    QString remark;
    QString figure;  ///< before the remark: a claim's probability
    Tone tone = Tone::Plain;  ///< of the words
    Tone remarkTone = Tone::Muted;
    int depth = 0;           ///< steps of indentation
    std::int32_t claim = 0;  ///< the claim that it stands for; 0 for none
    QString spoken;          ///< for a screen reader, where the line alone does not say it

    bool operator==(const SideRow&) const = default;
};

/// Lines of a side list. Lines that stay are kept.
class RowModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<SideRow> rows);
    const std::vector<SideRow>& rows() const { return m_rows; }
    /// The row of a claim; -1 for none.
    int rowOf(std::int32_t claim) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<SideRow> m_rows;
};

}  // namespace metes
