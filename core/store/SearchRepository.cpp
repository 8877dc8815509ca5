// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/SearchRepository.h"

#include "core/store/Columns.h"
#include "core/store/Query.h"

#include <algorithm>

namespace metes {

namespace {

// Rows per transaction: a decision that a person makes meanwhile waits for one.
constexpr std::int64_t kBatch = 400;

// A description of more paragraphs would be longer than the longest record.
constexpr std::int64_t kRowsPerDescription = std::int64_t{1} << 26;

std::int64_t firstParagraphRow(DescriptionId description)
{
    return description.value * kRowsPerDescription + 1;
}

struct IndexedSource {
    const char* name;
    const char* last;  // the highest row to index
    // Indexes of the rows after `from` as many as make a batch, and gives the last of them.
    std::int64_t (*insert)(const Database& database, std::int64_t from, std::int64_t last);
};

std::int64_t indexDocuments(const Database& database, std::int64_t from, std::int64_t last)
{
    const std::int64_t to = std::min(from + kBatch, last);
    Query insert(database, "INSERT INTO document_fts(rowid, text)"
                           " SELECT id, text FROM document WHERE id > ?1 AND id <= ?2");
    insert.bind(from, to).run();
    return to;
}

std::int64_t indexParagraphs(const Database& database, std::int64_t from, std::int64_t last)
{
    std::vector<DescriptionId> descriptions;
    Query next(database, "SELECT id, paragraphs FROM description WHERE id > ? ORDER BY id");
    next.bind(from);
    for (std::int64_t paragraphs = 0; paragraphs < kBatch && next.next();) {
        descriptions.push_back({next.integer(0)});
        paragraphs += next.integer(1);
    }
    for (const DescriptionId description : descriptions) {
        std::int64_t row = firstParagraphRow(description);
        for (const std::string& paragraph : paragraphsOf(database, description)) {
            Query insert(database, "INSERT INTO paragraph_fts(rowid, text) VALUES (?, ?)");
            insert.bind(row++).bindUncopied(paragraph).run();
        }
    }
    return descriptions.empty() ? last : descriptions.back().value;
}

constexpr IndexedSource kSources[] = {
    {"document", "SELECT coalesce(max(id), 0) FROM document", indexDocuments},
    {"paragraph", "SELECT coalesce(max(id), 0) FROM description", indexParagraphs},
};

std::int64_t lastRow(const Database& database, const IndexedSource& source)
{
    Query last(database, source.last);
    last.next();
    return last.integer(0);
}

std::int64_t indexedTo(const Database& database, const IndexedSource& source)
{
    Query state(database, "SELECT indexed_to FROM search_state WHERE source = ?");
    state.bind(source.name);
    return state.next() ? state.integer(0) : 0;
}

// One transaction: another program may index the same rows at the same time.
Result<std::int64_t> indexBatch(Database& database, const IndexedSource& source)
{
    auto transaction = WriteTransaction::begin(database);
    if (!transaction) {
        return tl::unexpected<Error>(transaction.error());
    }
    return guarded(database, "indexing", [&]() -> Result<std::int64_t> {
        const std::int64_t from = indexedTo(database, source);
        const std::int64_t last = lastRow(database, source);
        const std::int64_t to = last > from ? source.insert(database, from, last) : from;
        if (to > from) {
            Query state(database, "UPDATE search_state SET indexed_to = ? WHERE source = ?");
            state.bind(to, source.name).run();
        }
        return (*transaction)->commit().map([&] { return to; });
    });
}

bool isWordByte(char c)
{
    return (c & 0x80) != 0 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z')
           || (c >= 'A' && c <= 'Z');
}

bool hasWord(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), isWordByte);
}

struct Term {
    std::string text;
    bool prefix = false;
};

// FTS5 puts an expression of many terms together in a time that grows with their square.
constexpr std::size_t kMostTerms = 64;
constexpr std::size_t kLongestQuery = 4096;

std::vector<Term> readTerms(std::string query)
{
    query.resize(std::min(query.size(), kLongestQuery));
    std::vector<Term> terms;
    std::size_t i = 0;
    while (i < query.size()) {
        if (query[i] == '"') {
            const std::size_t close = query.find('"', i + 1);
            const std::size_t end = close == std::string::npos ? query.size() : close;
            terms.push_back({query.substr(i + 1, end - i - 1), false});
            i = end + 1;
        } else if (query[i] == ' ' || query[i] == '\t' || query[i] == '\n') {
            ++i;
        } else {
            const std::size_t end = std::min(query.find_first_of(" \t\n\"", i), query.size());
            terms.push_back({query.substr(i, end - i), end == query.size()});
            i = end;
        }
    }
    std::erase_if(terms, [](const Term& term) { return !hasWord(term.text); });
    terms.resize(std::min(terms.size(), kMostTerms));
    return terms;
}

}  // namespace

std::vector<std::string> SearchRepository::terms(const std::string& query)
{
    std::vector<std::string> texts;
    for (Term& term : readTerms(query)) {
        texts.push_back(std::move(term.text));
    }
    return texts;
}

std::string SearchRepository::expression(const std::string& query)
{
    std::string expression;
    for (const Term& term : readTerms(query)) {
        expression += expression.empty() ? "\"" : " \"";
        for (const char c : term.text) {
            if (c != '\0') {
                expression += c == '"' ? std::string("\"\"") : std::string(1, c);
            }
        }
        expression += term.prefix && isWordByte(term.text.back()) ? "\"*" : "\"";
    }
    return expression;
}

Result<bool> SearchRepository::isBehind() const
{
    return guarded(m_database, "reading", [&] {
        return std::any_of(std::begin(kSources), std::end(kSources),
                           [&](const IndexedSource& source) {
                               return indexedTo(m_database, source) < lastRow(m_database, source);
                           });
    });
}

Result<void> SearchRepository::catchUp(Progress& progress)
{
    std::int64_t total = 0;
    std::int64_t done = 0;
    const auto counted = guarded(m_database, "reading", [&] {
        for (const IndexedSource& source : kSources) {
            total += lastRow(m_database, source);
            done += indexedTo(m_database, source);
        }
    });
    if (!counted) {
        return counted;
    }
    for (const IndexedSource& source : kSources) {
        for (bool more = true; more;) {
            if (progress.cancelled()) {
                return fail(ErrorCode::Cancelled, "stopped while indexing for search");
            }
            const auto before =
                guarded(m_database, "reading", [&] { return indexedTo(m_database, source); });
            const auto after =
                before.and_then([&](std::int64_t) { return indexBatch(m_database, source); });
            if (!after) {
                return tl::unexpected<Error>(after.error());
            }
            more = *after > *before;
            if (more) {
                yieldToOtherWriters();
            }
            done += *after - *before;
            progress.report(done, total);
        }
    }
    return {};
}

Result<std::vector<std::int64_t>> SearchRepository::documents(const std::string& query,
                                                              std::size_t limit) const
{
    const std::string sought = expression(query);
    return guarded(m_database, "searching", [&] {
        std::vector<std::int64_t> ids;
        if (sought.empty()) {
            return ids;  // FTS5 takes an empty expression for an error
        }
        Query rows(m_database, "SELECT rowid FROM document_fts WHERE document_fts MATCH ?"
                               " ORDER BY rowid");
        rows.bind(sought);
        while (ids.size() < limit && rows.next()) {
            ids.push_back(rows.integer(0));
        }
        return ids;
    });
}

Result<std::vector<ClaimId>>
SearchRepository::claimsOfReasons(const std::vector<std::int64_t>& documents) const
{
    // Beyond this many, one pass over the index is quicker than a look-up each.
    constexpr std::size_t kLookups = 20000;
    return guarded(m_database, "searching", [&] {
        std::vector<ClaimId> claims;
        if (documents.size() <= kLookups) {
            for (const std::int64_t document : documents) {
                Query find(m_database, "SELECT claim_id FROM reason WHERE document_id = ?"
                                       " AND retired = 0");
                find.bind(document);
                while (find.next()) {
                    claims.push_back({find.integer(0)});
                }
            }
        } else {
            Query all(m_database, "SELECT document_id, claim_id FROM reason"
                                  " INDEXED BY reason_document WHERE retired = 0"
                                  " ORDER BY document_id");
            auto hit = documents.begin();
            while (hit != documents.end() && all.next()) {
                hit = std::lower_bound(hit, documents.end(), all.integer(0));
                if (hit != documents.end() && *hit == all.integer(0)) {
                    claims.push_back({all.integer(1)});
                }
            }
        }
        std::sort(claims.begin(), claims.end());
        claims.erase(std::unique(claims.begin(), claims.end()), claims.end());
        return claims;
    });
}

Result<std::vector<ParagraphHit>>
SearchRepository::paragraphs(ApplicationId application, const std::string& query, int limit) const
{
    const std::string sought = expression(query);
    return guarded(m_database, "searching", [&] {
        std::vector<ParagraphHit> hits;
        if (sought.empty()) {
            return hits;
        }
        Query find(m_database, "SELECT description_id FROM application WHERE id = ?");
        find.bind(application);
        if (!find.next() || find.isNull(0)) {
            return hits;
        }
        const DescriptionId description{find.integer(0)};
        // A description's paragraphs have consecutive rows, so the range keeps the search inside it.
        const std::int64_t first = firstParagraphRow(description);
        Query rows(m_database, "SELECT rowid FROM paragraph_fts WHERE paragraph_fts MATCH ?1"
                               " AND rowid BETWEEN ?2 AND ?3 ORDER BY rank LIMIT ?4");
        rows.bind(sought, first, first + kRowsPerDescription - 1, limit);
        std::vector<std::string> paragraphs = paragraphsOf(m_database, description);
        while (rows.next()) {
            const auto place = static_cast<std::size_t>(rows.integer(0) - first);
            if (place < paragraphs.size()) {
                hits.push_back({static_cast<std::int32_t>(place + 1), paragraphs[place]});
            }
        }
        return hits;
    });
}

}  // namespace metes
