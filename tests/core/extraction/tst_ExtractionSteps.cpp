// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ClaimMentions.h"
#include "core/extraction/Quotes.h"
#include "core/extraction/Sections.h"
#include "core/extraction/Sentences.h"
#include "tests/core/extraction/ExtractionFixture.h"

using namespace metes;
using namespace metes::extraction;
using namespace metes::test;

class tst_ExtractionSteps : public QObject {
    Q_OBJECT

private slots:
    void readsClaimLists_data();
    void readsClaimLists();
    void readsStatutes_data();
    void readsStatutes();
    void findsQuotes_data();
    void findsQuotes();
    void splitsSentences_data();
    void splitsSentences();
    void readsOpeners_data();
    void readsOpeners();
    void leavesFurnitureOut();
};

void tst_ExtractionSteps::readsClaimLists_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("claims");
    QTest::newRow("one") << QByteArray("claim 7 is") << QByteArray("7");
    QTest::newRow("range") << QByteArray("Claims 1-4") << QByteArray("1 2 3 4");
    QTest::newRow("en dash") << QByteArray("Claims 1–3") << QByteArray("1 2 3");
    QTest::newRow("blanks about the dash") << QByteArray("Claims 1 – 3") << QByteArray("1 2 3");
    QTest::newRow("to") << QByteArray("claims 2 to 4") << QByteArray("2 3 4");
    QTest::newRow("through") << QByteArray("claims 2 through 4") << QByteArray("2 3 4");
    QTest::newRow("commas and and") << QByteArray("claims 1, 3, and 5-6") << QByteArray("1 3 5 6");
    QTest::newRow("or") << QByteArray("claims 1 or 2") << QByteArray("1 2");
    QTest::newRow("slash") << QByteArray("claims 1/5/9") << QByteArray("1 5 9");
    QTest::newRow("(s)") << QByteArray("Claim(s) 1-2, 10-11  is/are") << QByteArray("1 2 10 11");
    QTest::newRow("claim again") << QByteArray("claim 1 and claim 4") << QByteArray("1 4");
    QTest::newRow("line ends the list") << QByteArray("Claim 22, line 4") << QByteArray("22");
    QTest::newRow("measure") << QByteArray("claim 1, 5 mm thick") << QByteArray("1");
    QTest::newRow("ordinal") << QByteArray("claim 1, 2nd line") << QByteArray("1");
    QTest::newRow("sentence ends the list") << QByteArray("of claim 3. 5 more") << QByteArray("3");
    QTest::newRow("backwards") << QByteArray("claims 9-3") << QByteArray("9");
    QTest::newRow("no number") << QByteArray("claims are") << QByteArray();
    QTest::newRow("misread") << QByteArray("clalms 3-4") << QByteArray("3 4");
    QTest::newRow("too large") << QByteArray("claim 123456") << QByteArray();
}

void tst_ExtractionSteps::readsClaimLists()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, claims);
    const ActionText action(text.toStdString());
    const auto mentions = claimMentions(action, {0, action.tokens().size()});
    QCOMPARE(mentions.empty() ? QByteArray() : listed(mentions.front().claims), claims);
}

void tst_ExtractionSteps::readsStatutes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("statutes");
    QTest::newRow("b") << QByteArray("under 35 U.S.C. 112(b)") << QByteArray("b");
    QTest::newRow("a and b") << QByteArray("under 35 U.S.C. 112(a) and (b)") << QByteArray("ab");
    QTest::newRow("twin") << QByteArray(
        "under 35 U.S.C. 112(b) or 35 U.S.C. 112 (pre-AIA), second paragraph")
                          << QByteArray("b");
    QTest::newRow("2nd") << QByteArray("35 USC 112, 2nd") << QByteArray("b");
    QTest::newRow("second before")
        << QByteArray("the second paragraph of 35 U.S.C. 112") << QByteArray("b");
    QTest::newRow("pilcrow") << QByteArray("35 USC § 112 ¶ 2") << QByteArray("b");
    QTest::newRow("section sign first")
        << QByteArray("35 § U.S.C. 112, second paragraph") << QByteArray("b");
    QTest::newRow("blank before the letter")
        << QByteArray("35 U.S.C. § 112 (b)") << QByteArray("b");
    QTest::newRow("d, fourth") << QByteArray(
        "under 35 U.S.C. 112(d) or pre-AIA 35 U.S.C. 112, 4th paragraph")
                               << QByteArray("d");
    QTest::newRow("sixth") << QByteArray("35 U.S.C. 112, sixth paragraph") << QByteArray("f");
    QTest::newRow("whole") << QByteArray("35 U.S.C. 112") << QByteArray("*");
    QTest::newRow("103") << QByteArray("35 U.S.C. 103(a)") << QByteArray("o");
    QTest::newRow("reference numeral") << QByteArray("the pump 112 and valve 103") << QByteArray();
}

void tst_ExtractionSteps::readsStatutes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, statutes);
    const ActionText action(text.toStdString());
    const Statutes found = extraction::readStatutes(action, {0, action.tokens().size()});
    QByteArray names;
    names += found.a ? "a" : "";
    names += found.b ? "b" : "";
    names += found.d ? "d" : "";
    names += found.f ? "f" : "";
    names += found.whole112 ? "*" : "";
    names += found.other ? "o" : "";
    QCOMPARE(names, statutes);
}

void tst_ExtractionSteps::findsQuotes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("quotes");
    QTest::newRow("curly") << QByteArray("the “pin” and “rod,” too") << QByteArray("pin|rod");
    QTest::newRow("straight") << QByteArray("the \"pin\" and \"rod.\"") << QByteArray("pin|rod");
    QTest::newRow("single curly") << QByteArray("the ‘pin’ here") << QByteArray("pin");
    QTest::newRow("single straight") << QByteArray("the 'pin' here") << QByteArray("pin");
    QTest::newRow("doubled") << QByteArray("the ''pin'' here") << QByteArray("pin");
    QTest::newRow("apostrophe") << QByteArray("the examiner's and applicants' view")
                                << QByteArray();
    QTest::newRow("apostrophe within")
        << QByteArray("the ‘user’s pin’ here") << QByteArray("user’s pin");
    QTest::newRow("nested") << QByteArray("the “so-called ‘pin’ part” here")
                            << QByteArray("so-called ‘pin’ part");
    QTest::newRow("unlike marks") << QByteArray("the “pin\" here") << QByteArray("pin");
    QTest::newRow("never closed") << QByteArray("the \"pin here and \"rod\" there")
                                  << QByteArray("rod");
    QTest::newRow("inches") << QByteArray("a 6\" pipe and a \"pin\"") << QByteArray("pin");
    QTest::newRow("ellipsis stays") << QByteArray("‘using…’ it") << QByteArray("using…");
    QTest::newRow("empty") << QByteArray("the \"\" mark") << QByteArray();
}

void tst_ExtractionSteps::findsQuotes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, quotes);
    const ActionText action(text.toStdString());
    QByteArrayList found;
    for (const Quote& quote : findQuotes(action, {0, action.size()})) {
        found << bytes(action.exact(action.source(quote.begin, quote.end)));
    }
    QCOMPARE(found.join('|'), quotes);
}

void tst_ExtractionSteps::splitsSentences_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("sentences");
    QTest::newRow("two") << QByteArray("It is. He was.") << QByteArray("It is.|He was.");
    QTest::newRow("abbreviations")
        << QByteArray("See 35 U.S.C. 112(b), e.g. Jones et al. (Fig. 2). It is so.")
        << QByteArray("See 35 U.S.C. 112(b), e.g. Jones et al. (Fig. 2).|It is so.");
    QTest::newRow("quoted full stop")
        << QByteArray("The phrase “A pin. The rod” is odd. It is so.")
        << QByteArray("The phrase “A pin. The rod” is odd.|It is so.");
    QTest::newRow("question in parentheses") << QByteArray("What is it (of what?). It is unclear.")
                                             << QByteArray("What is it (of what?).|It is unclear.");
    QTest::newRow("ellipsis") << QByteArray("prior to surgery…. thereby improving.")
                              << QByteArray("prior to surgery…. thereby improving.");
    QTest::newRow("paragraph number")
        << QByteArray("12. The claim is unclear.") << QByteArray("The claim is unclear.");
    QTest::newRow("number within a line") << QByteArray("It is so. 3. Claim 2 is unclear.")
                                          << QByteArray("It is so.|Claim 2 is unclear.");
    QTest::newRow("heading within a line")
        << QByteArray("It lacks basis. Claim Rejections - 35 USC § 103 The following is new.")
        << QByteArray("It lacks basis.|Claim Rejections - 35 USC § 103|The following is new.");
    QTest::newRow("no heading")
        << QByteArray("It lacks basis. The claim rejections are maintained.")
        << QByteArray("It lacks basis.|The claim rejections are maintained.");
    QTest::newRow("paragraphs") << QByteArray("One is\n\nTwo is") << QByteArray("One is|Two is");
}

void tst_ExtractionSteps::splitsSentences()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, sentences);
    const ActionText action(text.toStdString());
    QByteArrayList found;
    for (const Sentence& sentence :
         splitSentences(action, blocksOfPlainText(text.toStdString())).sentences) {
        found << bytes(action.exact(action.source(sentence.range.begin, sentence.range.end)));
    }
    QCOMPARE(found.join('|'), sentences);
}

void tst_ExtractionSteps::readsOpeners_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("claims");
    QTest::addColumn<bool>("indefinite");
    QTest::addColumn<bool>("reason");
    QTest::newRow("plain") << QByteArray(
        "Claims 1-3 are rejected under 35 U.S.C. 112(b) as being indefinite.")
                           << QByteArray("1 2 3") << true << false;
    QTest::newRow("is/are") << QByteArray("Claim(s) 4 is/are rejected under 35 U.S.C. 112(b).")
                            << QByteArray("4") << true << false;
    QTest::newRow("also") << QByteArray(
        "Claim 5 is also rejected under 35 U.S.C. 112, second paragraph.")
                          << QByteArray("5") << true << false;
    QTest::newRow("statute first")
        << QByteArray("Under 35 U.S.C. 112(b), claims 2 and 3 are rejected.") << QByteArray("2 3")
        << true << false;
    QTest::newRow("112 alone, indefinite")
        << QByteArray("Claim 1 is rejected under 35 U.S.C. 112 as being indefinite.")
        << QByteArray("1") << true << false;
    QTest::newRow("with its reason") << QByteArray(
        "Claim 1 is rejected under 35 U.S.C. 112(b) because “the pin” lacks antecedent basis.")
                                     << QByteArray("1") << true << true;
    QTest::newRow("another paragraph")
        << QByteArray("Claim 1 is rejected under 35 U.S.C. 112(a) for lack of enablement.")
        << QByteArray("1") << false << true;
    QTest::newRow("the past") << QByteArray("Claim 1 was rejected under 35 U.S.C. 112(b).")
                              << QByteArray() << false << false;
    QTest::newRow("parents") << QByteArray(
        "Claims 2-3, which depend from claim 1, are rejected under 35 U.S.C. 112(b).")
                             << QByteArray("2 3") << true << false;
}

void tst_ExtractionSteps::readsOpeners()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, claims);
    QFETCH(bool, indefinite);
    QFETCH(bool, reason);
    const ActionText action(text.toStdString());
    const auto opener = readOpener(
        action, splitSentences(action, blocksOfPlainText(text.toStdString())).sentences.front());
    QCOMPARE(opener.has_value(), !claims.isEmpty());
    if (opener) {
        QCOMPARE(listed(opener->claims), claims);
        QCOMPARE(opener->statutes.b, indefinite);
        QCOMPARE(opener->givesReason, reason);
    }
}

void tst_ExtractionSteps::leavesFurnitureOut()
{
    const std::string text = "The valve\nApplication/Control Number: 10/812,323 \nArt Unit: 2183 "
                             "\nPage 2\nseat PNG media_image1.png 823 1073 media_image1.png "
                             "Greyscale is ![](data:image/png;base64,AAAA/+) worn.";
    const ActionText action(text);
    QCOMPARE(bytes(action.verbatim({0, static_cast<std::int32_t>(text.size())})).simplified(),
             QByteArray("The valve seat is worn."));
    // Positions lead back to the stored characters.
    const TokenRange seat = action.tokensIn(0, action.size());
    const Token& token = action.tokens()[seat.begin + 2];
    QCOMPARE(bytes(action.exact(action.source(token.begin, token.end))), QByteArray("seat"));
}

QTEST_GUILESS_MAIN(tst_ExtractionSteps)
#include "tst_ExtractionSteps.moc"
