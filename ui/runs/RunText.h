// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/runs/RunsController.h"

#include <QString>

#include <utility>

namespace metes {

/// Where a run or request stands, as the list and the detail show it.
enum class RunStanding {
    Waiting,
    Preparing,
    Working,
    Paused,
    Interrupted,
    Finished,
    Attention,
    Cancelled
};

RunStanding standingOf(const RunsController& controller, const RunRecord& run);
/// "paused", "finished".
QString standingText(RunStanding standing);

/// "Logistic regression · TF-IDF".
QString requestTitle(const RunRequest& request);
QString recordTitle(const RunRecord& run);
/// "12 · Logistic regression · TF-IDF".
QString numberedTitle(const RunRecord& run);
QString runKindText(RunKind kind);
/// What the run's figures are worth: raw, calibrated, or no probabilities at all.
QString scoreText(const RunRecord& run);
/// "1.9 s", "57 s", "12 min", "1 h 20 min".
QString durationText(double seconds);
/// From beginning to end; nothing while it has none.
std::optional<double> secondsTaken(const RunRecord& run);
/// "Run 12: 214 of 1,444 · 12 s left"; empty when nothing is worked on.
QString activityText(const RunsController& controller);
/// Names and values of what the run was made with.
std::vector<std::pair<QString, QString>> configurationRows(const RunRecord& run);
std::vector<std::pair<QString, QString>> configurationRows(const RunRequest& request);

}  // namespace metes
