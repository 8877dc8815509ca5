// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Commands.h"
#include "app/cli/Output.h"

#include <string>

namespace metes::cli {

/// Options of extract.
struct ExtractArguments {
    std::string project;
    std::string with = "rules";
    std::string format;  ///< "extraction": write the paper's JSON as well
    std::string target;  ///< folder of it
    bool replace = false;
};

ExitStatus extract(const ExtractArguments& arguments, const OutputOptions& options);
/// Files in the paper's form: of --application, else each of the application that its name says.
ExitStatus importExtractions(const ImportArguments& arguments, const OutputOptions& options);

}  // namespace metes::cli
