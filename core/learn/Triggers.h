// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace metes {

/// Words and phrases that draw rejections under 112(b), in the order of their features. A blank in
/// a phrase stands for any run of blanks; "step for" is met by "steps for" too.
std::span<const std::string_view> triggerPhrases();

}  // namespace metes
