// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One request and its answer, on the network's thread; used by HttpClient alone.

#include "core/net/Http.h"

#include <QObject>
#include <QTimer>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

class QIODevice;
class QNetworkAccessManager;
class QNetworkReply;

namespace metes {

/// What the waiting caller and the network's thread share.
struct HttpOutcome {
    std::mutex mutex;
    std::condition_variable changed;
    std::optional<Result<HttpResponse>> result;
    std::int64_t received = 0;
    std::int64_t total = 0;  ///< 0 while it is not known
};

/// Sends on construction; redirects are answers like others. Everything happens on the thread that
/// made it. Destroying it closes the connection.
class HttpExchange {
public:
    HttpExchange(QNetworkAccessManager& manager, const HttpRequest& request,
                 std::shared_ptr<HttpOutcome> outcome, std::function<void()> finished);
    ~HttpExchange();
    HttpExchange(const HttpExchange&) = delete;
    HttpExchange& operator=(const HttpExchange&) = delete;

private:
    void takeHead();
    void takeBody();
    void end();
    void endWith(Result<HttpResponse> result);
    Result<HttpResponse> answer() const;
    tl::unexpected<Error> transportFailure() const;
    tl::unexpected<Error> tooLong() const;
    tl::unexpected<Error> tooSlow() const;

    std::string m_url;  // as messages show it
    HttpLimits m_limits;
    std::shared_ptr<HttpOutcome> m_outcome;
    std::function<void()> m_finished;
    QObject m_context;
    QTimer m_timer;
    std::unique_ptr<QIODevice> m_content;
    QNetworkReply* m_reply = nullptr;  // closed and freed by the destructor
    bool m_headTaken = false;
    bool m_ended = false;
    std::string m_body;
};

}  // namespace metes
