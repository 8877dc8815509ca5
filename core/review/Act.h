// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Decisions: one annotator's act on one target at one time. The log is append-only; what a screen
// shows is the fold of the log over the imported layers; undo appends.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/patent/Reason.h"

namespace metes {

enum class Act : std::uint8_t {
    Label,       ///< sets the label of the claim
    Category,    ///< sets the category of a reason
    Text,        ///< sets the text of a reason
    TextRight, TextWrong,    ///< a verdict on the text of a reason
    SpansRight, SpansWrong,  ///< a verdict on the spans of a reason
    Span,        ///< moves or resizes one span of a reason
    AddSpan, DropSpan,
    AddReason,   ///< a reason of the annotator's own
    Reject, Restore,
    Accept,      ///< affirms the claim with all that is shown, or one reason
    Missing, NotMissing,     ///< a reason is missing that nobody cited
    Comment,     ///< sets the comment on the claim or a reason; an empty one removes it
    Flag, Unflag,
    Skip,
    Undo, Redo   ///< names the intent that it takes back or brings back
};

std::string_view actId(Act act);
std::optional<Act> actFromId(std::string_view id);

/// Whether the act names a reason: always, never, or either.
enum class ActTarget : std::uint8_t { Claim, Reason, Either };
ActTarget actTarget(Act act);

/// An act with its value, before it is a decision.
struct ReviewAct {
    Act act = Act::Accept;
    std::string reason;  ///< public id of the reason; empty: the claim

    std::optional<Label> label;        ///< Label
    std::optional<Category> category;  ///< Category, AddReason
    std::string text;                  ///< Text, Comment, AddReason
    std::vector<TextRange> ranges;     ///< Span, AddSpan: one; AddReason: any number
    std::int32_t span = 0;             ///< Span, DropSpan: position in the reason's spans

    static ReviewAct setLabel(Label label);
    static ReviewAct setCategory(std::string reason, Category category);
    static ReviewAct setText(std::string reason, std::string text);
    static ReviewAct onReason(Act act, std::string reason);  ///< verdicts, Reject, Restore, Accept
    static ReviewAct onClaim(Act act);  ///< Accept, Missing, NotMissing, Flag, Unflag, Skip
    static ReviewAct moveSpan(std::string reason, std::int32_t span, TextRange range);
    static ReviewAct addSpan(std::string reason, TextRange range);
    static ReviewAct dropSpan(std::string reason, std::int32_t span);
    static ReviewAct addReason(Category category, TextRange range, std::string text = {});
    static ReviewAct comment(std::string text, std::string reason = {});
};

}  // namespace metes
