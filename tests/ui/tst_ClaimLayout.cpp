// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/ClaimLayout.h"

#include <QTest>

using namespace metes;

class tst_ClaimLayout : public QObject {
    Q_OBJECT

private slots:
    void breaksAndIndents();
    void keepsWhatNoClauseCovers();
    void cutsBadClauses();
    void everyCharacterHasOnePlace_data();
    void everyCharacterHasOnePlace();
    void edgesBetweenClauses();
    void emptyClaim();
};

void tst_ClaimLayout::breaksAndIndents()
{
    // "A b: c; d" with the clauses "A b:", "c;" and "d".
    const std::string claim = "A b: c; d";
    const ClaimLayout layout(claim, {{{0, 4}, 0}, {{5, 7}, 1}, {{8, 9}, 2}});
    QCOMPARE(layout.buffer(), std::string("A b:\n      c;\n            d"));
    QCOMPARE(layout.bytesOf({0, 9}), (std::vector<ByteRange>{{0, 4}, {11, 13}, {26, 27}}));
    QCOMPARE(layout.bytesOf({4, 5}), std::vector<ByteRange>());
    QVERIFY(layout.shows(4));
    QVERIFY(layout.shows(5));
}

void tst_ClaimLayout::keepsWhatNoClauseCovers()
{
    const std::string claim = "\xC3\xA4 b \xF0\x9D\x9B\xBC c  ";  // a-umlaut, b, alpha, c
    const ClaimLayout layout(claim, {{{2, 3}, 1}});
    QCOMPARE(layout.buffer(), std::string("\xC3\xA4\n      b\n\xF0\x9D\x9B\xBC c"));
    const ClaimLayout whole(claim, {});
    QCOMPARE(whole.buffer(), std::string("\xC3\xA4 b \xF0\x9D\x9B\xBC c"));
}

void tst_ClaimLayout::cutsBadClauses()
{
    const std::string claim = "abcdef";
    const ClaimLayout layout(claim, {{{0, 4}, 0}, {{2, 5}, -3}, {{1, 2}, 1}, {{5, 99}, 0}});
    QCOMPARE(layout.buffer(), std::string("abcd\ne\nf"));
}

void tst_ClaimLayout::everyCharacterHasOnePlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("ascii") << QByteArray("A method; wherein; done.");
    QTest::newRow("astral") << QByteArray(
        "\xF0\x9F\x92\xA9 x; \xF0\x9D\x9B\xBC\xF0\x9D\x9B\xBC; e\xCC\x81 end");
    QTest::newRow("crlf inside") << QByteArray("one\r\ntwo; three\r\n");
}

void tst_ClaimLayout::everyCharacterHasOnePlace()
{
    QFETCH(QByteArray, text);
    const std::string claim = text.toStdString();
    const TextIndex index(claim);
    std::vector<Clause> clauses;
    std::int32_t start = 0;
    for (std::int32_t i = 0; i < index.codePoints(); ++i) {
        if (index.slice({i, i + 1}) == ";") {
            clauses.push_back({{start, i + 1}, 1});
            start = i + 2;
        }
    }
    const ClaimLayout layout(claim, clauses);
    std::int32_t before = -1;
    for (std::int32_t i = 0; i < index.codePoints(); ++i) {
        const auto bytes = layout.bytesOf({i, i + 1});
        const std::string_view character = index.slice({i, i + 1});
        if (bytes.empty()) {
            QVERIFY(character == " " || character == "\r" || character == "\n");
            continue;
        }
        QCOMPARE(bytes.size(), std::size_t(1));
        QCOMPARE(layout.buffer().substr(static_cast<std::size_t>(bytes[0].start), character.size()),
                 std::string(character));
        QVERIFY(bytes[0].start > before);
        before = bytes[0].start;
        QCOMPARE(layout.positionOfStart(bytes[0].start), i);
        QCOMPARE(layout.positionOfEnd(bytes[0].end), i + 1);
    }
}

void tst_ClaimLayout::edgesBetweenClauses()
{
    const std::string claim = "ab\n  cd";
    const ClaimLayout layout(claim, {{{0, 2}, 0}, {{5, 7}, 1}});
    // Buffer: a b \n, six blanks, c d.
    QCOMPARE(layout.byteOfEnd(4), 2);
    QCOMPARE(layout.byteOfStart(3), 9);
    QCOMPARE(layout.byteOfCaret(2), 2);
    QCOMPARE(layout.byteOfCaret(5), 9);
    QCOMPARE(layout.byteOfCaret(99), 11);
    QVERIFY(layout.shows(2) && !layout.shows(3) && layout.shows(5));
    // A selection from inside the indentation, and one that ends there.
    QCOMPARE(layout.positionOfStart(6), 5);
    QCOMPARE(layout.positionOfEnd(6), 2);
}

void tst_ClaimLayout::emptyClaim()
{
    const ClaimLayout layout("", {});
    QCOMPARE(layout.buffer(), std::string());
    QCOMPARE(layout.byteOfStart(3), 0);
    QCOMPARE(layout.positionOfEnd(3), 0);
    QVERIFY(layout.bytesOf({0, 5}).empty());
    const ClaimLayout blanks(" \n ", {});
    QCOMPARE(blanks.buffer(), std::string());
}

QTEST_GUILESS_MAIN(tst_ClaimLayout)
#include "tst_ClaimLayout.moc"
