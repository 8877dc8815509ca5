// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/Random.h"
#include "core/statistics/Sampling.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

using namespace metes;

class tst_Random : public QObject {
    Q_OBJECT

private slots:
    void isTheReferenceGenerator()
    {
        // What pcg32-demo of the reference implementation prints for seed 42, stream 54.
        Random random(42, 54);
        for (const std::uint32_t wanted :
             {0xa15c02b7u, 0x7b47f409u, 0xba1d3330u, 0x83d2f293u, 0xbfa4784bu, 0xcbed606eu}) {
            QCOMPARE(random.next(), wanted);
        }
    }

    void drawsEvenly()
    {
        Random random(7);
        std::array<double, 6> counts{};
        constexpr int kDraws = 60000;
        for (int i = 0; i < kDraws; ++i) {
            counts.at(random.below(6)) += 1;
        }
        double chiSquared = 0;
        for (const double count : counts) {
            chiSquared += (count - kDraws / 6.0) * (count - kDraws / 6.0) / (kDraws / 6.0);
        }
        QVERIFY(chiSquared < 20.5);  // 99.9 % of the distribution with five degrees of freedom
        double sum = 0;
        for (int i = 0; i < kDraws; ++i) {
            const double value = random.uniform();
            QVERIFY(value >= 0 && value < 1);
            sum += value;
        }
        QVERIFY(std::abs(sum / kDraws - 0.5) < 0.005);
    }

    void samplesWithoutReplacement()
    {
        Random random(3);
        const auto sample = sampleWithoutReplacement(50, 20, random);
        QVERIFY(sample);
        QCOMPARE(std::set(sample->begin(), sample->end()).size(), std::size_t{20});
        QVERIFY(*std::max_element(sample->begin(), sample->end()) < 50);
        Random again(3);
        QCOMPARE(*sampleWithoutReplacement(50, 20, again), *sample);
        QCOMPARE(sampleWithoutReplacement(5, 6, random).error().code, ErrorCode::InvalidArgument);
        QVERIFY(sampleWithoutReplacement(0, 0, random)->empty());
    }

    void allocatesInProportion()
    {
        const std::vector<std::size_t> sizes = {50, 30, 20};
        QCOMPARE(*proportionalAllocation(sizes, 10), (std::vector<std::size_t>{5, 3, 2}));
        // 3.5, 2.1, 1.4: the largest remainder gets the one that is left.
        QCOMPARE(*proportionalAllocation(sizes, 7), (std::vector<std::size_t>{4, 2, 1}));
        QCOMPARE(*proportionalAllocation(sizes, 100), sizes);
        QVERIFY(!proportionalAllocation(sizes, 101));
        QVERIFY(proportionalAllocation({}, 0)->empty());
    }

    void foldsKeepGroupsTogether()
    {
        std::vector<std::string> names;
        for (int i = 0; i < 100; ++i) {
            names.push_back("family " + std::to_string(i % 13));
        }
        const Groups groups = groupsOf(names);
        QCOMPARE(groups.count, 13u);
        Random random(5);
        const auto folds = groupFolds(groups, 5, random);
        QVERIFY(folds);
        std::vector<int> sizes(5, 0);
        for (std::size_t i = 0; i < names.size(); ++i) {
            QCOMPARE(folds->at(i), folds->at(i % 13));
            ++sizes[folds->at(i)];
        }
        QVERIFY(*std::min_element(sizes.begin(), sizes.end()) >= 14);
        QCOMPARE(groupFolds(groups, 14, random).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(groupFolds(groups, 1, random).error().code, ErrorCode::InvalidArgument);
    }
};

QTEST_APPLESS_MAIN(tst_Random)
#include "tst_Random.moc"
