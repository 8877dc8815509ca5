// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <chrono>

namespace metes {

/// Time that passes and waits in it, so that tests need not wait.
class Timekeeper {
public:
    virtual ~Timekeeper() = default;
    /// Steady, from an arbitrary start.
    virtual std::chrono::milliseconds now() const = 0;
    /// The date and time of day.
    virtual Moment moment() const = 0;
    /// Cancelled as soon as the progress is.
    virtual Result<void> sleep(std::chrono::milliseconds time, Progress& progress) = 0;
};

class SystemTimekeeper final : public Timekeeper {
public:
    std::chrono::milliseconds now() const override;
    Moment moment() const override;
    Result<void> sleep(std::chrono::milliseconds time, Progress& progress) override;
};

}  // namespace metes
