// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/ReviewSession.h"

#include <algorithm>
#include <set>

#include "core/base/Uuid.h"
#include "core/review/DecisionValues.h"
#include "core/store/Database.h"
#include "core/store/DecisionRepository.h"
#include "core/text/TextIndex.h"

namespace metes {

namespace {

Result<void> refoldFor(Database& database, AnnotatorId annotator, ClaimId claim)
{
    DecisionRepository decisions(database);
    const auto stored = ClaimRepository(database).load(claim);
    if (!stored) {
        return passOn(stored);
    }
    const auto active = decisions.activeOfClaim(annotator, claim);
    if (!active) {
        return passOn(active);
    }
    const auto row = foldRow(*stored, foldClaim(*stored, *active), annotator);
    return row ? decisions.writeFold(*row) : decisions.eraseFold(annotator, claim);
}

Result<void> rebuildAnnotator(Database& database, AnnotatorId annotator)
{
    DecisionRepository decisions(database);
    const auto outline = decisions.outline(annotator);
    if (!outline) {
        return passOn(outline);
    }
    if (auto cleared = decisions.clearIntents(annotator); !cleared) {
        return cleared;
    }
    if (auto cleared = decisions.clearFolds(annotator); !cleared) {
        return cleared;
    }
    for (const auto& [intent, state] : foldIntents(*outline)) {
        if (auto set = decisions.setIntent(annotator, intent, state); !set) {
            return set;
        }
    }
    const auto claims = decisions.claimsDecidedBy(annotator);
    if (!claims) {
        return passOn(claims);
    }
    for (const ClaimId claim : *claims) {
        if (auto folded = refoldFor(database, annotator, claim); !folded) {
            return folded;
        }
    }
    return {};
}

}  // namespace

ReviewSession::ReviewSession(Database& database, Reviewer reviewer, const Clock& clock)
    : m_database(database), m_reviewer(std::move(reviewer)), m_clock(clock)
{
}

Result<std::unique_ptr<ReviewSession>> ReviewSession::open(Database& database, Reviewer reviewer,
                                                           const Clock& clock)
{
    if (reviewer.annotator.empty()) {
        return fail(ErrorCode::InvalidArgument, "an annotator needs a name");
    }
    const auto known = DecisionRepository(database).findAnnotator(reviewer.annotator);
    if (!known) {
        return passOn(known);
    }
    std::unique_ptr<ReviewSession> session(
        new ReviewSession(database, std::move(reviewer), clock));
    session->m_annotator = known->value_or(AnnotatorId());
    return session;
}

Result<ClaimReview> ReviewSession::review(ClaimId claim) const
{
    const auto stored = ClaimRepository(m_database).load(claim);
    if (!stored) {
        return passOn(stored);
    }
    return DecisionRepository(m_database)
        .activeOfClaim(m_annotator, claim)
        .map([&](const std::vector<DecisionRecord>& active) { return foldClaim(*stored, active); });
}

Result<ReviewItem> ReviewSession::load(ClaimId claim) const
{
    auto stored = ClaimRepository(m_database).load(claim);
    if (!stored) {
        return passOn(stored);
    }
    const ApplicationRepository applications(m_database);
    auto application = applications.load(stored->applicationId);
    if (!application) {
        return passOn(application);
    }
    auto action = applications.officeAction(stored->applicationId);
    if (!action) {
        return passOn(action);
    }
    const auto active = DecisionRepository(m_database).activeOfClaim(m_annotator, claim);
    if (!active) {
        return passOn(active);
    }
    ReviewItem item;
    item.review = foldClaim(*stored, *active);
    item.stored = std::move(*stored);
    item.application = std::move(*application);
    item.action = std::move(*action);
    return item;
}

Result<DecisionReceipt> ReviewSession::decide(ClaimId claim, const ReviewAct& act,
                                              std::int64_t activeMilliseconds)
{
    return decideAll({{claim, act}}, activeMilliseconds);
}

Result<DecisionReceipt> ReviewSession::decideAll(
    const std::vector<std::pair<ClaimId, ReviewAct>>& acts, std::int64_t activeMilliseconds)
{
    if (acts.empty()) {
        return fail(ErrorCode::InvalidArgument, "no act to decide");
    }
    const AnnotatorId before = m_annotator;
    auto receipt = writeAll(acts, activeMilliseconds);
    if (!receipt) {
        m_annotator = before;  // an annotator made in the transaction went with it
    }
    return receipt;
}

Result<DecisionReceipt> ReviewSession::writeAll(
    const std::vector<std::pair<ClaimId, ReviewAct>>& acts, std::int64_t activeMilliseconds)
{
    auto transaction = WriteTransaction::begin(m_database);
    if (!transaction) {
        return passOn(transaction);
    }
    DecisionRepository decisions(m_database);
    const auto annotator = decisions.findOrAddAnnotator(m_reviewer.annotator);
    if (!annotator) {
        return passOn(annotator);
    }
    m_annotator = *annotator;
    if (auto dropped = decisions.dropUndone(m_annotator); !dropped) {
        return passOn(dropped);
    }
    DecisionReceipt receipt;
    for (const auto& [claim, act] : acts) {
        auto written = write(claim, act, activeMilliseconds, receipt.intent);
        if (!written) {
            return passOn(written);
        }
        receipt = std::move(*written);
        activeMilliseconds = 0;  // the time of one intent counts once
    }
    if (auto committed = (*transaction)->commit(); !committed) {
        return passOn(committed);
    }
    return receipt;
}

// `intent` is empty for the first decision, which names the intent.
Result<DecisionReceipt> ReviewSession::write(ClaimId claim, const ReviewAct& act,
                                             std::int64_t activeMilliseconds,
                                             const std::string& intent)
{
    const auto stored = ClaimRepository(m_database).load(claim);
    if (!stored) {
        return passOn(stored);
    }
    auto record = newRecord();
    if (!record) {
        return passOn(record);
    }
    const auto current = review(claim);
    if (!current) {
        return passOn(current);
    }
    if (auto valued = fillRecord(*stored, *current, act, *record); !valued) {
        return passOn(valued);
    }
    record->activeMilliseconds = std::max<std::int64_t>(0, activeMilliseconds);
    record->intent = intent.empty() ? record->id : intent;
    DecisionRepository decisions(m_database);
    if (auto added = decisions.append(*record, m_annotator, claim); !added) {
        return passOn(added);
    }
    if (auto set = decisions.setIntent(m_annotator, record->intent, IntentState::Done); !set) {
        return passOn(set);
    }
    if (auto folded = refoldFor(m_database, m_annotator, claim); !folded) {
        return passOn(folded);
    }
    return DecisionReceipt{record->id, record->intent};
}

Result<DecisionRecord> ReviewSession::newRecord() const
{
    const auto last = DecisionRepository(m_database).lastId(m_annotator);
    if (!last) {
        return passOn(last);
    }
    DecisionRecord record;
    record.time = m_clock.now();
    record.id = newUuidAfter(*last, record.time);
    record.annotator = m_reviewer.annotator;
    record.device = m_reviewer.device;
    record.study = m_reviewer.study;
    return record;
}

Result<std::optional<UndoReceipt>> ReviewSession::undo()
{
    return move(Act::Undo);
}

Result<std::optional<UndoReceipt>> ReviewSession::redo()
{
    return move(Act::Redo);
}

Result<std::optional<UndoReceipt>> ReviewSession::move(Act act)
{
    auto transaction = WriteTransaction::begin(m_database);
    if (!transaction) {
        return passOn(transaction);
    }
    DecisionRepository decisions(m_database);
    const auto target = act == Act::Undo ? decisions.lastDone(m_annotator)
                                         : decisions.nextUndone(m_annotator);
    if (!target) {
        return passOn(target);
    }
    if (!*target) {
        return std::optional<UndoReceipt>();
    }
    auto receipt = moveIntent(act, **target);
    if (!receipt) {
        return passOn(receipt);
    }
    if (auto committed = (*transaction)->commit(); !committed) {
        return passOn(committed);
    }
    return std::optional(std::move(*receipt));
}

Result<UndoReceipt> ReviewSession::moveIntent(Act act, const std::string& intent)
{
    DecisionRepository decisions(m_database);
    const auto claims = decisions.claimsOfIntent(intent);
    auto record = newRecord();
    if (!claims || !record) {
        return claims ? passOn(record) : passOn(claims);
    }
    if (claims->empty()) {
        return fail(ErrorCode::Damaged, "the log holds no decision of intent " + intent,
                    "run a check of the project");
    }
    const IntentState from = act == Act::Undo ? IntentState::Done : IntentState::Undone;
    const IntentState to = act == Act::Undo ? IntentState::Undone : IntentState::Done;
    record->act = actId(act);
    record->before = textValue(from == IntentState::Done ? "done" : "undone");
    record->after = intentValue(intent);
    record->intent = record->id;
    if (auto added = decisions.append(*record, m_annotator, claims->front()); !added) {
        return passOn(added);
    }
    if (auto set = decisions.setIntent(m_annotator, intent, to); !set) {
        return passOn(set);
    }
    for (const ClaimId claim : *claims) {
        if (auto folded = refoldFor(m_database, m_annotator, claim); !folded) {
            return passOn(folded);
        }
    }
    UndoReceipt receipt{record->id, *claims, Act::Accept};
    const auto history = decisions.ofClaim(claims->front());
    if (!history) {
        return passOn(history);
    }
    for (const DecisionRecord& decision : *history) {
        if (decision.id == intent) {
            receipt.act = actFromId(decision.act).value_or(Act::Accept);
        }
    }
    return receipt;
}

Result<bool> ReviewSession::canUndo() const
{
    return DecisionRepository(m_database).lastDone(m_annotator).map([](const auto& intent) {
        return intent.has_value();
    });
}

Result<bool> ReviewSession::canRedo() const
{
    return DecisionRepository(m_database).nextUndone(m_annotator).map([](const auto& intent) {
        return intent.has_value();
    });
}

Result<std::vector<DecisionRecord>> ReviewSession::history(ClaimId claim) const
{
    return DecisionRepository(m_database).ofClaim(claim);
}

Result<std::vector<DecisionRecord>> mergeDecisions(Database& database,
                                                   const std::vector<DecisionRecord>& decisions)
{
    DecisionRepository log(database);
    const ClaimRepository claims(database);
    std::vector<DecisionRecord> homeless;
    std::set<AnnotatorId> touched;
    for (const DecisionRecord& decision : decisions) {
        const auto known = log.contains(decision.id);
        const auto claim = claims.find(decision.application, decision.claim);
        if (!known || !claim) {
            return known ? passOn(claim) : passOn(known);
        }
        if (*known) {
            continue;
        }
        if (!*claim) {
            homeless.push_back(decision);
            continue;
        }
        const auto annotator = log.findOrAddAnnotator(decision.annotator);
        if (!annotator) {
            return passOn(annotator);
        }
        if (auto added = log.append(decision, *annotator, **claim); !added) {
            return passOn(added);
        }
        touched.insert(*annotator);
    }
    for (const AnnotatorId annotator : touched) {
        if (auto rebuilt = rebuildAnnotator(database, annotator); !rebuilt) {
            return passOn(rebuilt);
        }
    }
    return homeless;
}

Result<void> refoldClaim(Database& database, ClaimId claim)
{
    const auto annotators = DecisionRepository(database).annotatorsOf(claim);
    if (!annotators) {
        return passOn(annotators);
    }
    for (const AnnotatorId annotator : *annotators) {
        if (auto folded = refoldFor(database, annotator, claim); !folded) {
            return folded;
        }
    }
    return {};
}

Result<void> rebuildFolds(Database& database)
{
    const auto annotators = DecisionRepository(database).annotators();
    if (!annotators) {
        return passOn(annotators);
    }
    for (const auto& [annotator, name] : *annotators) {
        if (auto rebuilt = rebuildAnnotator(database, annotator); !rebuilt) {
            return rebuilt;
        }
    }
    return {};
}

}  // namespace metes
