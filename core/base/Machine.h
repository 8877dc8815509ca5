// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace metes {

/// The login name: the annotator where no other is named.
std::string loginName();

/// The machine's name: the device of a decision.
std::string hostName();

}  // namespace metes
