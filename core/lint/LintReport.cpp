// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/LintReport.h"

#include <algorithm>

namespace metes {

namespace {

Json rangeJson(TextRange range, const std::string& quote)
{
    return {{"start", range.start}, {"end", range.end}, {"quote", quote}};
}

Json suggestionJson(const SuggestedEdit& suggestion)
{
    Json edits = Json::array();
    for (const TextEdit& edit : suggestion.edits) {
        edits.push_back({{"claim", edit.claim},
                         {"start", edit.range.start},
                         {"end", edit.range.end},
                         {"replacement", edit.replacement}});
    }
    return {{"does", suggestion.does}, {"edits", std::move(edits)}};
}

Json findingJson(const std::string& application, const Finding& finding)
{
    Json evidence = Json::array();
    for (const Evidence& one : finding.evidence) {
        Json entry = rangeJson(one.range, one.quote);
        entry["claim"] = one.claim;
        evidence.push_back(std::move(entry));
    }
    Json document{{"application", application},
                  {"claim", finding.claim},
                  {"kind", findingKindId(finding.kind)},
                  {"category", categoryInfo(finding.category).id},
                  {"severity", severityId(finding.severity)},
                  {"span", rangeJson(finding.range, finding.quote)},
                  {"message", finding.message},
                  {"mpep", finding.mpep},
                  {"evidence", std::move(evidence)}};
    if (!finding.trail.empty()) {
        document["trail"] = finding.trail;
    }
    if (finding.suggestion) {
        document["suggestion"] = suggestionJson(*finding.suggestion);
    }
    return document;
}

}  // namespace

Json lintJson(const std::vector<LintedApplication>& applications)
{
    Json findings = Json::array();
    std::size_t claims = 0;
    std::size_t suppressed = 0;
    for (const LintedApplication& application : applications) {
        claims += application.claims.size();
        suppressed += application.result.suppressed.size();
        for (const Finding& finding : application.result.findings) {
            findings.push_back(findingJson(application.application, finding));
        }
    }
    return {{"claims", claims}, {"findings", std::move(findings)}, {"suppressed", suppressed}};
}

std::string lintText(const std::vector<LintedApplication>& applications)
{
    std::string text;
    for (const LintedApplication& application : applications) {
        for (const Finding& finding : application.result.findings) {
            text += application.application + "/" + std::to_string(finding.claim) + ":"
                    + std::to_string(finding.range.start) + "-" + std::to_string(finding.range.end)
                    + "  " + std::string(severityId(finding.severity)) + "  "
                    + std::string(findingKindId(finding.kind)) + "  " + finding.message + " [MPEP "
                    + finding.mpep + "]\n";
            if (finding.suggestion) {
                text += "    suggestion: " + finding.suggestion->does + "\n";
            }
        }
    }
    return text;
}

LintBaseline LintBaseline::fromText(std::string_view text)
{
    LintBaseline baseline;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        if (const std::string_view line = text.substr(0, end);
            !line.empty() && !line.starts_with('#')) {
            baseline.m_lines.emplace(line);
        }
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return baseline;
}

std::string LintBaseline::toText(const std::vector<LintedApplication>& applications)
{
    std::string text = "# Findings that are known: application, kind, claim, quote.\n";
    for (const LintedApplication& application : applications) {
        for (const Finding& finding : application.result.findings) {
            text += application.application + '\t' + findingKey(finding) + '\n';
        }
    }
    return text;
}

std::size_t LintBaseline::remove(std::vector<LintedApplication>& applications) const
{
    std::multiset<std::string, std::less<>> left = m_lines;
    std::size_t removed = 0;
    for (LintedApplication& application : applications) {
        removed += std::erase_if(application.result.findings, [&](const Finding& finding) {
            const auto known = left.find(application.application + '\t' + findingKey(finding));
            if (known == left.end()) {
                return false;
            }
            left.erase(known);
            return true;
        });
    }
    return removed;
}

}  // namespace metes
