// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/store/Database.h"

#include <filesystem>
#include <memory>

namespace metes {

/// A reading connection to the project at `path` for a search on a worker thread, after the
/// full-text index took in what waited. What cannot be written, a read-only project above all, is
/// searched as far as it is indexed. Fails with Cancelled when stopped while indexing.
Result<std::unique_ptr<Database>> openForSearch(const std::filesystem::path& path,
                                                Progress& progress);

}  // namespace metes
