// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/Fetch.h"

#include "core/runs/FetchCache.h"
#include "core/runs/FetchedApplication.h"
#include "core/store/Database.h"
#include "core/store/SearchRepository.h"
#include "core/uspto/FirstAction.h"
#include "core/uspto/Reader.h"

#include <algorithm>
#include <functional>
#include <set>

namespace metes {

namespace {

constexpr std::int64_t kPage = 100;

// The portal's index answers no further than this into one search.
constexpr std::int64_t kSearchWindow = 10000;

// So many unreadable answers in a row are the portal's trouble, not the applications'.
constexpr int kMostInARow = 5;

/// Stops with another and reports nothing: bytes of a file are no applications.
class QuietProgress final : public Progress {
public:
    explicit QuietProgress(const Progress& progress) : m_progress(progress) {}
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return m_progress.cancelled(); }

private:
    const Progress& m_progress;
};

std::string joinedLines(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines) {
        text += (text.empty() ? "" : "; ") + line;
    }
    return text;
}

std::string fileNameOf(const PortalDocument& document, const DownloadOption& option)
{
    const std::string suffix = option.form == "XML"   ? ".xml"
                               : option.form == "PDF" ? ".pdf"
                                                      : ".docx";
    return document.application + "." + document.day() + "." + document.identifier + "."
           + document.code + suffix;
}

class FetchWork {
public:
    FetchWork(Database& database, PortalClient& portal, FetchCache& cache,
              const FetchOptions& options, const Clock& clock, Progress& progress)
        : m_database(database),
          m_portal(portal),
          m_cache(cache),
          m_options(options),
          m_clock(clock),
          m_progress(progress),
          m_quiet(progress)
    {
    }

    Result<FetchReport> run();

private:
    using Wanted = std::function<bool(const PatentDocument&)>;

    Result<void> fetchNamed();
    Result<void> fetchFound();
    Result<void> fetchPage(const PortalPage& page);
    Result<void> fetchOne(const PortalHit& hit);
    Result<void> fetchPapers(const PortalHit& hit, const FirstActionPapers& chosen);
    Result<PatentDocument> readPaper(const ChosenPaper& paper, const Wanted& wanted);
    Result<void> skipOrStop(const std::string& application, const Error& error);
    void skip(const std::string& application, const std::string& reason);
    bool isFull() const { return m_options.limit > 0 && m_report.applications >= m_options.limit; }

    Database& m_database;
    PortalClient& m_portal;
    FetchCache& m_cache;
    const FetchOptions& m_options;
    const Clock& m_clock;
    Progress& m_progress;
    QuietProgress m_quiet;
    FetchReport m_report;
    std::set<std::string> m_seen;
    std::vector<std::string> m_passing;  // answers that may be others next time
    std::int64_t m_total = 0;
    int m_unreadable = 0;
};

void FetchWork::skip(const std::string& application, const std::string& reason)
{
    m_report.skipped.push_back({application, reason});
    m_passing.push_back(m_portal.documentsName(application));
}

Result<void> FetchWork::skipOrStop(const std::string& application, const Error& error)
{
    const bool unreadable = error.code == ErrorCode::InvalidInput;
    if (error.code != ErrorCode::NotFound && !unreadable) {
        return tl::unexpected<Error>(error);
    }
    m_unreadable = unreadable ? m_unreadable + 1 : m_unreadable;
    if (m_unreadable >= kMostInARow) {
        return tl::unexpected<Error>(error);
    }
    skip(application, describe(error));
    return {};
}

/// The first of its forms that can be read and holds what is wanted.
Result<PatentDocument> FetchWork::readPaper(const ChosenPaper& paper, const Wanted& wanted)
{
    std::vector<std::string> reasons;
    for (const DownloadOption& option : paper.options) {
        const auto bytes = m_portal.download(option, m_quiet);
        if (!bytes && bytes.error().code != ErrorCode::InvalidInput
            && bytes.error().code != ErrorCode::NotFound) {
            return passOn(bytes);
        }
        if (!bytes) {
            reasons.push_back(describe(bytes.error()));
            continue;
        }
        const std::string name = fileNameOf(paper.document, option);
        auto documents = readDocuments(*bytes, name, std::nullopt, m_quiet);
        if (!documents && documents.error().code == ErrorCode::Cancelled) {
            return passOn(documents);
        }
        if (!documents) {
            reasons.push_back(describe(documents.error()));
            continue;
        }
        const auto found = std::find_if(documents->begin(), documents->end(), wanted);
        if (found != documents->end()) {
            return std::move(*found);
        }
        reasons.push_back(name + " does not hold it");
    }
    return fail(ErrorCode::NotFound,
                "the " + paper.document.code + " of " + paper.document.day() + " cannot be read",
                joinedLines(reasons));
}

Result<void> FetchWork::fetchPapers(const PortalHit& hit, const FirstActionPapers& chosen)
{
    auto action = readPaper(*chosen.action,
                            [](const PatentDocument& document) { return !document.text.empty(); });
    if (!action) {
        return skipOrStop(hit.number, action.error());
    }
    auto claims = readPaper(
        *chosen.claims, [](const PatentDocument& document) { return !document.claims.empty(); });
    if (!claims) {
        return skipOrStop(hit.number, claims.error());
    }
    auto specification = readPaper(*chosen.specification, [](const PatentDocument& document) {
        return !document.paragraphs.empty();
    });
    if (!specification) {
        return skipOrStop(hit.number, specification.error());
    }
    const FetchedApplication fetched = assembleFetched(
        hit, chosen, {std::move(*action), std::move(*claims), std::move(*specification)});
    if (fetched.claims.empty()) {
        skip(hit.number, "no claim of it stands any more");
        return {};
    }
    const auto written = storeFetched(m_database, fetched, m_clock.now());
    if (!written) {
        return passOn(written);
    }
    if (!written->refused.empty()) {
        skip(hit.number, written->refused);
        return {};
    }
    ++m_report.applications;
    m_report.claims += written->claims;
    for (const auto& notes : {fetched.notes, written->notes}) {
        for (const std::string& note : notes) {
            m_report.notes.push_back({hit.number, note});
        }
    }
    yieldToOtherWriters();
    return {};
}

Result<void> FetchWork::fetchOne(const PortalHit& hit)
{
    const auto documents = m_portal.documents(hit.number, m_quiet);
    if (!documents) {
        return skipOrStop(hit.number, documents.error());
    }
    m_unreadable = 0;
    const FirstActionPapers chosen = firstAction(*documents);
    if (!chosen.complete()) {
        skip(hit.number, joinedLines(chosen.missing));
        return {};
    }
    const auto stored = hasFetched(m_database, hit.number, chosen.action->document);
    if (!stored) {
        return passOn(stored);
    }
    if (*stored) {
        ++m_report.applications;
        return {};
    }
    return fetchPapers(hit, chosen);
}

Result<void> FetchWork::fetchNamed()
{
    m_total = static_cast<std::int64_t>(m_options.applications.size());
    for (const std::string& number : m_options.applications) {
        if (isFull()) {
            return {};
        }
        if (!m_seen.insert(number).second) {
            continue;
        }
        const auto hit = m_portal.application(number, m_quiet);
        const auto done = hit ? fetchOne(*hit) : skipOrStop(number, hit.error());
        if (!done) {
            return done;
        }
        m_progress.report(static_cast<std::int64_t>(m_seen.size()), m_total);
    }
    return {};
}

Result<void> FetchWork::fetchPage(const PortalPage& page)
{
    for (const PortalHit& hit : page.hits) {
        if (isFull()) {
            return {};
        }
        if (!m_seen.insert(hit.number).second) {
            continue;
        }
        if (const auto done = fetchOne(hit); !done) {
            return done;
        }
        m_progress.report(m_options.limit > 0 ? m_report.applications
                                              : static_cast<std::int64_t>(m_seen.size()),
                          m_total);
    }
    return {};
}

Result<void> FetchWork::fetchFound()
{
    PortalQuery query = m_options.query;
    std::int64_t offset = 0;
    while (!isFull()) {
        m_passing.push_back(m_portal.searchName(query, offset, kPage));
        const auto page = m_portal.search(query, offset, kPage, m_quiet);
        if (!page) {
            return passOn(page);
        }
        if (m_total == 0) {
            m_total = m_options.limit > 0 ? m_options.limit : page->count.value_or(0);
        }
        if (const auto done = fetchPage(*page); !done) {
            return done;
        }
        offset += kPage;
        if (page->records < kPage || (page->count && offset >= *page->count)) {
            return {};
        }
        if (offset + kPage > kSearchWindow) {
            // Goes on from the day that the last page ended in; what repeats is passed over.
            if (page->lastFiled.empty() || page->lastFiled == query.filedFrom) {
                return fail(ErrorCode::InvalidInput,
                            "more applications of one day (" + query.filedFrom
                                + ") than the portal lists",
                            "search for a narrower symbol");
            }
            query.filedFrom = page->lastFiled;
            offset = 0;
        }
    }
    return {};
}

Result<FetchReport> FetchWork::run()
{
    const auto done = m_options.applications.empty() ? fetchFound() : fetchNamed();
    if (!done) {
        Error error = done.error();
        if (error.code == ErrorCode::Cancelled) {
            error.message = "the fetch was stopped with " + std::to_string(m_report.applications)
                            + " applications in the project";
            error.detail = "the same command goes on from there";
        }
        return tl::unexpected<Error>(std::move(error));
    }
    for (const std::string& name : m_passing) {
        if (const auto forgotten = m_cache.forget(name); !forgotten) {
            return passOn(forgotten);
        }
    }
    // The index of the full-text search can be made later; what was fetched is stored.
    const auto indexed = SearchRepository(m_database).catchUp(m_quiet);
    if (!indexed && indexed.error().code != ErrorCode::Cancelled) {
        return passOn(indexed);
    }
    m_report.fetched = m_portal.counts().fetched;
    m_report.cached = m_portal.counts().cached;
    return std::move(m_report);
}

}  // namespace

Result<FetchReport> fetchInto(Database& database, PortalClient& portal, FetchCache& cache,
                              const FetchOptions& options, const Clock& clock, Progress& progress)
{
    if (database.mode() == OpenMode::ReadOnly) {
        return fail(ErrorCode::ReadOnly,
                    "\"" + database.path().string() + "\" is open for reading only");
    }
    return FetchWork(database, portal, cache, options, clock, progress).run();
}

}  // namespace metes
