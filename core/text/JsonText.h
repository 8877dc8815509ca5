// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace metes {

/// Appends a text as a string of canonical JSON: the bytes of canonicalJson(Json(text)), many times
/// as fast. Descriptions are hashed in this form.
void appendJsonText(std::string& json, std::string_view text);

}  // namespace metes
