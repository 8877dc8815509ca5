// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/LinterLayer.h"

#include "core/lint/LintReasons.h"
#include "core/store/ClaimRepository.h"
#include "ui/jobs/JobRunner.h"
#include "ui/jobs/ReadConnection.h"

#include <algorithm>

namespace metes {

namespace {

constexpr Severity kLeast = Severity::Medium;

Result<std::vector<Claim>> readClaims(Database& database, ApplicationId application,
                                      const Progress& progress)
{
    const ClaimRepository repository(database);
    const auto ids = repository.ofApplication(application);
    if (!ids) {
        return tl::unexpected(ids.error());
    }
    std::vector<Claim> claims;
    for (const ClaimId id : *ids) {
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "Stopped.");
        }
        Result<StoredClaim> claim = repository.load(id);
        if (!claim) {
            return tl::unexpected(claim.error());
        }
        claims.push_back(std::move(claim->claim));
    }
    std::sort(claims.begin(), claims.end(),
              [](const Claim& a, const Claim& b) { return a.number < b.number; });
    return claims;
}

Result<std::vector<Finding>> checkApplication(ReadConnection& project, ApplicationId application,
                                              const Progress& progress)
{
    const auto claims = project.read(
        progress, [&](Database& database) { return readClaims(database, application, progress); });
    if (!claims) {
        return passOn(claims);
    }
    LintOptions options;
    options.suggestions = LintOptions::Suggestions::Off;
    return lint(*claims, {}, options).findings;
}

}  // namespace

LinterLayer::LinterLayer(JobRunner& jobs, std::shared_ptr<ReadConnection> project, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_project(std::move(project))
{
}

void LinterLayer::setShown(bool shown)
{
    m_shown = shown;
    update();
}

void LinterLayer::setClaim(ApplicationId application, const Claim& claim)
{
    m_application = application;
    m_claim = claim;
    if (m_shown) {
        update();
    }
}

void LinterLayer::clear()
{
    setClaim({}, {});
}

void LinterLayer::forget()
{
    m_checked = {};
    m_findings.reset();
    if (m_shown) {
        update();
    }
}

bool LinterLayer::isReady() const
{
    return m_findings != nullptr && m_checked == m_application;
}

const LinterReason* LinterLayer::reason(const std::string& id) const
{
    const auto found = std::find_if(m_reasons.begin(), m_reasons.end(),
                                    [&](const LinterReason& each) { return each.reason.id == id; });
    return found == m_reasons.end() ? nullptr : &*found;
}

void LinterLayer::update()
{
    m_reasons.clear();
    if (m_shown && isReady()) {
        std::vector<Reason> reasons = linterReasons(m_claim, *m_findings, kLeast);
        auto next = reasons.begin();
        for (const Finding& finding : *m_findings) {
            if (finding.claim == m_claim.number && finding.severity <= kLeast
                && next != reasons.end()) {
                m_reasons.push_back({std::move(*next++), finding});
            }
        }
    } else if (m_shown && m_application != ApplicationId{}) {
        check();
    }
    emit changed();
}

void LinterLayer::check()
{
    m_jobs.run<Findings>(
        this, QStringLiteral("review-linter"),
        [project = m_project, application = m_application](Progress& progress) -> Result<Findings> {
            Result<std::vector<Finding>> found = checkApplication(*project, application, progress);
            if (!found) {
                return tl::unexpected(found.error());
            }
            return std::make_shared<const std::vector<Finding>>(*std::move(found));
        },
        [this, application = m_application](Result<Findings> found) { take(application, found); });
}

void LinterLayer::take(ApplicationId application, const Result<Findings>& found)
{
    if (found) {
        m_checked = application;
        m_findings = *found;
        if (application == m_application) {
            update();
        }
    } else if (found.error().code != ErrorCode::Cancelled) {
        emit failed(found.error());
    }
}

}  // namespace metes
