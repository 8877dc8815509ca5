// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace metes {

/// Whether an office action mentions 35 U.S.C. 112(b) anywhere, or one of its forms from before the
/// America Invents Act ("112, second paragraph", "112, 2nd par.", "112, ¶ 2", "the second
/// paragraph of 35 U.S.C. 112"). Lists count: "112(a) or (b)", "112(a)-(d)", "112, first and second
/// paragraphs". Only the claims of an action that does not are taken for definite.
bool mentionsIndefiniteness(std::string_view actionText);

}  // namespace metes
