// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// How figures of a measurement are written: in the reader's language, with their interval, and as
// words where there is none.

#include "core/statistics/Estimate.h"

#include <QString>

#include <optional>

namespace metes {

QString countText(std::int64_t count);
/// "0.31"; a true minus sign.
QString numberText(double value, int decimals);
/// A share as per cent without the sign, as the tables of the field write it: "59.6".
QString percentText(double share, int decimals = 1);
/// "57.8 – 61.3".
QString percentText(const Interval& interval, int decimals = 1);
QString numberText(const Interval& interval, int decimals);
/// "59.6 (57.8 – 61.3)", or "not estimable".
QString percentText(const Estimate& estimate, int decimals = 1);
QString numberText(const Estimate& estimate, int decimals);
/// "p < 0.001", "p = 0.032".
QString pText(double p);

/// What core says of why a figure has no base, in the reader's language; unknown words stay.
QString reasonText(const std::string& reason);
/// "Not estimable: only one class."
QString notEstimableText(const std::string& reason);

}  // namespace metes
