// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/LinterPredictor.h"

#include <algorithm>
#include <array>

#include "core/base/Json.h"
#include "core/lint/Lint.h"
#include "core/lint/LintReasons.h"
#include "core/runs/LintClaims.h"

namespace metes {

namespace {

constexpr double kPrior = 0.1;
constexpr std::array<double, 4> kConfidences{0.8, 0.5, 0.05, 0};

// Reasons come in the order of the alarms that they are made of.
std::vector<RunReason> reasonsOf(const Claim& claim, const std::vector<Finding>& alarms)
{
    std::vector<RunReason> reasons;
    std::size_t place = 0;
    for (Reason& reason : linterReasons(claim, alarms, Severity::Medium)) {
        reason.confidence = findingConfidence(alarms[place++].severity);
        reasons.push_back({std::move(reason), ""});
    }
    return reasons;
}

Prediction predictionOf(const Claim& claim, const std::vector<Finding>& findings)
{
    Prediction prediction;
    std::vector<Finding> alarms;
    double definite = 1 - kPrior;
    for (const Finding& finding : findings) {
        if (finding.claim != claim.number) {
            continue;
        }
        definite *= 1 - findingConfidence(finding.severity);
        if (isAlarm(finding.severity)) {
            alarms.push_back(finding);
        }
    }
    prediction.pIndefinite = 1 - definite;
    prediction.label = alarms.empty() ? Label::Definite : Label::Indefinite;
    prediction.categories.fill(0.0);
    prediction.reasons = reasonsOf(claim, alarms);
    for (const RunReason& cited : prediction.reasons) {
        if (const auto place = scoredPlace(cited.reason.category)) {
            std::optional<double>& score = prediction.categories[*place];
            score = std::max(*score, cited.reason.confidence.value_or(0));
        }
    }
    return prediction;
}

}  // namespace

double findingConfidence(Severity severity)
{
    return kConfidences[static_cast<std::size_t>(severity)];
}

PredictorFacts LinterPredictor::facts() const
{
    return {"linter",
            canonicalJson(Json{{"high", kConfidences[0]},
                               {"medium", kConfidences[1]},
                               {"low", kConfidences[2]},
                               {"prior", kPrior}}),
            "", ""};
}

Result<std::vector<Result<Prediction>>> LinterPredictor::predict(const ApplicationTask& task,
                                                                 const Progress&)
{
    const std::vector<Claim> claims = claimsToLint(task.claims);
    LintOptions options;
    options.suggestions = LintOptions::Suggestions::Off;
    const LintResult result = lint(claims, task.description, options);
    std::vector<Result<Prediction>> outcomes;
    for (const std::size_t place : task.asked) {
        outcomes.emplace_back(predictionOf(claims[place], result.findings));
    }
    return outcomes;
}

}  // namespace metes
