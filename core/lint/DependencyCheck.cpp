// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Checks.h"

#include <algorithm>
#include <set>

namespace metes {

namespace {

class DependencyCheck {
public:
    DependencyCheck(const AnalysedClaims& claims, std::vector<Finding>& findings)
        : m_claims(claims), m_findings(findings)
    {
        for (const std::int32_t number : claims.tree().improperlyDependent()) {
            m_improper.insert(number);
        }
    }

    void run()
    {
        for (const AnalysedClaim& claim : m_claims.claims()) {
            if (claim.cancelled) {
                continue;
            }
            if (claim.reference.form == ReferenceForm::Lost) {
                add(claim, FindingKind::LostReference, Severity::Medium,
                    "The number of the claim that this one depends on is missing from the text.");
            }
            checkParents(claim);
            checkMultiple(claim);
        }
    }

private:
    void add(const AnalysedClaim& claim, FindingKind kind, Severity severity, std::string form,
             std::vector<std::string> words = {})
    {
        m_findings.push_back(makeFinding(claim, kind, severity, claim.reference.range,
                                         std::move(form), std::move(words)));
    }

    void checkParents(const AnalysedClaim& claim)
    {
        bool explained = false;
        for (const std::int32_t number : claim.parents) {
            const std::size_t index = m_claims.indexOf(number);
            std::string problem;
            if (number == claim.number) {
                problem = "The claim depends on itself.";
            } else if (index == kNowhere) {
                problem = "It depends on claim %1, which is not there.";
            } else if (m_claims.claims()[index].cancelled) {
                problem = "It depends on claim %1, which is cancelled.";
            } else if (number > claim.number) {
                problem = "It depends on claim %1, which comes later.";
            }
            if (!problem.empty()) {
                explained = true;
                add(claim, FindingKind::Dependency, Severity::High, std::move(problem),
                    {std::to_string(number)});
            }
        }
        if (!explained && m_improper.contains(claim.number)) {
            add(claim, FindingKind::Dependency, Severity::High,
                "The claim depends on itself through others.");
        }
    }

    static bool isMultiple(const AnalysedClaim& claim) { return claim.parents.size() > 1; }

    void checkMultiple(const AnalysedClaim& claim)
    {
        if (claim.reference.form == ReferenceForm::Cumulative && isMultiple(claim)) {
            add(claim, FindingKind::Dependency, Severity::Medium,
                "A multiple dependent claim must refer to its parents in the alternative only.");
        }
        if (!isMultiple(claim)) {
            return;
        }
        for (const std::int32_t number : claim.parents) {
            const std::size_t index = m_claims.indexOf(number);
            if (index != kNowhere && isMultiple(m_claims.claims()[index])) {
                add(claim, FindingKind::Dependency, Severity::Medium,
                    "A multiple dependent claim depends on claim %1, which is one itself.",
                    {std::to_string(number)});
                return;
            }
        }
    }

    const AnalysedClaims& m_claims;
    std::vector<Finding>& m_findings;
    std::set<std::int32_t> m_improper;
};

}  // namespace

void checkDependencies(const AnalysedClaims& claims, std::vector<Finding>& findings)
{
    DependencyCheck(claims, findings).run();
}

}  // namespace metes
