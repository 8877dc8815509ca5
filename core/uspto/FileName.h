// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/uspto/Document.h"

#include <string>
#include <string_view>

namespace metes {

/// What the name of a file alone tells: "19182905.2025-04-18.M9N8X7.CLM.xml",
/// "94852_19182905_12-10-2025_CTFR.DOCX".
struct FileNameFacts {
    std::string application;  ///< eight digits, or empty
    std::string date;         ///< yyyy-mm-dd, or empty
    std::string code;         ///< a document code of the office, or empty
};

FileNameFacts factsOfFileName(std::string_view name);

/// Fills what the document itself does not say.
void applyFileName(PatentDocument& document, std::string_view name);

/// "19/182,905" and "19182905" as "19182905"; empty for what is no application number.
std::string applicationDigits(std::string_view text);

/// The first application number written as "19/182,905" in a text; empty when there is none.
std::string findApplicationNumber(std::string_view text);

}  // namespace metes
