// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/PredictionExport.h"

#include <unordered_map>

#include "core/base/AtomicFile.h"
#include "core/base/Json.h"
#include "core/dataset/RecordWriter.h"
#include "core/store/CorpusRepository.h"
#include "core/store/Database.h"
#include "core/store/RunRepository.h"

namespace metes {

namespace {

Json toJson(const Span& span)
{
    Json json{{"quote", span.quote},
              {"match", matchClassId(span.match)},
              {"similarity", span.similarity}};
    if (span.match != MatchClass::Ungrounded) {
        json["start"] = span.range.start;
        json["end"] = span.range.end;
    }
    return json;
}

Json toJson(const RunReason& cited)
{
    const Reason& reason = cited.reason;
    Json spans = Json::array();
    for (const Span& span : reason.spans) {
        spans.push_back(toJson(span));
    }
    return {{"id", reason.id},
            {"layer", layerId(reason.layer)},
            {"origin", cited.origin},
            {"text", reason.text},
            {"category", categoryInfo(reason.category).id},
            {"confidence", reason.confidence ? Json(*reason.confidence) : Json()},
            {"recitations", reason.recitations},
            {"spans", std::move(spans)}};
}

std::string lineOf(const std::string& run, const CorpusClaim& claim, const Prediction& prediction)
{
    Json scores = Json::object();
    for (std::size_t c = 0; c < kScoredCategoryCount; ++c) {
        const auto& score = prediction.categories[c];
        scores[std::string(categoryInfo(scoredCategory(c)).id)] = score ? Json(*score) : Json();
    }
    Json reasons = Json::array();
    for (const RunReason& reason : prediction.reasons) {
        reasons.push_back(toJson(reason));
    }
    return canonicalJson(Json{{"type", "prediction"},
                              {"run", run},
                              {"application", claim.application},
                              {"claim", claim.number},
                              {"p_indefinite", prediction.pIndefinite},
                              {"label", prediction.label ? Json(labelId(*prediction.label)) : Json()},
                              {"categories", std::move(scores)},
                              {"reasons", std::move(reasons)}});
}

}  // namespace

Result<std::int64_t> exportPredictions(Database& database, RunId run,
                                       const std::optional<std::string>& split,
                                       const std::filesystem::path& target, Progress& progress)
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
    const auto predictions = runs.predictions(run, RunRepository::Reasons::Read);
    if (!predictions) {
        return passOn(predictions);
    }
    const auto claims = CorpusRepository(database).claims(CorpusRepository::Texts::Left, progress);
    if (!claims) {
        return passOn(claims);
    }
    std::unordered_map<ClaimId, const CorpusClaim*> byId;
    for (const CorpusClaim& claim : *claims) {
        if (!split || claim.split == *split) {
            byId.emplace(claim.id, &claim);
        }
    }
    std::vector<std::string> lines;
    for (const Prediction& prediction : *predictions) {
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped; \"" + target.string() + "\" is as it was");
        }
        if (const auto place = byId.find(prediction.claim); place != byId.end()) {
            lines.push_back(lineOf(record->name, *place->second, prediction));
        }
        progress.report(static_cast<std::int64_t>(lines.size()), record->counts.done);
    }
    const auto count = static_cast<std::int64_t>(lines.size());
    AtomicFile file(target);
    file.writeLine(manifestLine({record->facts.fingerprint, {{"predictions", count}}}));
    for (const std::string& line : lines) {
        file.writeLine(line);
    }
    return file.commit().map([count] { return count; });
}

}  // namespace metes
