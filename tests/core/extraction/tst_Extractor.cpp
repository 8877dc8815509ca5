// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Extractor.h"
#include "core/text/TextIndex.h"
#include "core/uspto/Formats.h"
#include "tests/core/extraction/ExtractionFixture.h"

#include <QElapsedTimer>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <set>

using namespace metes;
using namespace metes::test;

namespace {

QByteArray simplified(const std::string& text)
{
    return bytes(text).simplified();
}

std::vector<std::string> slipsOf(const Extraction& extraction)
{
    std::vector<std::string> messages;
    for (const ExtractionSlip& slip : extraction.slips) {
        messages.push_back(slip.message);
    }
    std::sort(messages.begin(), messages.end());
    return messages;
}

const std::vector<Reason>& reasonsOf(const std::vector<ClaimReasons>& records, std::int32_t claim)
{
    static const std::vector<Reason> none;
    for (const ClaimReasons& record : records) {
        if (record.claim == claim) {
            return record.reasons;
        }
    }
    return none;
}

/// What the reader of the key accepts for a reason.
bool accepts(const Json& key, Category category)
{
    const std::string_view id = categoryInfo(category).id;
    const Json more = key.value("accept", Json::array());
    return key["category"] == id || std::find(more.begin(), more.end(), id) != more.end();
}

/// The key's entries; the one that stands for four is repeated.
std::vector<Json> keyOfRealAction()
{
    const std::string text = collected("office_actions/key_19182905_CTNF.json");
    std::vector<Json> entries;
    if (text.empty()) {
        return entries;
    }
    const Json key = Json::parse(text);
    for (const Json& entry : key["reasons"]) {
        const int times = entry["id"] == "N14-N17" ? 4 : 1;
        entries.insert(entries.end(), static_cast<std::size_t>(times), entry);
    }
    return entries;
}

// How many reasons of the key find one of their own in the extraction. Few alternatives each, so
// trying them in order with backtracking is quick.
bool pairUp(const std::vector<Json>& key, std::size_t at, const Extraction& extraction,
            std::vector<bool>& used)
{
    if (at == key.size()) {
        return true;
    }
    for (std::size_t i = 0; i < extraction.reasons.size(); ++i) {
        const ExtractedReason& reason = extraction.reasons[i];
        if (used[i] || reason.claims != claimNumbers(key[at]["claims"])
            || !accepts(key[at], reason.category)) {
            continue;
        }
        used[i] = true;
        if (pairUp(key, at + 1, extraction, used)) {
            return true;
        }
        used[i] = false;
    }
    return false;
}

// As a converter leaves a text that loses its line ends, and its markup with them.
std::string onOneLine(const std::string& text)
{
    QString line = QString::fromStdString(text);
    static const QRegularExpression markup(QStringLiteral("\\*\\*|(?<!\\w)_|_(?!\\w)"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    return line.remove(markup).simplified().toStdString();
}

std::string textOfService(const std::string& answer)
{
    QString json = QString::fromStdString(answer);
    json.replace(QRegularExpression(QStringLiteral("\\bNaN\\b")), QStringLiteral("null"));
    if (json.isEmpty()) {
        return {};
    }
    return Json::parse(json.toStdString())["textdata"].get<std::string>();
}

std::string textOfDocx(const std::string& file)
{
    NoProgress progress;
    const auto documents = readDocx(file, "action.docx", progress);
    return documents ? documents->front().text : std::string();
}

// "4 6: antecedent_basis Claim 4 recites ... [the gear]" for each reason.
QByteArrayList summary(const Extraction& extraction)
{
    QByteArrayList list;
    for (const ExtractedReason& reason : extraction.reasons) {
        QByteArray line = listed(reason.claims) + ": "
                          + bytes(std::string(categoryInfo(reason.category).id)) + ' '
                          + bytes(onOneLine(reason.text));
        for (const ExtractedRecitation& recitation : reason.recitations) {
            line += " [" + bytes(onOneLine(recitation.phrase)) + ']' + listed(recitation.lines);
        }
        list << line;
    }
    return list;
}

}  // namespace

class tst_Extractor : public QObject {
    Q_OBJECT

private slots:
    void readsSnippets_data();
    void readsSnippets();
    void findsEveryReasonOfTheRealAction();
    void takesTheTextsOfTheRealAction();
    void groundsTheRecitationsOfTheRealAction();
    void inheritsExactlyInTheRealAction();
    void readsTheRealActionOnOneLine();
    void readsActionsAlikeOnOneLine_data();
    void readsActionsAlikeOnOneLine();
    void readsActionsOfTheService_data();
    void readsActionsOfTheService();
    void namesReasonsAlikeAgain();
    void givesExactCharacters();
    void bearsHostileText_data();
    void bearsHostileText();
};

void tst_Extractor::readsSnippets_data()
{
    QTest::addColumn<QByteArray>("json");
    const Json snippets = Json::parse(fixtureText("action_snippets.json"));
    QVERIFY(snippets.size() >= 30);
    for (const Json& snippet : snippets) {
        QTest::newRow(snippet["name"].get<std::string>().c_str()) << bytes(snippet.dump());
    }
}

void tst_Extractor::readsSnippets()
{
    QFETCH(QByteArray, json);
    const Json snippet = Json::parse(json.toStdString());
    std::vector<ExtractionClaim> claims;
    for (const Json& claim : snippet["claims"]) {
        claims.push_back({claim["number"], claim["text"], claim["depends_on"], false});
    }
    const Extraction found = extractReasons(actionOf(snippet["text"]), claims);

    QCOMPARE(listed(found.rejectedClaims), listed(claimNumbers(snippet["rejected"])));
    QCOMPARE(found.reasons.size(), snippet["reasons"].size());
    for (std::size_t i = 0; i < found.reasons.size(); ++i) {
        const ExtractedReason& reason = found.reasons[i];
        const Json& key = snippet["reasons"][i];
        QCOMPARE(listed(reason.claims), listed(claimNumbers(key["claims"])));
        QVERIFY2(reason.text.starts_with(key["starts"].get<std::string>()), reason.text.c_str());
        if (!key["category"].is_null()) {
            QCOMPARE(bytes(std::string(categoryInfo(reason.category).id)),
                     bytes(key["category"].get<std::string>()));
        }
        QByteArrayList recitations;
        for (const ExtractedRecitation& recitation : reason.recitations) {
            recitations << simplified(recitation.phrase);
        }
        QByteArrayList wanted;
        for (const Json& phrase : key["recitations"]) {
            wanted << bytes(phrase.get<std::string>());
        }
        QCOMPARE(recitations, wanted);
        if (snippet.contains("contexts")) {
            QCOMPARE(bytes(reason.context), bytes(snippet["contexts"][i].get<std::string>()));
        }
        if (snippet.contains("texts")) {
            QCOMPARE(simplified(reason.text), bytes(snippet["texts"][i].get<std::string>()));
        }
        if (snippet.contains("ends")) {
            QVERIFY(reason.text.ends_with(snippet["ends"][i].get<std::string>()));
        }
        if (snippet.contains("lines")) {
            QCOMPARE(reason.recitations.front().lines,
                     snippet["lines"][i].get<std::vector<std::int32_t>>());
        }
    }
    if (snippet.contains("slips")) {
        auto wanted = snippet["slips"].get<std::vector<std::string>>();
        std::sort(wanted.begin(), wanted.end());
        QCOMPARE(slipsOf(found), wanted);
    }
    if (snippet.contains("readings")) {
        QCOMPARE(found.readings.size(), snippet["readings"].size());
        for (std::size_t i = 0; i < found.readings.size(); ++i) {
            QCOMPARE(listed(found.readings[i].claims),
                     listed(claimNumbers(snippet["readings"][i])));
        }
    }
    if (snippet.contains("history")) {
        QCOMPARE(found.history.size(), snippet["history"].size());
        for (std::size_t i = 0; i < found.history.size(); ++i) {
            const Json& key = snippet["history"][i];
            QCOMPARE(bytes(std::string(historyKindId(found.history[i].kind))),
                     bytes(key[0].get<std::string>()));
            QCOMPARE(bytes(found.history[i].statute), bytes(key[1].get<std::string>()));
            QCOMPARE(listed(found.history[i].claims), listed(claimNumbers(key[2])));
        }
    }
    if (snippet.contains("interpretations")) {
        QCOMPARE(found.interpretations.size(), snippet["interpretations"].size());
        for (std::size_t i = 0; i < found.interpretations.size(); ++i) {
            QCOMPARE(bytes(found.interpretations[i].term),
                     bytes(snippet["interpretations"][i][0].get<std::string>()));
            QCOMPARE(listed(found.interpretations[i].claims),
                     listed(claimNumbers(snippet["interpretations"][i][1])));
        }
    }
}

void tst_Extractor::findsEveryReasonOfTheRealAction()
{
    const std::vector<Json> key = keyOfRealAction();
    const RealAction real = realAction();
    const std::string markdown = collected("office_actions/94852_19182905_2025-06-02_CTNF.md");
    if (key.empty() || real.claims.empty() || markdown.empty()) {
        QSKIP("the collection of real files is not there");
    }
    QCOMPARE(key.size(), 25u);
    const Extraction found = extractReasons(actionOf(markdown), real.claims);
    std::vector<std::int32_t> all(19);
    std::generate(all.begin(), all.end(), [n = 0]() mutable { return ++n; });
    QCOMPARE(listed(found.rejectedClaims), listed(all));
    QCOMPARE(found.reasons.size(), key.size());  // none is missing and none invented
    std::vector<bool> used(found.reasons.size());
    QVERIFY(pairUp(key, 0, found, used));
    QVERIFY(found.slips.empty());
    QVERIFY(found.history.empty());
    // Nothing of 112(d), 102, 103.
    const std::int32_t end = codePointCount(markdown.substr(0, markdown.find("112(d)")));
    for (const ExtractedReason& reason : found.reasons) {
        QVERIFY(reason.range.end < end);
    }
}

// Against the texts that a reader cut out by hand: each lies within a reason of its own claim.
void tst_Extractor::takesTheTextsOfTheRealAction()
{
    const RealAction real = realAction();
    if (real.claims.empty()) {
        QSKIP("the collection of real files is not there");
    }
    const auto records =
        reasonRecords(extractReasons(real.action, real.claims), real.action, real.claims);
    int compared = 0;
    int same = 0;
    for (const Json& record : real.records) {
        const std::vector<Reason>& found = reasonsOf(records, record["claim"]);
        for (const Json& wanted : record["reasons"]) {
            const std::string text = wanted["text"];
            const TextRange range{wanted["source"]["start"], wanted["source"]["end"]};
            const auto place = std::find_if(found.begin(), found.end(), [&](const Reason& reason) {
                return reason.source->range.start <= range.start
                       && range.end <= reason.source->range.end;
            });
            QVERIFY2(place != found.end(), text.c_str());
            QVERIFY(place->text.find(text) != std::string::npos);
            ++compared;
            same += place->text == text ? 1 : 0;
        }
    }
    QCOMPARE(compared, 33);
    // The reader left out the quotation before "First, ..." (claim 1), the closing words of "Second,
    // ..." (claim 1) and the conclusion of claim 11's reason.
    QCOMPARE(same, 30);
}

void tst_Extractor::groundsTheRecitationsOfTheRealAction()
{
    const RealAction real = realAction();
    if (real.claims.empty()) {
        QSKIP("the collection of real files is not there");
    }
    const auto records =
        reasonRecords(extractReasons(real.action, real.claims), real.action, real.claims);
    const std::set<std::string> unquoted{"N8-8", "N12-11", "N25-19"};  // optional in the key
    for (const Json& record : real.records) {
        const std::string text = record["text"];
        for (const Reason& reason : reasonsOf(records, record["claim"])) {
            for (const Span& span : reason.spans) {
                QCOMPARE(bytes(std::string(sliceCodePoints(text, span.range))), bytes(span.quote));
            }
        }
        for (const Json& wanted : record["reasons"]) {
            if (wanted["spans"].empty() || unquoted.contains(wanted["id"].get<std::string>())) {
                continue;
            }
            const TextRange source{wanted["source"]["start"], wanted["source"]["end"]};
            const TextRange span{wanted["spans"][0]["start"], wanted["spans"][0]["end"]};
            bool met = false;
            for (const Reason& reason : reasonsOf(records, record["claim"])) {
                const bool own = reason.source->range.overlaps(source);
                for (const Span& found : reason.spans) {
                    met = met || (own && found.range.overlaps(span));
                }
            }
            QVERIFY2(met, wanted["text"].get<std::string>().c_str());
        }
    }
    // The exact ones: relative and antecedent.
    const std::map<std::int32_t, TextRange> exact{
        {8, {145, 156}}, {9, {387, 397}}, {18, {175, 203}}, {19, {146, 157}}};
    for (const auto& [claim, range] : exact) {
        const std::vector<Reason>& reasons = reasonsOf(records, claim);
        const bool hit = std::any_of(reasons.begin(), reasons.end(), [&](const Reason& reason) {
            const bool category = reason.category == Category::AntecedentBasis
                                  || reason.category == Category::RelativeTerm;
            return category && reason.spans.front().range == range
                   && reason.spans.front().match == MatchClass::Exact;
        });
        QVERIFY2(hit, QByteArray::number(claim));
    }
    // Claim 7 holds the same words and is rejected for its parent alone.
    QCOMPARE(reasonsOf(records, 7).size(), 1u);
    QCOMPARE(reasonsOf(records, 7).front().category, Category::Dependence);
    QVERIFY(reasonsOf(records, 7).front().spans.empty());
}

void tst_Extractor::inheritsExactlyInTheRealAction()
{
    const RealAction real = realAction();
    if (real.claims.empty()) {
        QSKIP("the collection of real files is not there");
    }
    const Extraction found = extractReasons(real.action, real.claims);
    QCOMPARE(found.inherited.size(), 3u);
    QCOMPARE(listed(found.inherited[0].claims), QByteArray("2 3 4 5 6 7 8"));
    QCOMPARE(listed(found.inherited[0].from), QByteArray("1"));
    QCOMPARE(listed(found.inherited[1].claims), QByteArray("10 11 12 13"));
    QCOMPARE(listed(found.inherited[1].from), QByteArray("9"));
    QCOMPARE(listed(found.inherited[2].claims), QByteArray("15 16 17 18 19"));
    QCOMPARE(listed(found.inherited[2].from), QByteArray("14"));
}

void tst_Extractor::readsTheRealActionOnOneLine()
{
    const std::vector<Json> key = keyOfRealAction();
    const RealAction real = realAction();
    if (key.empty() || real.claims.empty()) {
        QSKIP("the collection of real files is not there");
    }
    const std::string line = onOneLine(real.action.text);
    QVERIFY(line.find('\n') == std::string::npos);
    const Extraction found = extractReasons(actionOf(line), real.claims);
    QCOMPARE(found.rejectedClaims.size(), 19u);
    QCOMPARE(found.inherited.size(), 3u);
    QCOMPARE(found.reasons.size(), key.size());  // none is missing and none invented
    std::vector<bool> used(found.reasons.size());
    QVERIFY(pairUp(key, 0, found, used));
    QVERIFY(found.slips.empty());
}

void tst_Extractor::readsActionsAlikeOnOneLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("real");  // its claims are known
    const auto add = [](const std::string& name, const std::string& text, bool real) {
        QTest::newRow(name.c_str()) << bytes(text) << real;
    };
    for (const Json& snippet : Json::parse(fixtureText("action_snippets.json"))) {
        add(snippet["name"], snippet["text"], false);
    }
    for (const Json& row : Json::parse(fixtureText("form_paragraphs.json"))) {
        add(row["paragraph"], row["text"], false);
    }
    const std::string folder = "office_actions/";
    add("CTNF", collected(folder + "94852_19182905_2025-06-02_CTNF.md"), true);
    add("CTFR", textOfDocx(collected(folder + "94852_19182905_12-10-2025_CTFR.DOCX")), true);
    for (const char* const name :
         {"test13_99_2.json", "test13s3_038.json", "test13s3_06.json", "test14_397_1.json"}) {
        add(name, textOfService(collected(folder + name)), false);
    }
}

void tst_Extractor::readsActionsAlikeOnOneLine()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, real);
    if (text.isEmpty()) {
        QSKIP("the collection of real files is not there");
    }
    const std::vector<ExtractionClaim> claims =
        real ? realAction().claims : std::vector<ExtractionClaim>();
    const Extraction lines = extractReasons(actionOf(text.toStdString()), claims);
    const Extraction line = extractReasons(actionOf(onOneLine(text.toStdString())), claims);
    QCOMPARE(listed(line.rejectedClaims), listed(lines.rejectedClaims));
    QCOMPARE(summary(line), summary(lines));
    QCOMPARE(line.slips.size(), lines.slips.size());
    QCOMPARE(line.readings.size(), lines.readings.size());
    QCOMPARE(line.interpretations.size(), lines.interpretations.size());
    QCOMPARE(line.history.size(), lines.history.size());
    for (std::size_t i = 0; i < line.history.size(); ++i) {
        QCOMPARE(line.history[i].kind, lines.history[i].kind);
        QCOMPARE(bytes(line.history[i].statute), bytes(lines.history[i].statute));
        QCOMPARE(listed(line.history[i].claims), listed(lines.history[i].claims));
    }
}

void tst_Extractor::readsActionsOfTheService_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("key");
    const Json keys = Json::parse(fixtureText("action_keys.json"));
    QCOMPARE(keys.size(), 4u);
    for (const Json& key : keys) {
        const std::string file = key["file"];
        QTest::newRow(file.c_str()) << bytes(file) << bytes(key["reasons"].dump());
    }
}

void tst_Extractor::readsActionsOfTheService()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, key);
    const std::string text = textOfService(collected("office_actions/" + file.toStdString()));
    if (text.empty()) {
        QSKIP("the collection of real files is not there");
    }
    const Extraction found = extractReasons(actionOf(text), {});
    Json reasons = Json::array();
    for (const ExtractedReason& reason : found.reasons) {
        reasons.push_back(
            {{"claims", reason.claims}, {"category", categoryInfo(reason.category).id}});
    }
    QCOMPARE(bytes(reasons.dump()), key);
}

void tst_Extractor::namesReasonsAlikeAgain()
{
    const std::string opener =
        "Claim Rejections - 35 USC § 112\n\nClaims 1-2 are rejected under 35 "
        "U.S.C. 112(b) as being indefinite.\n\n";
    const std::string body = "Claims 1 and 2 recite “the lid”, which lacks antecedent basis.\n\n";
    const std::vector<ExtractionClaim> claims{{1, "A cup, wherein the lid is red.", {}, false},
                                              {2, "A pot, wherein a lid closes.", {}, false}};
    const OfficeAction action = actionOf(opener + body);
    const auto first = reasonRecords(extractReasons(action, claims), action, claims);
    const auto again = reasonRecords(extractReasons(action, claims), action, claims);
    QCOMPARE(first.size(), 2u);
    QCOMPARE(first[0].reasons, again[0].reasons);
    const Reason& one = first[0].reasons.front();
    const Reason& two = first[1].reasons.front();
    QVERIFY(one.id != two.id);
    QVERIFY(!one.group.empty());
    QCOMPARE(bytes(one.group), bytes(two.group));
    QVERIFY(isExtracted(one));
    QCOMPARE(one.spans.front().range, (TextRange{15, 22}));
    QCOMPARE(two.spans.front().match == MatchClass::Exact, false);
    // A sentence more behind it changes neither place nor name.
    OfficeAction longer = actionOf(opener + body + "Clarification is required.");
    const auto other = reasonRecords(extractReasons(longer, claims), longer, claims);
    QVERIFY(other[0].reasons.front().id != one.id);  // another action
    QCOMPARE(other[0].reasons.front().source->range, one.source->range);
}

// Whatever is read: the quote is what stands at the range, and the recitations lie in the action.
void tst_Extractor::givesExactCharacters()
{
    const Json snippets = Json::parse(fixtureText("action_snippets.json"));
    for (const Json& snippet : snippets) {
        const std::string text = snippet["text"];
        const TextIndex index(text);
        for (const ExtractedReason& reason : extractReasons(actionOf(text), {}).reasons) {
            QCOMPARE(bytes(std::string(index.slice(reason.range))), bytes(reason.quote));
            for (const ExtractedRecitation& recitation : reason.recitations) {
                QVERIFY(recitation.range.start >= 0 && recitation.range.end <= index.codePoints());
                QVERIFY(!recitation.range.empty());
            }
        }
    }
}

void tst_Extractor::bearsHostileText_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray head =
        "Claim Rejections - 35 USC 112\n\nClaims 1-9 are rejected under 35 U.S.C. "
        "112(b) as being indefinite.\n\n";
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("opening quotes") << head + QByteArray("“").repeated(20000);
    QTest::newRow("straight quotes") << head + QByteArray("\"a ").repeated(20000);
    QTest::newRow("apostrophes") << head + QByteArray("'a").repeated(20000);
    QTest::newRow("lists") << head + QByteArray("claims 1-999, ").repeated(4000);
    QTest::newRow("unclear") << head + QByteArray("It is unclear what “x” is. ").repeated(1000);
    QTest::newRow("headings") << QByteArray("Claim Rejections - 35 USC 112 ").repeated(20000);
    QTest::newRow("pictures") << head + QByteArray("![](").repeated(20000);
    QTest::newRow("page headers")
        << head + QByteArray("Application/Control Number: 1 Art Unit: 2 Page 3 ").repeated(10000);
    QTest::newRow("numbers and commas") << head + "claims " + QByteArray("1,").repeated(100000);
    QTest::newRow("a range too wide") << head + QByteArray("claims 1-999999999 ").repeated(10000);
    QTest::newRow("lead-ins") << head + QByteArray("Regarding claim 1: ").repeated(10000);
    QTest::newRow("lead-ins with reasons")
        << head + QByteArray("Regarding claim 1: “x” is unclear. ").repeated(3000);
    QTest::newRow("same reasons")
        << head
               + QByteArray("Claim 2 is rejected for the same reasons as claim 1. ").repeated(1000);
    QTest::newRow("lines") << head + "“x” in lines " + QByteArray("1-999, ").repeated(20000);
    QTest::newRow("links") << head + QByteArray("[[#^").repeated(50000);
    QTest::newRow("pictures without an end") << head + QByteArray("![](data:image").repeated(20000);
    QTest::newRow("words of a gap") << head + QByteArray("not ").repeated(50000);
    QTest::newRow("digits") << head + QByteArray("claim ") + QByteArray(300000, '9');
    QTest::newRow("one word") << head + QByteArray(300000, 'a');
}

void tst_Extractor::bearsHostileText()
{
    QFETCH(QByteArray, text);
    QElapsedTimer timer;
    timer.start();
    // A claim that is as long, for what is looked up there.
    const std::string claim = text.toStdString();
    const Extraction found = extractReasons(
        actionOf(claim), {{1, claim, {}, false}, {2, "The cup of claim 1.", {1}, false}});
    QVERIFY(found.rejectedClaims.size() <= 1000u);
    QVERIFY2(timer.elapsed() < 30000, QByteArray::number(timer.elapsed()));
}

QTEST_GUILESS_MAIN(tst_Extractor)
#include "tst_Extractor.moc"
