// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/ReviewSession.h"

#include "core/store/Database.h"
#include "core/store/DecisionRepository.h"

namespace metes {

namespace {

Result<void> checkIntents(Database& database, AnnotatorId annotator, const std::string& name,
                          std::vector<std::string>& problems)
{
    const DecisionRepository decisions(database);
    const auto outline = decisions.outline(annotator);
    const auto kept = decisions.intents(annotator);
    if (!outline || !kept) {
        return outline ? passOn(kept) : passOn(outline);
    }
    const std::map<std::string, IntentState> fresh = foldIntents(*outline);
    const std::map<std::string, IntentState> stored(kept->begin(), kept->end());
    if (fresh != stored) {
        problems.push_back("the undo state of " + name + " does not follow from the log");
    }
    return {};
}

Result<void> checkFolds(Database& database, AnnotatorId annotator, const std::string& name,
                        std::vector<std::string>& problems)
{
    const DecisionRepository decisions(database);
    const ClaimRepository claims(database);
    const auto kept = decisions.folds(annotator);
    const auto decided = decisions.claimsDecidedBy(annotator);
    if (!kept || !decided) {
        return kept ? passOn(decided) : passOn(kept);
    }
    std::map<ClaimId, FoldRow> stored;
    for (const FoldRow& row : *kept) {
        stored.emplace(row.claim, row);
    }
    for (const ClaimId claim : *decided) {
        const auto loaded = claims.load(claim);
        const auto active = decisions.activeOfClaim(annotator, claim);
        if (!loaded || !active) {
            return loaded ? passOn(active) : passOn(loaded);
        }
        const auto fresh = foldRow(*loaded, foldClaim(*loaded, *active), annotator);
        const auto found = stored.find(claim);
        const bool same = fresh ? found != stored.end() && found->second == *fresh
                                : found == stored.end();
        if (!same) {
            problems.push_back("claim " + loaded->claim.application + "/"
                               + std::to_string(loaded->claim.number) + ": the state shown to "
                               + name + " does not follow from the log");
        }
        if (found != stored.end()) {
            stored.erase(found);
        }
    }
    if (!stored.empty()) {
        problems.push_back(std::to_string(stored.size()) + " states of " + name
                           + " have no decision in the log");
    }
    return {};
}

}  // namespace

Result<std::vector<std::string>> foldProblems(Database& database)
{
    const auto annotators = DecisionRepository(database).annotators();
    if (!annotators) {
        return passOn(annotators);
    }
    std::vector<std::string> problems;
    for (const auto& [annotator, name] : *annotators) {
        if (auto checked = checkIntents(database, annotator, name, problems); !checked) {
            return passOn(checked);
        }
        if (auto checked = checkFolds(database, annotator, name, problems); !checked) {
            return passOn(checked);
        }
    }
    return problems;
}

}  // namespace metes
