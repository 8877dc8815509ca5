// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/DatasetCard.h"
#include "tests/core/dataset/DatasetFixture.h"

using namespace metes;
using namespace metes::test;

namespace {

StatisticsClaim claim(const std::string& application, Label label, DatasetSplit split,
                      std::int32_t year, std::int32_t parents, std::int32_t ancestors,
                      std::int64_t characters, std::vector<Category> reasons = {})
{
    StatisticsClaim facts;
    facts.application = application;
    facts.label = label;
    facts.split = split;
    facts.filingYear = year;
    facts.parents = parents;
    facts.ancestors = ancestors;
    facts.characters = characters;
    facts.words = characters / 5;
    facts.features = characters / 50;
    facts.reasons = std::move(reasons);
    return facts;
}

std::vector<StatisticsClaim> fourClaims()
{
    std::vector<StatisticsClaim> claims{
        claim("1", Label::Indefinite, DatasetSplit::Train, 2015, 0, 0, 600,
              {Category::AntecedentBasis, Category::RelativeTerm, Category::Dependence}),
        claim("1", Label::Indefinite, DatasetSplit::Train, 2015, 1, 1, 200,
              {Category::AntecedentBasis}),
        claim("2", Label::Definite, DatasetSplit::Test, 2015, 2, 3, 100),
        claim("3", Label::Definite, DatasetSplit::Validation, 0, 1, 2, 300)};
    claims[0].quotes = 3;
    claims[0].ungroundedQuotes = 1;
    claims[1].quotes = 1;
    return claims;
}

}  // namespace

class tst_DatasetStatistics : public QObject {
    Q_OBJECT

private slots:
    void composition()
    {
        const Composition table = datasetStatistics(fourClaims()).composition;
        using Splits = std::array<std::int64_t, kDatasetSplitCount>;  // train, validation, test
        QCOMPARE(table.claims.all, 4);
        QCOMPARE(table.claims.splits, (Splits{2, 1, 1}));
        QCOMPARE(table.indefiniteClaims.splits, (Splits{2, 0, 0}));
        QCOMPARE(table.definiteClaims.splits, (Splits{0, 1, 1}));
        QCOMPARE(table.independentClaims.all, 1);
        QCOMPARE(table.dependentClaims.splits, (Splits{1, 1, 1}));
        QCOMPARE(table.applications.splits, (Splits{1, 1, 1}));
        QCOMPARE(table.indefiniteApplications.all, 1);
        QCOMPARE(table.definiteApplications.all, 2);
        QCOMPARE(table.reasons.all, 3);
        QCOMPARE(table.reasonsOfCategory[0].all, 2);
        QCOMPARE(table.reasonsOfCategory[2].splits, (Splits{1, 0, 0}));
        QCOMPARE(table.quotes.all, 4);
        QCOMPARE(table.ungroundedQuotes.splits, (Splits{1, 0, 0}));
    }

    void characteristics()
    {
        const DatasetStatistics statistics = datasetStatistics(fourClaims());
        QCOMPARE(statistics.filteredReasons, 1);
        QCOMPARE(*statistics.shareUngrounded, 0.25);
        const CharacteristicsOfLabel& definite = statistics.definite;
        QCOMPARE(definite.all.share, 0.5);
        QCOMPARE(*definite.all.parents, 1.5);
        QCOMPARE(*definite.all.ancestors, 2.5);
        QCOMPARE(*definite.all.characters, 200.0);
        QCOMPARE(*definite.all.words, 40.0);
        QCOMPARE(*definite.all.features, 4.0);
        QVERIFY(!definite.independent.parents);
        QCOMPARE(definite.independent.share, 0.0);
        QCOMPARE(definite.dependent.claims, 2);
        const CharacteristicsOfLabel& indefinite = statistics.indefinite;
        QCOMPARE(indefinite.independent.share, 0.25);
        QCOMPARE(*indefinite.independent.parents, 0.0);
        QCOMPARE(*indefinite.independent.characters, 600.0);
        QCOMPARE(*indefinite.dependent.parents, 1.0);
        QCOMPARE(*indefinite.all.parents, 0.5);
    }

    void years()
    {
        const DatasetStatistics statistics = datasetStatistics(fourClaims());
        QCOMPARE(statistics.years.size(), 2);
        QCOMPARE(statistics.years[0].year, 0);
        QCOMPARE(statistics.years[0].definite, 1);
        QCOMPARE(statistics.years[1].year, 2015);
        QCOMPARE(statistics.years[1].definite, 1);
        QCOMPARE(statistics.years[1].indefinite, 2);
        QCOMPARE(statistics.years[1].shareIndefinite(), 2.0 / 3.0);
    }

    void nothing()
    {
        const DatasetStatistics statistics = datasetStatistics(std::vector<StatisticsClaim>());
        QCOMPARE(statistics.composition.claims.all, 0);
        QVERIFY(!statistics.definite.all.words);
        QVERIFY(!statistics.shareUngrounded);
        QVERIFY(statistics.years.empty());
        QVERIFY(!datasetCard(std::nullopt, statistics).empty());
    }

    void features_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("wanted");
        QTest::newRow("one") << QByteArray("A method.") << 1;
        QTest::newRow("semicolons") << QByteArray("A method comprising: a; b; and c.") << 3;
        QTest::newRow("lines") << QByteArray("A method comprising:\n\n a;\n b.\n") << 3;
        QTest::newRow("no word") << QByteArray(" ; ... \n -") << 0;
        QTest::newRow("empty") << QByteArray() << 0;
    }

    void features()
    {
        QFETCH(const QByteArray, text);
        QTEST(static_cast<int>(claimFeatures(text.toStdString())), "wanted");
    }

    void ungrounded()
    {
        Reason reason;
        reason.recitations = {"a", "b"};
        QCOMPARE(ungroundedRecitations(reason), 2);
        reason.spans.resize(1);
        QCOMPARE(ungroundedRecitations(reason), 1);
        reason.spans.front().match = MatchClass::Ungrounded;
        QCOMPARE(ungroundedRecitations(reason), 2);
        reason.spans.resize(4);
        QCOMPARE(ungroundedRecitations(reason), 1);
    }

    // Claim 3 depends on claim 2, which depends on claim 1: one parent, two ancestors.
    void ofAProject()
    {
        TestProject project;
        Json reason = reasonRecord("a");
        reason["recitations"] = {"the user", "a server"};
        reason["spans"] = {spanRecord(14, 22, "the user")};
        project.import(
            applicationRecord("1", "", {{"filing_date", "2019-05-06"}})
            + claimRecord("1", 1, "A method of\nusing 2 things.", {}, {{"label", "definite"}})
            + claimRecord("1", 2, "Unlabelled.", {}, {{"label", nullptr}, {"depends_on", {1}}})
            + claimRecord("1", 3, "Storing; that the user", {reason},
                          {{"depends_on", {2}}, {"label", "indefinite"}}));
        NoProgress progress;
        const DatasetStatistics all = must(datasetStatistics(project.database(), progress));
        QCOMPARE(all.composition.claims.all, 2);
        QCOMPARE(all.composition.claims.splits, (std::array<std::int64_t, 3>{0, 0, 0}));
        QCOMPARE(*all.indefinite.all.parents, 1.0);
        QCOMPARE(*all.indefinite.all.ancestors, 2.0);
        QCOMPARE(*all.definite.all.words, 5.0 - 0.0);
        QCOMPARE(*all.definite.all.features, 2.0);
        QCOMPARE(*all.indefinite.all.characters, 22.0);
        QCOMPARE(*all.shareUngrounded, 0.5);
        QCOMPARE(all.years.front().year, 2019);
    }

    // Where one claim has a split, the dataset is the claims with one.
    void theDatasetIsWhatHasASplit()
    {
        TestProject project;
        project.import(claimRecord("1", 1, "A.", {}, {{"split", "train"}})
                       + claimRecord("1", 2, "B.", {}, {{"label", "definite"}}));
        NoProgress progress;
        QCOMPARE(must(datasetStatistics(project.database(), progress)).composition.claims.all, 1);
    }

    void card()
    {
        BuildReport build;
        build.seed = 7;
        build.missing = 12;
        build.fingerprint = "0123456789ab";
        const std::string text = datasetCard(build, datasetStatistics(fourClaims()));
        for (const char* const line :
             {"- Seed 7, fingerprint `0123456789ab`.", "**Not balanced**: 12 definite claims",
              "| Claims | 4 (100.00 %) | 2 (50.00 %) | 1 (25.00 %) | 1 (25.00 %) |",
              "| Reasons, antecedent_basis | 2 (66.67 %) | 2 (66.67 %) | 0 (-) | 0 (-) |",
              "| # parents, direct | 1.5 | - | 1.5 | 0.5 | 0.0 | 1.0 |",
              "| 2015 | 1 | 2 | 66.67 % |", "| unknown | 1 | 0 | 0.00 % |",
              "- 25.00 % of the examiners' quotes are nowhere in their claim."}) {
            QVERIFY2(text.find(line) != std::string::npos, line);
        }
        QCOMPARE(datasetCard(build, datasetStatistics(fourClaims())), text);
    }
};

QTEST_GUILESS_MAIN(tst_DatasetStatistics)
#include "tst_DatasetStatistics.moc"
