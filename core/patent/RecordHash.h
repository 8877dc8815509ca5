// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/patent/Application.h"
#include "core/patent/DescriptionText.h"

#include <string>

namespace metes {

/// Hashes that tell whether a record says the same as the one that is stored: the contentHash() of all
/// fields, each with its length before it, in a fixed order.
std::string recordHash(const Application& application);
/// The same where the caller has the description joined, whatever application.description is.
std::string recordHash(const Application& application, const DescriptionText& description);
std::string recordHash(const Claim& claim);
std::string recordHash(const Reason& reason);

}  // namespace metes
