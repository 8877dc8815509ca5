// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// JSON as the office's services and those who collected from them write it.

#include "core/base/Error.h"
#include "core/base/Json.h"
#include "core/base/Progress.h"

#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// As parseJson(), and bare NaN and Infinity are null. Several values one after another (JSON
/// Lines) become an array. A byte order mark is passed over.
Result<Json> parseLooseJson(std::string_view bytes);

/// The field as text: of an array its first element; a number without a needless fraction; empty
/// for null and for what is absent.
std::string looseText(const Json& object, const char* field);
/// The first of the fields that is not empty.
std::string looseText(const Json& object, std::initializer_list<const char*> fields);

/// The texts of an array; a single text is an array of one.
std::vector<std::string> looseTexts(const Json& object, const char* field);

/// A date as yyyy-mm-dd: "2023-10-03T00:00:00", "19-AUG-13", "10/3/2023", seconds since 1970. Empty
/// for the null dates of the services (0001-01-01, and 2001-01-01 in seconds) and for what is none.
std::string looseDate(const Json& object, std::initializer_list<const char*> fields);

}  // namespace metes
