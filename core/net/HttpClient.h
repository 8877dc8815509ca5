// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/Http.h"

#include <memory>
#include <string>

namespace metes {

/// The HTTP client: QNetworkAccessManager on a thread of its own. Many threads may send at once.
///
/// - Redirects are followed here (see redirectTarget()), and a POST's content only within its
///   origin; 301, 302 and 303 turn a POST into a GET.
/// - Loopback addresses are asked without a proxy; others through the one of the environment.
/// - Certificates must be valid. No cookies, no cache, no compression.
///
/// Needs a QCoreApplication; destroying it closes every connection.
class HttpClient final : public HttpTransport {
public:
    HttpClient();
    ~HttpClient() override;
    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;

    Result<HttpResponse> send(const HttpRequest& request, Progress& progress) override;

    /// The proxy that requests to this address go through, as "host:port"; empty without one.
    static std::string proxyFor(const std::string& url);

private:
    class Worker;

    Result<HttpResponse> exchange(const HttpRequest& request, Progress& progress);

    std::unique_ptr<Worker> m_worker;
};

}  // namespace metes
