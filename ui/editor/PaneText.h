// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace metes {

/// The widest line of the text panes, in average characters: longer ones are hard to read.
inline constexpr int kColumnCharacters = 80;

/// What separates words in the texts that the panes show.
inline constexpr std::string_view kBlanks = " \t\r\n\v\f";

}  // namespace metes
