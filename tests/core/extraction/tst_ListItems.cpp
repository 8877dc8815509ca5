// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ListMarkers.h"
#include "tests/core/extraction/ExtractionFixture.h"

using namespace metes;
using namespace metes::extraction;
using namespace metes::test;

namespace {

const QByteArray kHead =
    "Claim Rejections - 35 USC § 112\n\nClaims 1-9 are rejected under 35 U.S.C. 112(b) as being "
    "indefinite.\n\n";

/// "1: “the lid” ...|2: ..." for each reason.
QByteArray reasonsIn(const QByteArray& text)
{
    QByteArrayList list;
    for (const ExtractedReason& reason : extractReasons(actionOf(text.toStdString()), {}).reasons) {
        list << listed(reason.claims) + ": " + bytes(reason.text).simplified();
    }
    return list.join('|');
}

}  // namespace

class tst_ListItems : public QObject {
    Q_OBJECT

private slots:
    void findsMarkers_data();
    void findsMarkers();
    void splitsLists_data();
    void splitsLists();
    void leavesTogether_data();
    void leavesTogether();
    void readsItemsAsIfOnLines_data();
    void readsItemsAsIfOnLines();
};

void tst_ListItems::findsMarkers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("words");  // after each marker
    const auto row = [](const char* text, const char* words) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(words);
    };
    row("these: • one • two", "one two");
    row("these: \xe2\x97\x8f one \xe2\x96\xaa two", "one two");
    row("- one - two", "one two");
    row("* one * two", "one two");
    row("so – one – two", "one two");
    row("(a) one (b) two", "one two");
    row("a) one b) two", "one two");
    row("(1) one 2) two 3. three", "one two three");
    row("(ii) one", "one");
    row("35 U.S.C. 112(b) is", "");
    row("Fig. 2(a) is", "");
    row("claims 1 - 5 are", "");
    row("claims 1-5 are", "");
    row("a well-known 2.5 mm pipe", "");
    row("step (a), where", "");
    row("the “(a) one (b) two” is", "");
    row("the **bold** word and 3 * 4", "");
    row("", "");
}

void tst_ListItems::findsMarkers()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, words);
    const ActionText action(text.toStdString());
    const ActionSentences read = splitSentences(action, blocksOf(actionOf(text.toStdString())));
    QByteArrayList found;
    for (const Paragraph& paragraph : read.paragraphs) {
        for (const ListMarker& marker : listMarkers(action, paragraph)) {
            const Token& token = action.tokens()[marker.token];
            found << bytes(action.exact(action.source(token.begin, token.end)));
        }
    }
    found.erase(std::unique(found.begin(), found.end()), found.end());
    QCOMPARE(found.join(' '), words);
}

void tst_ListItems::splitsLists_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("reasons");
    const auto row = [](const char* name, const char* text, const char* reasons) {
        QTest::newRow(name) << kHead + text << QByteArray(reasons);
    };
    row("bullets",
        "The claims are indefinite for the following reasons: • “the lid” in claim 1 lacks "
        "antecedent basis • “about” in claim 2 is a relative term • it is unclear what “the rod” "
        "of claim 3 is.",
        "1: “the lid” in claim 1 lacks antecedent basis|2: “about” in claim 2 is a relative term|"
        "3: it is unclear what “the rod” of claim 3 is.");
    row("letters",
        "Claim 4 is unclear: (a) “the lid” lacks antecedent basis; (b) “about” is a relative "
        "term; and (c) it is unclear what “the rod” is.",
        "4: “the lid” lacks antecedent basis|4: “about” is a relative "
        "term|4: it is unclear what “the rod” is.");
    row("Roman numerals",
        "The following issues are found: i. claim 1 recites “the lid”, which lacks antecedent "
        "basis; ii. claim 2 recites “about”, a relative term, which is unclear.",
        "1: claim 1 recites “the lid”, which lacks antecedent basis|2: claim 2 recites “about”, "
        "a relative term, which is unclear.");
    row("numbers with stops",
        "The claims have these defects: 1. “the lid” in claim 1 lacks antecedent basis; 2. “the "
        "pin” in claim 5 lacks antecedent basis.",
        "1: “the lid” in claim 1 lacks antecedent basis|5: “the pin” in claim 5 lacks antecedent "
        "basis.");
    row("hyphens",
        "Regarding claim 3, there are several issues: - the term “about” is a relative term - the "
        "phrase “such as” renders the claim indefinite.",
        "3: Regarding claim 3, there are several issues: - the term “about” is a relative term|3: "
        "the phrase “such as” renders the claim indefinite.");
    row("phrases after a colon",
        "The following limitations lack antecedent basis: - “the rod” in claim 1, line 3 - “the "
        "nut” in claim 2, line 1 Appropriate correction is required.",
        "1: “the rod” in claim 1, line 3|2: “the nut” in claim 2, line 1");
    row("sentences",
        "Several claims have defects. • Claim 1 recites “the lid”. It lacks antecedent basis. • "
        "Claim 2 recites “the rod”. It lacks antecedent basis. Claim 3 recites “the pin”, which is "
        "unclear.",
        "1: Claim 1 recites “the lid”. It lacks antecedent basis.|2: Claim 2 recites “the rod”. It "
        "lacks antecedent basis.|3: Claim 3 recites “the pin”, which is unclear.");
    row("in the opener",
        "Claims 7-8 are rejected under 35 U.S.C. 112(b) because: 1) “the lid” in claim 7 lacks "
        "antecedent basis; 2) “the rod” in claim 8 is unclear.",
        "7: “the lid” in claim 7 lacks antecedent basis|8: “the rod” in claim 8 is unclear.");
}

void tst_ListItems::splitsLists()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, reasons);
    QCOMPARE(reasonsIn(text), reasons);
}

void tst_ListItems::leavesTogether_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const char* text) {
        QTest::newRow(name) << QByteArray(text);
    };
    row("elements of a claim",
        "Claim 1 is indefinite because it recites a system comprising: (a) “a lid”; (b) “a rod”; "
        "and (c) “a pin”, and it is unclear which of them is meant.");
    row("elements by bullets",
        "It is unclear what claim 1 comprises: • “a lid” • “a rod” • “a pin”.");
    row("alternatives",
        "It is unclear whether the following limitations of claim 1 are meant: (1) “a lid” or (2) "
        "“a rod”.");
    row("two readings",
        "Claim 2 recites “the member”, and it is unclear whether this is (i) “the lid” of claim 1 "
        "or (ii) “the rod” of claim 1.");
    row("arguments",
        "Claim 2 recites “the member”, which is unclear because (a) claim 1 recites “the lid”, so "
        "that it is unclear which is meant, and (b) claim 3 recites “the rod”, so that it is "
        "unclear "
        "too.");
    row("statutes", "Claim 3 recites “the lid” and it is unclear under 35 U.S.C. 112 (a) and (b) "
                    "what “the rod” "
                    "of claim 3 is.");
    row("ranges", "Claims 1 - 5 recite “the lid” - which is unclear - and claims 6 - 8 do.");
    row("decimals", "Claim 4 recites “1.5 mm” and 2.5 mm, which is unclear, and “3. 5 mm”.");
    row("hyphenated words", "Claim 5 recites “a well-known ball-and-socket joint”, which is "
                            "unclear - “so-called” - here.");
    row("without quotations or claims",
        "Claim 6 recites “the lid”, which is unclear: (a) it is unclear how it opens; (b) it is "
        "unclear how it shuts.");
    row("the same quotation",
        "Claim 7 recites “the lid”: (a) it is unclear what “the lid” is; (b) it is unclear where "
        "“the lid” is.");
    row("labels out of order",
        "Claim 8 recites: (b) “the lid” is unclear; (d) “the rod” is unclear.");
    row("one label", "Claim 9 recites “the lid”, and (a) “the rod” of claim 9 is unclear.");
}

void tst_ListItems::leavesTogether()
{
    QFETCH(QByteArray, text);
    const Extraction found = extractReasons(actionOf((kHead + text).toStdString()), {});
    QCOMPARE(found.reasons.size(), 1u);
    QCOMPARE(bytes(found.reasons.front().text), text);
}

void tst_ListItems::readsItemsAsIfOnLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("bullets") << QByteArray(
        "Regarding claim 1, the claim is indefinite for the following reasons:\n\n• “the lid” "
        "lacks "
        "antecedent basis.\n\n• “about” is a relative term.\n\n• It is unclear what “the rod” is.");
    QTest::newRow("letters") << QByteArray(
        "The following is unclear in claim 2:\n\n(a) It is unclear what “the lid” is.\n\n(b) It is "
        "unclear what “the rod” is.\n\nClaim 3 recites “the pin”. This lacks antecedent basis.");
    QTest::newRow("numbers") << QByteArray(
        "The following is unclear:\n\n1. Claim 1 recites “the lid”, which lacks antecedent "
        "basis.\n\n2. Claim 2 recites “the rod”, which lacks antecedent basis.");
}

void tst_ListItems::readsItemsAsIfOnLines()
{
    QFETCH(QByteArray, text);
    const QByteArray lines = reasonsIn(kHead + text);
    QVERIFY(lines.count('|') >= 1);
    QCOMPARE(reasonsIn(kHead + QByteArray(text).replace("\n\n", " ")), lines);
}

QTEST_GUILESS_MAIN(tst_ListItems)
#include "tst_ListItems.moc"
