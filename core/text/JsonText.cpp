// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/JsonText.h"

#include "core/base/Json.h"
#include "core/text/TextIndex.h"

#include <cstdint>
#include <cstring>

namespace metes {

namespace {

constexpr std::uint64_t kOnes = 0x0101010101010101;
constexpr std::uint64_t kHighs = 0x8080808080808080;

std::uint64_t zeroBytes(std::uint64_t word)
{
    return (word - kOnes) & ~word & kHighs;
}

bool mustEscape(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
}

// Whether one of eight bytes must be escaped.
bool anyMustEscape(const char* bytes)
{
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof word);
    const std::uint64_t controls = (word - kOnes * 0x20) & ~word & kHighs;
    return (controls | zeroBytes(word ^ (kOnes * '"')) | zeroBytes(word ^ (kOnes * '\\'))) != 0;
}

// Length of the beginning that stands in JSON as it is.
std::size_t plainLength(std::string_view text)
{
    std::size_t length = 0;
    while (length + sizeof(std::uint64_t) <= text.size() && !anyMustEscape(text.data() + length)) {
        length += sizeof(std::uint64_t);
    }
    while (length < text.size() && !mustEscape(text[length])) {
        ++length;
    }
    return length;
}

void appendEscaped(std::string& json, char c)
{
    static constexpr char kDigits[] = "0123456789abcdef";
    switch (c) {
    case '"': json += "\\\""; break;
    case '\\': json += "\\\\"; break;
    case '\b': json += "\\b"; break;
    case '\t': json += "\\t"; break;
    case '\n': json += "\\n"; break;
    case '\f': json += "\\f"; break;
    case '\r': json += "\\r"; break;
    default:
        json += "\\u00";
        json += kDigits[static_cast<unsigned char>(c) >> 4];
        json += kDigits[static_cast<unsigned char>(c) & 15];
    }
}

}  // namespace

void appendJsonText(std::string& json, std::string_view text)
{
    if (!isAscii(text) && invalidUtf8At(text) != std::string_view::npos) {
        json += canonicalJson(Json(std::string(text)));  // which replaces what is not UTF-8
        return;
    }
    json += '"';
    while (true) {
        const std::size_t plain = plainLength(text);
        json += text.substr(0, plain);
        if (plain == text.size()) {
            break;
        }
        appendEscaped(json, text[plain]);
        text.remove_prefix(plain + 1);
    }
    json += '"';
}

}  // namespace metes
