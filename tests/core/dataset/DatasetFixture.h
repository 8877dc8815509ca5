// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Records of small datasets whose figures can be worked out by hand.

#include "tests/core/ProjectFixture.h"

namespace metes::test {

inline std::string applicationRecord(const std::string& number, const std::string& action,
                                     const Json& more = Json::object())
{
    Json record{{"type", "application"}, {"format", "metes/1"}, {"application", number}};
    if (!action.empty()) {
        record["office_action"] = {{"document", "CTNF"}, {"text", action}};
    }
    record.update(more);
    return record.dump() + "\n";
}

/// A claim without a label; `more` overrides.
inline std::string openClaim(const std::string& application, int number,
                             const std::vector<Json>& reasons = {},
                             const Json& more = Json::object())
{
    Json fields{{"label", nullptr}};
    fields.update(more);
    return claimRecord(application, number,
                       "A method of step " + std::to_string(number) + " for " + application + ".",
                       reasons, fields);
}

inline const std::string kRejected = "Claims are rejected under 35 U.S.C. 112(b).";
inline const std::string kClean = "Claims are rejected under 35 U.S.C. 103.";

/// Three indefinite claims of two applications (r = 1.5), and three clean applications of three
/// claims each; besides them whatever must stay out.
inline std::string smallDataset()
{
    std::string records;
    records += applicationRecord("100", kRejected);
    records += openClaim("100", 1, {reasonRecord("a", {}, "antecedent_basis")});
    records += openClaim("100", 2, {reasonRecord("b", {}, "dependence")});
    records += openClaim("100", 3);
    records += applicationRecord("200", kRejected);
    records += openClaim("200", 1,
                         {reasonRecord("a", {}, "relative_term"), reasonRecord("b", {}, "other")});
    records += openClaim("200", 2, {reasonRecord("a", {}, "undefined_term")});
    for (const char* const donor : {"301", "302", "303"}) {
        records += applicationRecord(donor, kClean);
        for (int claim = 1; claim <= 3; ++claim) {
            records += openClaim(donor, claim);
        }
    }
    records += applicationRecord("401", "Rejected under 35 U.S.C. 112, second paragraph.");
    records += openClaim("401", 1);
    records += applicationRecord("402", "");
    records += openClaim("402", 1);
    records += applicationRecord(
        "403", "", {{"office_action", {{"document", "CTRS"}, {"text", "Restriction."}}}});
    records += openClaim("403", 1);
    records += applicationRecord("404", kClean);
    records += openClaim("404", 1, {reasonRecord("a", {}, "other")});
    records += openClaim("404", 2);
    return records;
}

}  // namespace metes::test
