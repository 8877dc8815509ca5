// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace metes {

/// Version of the program, as CMake states it.
inline constexpr const char* kVersion = METES_VERSION;

}  // namespace metes
