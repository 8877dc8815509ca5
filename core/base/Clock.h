// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace metes {

/// A moment in UTC, in milliseconds since 1970-01-01.
struct Moment {
    std::int64_t milliseconds = 0;

    auto operator<=>(const Moment&) const = default;
};

/// "2026-03-01T12:04:05.678Z".
std::string isoTime(Moment moment);

/// Reads what isoTime() writes; false when `text` is anything else.
bool parseIsoTime(const std::string& text, Moment& moment);

/// Where the time comes from, so that tests can set it.
class Clock {
public:
    virtual ~Clock() = default;
    virtual Moment now() const = 0;
};

class SystemClock final : public Clock {
public:
    Moment now() const override;
};

}  // namespace metes
