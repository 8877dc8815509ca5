// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Json.h"
#include "core/net/HttpClient.h"
#include "core/uspto/PortalClient.h"
#include "tests/core/net/MiniPortal.h"
#include "tests/core/net/TestTime.h"

#include <QTest>

#include <map>

using namespace metes;
using namespace metes::test;
using namespace std::chrono_literals;
using S = std::string;

namespace {

class MemoryCache final : public AnswerCache {
public:
    Result<std::optional<S>> find(const S& name) override
    {
        const auto found = kept.find(name);
        return found == kept.end() ? std::nullopt : std::optional(found->second);
    }
    Result<void> keep(const S& name, std::string_view bytes) override
    {
        kept[name] = bytes;
        return {};
    }

    std::map<S, S> kept;
};

ServedAnswer bad(int status, const S& body = R"({"message":"words of the portal"})",
                 std::vector<std::pair<S, S>> headers = {})
{
    ServedAnswer made;
    made.status = status;
    made.body = body;
    made.headers = std::move(headers);
    return made;
}

ServedAnswer bad(Fault fault, const S& body = R"({"documentBag":[]})")
{
    ServedAnswer made;
    made.body = body;
    made.fault = fault;
    return made;
}

const S kNumber = "16000001";

}  // namespace

class tst_PortalClient : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<PortalClient> client(const S& url, const S& key = kPortalTestKey)
    {
        PortalOptions options;
        options.baseUrl = url;
        options.key = key;
        options.answerLimits = {m_patience, m_patience, 100000, 5};
        options.fileLimits = options.answerLimits;
        m_time = std::make_unique<TestTime>();
        m_cache.kept.clear();
        auto made = PortalClient::open(m_http, *m_time, m_cache, options);
        return made ? std::move(*made) : nullptr;
    }
    Error documentsError(MiniPortal& portal, const S& key = kPortalTestKey)
    {
        const auto made = client(portal.url(), key);
        const auto documents = made->documents(kNumber, m_progress);
        return documents ? Error{} : documents.error();
    }
    int totalSlept() const
    {
        std::chrono::milliseconds total{0};
        for (const auto slept : m_time->slept()) {
            total += slept;
        }
        return static_cast<int>(total.count());
    }

    // Short only where it must be waited for: a busy machine may be slow as well.
    std::chrono::milliseconds m_patience{20000};
    HttpClient m_http;
    NoProgress m_progress;
    MemoryCache m_cache;
    std::unique_ptr<TestTime> m_time;

private slots:
    void needsAKeyAndASafeAddress();
    void searches();
    void noHitsAreNoFailure();
    void readsPapersOnce();
    void downloadsWithoutTheKey_data();
    void downloadsWithoutTheKey();
    void waitsAndTriesAgain_data();
    void waitsAndTriesAgain();
    void givesUp();
    void failsClearly_data();
    void failsClearly();
    void takesNoCutAnswer();
    void aClosedApplicationIsNoWrongKey();
    void findsCutFiles();
    void refusesFilesElsewhere();
    void keepsTheLimits();
};

void tst_PortalClient::needsAKeyAndASafeAddress()
{
    const auto open = [&](const S& url, const S& key) {
        PortalOptions options;
        options.baseUrl = url;
        options.key = key;
        TestTime time;
        const auto made = PortalClient::open(m_http, time, m_cache, options);
        return made ? S() : describe(made.error());
    };
    QVERIFY(open("https://api.uspto.gov", "").find("METES_ODP_KEY") != S::npos);
    QVERIFY(open("http://api.uspto.gov", "key").find("not encrypted") != S::npos);
    QVERIFY(open("https://u:p@api.uspto.gov", "key").find("no base address") != S::npos);
    QVERIFY(open("https://api.uspto.gov?a=b", "key").find("no base address") != S::npos);
    QVERIFY(open("nowhere", "key").find("no base address") != S::npos);
    QCOMPARE(open("https://api.uspto.gov/", "key"), S());
    QCOMPARE(open("http://127.0.0.1:8000", "key"), S());
}

void tst_PortalClient::searches()
{
    auto other = usualApplication("16000002");
    other.cpc = {"H01M  50/46", "G06F 400/10"};
    MiniPortal portal({usualApplication(kNumber), other, usualApplication("16000003")});
    const auto made = client(portal.url() + "/");
    const auto page = made->search({"G06F40", "2014-01-01", ""}, 0, 100, m_progress);
    QVERIFY2(page, page ? "" : describe(page.error()).c_str());
    QCOMPARE(*page->count, 3);
    QCOMPARE(page->records, 3);
    QCOMPARE(page->hits.size(), std::size_t(2));
    QCOMPARE(page->hits.at(1).number, S("16000003"));
    const ServedRequest asked = portal.portal().requests().at(0);
    QCOMPARE(asked.method, S("POST"));
    QCOMPARE(asked.path, S("/api/v1/patent/applications/search"));
    QCOMPARE(asked.headers.at("x-api-key"), kPortalTestKey);
    const Json body = Json::parse(asked.body);
    const S field = "applicationMetaData.cpcClassificationBag:";
    QCOMPARE(body["q"].get<S>(), field + R"((G06F40\/* OR G06F\ \ 40\/* OR "G06F 40"))");
    QCOMPARE(body["rangeFilters"][0]["valueFrom"].get<S>(), S("2014-01-01"));
    QCOMPARE(body["sort"][0]["field"].get<S>(), S("applicationMetaData.filingDate"));
    QCOMPARE(body["sort"][0]["order"].get<S>(), S("asc"));
    QCOMPARE(body["pagination"]["limit"].get<int>(), 100);
}

void tst_PortalClient::noHitsAreNoFailure()
{
    MiniPortal portal({});
    const auto made = client(portal.url());
    const auto page = made->search({"G06F40", "", ""}, 0, 100, m_progress);
    QVERIFY2(page, page ? "" : describe(page.error()).c_str());
    QCOMPARE(page->records, 0);
    const auto documents = made->documents("16999999", m_progress);
    QVERIFY(documents && documents->empty());
    const auto application = made->application("16999999", m_progress);
    QVERIFY(!application);
    QCOMPARE(application.error().code, ErrorCode::NotFound);
}

void tst_PortalClient::readsPapersOnce()
{
    MiniPortal portal({usualApplication(kNumber)});
    const auto made = client(portal.url());
    for (int i = 0; i < 2; ++i) {
        const auto documents = made->documents(kNumber, m_progress);
        QVERIFY(documents);
        QCOMPARE(documents->size(), std::size_t(3));
        const auto hit = made->application(kNumber, m_progress);
        QVERIFY(hit);
        QCOMPARE(hit->title, S("PARSING OF 16000001"));
    }
    QCOMPARE(portal.portal().count(MiniPortal::documentsPath(kNumber)), 1);
    QCOMPARE(made->counts().fetched, 2);
    QCOMPARE(made->counts().cached, 2);
}

void tst_PortalClient::downloadsWithoutTheKey_data()
{
    QTest::addColumn<S>("identifier");
    QTest::newRow("redirect") << "SPEC" + kNumber;
    QTest::newRow("page of text") << "CLAIMS" + kNumber;
}

void tst_PortalClient::downloadsWithoutTheKey()
{
    QFETCH(S, identifier);
    MiniPortal portal({usualApplication(kNumber)});
    const auto made = client(portal.url());
    const S path = MiniPortal::filePath(kNumber, identifier);
    const auto file = made->download({"XML", "https://api.uspto.gov" + path}, m_progress);
    QVERIFY2(file, file ? "" : describe(file.error()).c_str());
    QVERIFY(file->find("</uspat:") != S::npos);
    QCOMPARE(portal.portal().requests().at(0).headers.at("x-api-key"), kPortalTestKey);
    QCOMPARE(portal.files().requests().size(), std::size_t(1));
    const ServedRequest seen = portal.files().requests().at(0);
    for (const auto& [name, value] : seen.headers) {
        QVERIFY2(value.find(kPortalTestKey) == S::npos, name.c_str());
    }
    // The cache knows it by the portal's address: the signed one is not kept.
    QCOMPARE(m_cache.kept.begin()->first, "GET " + portal.url() + path);
}

void tst_PortalClient::waitsAndTriesAgain_data()
{
    QTest::addColumn<ServedAnswer>("first");
    QTest::addColumn<int>("least");  // milliseconds waited
    QTest::addColumn<int>("most");
    QTest::newRow("429") << bad(429) << 5000 << 6500;
    QTest::newRow("429, 30 s") << bad(429, "{}", {{"Retry-After", "30"}}) << 30000 << 30000;
    QTest::newRow("429, 1 s") << bad(429, "{}", {{"Retry-After", "1"}}) << 5000 << 5000;
    QTest::newRow("503") << bad(503) << 1000 << 1250;
    QTest::newRow("503, a page") << bad(503, "<html>down</html>") << 1000 << 1250;
    QTest::newRow("cut off") << bad(Fault::Cut) << 1000 << 1250;
    // This one Qt sends again by itself, and at once: it is a GET.
    QTest::newRow("unanswered") << bad(Fault::CloseUnanswered) << 0 << 1250;
    QTest::newRow("slow first byte") << bad(Fault::Silent) << 1000 << 1250;
    QTest::newRow("stall") << bad(Fault::Stall) << 1000 << 1250;
}

void tst_PortalClient::waitsAndTriesAgain()
{
    QFETCH(ServedAnswer, first);
    QFETCH(int, least);
    QFETCH(int, most);
    MiniPortal portal({usualApplication(kNumber)});
    portal.misbehaveOnce(MiniPortal::documentsPath(kNumber), first);
    const bool waits = first.fault == Fault::Silent || first.fault == Fault::Stall;
    m_patience = waits ? 1000ms : 20000ms;
    const auto made = client(portal.url());
    m_patience = 20000ms;
    const auto documents = made->documents(kNumber, m_progress);
    QVERIFY2(documents, documents ? "" : describe(documents.error()).c_str());
    QCOMPARE(documents->size(), std::size_t(3));
    QCOMPARE(portal.portal().count(MiniPortal::documentsPath(kNumber)), 2);
    QVERIFY2(totalSlept() >= least && totalSlept() <= most, std::to_string(totalSlept()).c_str());
}

void tst_PortalClient::givesUp()
{
    MiniPortal portal({usualApplication(kNumber)});
    portal.misbehave(MiniPortal::documentsPath(kNumber), bad(503));
    const Error error = documentsError(portal);
    QCOMPARE(error.code, ErrorCode::InputOutput);
    QVERIFY(describe(error).find("503") != S::npos);
    QVERIFY(describe(error).find("words of the portal") != S::npos);
    QCOMPARE(portal.portal().count(MiniPortal::documentsPath(kNumber)), BackoffLimits().attempts);
    // 1 + 2 + 4 + 8 + 16 s and up to a quarter more.
    QVERIFY(totalSlept() >= 31000 && totalSlept() <= 39000);
}

void tst_PortalClient::failsClearly_data()
{
    QTest::addColumn<ServedAnswer>("always");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<S>("words");
    const auto input = ErrorCode::InvalidInput;
    QTest::newRow("400") << bad(400) << input << S("words of the portal");
    QTest::newRow("401") << bad(401) << ErrorCode::InvalidArgument << S("refuses the key (401)");
    QTest::newRow("403") << bad(403) << ErrorCode::NotFound << S("no access to");
    QTest::newRow("413") << bad(413) << input << S("413");
    QTest::newRow("web page with 200")
        << bad(200, "<!doctype html><title>Maintenance</title>") << input << S("a web page");
    QTest::newRow("web page with 404")
        << bad(404, "<html>no such host</html>") << ErrorCode::NotFound << S("404");
    QTest::newRow("no JSON") << bad(200, "{\"documentBag\":[") << input << S("no JSON");
    QTest::newRow("other JSON") << bad(200, "{\"data\":[]}") << input << S("no list of documents");
    QTest::newRow("endless") << bad(Fault::Endless, S(20000, ' ')) << input << S("longer than");
    QTest::newRow("redirect loop")
        << bad(302, "", {{"Location", MiniPortal::documentsPath(kNumber)}}) << input
        << S("redirects too often");
    QTest::newRow("redirect into the network") << bad(302, "", {{"Location", "https://192.0.2.1/"}})
                                               << input << S("between this machine and another");
    QTest::newRow("the key in an answer")
        << bad(400, R"({"message":"bad key )" + kPortalTestKey + "\"}") << input
        << S("bad key ***");
}

void tst_PortalClient::failsClearly()
{
    QFETCH(ServedAnswer, always);
    QFETCH(ErrorCode, code);
    QFETCH(S, words);
    MiniPortal portal({usualApplication(kNumber)});
    portal.misbehave(MiniPortal::documentsPath(kNumber), always);
    const Error error = documentsError(portal);
    const S said = describe(error);
    QVERIFY2(error.code == code, said.c_str());
    QVERIFY2(said.find(words) != S::npos, said.c_str());
    QVERIFY(said.find(kPortalTestKey) == S::npos);
    if (words != "no list of documents") {
        QVERIFY(m_cache.kept.empty());
    }
}

// Cut between two chunks, an answer looks whole to the network now and then.
void tst_PortalClient::takesNoCutAnswer()
{
    MiniPortal portal({usualApplication(kNumber)});
    portal.misbehave(MiniPortal::documentsPath(kNumber),
                     bad(Fault::CutChunk, R"({"documentBag":[{"documentCode":"CLM"}]})"));
    const S said = describe(documentsError(portal));
    QVERIFY2(said.find("is cut off") != S::npos || said.find("no JSON") != S::npos, said.c_str());
    QVERIFY(m_cache.kept.empty());
}

void tst_PortalClient::aClosedApplicationIsNoWrongKey()
{
    MiniPortal portal({usualApplication(kNumber)});
    const auto wrong = client(portal.url(), "wrong");
    for (const auto code : {ErrorCode::NotFound, ErrorCode::NotFound, ErrorCode::InvalidArgument}) {
        const auto documents = wrong->documents(kNumber, m_progress);
        QVERIFY(!documents);
        QCOMPARE(documents.error().code, code);
        QVERIFY(describe(documents.error()).find("wrong") == S::npos);
    }
    QCOMPARE(
        client(portal.url(), "wrong")->search({"G06F40", "", ""}, 0, 100, m_progress).error().code,
        ErrorCode::InvalidArgument);
    const auto right = client(portal.url());
    portal.misbehave(MiniPortal::documentsPath("16000009"), bad(403));
    QVERIFY(right->documents(kNumber, m_progress));
    for (int i = 0; i < 5; ++i) {
        QCOMPARE(right->documents("16000009", m_progress).error().code, ErrorCode::NotFound);
    }
}

void tst_PortalClient::findsCutFiles()
{
    MiniPortal portal({usualApplication(kNumber)});
    const S path = MiniPortal::filePath(kNumber, "SPEC" + kNumber);
    const DownloadOption option{"XML", portal.url() + path};
    // Cut between two chunks it looks whole to the network; the second try is.
    portal.misbehaveOnce(path, bad(Fault::CutChunk, "<a>" + S(100, 'x') + "</a>"));
    const auto made = client(portal.url());
    const auto file = made->download(option, m_progress);
    QVERIFY2(file, file ? "" : describe(file.error()).c_str());
    QVERIFY(file->ends_with("</uspat:SpecificationDocument>"));
    portal.misbehave(path, bad(Fault::CutChunk, "<a>" + S(100, 'x') + "</a>"));
    const auto cut = client(portal.url())->download(option, m_progress);
    QVERIFY(!cut);
    QCOMPARE(cut.error().code, ErrorCode::InputOutput);
    QVERIFY(m_cache.kept.empty());
    portal.misbehave(path, bad(200, "<html>Maintenance</html>"));
    const auto page = client(portal.url())->download(option, m_progress);
    QVERIFY(!page);
    QCOMPARE(page.error().code, ErrorCode::InvalidInput);
    QVERIFY(m_cache.kept.empty());
}

void tst_PortalClient::refusesFilesElsewhere()
{
    MiniPortal portal({usualApplication(kNumber)});
    const auto made = client(portal.url());
    for (const S& url :
         {S("https://elsewhere.example/file.pdf"), S("file:///etc/passwd"), S("x")}) {
        const auto file = made->download({"PDF", url}, m_progress);
        QVERIFY(!file);
        QCOMPARE(file.error().code, ErrorCode::InvalidInput);
    }
    QVERIFY(portal.portal().requests().empty());
}

void tst_PortalClient::keepsTheLimits()
{
    std::vector<MiniApplication> applications;
    for (int i = 0; i < 12; ++i) {
        applications.push_back(usualApplication(std::to_string(16000000 + i)));
    }
    MiniPortal portal(applications);
    const auto made = client(portal.url());
    for (const MiniApplication& application : applications) {
        QVERIFY(made->documents(application.number, m_progress));
    }
    // 12 requests, 4 in a second: the last four start at the third second.
    QCOMPARE(m_time->now(), 2000ms);
    for (const MiniApplication& application : applications) {
        const S path = MiniPortal::filePath(application.number, "SPEC" + application.number);
        QVERIFY(made->download({"XML", portal.url() + path}, m_progress));
    }
    // 12 files, 5 in ten seconds: the last two twenty seconds after the first.
    QVERIFY(m_time->now() >= 22000ms && m_time->now() < 24000ms);
}

QTEST_GUILESS_MAIN(tst_PortalClient)
#include "tst_PortalClient.moc"
