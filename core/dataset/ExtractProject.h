// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The office actions of a project to examiner's reasons of its claims.

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/extraction/Extractor.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

class Database;

struct ExtractOptions {
    /// What becomes of examiner's reasons that a file brought, where an action gives reasons too.
    enum class FileReasons : std::uint8_t {
        Refuse,  ///< nothing is stored, and the error names the first such claim
        Replace  ///< they are retired; decisions on them stay and become orphans
    } fileReasons = FileReasons::Refuse;
    /// Told of each action before it is stored; an error leaves it out and ends the extraction.
    std::function<Result<void>(const std::string& application, const Extraction& extraction,
                               const std::vector<ExtractionClaim>& claims)>
        extracted{};
};

/// Something about one application's action.
template<typename T>
struct OfApplication {
    std::string application;
    T value;
};

struct ExtractReport {
    std::int64_t actions = 0;
    std::int64_t reasons = 0;     ///< records: one for each claim that a reason is given for
    std::int64_t ungrounded = 0;  ///< recitations that are nowhere in their claim
    std::int64_t claims = 0;      ///< with a reason
    std::vector<OfApplication<HistoryEvent>> history;
    std::vector<OfApplication<ExtractionSlip>> slips;
};

/// Extracts every action by rules and stores the reasons in the examiner's layer; reasons of an
/// earlier extraction are replaced, and keep their ids and decisions where nothing changed. A claim
/// with a reason, its own or inherited, becomes indefinite; no other label is touched, but for one
/// that an earlier extraction set. Cancelled, also within an action, keeps the applications that are
/// done.
Result<ExtractReport> extractProject(Database& database, const ExtractOptions& options,
                                     const Clock& clock, Progress& progress);

/// Stores the reasons of an extraction JSON for one application, in the same way. NotFound when the
/// project has no such application; InvalidInput as readExtractionJson(); Cancelled stores nothing.
Result<ExtractReport> importExtraction(Database& database, const std::string& application,
                                       std::string_view json, const ExtractOptions& options,
                                       const Clock& clock, Progress& progress);

}  // namespace metes
