// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/CorpusRepository.h"

#include <unordered_map>

#include "core/store/Columns.h"
#include "core/store/Query.h"

namespace metes {

namespace {

using Categories = std::unordered_map<ClaimId, CategorySet>;

// Columns: claim, application, document, number of application, family, number, parents, label,
// split, text.
CorpusClaim corpusClaim(const Query& row)
{
    CorpusClaim claim;
    claim.id = {row.integer(0)};
    claim.applicationId = {row.integer(1)};
    claim.document = {row.integer(2)};
    claim.application = row.text(3);
    claim.family = row.text(4);
    claim.number = row.integer32(5);
    claim.parents = numbersFromColumn(row.text(6));
    claim.label = labelFromId(row.isNull(7) ? std::string() : row.text(7));
    claim.split = row.text(8);
    claim.text = row.text(9);
    return claim;
}

void addCategory(Categories& categories, ClaimId claim, const std::string& id)
{
    if (const auto category = categoryFromId(id)) {
        categories[claim].insert(*category);
    }
}

void attach(const Categories& categories, std::vector<CorpusClaim>& claims)
{
    for (CorpusClaim& claim : claims) {
        if (const auto place = categories.find(claim.id); place != categories.end()) {
            claim.categories = place->second;
        }
    }
}

constexpr const char* kAllWithTexts =
    "SELECT c.id, c.application_id, c.document_id, a.number, a.family, c.number, c.depends_on,"
    " c.label, c.split, d.text FROM application a JOIN claim c ON c.application_id = a.id"
    " JOIN document d ON d.id = c.document_id ORDER BY a.number, c.number";
constexpr const char* kAllWithoutTexts =
    "SELECT c.id, c.application_id, c.document_id, a.number, a.family, c.number, c.depends_on,"
    " c.label, c.split, '' FROM application a JOIN claim c ON c.application_id = a.id"
    " ORDER BY a.number, c.number";

}  // namespace

Result<std::vector<CorpusClaim>> CorpusRepository::claims(Texts texts,
                                                          const Progress& progress) const
{
    return guarded(m_database, "reading", [&]() -> Result<std::vector<CorpusClaim>> {
        const auto cancelled = [&](std::size_t read) {
            return read % 1024 == 0 && progress.cancelled();
        };
        std::vector<CorpusClaim> claims;
        Query rows(m_database, texts == Texts::Read ? kAllWithTexts : kAllWithoutTexts);
        while (rows.next()) {
            if (cancelled(claims.size())) {
                return fail(ErrorCode::Cancelled, "stopped while reading the claims");
            }
            claims.push_back(corpusClaim(rows));
        }
        Categories categories;
        Query reasons(m_database, "SELECT claim_id, category FROM reason"
                                  " WHERE layer = 'examiner' AND retired = 0");
        for (std::size_t read = 0; reasons.next(); ++read) {
            if (cancelled(read)) {
                return fail(ErrorCode::Cancelled, "stopped while reading the reasons");
            }
            addCategory(categories, {reasons.integer(0)}, reasons.text(1));
        }
        attach(categories, claims);
        return claims;
    });
}

Result<std::vector<CorpusClaim>> CorpusRepository::ofApplication(ApplicationId id) const
{
    return guarded(m_database, "reading", [&] {
        std::vector<CorpusClaim> claims;
        Query rows(m_database,
                   "SELECT c.id, c.application_id, c.document_id, a.number, a.family, c.number,"
                   " c.depends_on, c.label, c.split, d.text FROM claim c"
                   " JOIN application a ON a.id = c.application_id"
                   " JOIN document d ON d.id = c.document_id"
                   " WHERE c.application_id = ? ORDER BY c.number");
        rows.bind(id);
        while (rows.next()) {
            claims.push_back(corpusClaim(rows));
        }
        Categories categories;
        Query reasons(m_database,
                      "SELECT r.claim_id, r.category FROM reason r JOIN claim c ON c.id = r.claim_id"
                      " WHERE c.application_id = ? AND r.layer = 'examiner' AND r.retired = 0");
        reasons.bind(id);
        while (reasons.next()) {
            addCategory(categories, {reasons.integer(0)}, reasons.text(1));
        }
        attach(categories, claims);
        return claims;
    });
}

}  // namespace metes
