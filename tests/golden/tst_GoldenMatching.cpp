// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/InfixMatch.h"
#include "core/text/TextIndex.h"
#include "tests/golden/GoldenFile.h"

using namespace metes;

class tst_GoldenMatching : public QObject {
    Q_OBJECT

private slots:
    void fuzzy_data() { GOLDEN_CASES("fuzzy"); }

    // Of the optimal passages that the file lists, the first is the leftmost shortest.
    void fuzzy()
    {
        GOLDEN_CASE("fuzzy");
        QCOMPARE(tolerance, 1e-9);
        const std::u32string phrase = toUtf32(input["needle"].get<std::string>());
        const std::u32string text = toUtf32(input["text"].get<std::string>());
        const InfixMatch match = findInfix(phrase, text);
        QCOMPARE(match.outcome, InfixOutcome::Found);
        QCOMPARE(match.distance, expected["min_edit_distance"].get<std::int32_t>());
        std::vector<TextRange> optimal;
        for (const Json& span : expected["optimal_spans"]) {
            optimal.push_back({span[0].get<std::int32_t>(), span[1].get<std::int32_t>()});
        }
        std::sort(optimal.begin(), optimal.end());
        QCOMPARE(match.places.front(), optimal.front());
        for (const TextRange place : match.places) {
            QVERIFY(std::find(optimal.begin(), optimal.end(), place) != optimal.end());
        }
    }
};

QTEST_GUILESS_MAIN(tst_GoldenMatching)
#include "tst_GoldenMatching.moc"
