// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/TfIdf.h"
#include "core/learn/Tokens.h"
#include "core/statistics/Random.h"

#include <QTest>

using namespace metes;

Q_DECLARE_METATYPE(metes::TokenPattern)

namespace {

QByteArray joined(const QByteArray& text, TokenPattern pattern)
{
    Tokens tokens;
    const std::string utf8 = text.toStdString();
    QByteArrayList list;
    for (const TextToken& token : tokens.cut(utf8, pattern)) {
        list << QByteArray(token.text.data(), static_cast<qsizetype>(token.text.size()));
    }
    return list.join('|');
}

}  // namespace

class tst_Tokens : public QObject {
    Q_OBJECT

private slots:
    void cuts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("two");
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* text, const char* two, const char* one, const char* words) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(two) << QByteArray(one)
                                << QByteArray(words);
        };
        // The first two columns are what Python's re finds in text.lower().
        row("", "", "", "");
        row("I am a sentence.", "am|sentence", "i|am|a|sentence", "i|am|a|sentence");
        row("1 2,3 4", "", "1|2|3|4", "");
        row("A non-transitory x_2's 3D", "non|transitory|x_2|3d", "a|non|transitory|x_2|s|3d",
            "a|non-transitory|x|s|d");
        row("the user's end-", "the|user|end", "the|user|s|end", "the|user's|end");
        row("NA\xc3\x8fVE M\xc3\xbcller", "na\xc3\xafve|m\xc3\xbcller",
            "na\xc3\xafve|m\xc3\xbcller", "na\xc3\xafve|m\xc3\xbcller");
        row("\xce\x9f\xce\x94\xce\x9f\xce\xa3 \xce\xa3\xce\x91",
            "\xce\xbf\xce\xb4\xce\xbf\xcf\x82|\xcf\x83\xce\xb1",
            "\xce\xbf\xce\xb4\xce\xbf\xcf\x82|\xcf\x83\xce\xb1",
            "\xce\xbf\xce\xb4\xce\xbf\xcf\x82|\xcf\x83\xce\xb1");
        row("e.g. and/or", "and|or", "e|g|and|or", "e|g|and|or");
        row("\xf0\x9f\x98\x80 ab\xe2\x80\x99s", "ab", "ab|s", "ab's");
    }

    void cuts()
    {
        QFETCH(const QByteArray, text);
        QTEST(joined(text, TokenPattern::TwoCharacters), "two");
        QTEST(joined(text, TokenPattern::OneCharacter), "one");
        QTEST(joined(text, TokenPattern::Words), "words");
    }

    // Text of ASCII is read by blocks of 64 bytes, any other by characters; a last letter that is
    // not ASCII sends the same text the other way.
    void cutsAlikeByBlocksAndByCharacters_data()
    {
        QTest::addColumn<TokenPattern>("pattern");
        QTest::newRow("two") << TokenPattern::TwoCharacters;
        QTest::newRow("one") << TokenPattern::OneCharacter;
        QTest::newRow("words") << TokenPattern::Words;
    }

    void cutsAlikeByBlocksAndByCharacters()
    {
        QFETCH(const TokenPattern, pattern);
        constexpr std::string_view kCharacters = "azAZmM09__--'' .,@[`{/:\t\n~\x7f";
        Random random(7);
        for (std::uint32_t length = 0; length < 300; ++length) {
            QByteArray text;
            for (std::uint32_t i = 0; i < length; ++i) {
                const auto last = static_cast<std::uint32_t>(kCharacters.size());
                // Letters twice as often, or few words would be long.
                const std::uint32_t drawn = random.below(2 * last);
                text.append(kCharacters[drawn < last ? drawn : drawn % 6]);
            }
            const QByteArray other = " \xc3\xa9\xc3\xa9";
            const QByteArray blocks = joined(text, pattern);
            QCOMPARE((blocks.isEmpty() ? blocks : blocks + '|') + other.mid(1),
                     joined(text + other, pattern));
        }
    }

    void knowsWhereTokensStand()
    {
        const std::string text = "\xc3\x84 lever-arm, B";
        Tokens tokens;
        const auto words = tokens.cut(text, TokenPattern::Words);
        QCOMPARE(words.size(), std::size_t{3});
        QCOMPARE(text.substr(words[1].begin, words[1].end - words[1].begin),
                 std::string("lever-arm"));
        QCOMPARE(words[2].end, static_cast<std::uint32_t>(text.size()));
    }

    void noWordsIsAnError()
    {
        const std::vector<std::string_view> texts = {"1 2,3 4", ""};
        const auto terms = TfIdf::fit(texts, {});
        QVERIFY(!terms);
        QCOMPARE(terms.error().code, ErrorCode::InvalidInput);
        QVERIFY(!TfIdf::fit({}, {}));
    }

    void limitsByShareAndStems()
    {
        const std::vector<std::string_view> texts = {"levers lever", "lever wheel", "lever wheels",
                                                     "gear"};
        TfIdfOptions options;
        options.maxShare = 0.5;
        QCOMPARE(TfIdf::fit(texts, options)->terms(),
                 (std::vector<std::string>{"gear", "levers", "wheel", "wheels"}));
        options.minShare = 0.5;
        options.maxShare = 1;
        options.form = TermForm::Stems;
        QCOMPARE(TfIdf::fit(texts, options)->terms(), (std::vector<std::string>{"lever", "wheel"}));
    }
};

QTEST_APPLESS_MAIN(tst_Tokens)
#include "tst_Tokens.moc"
