// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "app/cli/Output.h"

namespace metes::cli {

/// Options of train.
struct LearnArguments {
    std::string project;
    std::string features = "all";
    std::string calibration = "none";
    std::string target;  ///< the model file
    std::uint64_t seed = 1;
    double cost = 1;
};

ExitStatus train(const LearnArguments& arguments, const OutputOptions& options);

}  // namespace metes::cli
