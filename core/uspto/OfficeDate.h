// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace metes {

/// "20141118", "2014-11-18" and "2014-11-18T10:00:00" as "2014-11-18", blanks before it allowed;
/// empty when it is no date since 1700.
std::string isoDate(std::string_view text);

}  // namespace metes
