// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/net/Http.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>

namespace metes {

struct BackoffLimits {
    int attempts = 6;                              ///< in all, the first one included
    std::chrono::milliseconds first{1000};         ///< doubles each time
    std::chrono::milliseconds longest{60000};      ///< of what we choose ourselves
    std::chrono::milliseconds afterTooMany{5000};  ///< at least, after 429
    std::chrono::milliseconds patience{600000};    ///< a longer Retry-After is not waited for
};

/// How long to wait before a request is made again, if it should be: after 429, after any 5xx but
/// 501 and 505, and when the server was not reached or was cut off. Retry-After is honoured; else
/// the wait doubles, plus up to a quarter at random, so that clients that failed together do not
/// come back together. One Backoff serves one request.
class Backoff {
public:
    Backoff(const BackoffLimits& limits, std::uint32_t seed);

    /// Nothing: give up, or there is no reason to try again. Counts an attempt.
    std::optional<std::chrono::milliseconds> next(const Result<HttpResponse>& outcome, Moment now);

private:
    BackoffLimits m_limits;
    std::minstd_rand m_random;  // the same numbers everywhere, unlike the library's distributions
    int m_attempts = 0;
};

/// The wait that a Retry-After header asks for, in seconds or as one of HTTP's three date forms;
/// nothing when it is neither. A date in the past is 0.
std::optional<std::chrono::milliseconds> retryAfter(std::string_view value, Moment now);

}  // namespace metes
