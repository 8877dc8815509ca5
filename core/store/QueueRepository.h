// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/Error.h"
#include "core/base/RowId.h"
#include "core/patent/Category.h"

namespace metes {

class Database;

/// What the queue knows of a claim without reading its text: the imported facts, overlaid by one
/// annotator's fold. Kept in memory for every claim, so it is small.
struct ClaimFacts {
    ClaimId claim;
    DocumentId document;
    DocumentId action;          ///< the application's office action, or none
    std::int32_t application = 0;  ///< ApplicationId
    std::int32_t number = 0;
    std::uint16_t categories = 0;  ///< bits of CategorySet
    std::uint16_t reasons = 0;
    std::uint8_t layers = 0;       ///< bit per Layer
    std::uint8_t label = 0;        ///< 0 none, 1 definite, 2 indefinite
    std::uint8_t split = 0;        ///< 0 none, 1 train, 2 validation, 3 test, 4 another
    std::uint8_t state = 0;        ///< index of the state id in claimStateIds()
    bool flagged = false;
    bool commented = false;
    bool ungrounded = false;
};

/// Ids of the item states as the fold table writes them; index 0 is "unseen".
const std::vector<std::string>& claimStateIds();

class QueueRepository {
public:
    explicit QueueRepository(Database& database) : m_database(database) {}

    /// Every claim by application and number.
    Result<std::vector<ClaimFacts>> facts(AnnotatorId annotator) const;
    /// One claim, read again.
    Result<ClaimFacts> facts(AnnotatorId annotator, ClaimId claim) const;

private:
    Database& m_database;
};

}  // namespace metes
