// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/LintReasons.h"

#include <map>
#include <string>

namespace metes {

std::vector<Reason> linterReasons(const Claim& claim, const std::vector<Finding>& findings,
                                  Severity least)
{
    std::vector<Reason> reasons;
    std::map<std::string, int> seen;
    for (const Finding& finding : findings) {
        if (finding.claim != claim.number || finding.severity > least) {
            continue;
        }
        Reason reason;
        const std::string name =
            "linter:" + std::string(findingKindId(finding.kind)) + ':' + finding.quote;
        reason.id = name + ':' + std::to_string(++seen[name]);
        reason.layer = Layer::Linter;
        reason.text = finding.message;
        reason.category = finding.category;
        reason.claims = {claim.number};
        if (!finding.range.empty()) {
            reason.recitations.push_back(finding.quote);
            reason.spans.push_back(spanAt(claim.text, finding.range));
        }
        reasons.push_back(std::move(reason));
    }
    return reasons;
}

}  // namespace metes
