// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/LintReport.h"

#include <set>

namespace metes {

namespace {

std::string_view levelOf(Severity severity)
{
    switch (severity) {
    case Severity::High: return "error";
    case Severity::Medium: return "warning";
    default: return "note";
    }
}

Json locationJson(const LintedApplication& application, std::int32_t claim, TextRange range)
{
    Json location{
        {"logicalLocations",
         Json::array({{{"fullyQualifiedName",
                        application.application + "/" + std::to_string(claim)},
                       {"kind", "claim"}}})}};
    if (!application.file.empty()) {
        location["physicalLocation"] = {
            {"artifactLocation", {{"uri", application.file}}},
            {"region", {{"charOffset", range.start}, {"charLength", range.length()}}}};
    }
    return location;
}

Json resultJson(const LintedApplication& application, const Finding& finding)
{
    Json related = Json::array();
    for (const Evidence& evidence : finding.evidence) {
        Json location = locationJson(application, evidence.claim, evidence.range);
        location["message"] = {{"text", evidence.quote}};
        related.push_back(std::move(location));
    }
    return {{"ruleId", findingKindId(finding.kind)},
            {"level", levelOf(finding.severity)},
            {"message", {{"text", finding.message}}},
            {"locations",
             Json::array({locationJson(application, finding.claim, finding.range)})},
            {"relatedLocations", std::move(related)},
            {"partialFingerprints",
             {{"finding/v1", application.application + "/" + findingKey(finding)}}}};
}

}  // namespace

Json lintSarif(const std::vector<LintedApplication>& applications, std::string_view version)
{
    Json results = Json::array();
    Json rules = Json::array();
    std::set<FindingKind> kinds;
    for (const LintedApplication& application : applications) {
        for (const Finding& finding : application.result.findings) {
            if (kinds.insert(finding.kind).second) {
                rules.push_back({{"id", findingKindId(finding.kind)},
                                 {"properties", {{"mpep", finding.mpep}}}});
            }
            results.push_back(resultJson(application, finding));
        }
    }
    const Json driver{{"name", "metes"}, {"version", version}, {"rules", std::move(rules)}};
    return {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
            {"version", "2.1.0"},
            {"runs", Json::array({{{"tool", {{"driver", driver}}},
                                   {"columnKind", "unicodeCodePoints"},
                                   {"results", std::move(results)}}})}};
}

}  // namespace metes
