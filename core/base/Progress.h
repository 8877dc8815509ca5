// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace metes {

/// How a long function tells how far it is and learns that it should stop. Called from the thread
/// that does the work.
class Progress {
public:
    virtual ~Progress() = default;
    /// `total` is 0 while it is not known.
    virtual void report(std::int64_t done, std::int64_t total) = 0;
    virtual bool cancelled() const = 0;
};

/// Neither reports nor stops.
class NoProgress final : public Progress {
public:
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return false; }
};

/// For callers that never stop what they asked for.
inline const Progress& neverCancelled()
{
    static const NoProgress kNone;
    return kNone;
}

}  // namespace metes
