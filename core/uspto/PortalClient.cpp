// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uspto/PortalClient.h"

#include "core/base/Json.h"
#include "core/net/Endpoint.h"

#include <QUrl>

#include <algorithm>
#include <cctype>

namespace metes {

namespace {

constexpr std::string_view kFirstDay = "2001-01-01";
constexpr std::string_view kLastDay = "2099-12-31";
constexpr std::string_view kNoApplications = R"({"count":0,"patentFileWrapperDataBag":[]})";
constexpr std::string_view kNoDocuments = R"({"documentBag":[]})";

// So many applications without access, and none with, mean that the key is at fault.
constexpr int kMostRefusals = 3;

/// The portal's symbols are padded with blanks to a main group of four places ("G06F  40/30"), were
/// not always, and may be indexed by words: all three are asked for, and the answer is sifted.
std::string cpcQuery(const std::string& group)
{
    constexpr std::size_t kSubclass = 4;
    constexpr std::size_t kMainGroupPlaces = 4;
    std::string symbol;
    for (const char c : group) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '/') {
            symbol += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        }
    }
    const std::string field = "applicationMetaData.cpcClassificationBag:";
    if (symbol.size() <= kSubclass) {
        return field + symbol + "*";
    }
    const std::string subclass = symbol.substr(0, kSubclass);
    const std::size_t slash = symbol.find('/');
    const std::string main = symbol.substr(kSubclass, slash - kSubclass);
    const std::string sub = slash == std::string::npos ? "*" : symbol.substr(slash + 1);
    std::string padding;
    for (std::size_t i = main.size(); i < kMainGroupPlaces; ++i) {
        padding += "\\ ";
    }
    return field + "(" + subclass + main + "\\/" + sub + " OR " + subclass + padding + main + "\\/"
           + sub + " OR \"" + subclass + " " + main + "\")";
}

std::string searchBody(const PortalQuery& query, std::int64_t offset, std::int64_t limit)
{
    const auto or_ = [](const std::string& text, std::string_view other) {
        return text.empty() ? std::string(other) : text;
    };
    return canonicalJson(
        {{"q", cpcQuery(query.cpc)},
         {"rangeFilters",
          {{{"field", "applicationMetaData.filingDate"},
            {"valueFrom", or_(query.filedFrom, kFirstDay)},
            {"valueTo", or_(query.filedTo, kLastDay)}}}},
         {"sort", {{{"field", "applicationMetaData.filingDate"}, {"order", "asc"}}}},
         {"fields",
          {"applicationNumberText", "applicationMetaData.inventionTitle",
           "applicationMetaData.filingDate", "applicationMetaData.cpcClassificationBag"}},
         {"pagination", {{"offset", offset}, {"limit", limit}}}});
}

Error missingKey()
{
    return {ErrorCode::InvalidArgument, "the Open Data Portal needs a key, and none is set",
            std::string("ask for one at data.uspto.gov, then set ") + kPortalKeyVariable
                + " or store it in the keychain"};
}

std::string inStatus(const HttpResponse& response)
{
    return " (" + std::to_string(response.status) + ")";
}

}  // namespace

Result<std::unique_ptr<PortalClient>> PortalClient::open(HttpTransport& transport,
                                                         Timekeeper& timekeeper, AnswerCache& cache,
                                                         PortalOptions options)
{
    if (options.key.empty()) {
        return tl::unexpected<Error>(missingKey());
    }
    while (options.baseUrl.ends_with('/')) {
        options.baseUrl.pop_back();
    }
    const std::string origin = originOf(options.baseUrl);
    if (origin.empty() || shownUrl(options.baseUrl) != options.baseUrl) {
        return fail(ErrorCode::InvalidArgument,
                    "\"" + shownUrl(options.baseUrl) + "\" is no base address",
                    "give scheme, host and path, as " + std::string(kPortalUrl));
    }
    if (!origin.starts_with("https:") && !isLoopback(options.baseUrl)) {
        return fail(ErrorCode::InvalidArgument,
                    options.baseUrl + " is not encrypted: the key would be sent in the clear",
                    "give an https address");
    }
    return std::unique_ptr<PortalClient>(
        new PortalClient(transport, timekeeper, cache, std::move(options)));
}

PortalClient::PortalClient(HttpTransport& transport, Timekeeper& timekeeper, AnswerCache& cache,
                           PortalOptions options)
    : m_transport(transport),
      m_timekeeper(timekeeper),
      m_cache(cache),
      m_options(std::move(options)),
      m_requests(m_options.requests, timekeeper),
      m_files(m_options.files, timekeeper),
      m_seed(m_options.seed)
{
}

HttpRequest PortalClient::request(const std::string& path) const
{
    HttpRequest made;
    made.url = m_options.baseUrl + path;
    made.headers = {{"X-API-KEY", m_options.key, HeaderKind::Secret},
                    {"Accept", "application/json"}};
    made.limits = m_options.answerLimits;
    return made;
}

std::string PortalClient::searchName(const PortalQuery& query, std::int64_t offset,
                                     std::int64_t limit) const
{
    return "POST " + m_options.baseUrl + "/api/v1/patent/applications/search "
           + searchBody(query, offset, limit);
}

std::string PortalClient::documentsName(const std::string& number) const
{
    return "GET " + m_options.baseUrl + "/api/v1/patent/applications/" + number + "/documents";
}

Result<PortalPage> PortalClient::search(const PortalQuery& query, std::int64_t offset,
                                        std::int64_t limit, Progress& progress)
{
    HttpRequest search = request("/api/v1/patent/applications/search");
    search.method = HttpMethod::Post;
    search.headers.push_back({"Content-Type", "application/json"});
    search.body = searchBody(query, offset, limit);
    const auto body = answer(searchName(query, offset, limit), search, kNoApplications, progress);
    if (!body) {
        return passOn(body);
    }
    auto page = readSearchAnswer(*body);
    if (page) {
        std::erase_if(page->hits, [&](const PortalHit& hit) {
            return std::none_of(hit.cpc.begin(), hit.cpc.end(), [&](const std::string& symbol) {
                return isUnderCpc(symbol, query.cpc);
            });
        });
    }
    return page;
}

Result<PortalHit> PortalClient::application(const std::string& number, Progress& progress)
{
    const HttpRequest asked = request("/api/v1/patent/applications/" + number + "/meta-data");
    const auto body = answer("GET " + asked.url, asked, kNoApplications, progress);
    if (!body) {
        return passOn(body);
    }
    const auto page = readSearchAnswer(*body);
    if (!page) {
        return passOn(page);
    }
    for (const PortalHit& hit : page->hits) {
        if (hit.number == number) {
            return hit;
        }
    }
    return fail(ErrorCode::NotFound, "the portal knows no application " + number);
}

Result<std::vector<PortalDocument>> PortalClient::documents(const std::string& number,
                                                            Progress& progress)
{
    const HttpRequest asked = request("/api/v1/patent/applications/" + number + "/documents");
    const auto body = answer(documentsName(number), asked, kNoDocuments, progress);
    if (!body) {
        return passOn(body);
    }
    return readDocumentsAnswer(*body);
}

/// The JSON answer of that name, from the cache or the portal; `ifNone` stands for 404. What cannot
/// be read is not kept.
Result<std::string> PortalClient::answer(const std::string& name, const HttpRequest& request,
                                         std::string_view ifNone, Progress& progress)
{
    const auto known = m_cache.find(name);
    if (!known || *known) {
        m_counts.cached += known ? 1 : 0;
        return known ? Result<std::string>(**known) : passOn(known);
    }
    const auto response = sendPatiently(request, progress);
    if (!response) {
        return passOn(response);
    }
    std::string body;
    if (response->status == 404 && !isWebPage(response->body)) {
        body = ifNone;
    } else if (response->status != 200) {
        return tl::unexpected<Error>(refusal(request, *response));
    } else {
        body = withoutKey(response->body);
    }
    if (isWebPage(body)) {
        return fail(ErrorCode::InvalidInput,
                    response->url + " answers with a web page, not with data");
    }
    if (const auto json = parseJson(body); !json) {
        return fail(ErrorCode::InvalidInput, "the answer of " + response->url + " is no JSON",
                    json.error().message);
    }
    m_keyAccepted = true;
    ++m_counts.fetched;
    if (const auto kept = m_cache.keep(name, body); !kept) {
        return passOn(kept);
    }
    return body;
}

Result<HttpResponse> PortalClient::sendPatiently(const HttpRequest& request, Progress& progress)
{
    const std::lock_guard lock(m_oneAtATime);
    Backoff backoff(m_options.backoff, m_seed++);
    while (true) {
        if (const auto turn = m_requests.acquire(progress); !turn) {
            return passOn(turn);
        }
        ++m_counts.requests;
        auto outcome = m_transport.send(request, progress);
        const auto wait = backoff.next(outcome, m_timekeeper.moment());
        if (!wait) {
            return outcome;
        }
        if (const auto slept = m_timekeeper.sleep(*wait, progress); !slept) {
            return passOn(slept);
        }
    }
}

/// Where a file is asked for: at the base address, since the portal's answers name its official
/// host also where a copy of it is asked.
Result<std::string> PortalClient::fileAddress(const std::string& url) const
{
    if (originOf(url) == originOf(m_options.baseUrl)) {
        return url;
    }
    const QUrl address(QString::fromStdString(url), QUrl::StrictMode);
    const QString path = address.path(QUrl::FullyEncoded);
    if (originOf(url).empty() || !path.startsWith(QLatin1String("/api/v1/"))) {
        return fail(ErrorCode::InvalidInput,
                    "the portal names a file at " + shownUrl(url) + ", which is not its own");
    }
    const QString query =
        address.hasQuery() ? QLatin1Char('?') + address.query(QUrl::FullyEncoded) : QString();
    return m_options.baseUrl + (path + query).toStdString();
}

/// Follows the page of text that stands in for a redirect; the key does not follow.
Result<HttpResponse> PortalClient::sendForFile(const HttpRequest& request, Progress& progress)
{
    if (const auto turn = m_files.acquire(progress); !turn) {
        return passOn(turn);
    }
    auto response = sendPatiently(request, progress);
    if (!response || response->status != 200) {
        return response;
    }
    const auto location = redirectPageTarget(response->body);
    if (!location) {
        return response;
    }
    const auto target = redirectTarget(request.url, *location);
    if (!target) {
        return passOn(target);
    }
    HttpRequest next = request;
    next.url = *target;
    std::erase_if(next.headers,
                  [](const HttpHeader& header) { return header.kind == HeaderKind::Secret; });
    response = sendPatiently(next, progress);
    if (response && response->status == 200 && redirectPageTarget(response->body)) {
        return fail(ErrorCode::InvalidInput, response->url + " redirects too often");
    }
    return response;
}

Result<std::string> PortalClient::download(const DownloadOption& option, Progress& progress)
{
    const auto address = fileAddress(option.url);
    if (!address) {
        return passOn(address);
    }
    const std::string name = "GET " + *address;
    const auto known = m_cache.find(name);
    if (!known || *known) {
        m_counts.cached += known ? 1 : 0;
        return known ? Result<std::string>(**known) : passOn(known);
    }
    HttpRequest file = request("");
    file.url = *address;
    file.headers.back().value = "*/*";
    file.limits = m_options.fileLimits;
    auto response = sendForFile(file, progress);
    // What was cut between two chunks looked whole to the network: once more, then it is a failure.
    if (response && response->status == 200 && !looksWhole(response->body)) {
        response = sendForFile(file, progress);
    }
    if (!response) {
        return passOn(response);
    }
    if (response->status != 200) {
        return tl::unexpected<Error>(refusal(file, *response));
    }
    if (isWebPage(response->body) || response->body.starts_with('{')) {
        return fail(ErrorCode::InvalidInput,
                    response->url + " answers with a message, not with the file",
                    withoutKey(portalMessage(response->body)));
    }
    if (!looksWhole(response->body)) {
        return fail(ErrorCode::InputOutput, "the file of " + response->url + " is cut off");
    }
    m_keyAccepted = true;
    ++m_counts.fetched;
    if (const auto kept = m_cache.keep(name, response->body); !kept) {
        return passOn(kept);
    }
    return std::move(response->body);
}

Error PortalClient::refusal(const HttpRequest& request, const HttpResponse& response)
{
    const std::string words = withoutKey(portalMessage(response.body));
    const std::string url = shownUrl(request.url);
    const bool search = request.method == HttpMethod::Post;
    switch (response.status) {
    case 401:
    case 403:
        // Some applications are closed to everybody; a key that opens none is a wrong key.
        m_refusals += m_keyAccepted ? 0 : 1;
        if (response.status == 401 || search || m_refusals >= kMostRefusals) {
            return {ErrorCode::InvalidArgument, "the portal refuses the key" + inStatus(response),
                    words};
        }
        return {ErrorCode::NotFound, "no access to " + url + inStatus(response), words};
    case 404: return {ErrorCode::NotFound, url + " is not there" + inStatus(response), words};
    case 429:
        return {ErrorCode::InputOutput, "the portal asks to come back later" + inStatus(response),
                words};
    default:
        return {response.status >= 500 ? ErrorCode::InputOutput : ErrorCode::InvalidInput,
                url + " cannot be had" + inStatus(response), words};
    }
}

std::string PortalClient::withoutKey(std::string text) const
{
    const std::string& key = m_options.key;
    for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at)) {
        text.replace(at, key.size(), 3, '*');
        at += 3;
    }
    return text;
}

}  // namespace metes
