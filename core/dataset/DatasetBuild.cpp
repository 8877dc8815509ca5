// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/DatasetBuild.h"

#include "core/base/Json.h"
#include "core/base/Sha256.h"
#include "core/dataset/ClaimRoles.h"
#include "core/patent/RecordHash.h"
#include "core/review/ReviewSession.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "core/store/Database.h"
#include "core/store/MetaRepository.h"

#include <algorithm>

namespace metes {

namespace {

constexpr const char* kBuildKey = "dataset_build";

struct Candidate {
    ClaimId id;
    ClaimRole role = ClaimRole::Open;
    std::optional<Label> label{};         ///< that this build gives it
    std::optional<DatasetSplit> split{};  ///< nothing: not in the dataset
};

struct Candidates {
    std::string family;
    ActionEvidence action = ActionEvidence::None;
    std::vector<Candidate> claims;  ///< by number

    bool hasRole(ClaimRole role) const
    {
        return std::any_of(claims.begin(), claims.end(),
                           [role](const Candidate& claim) { return claim.role == role; });
    }

    /// Claims that may be taken for definite, by position.
    std::vector<std::size_t> gifts() const
    {
        std::vector<std::size_t> gifts;
        if (action == ActionEvidence::Indefinite || hasRole(ClaimRole::Indefinite)
            || hasRole(ClaimRole::Filtered) || hasRole(ClaimRole::Contradictory)) {
            return gifts;
        }
        for (std::size_t i = 0; i < claims.size(); ++i) {
            const bool open = claims[i].role == ClaimRole::Open && action == ActionEvidence::Clean;
            if (open || claims[i].role == ClaimRole::CalledDefinite) {
                gifts.push_back(i);
            }
        }
        return gifts;
    }
};

class DatasetBuilder {
public:
    DatasetBuilder(Database& database, const BuildOptions& options, Progress& progress)
        : m_database(database), m_applications(database), m_claims(database), m_progress(progress)
    {
        m_report.seed = options.seed;
    }

    Result<BuildReport> build()
    {
        if (auto done = read(); !done) {
            return passOn(done);
        }
        countIndefinite();
        takeDefinite();
        split();
        const auto transaction = WriteTransaction::begin(m_database);
        if (!transaction) {
            return passOn(transaction);
        }
        if (auto done = write(); !done) {
            return passOn(done);
        }
        if (auto done = (*transaction)->commit(); !done) {
            return passOn(done);
        }
        return m_report;
    }

private:
    Result<void> step(std::size_t done)
    {
        m_progress.report(static_cast<std::int64_t>(done),
                          2 * static_cast<std::int64_t>(m_ids.size()));
        if (m_progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped; the dataset is as it was");
        }
        return {};
    }

    Result<void> read()
    {
        const auto snapshot = ReadSnapshot::begin(m_database);
        if (!snapshot) {
            return passOn(snapshot);
        }
        auto ids = m_applications.allByNumber();
        if (!ids) {
            return passOn(ids);
        }
        m_ids = std::move(*ids);
        m_all.resize(m_ids.size());
        for (std::size_t i = 0; i < m_ids.size(); ++i) {
            if (auto going = step(i); !going) {
                return going;
            }
            if (auto done = read(m_ids[i], m_all[i]); !done) {
                return done;
            }
        }
        return {};
    }

    Result<void> read(ApplicationId id, Candidates& application)
    {
        const auto stored = m_applications.load(id);
        const auto action = m_applications.officeAction(id);
        const auto members = m_claims.ofApplication(id);
        if (!stored || !action || !members) {
            return !stored ? passOn(stored) : !action ? passOn(action) : passOn(members);
        }
        application.family = stored->family;
        application.action = actionEvidence(*action);
        for (const ClaimId member : *members) {
            const auto claim = m_claims.load(member);
            if (!claim) {
                return passOn(claim);
            }
            application.claims.push_back({member, claimRole(*claim)});
        }
        return {};
    }

    void countIndefinite()
    {
        for (Candidates& application : m_all) {
            std::int64_t indefinite = 0;
            for (Candidate& claim : application.claims) {
                if (claim.role == ClaimRole::Indefinite) {
                    claim.label = Label::Indefinite;
                    ++indefinite;
                }
                m_report.filteredClaims += claim.role == ClaimRole::Filtered ? 1 : 0;
                m_report.contradictoryClaims += claim.role == ClaimRole::Contradictory ? 1 : 0;
            }
            m_report.indefiniteClaims += indefinite;
            m_report.indefiniteApplications += indefinite > 0 ? 1 : 0;
        }
    }

    void takeDefinite()
    {
        std::vector<Candidates*> donors;
        std::vector<std::vector<std::size_t>> gifts;
        std::vector<std::size_t> counts;
        for (Candidates& application : m_all) {
            std::vector<std::size_t> given = application.gifts();
            if (!given.empty()) {
                donors.push_back(&application);
                counts.push_back(given.size());
                gifts.push_back(std::move(given));
            }
        }
        const DefiniteSample sample = sampleDefinite(
            m_report.indefiniteClaims, m_report.indefiniteApplications, counts, m_report.seed);
        for (std::size_t i = 0; i < donors.size(); ++i) {
            for (const std::size_t taken : sample.claims[i]) {
                donors[i]->claims[gifts[i][taken]].label = Label::Definite;
            }
        }
        m_report.donorApplications = static_cast<std::int64_t>(donors.size());
        m_report.definiteClaims = sample.taken;
        m_report.definiteApplications = sample.applications;
        m_report.missing = sample.missing;
    }

    void split()
    {
        std::vector<Candidates*> members;
        std::vector<std::string> families;
        const auto isMember = [](const Candidate& claim) { return claim.label.has_value(); };
        for (Candidates& application : m_all) {
            if (std::any_of(application.claims.begin(), application.claims.end(), isMember)) {
                members.push_back(&application);
                families.push_back(application.family);
            }
        }
        const std::vector<DatasetSplit> splits = assignSplits(families, m_report.seed);
        for (std::size_t i = 0; i < members.size(); ++i) {
            SplitMembers& count = m_report.splits[static_cast<std::size_t>(splits[i])];
            ++count.applications;
            for (Candidate& claim : members[i]->claims) {
                if (isMember(claim)) {
                    claim.split = splits[i];
                    ++count.claims;
                }
            }
        }
    }

    Result<void> write()
    {
        Sha256 sum;
        for (std::size_t i = 0; i < m_all.size(); ++i) {
            if (auto going = step(m_all.size() + i); !going) {
                return going;
            }
            for (const Candidate& claim : m_all[i].claims) {
                if (auto done = write(claim, sum); !done) {
                    return done;
                }
            }
        }
        m_report.fingerprint = sum.hex().substr(0, 12);
        return MetaRepository(m_database).set(kBuildKey, toRecord());
    }

    Result<void> write(const Candidate& claim, Sha256& sum)
    {
        auto stored = m_claims.load(claim.id);
        if (!stored) {
            return passOn(stored);
        }
        if (claimRole(*stored) != claim.role) {
            return fail(ErrorCode::Conflict, "claims were revised while the dataset was built",
                        "build it again");
        }
        if (stored->labelOrigin == LabelOrigin::Built) {
            stored->claim.label.reset();
            stored->labelOrigin = LabelOrigin::File;
        }
        if (claim.label && !stored->claim.label) {
            stored->claim.label = claim.label;
            stored->labelOrigin = LabelOrigin::Built;
        }
        stored->claim.split = claim.split ? std::string(datasetSplitId(*claim.split)) : "";
        if (claim.split) {
            sum.add(stored->claim.application + "/" + std::to_string(stored->claim.number) + " "
                    + recordHash(stored->claim) + "\n");
        }
        const auto written =
            m_claims.writeDerived(*stored, ClaimRepository::Derived::LabelAndSplit);
        if (!written) {
            return passOn(written);
        }
        if (*written == WriteOutcome::Unchanged) {
            return {};
        }
        ++m_report.revisedClaims;
        return refoldClaim(m_database, claim.id);
    }

    std::string toRecord() const
    {
        Json splits = Json::array();
        for (const SplitMembers& split : m_report.splits) {
            splits.push_back({split.applications, split.claims});
        }
        return canonicalJson(Json{{"seed", m_report.seed},
                                  {"indefinite_claims", m_report.indefiniteClaims},
                                  {"indefinite_applications", m_report.indefiniteApplications},
                                  {"definite_claims", m_report.definiteClaims},
                                  {"definite_applications", m_report.definiteApplications},
                                  {"donor_applications", m_report.donorApplications},
                                  {"missing", m_report.missing},
                                  {"filtered_claims", m_report.filteredClaims},
                                  {"contradictory_claims", m_report.contradictoryClaims},
                                  {"splits", std::move(splits)},
                                  {"fingerprint", m_report.fingerprint}});
    }

    Database& m_database;
    ApplicationRepository m_applications;
    ClaimRepository m_claims;
    Progress& m_progress;
    std::vector<ApplicationId> m_ids;
    std::vector<Candidates> m_all;
    BuildReport m_report;
};

}  // namespace

Result<BuildReport> buildDataset(Database& database, const BuildOptions& options,
                                 Progress& progress)
{
    return DatasetBuilder(database, options, progress).build();
}

Result<std::optional<BuildReport>> lastBuild(Database& database)
{
    const auto kept = MetaRepository(database).value(kBuildKey);
    if (!kept) {
        return passOn(kept);
    }
    if (!*kept) {
        return std::optional<BuildReport>();
    }
    try {
        const Json record = Json::parse(**kept);
        BuildReport report;
        report.seed = record.at("seed").get<std::uint64_t>();
        report.indefiniteClaims = record.at("indefinite_claims").get<std::int64_t>();
        report.indefiniteApplications = record.at("indefinite_applications").get<std::int64_t>();
        report.definiteClaims = record.at("definite_claims").get<std::int64_t>();
        report.definiteApplications = record.at("definite_applications").get<std::int64_t>();
        report.donorApplications = record.at("donor_applications").get<std::int64_t>();
        report.missing = record.at("missing").get<std::int64_t>();
        report.filteredClaims = record.at("filtered_claims").get<std::int64_t>();
        report.contradictoryClaims = record.at("contradictory_claims").get<std::int64_t>();
        for (std::size_t i = 0; i < report.splits.size(); ++i) {
            report.splits[i] = {record.at("splits").at(i).at(0).get<std::int64_t>(),
                                record.at("splits").at(i).at(1).get<std::int64_t>()};
        }
        report.fingerprint = record.at("fingerprint").get<std::string>();
        return std::optional(report);
    } catch (const Json::exception& error) {
        return fail(ErrorCode::Damaged, "the record of the last build cannot be read",
                    error.what());
    }
}

}  // namespace metes
