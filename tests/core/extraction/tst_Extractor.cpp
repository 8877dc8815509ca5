// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Extractor.h"
#include "core/text/TextIndex.h"
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
    const RealAction real = realAction();
    if (real.claims.empty()) {
        QSKIP("the collection of real files is not there");
    }
    QByteArray line = bytes(real.action.text);
    line.replace("*", "").replace("_", "");
    const Extraction found = extractReasons(actionOf(line.simplified().toStdString()), real.claims);
    QCOMPARE(found.rejectedClaims.size(), 19u);
    QVERIFY(found.reasons.size() >= 20u);
    QCOMPARE(found.inherited.size(), 3u);
    std::map<Category, QByteArray> sure;
    for (const ExtractedReason& reason : found.reasons) {
        sure[reason.category] += listed(reason.claims) + ';';
    }
    QCOMPARE(sure[Category::AntecedentBasis], QByteArray("9;18;"));
    QCOMPARE(sure[Category::RelativeTerm], QByteArray("8;19;"));
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
    QString json = QString::fromStdString(collected("office_actions/" + file.toStdString()));
    if (json.isEmpty()) {
        QSKIP("the collection of real files is not there");
    }
    json.replace(QRegularExpression(QStringLiteral("\\bNaN\\b")), QStringLiteral("null"));
    const std::string text = Json::parse(json.toStdString())["textdata"];
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
    QTest::newRow("digits") << head + QByteArray("claim ") + QByteArray(300000, '9');
    QTest::newRow("one word") << head + QByteArray(300000, 'a');
}

void tst_Extractor::bearsHostileText()
{
    QFETCH(QByteArray, text);
    QElapsedTimer timer;
    timer.start();
    const Extraction found = extractReasons(actionOf(text.toStdString()), {});
    QVERIFY(found.rejectedClaims.size() <= 1000u);
    QVERIFY2(timer.elapsed() < 60000, QByteArray::number(timer.elapsed()));
}

QTEST_GUILESS_MAIN(tst_Extractor)
#include "tst_Extractor.moc"
