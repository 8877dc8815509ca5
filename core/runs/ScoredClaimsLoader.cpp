// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/ScoredClaimsLoader.h"

#include <unordered_map>

#include "core/store/CorpusRepository.h"
#include "core/store/Database.h"
#include "core/store/RunRepository.h"

namespace metes {

namespace {

ScoreKind scoreKindOf(const std::string& kind)
{
    return kind == "calibration" ? ScoreKind::Calibrated
           : kind == "random"    ? ScoreKind::Uniform
                                 : ScoreKind::Raw;
}

ScoredClaim scoredClaim(CorpusClaim& claim, const Prediction& prediction)
{
    ScoredClaim scored;
    scored.group = claim.group();
    scored.application = std::move(claim.application);
    scored.number = claim.number;
    scored.split = std::move(claim.split);
    scored.label = claim.label;
    scored.categories = claim.categories;
    scored.pIndefinite = prediction.pIndefinite;
    scored.scores = prediction.categories;
    return scored;
}

}  // namespace

Result<ScoredClaims> loadScoredClaims(Database& database, RunId run, const Progress& progress)
{
    const auto snapshot = ReadSnapshot::begin(database);
    if (!snapshot) {
        return passOn(snapshot);
    }
    const RunRepository runs(database);
    const auto record = runs.load(run);
    if (!record) {
        return passOn(record);
    }
    const auto predictions = runs.predictions(run);
    if (!predictions) {
        return passOn(predictions);
    }
    auto claims = CorpusRepository(database).claims(CorpusRepository::Texts::Left, progress);
    if (!claims) {
        return passOn(claims);
    }
    std::unordered_map<ClaimId, const Prediction*> byClaim;
    for (const Prediction& prediction : *predictions) {
        byClaim.emplace(prediction.claim, &prediction);
    }
    ScoredClaims scored;
    scored.run = record->name;
    scored.kind = record->facts.kind;
    scored.scoreKind = scoreKindOf(record->facts.kind);
    scored.configuration = record->facts.configuration;
    scored.fingerprint = record->facts.fingerprint;
    scored.split = record->facts.selection.split;
    for (CorpusClaim& claim : *claims) {
        if (const auto place = byClaim.find(claim.id); place != byClaim.end()) {
            scored.claims.push_back(scoredClaim(claim, *place->second));
        }
    }
    return scored;
}

}  // namespace metes
