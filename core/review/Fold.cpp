// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/Fold.h"

#include <algorithm>
#include <array>

#include "core/base/Json.h"
#include "core/review/Act.h"
#include "core/review/DecisionValues.h"
#include "core/store/QueueRepository.h"

namespace metes {

namespace {

/// Applies decisions one after another and remembers what the states are derived from.
class Folder {
public:
    explicit Folder(const StoredClaim& claim);

    void apply(const DecisionRecord& decision);
    ClaimReview finish();

private:
    void applyToClaim(Act act, const DecisionRecord& decision);
    void applyToReason(Act act, const DecisionRecord& decision, ReasonReview& review);
    void addReason(const DecisionRecord& decision);
    void accept(const DecisionRecord& decision);
    void setSpans(ReasonReview& review, const DrawnSpans& drawn);
    ReasonReview* find(const std::string& id);
    ReasonState reasonState(const ReasonReview& review) const;
    ClaimState claimState() const;

    const StoredClaim& m_claim;
    ClaimReview m_review;
    std::vector<std::string> m_rejected;
    std::vector<std::string> m_affirmed;  // accepted, or decided upon in some other way
    bool m_decided = false;   // any act but a mark on top
    bool m_accepted = false;  // the claim as a whole
    bool m_skipped = false;   // the latest act was to skip
    bool m_labelled = false;
};

bool contains(const std::vector<std::string>& list, const std::string& text)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

ReasonReview imported(const Reason& reason, bool retired)
{
    ReasonReview review;
    review.reason = reason;
    review.imported = reason;
    review.orphaned.assign(reason.spans.size(), false);
    review.retired = retired;
    return review;
}

void note(std::vector<Change>& changes, Change change)
{
    std::erase_if(changes, [&](const Change& other) { return other.field == change.field; });
    changes.push_back(std::move(change));
}

Folder::Folder(const StoredClaim& claim) : m_claim(claim)
{
    m_review.label = claim.claim.label;
    m_review.imported = claim.claim.label;
    for (const Reason& reason : claim.claim.reasons) {
        m_review.reasons.push_back(imported(reason, false));
    }
    for (const Reason& reason : claim.retired) {
        m_review.reasons.push_back(imported(reason, true));
    }
}

ReasonReview* Folder::find(const std::string& id)
{
    const auto found = std::find_if(m_review.reasons.begin(), m_review.reasons.end(),
                                    [&](const ReasonReview& r) { return r.reason.id == id; });
    return found == m_review.reasons.end() ? nullptr : &*found;
}

void Folder::apply(const DecisionRecord& decision)
{
    const auto act = actFromId(decision.act);
    if (!act) {
        return;  // an act of a later version: it stays in the log and says nothing here
    }
    m_review.touched = true;
    const bool mark = *act == Act::Comment || *act == Act::Flag || *act == Act::Unflag;
    if (!mark) {
        m_decided = true;
        m_skipped = *act == Act::Skip;
    }
    if (*act == Act::AddReason) {
        addReason(decision);
    } else if (decision.reason.empty()) {
        applyToClaim(*act, decision);
    } else if (ReasonReview* const review = find(decision.reason)) {
        if (!mark) {
            m_affirmed.push_back(decision.reason);
        }
        applyToReason(*act, decision, *review);
    }
}

void Folder::applyToClaim(Act act, const DecisionRecord& decision)
{
    switch (act) {
    case Act::Label:
        m_review.label = labelFromId(readTextValue(decision.after));
        m_review.labelChange = Change{
            "label",
            m_review.imported ? std::string(labelId(*m_review.imported)) : std::string(),
            decision.time};
        m_labelled = true;
        break;
    case Act::Accept: accept(decision); break;
    case Act::Missing: m_review.missing = true; break;
    case Act::NotMissing: m_review.missing = false; break;
    case Act::Comment: m_review.comment = readTextValue(decision.after); break;
    case Act::Flag: m_review.flagged = true; break;
    case Act::Unflag: m_review.flagged = false; break;
    default: break;
    }
}

void Folder::accept(const DecisionRecord& decision)
{
    m_accepted = true;
    for (std::string& reason : readAcceptedValue(decision.after)) {
        m_affirmed.push_back(std::move(reason));
    }
}

void Folder::applyToReason(Act act, const DecisionRecord& decision, ReasonReview& review)
{
    switch (act) {
    case Act::Category: {
        const auto category = categoryFromId(readTextValue(decision.after));
        review.reason.category = category.value_or(review.reason.category);
        if (review.imported) {
            note(review.changes,
                 {"category", std::string(categoryInfo(review.imported->category).id),
                  decision.time});
        }
        break;
    }
    case Act::Text:
        review.reason.text = readTextValue(decision.after);
        if (review.imported) {
            note(review.changes, {"text", review.imported->text, decision.time});
        }
        break;
    case Act::TextRight: review.text = Verdict::Right; break;
    case Act::TextWrong: review.text = Verdict::Wrong; break;
    case Act::SpansRight: review.spans = Verdict::Right; break;
    case Act::SpansWrong: review.spans = Verdict::Wrong; break;
    case Act::Span:
    case Act::AddSpan:
    case Act::DropSpan:
        setSpans(review, readSpansValue(decision.after));
        if (review.imported) {
            note(review.changes, {"spans", "", decision.time});
        }
        break;
    case Act::Reject: m_rejected.push_back(review.reason.id); break;
    case Act::Restore: std::erase(m_rejected, review.reason.id); break;
    case Act::Accept: std::erase(m_rejected, review.reason.id); break;
    case Act::Comment: review.comment = readTextValue(decision.after); break;
    default: break;
    }
}

void Folder::addReason(const DecisionRecord& decision)
{
    auto drawn = readReasonValue(decision.after);
    if (!drawn || find(drawn->reason.id) != nullptr) {
        return;
    }
    ReasonReview review;
    review.reason = std::move(drawn->reason);
    review.reason.claims = {m_claim.claim.number};
    DrawnSpans spans{drawn->textHash, review.reason.spans};
    setSpans(review, spans);
    m_review.reasons.push_back(std::move(review));
}

void Folder::setSpans(ReasonReview& review, const DrawnSpans& drawn)
{
    review.reason.spans.clear();
    review.orphaned.clear();
    for (const Span& span : drawn.spans) {
        Anchoring anchoring{AnchorOutcome::Unchanged, span};
        if (drawn.textHash != m_claim.textHash && span.match != MatchClass::Ungrounded) {
            anchoring = reanchor(span, m_claim.claim.text);
        }
        review.reason.spans.push_back(anchoring.span);
        review.orphaned.push_back(anchoring.outcome == AnchorOutcome::Orphan);
    }
}

ReasonState Folder::reasonState(const ReasonReview& review) const
{
    if (contains(m_rejected, review.reason.id)) {
        return ReasonState::Rejected;
    }
    if (!review.imported) {
        return ReasonState::Added;
    }
    const Reason& now = review.reason;
    const Reason& then = *review.imported;
    if (now.category != then.category || now.text != then.text || now.spans != then.spans
        || review.text == Verdict::Wrong || review.spans == Verdict::Wrong) {
        return ReasonState::Edited;
    }
    return contains(m_affirmed, now.id) ? ReasonState::Accepted : ReasonState::Unseen;
}

ClaimState Folder::claimState() const
{
    if (!m_decided) {
        return ClaimState::Unseen;
    }
    if (m_skipped) {
        return ClaimState::Skipped;
    }
    std::array<int, 5> counts{};
    int cited = 0;
    for (const ReasonReview& review : m_review.reasons) {
        if (!review.retired) {
            ++counts[static_cast<std::size_t>(review.state)];
            cited += review.imported ? 1 : 0;
        }
    }
    const auto count = [&](ReasonState state) { return counts[static_cast<std::size_t>(state)]; };
    const int rejected = count(ReasonState::Rejected);
    if (count(ReasonState::Added) > 0) {
        return ClaimState::Added;
    }
    if (cited > 0 && rejected >= cited) {
        return ClaimState::Rejected;
    }
    if (count(ReasonState::Edited) > 0 || rejected > 0 || m_review.missing
        || m_review.label != m_review.imported) {
        return ClaimState::Edited;
    }
    if (cited == 0) {
        return m_accepted || m_labelled ? ClaimState::NothingFound : ClaimState::Unseen;
    }
    return count(ReasonState::Accepted) == cited ? ClaimState::Accepted : ClaimState::Unseen;
}

ClaimReview Folder::finish()
{
    for (ReasonReview& review : m_review.reasons) {
        review.state = reasonState(review);
    }
    // A reason that is gone from the latest import matters only where somebody decided on it.
    std::erase_if(m_review.reasons, [&](const ReasonReview& review) {
        return review.retired && review.comment.empty() && !contains(m_affirmed, review.reason.id);
    });
    std::stable_partition(m_review.reasons.begin(), m_review.reasons.end(),
                          [](const ReasonReview& review) { return !review.retired; });
    m_review.state = claimState();
    return std::move(m_review);
}

Json reasonToJson(const ReasonReview& review)
{
    Json spans = Json::array();
    for (std::size_t i = 0; i < review.reason.spans.size(); ++i) {
        const Span& span = review.reason.spans[i];
        spans.push_back({span.range.start, span.range.end, span.quote, matchClassId(span.match),
                         i < review.orphaned.size() && review.orphaned[i]});
    }
    return Json{{"id", review.reason.id},
                {"state", reasonStateId(review.state)},
                {"category", categoryInfo(review.reason.category).id},
                {"text", review.reason.text},
                {"spans", std::move(spans)},
                {"text_verdict", static_cast<int>(review.text)},
                {"spans_verdict", static_cast<int>(review.spans)},
                {"comment", review.comment}};
}

}  // namespace

std::string_view reasonStateId(ReasonState state)
{
    switch (state) {
    case ReasonState::Unseen: return "unseen";
    case ReasonState::Accepted: return "accepted";
    case ReasonState::Edited: return "edited";
    case ReasonState::Rejected: return "rejected";
    case ReasonState::Added: return "added";
    }
    return "unseen";
}

std::string_view claimStateId(ClaimState state)
{
    return claimStateIds()[static_cast<std::size_t>(state)];
}

std::optional<ClaimState> claimStateFromId(std::string_view id)
{
    const std::vector<std::string>& ids = claimStateIds();
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (ids[i] == id) {
            return static_cast<ClaimState>(i);
        }
    }
    return std::nullopt;
}

ClaimReview foldClaim(const StoredClaim& claim, const std::vector<DecisionRecord>& decisions)
{
    Folder folder(claim);
    for (const DecisionRecord& decision : decisions) {
        folder.apply(decision);
    }
    return folder.finish();
}

std::optional<FoldRow> foldRow(const StoredClaim& claim, const ClaimReview& review,
                               AnnotatorId annotator)
{
    if (!review.touched) {
        return std::nullopt;
    }
    FoldRow row;
    row.annotator = annotator;
    row.claim = claim.id;
    row.state = claimStateId(review.state);
    row.label = review.label ? std::string(labelId(*review.label)) : std::string();
    row.flagged = review.flagged;
    row.commented = !review.comment.empty();
    CategorySet categories;
    Json reasons = Json::array();
    for (const ReasonReview& reason : review.reasons) {
        reasons.push_back(reasonToJson(reason));
        row.commented = row.commented || !reason.comment.empty();
        if (reason.state != ReasonState::Rejected && !reason.retired) {
            categories.insert(reason.reason.category);
            row.layers = static_cast<std::uint8_t>(
                row.layers | (1u << static_cast<unsigned>(reason.reason.layer)));
        }
    }
    row.categories = categories.bits();
    row.body = canonicalJson(Json{{"state", row.state},
                                  {"label", row.label},
                                  {"flagged", review.flagged},
                                  {"missing", review.missing},
                                  {"comment", review.comment},
                                  {"reasons", std::move(reasons)}});
    return row;
}

std::map<std::string, IntentState> foldIntents(const std::vector<DecisionRecord>& outline)
{
    std::map<std::string, IntentState> intents;
    std::vector<std::string> undone;
    for (const DecisionRecord& decision : outline) {
        const bool undo = decision.act == actId(Act::Undo);
        if (undo || decision.act == actId(Act::Redo)) {
            const auto target = intents.find(readIntentValue(decision.after));
            const IntentState from = undo ? IntentState::Done : IntentState::Undone;
            if (target != intents.end() && target->second == from) {
                target->second = undo ? IntentState::Undone : IntentState::Done;
                undone.push_back(target->first);
            }
            continue;
        }
        if (intents.contains(decision.intent)) {
            continue;  // a further decision of a bulk act
        }
        for (const std::string& intent : undone) {
            IntentState& state = intents[intent];
            state = state == IntentState::Undone ? IntentState::Dropped : state;
        }
        undone.clear();
        intents.emplace(decision.intent, IntentState::Done);
    }
    return intents;
}

}  // namespace metes
