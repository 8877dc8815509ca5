// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the claim checker on metes JSON Lines: claims per second on one core, findings and
// alarms per claim, and, where the claims carry reasons, how many of their spans it finds: by an
// alarm of the same category with exactly that span, or with one that overlaps it.
//
//   lint_bench FILE.jsonl [--missed | --alarms | --findings]
//
// --missed lists the spans that were not found exactly; --alarms lists all alarms, those of other
// categories too, as tests/fixtures/lint_precision.csv holds them, with the quote instead of a
// judgement; --findings lists what is no alarm as well.

#include "core/base/Json.h"
#include "core/lint/Lint.h"
#include "core/patent/ClaimLanguage.h"

#include <cstdio>
#include <ctime>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace metes;

struct Group {
    std::vector<Claim> claims;
    std::vector<std::string> description;
};

using Groups = std::map<std::string, Group>;

void addClaim(const Json& record, Group& group)
{
    Claim claim;
    claim.number = record.at("claim").get<std::int32_t>();
    claim.text = record.at("text").get<std::string>();
    claim.dependsOn = record.contains("depends_on")
                          ? record["depends_on"].get<std::vector<std::int32_t>>()
                          : readClaimReference(claim.text, claim.number).claims;
    for (const Json& entry : record.value("reasons", Json::array())) {
        Reason reason;
        reason.category =
            categoryFromId(entry.at("category").get<std::string>()).value_or(Category::Other);
        for (const Json& span : entry.value("spans", Json::array())) {
            reason.spans.push_back(spanAt(claim.text, {span.at("start").get<std::int32_t>(),
                                                       span.at("end").get<std::int32_t>()}));
        }
        claim.reasons.push_back(std::move(reason));
    }
    group.claims.push_back(std::move(claim));
}

Groups readGroups(const char* path)
{
    Groups groups;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        const auto record = parseJson(line);
        if (!record || !record->is_object()) {
            continue;
        }
        const std::string type = record->value("type", "");
        if (type == "application") {
            groups[record->at("application")].description =
                record->value("description", std::vector<std::string>());
        } else if (type == "claim") {
            addClaim(*record, groups[record->at("application")]);
        }
    }
    return groups;
}

enum class Listing { None, Missed, Alarms, Findings };

struct Recall {
    int spans = 0;
    int exact = 0;
    int loose = 0;
};

struct Totals {
    std::size_t claims = 0;
    std::size_t findings = 0;
    std::size_t alarms = 0;
    std::size_t antecedentAlarms = 0;
    std::map<Category, Recall> recall;
};

void countRecall(const std::string& application, const Claim& claim,
                 const std::vector<Finding>& findings, Listing listing, Totals& totals)
{
    for (const Reason& reason : claim.reasons) {
        for (const Span& span : reason.spans) {
            bool exact = false;
            bool loose = false;
            for (const Finding& finding : findings) {
                if (finding.claim == claim.number && isAlarm(finding.severity)
                    && finding.category == reason.category) {
                    exact = exact || finding.range == span.range;
                    loose = loose || finding.range.overlaps(span.range);
                }
            }
            Recall& recall = totals.recall[reason.category];
            ++recall.spans;
            recall.exact += exact ? 1 : 0;
            recall.loose += loose ? 1 : 0;
            if (listing == Listing::Missed && !exact) {
                std::printf("missed %s/%d [%d, %d) %s%s\n", application.c_str(), claim.number,
                            span.range.start, span.range.end, span.quote.c_str(),
                            loose ? " (overlaps)" : "");
            }
        }
    }
}

void print(const Totals& totals, double seconds, double withoutSuggestions)
{
    const auto claims = static_cast<double>(totals.claims);
    std::printf("claims %zu\nclaims per second %.0f (without suggested edits %.0f)\n",
                totals.claims, claims / seconds, claims / withoutSuggestions);
    std::printf(
        "findings per claim %.2f\nalarms per claim %.2f\nantecedent alarms per claim %.3f\n",
        static_cast<double>(totals.findings) / claims, static_cast<double>(totals.alarms) / claims,
        static_cast<double>(totals.antecedentAlarms) / claims);
    for (const auto& [category, recall] : totals.recall) {
        std::printf("recall %-24s exact %d/%d loose %d/%d\n",
                    std::string(categoryInfo(category).id).c_str(), recall.exact, recall.spans,
                    recall.loose, recall.spans);
    }
}

void list(const std::string& application, const std::vector<Finding>& findings, Listing listing)
{
    for (const Finding& finding : findings) {
        if (isAlarm(finding.severity) || listing == Listing::Findings) {
            std::printf("finding,%s,%d,%d,%d,%s,%s,%s,%s\n", application.c_str(), finding.claim,
                        finding.range.start, finding.range.end,
                        std::string(findingKindId(finding.kind)).c_str(),
                        std::string(severityId(finding.severity)).c_str(),
                        std::string(categoryInfo(finding.category).id).c_str(),
                        finding.quote.c_str());
        }
    }
}

double secondsFor(const Groups& groups, LintOptions::Suggestions suggestions, Listing listing,
                  Totals& totals)
{
    LintOptions options;
    options.suggestions = suggestions;
    double seconds = 0;
    for (const auto& [application, group] : groups) {
        // Processor time: others may share the machine.
        const std::clock_t start = std::clock();
        // Reading the description for the support check is not checking claims: left out.
        const LintResult result = lint(group.claims, {}, options);
        seconds += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        totals.claims += group.claims.size();
        if (listing == Listing::Alarms || listing == Listing::Findings) {
            list(application, result.findings, listing);
        }
        totals.findings += result.findings.size();
        for (const Finding& finding : result.findings) {
            totals.alarms += isAlarm(finding.severity) ? 1u : 0u;
            totals.antecedentAlarms +=
                isAlarm(finding.severity) && finding.category == Category::AntecedentBasis ? 1u
                                                                                           : 0u;
        }
        for (const Claim& claim : group.claims) {
            countRecall(application, claim, result.findings, listing, totals);
        }
    }
    return seconds;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "usage: lint_bench FILE.jsonl [--missed | --alarms | --findings]\n");
        return 2;
    }
    const Groups groups = readGroups(argv[1]);
    const std::string option = argc > 2 ? argv[2] : "";
    const Listing listing = option == "--missed"     ? Listing::Missed
                            : option == "--alarms"   ? Listing::Alarms
                            : option == "--findings" ? Listing::Findings
                                                     : Listing::None;
    Totals ignored;
    const double without =
        secondsFor(groups, LintOptions::Suggestions::Off, Listing::None, ignored);
    Totals totals;
    const double with = secondsFor(groups, LintOptions::Suggestions::On, listing, totals);
    print(totals, with, without);
    return 0;
}
