// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/runs/RunListModel.h"

#include "ui/metrics/RunWords.h"
#include "ui/plots/Numbers.h"
#include "ui/widgets/PlainToolTip.h"

#include <algorithm>

namespace metes {

namespace {

QString shareText(qint64 done, qint64 total)
{
    return total > 0 ? RunListModel::tr("%1 %").arg(done * 100 / total) : QString();
}

QString runNote(const RunRow& row, const RunRecord& run, qint64 done)
{
    const QString all = countText(run.counts.claims);
    switch (row.standing) {
    case RunStanding::Attention:
        return RunListModel::tr("%1 of %2 failed").arg(countText(run.counts.failed), all);
    case RunStanding::Finished: {
        QStringList parts{
            RunListModel::tr("%Ln claim(s)", nullptr, static_cast<int>(run.counts.claims))};
        if (const auto& split = run.facts.selection.split) {
            parts.append(splitTitle(*split));
        }
        if (const std::optional<double> taken = secondsTaken(run)) {
            parts.append(durationText(*taken));
        }
        return parts.join(QStringLiteral(" · "));
    }
    case RunStanding::Paused:
        return RunListModel::tr("paused at %1 of %2").arg(countText(done), all);
    case RunStanding::Cancelled:
        return RunListModel::tr("cancelled at %1 of %2").arg(countText(done), all);
    case RunStanding::Interrupted:
        return RunListModel::tr("interrupted at %1 of %2").arg(countText(done), all);
    default: return RunListModel::tr("%1 of %2 claims").arg(countText(done), all);
    }
}

RunRow runRow(const RunsController& controller, const RunRecord& run)
{
    RunRow row{0, run.id, standingOf(controller, run), numberedTitle(run), {}, {}};
    const RunActivity* activity = controller.activity();
    const bool live = row.standing == RunStanding::Working && activity->total > 0;
    const qint64 done = live ? activity->done : run.counts.done + run.counts.failed;
    row.note = runNote(row, run, done);
    if (!hasEnded(run.state)) {
        row.share = shareText(done, run.counts.claims);
    }
    return row;
}

std::vector<RunRow> rowsOf(const RunsController& controller)
{
    std::vector<RunRow> rows;
    for (const RunJob& job : controller.waiting()) {
        if (job.request) {
            rows.push_back({job.serial,
                            {},
                            RunStanding::Waiting,
                            requestTitle(*job.request),
                            standingText(RunStanding::Waiting),
                            {}});
        }
    }
    std::reverse(rows.begin(), rows.end());
    if (const RunActivity* activity = controller.activity(); activity && activity->job.request) {
        const bool trains = activity->job.request->kind == RunKind::Training;
        rows.push_back({activity->job.serial,
                        {},
                        RunStanding::Preparing,
                        requestTitle(*activity->job.request),
                        activity->stopping ? RunListModel::tr("stopping")
                        : trains           ? RunListModel::tr("training")
                                           : standingText(RunStanding::Preparing),
                        shareText(activity->done, activity->total)});
    }
    if (const RunList* list = controller.list()) {
        for (auto run = list->runs.rbegin(); run != list->runs.rend(); ++run) {
            rows.push_back(runRow(controller, *run));
        }
    }
    return rows;
}

}  // namespace

void RunListModel::update(const RunsController& controller)
{
    const std::vector<RunRow> wanted = rowsOf(controller);
    const auto holds = [](const std::vector<RunRow>& rows, const RunRow& row) {
        return std::any_of(rows.begin(), rows.end(),
                           [&row](const RunRow& each) { return each.isSame(row); });
    };
    for (int i = rowCount() - 1; i >= 0; --i) {
        if (!holds(wanted, m_rows[static_cast<std::size_t>(i)])) {
            beginRemoveRows({}, i, i);
            m_rows.erase(m_rows.begin() + i);
            endRemoveRows();
        }
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const int row = static_cast<int>(i);
        if (i >= m_rows.size() || !m_rows[i].isSame(wanted[i])) {
            beginInsertRows({}, row, row);
            m_rows.insert(m_rows.begin() + row, wanted[i]);
            endInsertRows();
        } else if (m_rows[i] != wanted[i]) {
            m_rows[i] = wanted[i];
            emit dataChanged(index(row), index(row));
        }
    }
}

int RunListModel::rowOf(RunId run) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [run](const RunRow& row) { return run && row.run == run; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int RunListModel::rowOf(int serial) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [serial](const RunRow& row) {
        return serial != 0 && row.serial == serial;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int RunListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RunListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const RunRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return row.title;
    case kNoteRole: return row.note;
    case kShareRole: return row.share;
    case kStandingRole: return static_cast<int>(row.standing);
    case Qt::ToolTipRole: return plainToolTip(row.title + u'\n' + row.note);
    case Qt::AccessibleTextRole:
        return QStringList{row.title, standingText(row.standing), row.note, row.share}.join(
            QStringLiteral(", "));
    default: return {};
    }
}

}  // namespace metes
