// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/ClaimKind.h"
#include "core/learn/Features.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>

using namespace metes;

namespace {

std::map<std::string, double> featuresOf(const ClaimInput& claim,
                                         const std::vector<std::string>& description,
                                         ReferenceCounts references = ReferenceCounts::Absent)
{
    FeatureExtractor extractor(references);
    std::vector<double> row;
    extractor.append(claim, DescriptionWords(description), row);
    const std::vector<FeatureInfo> infos = linguisticFeatures(references);
    std::map<std::string, double> named;
    for (std::size_t i = 0; i < infos.size() && i < row.size(); ++i) {
        named[infos[i].id] = row[i];
    }
    return row.size() == infos.size() ? named : std::map<std::string, double>();
}

bool allFinite(const std::map<std::string, double>& features)
{
    return !features.empty()
           && std::all_of(features.begin(), features.end(),
                          [](const auto& feature) { return std::isfinite(feature.second); });
}

}  // namespace

class tst_Features : public QObject {
    Q_OBJECT

private slots:
    void countsByHand()
    {
        // 14 words, 11 of them different: "a" stands three times and "and" twice.
        const std::string text =
            "A lever (1), comprising: a bar; and a pin, such as thin wire, and tape.";
        auto f = featuresOf({text, 1, 2, {}}, {"The lever has a bar.", "A pin and a cover."});
        QCOMPARE(f["characters"], static_cast<double>(text.size()));
        QCOMPARE(f["words"], 14.0);
        QCOMPARE(f["unique_words"], 11.0);
        QCOMPARE(f["limitations"], 2.0);
        QCOMPARE(f["sentences"], 1.0);
        QCOMPARE(f["clauses"], 3.0);
        QCOMPARE(f["words_per_sentence"], 14.0);
        QCOMPARE(f["commas"], 3.0);
        QCOMPARE(f["semicolons"], 1.0);
        QCOMPARE(f["colons"], 1.0);
        QCOMPARE(f["parentheses"], 1.0);
        QCOMPARE(f["digits"], 1.0);
        QCOMPARE(f["articles_indefinite"], 3.0);
        QCOMPARE(f["articles_the"], 0.0);
        QCOMPARE(f["depth"], 1.0);
        QCOMPARE(f["multiple_dependent"], 1.0);
        QCOMPARE(f["independent"], 0.0);
        QCOMPARE(f["kind_apparatus"], 1.0);
        QCOMPARE(f["trigger_such_as"], 1.0);
        QCOMPARE(f["trigger_thin"], 1.0);
        QCOMPARE(f["trigger_thick"], 0.0);
        // The description has the words the lever has a bar pin and cover: 8.
        // In both: a lever bar and pin: 5 of 11 and 8.
        QCOMPARE(f["overlap_iou"], 5.0 / 14.0);
        QCOMPARE(f["overlap_share"], 5.0 / 11.0);
        QCOMPARE(f["word_share"], 14.0 / 10.0);
        QCOMPARE(f["length_share"], static_cast<double>(text.size()) / 38.0);
        QCOMPARE(f["has_description"], 1.0);
    }

    void triggers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<bool>("wanted");
        const auto row = [](const char* text, const char* id, bool wanted) {
            QTest::addRow("%s: %s", id, text) << QByteArray(text) << QByteArray(id) << wanted;
        };
        row("Means for sending", "trigger_means_for", true);
        row("means  for\nsending", "trigger_means_for", true);
        row("means and for", "trigger_means_for", false);
        row("steps for sending", "trigger_step_for", true);
        row("a tool, e.g., a saw", "trigger_eg", true);
        row("a tool (E.G. a saw)", "trigger_eg", true);
        row("a and/or b", "trigger_and_or", true);
        row("a and b", "trigger_and_or", false);
        row("bolts, etc.", "trigger_etc", true);
        row("bolts, etc", "trigger_etc", true);
        row("maybe", "trigger_may", false);
        row("it may turn", "trigger_may", true);
        row("saws or the like", "trigger_or_the_like", true);
        row("saws or the likes", "trigger_or_the_like", false);
    }

    void triggers()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, id);
        const std::string utf8 = text.toStdString();
        QTEST(featuresOf({utf8, 0, 0, {}}, {}).at(id.toStdString()) == 1, "wanted");
    }

    void sentencesKnowTheirDots()
    {
        QCOMPARE(featuresOf({"A tool, e.g. a saw, is set. It cuts.", 0, 0, {}}, {})["sentences"],
                 2.0);
        QCOMPARE(featuresOf({"A gap of 0.5 mm", 0, 0, {}}, {})["sentences"], 1.0);
        QCOMPARE(featuresOf({"Is it? Yes! So.", 0, 0, {}}, {})["sentences"], 3.0);
    }

    void kinds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("id");
        const auto row = [](const char* text, const char* id) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(id);
        };
        row("A computer-implemented method for running a system, comprising", "kind_method");
        row("The method of claim 1, wherein the medium", "kind_method");
        row("A memory system comprising a bank", "kind_system");
        row("A system controller comprising", "kind_apparatus");
        row("One or more non-transitory computer-readable media storing a method", "kind_medium");
        row("A computer program product comprising", "kind_medium");
        row("A pharmaceutical composition comprising", "kind_composition");
        row("A lever comprising a system", "kind_apparatus");
        row("Use of a lever", "kind_method");
        row("12345", "kind_apparatus");
    }

    void kinds()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, id);
        const std::string utf8 = text.toStdString();
        const auto features = featuresOf({utf8, 0, 0, {}}, {});
        QCOMPARE(features.at(id.toStdString()), 1.0);
        double kinds = 0;
        for (const auto& [name, value] : features) {
            kinds += name.starts_with("kind_") ? value : 0;
        }
        QCOMPARE(kinds, 1.0);
    }

    void namesAreUniqueAndDocumented()
    {
        std::set<std::string> ids;
        for (const FeatureInfo& info : linguisticFeatures(ReferenceCounts::Given)) {
            QVERIFY(ids.insert(info.id).second);
            QVERIFY(!info.formula.empty() && !info.group.empty());
        }
        QCOMPARE(ids.size(), linguisticFeatures(ReferenceCounts::Absent).size() + 1);
    }

    void countsOfTheCheckerAreTakenAsGiven()
    {
        auto f = featuresOf({"The lever.", 0, 0, 3}, {}, ReferenceCounts::Given);
        QCOMPARE(f["unintroduced_references"], 3.0);
    }

    void oddClaimsGiveFiniteNumbers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no words") << QByteArray("1. 2; 3: ...");
        QTest::newRow("one megabyte of words") << QByteArray("a lever; ").repeated(120000);
        QTest::newRow("one megabyte of one word") << QByteArray("x").repeated(1 << 20);
        QTest::newRow("one megabyte of dots") << QByteArray(". ").repeated(1 << 19);
        QTest::newRow("other scripts") << QByteArray("\xe6\x96\xb9\xe6\xb3\x95 \xf0\x9d\x9b\xbc");
    }

    void oddClaimsGiveFiniteNumbers()
    {
        QFETCH(const QByteArray, text);
        const std::string utf8 = text.toStdString();
        QVERIFY(allFinite(featuresOf({utf8, 0, 0, {}}, {})));
        auto features = featuresOf({utf8, 0, 0, {}}, {"", "1 2 3"});
        QVERIFY(allFinite(features));
        QCOMPARE(features["has_description"], 0.0);
        QCOMPARE(features["length_share"], 0.0);
        QCOMPARE(features["overlap_iou"], 0.0);
    }

    void bothReadersOfDescriptionsAgree()
    {
        // The second paragraph takes the way for other scripts; its words are the same.
        const DescriptionWords ascii(
            std::vector<std::string>{"The end-user's lever, re-set- a b."});
        const DescriptionWords any(
            std::vector<std::string>{"The end-user's lever, re-set- a b. \xe2\x80\xa2"});
        QCOMPARE(ascii.words(), 6);
        QCOMPARE(any.words(), ascii.words());
        QCOMPARE(any.distinct(), ascii.distinct());
        for (const char* word : {"the", "end-user's", "lever", "re-set", "a", "b"}) {
            QVERIFY2(ascii.contains(wordKey(word)) && any.contains(wordKey(word)), word);
        }
        QVERIFY(!ascii.contains(wordKey("end")));
    }

    void largeDescriptionsKeepEveryWord()
    {
        std::string text;
        for (int i = 0; i < 20000; ++i) {
            std::string word = "q";
            for (int n = i; n > 0; n /= 26) {
                word.push_back(static_cast<char>('a' + n % 26));
            }
            text += word + ' ';
        }
        const DescriptionWords description(std::vector{text});
        QCOMPARE(description.words(), 20000);
        QVERIFY(description.distinct() > 19000);
        QVERIFY(description.contains(wordKey("qb")));
    }
};

QTEST_APPLESS_MAIN(tst_Features)
#include "tst_Features.moc"
