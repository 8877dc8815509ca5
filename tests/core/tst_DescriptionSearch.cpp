// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/DescriptionSearch.h"

#include <QTest>

#include <cmath>

using namespace metes;

using Found = std::vector<std::pair<std::uint32_t, double>>;
Q_DECLARE_METATYPE(Found)

namespace {

const std::vector<std::string_view>& paragraphs()
{
    static const std::vector<std::string_view> texts = {
        "The lever 12 is coupled to the housing by a spring.",
        "A spring-loaded lever, the lever arm, returns the LEVER.",
        "The housing is made of steel.",
        "Widget Gr\xc3\xb6\xc3\x9f"
        "e \xce\x9f\xce\x94\xce\x9f\xce\xa3 x_1 is a size.",
        "",
        "The lever 12 is coupled to the housing by a spring."};
    return texts;
}

}  // namespace

class tst_DescriptionSearch : public QObject {
    Q_OBJECT

private slots:
    void ranksAsScikitLearn_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<Found>("expected");
        // Cosines of TfidfVectorizer's rows, scikit-learn 1.2; of equal ones the earlier first.
        QTest::newRow("one word") << QByteArray("lever")
                                  << Found{{1, 0.684716520777578},
                                           {0, 0.285326184709046},
                                           {5, 0.285326184709046}};
        QTest::newRow("repeated words") << QByteArray("the lever spring spring")
                                        << Found{{1, 0.616540278254696},
                                                 {0, 0.532446338613551},
                                                 {5, 0.532446338613551},
                                                 {2, 0.103798492634015}};
        QTest::newRow("capitals, an unknown word")
            << QByteArray("HOUSING made of wood")
            << Found{{2, 0.769855886001122}, {0, 0.125452557915524}, {5, 0.125452557915524}};
        QTest::newRow("other scripts and the low line")
            << QByteArray("\xce\xbf\xce\xb4\xce\xbf\xcf\x82 GR\xc3\x96SSE x_1")
            << Found{{3, 0.611306077971809}};
        QTest::newRow("accents") << QByteArray("gr\xc3\xb6\xc3\x9f"
                                               "e")
                                 << Found{{3, 0.432258673114418}};
        QTest::newRow("a number; single characters are none")
            << QByteArray("12 a") << Found{{0, 0.337956600980041}, {5, 0.337956600980041}};
        QTest::newRow("nowhere") << QByteArray("zebra") << Found{};
        QTest::newRow("nothing") << QByteArray("") << Found{};
    }

    void ranksAsScikitLearn()
    {
        QFETCH(const QByteArray, query);
        QFETCH(const Found, expected);
        const DescriptionSearch search(paragraphs());
        const auto found = search.find(query.toStdString(), 10);
        QCOMPARE(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            QCOMPARE(found[i].paragraph, expected[i].first);
            QVERIFY(std::abs(found[i].score - expected[i].second) < 1e-12);
        }
    }

    void givesNoMoreThanAsked()
    {
        const DescriptionSearch search(paragraphs());
        const auto all = search.find("the lever spring spring", 10);
        const auto best = search.find("the lever spring spring", 2);
        QCOMPARE(all.size(), std::size_t{4});
        QCOMPARE(best, (std::vector<FoundParagraph>{all[0], all[1]}));
        QVERIFY(search.find("lever", 0).empty());
    }

    void withoutWordsFindsNothing()
    {
        QVERIFY(DescriptionSearch({}).find("lever", 5).empty());
        const std::vector<std::string_view> bare = {"", "1 2 ."};
        const DescriptionSearch search(bare);
        QCOMPARE(search.paragraphs(), std::size_t{2});
        QVERIFY(search.find("lever 1", 5).empty());
    }
};

QTEST_APPLESS_MAIN(tst_DescriptionSearch)
#include "tst_DescriptionSearch.moc"
