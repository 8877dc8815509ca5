// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/RowId.h"

#include <functional>
#include <optional>
#include <string>

class QComboBox;

namespace metes {

class MetricsController;
struct RunEntry;

/// Fills a list with the finished runs that `fits` takes, and keeps the choice where it can, or
/// chooses `wanted` where it is among them. Emits nothing. Returns the run that is chosen then; none
/// for an empty list.
RunId fillRuns(QComboBox& list, const MetricsController& controller, RunId wanted = {},
               const std::function<bool(const RunEntry&)>& fits = {});
RunId chosenRun(const QComboBox& list);
void chooseRun(QComboBox& list, RunId run);
/// Each run's own, the splits of the claims, and all of them.
void fillSplits(QComboBox& list, const MetricsController& controller);
/// Nothing: each run's own.
std::optional<std::string> chosenSplit(const QComboBox& list);

}  // namespace metes
