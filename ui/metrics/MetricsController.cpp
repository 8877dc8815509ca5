// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/MetricsController.h"

#include "ui/jobs/JobRunner.h"

#include <algorithm>

namespace metes {

namespace {

const QString kListSlot = QStringLiteral("metrics-runs");
const QString kWorkSlot = QStringLiteral("metrics-work");
constexpr qint64 kGuessAfter = 800;  // milliseconds before a time left is worth showing

template<typename Map, typename Key>
auto keptValue(const Map& map, const Key& key)
{
    const auto found = map.find(key);
    return found != map.end() && found->second ? *found->second
                                               : typename Map::mapped_type::value_type();
}

template<typename Map, typename Key>
std::optional<Error> keptError(const Map& map, const Key& key)
{
    const auto found = map.find(key);
    return found != map.end() && !found->second ? std::optional(found->second.error())
                                                : std::nullopt;
}

}  // namespace

MetricsController::MetricsController(JobRunner& jobs, std::filesystem::path project,
                                     QObject* parent)
    : QObject(parent), m_jobs(jobs), m_project(std::move(project))
{
}

void MetricsController::refresh()
{
    m_jobs.run<RunOverview>(
        this, kListSlot,
        [project = m_project, known = m_overview ? m_overview->runs : std::vector<RunEntry>()](
            Progress& progress) { return readRunOverview(project, known, progress); },
        [this](Result<RunOverview> result) {
            if (!result) {
                emit failed(result.error());
                return;
            }
            const bool same = m_overview && sameOverview(*m_overview, *result);
            m_overview = std::make_unique<RunOverview>(std::move(*result));
            if (!same) {
                emit overviewChanged();
            }
            startNext();
        });
}

const RunEntry* MetricsController::entry(RunId run) const
{
    if (!m_overview) {
        return nullptr;
    }
    const auto found = std::find_if(m_overview->runs.begin(), m_overview->runs.end(),
                                    [run](const RunEntry& each) { return each.record.id == run; });
    return found == m_overview->runs.end() ? nullptr : &*found;
}

bool MetricsController::hasFinishedRuns() const
{
    return m_overview
           && std::any_of(m_overview->runs.begin(), m_overview->runs.end(),
                          [](const RunEntry& each) { return each.isFinished(); });
}

void MetricsController::cancel()
{
    m_stopped = isBusy();
    m_jobs.cancel(kWorkSlot);
}

void MetricsController::compute()
{
    m_stopped = false;
    startNext();
}

void MetricsController::prefer(RunId run)
{
    m_preferred = run;
}

void MetricsController::setSplit(const std::optional<std::string>& split)
{
    if (split != m_options.split) {
        m_options.split = split;
        m_stopped = false;
        emit reportsChanged();
        emit comparisonChanged();
        startNext();
    }
}

MetricsController::ReportKey MetricsController::keyOf(RunId run, RunId second) const
{
    const auto splitOf = [this](RunId each) {
        const RunEntry* known = entry(each);
        return known != nullptr ? known->record.facts.selection.split : std::nullopt;
    };
    const std::string own =
        second ? evaluatedSplit(splitOf(run), splitOf(second)) : evaluatedSplit(splitOf(run));
    return {run, second, m_options.split.value_or(own), m_options.bootstrap.seed,
            m_overview ? m_overview->fingerprint : std::string()};
}

std::shared_ptr<const DatasetStatistics> MetricsController::dataset() const
{
    return m_overview && m_datasetFingerprint == m_overview->fingerprint ? m_dataset : nullptr;
}

void MetricsController::askDataset()
{
    const QString slot = QStringLiteral("metrics-dataset");
    if (!m_overview || m_jobs.isRunning(slot)) {
        return;
    }
    const std::string fingerprint = m_overview->fingerprint;
    m_jobs.run<std::shared_ptr<const DatasetStatistics>>(
        this, slot,
        [project = m_project](Progress& progress) { return readDataset(project, progress); },
        [this, fingerprint](Kept<DatasetStatistics> result) {
            if (result) {
                m_dataset = *result;
                m_datasetFingerprint = fingerprint;
                emit datasetChanged();
            } else if (result.error().code != ErrorCode::Cancelled) {
                emit failed(result.error());
            }
        });
}

std::shared_ptr<const RunReport> MetricsController::report(RunId run) const
{
    return keptValue(m_reports, keyOf(run));
}

std::optional<Error> MetricsController::reportError(RunId run) const
{
    return keptError(m_reports, keyOf(run));
}

void MetricsController::startNext()
{
    if (!m_overview || m_stopped || m_jobs.isRunning(kWorkSlot)) {
        return;
    }
    const auto missing = [this](const RunEntry& each) {
        return each.isFinished() && !m_reports.contains(keyOf(each.record.id));
    };
    auto next = std::find_if(m_overview->runs.begin(), m_overview->runs.end(),
                             [this, &missing](const RunEntry& each) {
                                 return each.record.id == m_preferred && missing(each);
                             });
    if (next == m_overview->runs.end()) {
        next = std::find_if(m_overview->runs.begin(), m_overview->runs.end(), missing);
    }
    if (next == m_overview->runs.end()) {
        return;
    }
    const auto finished = std::count_if(m_overview->runs.begin(), m_overview->runs.end(),
                                        [](const RunEntry& each) { return each.isFinished(); });
    const auto left = std::count_if(m_overview->runs.begin(), m_overview->runs.end(), missing);
    const RunId run = next->record.id;
    const ReportKey key = keyOf(run);
    begin(tr("Figures of %1").arg(QString::fromStdString(next->record.name)));
    showProgress(finished - left, finished);
    m_jobs.run<std::shared_ptr<const RunReport>>(
        this, kWorkSlot,
        [project = m_project, run, options = m_options](Progress& progress) {
            return readRunReport(project, run, options, progress);
        },
        [this, key](Kept<RunReport> result) {
            end();
            if (result || !noteStop(result.error())) {
                m_reports.insert_or_assign(key, std::move(result));
                emit reportsChanged();
            }
            startNext();
        });
}

std::shared_ptr<const RunWeights> MetricsController::weights(const WeightKey& key) const
{
    return keptValue(m_weights, key);
}

std::optional<Error> MetricsController::weightsError(const WeightKey& key) const
{
    return keptError(m_weights, key);
}

void MetricsController::askWeights(const WeightKey& key)
{
    const RunEntry* run = entry(key.run);
    const std::optional<Target> target = targetFromId(key.target);
    if (run == nullptr || !target || m_weights.contains(key)) {
        return;
    }
    m_jobs.run<std::shared_ptr<const RunWeights>>(
        this, QStringLiteral("metrics-weights"),
        [project = m_project, record = run->record, target](Progress&) -> Kept<RunWeights> {
            auto read = readRunWeights(project, record, *target);
            return read ? Kept<RunWeights>(std::make_shared<const RunWeights>(std::move(*read)))
                        : Kept<RunWeights>(passOn(read));
        },
        [this, key](Kept<RunWeights> result) {
            m_weights.insert_or_assign(key, std::move(result));
            emit weightsChanged();
        });
}

BootstrapOptions MetricsController::intervalOptions()
{
    BootstrapOptions options;
    options.replicates = kWeightRefits;
    return options;
}

const std::map<std::size_t, Estimate>* MetricsController::intervals(const WeightKey& key) const
{
    const auto found = m_intervals.find(key);
    return found == m_intervals.end() ? nullptr : &found->second;
}

void MetricsController::askIntervals(const WeightKey& key, const std::vector<std::size_t>& columns)
{
    const std::shared_ptr<const RunWeights> known = weights(key);
    if (!known || columns.empty()) {
        return;
    }
    m_stopped = false;
    begin(tr("Intervals of the coefficients"));
    m_jobs.run<std::vector<Estimate>>(
        this, kWorkSlot,
        [project = m_project, known, columns](Progress& progress) {
            return readWeightIntervals(project, *known, columns, intervalOptions(), progress);
        },
        [this, key, columns](Result<std::vector<Estimate>> result) {
            end();
            if (result) {
                std::map<std::size_t, Estimate>& kept = m_intervals[key];
                for (std::size_t i = 0; i < columns.size(); ++i) {
                    kept[columns[i]] = (*result)[i];
                }
                emit weightsChanged();
            } else if (!noteStop(result.error())) {
                emit failed(result.error());
            }
            startNext();
        },
        [this](qint64 done, qint64 total) { showProgress(done, total); });
}

std::shared_ptr<const RunComparison> MetricsController::comparison(RunId first, RunId second) const
{
    return keptValue(m_comparisons, keyOf(first, second));
}

std::optional<Error> MetricsController::comparisonError(RunId first, RunId second) const
{
    return keptError(m_comparisons, keyOf(first, second));
}

void MetricsController::askComparison(RunId first, RunId second)
{
    const ReportKey key = keyOf(first, second);
    if (!m_overview || m_comparisons.contains(key)) {
        return;
    }
    m_jobs.run<std::shared_ptr<const RunComparison>>(
        this, QStringLiteral("metrics-comparison"),
        [project = m_project, first, second, options = m_options](Progress& progress) {
            return readRunComparison(project, first, second, options, progress);
        },
        [this, key](Kept<RunComparison> result) {
            if (result || result.error().code != ErrorCode::Cancelled) {
                m_comparisons.insert_or_assign(key, std::move(result));
                emit comparisonChanged();
            }
        });
}

void MetricsController::begin(const QString& text)
{
    m_activity = {text, 0, 0, {}};
    m_started.start();
    emit activityChanged(m_activity);
}

void MetricsController::showProgress(qint64 done, qint64 total)
{
    m_activity.done = done;
    m_activity.total = total;
    const qint64 passed = m_started.elapsed();
    m_activity.secondsLeft.reset();
    if (done > 0 && total > done && passed > kGuessAfter) {
        m_activity.secondsLeft = (passed * (total - done) / done + 999) / 1000;
    }
    emit activityChanged(m_activity);
}

void MetricsController::end()
{
    m_activity = {};
    emit activityChanged(m_activity);
}

bool MetricsController::noteStop(const Error& error)
{
    if (error.code != ErrorCode::Cancelled) {
        return false;
    }
    m_stopped = true;
    return true;
}

}  // namespace metes
