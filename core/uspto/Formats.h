// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One reader per format. Each takes the bytes of one file, already out of its archive, and a name
// for its messages and for what the file name alone tells (application, date, code; may be empty).
// Each refuses with InvalidInput and a message that says what the file is instead, and stops with
// Cancelled soon after it is asked to.

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/uspto/Document.h"

#include <string_view>
#include <vector>

namespace metes {

using ReadResult = Result<std::vector<PatentDocument>>;

/// Claims, specification, abstract or office action of a file wrapper, in any of the three families.
ReadResult readFileWrapperXml(std::string_view bytes, std::string_view name, Progress& progress);

/// Publications and grants, 2001 to now; several one after another in one file too.
ReadResult readFullTextXml(std::string_view bytes, std::string_view name, Progress& progress);

ReadResult readDocx(std::string_view bytes, std::string_view name, Progress& progress);
ReadResult readPdf(std::string_view bytes, std::string_view name, Progress& progress);
ReadResult readMarkdown(std::string_view bytes, std::string_view name, Progress& progress);
ReadResult readPlainText(std::string_view bytes, std::string_view name, Progress& progress);

/// Answers of the Open Data Portal: one document per application, with metadata and without text.
ReadResult readPortalJson(std::string_view bytes, std::string_view name, Progress& progress);
/// Office actions as JSON: the text service's `docs` with `bodyText`, or a record with `textdata`.
ReadResult readActionJson(std::string_view bytes, std::string_view name, Progress& progress);
/// A published application as JSON: title, abstract, sections, claims.
ReadResult readPublicationJson(std::string_view bytes, std::string_view name, Progress& progress);

}  // namespace metes
