// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures local prediction on what gen.py writes (apps.jsonl, claims.jsonl).
//
//   learn_bench w3 GEN_FOLDER [--without-references]
//       reading, features with the claim checker's counts of references (or without them), 24
//       models (three feature sets, indefinite and seven categories each), predictions on test,
//       pairs of words: all that w3_sklearn.py does, and the counts
//   learn_bench given GEN_FOLDER FILE.npy
//       the three sets on the linguistic columns of w3_sklearn.py (float64, claims x features, as
//       it saves them): AUROC and F1 to be held against that program's
//   learn_bench cancel GEN_FOLDER
//       training on all claims with each solver: the longest time between two questions whether
//       to stop
//   learn_bench w5
//       metrics and bootstrap, beside w5_metrics.py
//
// All in one thread; learn_bench.sh runs the pairs.

#include "core/evaluation/BinaryReport.h"
#include "core/evaluation/MultiLabelMetrics.h"
#include "core/learn/Preconditioner.h"
#include "core/learn/Training.h"
#include "core/lint/ReferenceCount.h"

#include <simdjson.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <unordered_map>

namespace {

using namespace metes;

double cpuSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

class Stages {
public:
    void mark(const std::string& name)
    {
        const auto wall = std::chrono::steady_clock::now();
        const double cpu = cpuSeconds();
        std::printf("%-44s wall %8.3f s  cpu %8.3f s\n", name.c_str(),
                    std::chrono::duration<double>(wall - m_wall).count(), cpu - m_cpu);
        m_wall = wall;
        m_cpu = cpu;
    }

private:
    std::chrono::steady_clock::time_point m_wall = std::chrono::steady_clock::now();
    double m_cpu = cpuSeconds();
};

Split splitOf(std::string_view name)
{
    return name == "train" ? Split::Train : name == "validation" ? Split::Validation : Split::Test;
}

Category categoryOf(std::string_view name)
{
    if (name == "contradicting_limitation") {
        return Category::ContradictingLimitations;
    }
    if (name == "omission_of_essential_elements") {
        return Category::OmissionOfEssentials;
    }
    return categoryFromId(name).value();
}

std::string textOf(simdjson::simdjson_result<simdjson::ondemand::value> value)
{
    return std::string(value.get_string().value());
}

struct Data {
    LearningSet set;
    std::vector<Claim> claims;
    std::unordered_map<std::string, std::vector<std::size_t>> rowsOfApplication;
};

/// The lines of a file, one after the other in one buffer, each with bytes behind it that simdjson
/// may read.
class Lines {
public:
    explicit Lines(const std::string& path)
        : m_file(std::fopen(path.c_str(), "rb"), &std::fclose), m_bytes(kPart)
    {
        if (!m_file) {
            std::cerr << "cannot read " << path << '\n';
            std::exit(1);
        }
    }

    std::optional<simdjson::padded_string_view> next()
    {
        while (true) {
            const char* begin = m_bytes.data() + m_begin;
            const void* end = std::memchr(begin, '\n', m_end - m_begin);
            if (end != nullptr) {
                const auto length = static_cast<std::size_t>(static_cast<const char*>(end) - begin);
                m_begin += length + 1;
                return simdjson::padded_string_view(begin, length,
                                                    length + simdjson::SIMDJSON_PADDING);
            }
            if (!readOn()) {
                return std::nullopt;
            }
        }
    }

private:
    static constexpr std::size_t kPart = std::size_t{1} << 20;

    bool readOn()
    {
        std::memmove(m_bytes.data(), m_bytes.data() + m_begin, m_end - m_begin);
        m_end -= m_begin;
        m_begin = 0;
        if (m_bytes.size() < m_end + kPart / 2) {
            m_bytes.resize(m_bytes.size() * 2);
        }
        const std::size_t room = m_bytes.size() - m_end - simdjson::SIMDJSON_PADDING;
        const std::size_t read = std::fread(m_bytes.data() + m_end, 1, room, m_file.get());
        m_end += read;
        return read > 0;
    }

    std::unique_ptr<std::FILE, int (*)(std::FILE*)> m_file;
    std::vector<char> m_bytes;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
};

void readClaims(const std::string& folder, Data& data)
{
    Lines lines(folder + "/claims.jsonl");
    simdjson::ondemand::parser parser;
    while (const auto line = lines.next()) {
        simdjson::ondemand::document claim = parser.iterate(*line);
        const std::string application = textOf(claim["application"]);
        Claim record;
        record.number = static_cast<std::int32_t>(std::int64_t(claim["claim_number"]));
        for (auto parent : claim["parents"].get_array()) {
            record.dependsOn.push_back(static_cast<std::int32_t>(std::int64_t(parent.value())));
        }
        data.claims.push_back(std::move(record));
        data.set.splits.push_back(splitOf(textOf(claim["split"])));
        data.set.indefinite.push_back(std::int64_t(claim["label"]) != 0 ? 1 : 0);
        data.set.texts.push_back(textOf(claim["text"]));
        CategorySet categories;
        for (auto reason : claim["reasons"].get_array()) {
            categories.insert(categoryOf(textOf(reason["category"])));
        }
        data.set.categories.push_back(categories);
        data.rowsOfApplication[application].push_back(data.set.groups.size());
        data.set.groups.push_back(application);
    }
}

/// What the claim checker counts, a number a claim.
std::vector<std::int32_t> countReferences(const Data& data)
{
    std::vector<std::int32_t> all(data.set.claims());
    for (const auto& [application, rows] : data.rowsOfApplication) {
        std::vector<Claim> claims;
        for (const std::size_t row : rows) {
            claims.push_back(data.claims[row]);
            claims.back().text = data.set.texts[row];
        }
        const std::vector<std::int32_t> counts = unintroducedReferences(claims);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            all[rows[i]] = counts[i];
        }
    }
    return all;
}

/// Reads the descriptions and computes the features; `references` may be empty.
void readApplications(const std::string& folder, const std::vector<std::int32_t>& references,
                      Data& data)
{
    data.set.references = references.empty() ? ReferenceCounts::Absent : ReferenceCounts::Given;
    FeatureExtractor extractor(data.set.references);
    const std::size_t columns = extractor.size();
    data.set.linguistic.columns = columns;
    data.set.linguistic.values.resize(columns * data.set.claims());
    Lines lines(folder + "/apps.jsonl");
    simdjson::ondemand::parser parser;
    std::vector<double> row;
    while (const auto line = lines.next()) {
        simdjson::ondemand::document application = parser.iterate(*line);
        const std::string number = textOf(application["application"]);
        const DescriptionWords description{
            std::string_view(application["description"].get_string().value())};
        for (const std::size_t claim : data.rowsOfApplication[number]) {
            row.clear();
            const auto parents = static_cast<std::int32_t>(data.claims[claim].dependsOn.size());
            ClaimInput input{data.set.texts[claim], parents, parents, {}};
            if (!references.empty()) {
                input.unintroducedReferences = references[claim];
            }
            extractor.append(input, description, row);
            std::copy(row.begin(), row.end(),
                      data.set.linguistic.values.begin()
                          + static_cast<std::ptrdiff_t>(claim * columns));
        }
    }
}

/// Words and pairs of words: what w3_sklearn.py makes besides and uses nowhere.
void makePairs(const LearningSet& set, Stages& stages)
{
    TfIdfOptions options;
    options.longest = 2;
    std::vector<std::string_view> texts;
    for (const std::size_t row : rowsOfSplit(set, Split::Train)) {
        texts.emplace_back(set.texts[row]);
    }
    const Result<TfIdf::Fitted> fitted = TfIdf::fitTransform(texts, options);
    texts.clear();
    for (const Split split : {Split::Validation, Split::Test}) {
        for (const std::size_t row : rowsOfSplit(set, split)) {
            texts.emplace_back(set.texts[row]);
        }
    }
    const SparseMatrix others = fitted->terms.transform(texts);
    stages.mark("pairs of words: " + std::to_string(fitted->terms.terms().size()) + " terms, "
                + std::to_string(fitted->matrix.entries()) + " entries");
}

DenseMatrix readNpy(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    std::uint16_t header = 0;
    std::memcpy(&header, bytes.data() + 8, 2);
    const std::size_t shape = bytes.find("'shape': (");
    std::size_t rows = 0;
    DenseMatrix matrix;
    std::sscanf(bytes.c_str() + shape, "'shape': (%zu, %zu)", &rows, &matrix.columns);
    matrix.values.resize(rows * matrix.columns);
    std::memcpy(matrix.values.data(), bytes.data() + 10 + header, matrix.values.size() * 8);
    return matrix;
}

struct Scored {
    double auroc = 0;
    double f1 = 0;
    double macro = 0;
    double micro = 0;
};

void print(const char* name, const Scored& scored)
{
    std::printf("  %-12s auroc %.4f  f1 %.4f  macro %.4f  micro %.4f\n", name, scored.auroc,
                scored.f1, scored.macro, scored.micro);
}

/// Figures on test, from the scores of all targets with thresholds chosen on validation.
Scored score(const LearningSet& set, const std::vector<TargetScores>& scores,
             const std::vector<BalancedThreshold>& thresholds, std::span<const std::size_t> rows)
{
    Scored result;
    std::vector<std::uint8_t> actual(rows.size() * 7);
    std::vector<std::uint8_t> predicted(rows.size() * 7);
    for (std::size_t t = 0; t < scores.size(); ++t) {
        const std::vector<std::uint8_t> all = labelsOf(set, scores[t].target);
        std::vector<std::uint8_t> labels;
        for (const std::size_t row : rows) {
            labels.push_back(all[row]);
        }
        if (!scores[t].target.category) {
            result.auroc = auroc(labels, scores[t].scores).value.value_or(0);
            const auto at = predictedAt(scores[t].scores, thresholds[t].value);
            result.f1 = f1(confusionOf(labels, at), ZeroDivision::CountsAsZero).value.value_or(0);
            continue;
        }
        for (std::size_t i = 0; i < rows.size(); ++i) {
            actual[i * 7 + t - 1] = labels[i];
            predicted[i * 7 + t - 1] = thresholds[t].isPositive(scores[t].scores[i]) ? 1 : 0;
        }
    }
    BootstrapOptions none;
    none.replicates = 0;
    const auto report = multiLabelReport({7, actual, predicted}, separateGroups(rows.size()),
                                         ZeroDivision::CountsAsZero, none);
    result.macro = report->macroF1.value.value_or(0);
    result.micro = report->microF1.value.value_or(0);
    return result;
}

bool trainOwn(const LearningSet& set, FeatureSet features, Stages& stages)
{
    TrainingOptions options;
    options.features = features;
    NoProgress progress;
    const Result<Model> model = trainModel(set, options, progress);
    if (!model) {
        std::cerr << describe(model.error()) << '\n';
        return false;
    }
    stages.mark("train 8 models: " + std::string(featureSetId(features)));
    const std::vector<std::size_t> rows = rowsOfSplit(set, Split::Test);
    std::vector<std::string_view> texts;
    for (const std::size_t row : rows) {
        texts.emplace_back(set.texts[row]);
    }
    const Result<Design> design = designFor(*model, texts, set.linguistic.rowsOf(rows));
    std::vector<BalancedThreshold> thresholds;
    for (const Classifier& classifier : model->classifiers) {
        thresholds.push_back(classifier.threshold.value_or(BalancedThreshold()));
    }
    const Scored scored = score(set, predict(*model, *design), thresholds, rows);
    stages.mark("predict test: " + std::string(featureSetId(features)));
    print(featureSetId(features).data(), scored);
    return true;
}

/// The three sets with the dense columns of another program.
void trainOnGiven(const LearningSet& set, const DenseMatrix& dense, Stages& stages)
{
    std::vector<std::string_view> texts(set.texts.begin(), set.texts.end());
    const std::vector<std::size_t> train = rowsOfSplit(set, Split::Train);
    const std::vector<std::size_t> validation = rowsOfSplit(set, Split::Validation);
    const std::vector<std::size_t> test = rowsOfSplit(set, Split::Test);
    std::vector<std::string_view> trainTexts;
    for (const std::size_t row : train) {
        trainTexts.push_back(texts[row]);
    }
    const Result<TfIdf> terms = TfIdf::fit(trainTexts, {});
    const Standardisation scaling = Standardisation::fit(dense.rowsOf(train));
    stages.mark("given features: vocabulary and scaling");
    for (const FeatureSet features : {FeatureSet::TfIdf, FeatureSet::Linguistic, FeatureSet::All}) {
        Design all;
        all.rowCount = texts.size();
        if (features != FeatureSet::Linguistic) {
            all.sparse = terms->transform(texts);
        }
        if (features != FeatureSet::TfIdf) {
            all.dense = dense;
            scaling.apply(all.dense);
        }
        const Design trainDesign = all.rowsOf(train);
        const Design testDesign = all.rowsOf(test);
        const Design validationDesign = all.rowsOf(validation);
        std::vector<TargetScores> scores;
        std::vector<BalancedThreshold> thresholds;
        std::int32_t iterations = 0;
        const DesignCurvature curvature = DesignCurvature::of(trainDesign);
        FitContext context;
        context.curvature = &curvature;
        for (const Target& target : allTargets()) {
            const std::vector<std::uint8_t> labels = labelsOf(set, target);
            std::vector<std::uint8_t> trainLabels;
            for (const std::size_t row : train) {
                trainLabels.push_back(labels[row]);
            }
            const Result<Fit> fit = fitLogisticRegression(trainDesign, trainLabels, {}, context);
            iterations += fit->iterations;
            double wanted = 0;
            for (const std::size_t row : validation) {
                wanted += labels[row];
            }
            wanted = target.category ? wanted : static_cast<double>(validation.size()) / 2;
            thresholds.push_back(
                balancedThreshold(probabilities(fit->model, validationDesign), wanted));
            scores.push_back({target, probabilities(fit->model, testDesign), {}});
        }
        stages.mark("given features: 8 models, " + std::to_string(iterations) + " iterations");
        print(featureSetId(features).data(), score(set, scores, thresholds, test));
    }
}

void measureBootstrap(Stages& stages)
{
    constexpr std::size_t kClaims = 4362;
    Random random(3);
    std::vector<std::uint8_t> actual;
    std::vector<double> scores;
    std::vector<std::uint8_t> labels;
    std::vector<std::uint8_t> predictedLabels;
    for (std::size_t i = 0; i < kClaims; ++i) {
        actual.push_back(random.below(2) == 1 ? 1 : 0);
        scores.push_back(std::round(1000 * (random.uniform() + 0.1 * actual.back())) / 1000);
        for (int label = 0; label < 7; ++label) {
            labels.push_back(random.uniform() < 0.1 ? 1 : 0);
            predictedLabels.push_back(random.uniform() < 0.1 ? 1 : 0);
        }
    }
    const std::vector<std::uint8_t> predicted = predictedAt(scores, 0.55);
    const Groups groups = separateGroups(kClaims);
    stages.mark("(made data)");
    const auto report =
        binaryReport({actual, scores, predicted}, groups, ZeroDivision::CountsAsZero, {});
    stages.mark("bootstrap 1000 x {AUROC, P, R, F1, acc, Brier}");
    const auto multi =
        multiLabelReport({7, labels, predictedLabels}, groups, ZeroDivision::CountsAsZero, {});
    stages.mark("bootstrap 1000 x {macro, micro, 7 x F1}");
    std::vector<double> values;
    for (int i = 0; i < 97913; ++i) {
        values.push_back(random.uniform() < 0.4 ? 1 : 0);
    }
    const Estimate mean = bootstrapMean(values, separateGroups(values.size()), {});
    stages.mark("bootstrap 1000 x mean of 97,913");
    std::printf("  auroc %.4f, macro %.4f, mean %.4f\n",
                *report->figures[BinaryFigure::Auroc].value, *multi->macroF1.value, *mean.value);
}

/// Measures how long nobody asks whether to stop.
class Watched final : public Progress {
public:
    void report(std::int64_t, std::int64_t) override { ask(); }
    bool cancelled() const override
    {
        ask();
        return false;
    }
    double longest() const { return m_longest; }
    std::int64_t questions() const { return m_questions; }

private:
    void ask() const
    {
        const auto now = std::chrono::steady_clock::now();
        m_longest = std::max(m_longest, std::chrono::duration<double>(now - m_last).count());
        m_last = now;
        ++m_questions;
    }

    mutable std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
    mutable double m_longest = 0;
    mutable std::int64_t m_questions = 0;
};

void measureCancel(const std::string& folder)
{
    Data data;
    readClaims(folder, data);
    readApplications(folder, countReferences(data), data);
    std::fill(data.set.splits.begin(), data.set.splits.end(), Split::Train);
    for (const Solver solver : {Solver::Lbfgs, Solver::Liblinear}) {
        TrainingOptions options;
        options.regression.solver = solver;
        options.regression.intercept =
            solver == Solver::Liblinear ? Intercept::Penalised : Intercept::Free;
        Watched progress;
        const Result<Model> model = trainModel(data.set, options, progress);
        static_cast<void>(progress.cancelled());  // from the last question to the end
        std::printf("%s on %zu claims, all features: %s; asked %lld times whether to stop, at "
                    "most %.1f ms apart\n",
                    solver == Solver::Lbfgs ? "liblbfgs" : "LIBLINEAR", data.set.claims(),
                    model ? "trained" : describe(model.error()).c_str(),
                    static_cast<long long>(progress.questions()), 1000 * progress.longest());
    }
}

int measureW3(const std::string& folder, bool references)
{
    Stages stages;
    Data data;
    readClaims(folder, data);
    stages.mark("read claims");
    std::vector<std::int32_t> counts;
    if (references) {
        counts = countReferences(data);
        stages.mark("references without introduction");
    }
    readApplications(folder, counts, data);
    stages.mark("read descriptions, " + std::to_string(data.set.linguistic.columns) + " features");
    for (const FeatureSet features : {FeatureSet::TfIdf, FeatureSet::Linguistic, FeatureSet::All}) {
        if (!trainOwn(data.set, features, stages)) {
            return 1;
        }
    }
    makePairs(data.set, stages);
    std::printf("total cpu %.2f s, %s the claim checker's counts\n", cpuSeconds(),
                references ? "with" : "without");
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("peak memory %ld MB\n", usage.ru_maxrss / 1024);
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    const std::string what = words.empty() ? "" : words[0];
    if (what == "w3" && words.size() >= 2) {
        return measureW3(words[1], words.size() < 3 || words[2] != "--without-references");
    }
    if (what == "given" && words.size() == 3) {
        Stages stages;
        Data data;
        readClaims(words[1], data);
        trainOnGiven(data.set, readNpy(words[2]), stages);
        return 0;
    }
    if (what == "cancel" && words.size() == 2) {
        measureCancel(words[1]);
        return 0;
    }
    if (what == "w5") {
        Stages stages;
        measureBootstrap(stages);
        return 0;
    }
    std::cerr << "usage: learn_bench w3 GEN_FOLDER [--without-references]\n"
                 "       learn_bench given GEN_FOLDER FILE.npy\n"
                 "       learn_bench cancel GEN_FOLDER\n"
                 "       learn_bench w5\n";
    return 2;
}
