// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace metes {

/// What a character entity of the ISO sets stands for, one or two characters: "sect" is U+00A7.
/// Files of the SGML years use them without declaring them in a place that we would open.
std::optional<std::u16string_view> characterOfEntity(std::u16string_view name);

}  // namespace metes
