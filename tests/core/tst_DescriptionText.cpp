// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ContentHash.h"
#include "core/patent/DescriptionText.h"

#include <QtTest>

#include <string>
#include <vector>

using namespace metes;

namespace {

using Paragraphs = std::vector<std::string>;

}  // namespace

class tst_DescriptionText : public QObject {
    Q_OBJECT

private slots:
    void joinsByAnEmptyLine();
    void splitsIntoTheSame_data();
    void splitsIntoTheSame();
    void tellsApartWhatReadsAlike();
    void takesEndsThatDoNotFit();
};

void tst_DescriptionText::joinsByAnEmptyLine()
{
    const DescriptionText joined = joinParagraphs({"One.", "", "\u03b1 three."});
    QCOMPARE(joined.text, std::string("One.\n\n\n\n\u03b1 three."));
    QCOMPARE(joined.ends, std::string("[4,6,17]"));
    QCOMPARE(joined.paragraphs, std::int64_t(3));
    QCOMPARE(joined.hash, contentHash("[4,6,17]", "One.\n\n\n\n\u03b1 three."));
    const DescriptionText none = joinParagraphs({});
    QCOMPARE(none.text, std::string());
    QCOMPARE(none.ends, std::string("[]"));
    QCOMPARE(none.paragraphs, std::int64_t(0));
}

void tst_DescriptionText::splitsIntoTheSame_data()
{
    QTest::addColumn<Paragraphs>("paragraphs");
    QTest::addColumn<std::vector<std::int64_t>>("ends");
    QTest::newRow("one") << Paragraphs{"One."} << std::vector<std::int64_t>{4};
    QTest::newRow("empty ones") << Paragraphs{"", "b", ""} << std::vector<std::int64_t>{0, 3, 5};
    QTest::newRow("with empty lines")
        << Paragraphs{"a\n\nb", "\n\n"} << std::vector<std::int64_t>{4, 8};
}

void tst_DescriptionText::splitsIntoTheSame()
{
    QFETCH(Paragraphs, paragraphs);
    QFETCH(std::vector<std::int64_t>, ends);
    const DescriptionText joined = joinParagraphs(paragraphs);
    QVERIFY(splitParagraphs(joined.text, ends) == paragraphs);
    QVERIFY(splitParagraphs(joined) == paragraphs);
}

// The same text, cut in other places, is another description.
void tst_DescriptionText::tellsApartWhatReadsAlike()
{
    const DescriptionText one = joinParagraphs({"a\n\nb"});
    const DescriptionText two = joinParagraphs({"a", "b"});
    QCOMPARE(one.text, two.text);
    QVERIFY(one.hash != two.hash);
}

// A file that somebody tampered with must not make the program read beyond a text.
void tst_DescriptionText::takesEndsThatDoNotFit()
{
    const Paragraphs expected{"ab", "", "", ""};
    QVERIFY(splitParagraphs("ab\n\ncd", {2, 90, -1, 6}) == expected);
    QVERIFY(splitParagraphs("", {5}) == Paragraphs{""});
}

QTEST_APPLESS_MAIN(tst_DescriptionText)
#include "tst_DescriptionText.moc"
