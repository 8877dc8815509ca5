// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace metes {

/// XXH3 of 128 bits over `head` and then `body`, as 32 lower-case hex digits: tells one content from
/// another at the speed of memory. Whoever sets out to can make two contents with one hash, so where
/// that would do harm equal hashes are to be confirmed, or SHA-256 to be taken.
std::string contentHash(std::string_view head, std::string_view body);

}  // namespace metes
