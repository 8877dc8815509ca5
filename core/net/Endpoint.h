// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"

#include <string>

namespace metes {

/// Whether the address names this machine: localhost, 127.0.0.0/8 or ::1.
bool isLoopback(const std::string& url);

/// Scheme, host and port, as "https://api.uspto.gov:443"; empty for no http or https address.
/// Equal for two addresses when a secret of one may go to the other.
std::string originOf(const std::string& url);

/// The address as messages show it: without query, fragment and user information, which can hold
/// secrets.
std::string shownUrl(const std::string& url);

/// The address that `location`, an answer of `from`, sends us to. InvalidInput when it is none, when
/// it leads from https to http, or between this machine and another: a program on this machine must
/// not send us into the network unasked, nor a server of the network into this machine.
Result<std::string> redirectTarget(const std::string& from, const std::string& location);

}  // namespace metes
