// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From documents of the patent office to the records of a dataset.

#include "core/patent/Application.h"
#include "core/uspto/Document.h"
#include "core/uspto/DocumentContents.h"

#include <string>
#include <vector>

namespace metes {

/// A document and the file that it came from.
struct SourcedDocument {
    std::string file;
    PatentDocument document;
    DocumentRole role = DocumentRole::Unknown;  ///< when somebody said it; else as roleOf() finds
};

/// What the documents of one application say. Fields that no document tells are empty.
struct ApplicationRecords {
    std::string file;  ///< of the first document
    Application application;
    std::vector<Claim> claims;
    /// What a person should know, each with its file: "a.xml: claim 3 is marked as amended ...".
    std::vector<std::string> notes;
};

struct DocumentRecords {
    std::vector<ApplicationRecords> applications;  ///< in the order of the documents
    /// Documents that give nothing: the file, and why.
    std::vector<std::pair<std::string, std::string>> refused;
};

/// Puts the documents of each application together. The office action is the first rejection by
/// date (CTNF, CTFR), or else the first action. Claims and description are the latest before that
/// action, or the latest where none is. Cancelled claims are left out; no claim has a label.
DocumentRecords recordsOf(std::vector<SourcedDocument> documents);

/// Fills what `fresh` does not tell from what is stored.
void fillFrom(Application& fresh, Application stored);

}  // namespace metes
