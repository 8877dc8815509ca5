// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/LaneIndex.h"
#include "ui/editor/TextBoundaries.h"

#include <QTest>

using namespace metes;

namespace {

Highlight at(std::int32_t start, std::int32_t end)
{
    Highlight highlight;
    highlight.range = {start, end};
    return highlight;
}

}  // namespace

class tst_LaneIndex : public QObject {
    Q_OBJECT

private slots:
    void overlapsGetLanes();
    void agreesWithLookingAtEverySpan();
    void charactersAsPeopleSeeThem_data();
    void charactersAsPeopleSeeThem();
    void words();
};

void tst_LaneIndex::overlapsGetLanes()
{
    // 8-13 and 13-18 touch without overlapping; 10-15 overlaps both; the empty one has no place.
    const LaneIndex index({at(8, 13), at(13, 18), at(10, 15), at(9, 9), at(8, 20)}, 18);
    QCOMPARE(index.laneCount(), 3);
    QCOMPARE(index.at(9), (std::vector<std::size_t>{4, 0}));
    QCOMPARE(index.at(12), (std::vector<std::size_t>{4, 0, 2}));
    QCOMPARE(index.at(13), (std::vector<std::size_t>{4, 1, 2}));
    QCOMPARE(index.at(18), std::vector<std::size_t>());
    QCOMPARE(index.overlapping({0, 8}).size(), std::size_t(0));
}

void tst_LaneIndex::agreesWithLookingAtEverySpan()
{
    std::vector<Highlight> highlights;
    std::uint32_t seed = 7;
    const auto next = [&](std::uint32_t bound) {
        seed = seed * 1664525u + 1013904223u;
        return static_cast<std::int32_t>((seed >> 8) % bound);
    };
    for (int i = 0; i < 300; ++i) {
        const std::int32_t start = next(1000);
        highlights.push_back(at(start, start + next(60)));
    }
    const LaneIndex index(highlights, 1000);
    for (std::int32_t position = 0; position < 1000; ++position) {
        std::vector<std::size_t> expected;
        for (std::size_t i = 0; i < highlights.size(); ++i) {
            if (highlights[i].range.contains(position))
                expected.push_back(i);
        }
        std::vector<std::size_t> found = index.at(position);
        std::sort(found.begin(), found.end());
        QCOMPARE(found, expected);
    }
    const auto all = index.overlapping({0, 1000});
    for (const auto& a : all) {
        for (const auto& b : all)
            QVERIFY(a.highlight == b.highlight || a.lane != b.lane || !a.range.overlaps(b.range));
    }
}

void tst_LaneIndex::charactersAsPeopleSeeThem_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("codePoints");
    QTest::newRow("pile of poo") << QByteArray("\xF0\x9F\x92\xA9") << 1;
    QTest::newRow("firefighter, joined, with skin tone")
        << QByteArray("\xF0\x9F\x91\xA8\xF0\x9F\x8F\xBE\xE2\x80\x8D\xF0\x9F\x9A\x92") << 4;
    QTest::newRow("combining acute") << QByteArray("e\xCC\x81") << 2;
    QTest::newRow("CR LF") << QByteArray("\r\n") << 2;
    QTest::newRow("flag") << QByteArray("\xF0\x9F\x87\xA9\xF0\x9F\x87\xAA") << 2;
}

void tst_LaneIndex::charactersAsPeopleSeeThem()
{
    QFETCH(QByteArray, text);
    QFETCH(int, codePoints);
    const std::string utf8 = "a" + text.toStdString() + "b";
    const TextBoundaries boundaries(utf8);
    QCOMPARE(boundaries.nextCharacter(1), 1 + codePoints);
    QCOMPARE(boundaries.previousCharacter(1 + codePoints), 1);
    for (int inside = 2; inside < 1 + codePoints; ++inside) {
        QCOMPARE(boundaries.snapDown(inside), 1);
        QCOMPARE(boundaries.snapUp(inside), 1 + codePoints);
    }
}

void tst_LaneIndex::words()
{
    const std::string text = "the \xF0\x9D\x9B\xBC-helix, again";
    const TextBoundaries boundaries(text);
    QCOMPARE(boundaries.nextWord(0), 4);
    QCOMPARE(boundaries.nextWord(6), 13);
    QCOMPARE(boundaries.previousWord(15), 13);
    QCOMPARE(boundaries.previousWord(2), 0);
    QCOMPARE(boundaries.previousWord(0), 0);
}

QTEST_GUILESS_MAIN(tst_LaneIndex)
#include "tst_LaneIndex.moc"
