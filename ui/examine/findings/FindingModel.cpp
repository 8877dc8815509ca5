// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/findings/FindingModel.h"

#include "ui/examine/findings/FindingWords.h"

#include <algorithm>
#include <utility>

namespace metes {

namespace {

// Whether row and card of the two show the same.
bool looksAlike(const FindingRow& a, const FindingRow& b)
{
    const auto edits = [](const FindingRow& row) {
        return row.finding.suggestion ? row.finding.suggestion->edits : std::vector<TextEdit>();
    };
    return a.id == b.id && a.finding.claim == b.finding.claim
           && a.finding.severity == b.finding.severity && a.finding.message == b.finding.message
           && a.finding.evidence == b.finding.evidence && a.finding.trail == b.finding.trail
           && a.judgement == b.judgement && edits(a) == edits(b);
}

}  // namespace

FindingModel::FindingModel(Judge judge, QObject* parent)
    : QAbstractListModel(parent), m_judge(std::move(judge))
{
}

void FindingModel::setExamination(std::shared_ptr<const Examination> examination)
{
    m_examination = std::move(examination);
    refresh();
}

void FindingModel::setFilter(const FindingFilter& filter)
{
    m_filter = filter;
    refresh();
}

void FindingModel::refresh()
{
    replaceRows(wanted());
    emit countsChanged();
}

bool FindingModel::isListed(const FindingRow& row) const
{
    const bool dismissed = row.judgement && row.judgement->verdict == FindingVerdict::Dismissed;
    return m_filter.severities[static_cast<std::size_t>(row.finding.severity)]
           && (!m_filter.kind || *m_filter.kind == row.finding.kind)
           && (m_filter.dismissed || !dismissed);
}

std::vector<FindingRow> FindingModel::wanted()
{
    m_counts = {};
    std::vector<FindingRow> rows;
    if (!m_examination) {
        return rows;
    }
    const std::vector<Finding>& findings = m_examination->result.findings;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        FindingRow row{m_examination->ids[i], findings[i], std::nullopt};
        if (const Judgement* judgement = m_judge(findings[i])) {
            row.judgement = *judgement;
        }
        if (row.judgement && row.judgement->verdict == FindingVerdict::Dismissed) {
            ++m_counts.dismissed;
        } else {
            ++m_counts.open;
            ++m_counts.severities[static_cast<std::size_t>(row.finding.severity)];
            ++m_counts.kinds[static_cast<std::size_t>(row.finding.kind)];
        }
        if (isListed(row)) {
            rows.push_back(std::move(row));
        }
    }
    if (m_filter.order == FindingFilter::Order::HighFirst) {
        std::stable_sort(rows.begin(), rows.end(), [](const FindingRow& a, const FindingRow& b) {
            return a.finding.severity < b.finding.severity;
        });
    }
    return rows;
}

void FindingModel::replaceRows(std::vector<FindingRow> rows)
{
    const auto same = [](const FindingRow& a, const FindingRow& b) { return a.id == b.id; };
    const auto front =
        std::mismatch(m_rows.begin(), m_rows.end(), rows.begin(), rows.end(), same).first
        - m_rows.begin();
    const auto most = static_cast<std::ptrdiff_t>(std::min(m_rows.size(), rows.size())) - front;
    std::ptrdiff_t back = 0;
    while (back < most
           && same(m_rows[m_rows.size() - 1 - static_cast<std::size_t>(back)],
                   rows[rows.size() - 1 - static_cast<std::size_t>(back)])) {
        ++back;
    }
    const auto first = static_cast<int>(front);
    const auto oldEnd = static_cast<int>(static_cast<std::ptrdiff_t>(m_rows.size()) - back);
    const auto newEnd = static_cast<int>(static_cast<std::ptrdiff_t>(rows.size()) - back);
    if (oldEnd > first) {
        beginRemoveRows({}, first, oldEnd - 1);
        m_rows.erase(m_rows.begin() + first, m_rows.begin() + oldEnd);
        endRemoveRows();
    }
    if (newEnd > first) {
        beginInsertRows({}, first, newEnd - 1);
        m_rows.insert(m_rows.begin() + first, rows.begin() + first, rows.begin() + newEnd);
        endInsertRows();
    }
    // The kept ones may have new words or judgements; most have not, and a list of hundreds that is
    // laid out anew would hold up whoever types.
    const std::vector<FindingRow> old = std::exchange(m_rows, std::move(rows));
    int changedFirst = -1;
    int changedLast = -1;
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (!looksAlike(old[at], m_rows[at])) {
            changedFirst = changedFirst < 0 ? i : changedFirst;
            changedLast = i;
        }
    }
    if (changedFirst >= 0) {
        emit dataChanged(index(changedFirst), index(changedLast));
    }
}

const FindingRow* FindingModel::row(const QModelIndex& index) const
{
    return index.isValid() && index.row() < static_cast<int>(m_rows.size())
               ? &m_rows[static_cast<std::size_t>(index.row())]
               : nullptr;
}

QModelIndex FindingModel::indexOf(const std::string& id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const FindingRow& row) { return row.id == id; });
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()));
}

int FindingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FindingModel::data(const QModelIndex& index, int role) const
{
    const FindingRow* each = row(index);
    if (each == nullptr) {
        return {};
    }
    const Finding& finding = each->finding;
    switch (role) {
    case Qt::DisplayRole: return findingKindName(finding.kind);
    case Qt::AccessibleTextRole:
        return tr("%1, %2, %3: %4")
            .arg(severityName(finding.severity), findingKindName(finding.kind),
                 findingPlace(finding), findingMessage(finding));
    case IdRole: return QString::fromStdString(each->id);
    case CategoryRole: return static_cast<int>(finding.category);
    case PlaceRole:
        return tr("%1 · claim %2", "severity, claim")
            .arg(severityName(finding.severity))
            .arg(finding.claim);
    case MessageRole: return findingMessage(finding);
    case DismissedRole:
        return each->judgement && each->judgement->verdict == FindingVerdict::Dismissed;
    case AcceptedRole:
        return each->judgement && each->judgement->verdict == FindingVerdict::Accepted;
    default: return {};
    }
}

}  // namespace metes
