// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/LogisticPredictor.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "core/base/Json.h"
#include "core/learn/ModelFile.h"
#include "core/runs/CalibrationPredictor.h"

namespace metes {

namespace {

const Classifier* binaryClassifier(const Model& model)
{
    const auto place = std::find_if(
        model.classifiers.begin(), model.classifiers.end(),
        [](const Classifier& classifier) { return !classifier.target.category; });
    return place != model.classifiers.end() && place->model ? &*place : nullptr;
}

}  // namespace

LogisticPredictor::LogisticPredictor(std::string body, Model model)
    : m_body(std::move(body)), m_scorer(std::move(model))
{
}

Result<std::unique_ptr<LogisticPredictor>> LogisticPredictor::fromText(std::string body)
{
    auto model = readModel(body);
    if (!model) {
        return passOn(model);
    }
    return made(std::move(body), std::move(*model));
}

Result<std::unique_ptr<LogisticPredictor>> LogisticPredictor::fromModel(Model model)
{
    std::string body = writeModel(model);
    return made(std::move(body), std::move(model));
}

Result<std::unique_ptr<LogisticPredictor>> LogisticPredictor::made(std::string body, Model model)
{
    if (binaryClassifier(model) == nullptr) {
        return fail(ErrorCode::InvalidInput, "the model cannot tell indefinite claims",
                    "It was trained on claims of one label only.");
    }
    return std::unique_ptr<LogisticPredictor>(
        new LogisticPredictor(std::move(body), std::move(model)));
}

Result<std::unique_ptr<LogisticPredictor>>
LogisticPredictor::fromFile(const std::filesystem::path& path)
{
    std::error_code code;
    if (!std::filesystem::is_regular_file(path, code)) {
        return fail(ErrorCode::NotFound, "there is no file \"" + path.string() + "\"");
    }
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file) {
        return fail(ErrorCode::InputOutput, "cannot read \"" + path.string() + "\"");
    }
    return fromText(std::move(text).str()).map_error([&path](const Error& error) {
        return Error{error.code, "\"" + path.string() + "\": " + error.message, error.detail};
    });
}

PredictorFacts LogisticPredictor::facts() const
{
    const Model& model = m_scorer.model();
    const Json configuration{
        {"features", featureSetId(model.features)},
        {"seed", model.seed},
        {"cost", model.regression.cost},
        {"calibration", calibrationKindId(binaryClassifier(model)->calibration.kind)},
        {"train_claims", model.trainClaims},
        {"trained_on", model.fingerprint},
    };
    return {"logistic", canonicalJson(configuration), m_body, ""};
}

bool LogisticPredictor::needsDescription() const
{
    return m_scorer.model().usesLinguistic();
}

Result<std::vector<Result<Prediction>>> LogisticPredictor::predict(const ApplicationTask& task,
                                                                   const Progress&)
{
    const auto scores = m_scorer.score(scorableClaims(task.claims), task.description);
    if (!scores) {
        return passOn(scores);
    }
    std::vector<Result<Prediction>> outcomes;
    for (const std::size_t place : task.asked) {
        const ClaimScore& score = (*scores)[place];
        Prediction prediction;
        prediction.pIndefinite = score.pIndefinite;
        if (score.indefinite) {
            prediction.label = *score.indefinite ? Label::Indefinite : Label::Definite;
        }
        prediction.categories = score.categories;
        outcomes.emplace_back(std::move(prediction));
    }
    return outcomes;
}

}  // namespace metes
