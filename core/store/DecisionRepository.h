// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/base/RowId.h"

namespace metes {

class Database;

/// One entry of the decision log as it is stored. `before` and `after` are canonical JSON whose
/// form the act decides.
struct DecisionRecord {
    std::string id;  ///< UUIDv7
    std::string annotator;
    std::string device;
    Moment time;
    std::int64_t activeMilliseconds = 0;
    std::string study;  ///< empty: outside any study
    std::string application;
    std::int32_t claim = 0;
    std::string reason;  ///< public id, or empty: the claim itself
    std::string act;
    std::string before;
    std::string after;
    std::string intent;  ///< id of the first decision of the same intent
    std::string extra;   ///< unknown fields of the record, a JSON object or empty

    bool operator==(const DecisionRecord&) const = default;
};

/// Whether undo, redo or neither reaches an intent.
enum class IntentState { Done, Undone, Dropped };

/// The folded state of one claim for one annotator, as the fold table holds it.
struct FoldRow {
    AnnotatorId annotator;
    ClaimId claim;
    std::string state;
    std::string label;  ///< empty: none
    std::uint16_t categories = 0;
    std::uint8_t layers = 0;
    bool flagged = false;
    bool commented = false;
    std::string body;  ///< canonical JSON

    bool operator==(const FoldRow&) const = default;
};

/// The append-only log, its intents and the fold table.
class DecisionRepository {
public:
    explicit DecisionRepository(Database& database) : m_database(database) {}

    Result<AnnotatorId> findOrAddAnnotator(const std::string& name);
    Result<std::optional<AnnotatorId>> findAnnotator(const std::string& name) const;
    Result<std::vector<std::pair<AnnotatorId, std::string>>> annotators() const;

    /// Appends; call within a WriteTransaction. AlreadyExists when the id is in the log.
    Result<void> append(const DecisionRecord& decision, AnnotatorId annotator, ClaimId claim);
    Result<bool> contains(const std::string& id) const;
    /// The greatest id in the annotator's log, or an empty text.
    Result<std::string> lastId(AnnotatorId annotator) const;

    /// The whole log in the order of arrival, from `afterSequence` on.
    Result<std::vector<DecisionRecord>> log(std::int64_t afterSequence = 0,
                                            std::int64_t limit = -1) const;
    Result<std::int64_t> lastSequence() const;
    Result<std::int64_t> count() const;

    /// All decisions on one claim, of every annotator, in fold order.
    Result<std::vector<DecisionRecord>> ofClaim(ClaimId claim) const;
    /// One annotator's decisions on one claim whose intent is done, in fold order.
    Result<std::vector<DecisionRecord>> activeOfClaim(AnnotatorId annotator, ClaimId claim) const;
    /// (id, act, after, intent) of one annotator's whole log in fold order; other fields are empty.
    Result<std::vector<DecisionRecord>> outline(AnnotatorId annotator) const;
    Result<std::vector<ClaimId>> claimsOfIntent(const std::string& intent) const;
    /// Claims with decisions of that annotator.
    Result<std::vector<ClaimId>> claimsDecidedBy(AnnotatorId annotator) const;

    Result<std::optional<std::string>> lastDone(AnnotatorId annotator) const;
    Result<std::optional<std::string>> nextUndone(AnnotatorId annotator) const;
    Result<void> setIntent(AnnotatorId annotator, const std::string& intent, IntentState state);
    Result<void> dropUndone(AnnotatorId annotator);
    Result<std::vector<std::pair<std::string, IntentState>>> intents(AnnotatorId annotator) const;
    Result<void> clearIntents(AnnotatorId annotator);

    Result<std::optional<FoldRow>> fold(AnnotatorId annotator, ClaimId claim) const;
    Result<void> writeFold(const FoldRow& row);
    Result<void> eraseFold(AnnotatorId annotator, ClaimId claim);
    Result<void> clearFolds(AnnotatorId annotator);
    /// Ordered by claim.
    Result<std::vector<FoldRow>> folds(AnnotatorId annotator) const;
    /// Who has decisions on the claim, active or not.
    Result<std::vector<AnnotatorId>> annotatorsOf(ClaimId claim) const;

private:
    Database& m_database;
};

}  // namespace metes
