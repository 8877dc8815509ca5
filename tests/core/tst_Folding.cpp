// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/Folding.h"
#include "core/text/TextIndex.h"

#include <QChar>
#include <QRandomGenerator>
#include <QTest>

using namespace metes;

namespace {

QByteArray folded(const QByteArray& text)
{
    return QByteArray::fromStdString(toUtf8(fold(text.toStdString()).characters));
}

QByteArray ranges(const std::vector<TextRange>& places)
{
    QByteArrayList list;
    for (const TextRange range : places) {
        list << QByteArray::number(range.start) + '-' + QByteArray::number(range.end);
    }
    return list.join(' ');
}

}  // namespace

class tst_Folding : public QObject {
    Q_OBJECT

private slots:
    void folds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("wanted");
        const auto row = [](const char* name, const char* text, const char* wanted) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(wanted);
        };
        row("empty", "", "");
        row("case", "The LEVER", "the lever");
        row("runs of blanks", "a  b\t\tc", "a b c");
        row("line ends", "a\r\nb\n\n c", "a b c");
        row("no-break and narrow spaces",
            "a\xc2\xa0"
            "b\xe2\x80\xaf"
            "c\xe3\x80\x80"
            "d",
            "a b c d");
        row("curly quotes",
            "\xe2\x80\x9c"
            "a\xe2\x80\x9d \xe2\x80\x98"
            "b\xe2\x80\x99",
            "\"a\" 'b'");
        row("primes and guillemets",
            "5\xe2\x80\xb2 6\xe2\x80\xb3 \xc2\xab"
            "a\xc2\xbb",
            "5' 6\" \"a\"");
        row("dashes",
            "1\xe2\x80\x90"
            "2\xe2\x80\x91"
            "3\xe2\x80\x93"
            "4\xe2\x80\x94"
            "5\xe2\x88\x92"
            "6",
            "1-2-3-4-5-6");
        row("soft hyphens and zero width",
            "in\xc2\xadsuf\xe2\x80\x8b"
            "fi\xef\xbb\xbf"
            "cient",
            "insufficient");
        row("a zero-width character between blanks", "a \xe2\x80\x8b b", "a b");
        row("umlauts", "\xc3\x84\xc3\x96\xc3\x9c\xc3\x9f", "\xc3\xa4\xc3\xb6\xc3\xbc\xc3\x9f");
        row("times is no letter", "2 \xc3\x97 3", "2 \xc3\x97 3");
        row("mathematical letters stay", "\xf0\x9d\x9b\xbc", "\xf0\x9d\x9b\xbc");
    }

    void folds()
    {
        QFETCH(const QByteArray, text);
        QTEST(folded(text), "wanted");
    }

    void caseAgreesWithUnicode()
    {
        const std::pair<char32_t, char32_t> blocks[] = {
            {0x41, 0x17f}, {0x386, 0x3ce}, {0x400, 0x45f}};
        for (const auto& [first, last] : blocks) {
            for (char32_t c = first; c <= last; ++c) {
                const std::u32string one(1, c);
                const std::u32string lowered = fold(toUtf8(one)).characters;
                const bool letter = QChar::isLetter(c);
                // Qt keeps the dotted I of Turkish; Unicode's simple mapping is i.
                const char32_t wanted = c == 0x130 ? U'i' : QChar::toLower(c);
                QVERIFY2(!letter || lowered == std::u32string(1, wanted),
                         qPrintable(QString::number(c, 16)));
            }
        }
    }

    void mapLeadsBack()
    {
        //                             0         1 2   3    4 5 6
        const std::string text = "\xf0\x9f\x92\xa9 \r\nA\xc2\xad"
                                 "B c";
        const FoldedText all = fold(text);
        QCOMPARE(all.characters.size(), std::size_t(6));  // pile, blank, a, b, blank, c
        QVERIFY(all.source == (std::vector<std::int32_t>{0, 1, 4, 6, 7, 8, 9}));
        QVERIFY((all.sourceRange(2, 4) == TextRange{4, 7}));
        QVERIFY((all.sourceRange(0, 6) == TextRange{0, 9}));
        QVERIFY((all.sourceRange(2, 2) == TextRange{4, 4}));
        QVERIFY((all.sourceRange(6, 6) == TextRange{9, 9}));
    }

    void mapOfRandomText()
    {
        static const char32_t kCharacters[] = {U'a',   U'B', U' ',    U'\n',  0xad,
                                               0x200b, 0xa0, 0x1d6fc, 0x201c, 0x2013};
        QRandomGenerator random(17);
        for (int round = 0; round < 1000; ++round) {
            std::u32string text;
            for (int i = random.bounded(60); i > 0; --i) {
                text.push_back(
                    kCharacters[random.bounded(static_cast<quint32>(std::size(kCharacters)))]);
            }
            const FoldedText all = fold(toUtf8(text));
            QCOMPARE(all.source.size(), all.characters.size() + 1);
            QCOMPARE(std::size_t(all.source.back()), text.size());
            for (std::size_t i = 0; i < all.characters.size(); ++i) {
                QVERIFY(all.source[i] < all.source[i + 1]);
                // Folding one character alone gives the same.
                const std::u32string one(1, text[static_cast<std::size_t>(all.source[i])]);
                QVERIFY(fold(toUtf8(one)).characters == all.characters.substr(i, 1));
            }
        }
    }

    void finds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("needle");
        QTest::addColumn<QByteArray>("places");
        const auto row = [](const char* name, const char* text, const char* needle,
                            const char* places) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(needle) << QByteArray(places);
        };
        row("case", "A lever and a LEVER", "Lever", "2-7 14-19");
        row("phrase over a line end", "the outer\n  surface", "outer surface", "4-19");
        row("quotes",
            "\xe2\x80\x9c"
            "ambient (room)\xe2\x80\x9d",
            "\"ambient (room)\"", "0-16");
        row("blanks around the needle", "a lever", "  lever ", "2-7");
        row("behind an astral character", "\xf0\x9f\x92\xa9 lever", "lever", "2-7");
        row("soft hyphen inside", "a le\xc2\xadver", "lever", "2-8");
        row("no overlaps", "aaaa", "aa", "0-2 2-4");
        row("not there", "a lever", "gear", "");
        row("empty needle", "a lever", "", "");
        row("blank needle", "a lever", " \n", "");
        row("empty text", "", "lever", "");
    }

    void finds()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, needle);
        QTEST(ranges(findFolded(fold(text.toStdString()), needle.toStdString())), "places");
    }

    void blanks()
    {
        for (const char32_t c : {U' ', U'\t', U'\n', U'\r', char32_t(0xa0), char32_t(0x2003),
                                 char32_t(0x2028), char32_t(0x3000)}) {
            QVERIFY(isBlank(c));
        }
        for (const char32_t c :
             {U'a', U'\0', char32_t(0x200b), char32_t(0xad), char32_t(0x1f4a9)}) {
            QVERIFY(!isBlank(c));
        }
    }
};

QTEST_APPLESS_MAIN(tst_Folding)
#include "tst_Folding.moc"
