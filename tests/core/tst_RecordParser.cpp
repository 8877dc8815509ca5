// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/RecordParser.h"
#include "tests/core/ProjectFixture.h"

using namespace metes;
using namespace metes::test;

namespace {

const char* const kClaim = R"({"type":"claim","format":"metes/1","application":"16000001","claim":3,
"text":"The method of claim 1, wherein 𝛼 the groups move.","depends_on":[1],"label":"indefinite",
"split":"train","reasons":[{"id":"r1","layer":"examiner","text":"t","context":"","category":
"antecedent_basis","claims":[3,4],"recitations":["the groups"],"spans":[{"start":33,"end":43,
"quote":"the groups","match":"exact","similarity":1.0}],"source":{"start":4,"end":9,"quote":"x"},
"confidence":0.5,"group":"g"}]})";

const char* const kApplication =
    R"({"type":"application","format":"metes/1","application":"16000001",
"title":"t","filing_date":"2018-09-06","cpc":["G06F40/20"],"family":"f","description":["p"],
"office_action":{"document":"CTNF","mail_date":"2020-01-15","text":"Abc 𝛼","blocks":[{"kind":
"heading","start":0,"end":5,"marks":[{"kind":"bold","start":0,"end":3}]}]}})";

const char* const kDecision = R"({"type":"decision","format":"metes/1",
"id":"0190a1b2-c3d4-7aaa-8bbb-0123456789ab","annotator":"ada","device":"d",
"time":"2026-03-01T12:04:05.678Z","active_ms":5,"study":"s","application":"16000001","claim":3,
"reason":"r1","act":"reject","before":false,"after":true,"intent":"0190a1b2-c3d4-7aaa-8bbb-0123456789ab"})";

/// One record with one value changed; "" for the pointer leaves it as it is.
std::string changed(const char* record, const std::string& pointer, const std::string& value)
{
    Json json = Json::parse(record);
    if (!pointer.empty()) {
        json[Json::json_pointer(pointer)] = Json::parse(value);
    }
    return json.dump();
}

std::string nested(int levels)
{
    return std::string(std::size_t(levels), '[') + std::string(std::size_t(levels), ']');
}

}  // namespace

class tst_RecordParser : public QObject {
    Q_OBJECT

private slots:
    void readsEveryField();
    void refuses_data();
    void refuses();
    void refusesWhatIsNoRecord_data();
    void refusesWhatIsNoRecord();
    void tellsTheUnitOfWrongOffsets_data();
    void tellsTheUnitOfWrongOffsets();
    void fillsWhatIsAbsent();
    void mapsForeignCategories();
    void namesReasonsWithoutIds();
    void keepsUnknownFields();
    void takesDeepValues();
    void isNotDisturbedByARefusal();

private:
    RecordParser m_parser;

    template<typename T>
    T parsed(const std::string& text)
    {
        Record record = m_parser.parse(text);
        if (!std::holds_alternative<T>(record)) {
            qFatal("not the expected record");
        }
        return std::get<T>(std::move(record));
    }
};

void tst_RecordParser::readsEveryField()
{
    const auto claim = parsed<Claim>(kClaim);
    QCOMPARE(claim.application, std::string("16000001"));
    QCOMPARE(claim.number, 3);
    QCOMPARE(claim.dependsOn, std::vector<std::int32_t>{1});
    QCOMPARE(*claim.label, Label::Indefinite);
    QCOMPARE(claim.split, std::string("train"));
    const Reason& reason = claim.reasons.at(0);
    QCOMPARE(reason.claims, (std::vector<std::int32_t>{3, 4}));
    QCOMPARE(reason.spans.at(0).range, (TextRange{33, 43}));
    QCOMPARE(reason.spans.at(0).before, std::string("he method of claim 1, wherein 𝛼 "));
    QCOMPARE(reason.spans.at(0).after, std::string(" move."));
    QCOMPARE(reason.source->range, (TextRange{4, 9}));
    QCOMPARE(*reason.confidence, 0.5);
    QCOMPARE(reason.group, std::string("g"));
    const auto application = parsed<ApplicationRecord>(kApplication).application;
    QCOMPARE(application.family, std::string("f"));
    QCOMPARE(application.officeAction->blocks.at(0).marks.at(0).range, (TextRange{0, 3}));
    const auto decision = parsed<DecisionRecord>(kDecision);
    QCOMPARE(decision.time.milliseconds, std::int64_t(1772366645678));
    QCOMPARE(decision.activeMilliseconds, std::int64_t(5));
    QCOMPARE(decision.after, std::string("true"));
    QVERIFY(std::holds_alternative<ManifestRecord>(m_parser.parse(R"({"type":"manifest"})")));
}

// Each row: a field, a value that it cannot have, the field that the refusal must name.
void tst_RecordParser::refuses_data()
{
    QTest::addColumn<std::string>("record");
    QTest::addColumn<std::string>("field");
    QTest::addColumn<std::string>("words");
    struct Row {
        const char* record;
        const char* pointer;
        const char* value;
        const char* words;
    };
    const Row rows[] = {
        {kClaim, "/type", "7", "a text"},
        {kClaim, "/type", "null", "missing"},
        {kClaim, "/type", "\"clam\"", "clam"},
        {kClaim, "/format", "\"metes/2\"", "metes/2"},
        {kClaim, "/format", "1", "a text"},
        {kClaim, "/application", "16000001", "a text"},
        {kClaim, "/application", "\"\"", "application number"},
        {kClaim, "/application", "\"1/2\"", "application number"},
        {kClaim, "/claim", "\"3\"", "whole number"},
        {kClaim, "/claim", "0", "1,000,000"},
        {kClaim, "/claim", "3.5", "whole number"},
        {kClaim, "/claim", "null", "missing"},
        {kClaim, "/claim", "99999999999999999", "1,000,000"},
        {kClaim, "/text", "[\"a\"]", "a text"},
        {kClaim, "/text", "null", "missing"},
        {kClaim, "/depends_on", "1", "a list"},
        {kClaim, "/depends_on/0", "\"1\"", "claim number"},
        {kClaim, "/depends_on/0", "-1", "claim number"},
        {kClaim, "/label", "true", "a text"},
        {kClaim, "/label", "\"vague\"", "vague"},
        {kClaim, "/split", "3", "a text"},
        {kClaim, "/reasons", "{}", "a list"},
        {kClaim, "/reasons/0", "\"r\"", "an object"},
        {kClaim, "/reasons/0/id", "1", "a text"},
        {kClaim, "/reasons/0/layer", "\"boss\"", "boss"},
        {kClaim, "/reasons/0/layer", "1", "a text"},
        {kClaim, "/reasons/0/text", "{}", "a text"},
        {kClaim, "/reasons/0/context", "[]", "a text"},
        {kClaim, "/reasons/0/category", "\"vagueness\"", "vagueness"},
        {kClaim, "/reasons/0/category", "null", "missing"},
        {kClaim, "/reasons/0/category", "2", "a text"},
        {kClaim, "/reasons/0/claims", "\"3-5\"", "a list"},
        {kClaim, "/reasons/0/claims/1", "null", "claim number"},
        {kClaim, "/reasons/0/recitations", "\"x\"", "a list"},
        {kClaim, "/reasons/0/recitations/0", "1", "a text"},
        {kClaim, "/reasons/0/confidence", "\"high\"", "a number"},
        {kClaim, "/reasons/0/confidence", "1.5", "0 to 1"},
        {kClaim, "/reasons/0/group", "1", "a text"},
        {kClaim, "/reasons/0/source", "[4,9]", "an object"},
        {kClaim, "/reasons/0/source/quote", "1", "a text"},
        {kClaim, "/reasons/0/source/end", "null", "missing"},
        {kClaim, "/reasons/0/spans", "{}", "a list"},
        {kClaim, "/reasons/0/spans/0", "[33,43]", "an object"},
        {kClaim, "/reasons/0/spans/0/start", "\"33\"", "whole number"},
        {kClaim, "/reasons/0/spans/0/start", "null", "missing"},
        {kClaim, "/reasons/0/spans/0/quote", "1", "a text"},
        {kClaim, "/reasons/0/spans/0/quote", "\"the group\"", "the groups"},
        {kClaim, "/reasons/0/spans/0/match", "\"sure\"", "sure"},
        {kClaim, "/reasons/0/spans/0/similarity", "2", "0 to 1"},
        {kClaim, "/reasons/0/spans/0/similarity", "\"1\"", "a number"},
        {kApplication, "/title", "1", "a text"},
        {kApplication, "/filing_date", "2018", "a text"},
        {kApplication, "/cpc", "\"G06F\"", "a list"},
        {kApplication, "/cpc/0", "1", "a text"},
        {kApplication, "/family", "1", "a text"},
        {kApplication, "/description", "\"p\"", "a list"},
        {kApplication, "/description/0", "{}", "a text"},
        {kApplication, "/office_action", "\"text\"", "an object"},
        {kApplication, "/office_action/text", "null", "missing"},
        {kApplication, "/office_action/document", "1", "a text"},
        {kApplication, "/office_action/mail_date", "1", "a text"},
        {kApplication, "/office_action/blocks", "1", "a list"},
        {kApplication, "/office_action/blocks/0/kind", "\"poem\"", "kind of block"},
        {kApplication, "/office_action/blocks/0/marks/0/kind", "\"loud\"", "kind of mark"},
        {kDecision, "/id", "\"7\"", "UUID"},
        {kDecision, "/annotator", "\"\"", "empty"},
        {kDecision, "/annotator", "null", "missing"},
        {kDecision, "/device", "1", "a text"},
        {kDecision, "/time", "\"yesterday\"", "2026"},
        {kDecision, "/time", "5", "a text"},
        {kDecision, "/active_ms", "-1", "from 0"},
        {kDecision, "/active_ms", "\"5\"", "whole number"},
        {kDecision, "/study", "1", "a text"},
        {kDecision, "/claim", "null", "missing"},
        {kDecision, "/reason", "1", "a text"},
        {kDecision, "/act", "null", "missing"},
        {kDecision, "/intent", "1", "a text"},
    };
    for (const Row& row : rows) {
        std::string field = std::string(row.pointer).substr(1);
        for (std::size_t at = field.find('/'); at != std::string::npos; at = field.find('/', at)) {
            const bool digit = field[at + 1] >= '0' && field[at + 1] <= '9';
            field.replace(at, digit ? 2 : 1, digit ? "[" + field.substr(at + 1, 1) + "]" : ".");
        }
        QTest::addRow("%s = %s", row.pointer, row.value)
            << changed(row.record, row.pointer, row.value) << field << std::string(row.words);
    }
    // Ranges are refused as a whole.
    for (const char* const value : {"-1", "43", "50", "2147483648"}) {
        QTest::addRow("span start = %s", value)
            << changed(kClaim, "/reasons/0/spans/0/start", value) << "reasons[0].spans[0]"s
            << "outside the text of 49 characters (code points)"s;
    }
    QTest::newRow("span end") << changed(kClaim, "/reasons/0/spans/0/end", "50")
                              << "reasons[0].spans[0]"s
                              << "[33, 50)"s;
    QTest::newRow("block end") << changed(kApplication, "/office_action/blocks/0/end", "6")
                               << "office_action.blocks[0]"s
                               << "5 characters"s;
    QTest::newRow("mark end") << changed(kApplication, "/office_action/blocks/0/marks/0/end", "6")
                              << "office_action.blocks[0].marks[0]"s
                              << "5 characters"s;
    QTest::newRow("source range") << changed(kClaim, "/reasons/0/source/end", "4")
                                  << "reasons[0].source"s
                                  << "empty"s;
    Json twice = Json::parse(kClaim);
    twice["reasons"].push_back(twice["reasons"][0]);
    QTest::newRow("reason id twice") << twice.dump() << "reasons[1].id"s
                                     << "\"r1\""s;
}

void tst_RecordParser::refuses()
{
    QFETCH(std::string, record);
    QFETCH(std::string, field);
    QFETCH(std::string, words);
    const auto refusal = parsed<Refusal>(record);
    QCOMPARE(refusal.field, field);
    QVERIFY2(refusal.message.find(words) != std::string::npos, refusal.message.c_str());
}

void tst_RecordParser::refusesWhatIsNoRecord_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("words");
    QTest::newRow("bad UTF-8") << "{\"type\":\"claim\",\"text\":\"\xff\"}"s
                               << "not UTF-8 at byte 25"s;
    QTest::newRow("cut") << std::string(kClaim).substr(0, 200) << "cut off"s;
    QTest::newRow("cut within a character") << "{\"type\":\"\xf0\x9d\x9b"s
                                            << "not UTF-8"s;
    QTest::newRow("no JSON") << "application,claim,text"s
                             << "JSON"s;
    QTest::newRow("a list") << "[1]"s
                            << "object"s;
    QTest::newRow("a text") << "\"claim\""s
                            << "object"s;
    QTest::newRow("two objects") << "{}{}"s
                                 << "JSON"s;
    QTest::newRow("half a surrogate pair") << "{\"type\":\"\\ud835\"}"s
                                           << ""s;
    QTest::newRow("2,000 levels") << "{\"type\":\"claim\",\"x\":" + nested(2000) + "}"
                                  << "deep"s;
    QTest::newRow("a million levels") << nested(1000000) << ""s;
}

void tst_RecordParser::refusesWhatIsNoRecord()
{
    QFETCH(std::string, text);
    QFETCH(std::string, words);
    const auto refusal = parsed<Refusal>(text);
    QVERIFY2(refusal.message.find(words) != std::string::npos, refusal.message.c_str());
}

void tst_RecordParser::tellsTheUnitOfWrongOffsets_data()
{
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("end");
    QTest::addColumn<std::string>("unit");
    QTest::newRow("UTF-16") << 34 << 44 << "UTF-16"s;
    QTest::newRow("bytes") << 36 << 46 << "bytes"s;
    QTest::newRow("simply wrong") << 30 << 40 << ""s;
}

void tst_RecordParser::tellsTheUnitOfWrongOffsets()
{
    QFETCH(int, start);
    QFETCH(int, end);
    QFETCH(std::string, unit);
    Json claim = Json::parse(kClaim);
    claim["reasons"][0]["spans"][0]["start"] = start;
    claim["reasons"][0]["spans"][0]["end"] = end;
    const auto refusal = parsed<Refusal>(claim.dump());
    QCOMPARE(refusal.field, std::string("reasons[0].spans[0].quote"));
    QCOMPARE(refusal.message.find("the offsets count") != std::string::npos, !unit.empty());
    QVERIFY(refusal.message.find(unit) != std::string::npos);
    QVERIFY(refusal.message.find("\"the groups\"") != std::string::npos);
}

void tst_RecordParser::fillsWhatIsAbsent()
{
    const auto claim = parsed<Claim>(R"({"type":"claim","application":"16000001","claim":5,
        "text":"The device of claim 2 or 3, wherein it is red."})");
    QCOMPARE(claim.dependsOn, (std::vector<std::int32_t>{2, 3}));
    QVERIFY(!claim.label.has_value());
    QVERIFY(claim.split.empty());
    const auto decision = parsed<DecisionRecord>(changed(kDecision, "/intent", "null"));
    QCOMPARE(decision.intent, decision.id);
    const auto lost = parsed<Claim>(
        changed(kClaim, "/reasons/0/spans/0", R"({"match":"ungrounded","quote":"the pin"})"));
    const Span& span = lost.reasons.at(0).spans.at(0);
    QVERIFY(span.range.empty());
    QCOMPARE(span.similarity, 0.0);
    // Without a quote the text says what stands there.
    const auto bare =
        parsed<Claim>(changed(kClaim, "/reasons/0/spans/0", R"({"start":33,"end":43})"));
    QCOMPARE(bare.reasons.at(0).spans.at(0).quote, std::string("the groups"));
}

void tst_RecordParser::mapsForeignCategories()
{
    for (const char* const name :
         {"\"Omission_Of_Essential_Element_Or_Step\"", "\"omission of essentials\""}) {
        const auto claim = parsed<Claim>(changed(kClaim, "/reasons/0/category", name));
        QCOMPARE(claim.reasons.at(0).category, Category::OmissionOfEssentials);
    }
}

void tst_RecordParser::namesReasonsWithoutIds()
{
    Json claim = Json::parse(kClaim);
    claim["reasons"][0].erase("id");
    claim["reasons"].push_back(claim["reasons"][0]);  // the same passage gives two reasons
    claim["reasons"][1]["category"] = "relative_term";
    const auto first = parsed<Claim>(claim.dump());
    QVERIFY(!first.reasons.at(0).id.empty());
    QVERIFY(first.reasons.at(0).id != first.reasons.at(1).id);
    // The name stays when the words that were extracted change, not when the passage does.
    claim["reasons"][0]["text"] = "other words";
    QCOMPARE(parsed<Claim>(claim.dump()).reasons.at(0).id, first.reasons.at(0).id);
    claim["reasons"][0]["source"]["end"] = 10;
    QVERIFY(parsed<Claim>(claim.dump()).reasons.at(0).id != first.reasons.at(0).id);
}

void tst_RecordParser::keepsUnknownFields()
{
    Json json = Json::parse(kClaim);
    json["z"] = {{"deep", {1, 2.5, nullptr, "𝛼"}}};
    json["reasons"][0]["weight"] = 3;
    json["reasons"][0]["spans"][0]["colour"] = nullptr;
    const auto claim = parsed<Claim>(json.dump());
    QCOMPARE(claim.extra, std::string(R"({"z":{"deep":[1,2.5,null,"𝛼"]}})"));
    QCOMPARE(claim.reasons.at(0).extra, std::string(R"({"weight":3})"));
    QCOMPARE(claim.reasons.at(0).spans.at(0).extra, std::string(R"({"colour":null})"));
}

void tst_RecordParser::takesDeepValues()
{
    const std::string value = nested(500);
    const auto claim = parsed<Claim>(changed(kClaim, "/x", value));
    QCOMPARE(claim.extra, "{\"x\":" + value + "}");
}

void tst_RecordParser::isNotDisturbedByARefusal()
{
    parsed<Refusal>("{\"type\":");
    parsed<Refusal>(changed(kClaim, "/label", "1"));
    QCOMPARE(parsed<Claim>(kClaim).number, 3);
}

QTEST_GUILESS_MAIN(tst_RecordParser)
#include "tst_RecordParser.moc"
