// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The network: the one HTTP client of the program, limits on how often a service is asked, and the
// store of its keys. Nothing else opens a connection. Every call blocks and may be made from any
// thread; it ends within 100 ms of Progress::cancelled().

#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

enum class HttpMethod { Get, Post };

/// A secret header goes to scheme, host and port of the request alone: a redirect elsewhere is
/// followed without it. No message ever holds its value.
enum class HeaderKind { Plain, Secret };

struct HttpHeader {
    std::string name;
    std::string value;
    HeaderKind kind = HeaderKind::Plain;
};

struct HttpLimits {
    std::chrono::milliseconds firstByte{60000};  ///< until the answer's head is there
    std::chrono::milliseconds stall{30000};      ///< between two pieces of the answer
    std::int64_t mostBytes = 64 << 20;           ///< of the answer's body
    int redirects = 5;
};

struct HttpRequest {
    HttpMethod method = HttpMethod::Get;
    std::string url;
    std::vector<HttpHeader> headers;  ///< a POST needs a Content-Type
    std::string body;
    HttpLimits limits;
};

struct HttpResponse {
    int status = 0;
    std::string url;  ///< that answered, after redirects; without its query
    std::vector<HttpHeader> headers;
    std::string body;

    /// The header's value, its name in any case; empty without one.
    std::string header(std::string_view name) const;
};

/// Sends requests; an interface, so that a service's client can be tested without a network.
class HttpTransport {
public:
    virtual ~HttpTransport() = default;

    /// The answer, whatever its status. Progress counts the bytes of the body.
    ///
    /// InvalidArgument: no http or https address. InputOutput: not reached, cut off, or too slow;
    /// another try may help. InvalidInput: an answer that no further try makes better: a
    /// certificate that cannot be trusted, too long, an endless or forbidden redirect. Cancelled.
    ///
    /// An answer in chunks that is cut off between two of them looks whole: who reads it must know
    /// its end by its content.
    virtual Result<HttpResponse> send(const HttpRequest& request, Progress& progress) = 0;
};

}  // namespace metes
