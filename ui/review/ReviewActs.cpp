// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The acts of ReviewController.

#include "ui/review/ReviewController.h"

#include <algorithm>

namespace metes {

namespace {

std::vector<std::string> idsOf(const ClaimReview& review)
{
    std::vector<std::string> ids;
    for (const ReasonReview& each : review.reasons) {
        ids.push_back(each.reason.id);
    }
    return ids;
}

}  // namespace

bool ReviewController::accept()
{
    if (!decide(ReviewAct::onClaim(Act::Accept), [this] { accept(); })) {
        return false;
    }
    m_pace.add(m_spent);
    m_spent = 0;
    emit claimFinished();
    return true;
}

bool ReviewController::skip()
{
    if (!decide(ReviewAct::onClaim(Act::Skip), [this] { skip(); })) {
        return false;
    }
    emit claimFinished();
    return true;
}

bool ReviewController::setLabel(Label label)
{
    if (!m_item || m_item->review.label == label) {
        return false;
    }
    return decide(ReviewAct::setLabel(label));
}

bool ReviewController::setCategory(Category category)
{
    const ReasonReview* target = focused();
    if (target == nullptr || target->reason.category == category) {
        return false;
    }
    return decide(ReviewAct::setCategory(target->reason.id, category));
}

bool ReviewController::onFocused(Act act)
{
    return decide(ReviewAct::onReason(act, m_focus.reason));
}

bool ReviewController::toggleRejected()
{
    const ReasonReview* target = focused();
    return target != nullptr
           && onFocused(target->state == ReasonState::Rejected ? Act::Restore : Act::Reject);
}

bool ReviewController::toggleTextWrong()
{
    const ReasonReview* target = focused();
    return target != nullptr
           && onFocused(target->text == Verdict::Wrong ? Act::TextRight : Act::TextWrong);
}

bool ReviewController::toggleSpansWrong()
{
    const ReasonReview* target = focused();
    return target != nullptr
           && onFocused(target->spans == Verdict::Wrong ? Act::SpansRight : Act::SpansWrong);
}

bool ReviewController::toggleMissing()
{
    return m_item
           && decide(ReviewAct::onClaim(m_item->review.missing ? Act::NotMissing : Act::Missing));
}

bool ReviewController::toggleFlag()
{
    return m_item && decide(ReviewAct::onClaim(m_item->review.flagged ? Act::Unflag : Act::Flag));
}

bool ReviewController::addSpan(TextRange range)
{
    const ReasonReview* target = focused();
    if (target == nullptr || range.empty()) {
        return false;
    }
    const std::string id = target->reason.id;
    const auto position = static_cast<int>(target->reason.spans.size());
    if (!decide(ReviewAct::addSpan(id, range), [this, range] { addSpan(range); })) {
        return false;
    }
    setFocus({id, position});
    return true;
}

bool ReviewController::moveSpan(TextRange range)
{
    const ReasonReview* target = focused();
    if (target == nullptr || m_focus.span < 0 || range.empty()
        || m_focus.span >= static_cast<int>(target->reason.spans.size())
        || target->reason.spans[static_cast<std::size_t>(m_focus.span)].range == range) {
        return false;
    }
    return decide(ReviewAct::moveSpan(target->reason.id, m_focus.span, range));
}

bool ReviewController::addReason(Category category, TextRange range, const std::string& text)
{
    if (!m_item || range.empty()) {
        return false;
    }
    const std::vector<std::string> known = idsOf(m_item->review);
    if (!decide(ReviewAct::addReason(category, range, text),
                [this, category, range, text] { addReason(category, range, text); })) {
        return false;
    }
    focusAdded(known);
    return true;
}

bool ReviewController::comment(const std::string& text, const std::string& reasonId)
{
    const ReasonReview* target = reasonId.empty() ? nullptr : reason(reasonId);
    if (!m_item || (target == nullptr && !reasonId.empty())) {
        return false;
    }
    const std::string& before = target == nullptr ? m_item->review.comment : target->comment;
    return text != before && decide(ReviewAct::comment(text, reasonId));
}

bool ReviewController::decide(const ReviewAct& act, std::function<void()> again)
{
    if (!m_item) {
        return false;
    }
    const ClaimId target = claim();
    const std::int64_t active = m_timer.elapsed();
    const Result<DecisionReceipt> receipt = m_session.decide(target, act, active);
    if (!receipt) {
        return report(receipt.error(), [this, target, act, again = std::move(again)] {
            if (claim() == target) {
                again ? again() : static_cast<void>(decide(act));
            }
        });
    }
    m_spent += m_timer.take();
    emit recovered();
    const bool fresh = refresh();
    emit decided({target});
    return fresh;
}

bool ReviewController::refresh()
{
    if (!m_item) {
        return true;
    }
    Result<ClaimReview> review = m_session.review(claim());
    if (!review) {
        return report(review.error(), [this] { reload(); });
    }
    m_item->review = std::move(*review);
    const SpanFocus before = m_focus;
    keepFocus();
    emit reviewChanged();
    if (m_focus != before) {
        emit focusChanged();
    }
    return true;
}

bool ReviewController::takeBack(Direction direction)
{
    const Result<std::optional<UndoReceipt>> receipt =
        direction == Direction::Undo ? m_session.undo() : m_session.redo();
    if (!receipt) {
        return report(receipt.error(), [this, direction] { takeBack(direction); });
    }
    emit recovered();
    if (!*receipt) {
        emit nothingToTakeBack(direction);
        return false;
    }
    const UndoReceipt& done = **receipt;
    const bool here =
        std::find(done.claims.begin(), done.claims.end(), claim()) != done.claims.end();
    const bool shown = here || done.claims.empty() ? refresh() : show(done.claims.front());
    emit decided(done.claims);
    emit takenBack(direction, done);
    return shown;
}

void ReviewController::focusAdded(const std::vector<std::string>& known)
{
    for (const ReasonReview& each : m_item->review.reasons) {
        if (std::find(known.begin(), known.end(), each.reason.id) == known.end()) {
            setFocus({each.reason.id, -1});
        }
    }
}

bool ReviewController::report(const Error& error, std::function<void()> again)
{
    m_retry = std::move(again);
    emit failed(error);
    return false;
}

void ReviewController::retry()
{
    if (const std::function<void()> again = std::exchange(m_retry, nullptr)) {
        again();
    }
}

}  // namespace metes
