// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/RowId.h"

namespace metes {

class Database;

/// A paragraph of a description that a search found.
struct ParagraphHit {
    std::int32_t number = 0;  ///< from 1
    std::string text;
};

/// Full-text search (FTS5). Words are found in any case and without accents; several words must all
/// occur; "quoted words" occur together; the last word may be the beginning of one.
/// A query is read up to its 4,096th byte and its 64th word or phrase; one without words finds
/// nothing.
class SearchRepository {
public:
    static constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max();

    explicit SearchRepository(Database& database) : m_database(database) {}

    /// Whether texts wait to be indexed.
    Result<bool> isBehind() const;
    /// Indexes what waits, in short transactions. Can be stopped and goes on where it was.
    Result<void> catchUp(Progress& progress);

    /// Ids of the documents (texts of claims, reasons, office actions) that match, ascending, the
    /// first `limit` of them.
    Result<std::vector<std::int64_t>> documents(const std::string& query, std::size_t limit = kNoLimit) const;
    /// Of `documents`, the claims whose reasons (retired ones apart) have such a text, ascending.
    Result<std::vector<ClaimId>> claimsOfReasons(const std::vector<std::int64_t>& documents) const;
    /// Paragraphs of one description, best first, at most `limit`.
    Result<std::vector<ParagraphHit>> paragraphs(ApplicationId application,
                                                 const std::string& query, int limit) const;

    /// The words and phrases that a query looks for, as they are highlighted.
    static std::vector<std::string> terms(const std::string& query);
    /// The FTS5 expression of a query that a person typed; empty when it has no word.
    static std::string expression(const std::string& query);

private:
    Database& m_database;
};

}  // namespace metes
