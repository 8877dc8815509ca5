// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/base/Error.h"

namespace metes {

/// The one JSON type of the program. Objects keep their keys sorted.
using Json = nlohmann::json;

/// Canonical JSON: keys sorted by their bytes, no blanks, UTF-8 unescaped. Equal values give equal
/// bytes, so that hashes of it can be compared.
std::string canonicalJson(const Json& value);

/// InvalidInput with the byte position when `text` is no JSON; also for numbers past a double's
/// range and for values nested more than 512 levels deep.
Result<Json> parseJson(std::string_view text);

}  // namespace metes
