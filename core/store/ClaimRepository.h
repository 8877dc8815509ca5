// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/base/RowId.h"
#include "core/patent/Application.h"
#include "core/store/ApplicationRepository.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace metes {

class Database;

/// Who gave a claim its label. A claim without one has the origin File.
enum class LabelOrigin : std::uint8_t { File, Built };

/// A claim as it is stored, with its reasons in the order of the file.
struct StoredClaim {
    ClaimId id;
    ApplicationId applicationId;
    DocumentId document;          ///< the present text
    std::string textHash;         ///< SHA-256 of the present text
    Claim claim;                  ///< `claim.reasons` without the retired ones
    std::vector<Reason> retired;  ///< reasons that the latest import no longer holds
    std::int32_t revision = 1;    ///< 1 for the first text
    LabelOrigin labelOrigin = LabelOrigin::File;
};

/// Counts of what one write did to a claim's reasons.
struct ReasonCounts {
    std::int64_t added = 0;
    std::int64_t unchanged = 0;
    std::int64_t revised = 0;
};

/// A claim as far as writing it again asks.
struct KnownClaim {
    ClaimId id;
    std::string hash;  ///< of the record
    DocumentId document;
    std::string sourceHash;  ///< empty: the claim is as its file gave it
};

/// What is stored of one application's claims, read once for claims that are written one after
/// another. Holds within one WriteTransaction and no longer.
struct KnownClaims {
    std::string application;  ///< empty: nothing was read yet
    ApplicationId id;
    WriteOutcome reserved = WriteOutcome::Unchanged;  ///< Added: made for its claims
    std::unordered_map<std::int32_t, KnownClaim> claims;
};

struct ClaimWrite {
    WriteOutcome outcome = WriteOutcome::Added;
    ClaimId id;
    ReasonCounts reasons;
};

/// A row of the claim list.
struct ClaimSummary {
    ClaimId id;
    std::string application;
    std::string title;
    std::int32_t number = 0;
    std::string opening;  ///< the first 160 characters of the text
};

class ClaimRepository {
public:
    explicit ClaimRepository(Database& database) : m_database(database) {}

    Result<std::optional<ClaimId>> find(const std::string& application, std::int32_t number) const;
    /// NotFound when there is none.
    Result<StoredClaim> load(ClaimId id) const;
    Result<std::string> text(ClaimId id) const;
    /// In the order asked for; unknown ids are left out.
    Result<std::vector<ClaimSummary>> summaries(const std::vector<ClaimId>& ids) const;
    /// Claims of an application, by number.
    Result<std::vector<ClaimId>> ofApplication(ApplicationId id) const;
    /// Number and parents of each claim of an application.
    Result<std::vector<std::pair<std::int32_t, std::vector<std::int32_t>>>>
    dependencies(ApplicationId id) const;

    Result<std::int64_t> count() const;
    Result<std::int64_t> reasonCount() const;

    /// Stores a record; call within a WriteTransaction. A changed text makes a revision; reasons
    /// that the record no longer holds are retired.
    Result<ClaimWrite> write(const Claim& claim, Moment now);
    /// The same where the caller has the recordHash() of it, and keeps what is known from one claim
    /// to the next.
    Result<ClaimWrite> write(const Claim& claim, const std::string& hash, KnownClaims& known,
                             Moment now);

    /// Stores what the program worked out for a claim that is there (spans, label, split); call
    /// within a WriteTransaction. A later write() of the record that the claim came from is still
    /// Unchanged. `stored` is as load() gave it, but for what was worked out: `labelOrigin` goes with
    /// the label.
    enum class Derived { Spans, LabelAndSplit };
    Result<WriteOutcome> writeDerived(const StoredClaim& stored, Derived what);

    /// Spans whose quote is not what stands at their place, as "application/claim reason: ...".
    Result<std::vector<std::string>> spanProblems() const;

    /// First 12 hex digits of the SHA-256 over "number hash" lines of all application records and
    /// "number/claim hash" lines of all claim records, in this order.
    Result<std::string> fingerprint() const;

private:
    ClaimWrite add(const Claim& claim, const std::string& hash, DocumentId text,
                   ApplicationId application);
    ClaimWrite revise(const Claim& claim, const std::string& hash, DocumentId text,
                      const KnownClaim& known, Moment now);

    Database& m_database;
};

}  // namespace metes
