// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Version.h"
#include "core/net/HttpClient.h"
#include "tests/core/net/LocalServer.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <set>
#include <thread>

using namespace metes;
using namespace metes::test;
using namespace std::chrono_literals;

namespace {

const std::string kSecret = "the-secret-key";

HttpRequest get(const std::string& url)
{
    HttpRequest request;
    request.url = url;
    request.limits = {20000ms, 20000ms, 1 << 20, 5};
    return request;
}

HttpRequest post(const std::string& url, const std::string& body)
{
    HttpRequest request = get(url);
    request.method = HttpMethod::Post;
    request.headers = {{"Content-Type", "application/json"}};
    request.body = body;
    return request;
}

/// Cancels after it was asked so many times.
class CancelSoon final : public Progress {
public:
    explicit CancelSoon(int asked) : m_left(asked) {}
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return --m_left < 0; }

private:
    mutable std::atomic<int> m_left;
};

ServedAnswer answer(const std::string& body, int status = 200)
{
    ServedAnswer made;
    made.status = status;
    made.body = body;
    return made;
}

ServedAnswer redirect(const std::string& location, int status = 302)
{
    ServedAnswer made;
    made.status = status;
    made.headers = {{"Location", location}};
    return made;
}

ServedAnswer faulty(Fault fault, const std::string& body = "0123456789")
{
    ServedAnswer made;
    made.body = body;
    made.fault = fault;
    return made;
}

}  // namespace

class tst_HttpClient : public QObject {
    Q_OBJECT

private:
    Result<HttpResponse> send(const HttpRequest& request)
    {
        NoProgress progress;
        return m_client.send(request, progress);
    }

    HttpClient m_client;

private slots:
    void sendsWhatWasAsked();
    void postsOnceAndCloses();
    void givesEveryStatus_data();
    void givesEveryStatus();
    void followsRedirects_data();
    void followsRedirects();
    void keepsSecretsFromOtherOrigins();
    void keepsSecretsWithinTheOrigin();
    void postsContentToNoOtherOrigin();
    void refusesRedirects_data();
    void refusesRedirects();
    void failsClearly_data();
    void failsClearly();
    void showsNoSecretOfTheAddress();
    void stopsWithin100ms_data();
    void stopsWithin100ms();
    void serversOnLoopbackNeedNoProxy();
    void manyThreadsAtOnce();
    void reportsBytes();
    void refusesControlCharacters();
};

void tst_HttpClient::sendsWhatWasAsked()
{
    LocalServer server([](const ServedRequest&) { return answer("hello"); });
    HttpRequest request = get(server.url() + "/a/b?c=d%20e");
    request.headers = {{"X-API-KEY", kSecret, HeaderKind::Secret}, {"Accept", "text/plain"}};
    const auto response = send(request);
    QVERIFY2(response, response ? "" : describe(response.error()).c_str());
    QCOMPARE(response->status, 200);
    QCOMPARE(response->body, std::string("hello"));
    QCOMPARE(response->header("content-TYPE"), std::string("application/json"));
    QCOMPARE(response->url, server.url() + "/a/b");
    const ServedRequest seen = server.requests().at(0);
    QCOMPARE(seen.method, std::string("GET"));
    QCOMPARE(seen.path, std::string("/a/b?c=d%20e"));
    QCOMPARE(seen.headers.at("user-agent"), std::string("Metes/") + kVersion);
    QCOMPARE(seen.headers.at("x-api-key"), kSecret);
    QCOMPARE(seen.headers.at("accept"), std::string("text/plain"));
    QVERIFY(!seen.has("cookie"));
}

// Qt by itself sends a POST again when the connection is closed without an answer.
void tst_HttpClient::postsOnceAndCloses()
{
    LocalServer server([](const ServedRequest& request) {
        return request.path == "/ok" ? answer("{}") : faulty(Fault::CloseUnanswered);
    });
    QVERIFY(send(get(server.url() + "/ok")));
    QVERIFY(send(post(server.url() + "/ok", "{\"q\":1}")));
    QCOMPARE(server.requests().at(1).headers.at("connection"), std::string("close"));
    QCOMPARE(server.requests().at(1).body, std::string("{\"q\":1}"));
    const auto failed = send(post(server.url() + "/once", "x"));
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, ErrorCode::InputOutput);
    QCOMPARE(server.count("/once"), 1);
}

void tst_HttpClient::givesEveryStatus_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {200, 204, 400, 401, 403, 404, 413, 429, 500, 503}) {
        QTest::newRow(std::to_string(status).c_str()) << status;
    }
}

void tst_HttpClient::givesEveryStatus()
{
    QFETCH(int, status);
    LocalServer server([=](const ServedRequest&) {
        return answer(status == 204 ? "" : "{\"message\":\"words\"}", status);
    });
    const auto response = send(get(server.url() + "/"));
    QVERIFY2(response, response ? "" : describe(response.error()).c_str());
    QCOMPARE(response->status, status);
    QCOMPARE(response->body, std::string(status == 204 ? "" : "{\"message\":\"words\"}"));
}

void tst_HttpClient::followsRedirects_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<std::string>("method");
    QTest::addColumn<std::string>("arrives");
    for (const int status : {301, 302, 303, 307, 308}) {
        const bool keeps = status == 307 || status == 308;
        QTest::addRow("GET %d", status) << status << std::string("GET") << std::string("GET");
        QTest::addRow("POST %d", status)
            << status << std::string("POST") << std::string(keeps ? "POST" : "GET");
    }
}

void tst_HttpClient::followsRedirects()
{
    QFETCH(int, status);
    QFETCH(std::string, method);
    QFETCH(std::string, arrives);
    LocalServer server([=](const ServedRequest& request) {
        return request.path == "/from" ? redirect("to?x=1", status) : answer("there");
    });
    const auto response = send(method == "GET" ? get(server.url() + "/from")
                                               : post(server.url() + "/from", "content"));
    QVERIFY2(response, response ? "" : describe(response.error()).c_str());
    QCOMPARE(response->body, std::string("there"));
    QCOMPARE(server.requests().at(1).path, std::string("/to?x=1"));
    QCOMPARE(server.requests().at(1).method, arrives);
    QCOMPARE(server.requests().at(1).body, std::string(arrives == "POST" ? "content" : ""));
}

void tst_HttpClient::keepsSecretsFromOtherOrigins()
{
    LocalServer other([](const ServedRequest&) { return answer("file"); });
    const std::string there = other.url() + "/file?signature=abc";
    LocalServer server([=](const ServedRequest&) { return redirect(there); });
    HttpRequest request = get(server.url() + "/download");
    request.headers = {{"X-API-KEY", kSecret, HeaderKind::Secret}, {"Accept", "*/*"}};
    const auto response = send(request);
    QVERIFY2(response, response ? "" : describe(response.error()).c_str());
    QCOMPARE(response->body, std::string("file"));
    QCOMPARE(server.requests().at(0).headers.at("x-api-key"), kSecret);
    QCOMPARE(other.requests().size(), std::size_t(1));
    QVERIFY(!other.requests().at(0).has("x-api-key"));
    QVERIFY(other.requests().at(0).has("accept"));
    // Another name of the same machine is another host.
    LocalServer named([](const ServedRequest& seen) {
        return seen.path == "/a"
                   ? redirect("http://localhost:" + seen.headers.at("host").substr(10) + "/b")
                   : answer("b");
    });
    request.url = named.url() + "/a";
    QVERIFY(send(request));
    QVERIFY(!named.requests().at(1).has("x-api-key"));
}

void tst_HttpClient::keepsSecretsWithinTheOrigin()
{
    LocalServer server([](const ServedRequest& request) {
        return request.path == "/a" ? redirect("/b") : answer("b");
    });
    HttpRequest request = get(server.url() + "/a");
    request.headers = {{"X-API-KEY", kSecret, HeaderKind::Secret}};
    QVERIFY(send(request));
    QCOMPARE(server.requests().at(1).headers.at("x-api-key"), kSecret);
}

void tst_HttpClient::postsContentToNoOtherOrigin()
{
    LocalServer other([](const ServedRequest&) { return answer("taken"); });
    const std::string there = other.url() + "/";
    LocalServer server([=](const ServedRequest&) { return redirect(there, 307); });
    const auto response = send(post(server.url() + "/", "confidential"));
    QVERIFY(!response);
    QCOMPARE(response.error().code, ErrorCode::InvalidInput);
    QVERIFY(other.requests().empty());
}

void tst_HttpClient::refusesRedirects_data()
{
    QTest::addColumn<std::string>("location");
    QTest::addColumn<int>("requests");
    QTest::newRow("loop") << std::string("/") << 6;  // five redirects, the first request
    QTest::newRow("into the network") << std::string("http://192.0.2.1/") << 1;
    QTest::newRow("into the network, encrypted") << std::string("https://192.0.2.1/") << 1;
    QTest::newRow("looks like loopback") << std::string("http://127.0.0.1.example.test/") << 1;
    QTest::newRow("file") << std::string("file:///etc/passwd") << 1;
    QTest::newRow("data") << std::string("data:text/plain,x") << 1;
}

void tst_HttpClient::refusesRedirects()
{
    QFETCH(std::string, location);
    QFETCH(int, requests);
    LocalServer server([=](const ServedRequest&) { return redirect(location); });
    const auto response = send(get(server.url() + "/"));
    QVERIFY(!response);
    QCOMPARE(response.error().code, ErrorCode::InvalidInput);
    QVERIFY(response.error().message.find("redirects") != std::string::npos);
    QCOMPARE(static_cast<int>(server.requests().size()), requests);
}

void tst_HttpClient::failsClearly_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<std::string>("words");
    using S = std::string;
    QTest::newRow("cut") << Fault::Cut << ErrorCode::InputOutput << S("is cut off");
    QTest::newRow("unanswered") << Fault::CloseUnanswered << ErrorCode::InputOutput
                                << S("without an answer");
    QTest::newRow("silent") << Fault::Silent << ErrorCode::InputOutput
                            << S("did not answer within 100 ms");
    QTest::newRow("stall") << Fault::Stall << ErrorCode::InputOutput
                           << S("stopped in the middle of its answer, for 150 ms");
    QTest::newRow("endless") << Fault::Endless << ErrorCode::InvalidInput
                             << S("is longer than 1000000 bytes");
}

void tst_HttpClient::failsClearly()
{
    QFETCH(Fault, fault);
    QFETCH(ErrorCode, code);
    QFETCH(std::string, words);
    LocalServer server(
        [=](const ServedRequest&) { return faulty(fault, std::string(20000, 'x')); });
    HttpRequest request = get(server.url() + "/path");
    request.headers = {{"X-API-KEY", kSecret, HeaderKind::Secret}};
    // Short only where it must be waited for: a busy machine may be slow as well.
    request.limits = {fault == Fault::Silent ? 100ms : 20000ms,
                      fault == Fault::Stall ? 150ms : 20000ms, 1000000, 5};
    const auto response = send(request);
    QVERIFY(!response);
    QCOMPARE(response.error().code, code);
    const std::string said = describe(response.error());
    QVERIFY2(said.find(words) != std::string::npos, said.c_str());
    QVERIFY2(said.find(server.url() + "/path") != std::string::npos, said.c_str());
    QVERIFY(said.find(kSecret) == std::string::npos);
}

void tst_HttpClient::showsNoSecretOfTheAddress()
{
    int port = 0;
    {
        const LocalServer gone([](const ServedRequest&) { return answer(""); });
        port = gone.port();
    }
    const auto response = send(
        get("http://ada:" + kSecret + "@127.0.0.1:" + std::to_string(port) + "/x?key=" + kSecret));
    QVERIFY(!response);
    QCOMPARE(response.error().code, ErrorCode::InputOutput);
    const std::string said = describe(response.error());
    QVERIFY2(said.find("cannot be reached") != std::string::npos, said.c_str());
    QVERIFY2(said.find(kSecret) == std::string::npos, said.c_str());
    const auto other = send(get("ftp://127.0.0.1/x?key=" + kSecret));
    QVERIFY(!other);
    QCOMPARE(other.error().code, ErrorCode::InvalidArgument);
    QVERIFY(describe(other.error()).find(kSecret) == std::string::npos);
}

void tst_HttpClient::stopsWithin100ms_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::newRow("before the first byte") << Fault::Silent;
    QTest::newRow("in the middle") << Fault::Stall;
    QTest::newRow("in an endless answer") << Fault::Endless;
}

void tst_HttpClient::stopsWithin100ms()
{
    QFETCH(Fault, fault);
    LocalServer server([=](const ServedRequest&) { return faulty(fault); });
    HttpRequest request = get(server.url() + "/");
    request.limits = {60000ms, 60000ms, 1LL << 40, 5};
    CancelSoon progress(3);
    QElapsedTimer timer;
    timer.start();
    const auto response = m_client.send(request, progress);
    QVERIFY(!response);
    QCOMPARE(response.error().code, ErrorCode::Cancelled);
    // Three looks of 20 ms, and the one that stops; a busy machine gets some more.
    QVERIFY2(timer.elapsed() < 1000, std::to_string(timer.elapsed()).c_str());
}

void tst_HttpClient::serversOnLoopbackNeedNoProxy()
{
    LocalServer proxy([](const ServedRequest&) { return answer("by the proxy"); });
    LocalServer server([](const ServedRequest&) { return answer("direct"); });
    qputenv("http_proxy", QByteArray::fromStdString(proxy.url()));
    const auto response = send(get(server.url() + "/"));
    const std::string through = HttpClient::proxyFor("http://example.test/");
    const std::string none = HttpClient::proxyFor(server.url());
    qunsetenv("http_proxy");
    QVERIFY(response);
    QCOMPARE(response->body, std::string("direct"));
    QVERIFY(proxy.requests().empty());
    QCOMPARE(through, "127.0.0.1:" + std::to_string(proxy.port()));
    QCOMPARE(none, std::string());
}

// Qt alone would open six connections to a host and let the others wait.
void tst_HttpClient::manyThreadsAtOnce()
{
    std::atomic<int> arrived = 0;
    LocalServer server([&](const ServedRequest&) {
        ++arrived;
        return faulty(Fault::Silent);
    });
    class UntilAll final : public Progress {
    public:
        explicit UntilAll(const std::atomic<int>& seen) : m_seen(seen) {}
        void report(std::int64_t, std::int64_t) override {}
        bool cancelled() const override { return m_seen == 16; }

    private:
        const std::atomic<int>& m_seen;
    };
    std::atomic<int> stopped = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 16; ++i) {
        threads.emplace_back([&] {
            UntilAll progress(arrived);
            HttpRequest request = get(server.url() + "/");
            request.limits.firstByte = 30000ms;
            const auto response = m_client.send(request, progress);
            stopped += !response && response.error().code == ErrorCode::Cancelled ? 1 : 0;
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    QCOMPARE(stopped.load(), 16);
}

void tst_HttpClient::reportsBytes()
{
    LocalServer server(
        [](const ServedRequest&) { return faulty(Fault::Stall, std::string(1000, 'x')); });
    class Bytes final : public Progress {
    public:
        void report(std::int64_t done, std::int64_t total) override { seen.emplace(done, total); }
        bool cancelled() const override { return seen.count({500, 1000}) > 0; }
        std::set<std::pair<std::int64_t, std::int64_t>> seen;
    };
    Bytes progress;
    HttpRequest request = get(server.url() + "/");
    request.limits.stall = 30000ms;
    const auto response = m_client.send(request, progress);
    QVERIFY(!response);
    QCOMPARE(response.error().code, ErrorCode::Cancelled);
}

void tst_HttpClient::refusesControlCharacters()
{
    LocalServer server([](const ServedRequest&) { return answer(""); });
    HttpRequest request = get(server.url() + "/");
    request.headers = {{"X-API-KEY", "a\r\nHost: elsewhere", HeaderKind::Secret}};
    const auto response = send(request);
    QVERIFY(!response);
    QCOMPARE(response.error().code, ErrorCode::InvalidArgument);
    QVERIFY(describe(response.error()).find("elsewhere") == std::string::npos);
    QVERIFY(server.requests().empty());
}

QTEST_GUILESS_MAIN(tst_HttpClient)
#include "tst_HttpClient.moc"
