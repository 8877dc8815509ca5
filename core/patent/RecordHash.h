// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/patent/Application.h"
#include "core/patent/DescriptionText.h"

namespace metes {

/// Hashes that tell whether a record says the same as the one that is stored: the first 32 hex
/// digits of a SHA-256 over all fields, each with its length before it, in a fixed order.
std::string recordHash(const Application& application);
/// The same where the caller has the joinParagraphs() of the description: only its hash is taken in,
/// for the text is long.
std::string recordHash(const Application& application, const DescriptionText& description);
std::string recordHash(const Claim& claim);
std::string recordHash(const Reason& reason);

}  // namespace metes
