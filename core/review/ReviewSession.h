// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/review/Act.h"
#include "core/review/Fold.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"

namespace metes {

class Database;

/// Who decides, where, in which study.
struct Reviewer {
    std::string annotator;
    std::string device;
    std::string study;
};

/// Everything that the review of one claim shows, but for the description.
struct ReviewItem {
    StoredClaim stored;
    StoredApplication application;
    std::optional<OfficeAction> action;
    ClaimReview review;
};

struct DecisionReceipt {
    std::string id;      ///< of the last decision written
    std::string intent;
};

/// What an undo or redo did.
struct UndoReceipt {
    std::string id;
    std::vector<ClaimId> claims;  ///< whose fold changed, ascending
    Act act = Act::Accept;        ///< the act of the intent's first decision
};

/// One annotator's review of one project: reads claims with the fold of the annotator's log and
/// writes decisions. Every call that writes returns after the commit is on the disk.
class ReviewSession {
public:
    /// `database` and `clock` must outlive the session. The annotator is made where unknown (a
    /// read-only project: NotFound stays possible and nothing is written).
    static Result<std::unique_ptr<ReviewSession>> open(Database& database, Reviewer reviewer,
                                                       const Clock& clock);

    const Reviewer& reviewer() const { return m_reviewer; }
    AnnotatorId annotator() const { return m_annotator; }

    Result<ReviewItem> load(ClaimId claim) const;
    Result<ClaimReview> review(ClaimId claim) const;

    /// Writes one decision. `activeMilliseconds`: the annotator's active time on the claim since
    /// the last decision. InvalidArgument when the act does not fit the claim.
    Result<DecisionReceipt> decide(ClaimId claim, const ReviewAct& act,
                                   std::int64_t activeMilliseconds = 0);
    /// One intent over several claims, all or nothing.
    Result<DecisionReceipt> decideAll(const std::vector<std::pair<ClaimId, ReviewAct>>& acts,
                                      std::int64_t activeMilliseconds = 0);

    /// Takes back this annotator's last intent; nothing when there is none.
    Result<std::optional<UndoReceipt>> undo();
    Result<std::optional<UndoReceipt>> redo();
    Result<bool> canUndo() const;
    Result<bool> canRedo() const;

    /// Every decision on the claim by anybody, in fold order.
    Result<std::vector<DecisionRecord>> history(ClaimId claim) const;

private:
    ReviewSession(Database& database, Reviewer reviewer, const Clock& clock);

    Result<DecisionReceipt> writeAll(const std::vector<std::pair<ClaimId, ReviewAct>>& acts,
                                     std::int64_t activeMilliseconds);
    Result<DecisionReceipt> write(ClaimId claim, const ReviewAct& act,
                                  std::int64_t activeMilliseconds, const std::string& intent);
    Result<DecisionRecord> newRecord() const;
    Result<std::optional<UndoReceipt>> move(Act act);
    Result<UndoReceipt> moveIntent(Act act, const std::string& intent);

    Database& m_database;
    Reviewer m_reviewer;
    const Clock& m_clock;
    AnnotatorId m_annotator;
};

/// Fills act, reason, before and after of a decision on a claim that now reads as `current`.
/// InvalidArgument when the act does not fit: no such reason, a range outside the text.
Result<void> fillRecord(const StoredClaim& stored, const ClaimReview& current, const ReviewAct& act,
                        DecisionRecord& record);

/// Adds decisions that another store or file holds (union by id), then folds again what they touch.
/// Decisions on claims that are not here are returned, not stored. Within a WriteTransaction.
Result<std::vector<DecisionRecord>> mergeDecisions(Database& database,
                                                   const std::vector<DecisionRecord>& decisions);

/// Folds every annotator's decisions on a claim again: after its text or reasons were revised.
Result<void> refoldClaim(Database& database, ClaimId claim);

/// Rebuilds intents and folds from the log alone. Within a WriteTransaction.
Result<void> rebuildFolds(Database& database);

/// Differences between the fold tables and a fresh fold of the log; empty when they agree.
Result<std::vector<std::string>> foldProblems(Database& database);

}  // namespace metes
