// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One file of expected values that other programs computed: its cases and its tolerance.

#include "core/base/Json.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QTest>

#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace golden {

inline QString folder()
{
    const QString named = qEnvironmentVariable("METES_GOLDEN");
    return named.isEmpty() ? QStringLiteral(METES_SOURCE_DIR "/../shared/golden") : named;
}

/// The file as JSON; nothing when it is absent.
inline std::optional<metes::Json> load(const char* name)
{
    QFile file(QDir(folder()).filePath(QString::fromLatin1(name) + QStringLiteral(".json")));
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    return metes::Json::parse(file.readAll().toStdString());
}

inline double tolerance(const metes::Json& file)
{
    return file.at("tolerance").get<double>();
}

inline bool isClose(double actual, double expected, double tolerance)
{
    return std::isfinite(actual) && std::abs(actual - expected) <= tolerance;
}

/// null stands for "undefined": then there must be no value.
inline bool agrees(const std::optional<double>& actual, const metes::Json& expected,
                   double tolerance)
{
    if (expected.is_null()) {
        return !actual;
    }
    return actual && isClose(*actual, expected.get<double>(), tolerance);
}

inline bool agrees(const std::vector<double>& actual, const metes::Json& expected, double tolerance)
{
    if (actual.size() != expected.size()) {
        return false;
    }
    for (std::size_t i = 0; i < actual.size(); ++i) {
        if (!isClose(actual[i], expected[i].get<double>(), tolerance)) {
            return false;
        }
    }
    return true;
}

inline std::vector<std::uint8_t> labels(const metes::Json& json)
{
    std::vector<std::uint8_t> values;
    for (const metes::Json& value : json) {
        values.push_back(value.get<int>() != 0 ? 1 : 0);
    }
    return values;
}

inline std::vector<double> numbers(const metes::Json& json)
{
    return json.get<std::vector<double>>();
}

}  // namespace golden

/// One row of test data a case; skips the test with a message when the file is absent. Cases whose
/// expectation is a "reference" only show what another library says.
#define GOLDEN_CASES(name)                                                                         \
    QTest::addColumn<int>("index");                                                                \
    const std::optional<metes::Json> goldenFile = golden::load(name);                              \
    if (!goldenFile) {                                                                             \
        QSKIP("no golden vectors: set METES_GOLDEN to their folder");                              \
    }                                                                                              \
    for (int i = 0; i < static_cast<int>(goldenFile->at("cases").size()); ++i) {                 \
        const metes::Json& goldenCase = goldenFile->at("cases")[static_cast<std::size_t>(i)];    \
        if (!goldenCase["expect"].contains("reference")) {                                       \
            QTest::addRow("%d %s", i, goldenCase.value("name", std::string("case")).c_str())     \
                << i;                                                                            \
        }                                                                                        \
    }

/// The case of the row at hand, its input and its expectation.
#define GOLDEN_CASE(name)                                                                          \
    QFETCH(const int, index);                                                                      \
    const metes::Json goldenFile = *golden::load(name);                                            \
    const double tolerance = golden::tolerance(goldenFile);                                        \
    const metes::Json& input = goldenFile.at("cases")[static_cast<std::size_t>(index)]["input"];   \
    const metes::Json& expected = goldenFile.at("cases")[static_cast<std::size_t>(index)]["expec"  \
                                                                                          "t"]
