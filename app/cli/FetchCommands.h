// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Output.h"
#include "core/uspto/PortalClient.h"

#include <cstdint>
#include <string>
#include <vector>

namespace metes::cli {

/// Options of fetch.
struct FetchArguments {
    std::string project;
    std::string cpc;
    std::string filedFrom;
    std::string filedTo;
    std::vector<std::string> applications;
    std::int64_t limit = 0;
    std::string baseUrl{kPortalUrl};
    bool setKey = false;  ///< keep a key, read from standard input, in the keychain
    bool removeKey = false;
};

ExitStatus fetch(const FetchArguments& arguments, const OutputOptions& options);

}  // namespace metes::cli
