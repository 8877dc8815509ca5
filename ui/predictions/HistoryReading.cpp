// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/predictions/HistoryReading.h"

#include "core/runs/ScoredClaimsLoader.h"
#include "core/store/Database.h"

namespace metes {

Result<std::shared_ptr<const RunHistory>> readRunHistory(const std::filesystem::path& project,
                                                         RunId run, const Progress& progress)
{
    const auto database = Database::open(project, {.mode = OpenMode::ReadOnly});
    if (!database) {
        return passOn(database);
    }
    const auto claims = loadScoredClaims(**database, run, progress);
    if (!claims) {
        return passOn(claims);
    }
    return std::make_shared<const RunHistory>(*claims);
}

}  // namespace metes
