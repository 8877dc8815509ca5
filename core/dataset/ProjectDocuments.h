// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the sources of this folder only: the records of a project as documents again.

#include "core/patent/Application.h"
#include "core/uspto/Document.h"

#include <string>
#include <string_view>
#include <vector>

namespace metes {

PatentDocument claimsDocument(const Application& application, const std::vector<Claim>& claims);
PatentDocument descriptionDocument(const Application& application);
PatentDocument actionDocument(const Application& application);

/// An application's number as the name of a file: letters, digits, "-" and "_" stay, all else is
/// "_".
std::string fileStem(std::string_view application);

}  // namespace metes
