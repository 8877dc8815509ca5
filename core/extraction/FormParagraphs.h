// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The wordings by which an action says that a claim is indefinite: the office's form paragraphs
// (MPEP 2173 and 2175; their numbers are not printed in an action) and the words that examiners use
// on their own, who write most reasons freely.

#include "core/extraction/WordPattern.h"
#include "core/patent/Category.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace metes::extraction {

enum class Force : std::uint8_t {
    Form,  ///< a form paragraph: makes a reason and says its category
    Free,  ///< "unclear", "metes and bounds": makes a reason
    Hint   ///< says the category of a reason that other words make
};

struct Wording {
    std::string_view rule;  ///< "7.34.05", "unclear"
    Force force;
    Category category;
    WordPatterns patterns;
};

/// In order of precedence: the first that is found names the reason's rule and category.
const std::vector<Wording>& wordings();

/// A wording found in a stretch of the action.
struct FoundWording {
    const Wording* wording = nullptr;
    TokenRange place;
};

/// Whether the sentence says that a claim is indefinite, in whatever way.
bool saysIndefinite(const ActionText& text, TokenRange sentence);
/// The form paragraph that the sentence is taken from, or null.
const Wording* formParagraph(const ActionText& text, TokenRange sentence);

struct Classification {
    std::string_view rule;
    Category category = Category::Other;
};

/// Rule and category of a reason that consists of these sentences.
Classification classify(const ActionText& text, const std::vector<TokenRange>& sentences);

}  // namespace metes::extraction
