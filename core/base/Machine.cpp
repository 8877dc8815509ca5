// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Machine.h"

#include <array>
#include <cstdlib>

#include <pwd.h>
#include <unistd.h>

namespace metes {

std::string loginName()
{
    for (const char* const variable : {"USER", "LOGNAME"}) {
        if (const char* const name = std::getenv(variable); name != nullptr && *name != '\0') {
            return name;
        }
    }
    const passwd* const entry = ::getpwuid(::getuid());
    return entry == nullptr || *entry->pw_name == '\0' ? "annotator" : entry->pw_name;
}

std::string hostName()
{
    std::array<char, 256> name{};
    const bool known = ::gethostname(name.data(), name.size() - 1) == 0 && name.front() != '\0';
    return known ? name.data() : "unknown";
}

}  // namespace metes
