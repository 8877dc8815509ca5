// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Commands.h"

#include <cstdint>
#include <string>

namespace metes::cli {

/// Options of match, build and stats.
struct DatasetArguments {
    std::string project;
    std::string card;        ///< build, stats: file of the dataset card
    std::uint64_t seed = 1;  ///< build
    bool all = false;        ///< match: places that a file gave, too
};

ExitStatus matchProject(const DatasetArguments& arguments, const OutputOptions& options);
ExitStatus buildProject(const DatasetArguments& arguments, const OutputOptions& options);
ExitStatus printStatistics(const DatasetArguments& arguments, const OutputOptions& options);

}  // namespace metes::cli
