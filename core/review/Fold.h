// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Clock.h"
#include "core/patent/Reason.h"
#include "core/store/ClaimRepository.h"
#include "core/store/DecisionRepository.h"

namespace metes {

enum class ReasonState : std::uint8_t { Unseen, Accepted, Edited, Rejected, Added };

enum class ClaimState : std::uint8_t {
    Unseen,        ///< not reviewed
    Accepted,      ///< accepted as is
    Edited,
    Rejected,      ///< every cited reason was rejected
    Added,         ///< the annotator added a reason
    NothingFound,  ///< reviewed, and there is no reason
    Skipped
};

std::string_view reasonStateId(ReasonState state);
std::string_view claimStateId(ClaimState state);
std::optional<ClaimState> claimStateFromId(std::string_view id);

enum class Verdict : std::uint8_t { None, Right, Wrong };

/// What an annotator changed in one field, and when last.
struct Change {
    std::string field;   ///< "category", "text", "spans", "label"
    std::string before;  ///< what was imported: a category id, a label id, a text; empty for spans
    Moment time;
};

/// A reason as one annotator sees it.
struct ReasonReview {
    Reason reason;                   ///< the annotator's values over the imported ones
    std::optional<Reason> imported;  ///< nothing when the annotator added the reason
    ReasonState state = ReasonState::Unseen;
    Verdict text = Verdict::None;
    Verdict spans = Verdict::None;
    std::string comment;
    std::vector<Change> changes;
    /// Per span of `reason`: whether the claim's text was revised since and its place is lost.
    std::vector<bool> orphaned;
    bool retired = false;  ///< the latest import no longer holds it; shown for its decisions
};

/// A claim as one annotator sees it: the fold of that annotator's active decisions.
struct ClaimReview {
    ClaimState state = ClaimState::Unseen;
    std::optional<Label> label;     ///< the annotator's, else the imported one
    std::optional<Label> imported;  ///< as imported
    std::optional<Change> labelChange;
    bool flagged = false;
    bool missing = false;  ///< the annotator says that a reason is missing
    std::string comment;
    std::vector<ReasonReview> reasons;  ///< imported in file order, then added, then retired ones
    bool touched = false;  ///< at least one active decision
};

/// Folds decisions (one annotator's, active ones, in fold order) over an imported claim. Spans of
/// decisions that were made on an earlier text of the claim are re-anchored in the present one.
ClaimReview foldClaim(const StoredClaim& claim, const std::vector<DecisionRecord>& decisions);

/// The row of the fold table; nothing when no decision is active.
std::optional<FoldRow> foldRow(const StoredClaim& claim, const ClaimReview& review,
                               AnnotatorId annotator);

/// The state of every intent of one annotator's log, in fold order: undo and redo move an intent
/// between done and undone, any other act drops what was undone.
std::map<std::string, IntentState> foldIntents(const std::vector<DecisionRecord>& outline);

}  // namespace metes
