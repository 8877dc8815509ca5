// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/patent/Reason.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace metes {

class Database;

enum class ExportFormat {
    Metes,  ///< one JSON Lines file: manifest, applications with their claims, the decision log
    Csv,    ///< a folder with manifest.json, claims.csv and reasons.csv
    /// A folder with the claims, description and office action of each application as documents,
    /// "16204118.claims.md", and manifest.json.
    Markdown,
    DocumentJson,  ///< the same as JSON: text, blocks and marks, claims
    /// A folder with the paper's JSON of each application whose claims have reasons, "16204118.json"
    /// (formats 2), and manifest.json.
    Extraction
};

struct ExportOptions {
    std::optional<std::string> split;  ///< only claims of this split
    std::optional<Layer> layer;        ///< only reasons of this layer
    /// Claims as this annotator left them: label, categories, texts and spans of the fold, without
    /// rejected reasons, with added ones. Nothing: as imported.
    std::optional<std::string> annotator;
};

struct ExportReport {
    std::int64_t applications = 0;
    std::int64_t claims = 0;
    std::int64_t reasons = 0;
    std::int64_t decisions = 0;
};

/// Writes the project to `target`, which is replaced only when everything was written; of a folder
/// with documents, each file is replaced by itself. The same project gives the same bytes.
Result<ExportReport> exportProject(Database& database, ExportFormat format,
                                   const std::filesystem::path& target,
                                   const ExportOptions& options, Progress& progress);

}  // namespace metes
