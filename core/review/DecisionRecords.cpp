// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/ReviewSession.h"

#include <algorithm>

#include "core/review/DecisionValues.h"
#include "core/text/TextIndex.h"

namespace metes {

namespace {

std::string place(const StoredClaim& stored)
{
    return "claim " + stored.claim.application + "/" + std::to_string(stored.claim.number);
}

Result<void> checkRange(const StoredClaim& stored, TextRange range)
{
    const std::int32_t length = codePointCount(stored.claim.text);
    if (range.start < 0 || range.empty() || range.end > length) {
        return fail(ErrorCode::InvalidArgument,
                    "the span [" + std::to_string(range.start) + ", " + std::to_string(range.end)
                        + ") is empty or outside the " + std::to_string(length)
                        + " characters of " + place(stored));
    }
    return {};
}

std::vector<std::string> shownReasons(const ClaimReview& current)
{
    std::vector<std::string> ids;
    for (const ReasonReview& review : current.reasons) {
        if (!review.retired && review.state != ReasonState::Rejected) {
            ids.push_back(review.reason.id);
        }
    }
    return ids;
}

std::string verdictValue(Verdict verdict)
{
    return verdict == Verdict::None ? "null" : textValue(verdict == Verdict::Right ? "right" : "wrong");
}

Result<void> fillSpans(const StoredClaim& stored, const ReasonReview& review, const ReviewAct& act,
                       DecisionRecord& record)
{
    std::vector<Span> spans = review.reason.spans;
    const auto index = static_cast<std::size_t>(act.span);
    if (act.act != Act::AddSpan && (act.span < 0 || index >= spans.size())) {
        return fail(ErrorCode::InvalidArgument,
                    "reason " + act.reason + " of " + place(stored) + " has no span "
                        + std::to_string(act.span));
    }
    if (act.act != Act::DropSpan) {
        if (act.ranges.size() != 1) {
            return fail(ErrorCode::InvalidArgument, "a span needs one range");
        }
        if (const auto checked = checkRange(stored, act.ranges.front()); !checked) {
            return checked;
        }
        const Span drawn = spanAt(stored.claim.text, act.ranges.front());
        const bool there = std::any_of(spans.begin(), spans.end(), [&](const Span& span) {
            return span.range == drawn.range && span.match != MatchClass::Ungrounded;
        });
        if (act.act == Act::Span) {
            spans[index] = drawn;
        } else if (!there) {
            spans.push_back(drawn);
        }
    } else {
        spans.erase(spans.begin() + act.span);
    }
    record.before = spansValue({stored.textHash, review.reason.spans});
    record.after = spansValue({stored.textHash, spans});
    return {};
}

Result<void> fillOnReason(const StoredClaim& stored, const ReasonReview& review,
                          const ReviewAct& act, DecisionRecord& record)
{
    switch (act.act) {
    case Act::Category:
        if (!act.category) {
            return fail(ErrorCode::InvalidArgument, "a category act needs a category");
        }
        record.before = textValue(std::string(categoryInfo(review.reason.category).id));
        record.after = textValue(std::string(categoryInfo(*act.category).id));
        return {};
    case Act::Text:
        record.before = textValue(review.reason.text);
        record.after = textValue(act.text);
        return {};
    case Act::TextRight:
    case Act::TextWrong:
        record.before = verdictValue(review.text);
        record.after = verdictValue(act.act == Act::TextRight ? Verdict::Right : Verdict::Wrong);
        return {};
    case Act::SpansRight:
    case Act::SpansWrong:
        record.before = verdictValue(review.spans);
        record.after = verdictValue(act.act == Act::SpansRight ? Verdict::Right : Verdict::Wrong);
        return {};
    case Act::Comment:
        record.before = textValue(review.comment);
        record.after = textValue(act.text);
        return {};
    case Act::Reject:
    case Act::Restore:
        record.before = flagValue(review.state == ReasonState::Rejected);
        record.after = flagValue(act.act == Act::Reject);
        return {};
    case Act::Accept:
        record.before = textValue(std::string(reasonStateId(review.state)));
        record.after = textValue(std::string(reasonStateId(ReasonState::Accepted)));
        return {};
    default:
        return fillSpans(stored, review, act, record);
    }
}

Result<void> fillAddedReason(const StoredClaim& stored, const ReviewAct& act, DecisionRecord& record)
{
    if (!act.category) {
        return fail(ErrorCode::InvalidArgument, "a new reason needs a category");
    }
    Reason reason;
    reason.id = "a-" + record.id;
    reason.category = *act.category;
    reason.text = act.text;
    for (const TextRange range : act.ranges) {
        if (const auto checked = checkRange(stored, range); !checked) {
            return checked;
        }
        reason.spans.push_back(spanAt(stored.claim.text, range));
    }
    record.reason = reason.id;
    record.before = "null";
    record.after = reasonValue(reason, stored.textHash);
    return {};
}

Result<void> fillOnClaim(const StoredClaim& stored, const ClaimReview& current,
                         const ReviewAct& act, DecisionRecord& record)
{
    switch (act.act) {
    case Act::Label:
        if (!act.label) {
            return fail(ErrorCode::InvalidArgument, "a label act needs a label");
        }
        record.before = labelValue(current.label);
        record.after = labelValue(act.label);
        return {};
    case Act::AddReason:
        return fillAddedReason(stored, act, record);
    case Act::Accept:
        record.before = textValue(std::string(claimStateId(current.state)));
        record.after = acceptedValue(shownReasons(current));
        return {};
    case Act::Missing:
    case Act::NotMissing:
        record.before = flagValue(current.missing);
        record.after = flagValue(act.act == Act::Missing);
        return {};
    case Act::Comment:
        record.before = textValue(current.comment);
        record.after = textValue(act.text);
        return {};
    case Act::Flag:
    case Act::Unflag:
        record.before = flagValue(current.flagged);
        record.after = flagValue(act.act == Act::Flag);
        return {};
    case Act::Skip:
        record.before = textValue(std::string(claimStateId(current.state)));
        record.after = textValue(std::string(claimStateId(ClaimState::Skipped)));
        return {};
    default:
        return fail(ErrorCode::InvalidArgument,
                    "the act " + std::string(actId(act.act)) + " needs a reason");
    }
}

}  // namespace

Result<void> fillRecord(const StoredClaim& stored, const ClaimReview& current, const ReviewAct& act,
                        DecisionRecord& record)
{
    record.application = stored.claim.application;
    record.claim = stored.claim.number;
    record.reason = act.reason;
    record.act = actId(act.act);
    if (act.act == Act::Undo || act.act == Act::Redo) {
        return fail(ErrorCode::InvalidArgument, "undo and redo name no claim");
    }
    if (act.reason.empty()) {
        return fillOnClaim(stored, current, act, record);
    }
    if (actTarget(act.act) == ActTarget::Claim) {
        return fail(ErrorCode::InvalidArgument,
                    "the act " + std::string(actId(act.act)) + " names no reason");
    }
    const auto review = std::find_if(
        current.reasons.begin(), current.reasons.end(),
        [&](const ReasonReview& candidate) { return candidate.reason.id == act.reason; });
    if (review == current.reasons.end()) {
        return fail(ErrorCode::NotFound, place(stored) + " has no reason " + act.reason);
    }
    return fillOnReason(stored, *review, act, record);
}

}  // namespace metes
