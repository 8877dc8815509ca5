// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Json.h"

#include <string_view>

namespace metes {

/// Whether a document keeps to a JSON schema (draft 7). InvalidInput with the first place that does
/// not and why; Internal when the schema itself is wrong.
Result<void> checkSchema(const Json& document, std::string_view schema);

}  // namespace metes
