// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/patent/OfficeAction.h"
#include "core/patent/Reason.h"

namespace metes {

/// A patent application as a record of a file gives it.
struct Application {
    std::string number;      ///< "16204118"
    std::string title;
    std::string filingDate;  ///< yyyy-mm-dd, or empty
    std::vector<std::string> cpc;
    std::string family;  ///< groups applications that must share a split; may be empty
    std::vector<std::string> description;  ///< paragraphs
    std::optional<OfficeAction> officeAction;
    std::string extra;  ///< unknown fields of the record, a JSON object or empty
};

/// A claim as a record of a file gives it.
struct Claim {
    std::string application;
    std::int32_t number = 0;
    std::string text;
    std::vector<std::int32_t> dependsOn;  ///< direct parents, ascending
    std::optional<Label> label;
    std::string split;  ///< "train", "validation", "test", or empty
    std::vector<Reason> reasons;
    std::string extra;  ///< unknown fields of the record, a JSON object or empty
};

}  // namespace metes
