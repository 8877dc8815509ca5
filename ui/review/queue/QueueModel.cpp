// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/queue/QueueModel.h"

#include "core/patent/Category.h"
#include "ui/review/ReviewWords.h"
#include "ui/widgets/CategoryText.h"

#include <algorithm>

namespace metes {

namespace {

bool isReviewed(const ClaimFacts& facts)
{
    const auto state = static_cast<ClaimState>(facts.state);
    return state != ClaimState::Unseen && state != ClaimState::Skipped;
}

std::optional<Category> firstCategory(const ClaimFacts& facts)
{
    const CategorySet set(facts.categories);
    for (const CategoryInfo& info : categories()) {
        if (set.contains(info.category)) {
            return info.category;
        }
    }
    return std::nullopt;
}

}  // namespace

QueueModel::QueueModel(Fetch fetch, QObject* parent)
    : QAbstractListModel(parent), m_fetch(std::move(fetch)), m_pages(kPagesKept)
{
}

void QueueModel::setQueue(std::shared_ptr<ReviewQueue> queue, const QueueFilter& filter)
{
    beginResetModel();
    m_queue = std::move(queue);
    m_filter = filter;
    applyFilter();
    endResetModel();
}

void QueueModel::setFilter(const QueueFilter& filter)
{
    beginResetModel();
    m_filter = filter;
    applyFilter();
    endResetModel();
}

void QueueModel::applyFilter()
{
    m_entries.clear();
    m_headings.clear();
    m_pages.clear();
    m_scope = m_filter;
    m_scope.states.clear();
    m_scopeTotal = 0;
    m_scopeReviewed = 0;
    if (!m_queue) {
        return;
    }
    std::int32_t application = 0;
    for (const std::uint32_t row : m_queue->filter(m_filter)) {
        if (m_queue->at(row).application != application) {
            application = m_queue->at(row).application;
            m_headings.push_back(static_cast<int>(m_entries.size()));
            m_entries.push_back(2 * row);
        }
        m_entries.push_back(2 * row + 1);
    }
    for (const std::uint32_t row : m_queue->filter(m_scope)) {
        ++m_scopeTotal;
        m_scopeReviewed += isReviewed(m_queue->at(row)) ? 1 : 0;
    }
}

void QueueModel::countScope(std::uint32_t queueRow, std::int64_t sign)
{
    if (m_queue->passes(queueRow, m_scope)) {
        m_scopeTotal += sign;
        m_scopeReviewed += isReviewed(m_queue->at(queueRow)) ? sign : 0;
    }
}

void QueueModel::update(const ClaimFacts& facts)
{
    const std::optional<std::uint32_t> row = m_queue ? m_queue->rowOf(facts.claim) : std::nullopt;
    if (!row) {
        return;
    }
    if (m_queue.use_count() > 1) {
        m_queue = std::make_shared<ReviewQueue>(*m_queue);
    }
    countScope(*row, -1);
    m_queue->update(facts);
    countScope(*row, 1);
    if (const int shown = rowOf(facts.claim); shown >= 0) {
        emit dataChanged(index(shown), index(shown));
    }
}

bool QueueModel::isHeading(int row) const
{
    return row >= 0 && row < rowCount() && m_entries[static_cast<std::size_t>(row)] % 2 == 0;
}

const ClaimFacts* QueueModel::factsAt(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr : &m_queue->at(queueRow(row));
}

ClaimId QueueModel::claimAt(int row) const
{
    const ClaimFacts* facts = factsAt(row);
    return facts == nullptr || isHeading(row) ? ClaimId{} : facts->claim;
}

int QueueModel::rowOf(ClaimId claim) const
{
    const std::optional<std::uint32_t> row = m_queue ? m_queue->rowOf(claim) : std::nullopt;
    if (!row) {
        return -1;
    }
    const std::uint32_t entry = 2 * *row + 1;
    const auto found = std::lower_bound(m_entries.begin(), m_entries.end(), entry);
    return found == m_entries.end() || *found != entry
               ? -1
               : static_cast<int>(found - m_entries.begin());
}

int QueueModel::nextClaimRow(int row, int step) const
{
    int next = row + step;
    while (isHeading(next)) {
        next += step;
    }
    return next < 0 || next >= rowCount() ? -1 : next;
}

int QueueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

Qt::ItemFlags QueueModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || isHeading(index.row())) {
        return Qt::NoItemFlags;
    }
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

const ClaimSummary* QueueModel::summary(int row) const
{
    const int page = row / kPage;
    Page* held = m_pages.object(page);
    if (held == nullptr) {
        std::vector<ClaimId> ids;
        for (int each = page * kPage; each < std::min(rowCount(), (page + 1) * kPage); ++each) {
            const ClaimId id = m_queue->at(queueRow(each)).claim;
            if (ids.empty() || ids.back() != id) {
                ids.push_back(id);
            }
        }
        const Result<std::vector<ClaimSummary>> summaries = m_fetch(ids);
        held = new Page;
        if (!summaries) {
            emit fetchFailed(summaries.error());
        } else {
            for (const ClaimSummary& each : *summaries) {
                held->insert(each.id.value, each);
            }
        }
        m_pages.insert(page, held);  // owned by the cache
    }
    const auto found = held->constFind(m_queue->at(queueRow(row)).claim.value);
    return found == held->constEnd() ? nullptr : &*found;
}

QString QueueModel::headingText(int row) const
{
    const ClaimSummary* text = summary(row);
    if (text == nullptr) {
        return {};
    }
    const QString number = applicationNumber(text->application);
    return text->title.empty() ? number
                               : tr("%1 · %2").arg(number, QString::fromStdString(text->title));
}

QString QueueModel::accessibleText(int row) const
{
    const ClaimFacts& facts = *factsAt(row);
    QStringList words{tr("Claim %1").arg(facts.number),
                      claimStateName(static_cast<ClaimState>(facts.state))};
    if (facts.flagged) {
        words += tr("flagged");
    }
    if (facts.commented) {
        words += tr("commented");
    }
    if (const std::optional<Category> category = firstCategory(facts)) {
        words += categoryName(*category);
    }
    if (const ClaimSummary* text = summary(row)) {
        words += QString::fromStdString(text->opening);
    }
    return words.join(QStringLiteral(", "));
}

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int row = index.row();
    const bool heading = isHeading(row);
    const ClaimFacts& facts = *factsAt(row);
    switch (role) {
    case Qt::DisplayRole: return heading ? headingText(row) : tr("Claim %1").arg(facts.number);
    case Qt::AccessibleTextRole: return heading ? headingText(row) : accessibleText(row);
    case Qt::ToolTipRole: return heading ? QVariant(headingText(row)) : QVariant();
    case IsHeadingRole: return heading;
    case NumberRole: return facts.number;
    case StateRole: return static_cast<int>(facts.state);
    case FlaggedRole: return !heading && facts.flagged;
    case CommentedRole: return !heading && facts.commented;
    case CategoryRole: {
        const std::optional<Category> category = firstCategory(facts);
        return category ? QVariant(static_cast<int>(*category)) : QVariant();
    }
    case ApplicationRole:
    case TitleRole:
    case OpeningRole: {
        const ClaimSummary* text = summary(row);
        if (text == nullptr) {
            return QString();
        }
        return QString::fromStdString(role == ApplicationRole ? text->application
                                      : role == TitleRole     ? text->title
                                                              : text->opening);
    }
    default: return {};
    }
}

}  // namespace metes
