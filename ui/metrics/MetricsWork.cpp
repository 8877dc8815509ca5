// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/MetricsWork.h"

#include "core/learn/ModelFile.h"
#include "core/runs/ProjectTraining.h"
#include "core/runs/ScoredClaimsLoader.h"
#include "core/store/ClaimRepository.h"
#include "core/store/CorpusRepository.h"
#include "core/store/Database.h"
#include "ui/jobs/BackgroundThread.h"

#include <algorithm>
#include <mutex>
#include <set>

namespace metes {

namespace {

Result<std::unique_ptr<Database>> openForReading(const std::filesystem::path& project)
{
    OpenOptions options;
    options.mode = OpenMode::ReadOnly;
    return Database::open(project, options);
}

/// The splits of the paper in their order, then what else there is.
std::vector<std::string> inReadingOrder(std::set<std::string> splits)
{
    std::vector<std::string> ordered;
    for (const char* known : {"train", "validation", "test"}) {
        if (splits.erase(known) > 0) {
            ordered.emplace_back(known);
        }
    }
    splits.erase("");
    ordered.insert(ordered.end(), splits.begin(), splits.end());
    return ordered;
}

std::optional<FeatureSet> featuresOf(const RunRepository& runs, const RunRecord& record)
{
    if (record.facts.kind != "logistic" || record.facts.model.empty()) {
        return std::nullopt;
    }
    const auto body = runs.model(record.facts.model);
    const auto model = body ? readModel(*body) : passOn(body);
    return model ? std::optional(model->features) : std::nullopt;
}

/// Counts refits of several threads for one listener.
class RefitCount final : public Progress {
public:
    RefitCount(Progress& progress, std::int64_t total) : m_progress(progress), m_total(total) {}

    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return m_progress.cancelled(); }
    void finishOne()
    {
        const std::scoped_lock lock(m_mutex);
        m_progress.report(++m_done, m_total);
    }

private:
    Progress& m_progress;
    std::mutex m_mutex;
    std::int64_t m_total;
    std::int64_t m_done = 0;
};

}  // namespace

Result<RunOverview> readRunOverview(const std::filesystem::path& project,
                                    const std::vector<RunEntry>& known, const Progress& progress)
{
    const auto database = openForReading(project);
    if (!database) {
        return passOn(database);
    }
    const auto snapshot = ReadSnapshot::begin(**database);
    if (!snapshot) {
        return passOn(snapshot);
    }
    RunOverview overview;
    const auto fingerprint = ClaimRepository(**database).fingerprint();
    const auto claims =
        CorpusRepository(**database).claims(CorpusRepository::Texts::Left, progress);
    const RunRepository repository(**database);
    const auto runs = repository.all();
    if (!fingerprint || !claims || !runs) {
        return tl::unexpected(!fingerprint ? fingerprint.error()
                              : !claims    ? claims.error()
                                           : runs.error());
    }
    overview.fingerprint = *fingerprint;
    overview.claims = static_cast<std::int64_t>(claims->size());
    std::set<std::string> splits;
    for (const CorpusClaim& claim : *claims) {
        splits.insert(claim.split);
    }
    overview.splits = inReadingOrder(std::move(splits));
    for (const RunRecord& record : *runs) {
        const auto before = std::find_if(known.begin(), known.end(), [&](const RunEntry& each) {
            return each.record.id == record.id && each.record.name == record.name;
        });
        overview.runs.push_back(
            {record, before != known.end() ? before->features : featuresOf(repository, record)});
    }
    return overview;
}

bool sameOverview(const RunOverview& one, const RunOverview& other)
{
    const auto sameRun = [](const RunEntry& a, const RunEntry& b) {
        return a.record.id == b.record.id && a.record.state == b.record.state
               && a.record.counts.done == b.record.counts.done
               && a.record.counts.failed == b.record.counts.failed;
    };
    return one.fingerprint == other.fingerprint && one.splits == other.splits
           && std::equal(one.runs.begin(), one.runs.end(), other.runs.begin(), other.runs.end(),
                         sameRun);
}

Result<std::shared_ptr<const DatasetStatistics>> readDataset(const std::filesystem::path& project,
                                                             Progress& progress)
{
    const auto database = openForReading(project);
    if (!database) {
        return passOn(database);
    }
    auto statistics = datasetStatistics(**database, progress);
    if (!statistics) {
        return passOn(statistics);
    }
    return std::make_shared<const DatasetStatistics>(std::move(*statistics));
}

Result<std::shared_ptr<const RunReport>> readRunReport(const std::filesystem::path& project,
                                                       RunId run, const ReportOptions& options,
                                                       const Progress& progress)
{
    stepBehindTheWindow();
    const auto database = openForReading(project);
    if (!database) {
        return passOn(database);
    }
    const auto claims = loadScoredClaims(**database, run, progress);
    if (!claims) {
        return passOn(claims);
    }
    auto report = runReport(*claims, options, progress);
    if (!report) {
        return passOn(report);
    }
    return std::make_shared<const RunReport>(std::move(*report));
}

Result<std::shared_ptr<const RunComparison>> readRunComparison(const std::filesystem::path& project,
                                                               RunId first, RunId second,
                                                               const ReportOptions& options,
                                                               const Progress& progress)
{
    const auto database = openForReading(project);
    if (!database) {
        return passOn(database);
    }
    const auto one = loadScoredClaims(**database, first, progress);
    if (!one) {
        return passOn(one);
    }
    const auto other = loadScoredClaims(**database, second, progress);
    if (!other) {
        return passOn(other);
    }
    auto comparison = compareRuns(*one, *other, options, progress);
    if (!comparison) {
        return passOn(comparison);
    }
    return std::make_shared<const RunComparison>(std::move(*comparison));
}

Result<RunWeights> readRunWeights(const std::filesystem::path& project, const RunRecord& run,
                                  const Target& target)
{
    const auto database = openForReading(project);
    if (!database) {
        return passOn(database);
    }
    const auto body = RunRepository(**database).model(run.facts.model);
    if (!body) {
        return passOn(body);
    }
    auto model = readModel(*body);
    if (!model) {
        return passOn(model);
    }
    RunWeights weights;
    weights.run = run.id;
    weights.target = target;
    weights.coefficients = coefficients(*model, target);
    const auto classifier =
        std::find_if(model->classifiers.begin(), model->classifiers.end(),
                     [&](const Classifier& each) { return each.target == target; });
    if (weights.coefficients.empty() && classifier != model->classifiers.end()) {
        weights.reason = classifier->reason;
    }
    weights.model = std::make_shared<const Model>(std::move(*model));
    return weights;
}

Result<std::vector<Estimate>> readWeightIntervals(const std::filesystem::path& project,
                                                  const RunWeights& weights,
                                                  const std::vector<std::size_t>& columns,
                                                  const BootstrapOptions& options,
                                                  Progress& progress)
{
    stepBehindTheWindow();
    const auto database = openForReading(project);
    if (!database) {
        return passOn(database);
    }
    const Model& model = *weights.model;
    const auto set = readLearningSet(**database, model.features, model.references, progress);
    if (!set) {
        return passOn(set);
    }
    if (set->fingerprint != model.fingerprint) {
        return fail(ErrorCode::InvalidInput, "the claims have changed since this model was trained",
                    "Train again for intervals of its weights.");
    }
    const std::vector<std::size_t> rows = rowsOfSplit(*set, Split::Train);
    std::vector<std::string_view> texts;
    std::vector<std::string> groups;
    std::vector<std::uint8_t> positive;
    const std::vector<std::uint8_t> labels = labelsOf(*set, weights.target);
    for (const std::size_t row : rows) {
        texts.push_back(set->texts[row]);
        groups.push_back(set->groups[row]);
        positive.push_back(labels[row]);
    }
    const DenseMatrix linguistic =
        model.usesLinguistic() ? set->linguistic.rowsOf(rows) : DenseMatrix{};
    const auto design = designFor(model, texts, linguistic);
    if (!design) {
        return passOn(design);
    }
    RefitCount count(progress, options.replicates);
    const ParallelFor counted = [&count](std::size_t refits, const auto& body) {
        onAllCores(refits, [&](std::size_t i) {
            body(i);
            count.finishOne();
        });
    };
    return coefficientIntervals(*design, positive, groupsOf(groups), columns, model.regression,
                                options, count, counted);
}

}  // namespace metes
