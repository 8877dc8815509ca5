// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/OfficeDate.h"

#include <algorithm>

namespace metes {

std::string isoDate(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    std::string digits;
    for (const char c : text) {
        const bool dash = c == '-' && (digits.size() == 4 || digits.size() == 6);
        if (digits.size() == 8 || (!dash && (c < '0' || c > '9'))) {
            break;
        }
        if (!dash) {
            digits.push_back(c);
        }
    }
    if (digits.size() != 8) {
        return {};
    }
    const std::string year = digits.substr(0, 4);
    const std::string month = digits.substr(4, 2);
    const std::string day = digits.substr(6, 2);
    const bool valid =
        year >= "1700" && month >= "01" && month <= "12" && day >= "01" && day <= "31";
    return valid ? year + '-' + month + '-' + day : std::string();
}

}  // namespace metes
