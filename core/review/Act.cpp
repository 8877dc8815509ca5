// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/Act.h"

#include <array>
#include <utility>

namespace metes {

namespace {

struct ActInfo {
    Act act;
    std::string_view id;
    ActTarget target;
};

constexpr std::array kActs{
    ActInfo{Act::Label, "label", ActTarget::Claim},
    ActInfo{Act::Category, "category", ActTarget::Reason},
    ActInfo{Act::Text, "text", ActTarget::Reason},
    ActInfo{Act::TextRight, "text_right", ActTarget::Reason},
    ActInfo{Act::TextWrong, "text_wrong", ActTarget::Reason},
    ActInfo{Act::SpansRight, "spans_right", ActTarget::Reason},
    ActInfo{Act::SpansWrong, "spans_wrong", ActTarget::Reason},
    ActInfo{Act::Span, "span", ActTarget::Reason},
    ActInfo{Act::AddSpan, "add_span", ActTarget::Reason},
    ActInfo{Act::DropSpan, "drop_span", ActTarget::Reason},
    ActInfo{Act::AddReason, "add_reason", ActTarget::Claim},
    ActInfo{Act::Reject, "reject", ActTarget::Reason},
    ActInfo{Act::Restore, "restore", ActTarget::Reason},
    ActInfo{Act::Accept, "accept", ActTarget::Either},
    ActInfo{Act::Missing, "missing", ActTarget::Claim},
    ActInfo{Act::NotMissing, "not_missing", ActTarget::Claim},
    ActInfo{Act::Comment, "comment", ActTarget::Either},
    ActInfo{Act::Flag, "flag", ActTarget::Claim},
    ActInfo{Act::Unflag, "unflag", ActTarget::Claim},
    ActInfo{Act::Skip, "skip", ActTarget::Claim},
    ActInfo{Act::Undo, "undo", ActTarget::Claim},
    ActInfo{Act::Redo, "redo", ActTarget::Claim},
};

}  // namespace

std::string_view actId(Act act)
{
    return kActs[static_cast<std::size_t>(act)].id;
}

std::optional<Act> actFromId(std::string_view id)
{
    for (const ActInfo& info : kActs) {
        if (info.id == id) {
            return info.act;
        }
    }
    return std::nullopt;
}

ActTarget actTarget(Act act)
{
    return kActs[static_cast<std::size_t>(act)].target;
}

ReviewAct ReviewAct::setLabel(Label label)
{
    ReviewAct act = onClaim(Act::Label);
    act.label = label;
    return act;
}

ReviewAct ReviewAct::setCategory(std::string reason, Category category)
{
    ReviewAct act = onReason(Act::Category, std::move(reason));
    act.category = category;
    return act;
}

ReviewAct ReviewAct::setText(std::string reason, std::string text)
{
    ReviewAct act = onReason(Act::Text, std::move(reason));
    act.text = std::move(text);
    return act;
}

ReviewAct ReviewAct::onReason(Act act, std::string reason)
{
    ReviewAct result;
    result.act = act;
    result.reason = std::move(reason);
    return result;
}

ReviewAct ReviewAct::onClaim(Act act)
{
    return onReason(act, {});
}

ReviewAct ReviewAct::moveSpan(std::string reason, std::int32_t span, TextRange range)
{
    ReviewAct act = onReason(Act::Span, std::move(reason));
    act.span = span;
    act.ranges = {range};
    return act;
}

ReviewAct ReviewAct::addSpan(std::string reason, TextRange range)
{
    ReviewAct act = onReason(Act::AddSpan, std::move(reason));
    act.ranges = {range};
    return act;
}

ReviewAct ReviewAct::dropSpan(std::string reason, std::int32_t span)
{
    ReviewAct act = onReason(Act::DropSpan, std::move(reason));
    act.span = span;
    return act;
}

ReviewAct ReviewAct::addReason(Category category, TextRange range, std::string text)
{
    ReviewAct act = onClaim(Act::AddReason);
    act.category = category;
    act.ranges = {range};
    act.text = std::move(text);
    return act;
}

ReviewAct ReviewAct::comment(std::string text, std::string reason)
{
    ReviewAct act = onReason(Act::Comment, std::move(reason));
    act.text = std::move(text);
    return act;
}

}  // namespace metes
