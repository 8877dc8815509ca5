// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/TextIndex.h"

#include <QRandomGenerator>
#include <QString>
#include <QTest>

using namespace metes;

namespace {

// Any code point that UTF-8 can hold, astral ones often.
char32_t randomCharacter(QRandomGenerator& random)
{
    switch (random.bounded(5)) {
    case 0: return static_cast<char32_t>(random.bounded(0x20, 0x7f));
    case 1: return static_cast<char32_t>(random.bounded(0x80, 0x800));
    case 2: return static_cast<char32_t>(random.bounded(0x800, 0xd800));
    case 3: return static_cast<char32_t>(random.bounded(0xe000, 0x10000));
    default: return static_cast<char32_t>(random.bounded(0x10000, 0x110000));
    }
}

// By hand, since QString's own conversion swallows a byte order mark.
QString unitsOf(char32_t c)
{
    if (QChar::requiresSurrogates(c)) {
        return QString(QChar(QChar::highSurrogate(c))) + QChar(QChar::lowSurrogate(c));
    }
    return QString(QChar(static_cast<char16_t>(c)));
}

}  // namespace

class tst_TextIndex : public QObject {
    Q_OBJECT

private slots:
    // The vectors V1 to V4 of published defect reports of annotation tools.
    void knownVectors_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<TextRange>("codePoints");
        QTest::addColumn<TextRange>("utf16");
        QTest::addColumn<TextRange>("bytes");
        QTest::newRow("V1: an astral character before")
            << QByteArray("\xf0\x9f\x92\xa9This is an annotation. ") << QByteArray("annotation")
            << TextRange{12, 22} << TextRange{13, 23} << TextRange{15, 25};
        QTest::newRow("V2: a joined emoji before") << QByteArray(
            "\xf0\x9f\x91\xa9\xf0\x9f\x8f\xbb\xe2\x80\x8d\xf0\x9f\x9a\x92 firemen drive "
            "firetrucks") << QByteArray("firetrucks")
                                                   << TextRange{19, 29} << TextRange{22, 32}
                                                   << TextRange{30, 40};
        QTest::newRow("V3: CRLF counts two")
            << QByteArray("John loves Mary.\r\nHe married her.") << QByteArray("He")
            << TextRange{18, 20} << TextRange{18, 20} << TextRange{18, 20};
        QTest::newRow("V3: after CRLF")
            << QByteArray("John loves Mary.\r\nHe married her.") << QByteArray("her")
            << TextRange{29, 32} << TextRange{29, 32} << TextRange{29, 32};
        QTest::newRow("V4: over a line end and its indent")
            << QByteArray("Foo\n  Bar") << QByteArray("Foo\n  Bar") << TextRange{0, 9}
            << TextRange{0, 9} << TextRange{0, 9};
    }

    void knownVectors()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, word);
        QFETCH(const TextRange, codePoints);
        const std::string bytes = text.toStdString();
        const TextIndex index(bytes);
        QCOMPARE(index.slice(codePoints),
                 std::string_view(word.constData(), static_cast<std::size_t>(word.size())));
        const TextRange utf16{index.utf16Of(codePoints.start), index.utf16Of(codePoints.end)};
        const TextRange utf8{index.byteOf(codePoints.start), index.byteOf(codePoints.end)};
        QTEST(utf16, "utf16");
        QTEST(utf8, "bytes");
        QCOMPARE(index.codePointOfUtf16(utf16.start), codePoints.start);
        QCOMPARE(index.codePointOfByte(utf8.end), codePoints.end);
        QCOMPARE(qsizetype(index.utf16Units()), QString::fromUtf8(text).size());
    }

    // Every position of random text against counting in QString, one character at a time.
    void agreesWithNaiveConversion()
    {
        QRandomGenerator random(20260228);
        for (int round = 0; round < 400; ++round) {
            std::u32string characters;
            for (int i = random.bounded(300); i > 0; --i) {
                characters.push_back(randomCharacter(random));
            }
            QString utf16;
            for (const char32_t c : characters) {
                utf16 += unitsOf(c);
            }
            const std::string utf8 = utf16.toStdString();
            QCOMPARE(toUtf8(characters), utf8);
            QVERIFY(toUtf32(utf8) == characters);
            QCOMPARE(invalidUtf8At(utf8), std::string::npos);
            const TextIndex index(utf8);
            QCOMPARE(std::size_t(index.codePoints()), characters.size());
            QCOMPARE(codePointCount(utf8), index.codePoints());
            QCOMPARE(qsizetype(index.utf16Units()), utf16.size());
            std::int32_t unit = 0;
            std::int32_t byte = 0;
            for (std::int32_t i = 0; i < index.codePoints(); ++i) {
                const QString one = unitsOf(characters[static_cast<std::size_t>(i)]);
                const auto units = static_cast<std::int32_t>(one.size());
                const auto bytes = static_cast<std::int32_t>(one.toUtf8().size());
                QCOMPARE(index.utf16Of(i), unit);
                QCOMPARE(index.byteOf(i), byte);
                // A position inside a character maps to its start.
                for (std::int32_t k = 0; k < units; ++k) {
                    QCOMPARE(index.codePointOfUtf16(unit + k), i);
                }
                for (std::int32_t k = 0; k < bytes; ++k) {
                    QCOMPARE(index.codePointOfByte(byte + k), i);
                }
                unit += units;
                byte += bytes;
            }
            QCOMPARE(index.utf16Of(index.codePoints()), unit);
            QCOMPARE(index.byteOf(index.codePoints()), byte);
            QCOMPARE(index.codePointOfUtf16(unit), index.codePoints());
            QCOMPARE(index.codePointOfByte(byte), index.codePoints());
        }
    }

    void slicesAgreeWithNaiveConversion()
    {
        QRandomGenerator random(5);
        std::u32string characters;
        for (int i = 0; i < 500; ++i) {
            characters.push_back(randomCharacter(random));
        }
        const std::string utf8 = toUtf8(characters);
        const TextIndex index(utf8);
        for (int round = 0; round < 2000; ++round) {
            const int start = random.bounded(501);
            const int end = random.bounded(start, 501);
            const std::u32string part = characters.substr(static_cast<std::size_t>(start),
                                                          static_cast<std::size_t>(end - start));
            QString units;
            for (const char32_t c : part) {
                units += unitsOf(c);
            }
            const std::string wanted = units.toStdString();
            QCOMPARE(std::string(index.slice({start, end})), wanted);
            QCOMPARE(std::string(sliceCodePoints(utf8, {start, end})), wanted);
        }
    }

    void positionsOutsideAreClamped_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("codePoints");
        QTest::addColumn<int>("utf16");
        QTest::newRow("empty") << QByteArray() << 0 << 0;
        QTest::newRow("ASCII") << QByteArray("abc") << 3 << 3;
        QTest::newRow("astral") << QByteArray("a\xf0\x9f\x92\xa9") << 2 << 3;
    }

    void positionsOutsideAreClamped()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, codePoints);
        QFETCH(const int, utf16);
        const std::string bytes = text.toStdString();
        const TextIndex index(bytes);
        for (const int past : {codePoints, 1000, 2'147'483'647}) {
            QCOMPARE(index.byteOf(past), static_cast<int>(bytes.size()));
            QCOMPARE(index.utf16Of(past), utf16);
        }
        QCOMPARE(index.codePointOfByte(1000), codePoints);
        QCOMPARE(index.codePointOfUtf16(1000), codePoints);
        for (const int before : {-1, -2'147'483'647}) {
            QCOMPARE(index.byteOf(before), 0);
            QCOMPARE(index.utf16Of(before), 0);
            QCOMPARE(index.codePointOfByte(before), 0);
            QCOMPARE(index.codePointOfUtf16(before), 0);
        }
        QCOMPARE(std::string(index.slice({-5, 1000})), bytes);
        QCOMPARE(std::string(index.slice({2, 1})), std::string());
        QCOMPARE(std::string(index.slice({1000, 2000})), std::string());
    }

    void emptyIndex()
    {
        const TextIndex index;
        QCOMPARE(index.codePoints(), 0);
        QCOMPARE(index.byteOf(3), 0);
        QCOMPARE(index.codePointOfUtf16(3), 0);
    }

    void invalidUtf8_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("at");  // -1: valid
        const auto row = [](const char* name, const char* bytes, int at) {
            QTest::newRow(name) << QByteArray(bytes) << at;
        };
        // RFC 3629, sections 3, 4 and 10.
        row("empty", "", -1);
        row("ASCII", "abc\x7f", -1);
        row("two bytes, lowest", "\xc2\x80", -1);
        row("two bytes, highest", "\xdf\xbf", -1);
        row("three bytes, lowest", "\xe0\xa0\x80", -1);
        row("before the surrogates", "\xed\x9f\xbf", -1);
        row("after the surrogates", "\xee\x80\x80", -1);
        row("three bytes, highest", "\xef\xbf\xbf", -1);
        row("four bytes, lowest", "\xf0\x90\x80\x80", -1);
        row("U+10FFFF", "\xf4\x8f\xbf\xbf", -1);
        row("byte order mark",
            "\xef\xbb\xbf"
            "a",
            -1);
        row("overlong two bytes, C0", "ab\xc0\x80", 2);
        row("overlong two bytes, C1", "ab\xc1\xbf", 2);
        row("overlong three bytes", "a\xe0\x9f\xbf", 1);
        row("overlong four bytes", "a\xf0\x8f\xbf\xbf", 1);
        row("high surrogate", "\xed\xa0\x80", 0);
        row("low surrogate", "x\xed\xbf\xbf", 1);
        row("surrogate pair (CESU-8)", "\xed\xa0\xbd\xed\xb2\xa9", 0);
        row("past U+10FFFF", "\xf4\x90\x80\x80", 0);
        row("lead F5", "abc\xf5\x80\x80\x80", 3);
        row("lead FF", "\xff", 0);
        row("lead FE", "\xfe\xfe\xff\xff", 0);
        row("lone continuation", "a\x80", 1);
        row("continuation after a character", "\xc3\xa4\xa4", 2);
        row("cut after one of two", "ab\xc3", 2);
        row("cut after two of three", "ab\xe2\x82", 2);
        row("cut after three of four", "ab\xf0\x9f\x92", 2);
        row("lead then ASCII", "\xc3(", 0);
        row("broken third byte", "\xe2\x82(", 0);
        row("broken fourth byte", "\xf0\x9f\x92(", 0);
        row("Latin-1", "f\xfcr", 1);
        row("UTF-16",
            "\xff\xfe"
            "a",
            0);
    }

    void invalidUtf8()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, at);
        const std::size_t wanted = at < 0 ? std::string_view::npos : static_cast<std::size_t>(at);
        QCOMPARE(invalidUtf8At(bytes.toStdString()), wanted);
    }

    void invalidUtf8AgreesWithQt()
    {
        QRandomGenerator random(11);
        for (int round = 0; round < 20'000; ++round) {
            QByteArray bytes = QString(QChar(u'\u00e4')).toUtf8() + "a\xe2\x82\xac\xf0\x9f\x92\xa9";
            bytes[random.bounded(static_cast<int>(bytes.size()))] =
                static_cast<char>(random.bounded(256));
            const bool valid = QString::fromUtf8(bytes).toUtf8() == bytes;
            QCOMPARE(invalidUtf8At(bytes.toStdString()) == std::string_view::npos, valid);
        }
    }
};

QTEST_APPLESS_MAIN(tst_TextIndex)
#include "tst_TextIndex.moc"
