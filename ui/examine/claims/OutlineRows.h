// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// The side lists of a draft as rows: its claims, the terms that a claim may use, their support.

#include "ui/examine/Examination.h"
#include "ui/examine/claims/RowModel.h"

#include <functional>
#include <map>
#include <vector>

namespace metes {

/// `counts` says whether a finding counts: an alarm that was not dismissed.
/// `figures`: the probability of a claim, by its number, where there is one.
std::vector<SideRow> outlineRows(const Examination& examined,
                                 const std::function<bool(const Finding&)>& counts,
                                 const std::map<std::int32_t, QString>& figures = {});

/// Indexes into Examination::terms of what claim `number` mentions or inherits, its own first
/// mentions in the order of the text, then what only its parents mention. 0: all terms.
std::vector<std::size_t> termsOfClaim(const Examination& examined, std::int32_t number);

std::vector<SideRow> termRows(const Examination& examined, const std::vector<std::size_t>& terms,
                              std::int32_t number);

/// In the order of Examination::support.
std::vector<SideRow> supportRows(const Examination& examined);

}  // namespace metes
