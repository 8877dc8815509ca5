// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "ui/settings/Command.h"

namespace metes {

/// One command as the program is shipped.
struct CommandRow {
    Command command;
    const char* id;
    const char* name;  ///< English source text in the context "metes::Command"
    CommandGroup group;
    KeyScope scope;
    const char* keys;  ///< portable text, separated by blanks
};

/// Every command, in the order of the enumeration.
const std::vector<CommandRow>& commandRows();

}  // namespace metes
