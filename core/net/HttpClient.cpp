// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/HttpClient.h"

#include "core/net/Endpoint.h"
#include "core/net/HttpExchange.h"
#include "core/net/WorkerThread.h"

#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkProxyFactory>
#include <QNetworkProxyQuery>
#include <QUrl>

#include <algorithm>
#include <atomic>
#include <map>
#include <vector>

namespace metes {

namespace {

// How soon a wait notices that it should stop.
constexpr std::chrono::milliseconds kLook{20};

// Qt opens at most six connections to a host for each manager; a seventh request would wait.
constexpr int kRequestsPerManager = 6;

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

/// The request that follows a redirect; its limits count on.
Result<HttpRequest> redirected(const HttpRequest& request, const HttpResponse& response)
{
    if (request.limits.redirects <= 0) {
        return fail(ErrorCode::InvalidInput, response.url + " redirects too often");
    }
    const auto target = redirectTarget(request.url, response.header("Location"));
    if (!target) {
        return passOn(target);
    }
    HttpRequest next = request;
    next.url = *target;
    --next.limits.redirects;
    const bool elsewhere = originOf(*target) != originOf(request.url);
    if (elsewhere) {
        std::erase_if(next.headers,
                      [](const HttpHeader& header) { return header.kind == HeaderKind::Secret; });
    }
    if (next.method == HttpMethod::Post && response.status != 307 && response.status != 308) {
        next.method = HttpMethod::Get;
        next.body.clear();
    } else if (next.method == HttpMethod::Post && elsewhere) {
        return fail(ErrorCode::InvalidInput,
                    response.url + " redirects what was sent to " + originOf(*target),
                    "it is not sent there");
    }
    return next;
}

std::string lowered(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return lower;
}

// A line break in a header's value would start another header.
bool isHeaderText(std::string_view text)
{
    return std::none_of(text.begin(), text.end(),
                        [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 127; });
}

}  // namespace

std::string HttpResponse::header(std::string_view name) const
{
    const std::string wanted = lowered(name);
    for (const HttpHeader& header : headers) {
        if (lowered(header.name) == wanted) {
            return header.value;
        }
    }
    return {};
}

/// What lives on the network's thread: managers and the requests in flight.
class HttpClient::Worker {
public:
    Worker() : m_thread("metes-network") {}

    ~Worker()
    {
        m_thread.run([this] {
            m_running.clear();
            m_managers.clear();
        });
    }

    std::int64_t start(const HttpRequest& request, std::shared_ptr<HttpOutcome> outcome)
    {
        const std::int64_t id = ++m_last;
        m_thread.post([this, id, request, outcome = std::move(outcome)] {
            Manager& manager = freeManager(request);
            ++manager.requests;
            m_running[id] = {std::make_unique<HttpExchange>(*manager.network, request, outcome,
                                                            [this, id] { drop(id); }),
                             &manager};
        });
        return id;
    }

    /// Closes the connection of a request that is still in flight. Within a signal of it, too:
    /// therefore later.
    void drop(std::int64_t id)
    {
        m_thread.post([this, id] {
            if (const auto found = m_running.find(id); found != m_running.end()) {
                --found->second.manager->requests;
                m_running.erase(found);
            }
        });
    }

private:
    /// Managers are kept apart by where they may go, and POSTs never meet a connection that a GET
    /// left open.
    struct Manager {
        bool loopback = false;
        HttpMethod method = HttpMethod::Get;
        int requests = 0;
        std::unique_ptr<QNetworkAccessManager> network;
    };

    struct Running {
        std::unique_ptr<HttpExchange> exchange;
        Manager* manager = nullptr;
    };

    Manager& freeManager(const HttpRequest& request)
    {
        const bool loopback = isLoopback(request.url);
        for (const auto& manager : m_managers) {
            if (manager->loopback == loopback && manager->method == request.method
                && manager->requests < kRequestsPerManager) {
                return *manager;
            }
        }
        auto manager = std::make_unique<Manager>();
        manager->loopback = loopback;
        manager->method = request.method;
        manager->network = std::make_unique<QNetworkAccessManager>();
        if (loopback) {
            manager->network->setProxy(QNetworkProxy(QNetworkProxy::NoProxy));
        }
        return *m_managers.emplace_back(std::move(manager));
    }

    std::atomic<std::int64_t> m_last{0};
    std::vector<std::unique_ptr<Manager>> m_managers;  // on the thread
    std::map<std::int64_t, Running> m_running;         // on the thread
    WorkerThread m_thread;                             // ends first
};

HttpClient::HttpClient() : m_worker(std::make_unique<Worker>())
{
}

HttpClient::~HttpClient() = default;

Result<HttpResponse> HttpClient::exchange(const HttpRequest& request, Progress& progress)
{
    const auto outcome = std::make_shared<HttpOutcome>();
    const std::int64_t id = m_worker->start(request, outcome);
    std::unique_lock lock(outcome->mutex);
    while (!outcome->changed.wait_for(lock, kLook, [&] { return outcome->result.has_value(); })) {
        const std::int64_t received = outcome->received;
        const std::int64_t total = outcome->total;
        lock.unlock();
        if (progress.cancelled()) {
            m_worker->drop(id);
            return fail(ErrorCode::Cancelled, "stopped");
        }
        progress.report(received, total);
        lock.lock();
    }
    return std::move(*outcome->result);
}

Result<HttpResponse> HttpClient::send(const HttpRequest& request, Progress& progress)
{
    if (originOf(request.url).empty()) {
        return fail(ErrorCode::InvalidArgument,
                    "\"" + shownUrl(request.url) + "\" is no http or https address");
    }
    for (const HttpHeader& header : request.headers) {
        if (!isHeaderText(header.name) || !isHeaderText(header.value)) {
            return fail(ErrorCode::InvalidArgument,
                        "the header " + header.name + " holds a control character");
        }
    }
    HttpRequest hop = request;
    while (true) {
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped");
        }
        auto response = exchange(hop, progress);
        if (!response || !isRedirect(response->status) || response->header("Location").empty()) {
            return response;
        }
        auto next = redirected(hop, *response);
        if (!next) {
            return passOn(next);
        }
        hop = std::move(*next);
    }
}

std::string HttpClient::proxyFor(const std::string& url)
{
    if (isLoopback(url)) {
        return {};
    }
    const auto proxies =
        QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(QUrl(QString::fromStdString(url))));
    for (const QNetworkProxy& proxy : proxies) {
        if (proxy.type() != QNetworkProxy::NoProxy && !proxy.hostName().isEmpty()) {
            return proxy.hostName().toStdString() + ":" + std::to_string(proxy.port());
        }
    }
    return {};
}

}  // namespace metes
