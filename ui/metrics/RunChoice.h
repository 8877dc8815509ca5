// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/RowId.h"

#include <functional>

class QComboBox;

namespace metes {

class MetricsController;
struct RunEntry;

/// Fills a list with the finished runs that `wanted` takes, and keeps the choice where it can.
/// Emits nothing. Returns the run that is chosen then; none for an empty list.
RunId fillRuns(QComboBox& list, const MetricsController& controller,
               const std::function<bool(const RunEntry&)>& wanted = {});
RunId chosenRun(const QComboBox& list);
void chooseRun(QComboBox& list, RunId run);
/// The splits of the claims, and all of them.
void fillSplits(QComboBox& list, const MetricsController& controller);

}  // namespace metes
