// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/DefiniteSampling.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

using namespace metes;

namespace {

/// How many claims the donors gave, without the zeros, ascending.
std::vector<std::size_t> given(const DefiniteSample& sample)
{
    std::vector<std::size_t> counts;
    for (const auto& claims : sample.claims) {
        if (!claims.empty()) {
            counts.push_back(claims.size());
        }
    }
    std::sort(counts.begin(), counts.end());
    return counts;
}

using Counts = std::vector<std::size_t>;

}  // namespace

Q_DECLARE_METATYPE(std::vector<std::size_t>)

class tst_DefiniteSampling : public QObject {
    Q_OBJECT

private slots:
    // Where every donor has enough, the order does not matter: the counts are worked out by hand.
    void roundingRule_data()
    {
        QTest::addColumn<int>("claims");
        QTest::addColumn<int>("applications");
        QTest::addColumn<Counts>("wanted");
        QTest::newRow("r = 7/3: 2, then 2 < 2.33: 3, then 2.5: 2") << 7 << 3 << Counts{2, 2, 3};
        QTest::newRow("r = 5/2: round(2.5) = 3, then 2") << 5 << 2 << Counts{2, 3};
        QTest::newRow("r = 10/4: 3, 2, 2 (at 2.5), 3 (at 2.33)") << 10 << 4 << Counts{2, 2, 3, 3};
        QTest::newRow("r = 9/3: always 3") << 9 << 3 << Counts{3, 3, 3};
        QTest::newRow("r = 4/3: 1, then 1 < 1.33: 2, then 1.5: 1") << 4 << 3 << Counts{1, 1, 2};
        QTest::newRow("r = 11/4: 3, 2, 3 (at 2.5), 2 (at 2.67 < 2.75: 3)")
            << 11 << 4 << Counts{2, 3, 3, 3};
        QTest::newRow("r = 8/5: 2, 1, 2 (at 1.5), 1 (at 1.67), 2")
            << 8 << 5 << Counts{1, 1, 2, 2, 2};
        QTest::newRow("one") << 1 << 1 << Counts{1};
    }

    void roundingRule()
    {
        QFETCH(const int, claims);
        QFETCH(const int, applications);
        QFETCH(const Counts, wanted);
        const Counts donors(30, 20);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const DefiniteSample sample = sampleDefinite(claims, applications, donors, seed);
            QCOMPARE(given(sample), wanted);
            QCOMPARE(sample.taken, claims);
            QCOMPARE(sample.applications, static_cast<std::int64_t>(wanted.size()));
            QCOMPARE(sample.missing, 0);
        }
    }

    void donorsRunOut()
    {
        const Counts donors{1, 1, 0, 1, 1};
        const DefiniteSample sample = sampleDefinite(10, 5, donors, 3);
        QCOMPARE(sample.taken, 4);
        QCOMPARE(sample.applications, 4);
        QCOMPARE(sample.missing, 6);
        QVERIFY(sample.claims[2].empty());
        const DefiniteSample none = sampleDefinite(10, 5, {}, 3);
        QCOMPARE(none.missing, 10);
    }

    void nothingToBalance()
    {
        const Counts donors{3, 3};
        const DefiniteSample sample = sampleDefinite(0, 0, donors, 1);
        QCOMPARE(sample.taken, 0);
        QCOMPARE(sample.missing, 0);
        QVERIFY(given(sample).empty());
    }

    // A donor with one claim between others makes up for it: c / a falls under r.
    void propertiesOverSeeds()
    {
        Counts donors;
        for (std::size_t i = 0; i < 60; ++i) {
            donors.push_back(i % 4 == 0 ? 1 : 2 + i % 7);
        }
        std::set<std::vector<std::vector<std::size_t>>> different;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const DefiniteSample sample = sampleDefinite(47, 20, donors, seed);
            QCOMPARE(sample.taken, 47);
            QCOMPARE(sample.taken + sample.missing, 47);
            std::size_t shortOnes = 0;
            for (std::size_t donor = 0; donor < donors.size(); ++donor) {
                const auto& claims = sample.claims[donor];
                QVERIFY(claims.size() <= donors[donor]);
                QVERIFY(claims.size() <= 3);
                QVERIFY(std::is_sorted(claims.begin(), claims.end()));
                QVERIFY(std::adjacent_find(claims.begin(), claims.end()) == claims.end());
                QVERIFY(claims.empty() || claims.back() < donors[donor]);
                shortOnes += !claims.empty() && claims.size() < 2 ? 1 : 0;
            }
            // 20 applications give 47 at 2 or 3; each that gave 1 costs at most one more.
            QVERIFY(sample.applications >= 16
                    && sample.applications <= 21 + static_cast<std::int64_t>(shortOnes));
            different.insert(sample.claims);
            QCOMPARE(sampleDefinite(47, 20, donors, seed).claims, sample.claims);
        }
        QVERIFY(different.size() > 190);
    }

    void everyClaimIsEquallyLikely()
    {
        const Counts donors{10};
        std::vector<int> hits(10, 0);
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            const DefiniteSample sample = sampleDefinite(3, 1, donors, seed);
            for (const std::size_t claim : sample.claims[0]) {
                ++hits[claim];
            }
        }
        // 1,200 expected each, standard deviation 29.
        for (const int count : hits) {
            QVERIFY2(std::abs(count - 1200) < 150, qPrintable(QString::number(count)));
        }
    }

    void sizesOfThePaper()
    {
        QCOMPARE(splitSizes(3710), (std::array<std::int64_t, 3>{2226, 371, 1113}));
        QCOMPARE(splitSizes(0), (std::array<std::int64_t, 3>{0, 0, 0}));
        QCOMPARE(splitSizes(1), (std::array<std::int64_t, 3>{1, 0, 0}));
        // 1.5 and 0.5 go up.
        QCOMPARE(splitSizes(5), (std::array<std::int64_t, 3>{2, 1, 2}));
        QCOMPARE(splitSizes(14), (std::array<std::int64_t, 3>{9, 1, 4}));
    }

    void splitsHaveTheirSizes()
    {
        const std::vector<std::string> families(3710);
        const std::vector<DatasetSplit> splits = assignSplits(families, 7);
        const auto count = [&](DatasetSplit split) {
            return std::count(splits.begin(), splits.end(), split);
        };
        QCOMPARE(count(DatasetSplit::Test), 1113);
        QCOMPARE(count(DatasetSplit::Validation), 371);
        QCOMPARE(count(DatasetSplit::Train), 2226);
        QCOMPARE(assignSplits(families, 7), splits);
        QVERIFY(assignSplits(families, 8) != splits);
    }

    void familiesStayTogether()
    {
        std::vector<std::string> families;
        for (int i = 0; i < 200; ++i) {
            families.push_back(i % 5 < 2 ? "F" + std::to_string(i / 10) : "");
        }
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const std::vector<DatasetSplit> splits = assignSplits(families, seed);
            std::map<std::string, std::set<DatasetSplit>> used;
            for (std::size_t i = 0; i < families.size(); ++i) {
                if (!families[i].empty()) {
                    used[families[i]].insert(splits[i]);
                }
            }
            QCOMPARE(used.size(), 20);
            for (const auto& [family, different] : used) {
                QCOMPARE(different.size(), 1);
            }
            // Single applications fill what a family of four leaves.
            QCOMPARE(std::count(splits.begin(), splits.end(), DatasetSplit::Test), 60);
            QCOMPARE(std::count(splits.begin(), splits.end(), DatasetSplit::Validation), 20);
        }
    }
};

QTEST_GUILESS_MAIN(tst_DefiniteSampling)
#include "tst_DefiniteSampling.moc"
