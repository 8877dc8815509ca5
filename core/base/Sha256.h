// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace metes {

/// SHA-256 of the bytes as 64 lower-case hex digits.
std::string sha256Hex(std::string_view bytes);

/// SHA-256 fed in pieces.
class Sha256 {
public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256&) = delete;
    Sha256& operator=(const Sha256&) = delete;

    void add(std::string_view bytes);
    /// Ends the sum: once, until the next begin().
    std::string hex();
    /// Starts anew, forgetting what was added.
    void begin();

private:
    void* m_context;  // EVP_MD_CTX, kept out of this header
};

}  // namespace metes
