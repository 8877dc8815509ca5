// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/ProjectTraining.h"

#include <algorithm>
#include <atomic>
#include <thread>

#include "core/runs/ClaimScorer.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "core/store/CorpusRepository.h"
#include "core/store/Database.h"

namespace metes {

namespace {

/// A stretch of a longer work, told on the scale of the whole.
class Stretch final : public Progress {
public:
    Stretch(Progress& whole, std::int64_t from, std::int64_t to)
        : m_whole(whole), m_from(from), m_to(to)
    {
    }

    void report(std::int64_t done, std::int64_t total) override
    {
        const std::int64_t part = total > 0 ? (m_to - m_from) * done / total : 0;
        m_whole.report(m_from + part, kWhole);
    }
    bool cancelled() const override { return m_whole.cancelled(); }

    static constexpr std::int64_t kWhole = 1000;

private:
    Progress& m_whole;
    std::int64_t m_from;
    std::int64_t m_to;
};

Split splitFromId(const std::string& id)
{
    return id == "train"        ? Split::Train
           : id == "validation" ? Split::Validation
           : id == "test"       ? Split::Test
                                : Split::None;
}

bool isLearnable(const CorpusClaim& claim)
{
    return claim.label.has_value();
}

void addClaim(LearningSet& set, CorpusClaim& claim)
{
    set.indefinite.push_back(*claim.label == Label::Indefinite ? 1 : 0);
    set.categories.push_back(claim.categories);
    set.splits.push_back(splitFromId(claim.split));
    set.groups.push_back(claim.group());
    set.texts.push_back(std::move(claim.text));
}

/// Adds the claims of one application: all of them shape the features, labelled ones are kept.
class SetBuilder {
public:
    SetBuilder(Database& database, FeatureSet features, ReferenceCounts references)
        : m_applications(database), m_features(features), m_extractor(references)
    {
        m_set.references = references;
        if (m_features != FeatureSet::TfIdf) {
            m_set.linguistic.columns = m_extractor.size();
        }
    }

    Result<void> add(std::span<CorpusClaim> claims)
    {
        if (std::none_of(claims.begin(), claims.end(), isLearnable)) {
            return {};
        }
        if (m_features != FeatureSet::TfIdf) {
            if (const auto added = addRows(claims); !added) {
                return added;
            }
        }
        for (CorpusClaim& claim : claims) {
            if (isLearnable(claim)) {
                addClaim(m_set, claim);
            }
        }
        return {};
    }

    LearningSet take() { return std::move(m_set); }

private:
    Result<void> addRows(std::span<const CorpusClaim> claims)
    {
        auto paragraphs = m_applications.description(claims.front().applicationId);
        if (!paragraphs) {
            return passOn(paragraphs);
        }
        std::vector<std::string> description;
        description.reserve(paragraphs->size());
        for (DescriptionParagraph& paragraph : *paragraphs) {
            description.push_back(std::move(paragraph.text));
        }
        std::vector<ScorableClaim> scorable;
        for (const CorpusClaim& claim : claims) {
            scorable.push_back({claim.number, claim.text, claim.parents});
        }
        const DenseMatrix rows = linguisticRows(m_extractor, m_set.references, scorable,
                                                DescriptionWords(description));
        for (std::size_t i = 0; i < claims.size(); ++i) {
            if (isLearnable(claims[i])) {
                const auto row = rows.row(i);
                m_set.linguistic.values.insert(m_set.linguistic.values.end(), row.begin(),
                                               row.end());
            }
        }
        return {};
    }

    ApplicationRepository m_applications;
    FeatureSet m_features;
    FeatureExtractor m_extractor;
    LearningSet m_set;
};

}  // namespace

Result<LearningSet> readLearningSet(Database& database, FeatureSet features,
                                    ReferenceCounts references, Progress& progress)
{
    const auto snapshot = ReadSnapshot::begin(database);
    if (!snapshot) {
        return passOn(snapshot);
    }
    const auto fingerprint = ClaimRepository(database).fingerprint();
    if (!fingerprint) {
        return passOn(fingerprint);
    }
    auto claims = CorpusRepository(database).claims(CorpusRepository::Texts::Read, progress);
    if (!claims) {
        return passOn(claims);
    }
    SetBuilder builder(database, features, references);
    const auto total = static_cast<std::int64_t>(claims->size());
    for (auto begin = claims->begin(); begin != claims->end();) {
        progress.report(begin - claims->begin(), total);
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped while the features were computed");
        }
        const auto end = std::find_if(begin, claims->end(), [&](const CorpusClaim& claim) {
            return claim.applicationId != begin->applicationId;
        });
        if (const auto added = builder.add({begin, end}); !added) {
            return passOn(added);
        }
        begin = end;
    }
    LearningSet set = builder.take();
    set.fingerprint = *fingerprint;
    return set;
}

Result<Model> trainOnProject(Database& database, const ProjectTrainingOptions& options,
                             Progress& progress)
{
    Stretch reading(progress, 0, Stretch::kWhole * 6 / 10);
    const auto set = readLearningSet(database, options.training.features, options.references,
                                     reading);
    if (!set) {
        return passOn(set);
    }
    if (set->claims() == 0) {
        return fail(ErrorCode::InvalidInput, "no claim of the project has a label",
                    "Import labelled claims, or label them.");
    }
    Stretch training(progress, Stretch::kWhole * 6 / 10, Stretch::kWhole);
    return trainModel(*set, options.training, training, onAllCores);
}

void onAllCores(std::size_t count, const std::function<void(std::size_t)>& body)
{
    const std::size_t cores = std::max(1u, std::thread::hardware_concurrency());
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < count; i = next++) {
            body(i);
        }
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < std::min(cores, count); ++i) {
        others.emplace_back(work);
    }
    work();
}

}  // namespace metes
