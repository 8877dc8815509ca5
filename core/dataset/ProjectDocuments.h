// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the sources of this folder only: the records of a project as documents again.

#include "core/extraction/ExtractionJson.h"
#include "core/patent/Application.h"
#include "core/uspto/Document.h"

#include <string>
#include <string_view>
#include <vector>

namespace metes {

PatentDocument claimsDocument(const Application& application, const std::vector<Claim>& claims);
PatentDocument descriptionDocument(const Application& application);
PatentDocument actionDocument(const Application& application);

/// The reasons of an application's claims in the paper's form: one entry for what was said of several
/// claims at once, in the order of the claims.
ExtractionDocument extractionOf(const std::vector<Claim>& claims);

/// An application's number as the name of a file: letters, digits, "-" and "_" stay, all else is
/// "_".
std::string fileStem(std::string_view application);

}  // namespace metes
