// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Json.h"
#include "core/uspto/PortalAnswer.h"
#include "tests/core/net/RecordedAnswers.h"

#include <QTest>

#include <algorithm>

using namespace metes;
using S = std::string;

namespace {

/// What a client of 2024 recorded: the page of a search, out of its YAML.
const S kBetaSearch =
    "parkerhancock__patent_client/patent_client/_async/uspto/odp/fixtures/search.json";

}  // namespace

class tst_PortalAnswer : public QObject {
    Q_OBJECT

private slots:
    void readsSearches_data();
    void readsSearches();
    void keepsGenerationsApart();
    void readsDocuments_data();
    void readsDocuments();
    void readsDates_data();
    void readsDates();
    void refusesOtherAnswers_data();
    void refusesOtherAnswers();
    void comparesSymbols_data();
    void comparesSymbols();
    void findsTheRedirect();
    void knowsWholeFiles_data();
    void knowsWholeFiles();
    void saysWhatThePortalSays();
};

void tst_PortalAnswer::readsSearches_data()
{
    QTest::addColumn<S>("file");
    QTest::addColumn<int>("generation");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("records");
    QTest::addColumn<S>("number");
    QTest::addColumn<S>("filed");
    QTest::addColumn<S>("title");
    QTest::addColumn<S>("symbol");
    QTest::newRow("present")
        << S("patent-dev__uspto-odp/demo/examples/search_patents/response.json")
        << int(PortalGeneration::Present) << 1 << 1 << S("18597857") << S("2024-03-06")
        << S("CERTIFIABLE OUT-OF-DISTRIBUTION GENERALIZATION METHOD, MEDIUM, AND "
             "ELECTRONIC DEVICE")
        << S("G06N3/08");
    QTest::newRow("present, strict")
        << S("patent-dev__uspto-odp/testdata/strictdecode/search_patents.json")
        << int(PortalGeneration::Present) << 1 << 1 << S("17248024") << S("2021-01-05")
        << S("MAKING LITHIUM METAL - SEAWATER BATTERY CELLS HAVING PROTECTED LITHIUM ELECTRODES")
        << S("H01M50/46");
    QTest::newRow("beta") << kBetaSearch << int(PortalGeneration::Beta) << 11469842 << 25
                          << S("90019421") << S("2024-02-15")
                          << S("SPLATTER REDUCTION IN A SMALL HEAD CONTRA-ANGLE PROPHY") << S();
}

void tst_PortalAnswer::readsSearches()
{
    QFETCH(S, file);
    const S json = test::recordedAnswer(file);
    if (json.empty()) {
        QSKIP("the recordings of the portal are not beside the checkout");
    }
    const auto page = readSearchAnswer(json);
    QVERIFY2(page, page ? "" : describe(page.error()).c_str());
    QTEST(int(page->generation), "generation");
    QTEST(static_cast<int>(page->count.value_or(-1)), "count");
    QTEST(static_cast<int>(page->records), "records");
    QTEST(page->hits.at(0).number, "number");
    QTEST(page->hits.at(0).filingDate, "filed");
    QTEST(page->hits.at(0).title, "title");
    QTEST(page->hits.at(0).cpc.empty() ? S() : page->hits.at(0).cpc.at(0), "symbol");
}

void tst_PortalAnswer::keepsGenerationsApart()
{
    // The present portal's fields are read where it puts them, the beta's where it put them.
    const auto present = readSearchAnswer(
        R"({"patentFileWrapperDataBag":[{"applicationNumberText":"16/123,456","inventionTitle":"flat",
            "applicationMetaData":{"inventionTitle":"nested","filingDate":"2018-09-06",
            "cpcClassificationBag":["G06F  40/30","H01M2004/027"]}},{"inventionTitle":"no number"},
            "no record"]})");
    QVERIFY(present);
    QVERIFY(present->generation == PortalGeneration::Present);
    QVERIFY(!present->count);
    QCOMPARE(present->records, 3);
    QCOMPARE(present->lastFiled, S("2018-09-06"));
    const PortalHit hit{"16123456", "nested", "2018-09-06", {"G06F40/30", "H01M2004/027"}};
    QVERIFY(present->hits == std::vector<PortalHit>{hit});
    const auto beta = readSearchAnswer(
        R"({"count":7,"patentBag":[{"applicationNumberText":"16123456","inventionTitle":"flat",
            "applicationMetaData":{"inventionTitle":"nested"}}]})");
    QVERIFY(beta);
    QVERIFY(beta->generation == PortalGeneration::Beta);
    QCOMPARE(*beta->count, 7);
    QCOMPARE(beta->hits.at(0).title, S("flat"));
}

void tst_PortalAnswer::readsDocuments_data()
{
    QTest::addColumn<S>("file");
    QTest::addColumn<int>("documents");
    QTest::addColumn<int>("directed");
    QTest::addColumn<int>("uuids");
    QTest::newRow("present, no count, no direction")
        << S("patent-dev__uspto-odp/demo/examples/get_patent_documents/response.json") << 45 << 0
        << 2;
    QTest::newRow("present, both")
        << S("patent-dev__uspto-odp/testdata/strictdecode/get_patent_documents.json") << 45 << 45
        << 2;
    QTest::newRow("beta") << S(
        "parkerhancock__patent_client/patent_client/_async/uspto/odp/fixtures/documents.json")
                          << 117 << 117 << 1;
}

void tst_PortalAnswer::readsDocuments()
{
    QFETCH(S, file);
    const S json = test::recordedAnswer(file);
    if (json.empty()) {
        QSKIP("the recordings of the portal are not beside the checkout");
    }
    const auto documents = readDocumentsAnswer(json);
    QVERIFY2(documents, documents ? "" : describe(documents.error()).c_str());
    const auto count = [&](auto&& wanted) {
        return static_cast<int>(std::count_if(documents->begin(), documents->end(), wanted));
    };
    QTEST(static_cast<int>(documents->size()), "documents");
    QTEST(count([](const PortalDocument& paper) { return !paper.direction.empty(); }), "directed");
    QTEST(count([](const PortalDocument& paper) {
              return paper.identifier.size() == 36 && paper.identifier[8] == '-';
          }),
          "uuids");
    QCOMPARE(count([](const PortalDocument& paper) {
                 return paper.moment() && !paper.options.empty() && !paper.code.empty();
             }),
             static_cast<int>(documents->size()));
}

void tst_PortalAnswer::readsDates_data()
{
    QTest::addColumn<S>("date");
    QTest::addColumn<qint64>("seconds");  // by date -u -d ... +%s; -1: none
    QTest::addColumn<S>("day");
    QTest::newRow("winter") << S("2021-01-05T18:29:41.000-0500") << qint64(1609889381)
                            << S("2021-01-05");
    QTest::newRow("summer") << S("2022-05-24T11:29:27.000-0400") << qint64(1653406167)
                            << S("2022-05-24");
    QTest::newRow("late evening") << S("2021-01-05T23:30:00.000-0500") << qint64(1609907400)
                                  << S("2021-01-05");
    QTest::newRow("Z") << S("2021-01-05T00:00:00Z") << qint64(1609804800) << S("2021-01-05");
    QTest::newRow("day alone") << S("2021-01-05") << qint64(1609804800) << S("2021-01-05");
    QTest::newRow("nothing") << S("") << qint64(-1) << S();
    QTest::newRow("words") << S("yesterday") << qint64(-1) << S();
    QTest::newRow("no such day") << S("2021-02-30T00:00:00.000-0500") << qint64(-1) << S();
}

void tst_PortalAnswer::readsDates()
{
    QFETCH(S, date);
    PortalDocument document;
    document.officialDate = date;
    QTEST(document.moment() ? qint64(*document.moment() / 1000) : qint64(-1), "seconds");
    QTEST(document.day(), "day");
}

void tst_PortalAnswer::refusesOtherAnswers_data()
{
    QTest::addColumn<S>("body");
    QTest::addColumn<S>("words");
    QTest::newRow("web page") << S("  <!DOCTYPE html><html>Maintenance</html>")
                              << S("with a web page");
    QTest::newRow("cut") << S("{\"count\":1,\"patentFileWrapperDataBag\":[{\"applic")
                         << S("no JSON");
    QTest::newRow("empty") << S("") << S("no JSON");
    QTest::newRow("array") << S("[]") << S("no list of");
    QTest::newRow("other object") << S("{\"message\":\"hello\"}") << S("no list of");
    QTest::newRow("no array") << S("{\"patentFileWrapperDataBag\":{},\"documentBag\":7}")
                              << S("no list of");
}

void tst_PortalAnswer::refusesOtherAnswers()
{
    QFETCH(S, body);
    QFETCH(S, words);
    const auto search = readSearchAnswer(body);
    const auto documents = readDocumentsAnswer(body);
    QVERIFY(!search && !documents);
    for (const Error& error : {search.error(), documents.error()}) {
        QCOMPARE(error.code, ErrorCode::InvalidInput);
        QVERIFY2(error.message.find(words) != S::npos, error.message.c_str());
    }
}

void tst_PortalAnswer::comparesSymbols_data()
{
    QTest::addColumn<S>("symbol");
    QTest::addColumn<S>("group");
    QTest::addColumn<bool>("under");
    QTest::newRow("padded") << S("G06F  40/30") << S("G06F40") << true;
    QTest::newRow("plain") << S("G06F40/205") << S("G06F40") << true;
    QTest::newRow("group itself") << S("G06F  40/00") << S("G06F 40") << true;
    QTest::newRow("longer number") << S("G06F 400/10") << S("G06F40") << false;
    QTest::newRow("shorter number") << S("G06F   4/10") << S("G06F40") << false;
    QTest::newRow("other subclass") << S("G06N  40/30") << S("G06F40") << false;
    QTest::newRow("subclass") << S("G06F   3/01") << S("G06F") << true;
    QTest::newRow("case") << S("G06F  40/30") << S("g06f40") << true;
    QTest::newRow("subgroup") << S("G06F  40/30") << S("G06F40/30") << true;
    QTest::newRow("other subgroup") << S("G06F  40/35") << S("G06F40/3") << false;
    QTest::newRow("nothing asked") << S("G06F  40/30") << S("") << false;
}

void tst_PortalAnswer::comparesSymbols()
{
    QFETCH(S, symbol);
    QFETCH(S, group);
    QTEST(isUnderCpc(symbol, group), "under");
}

void tst_PortalAnswer::findsTheRedirect()
{
    QCOMPARE(
        redirectPageTarget("Please use redirect URL to downoload: https://data.example/a?b=c%20d "
                           "valid only for 3600 seconds")
            .value_or(""),
        S("https://data.example/a?b=c%20d"));
    QVERIFY(!redirectPageTarget("See https://data.example/"));
    QVERIFY(!redirectPageTarget("Please use redirect URL to download: none"));
    QVERIFY(!redirectPageTarget("Please use redirect URL " + S(20000, ' ') + "https://a/"));
}

void tst_PortalAnswer::knowsWholeFiles_data()
{
    QTest::addColumn<S>("bytes");
    QTest::addColumn<bool>("whole");
    const S tar = S(257, 'n') + "ustar" + S(250, '\0');
    QTest::newRow("XML") << S("<?xml version=\"1.0\"?><a>b</a>\n") << true;
    QTest::newRow("cut XML") << S("<?xml version=\"1.0\"?><a>b</") << false;
    QTest::newRow("PDF") << S("%PDF-1.4\n...\n%%EOF\n") << true;
    QTest::newRow("cut PDF") << S("%PDF-1.4\n...\n") << false;
    QTest::newRow("zip") << S("PK\x03\x04...PK\x05\x06") + S(18, '\0') << true;
    QTest::newRow("cut zip") << S("PK\x03\x04...") << false;
    QTest::newRow("tar") << tar + S(1024, '\0') << true;
    QTest::newRow("cut tar") << tar + S(512, 'x') + S(512, '\0') << false;
    QTest::newRow("empty") << S() << false;
    QTest::newRow("text") << S("1. A method.") << true;
}

void tst_PortalAnswer::knowsWholeFiles()
{
    QFETCH(S, bytes);
    QTEST(looksWhole(bytes), "whole");
}

void tst_PortalAnswer::saysWhatThePortalSays()
{
    const auto said = [](const Json& body) { return portalMessage(body.dump()); };
    QCOMPARE(said({{"message", "Not Found"}, {"detailedMessage", "No\nrecords"}}), S("No records"));
    QCOMPARE(said({{"message", "Forbidden"}}), S("Forbidden"));
    QCOMPARE(said({{"code", 404}}), S());
    QCOMPARE(portalMessage("<html>"), S());
    QCOMPARE(said({{"message", S(1000, 'x')}}).size(), std::size_t(303));
}

QTEST_APPLESS_MAIN(tst_PortalAnswer)
#include "tst_PortalAnswer.moc"
