// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/DecisionRepository.h"

#include "core/store/Query.h"

namespace metes {

namespace {

std::string_view stateId(IntentState state)
{
    switch (state) {
    case IntentState::Done: return "done";
    case IntentState::Undone: return "undone";
    case IntentState::Dropped: return "dropped";
    }
    return "dropped";
}

IntentState stateFromId(const std::string& id)
{
    return id == "done" ? IntentState::Done
                        : id == "undone" ? IntentState::Undone : IntentState::Dropped;
}

DecisionRecord readRecord(const Query& row)
{
    DecisionRecord record;
    record.id = row.text(0);
    record.annotator = row.text(1);
    record.device = row.text(2);
    record.time = {row.integer(3)};
    record.activeMilliseconds = row.integer(4);
    record.study = row.text(5);
    record.application = row.text(6);
    record.claim = row.integer32(7);
    record.reason = row.text(8);
    record.act = row.text(9);
    record.before = row.text(10);
    record.after = row.text(11);
    record.intent = row.text(12);
    record.extra = row.text(13);
    return record;
}

std::vector<DecisionRecord> readRecords(Query& rows)
{
    std::vector<DecisionRecord> records;
    while (rows.next()) {
        records.push_back(readRecord(rows));
    }
    return records;
}

std::vector<ClaimId> readClaims(Query& rows)
{
    std::vector<ClaimId> claims;
    while (rows.next()) {
        claims.push_back({rows.integer(0)});
    }
    return claims;
}

FoldRow readFold(const Query& row)
{
    FoldRow fold;
    fold.annotator = {row.integer(0)};
    fold.claim = {row.integer(1)};
    fold.state = row.text(2);
    fold.label = row.isNull(3) ? std::string() : row.text(3);
    fold.categories = static_cast<std::uint16_t>(row.integer(4));
    fold.layers = static_cast<std::uint8_t>(row.integer(5));
    fold.flagged = row.integer(6) != 0;
    fold.commented = row.integer(7) != 0;
    fold.body = row.text(8);
    return fold;
}

std::optional<std::string> firstText(Query& query)
{
    if (!query.next() || query.isNull(0)) {
        return std::nullopt;
    }
    return query.text(0);
}

}  // namespace

Result<AnnotatorId> DecisionRepository::findOrAddAnnotator(const std::string& name)
{
    const auto known = findAnnotator(name);
    if (!known) {
        return tl::unexpected<Error>(known.error());
    }
    if (*known) {
        return **known;
    }
    return guarded(m_database, "writing", [&] {
        Query add(m_database, "INSERT INTO annotator(name) VALUES (?)");
        add.bind(name).run();
        return AnnotatorId{m_database.connection().getLastInsertRowid()};
    });
}

Result<std::optional<AnnotatorId>> DecisionRepository::findAnnotator(const std::string& name) const
{
    return guarded(m_database, "reading", [&]() -> std::optional<AnnotatorId> {
        Query find(m_database, "SELECT id FROM annotator WHERE name = ?");
        find.bind(name);
        if (!find.next()) {
            return std::nullopt;
        }
        return AnnotatorId{find.integer(0)};
    });
}

Result<std::vector<std::pair<AnnotatorId, std::string>>> DecisionRepository::annotators() const
{
    return guarded(m_database, "reading", [&] {
        std::vector<std::pair<AnnotatorId, std::string>> list;
        Query rows(m_database, "SELECT id, name FROM annotator ORDER BY name");
        while (rows.next()) {
            list.emplace_back(AnnotatorId{rows.integer(0)}, rows.text(1));
        }
        return list;
    });
}

Result<void> DecisionRepository::append(const DecisionRecord& decision, AnnotatorId annotator,
                                        ClaimId claim)
{
    return guarded(m_database, "writing", [&]() -> Result<void> {
        if (contains(decision.id).value_or(false)) {
            return fail(ErrorCode::AlreadyExists, "decision " + decision.id + " is in the log");
        }
        Query add(m_database,
                  "INSERT INTO decision(id, annotator_id, device, time, active, study, claim_id,"
                  " reason, act, before, after, intent, extra)"
                  " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        add.bind(decision.id, annotator, decision.device, decision.time.milliseconds,
                 decision.activeMilliseconds, decision.study, claim, decision.reason, decision.act,
                 decision.before, decision.after, decision.intent, decision.extra)
            .run();
        return {};
    });
}

Result<bool> DecisionRepository::contains(const std::string& id) const
{
    return guarded(m_database, "reading", [&] {
        Query find(m_database, "SELECT 1 FROM decision WHERE id = ?");
        return find.bind(id).next();
    });
}

Result<std::string> DecisionRepository::lastId(AnnotatorId annotator) const
{
    return guarded(m_database, "reading", [&] {
        Query last(m_database, "SELECT max(id) FROM decision WHERE annotator_id = ?");
        last.bind(annotator);
        return firstText(last).value_or(std::string());
    });
}

Result<std::vector<DecisionRecord>> DecisionRepository::log(std::int64_t afterSequence,
                                                            std::int64_t limit) const
{
    return guarded(m_database, "reading", [&] {
        Query rows(m_database,
                   "SELECT d.id, n.name, d.device, d.time, d.active, d.study, a.number, c.number,"
                   " d.reason, d.act, d.before, d.after, d.intent, d.extra FROM decision d"
                   " JOIN annotator n ON n.id = d.annotator_id JOIN claim c ON c.id = d.claim_id"
                   " JOIN application a ON a.id = c.application_id"
                   " WHERE d.seq > ? ORDER BY d.seq LIMIT ?");
        rows.bind(afterSequence, limit);
        return readRecords(rows);
    });
}

Result<std::int64_t> DecisionRepository::lastSequence() const
{
    return guarded(m_database, "reading", [&] {
        Query last(m_database, "SELECT coalesce(max(seq), 0) FROM decision");
        last.next();
        return last.integer(0);
    });
}

Result<std::int64_t> DecisionRepository::count() const
{
    return guarded(m_database, "reading", [&] {
        Query count(m_database, "SELECT count(*) FROM decision");
        count.next();
        return count.integer(0);
    });
}

Result<std::vector<DecisionRecord>> DecisionRepository::ofClaim(ClaimId claim) const
{
    return guarded(m_database, "reading", [&] {
        Query rows(m_database,
                   "SELECT d.id, n.name, d.device, d.time, d.active, d.study, a.number, c.number,"
                   " d.reason, d.act, d.before, d.after, d.intent, d.extra FROM decision d"
                   " JOIN annotator n ON n.id = d.annotator_id JOIN claim c ON c.id = d.claim_id"
                   " JOIN application a ON a.id = c.application_id"
                   " WHERE d.claim_id = ? ORDER BY d.id");
        rows.bind(claim);
        return readRecords(rows);
    });
}

Result<std::vector<DecisionRecord>> DecisionRepository::activeOfClaim(AnnotatorId annotator,
                                                                      ClaimId claim) const
{
    return guarded(m_database, "reading", [&] {
        Query rows(m_database,
                   "SELECT d.id, n.name, d.device, d.time, d.active, d.study, a.number, c.number,"
                   " d.reason, d.act, d.before, d.after, d.intent, d.extra FROM decision d"
                   " JOIN intent i ON i.annotator_id = d.annotator_id AND i.id = d.intent"
                   " JOIN annotator n ON n.id = d.annotator_id JOIN claim c ON c.id = d.claim_id"
                   " JOIN application a ON a.id = c.application_id"
                   " WHERE d.claim_id = ? AND d.annotator_id = ? AND i.state = 'done'"
                   " AND d.act NOT IN ('undo', 'redo') ORDER BY d.id");
        rows.bind(claim, annotator);
        return readRecords(rows);
    });
}

Result<std::vector<DecisionRecord>> DecisionRepository::outline(AnnotatorId annotator) const
{
    return guarded(m_database, "reading", [&] {
        std::vector<DecisionRecord> records;
        Query rows(m_database, "SELECT id, act, after, intent FROM decision WHERE annotator_id = ?"
                               " ORDER BY id");
        rows.bind(annotator);
        while (rows.next()) {
            DecisionRecord record;
            record.id = rows.text(0);
            record.act = rows.text(1);
            record.after = rows.text(2);
            record.intent = rows.text(3);
            records.push_back(std::move(record));
        }
        return records;
    });
}

Result<std::vector<ClaimId>> DecisionRepository::claimsOfIntent(const std::string& intent) const
{
    return guarded(m_database, "reading", [&] {
        Query rows(m_database, "SELECT DISTINCT claim_id FROM decision WHERE intent = ?"
                               " AND act NOT IN ('undo', 'redo') ORDER BY claim_id");
        rows.bind(intent);
        return readClaims(rows);
    });
}

Result<std::vector<ClaimId>> DecisionRepository::claimsDecidedBy(AnnotatorId annotator) const
{
    return guarded(m_database, "reading", [&] {
        Query rows(m_database, "SELECT DISTINCT claim_id FROM decision WHERE annotator_id = ?"
                               " ORDER BY claim_id");
        rows.bind(annotator);
        return readClaims(rows);
    });
}

Result<std::optional<std::string>> DecisionRepository::lastDone(AnnotatorId annotator) const
{
    return guarded(m_database, "reading", [&] {
        Query last(m_database, "SELECT max(id) FROM intent WHERE annotator_id = ? AND state = 'done'");
        last.bind(annotator);
        return firstText(last);
    });
}

Result<std::optional<std::string>> DecisionRepository::nextUndone(AnnotatorId annotator) const
{
    return guarded(m_database, "reading", [&] {
        Query next(m_database,
                   "SELECT min(id) FROM intent WHERE annotator_id = ? AND state = 'undone'");
        next.bind(annotator);
        return firstText(next);
    });
}

Result<void> DecisionRepository::setIntent(AnnotatorId annotator, const std::string& intent,
                                           IntentState state)
{
    return guarded(m_database, "writing", [&] {
        Query set(m_database, "INSERT INTO intent(annotator_id, id, state) VALUES (?, ?, ?)"
                              " ON CONFLICT(annotator_id, id) DO UPDATE SET state = excluded.state");
        set.bind(annotator, intent, stateId(state)).run();
    });
}

Result<void> DecisionRepository::dropUndone(AnnotatorId annotator)
{
    return guarded(m_database, "writing", [&] {
        Query drop(m_database, "UPDATE intent SET state = 'dropped'"
                               " WHERE annotator_id = ? AND state = 'undone'");
        drop.bind(annotator).run();
    });
}

Result<std::vector<std::pair<std::string, IntentState>>> DecisionRepository::intents(
    AnnotatorId annotator) const
{
    return guarded(m_database, "reading", [&] {
        std::vector<std::pair<std::string, IntentState>> list;
        Query rows(m_database, "SELECT id, state FROM intent WHERE annotator_id = ? ORDER BY id");
        rows.bind(annotator);
        while (rows.next()) {
            list.emplace_back(rows.text(0), stateFromId(rows.text(1)));
        }
        return list;
    });
}

Result<void> DecisionRepository::clearIntents(AnnotatorId annotator)
{
    return guarded(m_database, "writing", [&] {
        Query clear(m_database, "DELETE FROM intent WHERE annotator_id = ?");
        clear.bind(annotator).run();
    });
}

Result<std::optional<FoldRow>> DecisionRepository::fold(AnnotatorId annotator, ClaimId claim) const
{
    return guarded(m_database, "reading", [&]() -> std::optional<FoldRow> {
        Query read(m_database, "SELECT annotator_id, claim_id, state, label, categories, layers,"
                               " flagged, commented, body FROM claim_fold"
                               " WHERE annotator_id = ? AND claim_id = ?");
        read.bind(annotator, claim);
        if (!read.next()) {
            return std::nullopt;
        }
        return readFold(read);
    });
}

Result<void> DecisionRepository::writeFold(const FoldRow& row)
{
    return guarded(m_database, "writing", [&] {
        const auto label = row.label.empty() ? std::nullopt : std::optional(row.label);
        Query write(m_database,
                    "INSERT OR REPLACE INTO claim_fold(annotator_id, claim_id, state, label,"
                    " categories, layers, flagged, commented, body)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
        write.bind(row.annotator, row.claim, row.state, label,
                   static_cast<std::int32_t>(row.categories), static_cast<std::int32_t>(row.layers),
                   row.flagged ? 1 : 0, row.commented ? 1 : 0, row.body)
            .run();
    });
}

Result<void> DecisionRepository::eraseFold(AnnotatorId annotator, ClaimId claim)
{
    return guarded(m_database, "writing", [&] {
        Query erase(m_database, "DELETE FROM claim_fold WHERE annotator_id = ? AND claim_id = ?");
        erase.bind(annotator, claim).run();
    });
}

Result<void> DecisionRepository::clearFolds(AnnotatorId annotator)
{
    return guarded(m_database, "writing", [&] {
        Query clear(m_database, "DELETE FROM claim_fold WHERE annotator_id = ?");
        clear.bind(annotator).run();
    });
}

Result<std::vector<FoldRow>> DecisionRepository::folds(AnnotatorId annotator) const
{
    return guarded(m_database, "reading", [&] {
        std::vector<FoldRow> folds;
        Query rows(m_database, "SELECT annotator_id, claim_id, state, label, categories, layers,"
                               " flagged, commented, body FROM claim_fold"
                               " WHERE annotator_id = ? ORDER BY claim_id");
        rows.bind(annotator);
        while (rows.next()) {
            folds.push_back(readFold(rows));
        }
        return folds;
    });
}

Result<std::vector<AnnotatorId>> DecisionRepository::annotatorsOf(ClaimId claim) const
{
    return guarded(m_database, "reading", [&] {
        std::vector<AnnotatorId> annotators;
        Query rows(m_database, "SELECT DISTINCT annotator_id FROM decision WHERE claim_id = ?"
                               " ORDER BY annotator_id");
        rows.bind(claim);
        while (rows.next()) {
            annotators.push_back({rows.integer(0)});
        }
        return annotators;
    });
}

}  // namespace metes
