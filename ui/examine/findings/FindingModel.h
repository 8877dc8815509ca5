// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/Examination.h"
#include "ui/examine/draft/Draft.h"

#include <QAbstractListModel>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace metes {

/// Which findings are listed, and in which order.
struct FindingFilter {
    enum class Order { HighFirst, ByClaim };

    std::array<bool, 4> severities{true, true, true, false};  ///< by Severity
    std::optional<FindingKind> kind;
    bool dismissed = false;  ///< the dismissed ones too
    Order order = Order::HighFirst;

    bool operator==(const FindingFilter&) const = default;
};

struct FindingCounts {
    std::array<int, 4> severities{};  ///< by Severity; dismissed ones left out
    std::array<int, kFindingKindCount> kinds{};
    int open = 0;
    int dismissed = 0;  ///< those that the text itself allows are not counted
};

struct FindingRow {
    std::string id;
    Finding finding;
    std::optional<Judgement> judgement;
};

/// The findings of a draft. Rows that stay are kept, so that the one in hand is not lost while the
/// text changes.
class FindingModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        CategoryRole,
        PlaceRole,
        MessageRole,
        DismissedRole,
        AcceptedRole
    };
    using Judge = std::function<const Judgement*(const Finding&)>;

    explicit FindingModel(Judge judge, QObject* parent = nullptr);

    void setExamination(std::shared_ptr<const Examination> examination);
    /// What was said about findings changed.
    void refresh();
    void setFilter(const FindingFilter& filter);
    const FindingFilter& filter() const { return m_filter; }
    const FindingCounts& counts() const { return m_counts; }

    const std::vector<FindingRow>& rows() const { return m_rows; }
    /// Null for no row.
    const FindingRow* row(const QModelIndex& index) const;
    QModelIndex indexOf(const std::string& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

signals:
    void countsChanged();

private:
    std::vector<FindingRow> wanted();
    bool isListed(const FindingRow& row) const;
    void replaceRows(std::vector<FindingRow> rows);

    Judge m_judge;
    std::shared_ptr<const Examination> m_examination;
    FindingFilter m_filter;
    FindingCounts m_counts;
    std::vector<FindingRow> m_rows;
};

}  // namespace metes
