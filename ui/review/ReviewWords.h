// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Words for what the review knows, in the reader's language.

#include "core/base/Error.h"
#include "core/review/Act.h"
#include "core/review/Fold.h"

#include <QString>

#include <string>
#include <vector>

namespace metes {

/// "not reviewed", "accepted", "reviewed, nothing found"; in lower case, for running text.
QString claimStateName(ClaimState state);
/// "examiner", "model", "linter", "annotator".
QString layerName(Layer layer);
/// "Definite", "Indefinite".
QString labelName(Label label);
/// What an act is about, after "Undone:": "category", "label", "acceptance".
QString actName(Act act);
/// "16204118" as "16/204,118"; other forms as they are.
QString applicationNumber(const std::string& number);
/// "38 s", "21 min", "2 h 5 min".
QString duration(std::int64_t milliseconds);
/// The local time of day, with the date where it is not today.
QString clockTime(Moment moment, Moment now);
/// "Was: Other, changed by mk, 12:04"; nothing where no imported value was changed.
QString changeNote(const Change& change, const QString& annotator, Moment now);
/// "dependent · claim 4 · claim 1", "independent".
QString dependencyText(const std::vector<std::int32_t>& ancestors);

/// What to do about a decision that could not be written, or a text that could not be read.
QString errorAdvice(const Error& error);

}  // namespace metes
