// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/ClaimScorer.h"

#include "core/lint/ReferenceCount.h"
#include "core/patent/ClaimTree.h"

namespace metes {

struct ClaimScorer::Parts {
    Model model;
    FeatureExtractor extractor;

    explicit Parts(Model trained) : model(std::move(trained)), extractor(model.references) {}

    DenseMatrix rows(const std::vector<ScorableClaim>& claims,
                     const std::vector<std::string>& description)
    {
        if (!model.usesLinguistic()) {
            return {};
        }
        return linguisticRows(extractor, model.references, claims, DescriptionWords(description));
    }
};

namespace {

std::vector<std::int32_t> referenceCounts(const std::vector<ScorableClaim>& claims)
{
    std::vector<Claim> records;
    records.reserve(claims.size());
    for (const ScorableClaim& claim : claims) {
        Claim record;
        record.number = claim.number;
        record.text = claim.text;
        record.dependsOn = claim.parents;
        records.push_back(std::move(record));
    }
    return unintroducedReferences(records);
}

void take(const Classifier& classifier, const std::vector<double>& scores,
          std::vector<ClaimScore>& claims)
{
    const auto place = classifier.target.category ? scoredPlace(*classifier.target.category)
                                                  : std::nullopt;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const double probability = classifier.calibration.apply(scores[i]);
        if (place) {
            claims[i].categories[*place] = probability;
        } else if (!classifier.target.category) {
            claims[i].pIndefinite = probability;
            if (classifier.threshold) {
                claims[i].indefinite = classifier.threshold->isPositive(scores[i]);
            }
        }
    }
}

}  // namespace

std::vector<ScorableClaim> scorableClaims(const std::vector<CorpusClaim>& claims)
{
    std::vector<ScorableClaim> list;
    list.reserve(claims.size());
    for (const CorpusClaim& claim : claims) {
        list.push_back({claim.number, claim.text, claim.parents});
    }
    return list;
}

DenseMatrix linguisticRows(FeatureExtractor& extractor, ReferenceCounts references,
                           const std::vector<ScorableClaim>& claims,
                           const DescriptionWords& description)
{
    ClaimTree tree;
    for (const ScorableClaim& claim : claims) {
        tree.insert(claim.number, claim.parents);
    }
    std::map<std::int32_t, std::int32_t> depths = tree.depths();
    const std::vector<std::int32_t> counts = references == ReferenceCounts::Given
                                                 ? referenceCounts(claims)
                                                 : std::vector<std::int32_t>();
    DenseMatrix rows;
    rows.columns = extractor.size();
    rows.values.reserve(rows.columns * claims.size());
    for (std::size_t i = 0; i < claims.size(); ++i) {
        ClaimInput input;
        input.text = claims[i].text;
        input.depth = depths[claims[i].number];
        input.parents = static_cast<std::int32_t>(claims[i].parents.size());
        if (!counts.empty()) {
            input.unintroducedReferences = counts[i];
        }
        extractor.append(input, description, rows.values);
    }
    return rows;
}

ClaimScorer::ClaimScorer(Model model) : m_parts(std::make_unique<Parts>(std::move(model))) {}
ClaimScorer::~ClaimScorer() = default;
ClaimScorer::ClaimScorer(ClaimScorer&&) noexcept = default;
ClaimScorer& ClaimScorer::operator=(ClaimScorer&&) noexcept = default;

const Model& ClaimScorer::model() const
{
    return m_parts->model;
}

Result<std::vector<ClaimScore>> ClaimScorer::score(const std::vector<ScorableClaim>& claims,
                                                   const std::vector<std::string>& description)
{
    const Model& trained = m_parts->model;
    std::vector<std::string_view> texts;
    texts.reserve(claims.size());
    for (const ScorableClaim& claim : claims) {
        texts.push_back(claim.text);
    }
    const auto design = designFor(trained, texts, m_parts->rows(claims, description));
    if (!design) {
        return passOn(design);
    }
    const std::vector<TargetScores> all = predict(trained, *design);
    std::vector<ClaimScore> scores(claims.size());
    bool tellsIndefinite = false;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Classifier& classifier = trained.classifiers[i];
        tellsIndefinite =
            tellsIndefinite || (!classifier.target.category && classifier.model.has_value());
        take(classifier, all[i].scores, scores);
    }
    if (!tellsIndefinite) {
        return fail(ErrorCode::InvalidInput, "the model cannot tell indefinite claims",
                    "It was trained on claims of one label only.");
    }
    return scores;
}

Result<Explanation> ClaimScorer::explain(const std::vector<ScorableClaim>& claims,
                                         std::size_t place,
                                         const std::vector<std::string>& description,
                                         const Target& target)
{
    if (place >= claims.size()) {
        return fail(ErrorCode::InvalidArgument, "there is no such claim to explain");
    }
    const DenseMatrix rows = m_parts->rows(claims, description);
    const std::span<const double> row =
        rows.columns == 0 ? std::span<const double>() : rows.row(place);
    return metes::explain(m_parts->model, target, claims[place].text, row);
}

}  // namespace metes
