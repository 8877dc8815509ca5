// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/RowId.h"

namespace metes {

class Database;

/// Writes the predictions of a run as JSON Lines (formats 6), a manifest first, by application and
/// claim; returns how many. Offsets of spans are code points of the text that was scored. The
/// target is replaced only when everything was written; the same run gives the same bytes.
/// NotFound, Cancelled, and as AtomicFile fails.
Result<std::int64_t> exportPredictions(Database& database, RunId run,
                                       const std::optional<std::string>& split,
                                       const std::filesystem::path& target, Progress& progress);

}  // namespace metes
