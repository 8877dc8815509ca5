// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/RecitationMatching.h"

#include "core/base/Json.h"
#include "core/extraction/RecitationMatcher.h"
#include "core/review/ReviewSession.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "core/store/Database.h"

#include <algorithm>

namespace metes {

namespace {

bool isGrounded(const Span& span)
{
    return span.match != MatchClass::Ungrounded;
}

bool isPlaced(const Reason& reason)
{
    return reason.spans.size() >= reason.recitations.size()
           && std::all_of(reason.spans.begin(), reason.spans.end(), isGrounded);
}

// What a file said of a place, but for what the matcher says itself.
void keepFields(Span& span, const std::string& before)
{
    Json fields = parseJson(before).value_or(Json::object());
    if (!fields.is_object()) {
        return;
    }
    fields.erase("several");
    fields.update(span.extra.empty() ? Json::object() : Json::parse(span.extra));
    span.extra = fields.empty() ? std::string() : canonicalJson(fields);
}

/// Matches claim by claim and counts.
class ProjectMatcher {
public:
    ProjectMatcher(Database& database, MatchScope scope, Progress& progress)
        : m_database(database), m_claims(database), m_scope(scope), m_progress(progress)
    {
    }

    const MatchReport& report() const { return m_report; }

    Result<void> match(ApplicationId application)
    {
        const auto members = m_claims.ofApplication(application);
        if (!members) {
            return passOn(members);
        }
        for (const ClaimId id : *members) {
            auto stored = m_claims.load(id);
            if (!stored) {
                return passOn(stored);
            }
            if (auto matched = match(*stored); !matched) {
                return matched;
            }
        }
        return {};
    }

private:
    Result<void> match(StoredClaim& stored)
    {
        RecitationMatcher matcher(stored.claim.text);
        bool recites = false;
        for (Reason& reason : stored.claim.reasons) {
            if (!reason.recitations.empty()) {
                recites = true;
                match(reason, matcher);
            }
        }
        if (m_progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped");
        }
        if (!recites) {
            return {};
        }
        ++m_report.claims;
        const auto written = m_claims.writeDerived(stored, ClaimRepository::Derived::Spans);
        if (!written) {
            return passOn(written);
        }
        if (*written == WriteOutcome::Unchanged) {
            return {};
        }
        ++m_report.revisedClaims;
        return refoldClaim(m_database, stored.id);
    }

    void match(Reason& reason, RecitationMatcher& matcher)
    {
        std::vector<QuotedPhrase> phrases;
        phrases.reserve(reason.recitations.size());
        const std::vector<std::vector<std::int32_t>> lines = namedLines(reason);
        for (std::size_t i = 0; i < reason.recitations.size(); ++i) {
            phrases.push_back({reason.recitations[i], lines[i]});
        }
        const std::vector<MatchedRecitation> matched = matcher.matchAll(phrases, &m_progress);
        ++m_report.reasons;
        const bool kept = m_scope == MatchScope::Unplaced && isPlaced(reason);
        for (std::size_t i = 0; i < matched.size(); ++i) {
            count(matched[i], kept ? &reason.spans[i] : nullptr);
        }
        if (!kept) {
            setSpans(reason, spansOf(matched));
        }
    }

    // `standing`: the place that a file gave and that stays.
    void count(const MatchedRecitation& matched, const Span* standing)
    {
        ++m_report.recitations;
        const bool byFile = standing != nullptr && matched.match == MatchClass::Ungrounded;
        switch (byFile ? standing->match : matched.match) {
        case MatchClass::Exact: ++m_report.exact; break;
        case MatchClass::Normalised: ++m_report.normalised; break;
        case MatchClass::Fuzzy: ++m_report.fuzzy; break;
        case MatchClass::Ungrounded: ++m_report.ungrounded; break;
        }
        m_report.several += matched.several() ? 1 : 0;
        m_report.unfinished += matched.unfinished ? 1 : 0;
    }

    // A place that stood before keeps the fields that a file gave it.
    static void setSpans(Reason& reason, std::vector<Span> spans)
    {
        for (Span& span : spans) {
            const auto before =
                std::find_if(reason.spans.begin(), reason.spans.end(), [&](const Span& old) {
                    return isGrounded(old) && old.range == span.range && !old.extra.empty();
                });
            if (before != reason.spans.end()) {
                keepFields(span, before->extra);
            }
        }
        reason.spans = std::move(spans);
    }

    Database& m_database;
    ClaimRepository m_claims;
    MatchScope m_scope;
    Progress& m_progress;
    MatchReport m_report;
};

// One transaction for so many applications: some milliseconds.
constexpr std::size_t kMatchedAtOnce = 16;

Result<void> matchBatch(Database& database, ProjectMatcher& matcher,
                        const std::vector<ApplicationId>& applications, std::size_t from)
{
    const auto transaction = WriteTransaction::begin(database);
    if (!transaction) {
        return passOn(transaction);
    }
    const std::size_t to = std::min(applications.size(), from + kMatchedAtOnce);
    for (std::size_t i = from; i < to; ++i) {
        if (auto matched = matcher.match(applications[i]); !matched) {
            return matched;
        }
    }
    return (*transaction)->commit();
}

}  // namespace

Result<MatchReport> matchRecitations(Database& database, MatchScope scope, Progress& progress)
{
    const auto applications = ApplicationRepository(database).allByNumber();
    if (!applications) {
        return passOn(applications);
    }
    ProjectMatcher matcher(database, scope, progress);
    database.setDurability(Database::Durability::Normal);
    Result<void> done;
    for (std::size_t i = 0; i < applications->size() && done; i += kMatchedAtOnce) {
        progress.report(static_cast<std::int64_t>(i),
                        static_cast<std::int64_t>(applications->size()));
        done = matchBatch(database, matcher, *applications, i);
        yieldToOtherWriters();
    }
    database.setDurability(Database::Durability::Full);
    if (!done) {
        return passOn(done);
    }
    progress.report(static_cast<std::int64_t>(applications->size()),
                    static_cast<std::int64_t>(applications->size()));
    return matcher.report();
}

}  // namespace metes
