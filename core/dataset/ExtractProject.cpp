// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/ExtractProject.h"

#include "core/extraction/ExtractionJson.h"
#include "core/patent/ClaimLanguage.h"
#include "core/review/ReviewSession.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "core/store/Database.h"
#include "core/store/SearchRepository.h"

#include <algorithm>

namespace metes {

namespace {

using FileReasons = ExtractOptions::FileReasons;

/// An application while its reasons are renewed.
struct ApplicationWork {
    std::string number;
    OfficeAction action;
    std::vector<StoredClaim> stored;
    std::vector<ExtractionClaim> claims;
};

bool isCancelled(const std::string& text)
{
    const auto status = readStatus(text);
    return status && status->status == ClaimStatus::Canceled;
}

class ReasonRenewal {
public:
    ReasonRenewal(Database& database, const ExtractOptions& options, const Clock& clock)
        : m_database(database), m_options(options), m_clock(clock)
    {
    }

    ExtractReport take() { return std::move(m_report); }

    Result<ApplicationWork> load(ApplicationId id)
    {
        const ApplicationRepository applications(m_database);
        const auto head = applications.load(id);
        auto action = applications.officeAction(id);
        const auto members = ClaimRepository(m_database).ofApplication(id);
        if (!head || !action || !members) {
            return tl::unexpected<Error>(!head     ? head.error()
                                         : !action ? action.error()
                                                   : members.error());
        }
        ApplicationWork work{head->number, action->value_or(OfficeAction()), {}, {}};
        for (const ClaimId member : *members) {
            auto claim = ClaimRepository(m_database).load(member);
            if (!claim) {
                return passOn(claim);
            }
            work.claims.push_back({claim->claim.number, claim->claim.text, claim->claim.dependsOn,
                                   isCancelled(claim->claim.text)});
            work.stored.push_back(std::move(*claim));
        }
        return work;
    }

    // Reasons of a file are somebody's work; they are not dropped unasked.
    Result<void> mayReplace(const ApplicationWork& work) const
    {
        if (m_options.fileReasons == FileReasons::Replace) {
            return {};
        }
        for (const StoredClaim& stored : work.stored) {
            for (const Reason& reason : stored.claim.reasons) {
                if (reason.layer == Layer::Examiner && !isExtracted(reason)) {
                    return fail(ErrorCode::AlreadyExists,
                                "claim " + work.number + "/" + std::to_string(stored.claim.number)
                                    + " has examiner's reasons that a file brought",
                                "nothing was stored; say --replace to put extracted ones in their "
                                "place");
                }
            }
        }
        return {};
    }

    /// Call within a transaction.
    Result<void> store(const ApplicationWork& work, const Extraction& extraction,
                       std::vector<ClaimReasons> records, const Progress& progress)
    {
        for (const StoredClaim& stored : work.stored) {
            if (progress.cancelled()) {
                return fail(ErrorCode::Cancelled, "the extraction was stopped");
            }
            const auto record =
                std::find_if(records.begin(), records.end(), [&](const ClaimReasons& candidate) {
                    return candidate.claim == stored.claim.number;
                });
            std::vector<Reason> reasons;
            if (record != records.end()) {
                reasons = std::move(record->reasons);
            }
            count(reasons);
            if (auto written = write(stored, std::move(reasons)); !written) {
                return written;
            }
        }
        if (m_options.extracted) {
            const auto told = m_options.extracted(work.number, extraction, work.claims);
            if (!told) {
                return told;
            }
        }
        ++m_report.actions;
        for (const HistoryEvent& event : extraction.history) {
            m_report.history.push_back({work.number, event});
        }
        for (const ExtractionSlip& slip : extraction.slips) {
            m_report.slips.push_back({work.number, slip});
        }
        return {};
    }

private:
    void count(const std::vector<Reason>& reasons)
    {
        m_report.claims += reasons.empty() ? 0 : 1;
        m_report.reasons += static_cast<std::int64_t>(reasons.size());
        for (const Reason& reason : reasons) {
            m_report.ungrounded +=
                std::count_if(reason.spans.begin(), reason.spans.end(), [](const Span& span) {
                    return span.match == MatchClass::Ungrounded;
                });
        }
    }

    Result<void> write(const StoredClaim& stored, std::vector<Reason> reasons)
    {
        Claim claim = stored.claim;
        bool extractedBefore = false;
        for (Reason& reason : claim.reasons) {
            if (reason.layer != Layer::Examiner) {
                reasons.push_back(std::move(reason));
            } else {
                extractedBefore = extractedBefore || isExtracted(reason);
            }
        }
        const bool indefinite =
            std::any_of(reasons.begin(), reasons.end(),
                        [](const Reason& reason) { return reason.layer == Layer::Examiner; });
        if (indefinite) {
            claim.label = Label::Indefinite;
        } else if (extractedBefore) {
            claim.label.reset();
        }
        claim.reasons = std::move(reasons);
        const auto written = ClaimRepository(m_database).write(claim, m_clock.now());
        if (!written) {
            return passOn(written);
        }
        return written->outcome == WriteOutcome::Revised ? refoldClaim(m_database, written->id)
                                                         : Result<void>();
    }

    Database& m_database;
    const ExtractOptions& m_options;
    const Clock& m_clock;
    ExtractReport m_report;
};

Result<void> renewOne(Database& database, ReasonRenewal& renewal, const ApplicationWork& work,
                      const Result<Extraction>& extraction, const Progress& progress)
{
    if (!extraction) {
        return passOn(extraction);
    }
    auto records = reasonRecords(*extraction, work.action, work.claims, progress);
    if (!records) {
        return passOn(records);
    }
    auto transaction = WriteTransaction::begin(database);
    if (!transaction) {
        return passOn(transaction);
    }
    if (auto stored = renewal.store(work, *extraction, std::move(*records), progress); !stored) {
        return stored;
    }
    return (*transaction)->commit();
}

Result<void> writable(const Database& database)
{
    if (database.mode() == OpenMode::ReadOnly) {
        return fail(ErrorCode::ReadOnly,
                    "\"" + database.path().string() + "\" is open for reading only");
    }
    return {};
}

// The index can be made later; what was extracted is stored.
Result<void> indexTexts(Database& database, Progress& progress)
{
    auto indexed = SearchRepository(database).catchUp(progress);
    if (!indexed && indexed.error().code == ErrorCode::Cancelled) {
        return {};
    }
    return indexed;
}

}  // namespace

Result<ExtractReport> extractProject(Database& database, const ExtractOptions& options,
                                     const Clock& clock, Progress& progress)
{
    if (const auto open = writable(database); !open) {
        return passOn(open);
    }
    const auto ids = ApplicationRepository(database).allByNumber();
    if (!ids) {
        return passOn(ids);
    }
    ReasonRenewal renewal(database, options, clock);
    const auto total = static_cast<std::int64_t>(ids->size());
    // Twice: what must be refused is refused before anything is stored.
    for (const bool storing : {false, true}) {
        if (!storing && options.fileReasons == FileReasons::Replace) {
            continue;
        }
        std::int64_t done = 0;
        for (const ApplicationId id : *ids) {
            if (progress.cancelled()) {
                return fail(ErrorCode::Cancelled, "the extraction was stopped");
            }
            progress.report(done++, total);
            auto work = renewal.load(id);
            if (!work) {
                return passOn(work);
            }
            if (work->action.text.empty()) {
                continue;
            }
            if (const auto allowed = renewal.mayReplace(*work); !allowed) {
                return passOn(allowed);
            }
            if (!storing) {
                continue;
            }
            const auto extraction = extractReasons(work->action, work->claims, progress);
            if (const auto renewed = renewOne(database, renewal, *work, extraction, progress);
                !renewed) {
                return passOn(renewed);
            }
            yieldToOtherWriters();
        }
    }
    if (const auto indexed = indexTexts(database, progress); !indexed) {
        return passOn(indexed);
    }
    return renewal.take();
}

Result<ExtractReport> importExtraction(Database& database, const std::string& application,
                                       std::string_view json, const ExtractOptions& options,
                                       const Clock& clock, Progress& progress)
{
    if (const auto open = writable(database); !open) {
        return passOn(open);
    }
    const auto document = readExtractionJson(json);
    if (!document) {
        return passOn(document);
    }
    const auto id = ApplicationRepository(database).find(application);
    if (!id) {
        return passOn(id);
    }
    if (!*id) {
        return fail(ErrorCode::NotFound, "the project has no application " + application);
    }
    ReasonRenewal renewal(database, options, clock);
    const auto work = renewal.load(**id);
    if (!work) {
        return passOn(work);
    }
    if (const auto allowed = renewal.mayReplace(*work); !allowed) {
        return passOn(allowed);
    }
    const auto extraction = locateReasons(*document, work->action, work->claims, progress);
    if (const auto renewed = renewOne(database, renewal, *work, extraction, progress); !renewed) {
        return passOn(renewed);
    }
    if (const auto indexed = indexTexts(database, progress); !indexed) {
        return passOn(indexed);
    }
    return renewal.take();
}

}  // namespace metes
