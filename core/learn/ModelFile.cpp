// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/ModelFile.h"

#include "core/base/Json.h"
#include "core/base/Version.h"

#include <algorithm>
#include <array>

namespace metes {

namespace {

constexpr std::string_view kFormatName = "metes-model";

// The ids stand in files: they may be added to, never renamed or reordered.
constexpr std::array<std::string_view, 3> kPatterns = {"two_characters", "one_character", "words"};
constexpr std::array<std::string_view, 2> kForms = {"words", "stems"};
constexpr std::array<std::string_view, 2> kFrequencies = {"raw", "sublinear"};
constexpr std::array<std::string_view, 3> kInverses = {"none", "plain", "smooth"};
constexpr std::array<std::string_view, 3> kNorms = {"none", "l1", "l2"};
constexpr std::array<std::string_view, 3> kCalibrations = {"none", "platt", "isotonic"};
constexpr std::array<std::string_view, 2> kIntercepts = {"free", "penalised"};
constexpr std::array<std::string_view, 2> kSolvers = {"lbfgs", "liblinear"};
constexpr std::array<std::string_view, 2> kReferences = {"absent", "given"};

/// A file that says what the program does not know.
struct Unreadable {
    std::string what;
};

template<typename Enum, std::size_t N>
std::string_view idOf(const std::array<std::string_view, N>& ids, Enum value)
{
    return ids[static_cast<std::size_t>(value)];
}

template<typename Enum, std::size_t N>
void readId(const std::array<std::string_view, N>& ids, const Json& from, const char* field,
            Enum& value)
{
    const auto id = from.at(field).get<std::string>();
    const auto place = std::find(ids.begin(), ids.end(), id);
    if (place == ids.end()) {
        throw Unreadable{std::string(field) + " is " + id};
    }
    value = static_cast<Enum>(place - ids.begin());
}

Json termsJson(const TfIdf& terms)
{
    const TfIdfOptions& options = terms.options();
    return {{"pattern", idOf(kPatterns, options.pattern)},
            {"form", idOf(kForms, options.form)},
            {"shortest", options.shortest},
            {"longest", options.longest},
            {"frequency", idOf(kFrequencies, options.frequency)},
            {"inverse", idOf(kInverses, options.inverse)},
            {"norm", idOf(kNorms, options.norm)},
            {"min_documents", options.minDocuments},
            {"min_share", options.minShare},
            {"max_share", options.maxShare},
            {"vocabulary", terms.terms()},
            {"idf", terms.inverse()}};
}

Json thresholdJson(const BalancedThreshold& threshold)
{
    return {{"value", threshold.value ? Json(*threshold.value) : Json()},
            {"predicted", threshold.predicted},
            {"count", threshold.count},
            {"wanted", threshold.wanted},
            {"exact", threshold.exact}};
}

Json calibrationJson(const Calibration& calibration)
{
    Json json{{"kind", idOf(kCalibrations, calibration.kind)}};
    if (calibration.kind == CalibrationKind::Platt) {
        json["slope"] = calibration.slope;
        json["intercept"] = calibration.intercept;
    } else if (calibration.kind == CalibrationKind::Isotonic) {
        json["scores"] = calibration.scores;
        json["probabilities"] = calibration.probabilities;
    }
    return json;
}

Json classifierJson(const Classifier& classifier)
{
    Json json{{"target", classifier.target.id()},
              {"train_positives", classifier.trainPositives},
              {"calibration", calibrationJson(classifier.calibration)}};
    if (classifier.model) {
        json["weights"] = classifier.model->weights;
        json["intercept"] = classifier.model->intercept;
    } else {
        json["reason"] = classifier.reason;
    }
    if (classifier.threshold) {
        json["threshold"] = thresholdJson(*classifier.threshold);
    }
    return json;
}

Json namesJson(ReferenceCounts references)
{
    Json names = Json::array();
    for (const FeatureInfo& feature : linguisticFeatures(references)) {
        names.push_back(feature.id);
    }
    return names;
}

TfIdf readTerms(const Json& json)
{
    TfIdfOptions options;
    readId(kPatterns, json, "pattern", options.pattern);
    readId(kForms, json, "form", options.form);
    readId(kFrequencies, json, "frequency", options.frequency);
    readId(kInverses, json, "inverse", options.inverse);
    readId(kNorms, json, "norm", options.norm);
    json.at("shortest").get_to(options.shortest);
    json.at("longest").get_to(options.longest);
    json.at("min_documents").get_to(options.minDocuments);
    json.at("min_share").get_to(options.minShare);
    json.at("max_share").get_to(options.maxShare);
    if (options.shortest < 1 || options.longest < options.shortest || options.longest > 10) {
        throw Unreadable{"the n-grams run from " + std::to_string(options.shortest) + " to "
                         + std::to_string(options.longest)};
    }
    Result<TfIdf> terms =
        TfIdf::restore(options, json.at("vocabulary").get<std::vector<std::string>>(),
                       json.at("idf").get<std::vector<double>>());
    if (!terms) {
        throw Unreadable{terms.error().message};
    }
    return std::move(*terms);
}

BalancedThreshold readThreshold(const Json& json)
{
    BalancedThreshold threshold;
    if (!json.at("value").is_null()) {
        threshold.value = json.at("value").get<double>();
    }
    json.at("predicted").get_to(threshold.predicted);
    json.at("count").get_to(threshold.count);
    json.at("wanted").get_to(threshold.wanted);
    json.at("exact").get_to(threshold.exact);
    return threshold;
}

Calibration readCalibration(const Json& json)
{
    Calibration calibration;
    readId(kCalibrations, json, "kind", calibration.kind);
    if (calibration.kind == CalibrationKind::Platt) {
        json.at("slope").get_to(calibration.slope);
        json.at("intercept").get_to(calibration.intercept);
    } else if (calibration.kind == CalibrationKind::Isotonic) {
        json.at("scores").get_to(calibration.scores);
        json.at("probabilities").get_to(calibration.probabilities);
        if (calibration.scores.empty()
            || calibration.scores.size() != calibration.probabilities.size()
            || !std::is_sorted(calibration.scores.begin(), calibration.scores.end())) {
            throw Unreadable{"the steps of the calibration are damaged"};
        }
    }
    return calibration;
}

Classifier readClassifier(const Json& json, std::size_t columns)
{
    Classifier classifier;
    const auto id = json.at("target").get<std::string>();
    const std::optional<Target> target = targetFromId(id);
    if (!target) {
        throw Unreadable{"target is " + id};
    }
    classifier.target = *target;
    json.at("train_positives").get_to(classifier.trainPositives);
    classifier.calibration = readCalibration(json.at("calibration"));
    classifier.reason = json.value("reason", std::string());
    if (json.contains("weights")) {
        LinearModel linear;
        json.at("weights").get_to(linear.weights);
        json.at("intercept").get_to(linear.intercept);
        if (linear.weights.size() != columns) {
            throw Unreadable{id + " has " + std::to_string(linear.weights.size()) + " weights for "
                             + std::to_string(columns) + " columns"};
        }
        classifier.model = std::move(linear);
    }
    if (json.contains("threshold")) {
        classifier.threshold = readThreshold(json.at("threshold"));
    }
    return classifier;
}

void readScaling(const Json& json, Model& model)
{
    if (json.at("names") != namesJson(model.references)) {
        throw Unreadable{"its linguistic features are not those of this program"};
    }
    json.at("means").get_to(model.scaling.means);
    json.at("scales").get_to(model.scaling.scales);
    const std::size_t wanted = json.at("names").size();
    const auto& scales = model.scaling.scales;
    if (model.scaling.means.size() != wanted || scales.size() != wanted
        || std::any_of(scales.begin(), scales.end(), [](double s) { return !(s > 0); })) {
        throw Unreadable{"the scales of the features are damaged"};
    }
}

Model readFields(const Json& json)
{
    Model model;
    const auto set = json.at("features").get<std::string>();
    const std::optional<FeatureSet> features = featureSetFromId(set);
    if (!features) {
        throw Unreadable{"features is " + set};
    }
    model.features = *features;
    readId(kReferences, json, "reference_counts", model.references);
    const Json& training = json.at("training");
    readId(kIntercepts, training, "intercept", model.regression.intercept);
    readId(kSolvers, training, "solver", model.regression.solver);
    training.at("cost").get_to(model.regression.cost);
    training.at("tolerance").get_to(model.regression.tolerance);
    training.at("iterations").get_to(model.regression.iterations);
    training.at("fingerprint").get_to(model.fingerprint);
    training.at("seed").get_to(model.seed);
    training.at("claims").get_to(model.trainClaims);
    training.at("validation_claims").get_to(model.validationClaims);
    if (model.usesTerms()) {
        model.terms = readTerms(json.at("tfidf"));
    }
    if (model.usesLinguistic()) {
        readScaling(json.at("linguistic"), model);
    }
    for (const Json& classifier : json.at("classifiers")) {
        model.classifiers.push_back(readClassifier(classifier, model.columns()));
    }
    return model;
}

Result<void> checkVersions(const Json& json)
{
    if (!json.is_object() || json.value("format", Json()) != Json(kFormatName)) {
        return fail(ErrorCode::InvalidInput, "this is no model file of Metes");
    }
    const int format = json.at("version").get<int>();
    const int features = json.at("feature_version").get<int>();
    if (format > kModelFormat || features > kFeatureVersion) {
        return fail(ErrorCode::NewerFormat,
                    "the model was made by a newer Metes (format " + std::to_string(format)
                        + ", features " + std::to_string(features) + ")",
                    "Update Metes, or train the model again.");
    }
    if (format < kModelFormat || features < kFeatureVersion) {
        return fail(ErrorCode::InvalidInput,
                    "the model was made with features of version " + std::to_string(features)
                        + "; this Metes computes version " + std::to_string(kFeatureVersion),
                    "Train the model again.");
    }
    return {};
}

}  // namespace

std::string writeModel(const Model& model)
{
    Json json{{"format", kFormatName},
              {"version", kModelFormat},
              {"feature_version", kFeatureVersion},
              {"program", kVersion},
              {"features", featureSetId(model.features)},
              {"reference_counts", idOf(kReferences, model.references)},
              {"training",
               {{"intercept", idOf(kIntercepts, model.regression.intercept)},
                {"solver", idOf(kSolvers, model.regression.solver)},
                {"cost", model.regression.cost},
                {"tolerance", model.regression.tolerance},
                {"iterations", model.regression.iterations},
                {"fingerprint", model.fingerprint},
                {"seed", model.seed},
                {"claims", model.trainClaims},
                {"validation_claims", model.validationClaims}}}};
    if (model.usesTerms()) {
        json["tfidf"] = termsJson(model.terms);
    }
    if (model.usesLinguistic()) {
        json["linguistic"] = {{"names", namesJson(model.references)},
                              {"means", model.scaling.means},
                              {"scales", model.scaling.scales}};
    }
    json["classifiers"] = Json::array();
    for (const Classifier& classifier : model.classifiers) {
        json["classifiers"].push_back(classifierJson(classifier));
    }
    return canonicalJson(json) + '\n';
}

Result<Model> readModel(std::string_view text)
{
    const Result<Json> json = parseJson(text);
    if (!json) {
        return tl::unexpected(json.error());
    }
    try {
        if (const Result<void> checked = checkVersions(*json); !checked) {
            return tl::unexpected(checked.error());
        }
        return readFields(*json);
    } catch (const Unreadable& unreadable) {
        return fail(ErrorCode::InvalidInput, "the model file cannot be used: " + unreadable.what);
    } catch (const Json::exception& error) {
        return fail(ErrorCode::InvalidInput, "the model file is damaged", error.what());
    }
}

}  // namespace metes
