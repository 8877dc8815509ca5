// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/ReviewController.h"

#include "core/store/ClaimRepository.h"

#include <algorithm>

namespace metes {

ReviewController::ReviewController(Database& database, ReviewSession& session, const Clock& clock,
                                   QObject* parent)
    : QObject(parent), m_database(database), m_session(session), m_timer(clock)
{
}

bool ReviewController::show(ClaimId claim)
{
    Result<ReviewItem> item = m_session.load(claim);
    if (!item) {
        return report(item.error(), [this, claim] { show(claim); });
    }
    if (const Result<void> tree = readTree(item->stored.applicationId); !tree) {
        return report(tree.error(), [this, claim] { show(claim); });
    }
    m_item = std::move(*item);
    m_focus = {};
    m_spent = 0;
    m_timer.restart();
    if (!m_item->review.reasons.empty()) {
        m_focus = *firstSpan(m_item->review.reasons.front());
    }
    emit claimShown();
    emit focusChanged();
    return true;
}

Result<void> ReviewController::readTree(ApplicationId application)
{
    if (application == m_treeOf) {
        return {};
    }
    const auto dependencies = ClaimRepository(m_database).dependencies(application);
    if (!dependencies) {
        return tl::unexpected(dependencies.error());
    }
    m_tree = {};
    for (const auto& [number, parents] : *dependencies) {
        m_tree.insert(number, parents);
    }
    m_treeOf = application;
    return {};
}

bool ReviewController::reload()
{
    if (!m_item) {
        return true;
    }
    m_treeOf = {};
    Result<ReviewItem> item = m_session.load(claim());
    if (!item) {
        return report(item.error(), [this] { reload(); });
    }
    const bool sameTexts = item->stored.document == m_item->stored.document
                           && item->application.action == m_item->application.action;
    const SpanFocus before = m_focus;
    if (!sameTexts && !show(claim())) {
        return false;
    }
    m_item = std::move(*item);
    m_focus = before;
    keepFocus();
    emit reviewChanged();
    emit focusChanged();
    return true;
}

void ReviewController::clear()
{
    m_item.reset();
    m_focus = {};
    emit claimShown();
    emit focusChanged();
}

std::vector<std::int32_t> ReviewController::ancestors() const
{
    return m_item ? m_tree.ancestors(m_item->stored.claim.number) : std::vector<std::int32_t>{};
}

Result<std::vector<ParentClaim>> ReviewController::parentClaims() const
{
    std::vector<ParentClaim> parents;
    const ClaimRepository claims(m_database);
    for (const std::int32_t number : ancestors()) {
        const auto id = claims.find(m_item->stored.claim.application, number);
        if (!id) {
            return tl::unexpected(id.error());
        }
        ParentClaim parent{number, std::nullopt};
        if (*id) {
            Result<std::string> text = claims.text(**id);
            if (!text) {
                return tl::unexpected(text.error());
            }
            parent.text = std::move(*text);
        }
        parents.push_back(std::move(parent));
    }
    return parents;
}

const ReasonReview* ReviewController::focused() const
{
    return m_focus.reason.empty() ? nullptr : reason(m_focus.reason);
}

const ReasonReview* ReviewController::reason(const std::string& id) const
{
    if (!m_item) {
        return nullptr;
    }
    const auto& reasons = m_item->review.reasons;
    const auto found =
        std::find_if(reasons.begin(), reasons.end(),
                     [&id](const ReasonReview& each) { return each.reason.id == id; });
    return found == reasons.end() ? nullptr : &*found;
}

std::optional<SpanFocus> ReviewController::firstSpan(const ReasonReview& reason) const
{
    const auto& spans = reason.reason.spans;
    for (std::size_t index = 0; index < spans.size(); ++index) {
        if (!spans[index].range.empty()) {
            return SpanFocus{reason.reason.id, static_cast<int>(index)};
        }
    }
    return SpanFocus{reason.reason.id, -1};
}

void ReviewController::setFocus(const SpanFocus& focus)
{
    const ReasonReview* target = reason(focus.reason);
    SpanFocus wanted = target == nullptr ? SpanFocus{} : focus;
    if (target != nullptr && focus.span < 0) {
        wanted = *firstSpan(*target);
    }
    if (wanted != m_focus) {
        m_focus = wanted;
        emit focusChanged();
    }
}

void ReviewController::stepReason(int step)
{
    if (!m_item || m_item->review.reasons.empty()) {
        return;
    }
    const auto& reasons = m_item->review.reasons;
    const ReasonReview* current = focused();
    const auto last = static_cast<std::ptrdiff_t>(reasons.size()) - 1;
    const std::ptrdiff_t position =
        current == nullptr ? (step > 0 ? -1 : last + 1) : current - reasons.data();
    const std::ptrdiff_t target = std::clamp<std::ptrdiff_t>(position + step, 0, last);
    setFocus({reasons[static_cast<std::size_t>(target)].reason.id, -1});
}

void ReviewController::stepSpan(int step)
{
    struct Place {
        TextRange range;
        SpanFocus focus;
    };
    if (!m_item) {
        return;
    }
    std::vector<Place> places;
    for (const ReasonReview& each : m_item->review.reasons) {
        for (std::size_t index = 0; index < each.reason.spans.size(); ++index) {
            const TextRange range = each.reason.spans[index].range;
            if (!range.empty()) {
                places.push_back({range, {each.reason.id, static_cast<int>(index)}});
            }
        }
    }
    if (places.empty()) {
        return;
    }
    std::stable_sort(places.begin(), places.end(), [](const Place& left, const Place& right) {
        return left.range < right.range;
    });
    const auto count = static_cast<std::ptrdiff_t>(places.size());
    const auto current = std::find_if(places.begin(), places.end(), [this](const Place& place) {
        return place.focus == m_focus;
    });
    const std::ptrdiff_t position =
        current == places.end() ? (step > 0 ? -1 : count) : current - places.begin();
    setFocus(places[static_cast<std::size_t>((position + step + count) % count)].focus);
}

void ReviewController::keepFocus()
{
    const ReasonReview* target = focused();
    if (target == nullptr) {
        m_focus = m_item && !m_item->review.reasons.empty()
                      ? *firstSpan(m_item->review.reasons.front())
                      : SpanFocus{};
    } else if (m_focus.span >= static_cast<int>(target->reason.spans.size()) || m_focus.span < 0) {
        m_focus = *firstSpan(*target);
    }
}

}  // namespace metes
