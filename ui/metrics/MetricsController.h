// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/metrics/MetricsWork.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <optional>

namespace metes {

class JobRunner;

/// What is being computed, for the page's foot.
struct MetricsActivity {
    QString text;  ///< "Figures of logistic-2"; empty: nothing runs
    qint64 done = 0;
    qint64 total = 0;
    std::optional<qint64> secondsLeft;
};

/// A model's weights are those of a run for one target.
struct WeightKey {
    RunId run;
    std::string target;  ///< Target::id()

    auto operator<=>(const WeightKey&) const = default;
};

/// Reads runs and computes their figures, one after the other, never on the window's thread. What
/// was computed is kept while the claims stay as they are, by run, split and seed.
class MetricsController : public QObject {
    Q_OBJECT

public:
    MetricsController(JobRunner& jobs, std::filesystem::path project, QObject* parent = nullptr);

    /// Reads the list of runs again, and then computes what is missing.
    void refresh();
    /// Stops what runs; what is finished stays, and compute() goes on.
    void cancel();
    void compute();

    /// Null until it was read once.
    const RunOverview* overview() const { return m_overview.get(); }
    const RunEntry* entry(RunId run) const;
    bool hasFinishedRuns() const;
    /// Was asked to stop, and something is missing.
    bool isStopped() const { return m_stopped; }
    bool isBusy() const { return !m_activity.text.isEmpty(); }

    const ReportOptions& options() const { return m_options; }
    /// An empty text: all claims; nothing: each run's own split.
    void setSplit(const std::optional<std::string>& split);
    /// Computes the figures of this run before those of others.
    void prefer(RunId run);

    /// Of the claims as they are now; null while not read.
    std::shared_ptr<const DatasetStatistics> dataset() const;
    void askDataset();

    /// Null while not computed, or when that failed.
    std::shared_ptr<const RunReport> report(RunId run) const;
    std::optional<Error> reportError(RunId run) const;

    /// Asked for once, a result or failure is kept. Null while not read.
    std::shared_ptr<const RunWeights> weights(const WeightKey& key) const;
    std::optional<Error> weightsError(const WeightKey& key) const;
    void askWeights(const WeightKey& key);
    /// Of the columns that were asked for; null until computed.
    const std::map<std::size_t, Estimate>* intervals(const WeightKey& key) const;
    void askIntervals(const WeightKey& key, const std::vector<std::size_t>& columns);
    /// How often the model is refitted: each costs a training.
    static BootstrapOptions intervalOptions();

    /// Null while not computed.
    std::shared_ptr<const RunComparison> comparison(RunId first, RunId second) const;
    std::optional<Error> comparisonError(RunId first, RunId second) const;
    void askComparison(RunId first, RunId second);

signals:
    void overviewChanged();
    void datasetChanged();
    void reportsChanged();
    void weightsChanged();
    void comparisonChanged();
    void activityChanged(const metes::MetricsActivity& activity);
    /// Of reading the project; what fails for one run is told beside that run.
    void failed(const metes::Error& error);

private:
    /// What a report depends on beside the program.
    struct ReportKey {
        RunId run;
        RunId second;  ///< of a comparison
        std::string split;
        std::uint64_t seed = 1;
        std::string fingerprint;

        auto operator<=>(const ReportKey&) const = default;
    };
    ReportKey keyOf(RunId run, RunId second = {}) const;
    void startNext();
    void begin(const QString& text);
    void showProgress(qint64 done, qint64 total);
    void end();
    /// True when `error` only says that the work was stopped.
    bool noteStop(const Error& error);

    template<typename T>
    using Kept = Result<std::shared_ptr<const T>>;

    JobRunner& m_jobs;
    std::filesystem::path m_project;
    ReportOptions m_options;
    RunId m_preferred;
    std::unique_ptr<RunOverview> m_overview;
    std::shared_ptr<const DatasetStatistics> m_dataset;
    std::string m_datasetFingerprint;
    std::map<ReportKey, Kept<RunReport>> m_reports;
    std::map<ReportKey, Kept<RunComparison>> m_comparisons;
    std::map<WeightKey, Kept<RunWeights>> m_weights;
    std::map<WeightKey, std::map<std::size_t, Estimate>> m_intervals;
    MetricsActivity m_activity;
    QElapsedTimer m_started;
    bool m_stopped = false;
};

}  // namespace metes
