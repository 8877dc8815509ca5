// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"

namespace metes {

class ReadConnection;

/// Takes what waits into the full-text index, before a search on a worker thread. What cannot be
/// written, a read-only project above all, is searched as far as it is indexed: fails with
/// Cancelled alone, when stopped meanwhile.
Result<void> catchUpIndex(ReadConnection& project, Progress& progress);

}  // namespace metes
