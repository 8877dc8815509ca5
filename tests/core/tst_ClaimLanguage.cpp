// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/ClaimLanguage.h"
#include "core/text/TextIndex.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

using namespace metes;

namespace {

using Form = ReferenceForm;

QByteArray joined(const std::vector<std::int32_t>& numbers)
{
    QByteArrayList parts;
    for (const std::int32_t number : numbers) {
        parts << QByteArray::number(number);
    }
    return parts.join(',');
}

QByteArray sliced(const QByteArray& text, TextRange range)
{
    const std::string_view bytes(text.constData(), static_cast<std::size_t>(text.size()));
    const std::string_view part = sliceCodePoints(bytes, range);
    return QByteArray(part.data(), static_cast<qsizetype>(part.size()));
}

QByteArray statusName(ClaimStatus status)
{
    switch (status) {
    case ClaimStatus::Original: return "original";
    case ClaimStatus::CurrentlyAmended: return "amended";
    case ClaimStatus::Canceled: return "canceled";
    case ClaimStatus::Withdrawn: return "withdrawn";
    case ClaimStatus::PreviouslyPresented: return "previous";
    case ClaimStatus::New: return "new";
    case ClaimStatus::NotEntered: return "not entered";
    case ClaimStatus::Unknown: return "unknown";
    }
    return {};
}

QByteArray formName(Form form)
{
    switch (form) {
    case Form::None: return "none";
    case Form::Single: return "single";
    case Form::Alternative: return "alternative";
    case Form::Cumulative: return "cumulative";
    case Form::AnyPreceding: return "any";
    case Form::Lost: return "lost";
    }
    return {};
}

struct ReferenceRow {
    const char* text;
    int number;
    const char* form;
    const char* claims;
    const char* words;  ///< the referring words as they stand in the text
};

// The claim forms of MPEP 608.01(n), I.A (proper) and I.B (improper), and what drafters, scanners
// and web copies make of them.
const ReferenceRow kReferences[] = {
    // single
    {"The lever of claim 4, wherein the lever is long.", 5, "single", "4", "of claim 4"},
    {"A lever as claimed in claim 4 wherein", 5, "single", "4", "as claimed in claim 4"},
    {"A gadget according to Claim 3, further comprising a nut", 4, "single", "3",
     "according to Claim 3"},
    {"A device in accordance with CLAIM 12.", 13, "single", "12", "in accordance with CLAIM 12"},
    {"The method as set forth in claim 7", 8, "single", "7", "as set forth in claim 7"},
    {"In accordance with claim 1, a widget", 2, "single", "1", "In accordance with claim 1"},
    {"The method claim 1, wherein", 2, "single", "1", "claim 1"},
    {"Claim 1, wherein the lever is long.", 2, "single", "1", "Claim 1"},
    {"The system of claim No. 3, wherein", 4, "single", "3", "of claim No. 3"},
    {"The system of claim #3, wherein", 4, "single", "3", "of claim #3"},
    {"The system of claim (3), wherein", 4, "single", "3", "of claim (3)"},
    {"The system of claim one, wherein", 4, "single", "1", "of claim one"},
    {"The system of claim l, wherein", 4, "single", "1", "of claim l"},
    {"The system of method claim 3, wherein", 4, "single", "3", "of method claim 3"},
    {"The widget of the preceding claim, wherein", 4, "single", "3", "of the preceding claim"},
    {"The adhesive tape of at least one of the preceding-claim 1, wherein", 14, "single", "1",
     "of at least one of the preceding-claim 1"},
    {"The system of claim [[1]] 2, wherein", 4, "single", "2", "of claim [[1]] 2"},
    {"The system of claim [[1, 2]] 3, wherein", 4, "single", "3", "of claim [[1, 2]] 3"},
    {"Vorrichtung f\xc3\xbcr T\xc3\xbcren of claim\xc2\xa0"
     "2, wherein",
     4, "single", "2",
     "of claim\xc2\xa0"
     "2"},
    {"\xf0\x9f\x92\xa9 A \xf0\x9d\x9b\xbc lever of claim 2, wherein", 4, "single", "2",
     "of claim 2"},
    // numbers that are not lower stay, for the tree to report
    {"The lever of claim 7, wherein", 5, "single", "7", "of claim 7"},
    {"The lever of claim 5, wherein", 5, "single", "5", "of claim 5"},
    // missing and wild blanks
    {"The lever of claim 1wherein the lever", 2, "single", "1", "of claim 1"},
    {"The lever ofclaim 1, wherein", 2, "single", "1", "ofclaim 1"},
    {"The lever according toclaim 7 wherein", 8, "single", "7", "according toclaim 7"},
    {"The lever accordingto claim 7 wherein", 8, "single", "7", "accordingto claim 7"},
    {"The lever inclaim 7further comprising", 8, "single", "7", "inclaim 7"},
    {"The lever of claim1, wherein", 2, "single", "1", "of claim1"},
    {"1 . A lever as in claim 9", 10, "single", "9", "as in claim 9"},
    {"The lever of claim 1 , wherein", 2, "single", "1", "of claim 1"},
    {"The lever of  claim\n 1 ; wherein", 2, "single", "1", "of  claim\n 1"},
    {"The lever of claim 1.", 2, "single", "1", "of claim 1"},
    // proper multiple dependent claims
    {"A gadget according to claims 3 or 4, further", 5, "alternative", "3,4",
     "according to claims 3 or 4"},
    {"A gadget as in any one of claims 1, 2, and 3, in which", 5, "alternative", "1,2,3",
     "as in any one of claims 1, 2, and 3"},
    {"A gadget as in either claim 1 or claim 2, further", 3, "alternative", "1,2",
     "as in either claim 1 or claim 2"},
    {"A gadget as in claims 1, 7, 12, or 15, further", 16, "alternative", "1,7,12,15",
     "as in claims 1, 7, 12, or 15"},
    {"A gadget as in one of claims 4-7, in which", 8, "alternative", "4,5,6,7",
     "as in one of claims 4-7"},
    {"A gadget as in any of claims 1-3 or 7-9, in which", 10, "alternative", "1,2,3,7,8,9",
     "as in any of claims 1-3 or 7-9"},
    {"A gadget as in any one of claims 1, 2, or 7-10 inclusive, in which", 11, "alternative",
     "1,2,7,8,9,10", "as in any one of claims 1, 2, or 7-10 inclusive"},
    {"A gadget as in claim 2 or 3", 4, "alternative", "2,3", "as in claim 2 or 3"},
    {"The widget of claim 1 or claim 2, wherein", 3, "alternative", "1,2", "of claim 1 or claim 2"},
    {"The widget of claim 1 or of claim 2, wherein", 3, "alternative", "1,2",
     "of claim 1 or of claim 2"},
    {"The widget of claim 1, 2 or 3 wherein", 4, "alternative", "1,2,3", "of claim 1, 2 or 3"},
    {"The widget according to claim 1 or according to claim 2", 3, "alternative", "1,2",
     "according to claim 1 or according to claim 2"},
    {"The widget of any one of claims 1 to 3, wherein", 4, "alternative", "1,2,3",
     "of any one of claims 1 to 3"},
    {"The widget of any of claims 1to3, wherein", 4, "alternative", "1,2,3",
     "of any of claims 1to3"},
    {"The widget of any one of claims 1 through 3 further", 4, "alternative", "1,2,3",
     "of any one of claims 1 through 3"},
    {"The widget of at least one of claims 1 to claim 3", 4, "alternative", "1,2,3",
     "of at least one of claims 1 to claim 3"},
    {"Method as claimed in any of the preceding claims 1 to 3", 4, "alternative", "1,2,3",
     "as claimed in any of the preceding claims 1 to 3"},
    {"The widget of any one of method claims 1 or 2", 4, "alternative", "1,2",
     "of any one of method claims 1 or 2"},
    // improper ones: not in the alternative only
    {"A gadget according to claim 3 and 4, further", 5, "cumulative", "3,4",
     "according to claim 3 and 4"},
    {"A gadget according to claims 1-3, in which", 9, "cumulative", "1,2,3",
     "according to claims 1-3"},
    {"A gadget as in claims 1 or 2 and 7 or 8, which", 9, "cumulative", "1,2,7,8",
     "as in claims 1 or 2 and 7 or 8"},
    {"A gadget as in claims 1, 2, 3, 4 and/or 5, in which", 6, "cumulative", "1,2,3,4,5",
     "as in claims 1, 2, 3, 4 and/or 5"},
    {"A gadget as in claims 1-3 or 7-9, in which", 10, "cumulative", "1,2,3,7,8,9",
     "as in claims 1-3 or 7-9"},
    {"The widget of claims 1-3 and 5, wherein", 6, "cumulative", "1,2,3,5", "of claims 1-3 and 5"},
    {"The widget of claims 1 & 3, wherein", 6, "cumulative", "1,3", "of claims 1 & 3"},
    {"The widget of claim(s) 1-2, 4, wherein", 6, "cumulative", "1,2,4", "of claim(s) 1-2, 4"},
    // every dash
    {"The widget of claims 1\xe2\x80\x90"
     "3",
     4, "cumulative", "1,2,3",
     "of claims 1\xe2\x80\x90"
     "3"},
    {"The widget of claims 1\xe2\x80\x91"
     "3",
     4, "cumulative", "1,2,3",
     "of claims 1\xe2\x80\x91"
     "3"},
    {"The widget of claims 1\xe2\x80\x92"
     "3",
     4, "cumulative", "1,2,3",
     "of claims 1\xe2\x80\x92"
     "3"},
    {"The widget of claims 1\xe2\x80\x93"
     "3",
     4, "cumulative", "1,2,3",
     "of claims 1\xe2\x80\x93"
     "3"},
    {"The widget of claims 1 \xe2\x80\x94 3", 4, "cumulative", "1,2,3",
     "of claims 1 \xe2\x80\x94 3"},
    {"The widget of claims 1\xe2\x80\x95"
     "3",
     4, "cumulative", "1,2,3",
     "of claims 1\xe2\x80\x95"
     "3"},
    {"The widget of claims 1\xe2\x88\x92"
     "3",
     4, "cumulative", "1,2,3",
     "of claims 1\xe2\x88\x92"
     "3"},
    {"The widget of claims 1\xef\xbc\x8d"
     "3",
     4, "cumulative", "1,2,3",
     "of claims 1\xef\xbc\x8d"
     "3"},
    {"The widget of claims 1\xef\xb9\xa3"
     "3",
     4, "cumulative", "1,2,3",
     "of claims 1\xef\xb9\xa3"
     "3"},
    {"The widget of claims 1\xef\xbd\x9e"
     "3",
     4, "cumulative", "1,2,3",
     "of claims 1\xef\xbd\x9e"
     "3"},
    {"The widget of claims 1~3, wherein", 4, "cumulative", "1,2,3", "of claims 1~3"},
    {"The widget of claims 1--3, wherein", 4, "cumulative", "1,2,3", "of claims 1--3"},
    {"The widget of claims 1\xc2\xad"
     "3, wherein",
     4, "cumulative", "1,2,3",
     "of claims 1\xc2\xad"
     "3"},
    {"The widget of claims \xef\xbc\x91-\xef\xbc\x93, wherein", 4, "cumulative", "1,2,3",
     "of claims \xef\xbc\x91-\xef\xbc\x93"},
    // all lower numbers
    {"A gadget as in any preceding claim, in which", 4, "any", "1,2,3",
     "as in any preceding claim"},
    {"A gadget according to any of the preceding claims", 3, "any", "1,2",
     "according to any of the preceding claims"},
    {"A device as in any of the foregoing claims, further", 4, "any", "1,2,3",
     "as in any of the foregoing claims"},
    {"A device according to one or more of the previous claims", 4, "any", "1,2,3",
     "according to one or more of the previous claims"},
    {"A device of any prior claim wherein", 2, "any", "1", "of any prior claim"},
    {"A device as claimed in any claim above, wherein", 3, "any", "1,2",
     "as claimed in any claim above"},
    {"A device according to any of the claims, wherein", 3, "any", "1,2",
     "according to any of the claims"},
    {"A gadget as in the preceding claims in which", 3, "any", "1,2", "as in the preceding claims"},
    {"Method according to any one of the preceeding method claims", 3, "any", "1,2",
     "according to any one of the preceeding method claims"},
    {"A gadget as in any preceding claim", 1, "any", "", "as in any preceding claim"},
    // the reference got lost on the way
    {"The system of, wherein the base is flat", 2, "lost", "", "of"},
    {"The system of , wherein the base is flat", 2, "lost", "", "of"},
    {"The method according to , wherein the base", 2, "lost", "", "according to"},
    {"The method according to, further comprising", 2, "lost", "", "according to"},
    {"The method as claimed in , wherein", 2, "lost", "", "as claimed in"},
    {"The method of claim , wherein", 2, "lost", "", "of claim"},
    {"The method of any one of claims , wherein", 2, "lost", "", "of any one of claims"},
    {"The method of wherein the base is flat", 2, "lost", "", "of"},
    {"The method of, comprising:", 2, "lost", "", "of"},
    {"2. The system of, wherein the lever of claim 1 moves", 2, "lost", "", "of"},
    // independent all the same
    {"A lever comprising a base.", 1, "none", "", ""},
    {"A display of insurance claims, wherein the claims are sorted.", 1, "none", "", ""},
    {"A system for processing claims 1 at a time", 3, "none", "", ""},
    {"A display of an insurance claim 4, wherein the claim is shown.", 5, "none", "", ""},
    {"A method of paying medical claims 1 to 3 of a patient", 5, "none", "", ""},
    {"A method of handling any of the claims filed by a user", 5, "none", "", ""},
    {"A method of analysing any preceding claim filed by the insured", 5, "none", "", ""},
    {"Acids of formula 1, which disclaim 1 and reclaim 2", 5, "none", "", ""},
    {"A composition consisting of, by weight, wherein", 2, "none", "", ""},
    {"A body made of, wherein needed, steel", 2, "none", "", ""},
    {"A method of, for example, mixing", 2, "none", "", ""},
    {"A mixture of, comprising water", 2, "none", "", ""},
    {"A device of, in use, great value", 2, "none", "", ""},
    {"A lever comprising a base. Support is found in claim 4 as filed.", 5, "none", "", ""},
    {"A lever comprising a base. [Note: amended as claim 4 was.]", 5, "none", "", ""},
    {"A lever (see claim 4 of the parent) comprising a base", 5, "none", "", ""},
    {"A lever (supported by original claim 4) comprising a base", 5, "none", "", ""},
    {"A lever as in claim 4 of U.S. Pat. No. 1,234,567, comprising", 5, "none", "", ""},
    {"A lever as in claim 4 of the parent application, comprising", 5, "none", "", ""},
    {"Claim 4 has been amended: a lever comprising a base", 5, "none", "", ""},
    {"I claim 1 lever", 5, "none", "", ""},
    {"A system storing claim 123456789, wherein", 5, "none", "", ""},
    {"1-20. (canceled)", 1, "none", "", ""},
    {"6. (Cancelled) The lever of claim 2", 6, "none", "", ""},
    {"", 1, "none", "", ""},
    {" \n ", 1, "none", "", ""},
    // a list ends where it ends
    {"The composition of claim 1, 5 to 10 percent of which", 2, "single", "1", "of claim 1"},
    {"The plate of claim 1, 2 mm thick", 2, "single", "1", "of claim 1"},
    {"The plate of claim 1 and 2.5 times as thick", 2, "single", "1", "of claim 1"},
    {"The plate of claim 2 to treat 5 patients", 3, "single", "2", "of claim 2"},
    {"The plate of claims 5-3, wherein", 6, "single", "5", "of claims 5"},
    {"The plate of claims 1-2000, wherein", 6, "single", "1", "of claims 1"},
    // label and status come first
    {"7. (Currently Amended) The lever of claim 6, wherein", 7, "single", "6", "of claim 6"},
    {"Claim 2 (Previously presented): The tape of claim 1, wherein", 2, "single", "1",
     "of claim 1"},
    {"2\n\n. A system of claim 1, wherein", 2, "single", "1", "of claim 1"},
};

std::string randomText(QRandomGenerator& random, int length)
{
    static const char32_t kCharacters[] = {
        U'a', U' ', U';', U':', U'(', U')', U'b', U'i',   U'\n', U'\r',   U'\t',   U'.',
        U',', U'1', U'c', U'l', U'[', U'-', 0xa0, 0x2028, 0x3b1, 0x1d6fc, 0x1f4a9, 0xad};
    std::u32string text;
    static const std::u32string_view kWords[] = {
        U"comprising: ", U"; and ", U"claim ", U"(a) ", U"(ii) ", U"wherein: ", U"of claims 1-3 "};
    while (static_cast<int>(text.size()) < length) {
        if (random.bounded(5) == 0) {
            text += kWords[random.bounded(static_cast<quint32>(std::size(kWords)))];
        } else {
            text += kCharacters[random.bounded(static_cast<quint32>(std::size(kCharacters)))];
        }
    }
    return toUtf8(text);
}

// Written out here, so that the test does not lean on the folding it helps to test.
bool blank(char32_t c)
{
    static const std::u32string_view kBlanks = U" \t\n\v\f\r\u0085\u00a0\u2028\u2029";
    return kBlanks.find(c) != std::u32string_view::npos;
}

QByteArray clauseList(const QByteArray& text)
{
    QByteArrayList lines;
    for (const Clause& clause : splitClauses(text.toStdString())) {
        lines << QByteArray::number(clause.depth) + sliced(text, clause.range);
    }
    return lines.join('|');
}

}  // namespace

class tst_ClaimLanguage : public QObject {
    Q_OBJECT

private slots:
    void reference_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("number");
        QTest::addColumn<QByteArray>("form");
        QTest::addColumn<QByteArray>("claims");
        QTest::addColumn<QByteArray>("words");
        for (const ReferenceRow& row : kReferences) {
            QTest::addRow("%s", row.text)
                << QByteArray(row.text) << row.number << QByteArray(row.form)
                << QByteArray(row.claims) << QByteArray(row.words);
        }
    }

    void reference()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, number);
        const ClaimReference found = readClaimReference(text.toStdString(), number);
        QTEST(formName(found.form), "form");
        QTEST(joined(found.claims), "claims");
        QTEST(sliced(text, found.range), "words");
    }

    void otherCategory_data()
    {
        QTest::addColumn<bool>("other");
        QTest::newRow("A method of making the widget of claim 1") << true;
        QTest::newRow("A method of using a widget as claimed in claim 1, comprising pulling")
            << true;
        QTest::newRow("Method for producing at least one device according to claim 26, comprising")
            << true;
        QTest::newRow("A vehicle comprising the engine of claim 1") << true;
        QTest::newRow("A vehicle having an engine according to claim 1") << true;
        QTest::newRow("A medium storing instructions to perform the method of claim 1") << true;
        QTest::newRow("A computer program product which causes the computer to perform the method "
                      "of claim 1.")
            << true;
        QTest::newRow("Use of a compound according to claim 1 for treating pain") << true;
        QTest::newRow("A product made by the process of claim 4") << true;
        QTest::newRow("2. A strapping tape comprising the adhesive tape of claim 1.") << true;
        QTest::newRow("The widget of claim 1") << false;
        QTest::newRow("A widget according to claim 1, wherein") << false;
        QTest::newRow("The method of making a widget of claim 1, wherein") << false;
        QTest::newRow("The method for treating the skin of claim 1, wherein") << false;
        QTest::newRow("A device for cleaning a floor as claimed in claim 1, wherein") << false;
        QTest::newRow("The system of any one of the preceding claims, wherein") << false;
        QTest::newRow("The computer-implemented method of claim 1, comprising the step") << false;
    }

    void otherCategory()
    {
        const ClaimReference found = readClaimReference(QTest::currentDataTag(), 27);
        QVERIFY(!found.claims.empty());
        QTEST(found.otherCategory, "other");
    }

    void nearIsWithinLimits()
    {
        const std::string filler(400, 'x');
        const auto form = [](const std::string& text) { return readClaimReference(text, 9).form; };
        // 500 characters before "comprising" and its kin, 300 after, both to the referring words.
        QCOMPARE(form("A " + filler + " of claim 1"), Form::Single);
        QCOMPARE(form("A " + filler + filler + " of claim 1"), Form::None);
        QCOMPARE(form("A comprising " + filler + " of claim 1"), Form::None);
        QCOMPARE(form("A comprising " + filler.substr(0, 200) + " of claim 1"), Form::Single);
    }

    void list_data()
    {
        QTest::addColumn<QByteArray>("numbers");
        QTest::newRow("1-3, 5 and 7") << QByteArray("1,2,3,5,7");
        QTest::newRow("1 to 3") << QByteArray("1,2,3");
        QTest::newRow("2 through 4") << QByteArray("2,3,4");
        QTest::newRow("claim(s) 1-8, 10-17  ")
            << QByteArray("1,2,3,4,5,6,7,8,10,11,12,13,14,15,16,17");
        QTest::newRow("Claims 1\xe2\x80\x93"
                      "3")
            << QByteArray("1,2,3");
        QTest::newRow("1 \xe2\x80\x93 3") << QByteArray("1,2,3");
        QTest::newRow("3-5") << QByteArray("3,4,5");
        QTest::newRow("7") << QByteArray("7");
        QTest::newRow(" claim 7.") << QByteArray("7");
        QTest::newRow("9; 2; 2; 1-2") << QByteArray("1,2,9");
        QTest::newRow("1, 2, and/or 4") << QByteArray("1,2,4");
        QTest::newRow("1/2/4") << QByteArray("1,2,4");
        QTest::newRow("1-5, 12, 14, 17-19, 21-23 and 27-30")
            << QByteArray("1,2,3,4,5,12,14,17,18,19,21,22,23,27,28,29,30");
        QTest::newRow("5-5") << QByteArray("5");
        // no lists
        for (const char* text :
             {"", " ", "claims", "x", "1 x", "1-", "-1", "0", "1,,2", "1, ", "5-3", "1-3-5",
              "1-2000", "10000", "1.5", "3 of 4", "1 2", "99999999999", "1-9999999999999999999"}) {
            QTest::addRow("no list: '%s'", text) << QByteArray();
        }
    }

    void list()
    {
        const QByteArray tag = QTest::currentDataTag();
        const bool none = tag.startsWith("no list");
        const QByteArray text = none ? tag.sliced(10).chopped(1) : tag;
        QTEST(joined(readClaimList(text.toStdString())), "numbers");
    }

    void longestRange()
    {
        QCOMPARE(readClaimList("1-1000").size(), std::size_t(1000));
        QVERIFY(readClaimList("1-1001").empty());
    }

    void status_data()
    {
        QTest::addColumn<QByteArray>("status");
        const std::pair<const char*, const char*> rows[] = {
            {"(Original) A", "original"},
            {"(original claim) A", "original"},
            {"(ORIGINALLY FILED) A", "original"},
            {"1. (Original): A", "original"},
            {"(Currently Amended) A", "amended"},
            {"(presently amended) A", "amended"},
            {"3. (CURRENTLY AMENDED CLAIM) A", "amended"},
            {"(Amended) A", "amended"},
            {"(twice amended) A", "amended"},
            {"(Currenty Amended) A", "amended"},
            {"(Canceled)", "canceled"},
            {"(cancelled)", "canceled"},
            {"6. (Cancelled)", "canceled"},
            {"9. (cancelled) ", "canceled"},
            {"1-20. (canceled)", "canceled"},
            {"(cancel)", "canceled"},
            {"(Deleted)", "canceled"},
            {"(Cancelled herein)", "canceled"},
            {"(Canceled without prejudice)", "canceled"},
            {"7. Canceled.", "canceled"},
            {"(cancelled, without prejudice or disclaimer)", "canceled"},
            {"CANCELLED", "canceled"},
            {"2 - 4 (Previously canceled claims)", "canceled"},
            {"[canceled]", "canceled"},
            {"(Canceld)", "canceled"},
            {"1.-38. (canceled)", "canceled"},
            {"(canceled", "canceled"},
            {"(Withdrawn) A", "withdrawn"},
            {"(Withdrawn from consideration) A", "withdrawn"},
            {"(Withdrawn - new) A", "withdrawn"},
            {"(withdrawn claim) A", "withdrawn"},
            {"(Withdrawn \xe2\x80\x93 Currently Amended) A", "withdrawn"},
            {"(Previously Presented) A", "previous"},
            {"(previously amended) A", "previous"},
            {"(Previously added) A", "previous"},
            {"(PREVIOUSLY SUBMITTED) A", "previous"},
            {"(Previously presented claim) A", "previous"},
            {"(Previosuly presented) A", "previous"},
            {"Claim 2 (Previously presented): A", "previous"},
            {"(New) A", "new"},
            {"(newly added) A", "new"},
            {"(New claim) A", "new"},
            {"23. (new) A", "new"},
            {"(Newly presented) A", "new"},
            {"New: A lever", "new"},
            {"(Not entered) A", "not entered"},
            {"(Not Entered Claim) A", "not entered"},
            {"4. (not-entered) A", "not entered"},
            {"(Unentered) A", "not entered"},
            {"(Allowed) A", "unknown"},
            {"5. (Reinstated) A", "unknown"},
            {"(rejected) A", "unknown"},
            {"(Not amended) A", "unknown"},
            // none
            {"A lever (new)", ""},
            {"(a) mixing", ""},
            {"1. A lever", ""},
            {"(centered) A", ""},
            {"(prevented) A", ""},
            {"(new and improved) A", ""},
            {"", ""},
            {"()", ""},
            {"( )", ""},
            {"(or) A", ""},
            {"new lever: A", ""},
            {"A new lever.", ""},
            {"1. ", ""},
        };
        for (const auto& [text, status] : rows) {
            QTest::addRow("%s", text) << QByteArray(status);
        }
    }

    void status()
    {
        const std::optional<StatusMark> mark = readStatus(QTest::currentDataTag());
        QTEST(mark ? statusName(mark->status) : QByteArray(), "status");
    }

    void head_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("numbers");
        QTest::addColumn<QByteArray>("mark");
        QTest::addColumn<QByteArray>("rest");
        const auto row = [](const char* text, const char* numbers, const char* mark,
                            const char* rest) {
            QTest::addRow("%s", text)
                << QByteArray(text) << QByteArray(numbers) << QByteArray(mark) << QByteArray(rest);
        };
        row("1. A lever", "1", "", "A lever");
        row("1 . A lever", "1", "", "A lever");
        row("  12.A lever", "12", "", "A lever");
        row("1\n\n. A system", "1", "", "A system");
        row("3) A lever", "3", "", "A lever");
        row("Claim 3: A lever", "3", "", "A lever");
        row("Claim 1 (Currently amended). A tape", "1", "(Currently amended)", "A tape");
        row("7. (New) \xf0\x9f\x92\xa9 lever", "7", "(New)", "\xf0\x9f\x92\xa9 lever");
        row("1-4. (canceled)", "1,2,3,4", "(canceled)", "");
        row("2.-4. (cancelled)", "2,3,4", "(cancelled)", "");
        row("Claims 2\xe2\x80\x93"
            "4, 6 (Canceled)",
            "2,3,4,6", "(Canceled)", "");
        row("6 Cancelled.", "6", "Cancelled.", "");
        row("(Original) A lever", "", "(Original)", "A lever");
        row("A lever of claim 1", "", "", "A lever of claim 1");
        row("1.5 mm of steel", "", "", "1.5 mm of steel");
        row("10 to 20 parts of steel", "", "", "10 to 20 parts of steel");
        row("2,4-dinitrophenol in water", "", "", "2,4-dinitrophenol in water");
        row("", "", "", "");
    }

    void head()
    {
        QFETCH(const QByteArray, text);
        const ClaimHead head = readClaimHead(text.toStdString());
        QTEST(joined(head.numbers), "numbers");
        QTEST(head.status ? sliced(text, head.status->range) : QByteArray(), "mark");
        QTEST(sliced(text, {head.textStart, 10000}), "rest");
    }

    void clauses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("clauses");
        const auto row = [](const char* name, const char* text, const char* clauses) {
            QTest::addRow("%s", name) << QByteArray(text) << QByteArray(clauses);
        };
        row("lines", "A lever comprising:\na base; and\n\na rod.\n",
            "0A lever comprising:|1a base; and|1a rod.");
        row("CRLF", "A lever comprising:\r\na base;\r\na rod.",
            "0A lever comprising:|1a base;|1a rod.");
        row("old Macintosh and Unicode line ends",
            "A:\ra;\xe2\x80\xa8"
            "b.",
            "0A:|1a;|1b.");
        row("lines keep their semicolons", "A:\na; b;\nc.", "0A:|1a; b;|1c.");
        row("one line", "A lever comprising: a base; a rod; and a pin.",
            "0A lever comprising:|1a base;|1a rod; and|1a pin.");
        row("kin of comprising", "A set consisting of: a; b", "0A set consisting of:|1a;|1b");
        row("including", "A set including: a; b", "0A set including:|1a;|1b");
        row("wherein", "The set of claim 1, wherein: a; or b",
            "0The set of claim 1, wherein:|1a; or|1b");
        row("no blank after and", "A set comprising: a; andprocessing b",
            "0A set comprising:|1a;|1andprocessing b");
        row("ratio", "A mix having a ratio of 1:2 and 3 : 4 parts",
            "0A mix having a ratio of 1:2 and 3 : 4 parts");
        row("no break", "A lever.", "0A lever.");
        row("enumeration on one line",
            "A method comprising (a) mixing, (b) heating, and (c) eating.",
            "0A method comprising|1(a) mixing,|1(b) heating, and|1(c) eating.");
        row("mention of a step",
            "A method comprising: (a) mixing; (b) cooling the mix of step (a).",
            "0A method comprising:|1(a) mixing;|1(b) cooling the mix of step (a).");
        row("nested enumeration", "M:\n(a) x:\n(i) y;\n(ii) z;\n(b) w.",
            "0M:|1(a) x:|2(i) y;|2(ii) z;|1(b) w.");
        row("nested on one line", "M comprising: (a) x including: (i) y; (ii) z; (b) w.",
            "0M comprising:|1(a) x including:|2(i) y;|2(ii) z;|1(b) w.");
        row("(i) after (h) is a letter",
            "M:\n(a) a\n(b) b\n(c) c\n(d) d\n(e) e\n(f) f\n(g) g\n(h) h\n(i) i\n(j) j",
            "0M:|1(a) a|1(b) b|1(c) c|1(d) d|1(e) e|1(f) f|1(g) g|1(h) h|1(i) i|1(j) j");
        row("numbered", "M:\n1. x\n2) y", "0M:|11. x|12) y");
        row("indented", "M:\n  a:\n    b;\n    c;\n  d.", "0M:|1a:|2b;|2c;|1d.");
        row("broken label", "1\n\n. A system comprising: a; b",
            "01\n\n. A system comprising:|1a;|1b");
        row("empty", "", "");
        row("blank", " \r\n\xc2\xa0", "");
        row("line end at the end only", "A lever comprising: a; b\n",
            "0A lever comprising:|1a;|1b");
    }

    void clauses()
    {
        QFETCH(const QByteArray, text);
        QTEST(clauseList(text), "clauses");
    }

    void clausesCoverTheText()
    {
        QRandomGenerator random(20260301);
        for (int round = 0; round < 3000; ++round) {
            const std::string text = randomText(random, random.bounded(120));
            const std::u32string characters = toUtf32(text);
            std::vector<int> covered(characters.size(), 0);
            std::int32_t last = 0;
            for (const Clause& clause : splitClauses(text)) {
                QVERIFY(clause.range.start >= last && clause.range.end > clause.range.start);
                QVERIFY(clause.range.end <= static_cast<std::int32_t>(characters.size()));
                QVERIFY(clause.depth >= 0 && clause.depth <= 2);
                last = clause.range.end;
                for (std::int32_t i = clause.range.start; i < clause.range.end; ++i) {
                    ++covered[static_cast<std::size_t>(i)];
                }
                QVERIFY(!blank(characters[static_cast<std::size_t>(clause.range.start)]));
                QVERIFY(!blank(characters[static_cast<std::size_t>(clause.range.end) - 1]));
            }
            for (std::size_t i = 0; i < characters.size(); ++i) {
                QVERIFY2(covered[i] == 1 || blank(characters[i]), text.c_str());
            }
        }
    }

    void rangesStayInside()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 3000; ++round) {
            const std::string text = randomText(random, random.bounded(200));
            const std::int32_t length = codePointCount(text);
            const ClaimReference found = readClaimReference(text, 9);
            QVERIFY(found.range.start >= 0 && found.range.start <= found.range.end);
            QVERIFY(found.range.end <= length);
            QCOMPARE(found.form == Form::None, found.range.empty());
            QVERIFY(std::is_sorted(found.claims.begin(), found.claims.end()));
            const ClaimHead head = readClaimHead(text);
            QVERIFY(head.textStart >= 0 && head.textStart <= length);
        }
    }

    void hostileSize_data()
    {
        QTest::addColumn<QByteArray>("unit");
        for (const char* unit :
             {"claim ", "claim claim claim 1,1,1,1-1", "1,", "1-1000,", "(", ";", ":", "(a)", "(a",
              " ", "\n", "[[1]]", "of claims 1-3 ", "and ", ". ", "\xf0\x9f\x92\xa9"}) {
            QTest::addRow("%s", unit) << QByteArray(unit);
        }
    }

    void hostileSize()
    {
        QFETCH(const QByteArray, unit);
        const qsizetype size = unit.startsWith("claim claim") ? 10'000'000 : 300'000;
        const std::string text = unit.repeated(size / unit.size()).toStdString();
        QElapsedTimer timer;
        timer.start();
        const ClaimReference found = readClaimReference(text, 2'000'000'000);
        const std::size_t numbers = readClaimList(text).size();
        const std::size_t pieces = splitClauses(text).size();
        const std::int32_t start = readClaimHead(text).textStart;
        // A second or two by a linear pass, minutes by a quadratic one.
        QVERIFY2(timer.elapsed() < 30'000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(found.claims.size() <= 9999 && numbers <= 9999);
        QVERIFY(pieces <= text.size() && start >= 0);
    }

    void realDependencies_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("19182905") << QStringLiteral("19182905.jsonl");
        QTest::newRow("seeded") << QStringLiteral("seeded.jsonl");
    }

    void realDependencies()
    {
        QFETCH(const QString, file);
        QFile input(QStringLiteral(METES_SOURCE_DIR "/../shared/data/metes/") + file);
        if (!input.open(QIODevice::ReadOnly)) {
            QSKIP("the collection of real texts is not beside the sources");
        }
        QList<QJsonObject> claims;
        QSet<QPair<QString, int>> present;
        while (!input.atEnd()) {
            const QJsonObject record = QJsonDocument::fromJson(input.readLine()).object();
            if (record[QStringLiteral("type")] == QStringLiteral("claim")) {
                claims << record;
                present.insert({record[QStringLiteral("application")].toString(),
                                record[QStringLiteral("claim")].toInt()});
            }
        }
        QVERIFY(claims.size() >= 19);
        for (const QJsonObject& claim : std::as_const(claims)) {
            const QString application = claim[QStringLiteral("application")].toString();
            const int number = claim[QStringLiteral("claim")].toInt();
            const ClaimReference found =
                readClaimReference(claim[QStringLiteral("text")].toString().toStdString(), number);
            // The file names only parents that it holds itself.
            QList<int> parents;
            for (const std::int32_t parent : found.claims) {
                if (present.contains({application, parent})) {
                    parents << parent;
                }
            }
            QList<int> wanted;
            for (const QJsonValue& parent : claim[QStringLiteral("depends_on")].toArray()) {
                wanted << parent.toInt();
            }
            QVERIFY2(parents == wanted,
                     qPrintable(application + QLatin1Char('/') + QString::number(number)));
        }
    }
};

QTEST_APPLESS_MAIN(tst_ClaimLanguage)
#include "tst_ClaimLanguage.moc"
