// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/Clock.h"

namespace metes {

/// A new UUID of version 7 (RFC 9562): 48 bits of time in milliseconds, then random bits, as 36
/// lower-case characters. Text order is time order.
std::string newUuid(Moment now);

/// The smallest change of newUuid() that sorts after `previous`: its time is moved one millisecond
/// past the other's where the clock was set back or stands still. `previous` may be empty.
std::string newUuidAfter(const std::string& previous, Moment now);

/// Whether `text` has the form of a UUID of version 7.
bool isUuid(const std::string& text);

}  // namespace metes
