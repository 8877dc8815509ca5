// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/review/ReviewQueue.h"
#include "core/store/ClaimRepository.h"

#include <QAbstractListModel>
#include <QCache>
#include <QHash>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace metes {

/// The claims that pass the filter, in reading order, each application under a heading row. Facts
/// of all claims are in memory; texts are fetched by pages of kPage rows when a view asks. A claim
/// that no longer passes after a decision stays until the filter is set again: what a person works
/// on does not vanish under their hands.
class QueueModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        IsHeadingRole = Qt::UserRole + 1,
        ApplicationRole,  ///< QString, as stored
        TitleRole,        ///< of the application
        NumberRole,       ///< int
        OpeningRole,      ///< QString
        StateRole,        ///< int of ClaimState
        CategoryRole,     ///< int of Category, invalid where no reason is cited
        FlaggedRole,
        CommentedRole
    };
    using Fetch =
        std::function<Result<std::vector<ClaimSummary>>(const std::vector<ClaimId>& claims)>;

    static constexpr int kPage = 100;
    static constexpr int kPagesKept = 24;

    explicit QueueModel(Fetch fetch, QObject* parent = nullptr);

    /// Takes all claims and filters them.
    void setQueue(std::shared_ptr<ReviewQueue> queue, const QueueFilter& filter);
    void setFilter(const QueueFilter& filter);
    const QueueFilter& filter() const { return m_filter; }
    /// For reading on another thread; changes of this model go to a copy while it is held.
    std::shared_ptr<const ReviewQueue> queue() const { return m_queue; }
    /// Takes the claim's present facts; changes one row.
    void update(const ClaimFacts& facts);

    bool isLoaded() const { return m_queue != nullptr; }
    /// Claims of the project.
    std::int64_t total() const { return m_queue ? static_cast<std::int64_t>(m_queue->size()) : 0; }
    /// Claims shown.
    int claimCount() const { return rowCount() - static_cast<int>(m_headings.size()); }
    /// Of the claims that pass the filter whatever their state: all, and the reviewed ones.
    std::int64_t scopeTotal() const { return m_scopeTotal; }
    std::int64_t scopeReviewed() const { return m_scopeReviewed; }

    /// Rows of the headings, ascending.
    const std::vector<int>& headings() const { return m_headings; }
    bool isHeading(int row) const;
    /// No claim for a heading.
    ClaimId claimAt(int row) const;
    const ClaimFacts* factsAt(int row) const;
    /// -1 when the claim is not shown.
    int rowOf(ClaimId claim) const;
    /// The nearest claim row after (1) or before (-1) `row`; -1 when there is none.
    int nextClaimRow(int row, int step) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// Texts could not be read; rows show their numbers alone.
    void fetchFailed(const metes::Error& error) const;

private:
    using Page = QHash<qint64, ClaimSummary>;

    void applyFilter();
    std::uint32_t queueRow(int row) const { return m_entries[static_cast<std::size_t>(row)] / 2; }
    const ClaimSummary* summary(int row) const;
    void countScope(std::uint32_t queueRow, std::int64_t sign);
    QString accessibleText(int row) const;
    QString headingText(int row) const;

    Fetch m_fetch;
    std::shared_ptr<ReviewQueue> m_queue;
    QueueFilter m_filter;
    QueueFilter m_scope;
    /// Twice the queue's row; plus one for the claim itself, plus zero for the heading above it.
    std::vector<std::uint32_t> m_entries;
    std::vector<int> m_headings;
    std::int64_t m_scopeTotal = 0;
    std::int64_t m_scopeReviewed = 0;
    mutable QCache<int, Page> m_pages;
};

}  // namespace metes
