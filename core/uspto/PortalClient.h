// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/Backoff.h"
#include "core/net/Http.h"
#include "core/net/RateLimiter.h"
#include "core/uspto/PortalAnswer.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

inline constexpr std::string_view kPortalUrl = "https://api.uspto.gov";

/// Where the key of the portal is kept: environment variable, keychain service and name in it.
inline constexpr const char* kPortalKeyVariable = "METES_ODP_KEY";
inline constexpr const char* kPortalKeyService = "org.metes.Metes";
inline constexpr const char* kPortalKeyName = "uspto-open-data-portal";

/// The portal's documented limits: one request at a time for a key, at least 4 requests a second, 5
/// files in 10 s, at least 5 s of rest after 429. Large files may take minutes to begin.
struct PortalOptions {
    std::string baseUrl{kPortalUrl};
    std::string key;
    RateLimit requests{4, std::chrono::seconds(1)};
    RateLimit files{5, std::chrono::seconds(10)};
    BackoffLimits backoff;
    HttpLimits answerLimits{std::chrono::seconds(120), std::chrono::seconds(60), 64 << 20, 5};
    HttpLimits fileLimits{std::chrono::seconds(600), std::chrono::seconds(60), 256 << 20, 5};
    std::uint32_t seed = 1;
};

struct PortalQuery {
    std::string cpc;        ///< as isUnderCpc() takes it
    std::string filedFrom;  ///< yyyy-mm-dd; empty: 2001-01-01, where the portal begins
    std::string filedTo;    ///< yyyy-mm-dd; empty: no end
};

/// Keeps answers under names, so that no request is made twice. Nothing secret is ever in them.
class AnswerCache {
public:
    virtual ~AnswerCache() = default;
    /// Nothing when it is not there or no longer whole.
    virtual Result<std::optional<std::string>> find(const std::string& name) = 0;
    virtual Result<void> keep(const std::string& name, std::string_view bytes) = 0;
};

/// How many answers came over the network and how many from the cache.
struct PortalCounts {
    std::int64_t requests = 0;  ///< sent, repeated ones counted each
    std::int64_t fetched = 0;
    std::int64_t cached = 0;
};

/// The Open Data Portal of the patent office. The key goes to the origin of the base address alone,
/// and stands in no message and no cached answer. A file's address is asked at the base address,
/// whatever host the portal names for it.
///
/// InvalidArgument: no key, a base address that is none or not encrypted, or the portal refuses the
/// key. NotFound: no access to, or nothing known of, that application. InvalidInput: an answer that
/// is not the portal's. InputOutput: not reached after all attempts.
class PortalClient {
public:
    static Result<std::unique_ptr<PortalClient>> open(HttpTransport& transport,
                                                      Timekeeper& timekeeper, AnswerCache& cache,
                                                      PortalOptions options);

    /// Applications by filing date, ascending. The portal's own index of symbols is loose: hits
    /// that do not lie under the symbol are left out here, so that a page may hold fewer than
    /// `limit`. None found is an empty page.
    Result<PortalPage> search(const PortalQuery& query, std::int64_t offset, std::int64_t limit,
                              Progress& progress);
    /// One application by its number.
    Result<PortalHit> application(const std::string& number, Progress& progress);
    Result<std::vector<PortalDocument>> documents(const std::string& number, Progress& progress);
    /// A file of an application; never a web page, never cut off.
    Result<std::string> download(const DownloadOption& option, Progress& progress);

    /// The names that the cache knows these answers by.
    std::string searchName(const PortalQuery& query, std::int64_t offset, std::int64_t limit) const;
    std::string documentsName(const std::string& number) const;

    const PortalCounts& counts() const { return m_counts; }

private:
    PortalClient(HttpTransport& transport, Timekeeper& timekeeper, AnswerCache& cache,
                 PortalOptions options);

    Result<std::string> answer(const std::string& name, const HttpRequest& request,
                               std::string_view ifNone, Progress& progress);
    Result<HttpResponse> sendPatiently(const HttpRequest& request, Progress& progress);
    Result<HttpResponse> sendForFile(const HttpRequest& request, Progress& progress);
    HttpRequest request(const std::string& path) const;
    Result<std::string> fileAddress(const std::string& url) const;
    Error refusal(const HttpRequest& request, const HttpResponse& response);
    std::string withoutKey(std::string text) const;

    HttpTransport& m_transport;
    Timekeeper& m_timekeeper;
    AnswerCache& m_cache;
    PortalOptions m_options;
    RateLimiter m_requests;
    RateLimiter m_files;
    std::mutex m_oneAtATime;
    PortalCounts m_counts;
    bool m_keyAccepted = false;
    int m_refusals = 0;
    std::uint32_t m_seed;
};

}  // namespace metes
