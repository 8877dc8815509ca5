// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The two random parts of building a dataset, as values: which claims of clean applications are
// taken for definite, and which application goes to which split (the paper's sections 3.4 and 3.5).
// Both are deterministic for a seed and for the order of what they are given.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

struct DefiniteSample {
    /// The claims taken of each donor, ascending positions; empty for a donor that gave none.
    std::vector<std::vector<std::size_t>> claims;
    std::int64_t taken = 0;
    std::int64_t applications = 0;  ///< that gave at least one
    std::int64_t missing = 0;       ///< to equality, when the donors ran out
};

/// Takes as many definite claims as there are indefinite ones. Donors come in random order; with c
/// claims taken from a applications so far and r = indefinite claims / indefinite applications, the
/// next gives round(r) (halves up) if a = 0, ceil(r) if c / a < r, else floor(r), at most what it
/// has and what is still missing, drawn without replacement. A donor without claims counts as none.
DefiniteSample sampleDefinite(std::int64_t indefiniteClaims, std::int64_t indefiniteApplications,
                              std::span<const std::size_t> claimsOfDonor, std::uint64_t seed);

enum class DatasetSplit : std::uint8_t { Train, Validation, Test };
inline constexpr std::size_t kDatasetSplitCount = 3;
std::string_view datasetSplitId(DatasetSplit split);

/// round(0.3 n) test, round(0.1 n) validation, the rest train; halves up. In the order of the enum.
std::array<std::int64_t, kDatasetSplitCount> splitSizes(std::int64_t applications);

/// A split for each application: a shuffle fills test, then validation, then train. Applications of
/// one family (its name not empty) go together; a family that no longer fits a split goes to the
/// next, so that a split may stay short by less than its largest family.
std::vector<DatasetSplit> assignSplits(std::span<const std::string> familyOfApplication,
                                       std::uint64_t seed);

}  // namespace metes
