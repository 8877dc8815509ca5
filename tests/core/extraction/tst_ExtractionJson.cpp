// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ExtractionJson.h"
#include "core/text/TextIndex.h"
#include "tests/core/extraction/ExtractionFixture.h"

using namespace metes;
using namespace metes::test;

namespace {

const std::string kSample =
    R"({"rejectedClaims":[1,"3-5"],"rejectionReasons":[{"reasonText":"Claim 3 recites 'the groups'.",)"
    R"("reasonContext":"","claims":[1,"3-5"],"reasonCategory":"antecedent basis",)"
    R"("claimRecitations":["the groups"]}]})";

std::string withCategory(const std::string& name)
{
    std::string text = kSample;
    return text.replace(text.find("antecedent basis"), 16, name);
}

}  // namespace

class tst_ExtractionJson : public QObject {
    Q_OBJECT

private slots:
    void reads();
    void mapsCategories_data();
    void mapsCategories();
    void refuses_data();
    void refuses();
    void writes();
    void keepsLines();
    void comesBack();
    void locatesReasons();
};

void tst_ExtractionJson::reads()
{
    const auto document = readExtractionJson(kSample);
    QVERIFY2(document, document ? "" : describe(document.error()).c_str());
    QCOMPARE(listed(document->rejectedClaims), QByteArray("1 3 4 5"));
    QCOMPARE(document->reasons.size(), 1u);
    QCOMPARE(bytes(document->reasons[0].text), QByteArray("Claim 3 recites 'the groups'."));
    QCOMPARE(document->reasons[0].category, Category::AntecedentBasis);
    QCOMPARE(listed(document->reasons[0].claims), QByteArray("1 3 4 5"));
    QCOMPARE(bytes(document->reasons[0].recitations[0]), QByteArray("the groups"));
}

void tst_ExtractionJson::mapsCategories_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("blanks") << QByteArray("undefined term") << QByteArray("undefined_term");
    QTest::newRow("underscores") << QByteArray("relative_term") << QByteArray("relative_term");
    QTest::newRow("capitals") << QByteArray("Exemplary Phrasing")
                              << QByteArray("exemplary_phrasing");
    QTest::newRow("authors'") << QByteArray("omission_of_essential_element_or_step")
                              << QByteArray("omission_of_essentials");
    QTest::newRow("authors' with blanks") << QByteArray("omission of essential element or step")
                                          << QByteArray("omission_of_essentials");
    QTest::newRow("dependence") << QByteArray("dependence") << QByteArray("dependence");
    QTest::newRow("other") << QByteArray("other") << QByteArray("other");
}

void tst_ExtractionJson::mapsCategories()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, id);
    const auto document = readExtractionJson(withCategory(name.toStdString()));
    QVERIFY(document.has_value());
    QCOMPARE(bytes(std::string(categoryInfo(document->reasons[0].category).id)), id);
}

void tst_ExtractionJson::refuses_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("says");
    const auto replaced = [](const std::string& what, const std::string& with) {
        std::string text = kSample;
        return bytes(text.replace(text.find(what), what.size(), with));
    };
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray("JSON");
    QTest::newRow("another document") << QByteArray("[]") << QByteArray("type");
    QTest::newRow("unknown category")
        << bytes(withCategory("bad grammar"))
        << QByteArray("rejectionReasons[0].reasonCategory: unknown category \"bad grammar\"");
    QTest::newRow("missing field")
        << replaced("\"reasonContext\":\"\",", "") << QByteArray("reasonContext");
    QTest::newRow("unknown field")
        << replaced("\"reasonContext\":", "\"why\":") << QByteArray("rejectionReasons");
    QTest::newRow("lines without a recitation")
        << replaced("[\"the groups\"]", "[\"the groups\"],\"recitationLines\":[[3],[4]]")
        << QByteArray("rejectionReasons[0].recitationLines: expected one list for each");
    QTest::newRow("line 0") << replaced("[\"the groups\"]",
                                        "[\"the groups\"],\"recitationLines\":[[0]]")
                            << QByteArray("rejectionReasons");
    QTest::newRow("claims are no words")
        << replaced("[1,\"3-5\"]", "[\"one\"]") << QByteArray("rejectedClaims");
    QTest::newRow("claim 0") << replaced("[1,\"3-5\"]", "[0]") << QByteArray("rejectedClaims");
    QTest::newRow("backwards") << replaced("[1,\"3-5\"]", "[\"5-3\"]")
                               << QByteArray("rejectedClaims: \"5-3\" is no range of claims");
    QTest::newRow("text is a number")
        << replaced("\"Claim 3 recites 'the groups'.\"", "3") << QByteArray("reasonText");
}

void tst_ExtractionJson::refuses()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, says);
    const auto document = readExtractionJson(json.toStdString());
    QVERIFY(!document);
    QCOMPARE(document.error().code, ErrorCode::InvalidInput);
    QVERIFY2(describe(document.error()).find(says.toStdString()) != std::string::npos,
             describe(document.error()).c_str());
}

void tst_ExtractionJson::writes()
{
    ExtractionDocument document;
    document.rejectedClaims = {1, 2, 3, 7};
    document.reasons.push_back({"Claim 1 recites “the\nlid” and \"it\".",
                                "",
                                Category::OmissionOfEssentials,
                                {2, 3},
                                {"“a”"}});
    const Json json = Json::parse(writeExtractionJson(document));
    QCOMPARE(bytes(json["rejectedClaims"].dump()), QByteArray(R"(["1-3",7])"));
    const Json& reason = json["rejectionReasons"][0];
    QCOMPARE(bytes(reason["reasonText"].get<std::string>()),
             QByteArray("Claim 1 recites 'the lid' and 'it'."));
    QCOMPARE(bytes(reason["reasonCategory"].get<std::string>()),
             QByteArray("omission of essential element or step"));
    QCOMPARE(bytes(reason["claims"].dump()), QByteArray(R"(["2-3"])"));
    QCOMPARE(bytes(reason["claimRecitations"].dump()), QByteArray(R"(["'a'"])"));
}

void tst_ExtractionJson::keepsLines()
{
    const OfficeAction action = actionOf(
        "Claim Rejections - 35 USC § 112\n\nClaim 1 is rejected under 35 U.S.C. 112(b) as being "
        "indefinite.\n\nClaim 1 recites “the lid” in line 3 and “the rod” in lines 4-5. There is "
        "insufficient antecedent basis for these limitations.");
    const std::string json =
        writeExtractionJson(extractionDocument(extractReasons(action, {}), {}));
    QCOMPARE(bytes(Json::parse(json)["rejectionReasons"][0]["recitationLines"].dump()),
             QByteArray("[[3],[4,5]]"));
    const auto document = readExtractionJson(json);
    QVERIFY2(document, document ? "" : describe(document.error()).c_str());
    const Extraction located = locateReasons(*document, action, {});
    QCOMPARE(listed(located.reasons[0].recitations[0].lines), QByteArray("3"));
    QCOMPARE(listed(located.reasons[0].recitations[1].lines), QByteArray("4 5"));
    // There is no line 0, whatever a text says.
    const OfficeAction zero = actionOf(
        "Claim Rejections - 35 USC § 112\n\nClaim 1 is rejected under 35 U.S.C. 112(b) as being "
        "indefinite.\n\nClaim 1 recites “the lid” in line 0, which lacks antecedent basis.");
    QVERIFY(extractReasons(zero, {}).reasons.at(0).recitations.at(0).lines.empty());
    // None are named: the published form and nothing more.
    const Json plain = Json::parse(writeExtractionJson(*readExtractionJson(kSample)));
    QVERIFY(!plain["rejectionReasons"][0].contains("recitationLines"));
}

// Written, read and looked for again: every reason is at the place that it was taken from.
void tst_ExtractionJson::comesBack()
{
    for (const Json& snippet : Json::parse(fixtureText("action_snippets.json"))) {
        const OfficeAction action = actionOf(snippet["text"]);
        const Extraction extraction = extractReasons(action, {});
        const auto document =
            readExtractionJson(writeExtractionJson(extractionDocument(extraction, {})));
        QVERIFY2(document, document ? "" : describe(document.error()).c_str());
        const Extraction located = locateReasons(*document, action, {});
        QCOMPARE(listed(located.rejectedClaims), listed(extraction.rejectedClaims));
        QCOMPARE(located.reasons.size(), extraction.reasons.size());
        for (std::size_t i = 0; i < located.reasons.size(); ++i) {
            const bool furnished = extraction.reasons[i].text != extraction.reasons[i].quote;
            if (!furnished) {
                QCOMPARE(bytes(located.reasons[i].quote), bytes(extraction.reasons[i].quote));
                QCOMPARE(located.reasons[i].range, extraction.reasons[i].range);
            }
            QCOMPARE(located.reasons[i].category, extraction.reasons[i].category);
        }
    }
}

void tst_ExtractionJson::locatesReasons()
{
    const std::string text =
        "Words before.\nClaim 3 recites “the\n  groups”. More — “it”\nis unclear.";
    ExtractionDocument document;
    document.reasons.push_back({"claim 3 recites 'the groups'.", "", Category::Other, {3}, {}});
    document.reasons.push_back({"More - 'it' is unclaer.", "", Category::Other, {9}, {}});
    document.reasons.push_back(
        {"Nothing like this stands there at all", "", Category::Other, {3}, {}});
    const Extraction located =
        locateReasons(document, actionOf(text), {{3, "A group.", {}, false}});
    QCOMPARE(bytes(located.reasons[0].quote), QByteArray("Claim 3 recites “the\n  groups”."));
    QCOMPARE(bytes(std::string(sliceCodePoints(text, located.reasons[0].range))),
             bytes(located.reasons[0].text));
    QVERIFY(located.reasons[1].quote.starts_with("More"));  // a letter forgiven
    QVERIFY(located.reasons[2].range.empty());
    QCOMPARE(bytes(located.reasons[2].text), QByteArray("Nothing like this stands there at all"));
    QCOMPARE(located.slips.size(), 2u);
    QCOMPARE(bytes(located.slips[0].message), QByteArray("claim 9 does not exist"));
}

QTEST_GUILESS_MAIN(tst_ExtractionJson)
#include "tst_ExtractionJson.moc"
