// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/cli/Commands.h"

namespace metes::cli {

/// Options of runs, predict, calibrate and ensemble.
struct RunArguments {
    std::string project;
    std::string remove;              ///< runs: the run to delete
    std::string cancel;              ///< runs: the run to give up
    std::string model;               ///< predict: file of the model
    std::string claimText;           ///< predict: a file, or "-" for standard input
    std::string resume;              ///< predict: the run to go on with
    std::string split;
    std::string run;                 ///< calibrate: the run to fit
    std::string method = "isotonic";
    std::vector<std::string> runs;   ///< ensemble: two
    std::uint64_t seed = 1;
    std::int64_t limit = 0;
    bool linter = false;
    bool random = false;
};

ExitStatus listRuns(const RunArguments& arguments, const Output& output);
ExitStatus predictClaims(const RunArguments& arguments, const OutputOptions& options);
ExitStatus calibrateRun(const RunArguments& arguments, const OutputOptions& options);
ExitStatus makeEnsemble(const RunArguments& arguments, const OutputOptions& options);
ExitStatus exportRun(const ExportArguments& arguments, const OutputOptions& options);
/// `predict --claim-text`: one claim outside any project.
ExitStatus predictText(const RunArguments& arguments, const Output& output);

}  // namespace metes::cli
