// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/FetchedApplication.h"

#include "core/base/Json.h"
#include "core/review/ReviewSession.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "core/store/Database.h"

#include <algorithm>
#include <set>

namespace metes {

namespace {

std::string sourcesOf(const FirstActionPapers& chosen)
{
    return canonicalJson({{"portal_documents",
                           {{"office_action", chosen.action->document.identifier},
                            {"claims", chosen.claims->document.identifier},
                            {"specification", chosen.specification->document.identifier}}}});
}

bool isLeftOut(const ReadClaim& claim)
{
    return claim.text.empty() || claim.numbers.size() != 1 || claim.status == ClaimStatus::Canceled
           || claim.status == ClaimStatus::NotEntered;
}

/// The claim as it should stand; what was known of it stays.
Result<FetchWrite> storeClaim(Database& database, const Claim& claim, Moment now)
{
    ClaimRepository claims(database);
    FetchWrite write;
    Claim wanted = claim;
    const auto known = claims.find(claim.application, claim.number);
    if (!known) {
        return passOn(known);
    }
    if (*known) {
        auto stored = claims.load(**known);
        if (!stored) {
            return passOn(stored);
        }
        if (stored->claim.text == claim.text) {
            return write;
        }
        if (!stored->claim.reasons.empty()) {
            write.notes.push_back("claim " + std::to_string(claim.number)
                                  + " has reasons and another text; it was left as it is");
            return write;
        }
        wanted = std::move(stored->claim);
        wanted.text = claim.text;
        wanted.dependsOn = claim.dependsOn;
    }
    const auto written = claims.write(wanted, now);
    if (!written) {
        return passOn(written);
    }
    if (written->outcome == WriteOutcome::Revised) {
        if (const auto folded = refoldClaim(database, written->id); !folded) {
            return passOn(folded);
        }
    }
    write.claims = written->outcome == WriteOutcome::Unchanged ? 0 : 1;
    return write;
}

}  // namespace

FetchedApplication assembleFetched(const PortalHit& hit, const FirstActionPapers& chosen,
                                   FetchedPapers papers)
{
    FetchedApplication made;
    Application& application = made.application;
    application.number = hit.number;
    application.title = hit.title.empty() ? papers.specification.title : hit.title;
    application.filingDate = hit.filingDate;
    application.cpc = hit.cpc;
    application.description = std::move(papers.specification.paragraphs);
    application.extra = sourcesOf(chosen);
    OfficeAction action;
    action.document = chosen.action->document.code;
    action.mailDate = chosen.action->document.day();
    action.text = std::move(papers.action.text);
    action.blocks = std::move(papers.action.blocks);
    application.officeAction = std::move(action);
    std::set<std::int32_t> seen;
    for (ReadClaim& read : papers.claims.claims) {
        if (isLeftOut(read)) {
            continue;
        }
        const std::int32_t number = read.numbers.front();
        if (!seen.insert(number).second) {
            made.notes.push_back("claim " + std::to_string(number)
                                 + " occurs twice; the first was taken");
            continue;
        }
        Claim claim;
        claim.application = hit.number;
        claim.number = number;
        claim.text = std::move(read.text);
        claim.dependsOn = std::move(read.dependsOn);
        made.claims.push_back(std::move(claim));
    }
    made.notes.insert(made.notes.end(), chosen.notes.begin(), chosen.notes.end());
    return made;
}

Result<bool> hasFetched(Database& database, const std::string& number, const PortalDocument& action)
{
    const ApplicationRepository applications(database);
    const auto id = applications.find(number);
    if (!id) {
        return passOn(id);
    }
    if (!*id) {
        return false;
    }
    const auto stored = applications.officeAction(**id);
    if (!stored) {
        return passOn(stored);
    }
    const auto claims = ClaimRepository(database).ofApplication(**id);
    if (!claims) {
        return passOn(claims);
    }
    return *stored && (*stored)->document == action.code && (*stored)->mailDate == action.day()
           && !claims->empty();
}

Result<FetchWrite> storeFetched(Database& database, const FetchedApplication& fetched, Moment now)
{
    auto transaction = WriteTransaction::begin(database);
    if (!transaction) {
        return passOn(transaction);
    }
    ApplicationRepository applications(database);
    const Application& application = fetched.application;
    const auto id = applications.find(application.number);
    if (!id) {
        return passOn(id);
    }
    Application wanted = application;
    if (*id) {
        const auto known = applications.record(**id);
        if (!known) {
            return passOn(known);
        }
        if (known->officeAction && known->officeAction->text != application.officeAction->text) {
            return FetchWrite{0, "the project has another office action of it", {}};
        }
        wanted.family = known->family;
        wanted.extra = known->extra.empty() ? application.extra : known->extra;
    }
    if (const auto written = applications.write(wanted); !written) {
        return passOn(written);
    }
    FetchWrite total;
    for (const Claim& claim : fetched.claims) {
        const auto written = storeClaim(database, claim, now);
        if (!written) {
            return passOn(written);
        }
        total.claims += written->claims;
        total.notes.insert(total.notes.end(), written->notes.begin(), written->notes.end());
    }
    if (const auto committed = (*transaction)->commit(); !committed) {
        return passOn(committed);
    }
    return total;
}

}  // namespace metes
