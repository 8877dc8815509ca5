// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/evaluation/RunReport.h"

namespace metes {

enum class ReportCurves : std::uint8_t { Left, Included };

/// The report as one JSON document with a line end (the shape that `evaluate` prints). A figure is
/// {"value","low","high","n"}, or {"value":null,"reason","n"} when it is not estimable.
std::string reportJson(const RunReport& report, ReportCurves curves = ReportCurves::Left);
std::string comparisonJson(const RunComparison& comparison);

}  // namespace metes
