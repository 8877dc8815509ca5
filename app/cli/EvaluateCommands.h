// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/cli/Output.h"

namespace metes::cli {

/// Options of evaluate and compare.
struct EvaluateArguments {
    std::string project;
    std::vector<std::string> runs;
    std::string split;  ///< empty: each run's own, else test; "all"
    std::string format = "text";
    std::string table;  ///< empty: those that belong on a page
    std::string zeroDivision = "zero";
    std::uint32_t bootstrap = 1000;
    std::uint64_t seed = 1;
    bool curves = false;
    bool paper = false;
};

ExitStatus evaluateRuns(const EvaluateArguments& arguments, const OutputOptions& options);
ExitStatus compareTwo(const EvaluateArguments& arguments, const OutputOptions& options);

}  // namespace metes::cli
