// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/ClaimRepository.h"

#include "core/base/Sha256.h"
#include "core/patent/RecordHash.h"
#include "core/store/Columns.h"
#include "core/store/ReasonRows.h"
#include "core/text/TextIndex.h"

namespace metes {

namespace {

KnownClaim readKnown(const Query& row)
{
    return {{row.integer(0)},
            row.text(1),
            {row.integer(2)},
            row.isNull(3) ? std::string() : row.text(3)};
}

std::optional<KnownClaim> findClaim(const Database& database, ApplicationId application,
                                    std::int32_t number)
{
    Query find(database, "SELECT id, record_hash, document_id, source_hash FROM claim"
                         " WHERE application_id = ? AND number = ?");
    find.bind(application, number);
    return find.next() ? std::optional(readKnown(find)) : std::nullopt;
}

KnownClaims readKnownClaims(const Database& database, const std::string& application,
                            const ReservedApplication& reserved)
{
    KnownClaims known{application, reserved.id, reserved.outcome, {}};
    if (reserved.outcome == WriteOutcome::Added) {
        return known;
    }
    Query rows(database, "SELECT id, record_hash, document_id, source_hash, number FROM claim"
                         " WHERE application_id = ?");
    rows.bind(reserved.id);
    while (rows.next()) {
        known.claims.emplace(rows.integer32(4), readKnown(rows));
    }
    return known;
}

std::optional<std::string_view> labelColumn(const Claim& claim)
{
    return claim.label ? std::optional(labelId(*claim.label)) : std::nullopt;
}

// What the queue filters by, taken from all reasons that are not retired.
struct Facts {
    std::int32_t categories = 0;
    std::int64_t layers = 0;
    std::int64_t reasons = 0;
    std::int32_t ungrounded = 0;
};

bool isUngrounded(const Reason& reason)
{
    for (const Span& span : reason.spans) {
        if (span.match == MatchClass::Ungrounded) {
            return true;
        }
    }
    // A span quotes the claim; without as many places as recitations one of them has none.
    return reason.spans.size() < reason.recitations.size();
}

Facts factsOf(const std::vector<Reason>& reasons)
{
    CategorySet categories;
    std::uint32_t layers = 0;
    bool ungrounded = false;
    for (const Reason& reason : reasons) {
        categories.insert(reason.category);
        layers |= 1u << static_cast<unsigned>(reason.layer);
        ungrounded = ungrounded || isUngrounded(reason);
    }
    return {static_cast<std::int32_t>(categories.bits()), static_cast<std::int64_t>(layers),
            static_cast<std::int64_t>(reasons.size()), ungrounded ? 1 : 0};
}

ClaimId addClaim(const Database& database, ApplicationId application, const Claim& claim,
                 const std::string& hash, DocumentId text)
{
    const Facts facts = factsOf(claim.reasons);
    Query add(database, "INSERT INTO claim(application_id, number, document_id, depends_on, label,"
                        " split, categories, layers, reasons, ungrounded, extra, record_hash)"
                        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    add.run(application, claim.number, text, listToColumn(claim.dependsOn), labelColumn(claim),
            claim.split, facts.categories, facts.layers, facts.reasons, facts.ungrounded,
            claim.extra, hash);
    return {database.connection().getLastInsertRowid()};
}

void updateClaim(const Database& database, ClaimId id, const Claim& claim, const std::string& hash,
                 DocumentId text)
{
    Query update(database, "UPDATE claim SET document_id = ?, depends_on = ?, label = ?, split = ?,"
                           " extra = ?, record_hash = ?, source_hash = NULL,"
                           " label_built = 0 WHERE id = ?");
    update
        .bind(text, listToColumn(claim.dependsOn), labelColumn(claim), claim.split, claim.extra,
              hash, id)
        .run();
}

void addRevision(const Database& database, const KnownClaim& claim, Moment now)
{
    Query add(database, "INSERT INTO claim_revision(claim_id, revision, document_id, replaced)"
                        " SELECT ?, 1 + coalesce(max(revision), 0), ?, ? FROM claim_revision"
                        " WHERE claim_id = ?");
    add.bind(claim.id, claim.document, now.milliseconds, claim.id).run();
}

void writeFacts(const Database& database, ClaimId id, const std::vector<Reason>& reasons)
{
    const Facts facts = factsOf(reasons);
    Query update(database,
                 "UPDATE claim SET categories = ?, layers = ?, reasons = ?, ungrounded = ?"
                 " WHERE id = ?");
    update.bind(facts.categories, facts.layers, facts.reasons, facts.ungrounded, id).run();
}

}  // namespace

Result<std::optional<ClaimId>> ClaimRepository::find(const std::string& application,
                                                     std::int32_t number) const
{
    return guarded(m_database, "reading", [&]() -> std::optional<ClaimId> {
        Query find(m_database,
                   "SELECT c.id FROM application a JOIN claim c ON c.application_id = a.id"
                   " WHERE a.number = ? AND c.number = ?");
        find.bind(application, number);
        if (!find.next()) {
            return std::nullopt;
        }
        return ClaimId{find.integer(0)};
    });
}

Result<StoredClaim> ClaimRepository::load(ClaimId id) const
{
    return guarded(m_database, "reading", [&]() -> Result<StoredClaim> {
        StoredClaim stored;
        {
            Query read(m_database,
                       "SELECT c.application_id, a.number, c.number, c.document_id, d.sha256,"
                       " d.text, c.depends_on, c.label, c.split, c.extra,"
                       " (SELECT 1 + count(*) FROM claim_revision v WHERE v.claim_id = c.id),"
                       " c.label_built"
                       " FROM claim c JOIN application a ON a.id = c.application_id"
                       " JOIN document d ON d.id = c.document_id WHERE c.id = ?");
            read.bind(id);
            if (!read.next()) {
                return fail(ErrorCode::NotFound,
                            "there is no claim with key " + std::to_string(id.value));
            }
            stored.id = id;
            stored.applicationId = {read.integer(0)};
            stored.claim.application = read.text(1);
            stored.claim.number = read.integer32(2);
            stored.document = {read.integer(3)};
            stored.textHash = read.text(4);
            stored.claim.text = read.text(5);
            stored.claim.dependsOn = numbersFromColumn(read.text(6));
            stored.claim.label = labelFromId(read.isNull(7) ? std::string() : read.text(7));
            stored.claim.split = read.text(8);
            stored.claim.extra = read.text(9);
            stored.revision = read.integer32(10);
            stored.labelOrigin = read.integer(11) != 0 ? LabelOrigin::Built : LabelOrigin::File;
        }
        ReasonRows reasons = readReasons(m_database, id, stored.claim.text);
        stored.claim.reasons = std::move(reasons.present);
        stored.retired = std::move(reasons.retired);
        return stored;
    });
}

Result<std::string> ClaimRepository::text(ClaimId id) const
{
    return guarded(m_database, "reading", [&]() -> Result<std::string> {
        Query read(m_database, "SELECT d.text FROM claim c JOIN document d ON d.id = c.document_id"
                               " WHERE c.id = ?");
        read.bind(id);
        if (!read.next()) {
            return fail(ErrorCode::NotFound,
                        "there is no claim with key " + std::to_string(id.value));
        }
        return read.text(0);
    });
}

Result<std::vector<ClaimSummary>> ClaimRepository::summaries(const std::vector<ClaimId>& ids) const
{
    return guarded(m_database, "reading", [&] {
        std::vector<ClaimSummary> summaries;
        summaries.reserve(ids.size());
        for (const ClaimId id : ids) {
            Query read(m_database, "SELECT a.number, a.title, c.number, substr(d.text, 1, 160)"
                                   " FROM claim c JOIN application a ON a.id = c.application_id"
                                   " JOIN document d ON d.id = c.document_id WHERE c.id = ?");
            read.bind(id);
            if (read.next()) {
                summaries.push_back(
                    {id, read.text(0), read.text(1), read.integer32(2), read.text(3)});
            }
        }
        return summaries;
    });
}

Result<std::vector<ClaimId>> ClaimRepository::ofApplication(ApplicationId id) const
{
    return guarded(m_database, "reading", [&] {
        std::vector<ClaimId> ids;
        Query rows(m_database, "SELECT id FROM claim WHERE application_id = ? ORDER BY number");
        rows.bind(id);
        while (rows.next()) {
            ids.push_back({rows.integer(0)});
        }
        return ids;
    });
}

Result<std::vector<std::pair<std::int32_t, std::vector<std::int32_t>>>>
ClaimRepository::dependencies(ApplicationId id) const
{
    return guarded(m_database, "reading", [&] {
        std::vector<std::pair<std::int32_t, std::vector<std::int32_t>>> rows;
        Query read(m_database,
                   "SELECT number, depends_on FROM claim WHERE application_id = ? ORDER BY number");
        read.bind(id);
        while (read.next()) {
            rows.emplace_back(read.integer32(0), numbersFromColumn(read.text(1)));
        }
        return rows;
    });
}

Result<std::int64_t> ClaimRepository::count() const
{
    return guarded(m_database, "reading", [&] {
        Query count(m_database, "SELECT count(*) FROM claim");
        count.next();
        return count.integer(0);
    });
}

Result<std::int64_t> ClaimRepository::reasonCount() const
{
    return guarded(m_database, "reading", [&] {
        Query count(m_database, "SELECT count(*) FROM reason WHERE retired = 0");
        count.next();
        return count.integer(0);
    });
}

Result<ClaimWrite> ClaimRepository::write(const Claim& claim, Moment now)
{
    KnownClaims known;
    return write(claim, recordHash(claim), known, now);
}

Result<ClaimWrite> ClaimRepository::write(const Claim& claim, const std::string& hash,
                                          KnownClaims& known, Moment now)
{
    return guarded(m_database, "writing", [&]() -> Result<ClaimWrite> {
        if (known.application != claim.application) {
            const auto reserved =
                ApplicationRepository(m_database).findOrReserve(claim.application);
            if (!reserved) {
                return passOn(reserved);
            }
            known = readKnownClaims(m_database, claim.application, *reserved);
        }
        const auto found = known.claims.find(claim.number);
        if (found != known.claims.end()
            && (found->second.hash == hash || found->second.sourceHash == hash)) {
            return ClaimWrite{WriteOutcome::Unchanged,
                              found->second.id,
                              {.unchanged = static_cast<std::int64_t>(claim.reasons.size())}};
        }
        const DocumentId text = findOrAddText(m_database, claim.text);
        const ClaimWrite written = found == known.claims.end()
                                       ? add(claim, hash, text, known.id)
                                       : revise(claim, hash, text, found->second, now);
        known.claims[claim.number] = {written.id, hash, text, {}};
        return written;
    });
}

ClaimWrite ClaimRepository::add(const Claim& claim, const std::string& hash, DocumentId text,
                                ApplicationId application)
{
    const ClaimId id = addClaim(m_database, application, claim, hash, text);
    return {WriteOutcome::Added, id, addReasons(m_database, id, claim)};
}

ClaimWrite ClaimRepository::revise(const Claim& claim, const std::string& hash, DocumentId text,
                                   const KnownClaim& known, Moment now)
{
    SpanWriting spans = SpanWriting::WhereChanged;
    if (known.document != text) {
        addRevision(m_database, known, now);
        spans = SpanWriting::All;
    }
    updateClaim(m_database, known.id, claim, hash, text);
    const ReasonCounts reasons = writeReasons(m_database, known.id, claim, spans);
    writeFacts(m_database, known.id, readReasons(m_database, known.id, claim.text).present);
    return {WriteOutcome::Revised, known.id, reasons};
}

Result<WriteOutcome> ClaimRepository::writeDerived(const StoredClaim& stored, Derived what)
{
    return guarded(m_database, "writing", [&]() -> Result<WriteOutcome> {
        const Claim& claim = stored.claim;
        const auto known = findClaim(m_database, stored.applicationId, claim.number);
        if (!known || known->id != stored.id || known->document != stored.document) {
            return fail(ErrorCode::Conflict, "claim " + claim.application + "/"
                                                 + std::to_string(claim.number)
                                                 + " was revised meanwhile");
        }
        const std::string hash = recordHash(claim);
        if (known->hash == hash) {
            return WriteOutcome::Unchanged;
        }
        updateClaim(m_database, stored.id, claim, hash, known->document);
        if (what == Derived::Spans) {
            writeReasons(m_database, stored.id, claim, SpanWriting::WhereChanged);
            writeFacts(m_database, stored.id, claim.reasons);
        }
        const std::string& source = known->sourceHash.empty() ? known->hash : known->sourceHash;
        Query mark(m_database, "UPDATE claim SET source_hash = ?, label_built = ? WHERE id = ?");
        mark.bind(source == hash ? std::nullopt : std::optional(source),
                  stored.labelOrigin == LabelOrigin::Built ? 1 : 0, stored.id)
            .run();
        return WriteOutcome::Revised;
    });
}

Result<std::vector<std::string>> ClaimRepository::spanProblems() const
{
    return guarded(m_database, "checking", [&] {
        std::vector<std::string> problems;
        std::int64_t indexedClaim = 0;
        std::string text;
        TextIndex index;
        Query rows(
            m_database,
            "SELECT c.id, a.number, c.number, r.name, s.start, s.\"end\", s.quote, d.text"
            " FROM span s JOIN reason r ON r.id = s.reason_id"
            " JOIN claim c ON c.id = r.claim_id JOIN application a ON a.id = c.application_id"
            " JOIN document d ON d.id = c.document_id"
            " WHERE s.match <> 'ungrounded' AND r.retired = 0 ORDER BY c.id");
        while (rows.next()) {
            if (rows.integer(0) != indexedClaim) {
                indexedClaim = rows.integer(0);
                text = rows.text(7);
                index = TextIndex(text);
            }
            const TextRange range{rows.integer32(4), rows.integer32(5)};
            const std::string quote = rows.text(6);
            if (range.end > index.codePoints() || index.slice(range) != quote) {
                problems.push_back(rows.text(1) + "/" + std::to_string(rows.integer(2)) + " reason "
                                   + rows.text(3) + ": the span [" + std::to_string(range.start)
                                   + ", " + std::to_string(range.end) + ") reads \""
                                   + std::string(index.slice(range)) + "\", its quote is \"" + quote
                                   + "\"");
            }
        }
        return problems;
    });
}

Result<std::string> ClaimRepository::fingerprint() const
{
    return guarded(m_database, "reading", [&] {
        Sha256 sum;
        Query applications(m_database,
                           "SELECT number, record_hash FROM application ORDER BY number");
        while (applications.next()) {
            Application bare;  // as an export states one that is known by its claims alone
            bare.number = applications.text(0);
            sum.add(bare.number + " "
                    + (applications.isNull(1) ? recordHash(bare) : applications.text(1)) + "\n");
        }
        Query claims(m_database, "SELECT a.number, c.number, c.record_hash FROM application a"
                                 " JOIN claim c ON c.application_id = a.id"
                                 " ORDER BY a.number, c.number");
        while (claims.next()) {
            sum.add(claims.text(0) + "/" + claims.text(1) + " " + claims.text(2) + "\n");
        }
        return sum.hex().substr(0, 12);
    });
}

}  // namespace metes
