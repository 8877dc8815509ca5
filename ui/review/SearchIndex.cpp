// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/SearchIndex.h"

#include "core/store/SearchRepository.h"

namespace metes {

namespace {

Result<void> catchUp(const std::filesystem::path& path, Database& reader, Progress& progress)
{
    const Result<bool> behind = SearchRepository(reader).isBehind();
    if (!behind) {
        return tl::unexpected(behind.error());
    }
    if (!*behind) {
        return {};
    }
    const Result<std::unique_ptr<Database>> writer = Database::open(path);
    if (!writer) {
        return tl::unexpected(writer.error());
    }
    (*writer)->setDurability(Database::Durability::Normal);
    return SearchRepository(**writer).catchUp(progress);
}

}  // namespace

Result<std::unique_ptr<Database>> openForSearch(const std::filesystem::path& path,
                                                Progress& progress)
{
    OpenOptions options;
    options.mode = OpenMode::ReadOnly;
    Result<std::unique_ptr<Database>> reader = Database::open(path, options);
    if (!reader) {
        return reader;
    }
    const Result<void> indexed = catchUp(path, **reader, progress);
    if (!indexed && indexed.error().code == ErrorCode::Cancelled) {
        return tl::unexpected(indexed.error());
    }
    return reader;
}

}  // namespace metes
