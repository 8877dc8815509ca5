// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/RunRows.h"

#include <unordered_map>

#include "core/base/Json.h"
#include "core/base/Sha256.h"
#include "core/store/Columns.h"
#include "core/text/TextIndex.h"

namespace metes {

namespace {

std::string spansToColumn(const std::vector<Span>& spans)
{
    Json list = Json::array();
    for (const Span& span : spans) {
        list.push_back({span.range.start, span.range.end, span.quote, matchClassId(span.match),
                        span.similarity});
    }
    return canonicalJson(list);
}

std::vector<Span> spansFromColumn(const std::string& column, std::string_view text)
{
    std::vector<Span> spans;
    for (const Json& row : Json::parse(column)) {
        Span span;
        span.range = {row.at(0).get<std::int32_t>(), row.at(1).get<std::int32_t>()};
        span.quote = row.at(2).get<std::string>();
        span.match = matchClassFromId(row.at(3).get<std::string>()).value_or(MatchClass::Ungrounded);
        span.similarity = row.at(4).get<double>();
        if (span.match != MatchClass::Ungrounded) {
            const Span placed = spanAt(text, span.range);
            span.before = placed.before;
            span.after = placed.after;
        }
        spans.push_back(std::move(span));
    }
    return spans;
}

// Columns: claim, p, label, the seven categories, document.
Prediction predictionFromRow(const Query& row)
{
    Prediction prediction;
    prediction.claim = {row.integer(0)};
    prediction.pIndefinite = row.real(1);
    prediction.label = labelFromId(row.isNull(2) ? std::string() : row.text(2));
    for (std::size_t i = 0; i < kScoredCategoryCount; ++i) {
        const int column = static_cast<int>(i) + 3;
        if (!row.isNull(column)) {
            prediction.categories[i] = row.real(column);
        }
    }
    prediction.document = {row.integer(10)};
    return prediction;
}

// Columns: name, layer, origin, text, category, confidence, recitations, spans.
RunReason reasonFromRow(const Query& row, std::string_view text)
{
    RunReason cited;
    cited.reason.id = row.text(0);
    cited.reason.layer = layerFromId(row.text(1)).value_or(Layer::Model);
    cited.origin = row.text(2);
    cited.reason.text = row.text(3);
    cited.reason.category = categoryFromId(row.text(4)).value_or(Category::Other);
    if (!row.isNull(5)) {
        cited.reason.confidence = row.real(5);
    }
    cited.reason.recitations = textsFromColumn(row.text(6));
    cited.reason.spans = spansFromColumn(row.text(7), text);
    return cited;
}

void writeReason(const Database& database, RunId id, ClaimId claim, const RunReason& cited,
                 std::int32_t ordinal)
{
    const Reason& reason = cited.reason;
    Query add(database, "INSERT INTO run_reason(run_id, claim_id, ordinal, name, layer, origin,"
                        " text, category, confidence, recitations, spans)"
                        " VALUES (?, ?, ?, ?, ?, coalesce(nullif(?, ''),"
                        " (SELECT name FROM run WHERE id = ?)), ?, ?, ?, ?, ?)");
    add.bind(id, claim, ordinal, reason.id, layerId(reason.layer), cited.origin, id, reason.text,
             categoryInfo(reason.category).id, reason.confidence, listToColumn(reason.recitations),
             spansToColumn(reason.spans))
        .run();
}

void addCountProblems(const Database& database, std::vector<std::string>& problems)
{
    Query rows(database,
               "SELECT r.name, c.state, count(*) FROM run r JOIN run_claim c ON c.run_id = r.id"
               " LEFT JOIN prediction p ON p.run_id = c.run_id AND p.claim_id = c.claim_id"
               " WHERE (c.state = 'done') <> (p.run_id IS NOT NULL)"
               " OR (r.state = 'finished' AND c.state = 'waiting') GROUP BY r.id, c.state");
    while (rows.next()) {
        problems.push_back("run " + rows.text(0) + ": " + rows.text(2) + " claims are " + rows.text(1)
                           + ", which does not fit its predictions");
    }
    Query strays(database, "SELECT r.name, count(*) FROM prediction p JOIN run r ON r.id = p.run_id"
                           " LEFT JOIN run_claim c ON c.run_id = p.run_id"
                           " AND c.claim_id = p.claim_id WHERE c.run_id IS NULL GROUP BY r.id");
    while (strays.next()) {
        problems.push_back("run " + strays.text(0) + ": " + strays.text(1)
                           + " predictions of claims that are not its own");
    }
}

void addSpanProblems(const Database& database, std::vector<std::string>& problems)
{
    Query rows(database, "SELECT n.name, a.number, c.number, r.name, r.spans, d.text"
                         " FROM run_reason r JOIN run n ON n.id = r.run_id"
                         " JOIN claim c ON c.id = r.claim_id"
                         " JOIN application a ON a.id = c.application_id"
                         " LEFT JOIN prediction p ON p.run_id = r.run_id AND p.claim_id = r.claim_id"
                         " LEFT JOIN document d ON d.id = p.document_id WHERE r.spans <> '[]'");
    while (rows.next()) {
        const std::string text = rows.isNull(5) ? std::string() : rows.text(5);
        const TextIndex index(text);
        for (const Span& span : spansFromColumn(rows.text(4), text)) {
            const bool grounded = span.match != MatchClass::Ungrounded;
            if (grounded
                && (span.range.end > index.codePoints() || index.slice(span.range) != span.quote)) {
                problems.push_back("run " + rows.text(0) + ", " + rows.text(1) + "/" + rows.text(2)
                                   + " reason " + rows.text(3) + ": the span does not read \""
                                   + span.quote + "\"");
            }
        }
    }
}

void addModelProblems(const Database& database, std::vector<std::string>& problems)
{
    Query rows(database, "SELECT sha256, body FROM model");
    while (rows.next()) {
        if (sha256Hex(rows.text(1)) != rows.text(0)) {
            problems.push_back("the model " + rows.text(0).substr(0, 12) + " was changed");
        }
    }
}

}  // namespace

RunRecord runFromRow(const Query& row)
{
    RunRecord run;
    run.id = {row.integer(0)};
    run.name = row.text(1);
    run.facts.kind = row.text(2);
    run.state = runStateFromId(row.text(3)).value_or(RunState::Stopped);
    run.facts.configuration = row.text(4);
    run.facts.model = row.text(5);
    run.facts.fingerprint = row.text(6);
    run.facts.program = row.text(7);
    run.facts.started = {row.integer(8)};
    if (!row.isNull(9)) {
        run.finished = Moment{row.integer(9)};
    }
    run.message = row.text(10);
    if (!row.isNull(11)) {
        run.facts.selection.split = row.text(11);
    }
    run.facts.selection.limit = row.isNull(12) ? 0 : row.integer(12);
    return run;
}

RunCounts runCounts(const Database& database, RunId id)
{
    RunCounts counts;
    Query rows(database, "SELECT state, count(*) FROM run_claim WHERE run_id = ? GROUP BY state");
    rows.bind(id);
    while (rows.next()) {
        counts.claims += rows.integer(1);
        counts.done += rows.text(0) == "done" ? rows.integer(1) : 0;
        counts.failed += rows.text(0) == "failed" ? rows.integer(1) : 0;
    }
    return counts;
}

void writePrediction(const Database& database, RunId id, const Prediction& prediction)
{
    const auto label = prediction.label ? std::optional(labelId(*prediction.label)) : std::nullopt;
    {
        Query add(database,
                  "INSERT INTO prediction(run_id, claim_id, document_id, p_indefinite, label,"
                  " antecedent_basis, undefined_term, relative_term, exemplary_phrasing,"
                  " functional_claiming, contradicting_limitations, omission_of_essentials)"
                  " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        add.bind(id, prediction.claim, prediction.document, prediction.pIndefinite, label);
        for (const std::optional<double>& score : prediction.categories) {
            add.bind(score);
        }
        add.run();
    }
    std::int32_t ordinal = 0;
    for (const RunReason& reason : prediction.reasons) {
        writeReason(database, id, prediction.claim, reason, ++ordinal);
    }
}

bool setClaimState(const Database& database, RunId id, ClaimId claim, std::string_view state,
                   const std::string& error)
{
    Query update(database,
                 "UPDATE run_claim SET state = ?, error = ? WHERE run_id = ? AND claim_id = ?");
    update.bind(state, error, id, claim).run();
    return database.connection().getChanges() == 1;
}

std::vector<Prediction> readPredictions(const Database& database, RunId id)
{
    std::vector<Prediction> predictions;
    Query rows(database, "SELECT p.claim_id, p.p_indefinite, p.label, p.antecedent_basis,"
                         " p.undefined_term, p.relative_term, p.exemplary_phrasing,"
                         " p.functional_claiming, p.contradicting_limitations,"
                         " p.omission_of_essentials, p.document_id FROM prediction p"
                         " JOIN claim c ON c.id = p.claim_id"
                         " JOIN application a ON a.id = c.application_id"
                         " WHERE p.run_id = ? ORDER BY a.number, c.number");
    rows.bind(id);
    while (rows.next()) {
        predictions.push_back(predictionFromRow(rows));
    }
    return predictions;
}

void addReasons(const Database& database, RunId id, std::vector<Prediction>& predictions)
{
    std::unordered_map<ClaimId, Prediction*> places;
    for (Prediction& prediction : predictions) {
        places.emplace(prediction.claim, &prediction);
    }
    Query rows(database, "SELECT r.name, r.layer, r.origin, r.text, r.category, r.confidence,"
                         " r.recitations, r.spans, r.claim_id, d.text FROM run_reason r"
                         " JOIN prediction p ON p.run_id = r.run_id AND p.claim_id = r.claim_id"
                         " JOIN document d ON d.id = p.document_id"
                         " WHERE r.run_id = ? ORDER BY r.claim_id, r.ordinal");
    rows.bind(id);
    while (rows.next()) {
        const auto place = places.find(ClaimId{rows.integer(8)});
        if (place != places.end()) {
            place->second->reasons.push_back(reasonFromRow(rows, rows.text(9)));
        }
    }
}

std::optional<Prediction> readPrediction(const Database& database, RunId id, ClaimId claim)
{
    std::optional<Prediction> prediction;
    {
        Query read(database, "SELECT claim_id, p_indefinite, label, antecedent_basis,"
                             " undefined_term, relative_term, exemplary_phrasing,"
                             " functional_claiming, contradicting_limitations,"
                             " omission_of_essentials, document_id FROM prediction"
                             " WHERE run_id = ? AND claim_id = ?");
        read.bind(id, claim);
        if (!read.next()) {
            return std::nullopt;
        }
        prediction = predictionFromRow(read);
    }
    const std::string text = documentText(database, prediction->document);
    Query rows(database, "SELECT name, layer, origin, text, category, confidence, recitations,"
                         " spans FROM run_reason WHERE run_id = ? AND claim_id = ?"
                         " ORDER BY ordinal");
    rows.bind(id, claim);
    while (rows.next()) {
        prediction->reasons.push_back(reasonFromRow(rows, text));
    }
    return prediction;
}

std::vector<std::string> runProblems(const Database& database)
{
    std::vector<std::string> problems;
    addCountProblems(database, problems);
    addSpanProblems(database, problems);
    addModelProblems(database, problems);
    return problems;
}

}  // namespace metes
