// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/CalibrationPredictor.h"

#include "core/base/Json.h"
#include "core/runs/FinishedRun.h"

namespace metes {

namespace {

constexpr std::array<std::string_view, 3> kKindIds{"none", "platt", "isotonic"};

/// Scores and labels of the validation claims of one target.
struct Examples {
    std::vector<double> scores;
    std::vector<std::uint8_t> positive;

    void add(double score, bool isPositive)
    {
        scores.push_back(score);
        positive.push_back(isPositive ? 1 : 0);
    }
};

Result<Calibration> fit(const Examples& examples, CalibrationKind kind)
{
    return kind == CalibrationKind::Platt ? plattCalibration(examples.scores, examples.positive)
                                          : isotonicCalibration(examples.scores, examples.positive);
}

struct ValidationExamples {
    Examples claims;
    std::array<Examples, kScoredCategoryCount> categories;
};

ValidationExamples examplesOf(const std::vector<CorpusClaim>& claims,
                              const std::unordered_map<ClaimId, Prediction>& predictions)
{
    ValidationExamples examples;
    for (const CorpusClaim& claim : claims) {
        const auto place = predictions.find(claim.id);
        if (claim.split != "validation" || !claim.label || place == predictions.end()) {
            continue;
        }
        examples.claims.add(place->second.pIndefinite, *claim.label == Label::Indefinite);
        for (std::size_t c = 0; c < kScoredCategoryCount; ++c) {
            if (const auto& score = place->second.categories[c]) {
                examples.categories[c].add(*score, claim.categories.contains(scoredCategory(c)));
            }
        }
    }
    return examples;
}

Json toJson(const Calibration& calibration)
{
    if (calibration.kind == CalibrationKind::Platt) {
        return {{"kind", "platt"},
                {"slope", calibration.slope},
                {"intercept", calibration.intercept}};
    }
    if (calibration.kind == CalibrationKind::Isotonic) {
        return {{"kind", "isotonic"},
                {"scores", calibration.scores},
                {"probabilities", calibration.probabilities}};
    }
    return {{"kind", "none"}};
}

}  // namespace

std::string_view calibrationKindId(CalibrationKind kind)
{
    return kKindIds[static_cast<std::size_t>(kind)];
}

std::optional<CalibrationKind> calibrationKindFromId(std::string_view id)
{
    for (std::size_t i = 0; i < kKindIds.size(); ++i) {
        if (kKindIds[i] == id) {
            return static_cast<CalibrationKind>(i);
        }
    }
    return std::nullopt;
}

Result<std::unique_ptr<CalibrationPredictor>>
CalibrationPredictor::of(Database& database, const std::string& run, CalibrationKind kind,
                         const Progress& progress)
{
    auto source = readFinishedRun(database, run, progress);
    if (!source) {
        return passOn(source);
    }
    const auto claims =
        CorpusRepository(database).claims(CorpusRepository::Texts::Left, progress);
    if (!claims) {
        return passOn(claims);
    }
    const ValidationExamples examples = examplesOf(*claims, source->predictions);
    auto calibration = fit(examples.claims, kind);
    if (!calibration) {
        return fail(ErrorCode::InvalidInput, "\"" + run + "\" cannot be calibrated: of "
                                                 + std::to_string(examples.claims.scores.size())
                                                 + " labelled validation claims none, or all, are"
                                                   " indefinite",
                    "Give claims a split, predict them all, and have both labels on validation.");
    }
    auto predictor = std::unique_ptr<CalibrationPredictor>(new CalibrationPredictor);
    predictor->m_name = run;
    predictor->m_kind = kind;
    predictor->m_claims = std::move(*calibration);
    for (std::size_t c = 0; c < kScoredCategoryCount; ++c) {
        if (auto fitted = fit(examples.categories[c], kind)) {
            predictor->m_categories[c] = std::move(*fitted);
        }
    }
    predictor->m_predictions = std::move(source->predictions);
    return predictor;
}

PredictorFacts CalibrationPredictor::facts() const
{
    Json maps{{"indefinite", toJson(m_claims)}};
    for (std::size_t c = 0; c < kScoredCategoryCount; ++c) {
        maps[std::string(categoryInfo(scoredCategory(c)).id)] = toJson(m_categories[c]);
    }
    return {"calibration",
            canonicalJson(
                Json{{"run", m_name}, {"method", calibrationKindId(m_kind)}, {"maps", maps}}),
            "", ""};
}

Result<std::vector<Result<Prediction>>> CalibrationPredictor::predict(const ApplicationTask& task,
                                                                      const Progress&)
{
    std::vector<Result<Prediction>> outcomes;
    for (const std::size_t place : task.asked) {
        const auto source = predictionAt(m_predictions, task.claims[place], m_name);
        if (!source) {
            outcomes.emplace_back(passOn(source));
            continue;
        }
        Prediction prediction = **source;
        prediction.pIndefinite = m_claims.apply(prediction.pIndefinite);
        for (std::size_t c = 0; c < kScoredCategoryCount; ++c) {
            if (auto& score = prediction.categories[c]) {
                score = m_categories[c].apply(*score);
            }
        }
        outcomes.emplace_back(std::move(prediction));
    }
    return outcomes;
}

}  // namespace metes
