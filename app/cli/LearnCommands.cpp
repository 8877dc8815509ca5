// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/LearnCommands.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>

#include "app/cli/CommandLine.h"
#include "core/base/AtomicFile.h"
#include "core/learn/ModelFile.h"
#include "core/runs/CalibrationPredictor.h"
#include "core/runs/LogisticPredictor.h"
#include "core/runs/ProjectTraining.h"
#include "core/text/TextIndex.h"

namespace metes::cli {

namespace {

constexpr std::size_t kShownDrivers = 20;

Result<std::string> readClaimText(const std::string& source)
{
    std::ostringstream text;
    if (source == "-") {
        text << std::cin.rdbuf();
    } else {
        std::ifstream file(source, std::ios::binary);
        if (!file) {
            return fail(ErrorCode::NotFound, "there is no file \"" + source + "\"");
        }
        text << file.rdbuf();
    }
    std::string read = std::move(text).str();
    if (const std::size_t at = invalidUtf8At(read); at != std::string::npos) {
        return fail(ErrorCode::InvalidInput,
                    "the claim is not UTF-8 at byte " + std::to_string(at));
    }
    while (!read.empty() && (read.back() == '\n' || read.back() == '\r' || read.back() == ' ')) {
        read.pop_back();
    }
    if (read.empty()) {
        return fail(ErrorCode::InvalidInput, "there is no claim text to predict");
    }
    return read;
}

std::string signedNumber(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%+.3f", value);
    return text;
}

struct TextPrediction {
    ClaimScore score;
    Explanation explanation;
};

Result<TextPrediction> predictOne(ClaimScorer& scorer, const std::string& text)
{
    const std::vector<ScorableClaim> claims{{1, text, {}}};
    const auto scores = scorer.score(claims, {});
    if (!scores) {
        return passOn(scores);
    }
    auto explanation = scorer.explain(claims, 0, {}, Target());
    if (!explanation) {
        return passOn(explanation);
    }
    return TextPrediction{scores->front(), std::move(*explanation)};
}

void print(const TextPrediction& prediction, const Output& output)
{
    Json categories = Json::object();
    for (std::size_t c = 0; c < kScoredCategoryCount; ++c) {
        const auto& score = prediction.score.categories[c];
        categories[std::string(categoryInfo(scoredCategory(c)).id)] = score ? Json(*score) : Json();
    }
    Json drivers = Json::array();
    const auto& contributions = prediction.explanation.contributions;
    for (std::size_t i = 0; i < std::min(kShownDrivers, contributions.size()); ++i) {
        drivers.push_back({{"feature", contributions[i].name},
                           {"group", contributions[i].group},
                           {"contribution", contributions[i].contribution}});
        output.line(signedNumber(contributions[i].contribution) + "  " + contributions[i].name);
    }
    const auto& indefinite = prediction.score.indefinite;
    output.document(
        Json{{"p_indefinite", prediction.score.pIndefinite},
             {"label", indefinite ? Json(labelId(*indefinite ? Label::Indefinite : Label::Definite))
                                  : Json()},
             {"categories", std::move(categories)},
             {"intercept", prediction.explanation.intercept},
             {"drivers", std::move(drivers)}});
    output.result("p_indefinite " + std::to_string(prediction.score.pIndefinite));
}

}  // namespace

ExitStatus predictText(const RunArguments& arguments, const Output& output)
{
    if (arguments.model.empty()) {
        return output.failure({ErrorCode::InvalidArgument, "--claim-text needs --model", ""});
    }
    const auto predictor = LogisticPredictor::fromFile(arguments.model);
    if (!predictor) {
        return output.failure(predictor.error());
    }
    const auto text = readClaimText(arguments.claimText);
    if (!text) {
        return output.failure(text.error());
    }
    const auto prediction = predictOne((*predictor)->scorer(), *text);
    if (!prediction) {
        return output.failure(prediction.error());
    }
    print(*prediction, output);
    return kDone;
}

ExitStatus train(const LearnArguments& arguments, const OutputOptions& options)
{
    const Output output(options);
    const auto start = std::chrono::steady_clock::now();
    const auto database = openForReading(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    ProjectTrainingOptions training;
    training.training.features =
        featureSetFromId(arguments.features).value_or(FeatureSet::All);
    training.training.calibration =
        calibrationKindFromId(arguments.calibration).value_or(CalibrationKind::None);
    training.training.seed = arguments.seed;
    training.training.regression.cost = arguments.cost;
    TerminalProgress progress(options);
    const auto model = trainOnProject(**database, training, progress);
    if (!model) {
        return output.failure(model.error());
    }
    AtomicFile file(arguments.target);
    file.write(writeModel(*model));
    if (const auto written = file.commit(); !written) {
        return output.failure(written.error());
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    Json without = Json::object();
    for (const Classifier& classifier : model->classifiers) {
        if (!classifier.model) {
            without[std::string(classifier.target.id())] = classifier.reason;
            output.note("no classifier for " + std::string(classifier.target.id()) + ": "
                        + classifier.reason);
        }
    }
    if (model->validationClaims == 0) {
        output.note("no labelled validation claims: the model has no thresholds");
    }
    output.document(Json{{"model", arguments.target},
                         {"features", arguments.features},
                         {"train_claims", model->trainClaims},
                         {"validation_claims", model->validationClaims},
                         {"without_classifier", std::move(without)},
                         {"seconds", took.count()}});
    output.line("Trained on " + std::to_string(model->trainClaims) + " claims; wrote "
                + arguments.target + ".");
    return kDone;
}

void CommandLine::addLearn()
{
    CLI::App* const command = add("train", "learn from the labelled claims of the train split",
                                  m_learn.project, [this] { return train(m_learn, m_options); });
    command->add_option("--features", m_learn.features, "tfidf, linguistic or all")
        ->check(CLI::IsMember({"tfidf", "linguistic", "all"}));
    command->add_option("--seed", m_learn.seed, "kept in the model");
    command->add_option("--cost", m_learn.cost, "C, weight of the losses against the penalty")
        ->check(CLI::PositiveNumber);
    command->add_option("--calibration", m_learn.calibration, "none, platt or isotonic")
        ->check(CLI::IsMember({"none", "platt", "isotonic"}));
    command->add_option("-o,--output", m_learn.target, "the model file")->required();
}

}  // namespace metes::cli
