// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/ReasonRows.h"

#include "core/patent/RecordHash.h"
#include "core/store/Columns.h"
#include "core/text/TextIndex.h"

#include <map>
#include <set>

namespace metes {

namespace {

struct KnownReason {
    ReasonId id;
    std::string hash;
    std::string layer;
    bool retired = false;
};

std::map<std::string, KnownReason> knownReasons(const Database& database, ClaimId claim)
{
    std::map<std::string, KnownReason> known;
    Query rows(database,
               "SELECT name, id, record_hash, layer, retired FROM reason WHERE claim_id = ?");
    rows.bind(claim);
    while (rows.next()) {
        known[rows.text(0)] = {{rows.integer(1)}, rows.text(2), rows.text(3), rows.integer(4) != 0};
    }
    return known;
}

// Binds start and end, or two times NULL.
void bindRange(Query& query, const TextRange* range)
{
    if (range == nullptr) {
        query.bind(nullptr, nullptr);
    } else {
        query.bind(range->start, range->end);
    }
}

void addSpans(const Database& database, ReasonId id, const Reason& reason,
              std::string_view claimText)
{
    const std::int32_t length = codePointCount(claimText);
    std::int32_t ordinal = 0;
    for (const Span& span : reason.spans) {
        const bool grounded = span.match != MatchClass::Ungrounded;
        const Span placed = grounded ? spanAt(claimText, span.range) : span;
        Query add(database,
                  "INSERT INTO span(reason_id, ordinal, start, \"end\", text_length, quote,"
                  " before, after, match, similarity, extra)"
                  " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        add.bind(id, ordinal++);
        bindRange(add, grounded ? &span.range : nullptr);
        add.run(length, span.quote, placed.before, placed.after, matchClassId(span.match),
                span.similarity, span.extra);
    }
}

void replaceSpans(const Database& database, ReasonId id, const Reason& reason,
                  std::string_view claimText)
{
    {
        Query erase(database, "DELETE FROM span WHERE reason_id = ?");
        erase.bind(id).run();
    }
    addSpans(database, id, reason, claimText);
}

void bindReason(Query& query, const Reason& reason, DocumentId text, std::int32_t ordinal)
{
    query.bind(ordinal, layerId(reason.layer), text, reason.context,
               categoryInfo(reason.category).id, listToColumn(reason.claims),
               listToColumn(reason.recitations));
    if (reason.source) {
        bindRange(query, &reason.source->range);
        query.bind(reason.source->quote, reason.source->extra);
    } else {
        bindRange(query, nullptr);
        query.bind(nullptr, "");
    }
    query.bind(reason.confidence, reason.group, reason.extra, recordHash(reason));
}

ReasonId addReason(const Database& database, ClaimId claim, const Reason& reason,
                   std::int32_t ordinal)
{
    const DocumentId text = findOrAddText(database, reason.text);
    Query add(database, "INSERT INTO reason(ordinal, layer, document_id, context, category, claims,"
                        " recitations, source_start, source_end, source_quote, source_extra,"
                        " confidence, reason_group,"
                        " extra, record_hash, claim_id, name)"
                        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    bindReason(add, reason, text, ordinal);
    add.bind(claim, reason.id).run();
    return {database.connection().getLastInsertRowid()};
}

void updateReason(const Database& database, ReasonId id, const Reason& reason, std::int32_t ordinal)
{
    const DocumentId text = findOrAddText(database, reason.text);
    Query update(database,
                 "UPDATE reason SET ordinal = ?, layer = ?, document_id = ?, context = ?,"
                 " category = ?, claims = ?, recitations = ?, source_start = ?, source_end = ?,"
                 " source_quote = ?, source_extra = ?, confidence = ?, reason_group = ?, extra = ?,"
                 " record_hash = ?, retired = 0 WHERE id = ?");
    bindReason(update, reason, text, ordinal);
    update.bind(id).run();
}

// A record speaks for the examiner's layer, and for each other layer that it mentions.
void retireOthers(const Database& database, const std::map<std::string, KnownReason>& known,
                  const Claim& record)
{
    std::set<std::string> names;
    std::set<std::string> layers{std::string(layerId(Layer::Examiner))};
    for (const Reason& reason : record.reasons) {
        names.insert(reason.id);
        layers.insert(std::string(layerId(reason.layer)));
    }
    for (const auto& [name, row] : known) {
        if (!names.contains(name) && layers.contains(row.layer)) {
            Query retire(database, "UPDATE reason SET retired = 1 WHERE id = ?");
            retire.bind(row.id).run();
        }
    }
}

Reason readReason(const Query& row)
{
    Reason reason;
    reason.id = row.text(1);
    reason.layer = layerFromId(row.text(2)).value_or(Layer::Examiner);
    reason.text = row.text(3);
    reason.context = row.text(4);
    reason.category = categoryFromId(row.text(5)).value_or(Category::Other);
    reason.claims = numbersFromColumn(row.text(6));
    reason.recitations = textsFromColumn(row.text(7));
    if (!row.isNull(8)) {
        reason.source = Source{{row.integer32(8), row.integer32(9)}, row.text(10), row.text(15)};
    }
    if (!row.isNull(11)) {
        reason.confidence = row.real(11);
    }
    reason.group = row.text(12);
    reason.extra = row.text(13);
    return reason;
}

std::vector<Span> readSpans(const Database& database, ReasonId id)
{
    std::vector<Span> spans;
    Query rows(database, "SELECT start, \"end\", quote, before, after, match, similarity, extra"
                         " FROM span WHERE reason_id = ? ORDER BY ordinal");
    rows.bind(id);
    while (rows.next()) {
        Span span;
        if (!rows.isNull(0)) {
            span.range = {rows.integer32(0), rows.integer32(1)};
        }
        span.quote = rows.text(2);
        span.before = rows.text(3);
        span.after = rows.text(4);
        span.match = matchClassFromId(rows.text(5)).value_or(MatchClass::Ungrounded);
        span.similarity = rows.real(6);
        span.extra = rows.text(7);
        spans.push_back(std::move(span));
    }
    return spans;
}

// A retired reason was written against an earlier text of the claim.
void reanchorSpans(Reason& reason, std::string_view claimText)
{
    for (Span& span : reason.spans) {
        if (span.match == MatchClass::Ungrounded) {
            continue;
        }
        const Anchoring anchoring = reanchor(span, claimText);
        span = anchoring.span;
        if (anchoring.outcome == AnchorOutcome::Orphan) {
            span.range = {};
            span.match = MatchClass::Ungrounded;
        }
    }
}

}  // namespace

ReasonRows readReasons(const Database& database, ClaimId claim, std::string_view claimText)
{
    std::vector<ReasonId> ids;
    std::vector<bool> retired;
    std::vector<Reason> reasons;
    {
        Query rows(database,
                   "SELECT r.id, r.name, r.layer, d.text, r.context, r.category, r.claims,"
                   " r.recitations, r.source_start, r.source_end, r.source_quote, r.confidence,"
                   " r.reason_group, r.extra, r.retired, r.source_extra FROM reason r"
                   " JOIN document d ON d.id = r.document_id"
                   " WHERE r.claim_id = ? ORDER BY r.ordinal, r.id");
        rows.bind(claim);
        while (rows.next()) {
            ids.push_back({rows.integer(0)});
            retired.push_back(rows.integer(14) != 0);
            reasons.push_back(readReason(rows));
        }
    }
    ReasonRows result;
    for (std::size_t i = 0; i < reasons.size(); ++i) {
        reasons[i].spans = readSpans(database, ids[i]);
        if (retired[i]) {
            reanchorSpans(reasons[i], claimText);
        }
        (retired[i] ? result.retired : result.present).push_back(std::move(reasons[i]));
    }
    return result;
}

ReasonCounts addReasons(const Database& database, ClaimId claim, const Claim& record)
{
    ReasonCounts counts;
    for (const Reason& reason : record.reasons) {
        const ReasonId id =
            addReason(database, claim, reason, static_cast<std::int32_t>(++counts.added));
        addSpans(database, id, reason, record.text);
    }
    return counts;
}

ReasonCounts writeReasons(const Database& database, ClaimId claim, const Claim& record,
                          SpanWriting spans)
{
    const std::map<std::string, KnownReason> known = knownReasons(database, claim);
    ReasonCounts counts;
    std::int32_t ordinal = 0;
    for (const Reason& reason : record.reasons) {
        ++ordinal;
        const auto found = known.find(reason.id);
        if (found == known.end()) {
            const ReasonId id = addReason(database, claim, reason, ordinal);
            addSpans(database, id, reason, record.text);
            ++counts.added;
            continue;
        }
        const bool same = !found->second.retired && found->second.hash == recordHash(reason);
        updateReason(database, found->second.id, reason, ordinal);
        if (!same || spans == SpanWriting::All) {
            replaceSpans(database, found->second.id, reason, record.text);
        }
        ++(same ? counts.unchanged : counts.revised);
    }
    retireOthers(database, known, record);
    return counts;
}

}  // namespace metes
