// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Json.h"

namespace metes {

namespace {

// Writing a value recurses once per level, so depth has to end before the stack does.
constexpr int kDeepest = 512;

bool isTooDeep(std::string_view text)
{
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            i += c == '\\' ? 1 : 0;
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kDeepest) {
                return true;
            }
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

}  // namespace

std::string canonicalJson(const Json& value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Json> parseJson(std::string_view text)
{
    if (isTooDeep(text)) {
        return fail(ErrorCode::InvalidInput, "not readable: JSON nested more than "
                                                 + std::to_string(kDeepest) + " levels deep");
    }
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        return fail(ErrorCode::InvalidInput,
                    "not JSON: error at byte " + std::to_string(error.byte), error.what());
    } catch (const Json::exception& error) {  // a number that no double holds
        return fail(ErrorCode::InvalidInput, "not readable: a JSON value out of range",
                    error.what());
    }
}

}  // namespace metes
