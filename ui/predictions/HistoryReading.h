// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/RowId.h"
#include "core/evaluation/RunHistory.h"

#include <filesystem>
#include <memory>

namespace metes {

/// What a run's probabilities were worth so far, for jobs: opens the project by itself. Fails as
/// loadScoredClaims() does.
Result<std::shared_ptr<const RunHistory>> readRunHistory(const std::filesystem::path& project,
                                                         RunId run, const Progress& progress);

}  // namespace metes
