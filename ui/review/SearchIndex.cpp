// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/SearchIndex.h"

#include "core/store/SearchRepository.h"
#include "ui/jobs/ReadConnection.h"

namespace metes {

namespace {

Result<void> catchUp(ReadConnection& project, Progress& progress)
{
    const Result<bool> behind = project.read(
        progress, [](Database& database) { return SearchRepository(database).isBehind(); });
    if (!behind) {
        return passOn(behind);
    }
    if (!*behind) {
        return {};
    }
    const Result<std::unique_ptr<Database>> writer = Database::open(project.path());
    if (!writer) {
        return passOn(writer);
    }
    (*writer)->setDurability(Database::Durability::Normal);
    return SearchRepository(**writer).catchUp(progress);
}

}  // namespace

Result<void> catchUpIndex(ReadConnection& project, Progress& progress)
{
    Result<void> indexed = catchUp(project, progress);
    if (!indexed && indexed.error().code == ErrorCode::Cancelled) {
        return indexed;
    }
    return {};
}

}  // namespace metes
