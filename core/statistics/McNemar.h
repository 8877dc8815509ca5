// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace metes {

/// Two classifiers on the same claims: where one is right and the other wrong (McNemar 1947).
struct McNemar {
    std::int64_t onlyFirstRight = 0;
    std::int64_t onlySecondRight = 0;
    /// Exact two-sided binomial, never over 1; 1 when they never differ.
    double pExact = 1;
    /// max(0, |b - c| - 1)^2 / (b + c); nothing when they never differ.
    std::optional<double> chiSquared;

    std::int64_t discordant() const { return onlyFirstRight + onlySecondRight; }
};

McNemar mcNemar(std::int64_t onlyFirstRight, std::int64_t onlySecondRight);
/// From what each got right (not 0) of the same claims; the shorter row counts.
McNemar mcNemar(std::span<const std::uint8_t> firstRight,
                std::span<const std::uint8_t> secondRight);

}  // namespace metes
