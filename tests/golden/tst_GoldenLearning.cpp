// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "GoldenFile.h"
#include "core/learn/DescriptionSearch.h"
#include "core/learn/LogisticRegression.h"
#include "core/learn/Readability.h"
#include "core/learn/TfIdf.h"

#include <QTest>

using namespace metes;

namespace {

TfIdfOptions optionsOf(const Json& parameters)
{
    TfIdfOptions options;
    if (parameters.contains("ngram_range")) {
        options.shortest = parameters["ngram_range"][0].get<std::uint32_t>();
        options.longest = parameters["ngram_range"][1].get<std::uint32_t>();
    }
    if (parameters.value("sublinear_tf", false)) {
        options.frequency = TermFrequency::Sublinear;
    }
    if (!parameters.value("smooth_idf", true)) {
        options.inverse = InverseFrequency::Plain;
    }
    if (!parameters.value("use_idf", true)) {
        options.inverse = InverseFrequency::None;
    }
    if (parameters.contains("norm")) {
        options.norm = parameters["norm"].is_null() ? TermNorm::None
                       : parameters["norm"] == "l1" ? TermNorm::L1
                                                    : TermNorm::L2;
    }
    const auto readLimit = [&parameters](const char* name, auto whole, auto share) {
        if (parameters.contains(name)) {
            const Json& limit = parameters[name];
            limit.is_number_integer() ? whole(limit.get<std::size_t>())
                                      : share(limit.get<double>());
        }
    };
    readLimit(
        "min_df", [&options](std::size_t n) { options.minDocuments = n; },
        [&options](double s) { options.minShare = s; });
    readLimit(
        "max_df", [](std::size_t) { qFatal("max_df as a number is not offered"); },
        [&options](double s) { options.maxShare = s; });
    return options;
}

bool matrixAgrees(const SparseMatrix& matrix, const Json& expected, double tolerance)
{
    if (matrix.rows() != expected.size()) {
        return false;
    }
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        if (matrix.rowStarts[r + 1] - matrix.rowStarts[r] != expected[r].size()) {
            return false;
        }
        for (std::size_t i = 0; i < expected[r].size(); ++i) {
            const std::size_t entry = matrix.rowStarts[r] + i;
            if (matrix.columnOf[entry] != expected[r][i][0].get<std::uint32_t>()
                || !golden::isClose(matrix.values[entry], expected[r][i][1].get<double>(),
                                    tolerance)) {
                return false;
            }
        }
    }
    return true;
}

std::vector<std::string_view> viewsOf(const std::vector<std::string>& texts)
{
    return {texts.begin(), texts.end()};
}

Design denseDesign(const Json& rows)
{
    Design design;
    design.rowCount = rows.size();
    design.dense.columns = rows[0].size();
    for (const Json& row : rows) {
        for (const Json& value : row) {
            design.dense.values.push_back(value.get<double>());
        }
    }
    return design;
}

/// The same numbers in sparse columns: another path through the solver.
Design sparseDesign(const Json& rows)
{
    Design design;
    design.rowCount = rows.size();
    design.sparse.columns = rows[0].size();
    for (const Json& row : rows) {
        for (std::uint32_t c = 0; c < row.size(); ++c) {
            design.sparse.columnOf.push_back(c);
            design.sparse.values.push_back(row[c].get<double>());
        }
        design.sparse.rowStarts.push_back(design.sparse.values.size());
    }
    return design;
}

/// Cosine of two sparse rows of [column, value].
double cosine(const Json& first, const Json& second)
{
    double sum = 0;
    for (const Json& a : first) {
        for (const Json& b : second) {
            sum += a[0] == b[0] ? a[1].get<double>() * b[1].get<double>() : 0;
        }
    }
    return sum;
}

void checkSearch(const Json& input, const Json& expected, double tolerance)
{
    const auto documents = input["docs"].get<std::vector<std::string>>();
    const DescriptionSearch search(viewsOf(documents));
    for (std::size_t q = 0; q < input["query"].size(); ++q) {
        std::vector<double> scores(documents.size(), 0);
        for (const FoundParagraph& found :
             search.find(input["query"][q].get<std::string>(), documents.size())) {
            scores[found.paragraph] = found.score;
        }
        for (std::size_t d = 0; d < documents.size(); ++d) {
            const double wanted = cosine(expected["matrix"][d], expected["query"][q]);
            QVERIFY(golden::isClose(scores[d], wanted, tolerance));
        }
    }
}

void checkFit(const Design& design, const std::vector<std::uint8_t>& y,
              const RegressionOptions& options, const Json& expected, double tolerance)
{
    const Result<Fit> fit = fitLogisticRegression(design, y, options);
    QVERIFY2(fit, fit ? "" : fit.error().message.c_str());
    QVERIFY(golden::agrees(fit->model.weights, expected["coef"], tolerance));
    QVERIFY(golden::isClose(fit->model.intercept, expected["intercept"].get<double>(), tolerance));
    QVERIFY(golden::agrees(probabilities(fit->model, design), expected["proba"], tolerance));
}

}  // namespace

class tst_GoldenLearning : public QObject {
    Q_OBJECT

private slots:
    void tfIdf_data() { GOLDEN_CASES("tfidf"); }

    void tfIdf()
    {
        GOLDEN_CASE("tfidf");
        const auto documents = input["docs"].get<std::vector<std::string>>();
        const auto queries = input["query"].get<std::vector<std::string>>();
        const Result<TfIdf> terms = TfIdf::fit(viewsOf(documents), optionsOf(input["params"]));
        QVERIFY(terms);
        QCOMPARE(terms->terms(), expected["vocabulary"].get<std::vector<std::string>>());
        if (!expected["idf"].is_null()) {
            QVERIFY(golden::agrees(terms->inverse(), expected["idf"], tolerance));
        }
        QVERIFY(matrixAgrees(terms->transform(viewsOf(documents)), expected["matrix"], tolerance));
        QVERIFY(matrixAgrees(terms->transform(viewsOf(queries)), expected["query"], tolerance));
    }

    void descriptionSearch()
    {
        const std::optional<Json> file = golden::load("tfidf");
        if (!file) {
            QSKIP("no golden vectors: set METES_GOLDEN to their folder");
        }
        for (const Json& one : (*file)["cases"]) {
            if (one["input"]["params"].empty()) {
                checkSearch(one["input"], one["expect"], golden::tolerance(*file));
            }
        }
    }

    void logisticRegression_data() { GOLDEN_CASES("logreg_l2"); }

    void logisticRegression()
    {
        GOLDEN_CASE("logreg_l2");
        const std::vector<std::uint8_t> y = golden::labels(input["y"]);
        RegressionOptions options;
        options.cost = input["C"].get<double>();
        options.tolerance = 1e-10;
        for (const Design& design : {denseDesign(input["x"]), sparseDesign(input["x"])}) {
            options.solver = Solver::Lbfgs;
            options.intercept = Intercept::Free;
            checkFit(design, y, options, expected["intercept_not_penalised"], tolerance);
            options.intercept = Intercept::Penalised;
            checkFit(design, y, options, expected["intercept_penalised"], tolerance);
            options.solver = Solver::Liblinear;
            checkFit(design, y, options, expected["intercept_penalised"], tolerance);
        }
    }

    void readabilityFormulas_data() { GOLDEN_CASES("readability"); }

    void readabilityFormulas()
    {
        GOLDEN_CASE("readability");
        TextCounts counts;
        counts.words = input["words"].get<std::int64_t>();
        counts.sentences = input["sentences"].get<std::int64_t>();
        counts.syllables = input["syllables"].get<std::int64_t>();
        counts.lettersAndDigits = input["letters_and_digits"].get<std::int64_t>();
        counts.polysyllables = input["polysyllables"].get<std::int64_t>();
        counts.difficultWords = input["difficult_words"].get<std::int64_t>();
        counts.longWords = input["long_words"].get<std::int64_t>();
        const std::optional<Readability> found = readability(counts);
        QVERIFY(found);
        const std::vector values = {found->fleschReadingEase, found->fleschKincaidGrade,
                                    found->gunningFog,        found->automated,
                                    found->colemanLiau,       found->smog,
                                    found->daleChall,         found->lix};
        const Json wanted = {
            expected["flesch_reading_ease"], expected["flesch_kincaid_grade"],
            expected["gunning_fog"],         expected["automated_readability_index"],
            expected["coleman_liau"],        expected["smog"],
            expected["dale_chall"],          expected["lix"]};
        QVERIFY(golden::agrees(values, wanted, tolerance));
    }
};

QTEST_APPLESS_MAIN(tst_GoldenLearning)
#include "tst_GoldenLearning.moc"
