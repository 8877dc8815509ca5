// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluation/RunHistory.h"
#include "core/patent/Reason.h"
#include "core/runs/RunModel.h"
#include "ui/editor/Highlight.h"

#include <QString>

#include <optional>
#include <vector>

namespace metes {

/// So many drivers are shown of a claim.
inline constexpr std::size_t kShownDrivers = 8;

/// A driver as a person reads it.
struct DriverRow {
    QString name;    ///< "“about”", "words per clause"
    QString value;   ///< "3 times", "17.5", "yes"
    QString effect;  ///< "raises 0.42"
    QString spoken;
    double contribution = 0;
    std::vector<TextRange> places;

    bool operator==(const DriverRow&) const = default;
};

std::vector<DriverRow> driverRows(const ClaimDrivers& drivers);
/// Where the words of the drivers stand, in the claim.
std::vector<WordMark> wordMarks(const ClaimDrivers& drivers);
/// What is not in the list, so that the sum can be followed.
QString restText(const ClaimDrivers& drivers);

/// "0.62".
QString probabilityText(double p);
/// "predicted definite"; empty without a label.
QString predictedText(std::optional<Label> label);
/// "observed 66 % (59 – 72), n = 214", or "interval not estimable".
QString observedText(const ObservedShare& observed);
/// What the interval is one of, in a sentence, or why there is none.
QString historyText(const ObservedShare& observed, const std::string& split);
/// For a claim that the model learned from.
QString trainedOnText();

}  // namespace metes
