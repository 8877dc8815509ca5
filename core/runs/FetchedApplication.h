// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/patent/Application.h"
#include "core/uspto/Document.h"
#include "core/uspto/FirstAction.h"

#include <string>
#include <vector>

namespace metes {

class Database;

/// The papers of one application as they were read.
struct FetchedPapers {
    PatentDocument action;
    PatentDocument claims;
    PatentDocument specification;
};

/// An application as it goes into the store.
struct FetchedApplication {
    Application application;
    std::vector<Claim> claims;
    std::vector<std::string> notes;
};

/// Title, filing date and symbols come from the search, the action's date is the office's. Cancelled
/// claims and those not entered are left out.
FetchedApplication assembleFetched(const PortalHit& hit, const FirstActionPapers& chosen,
                                   FetchedPapers papers);

/// Whether the project has this application with this office action and with claims.
Result<bool> hasFetched(Database& database, const std::string& number,
                        const PortalDocument& action);

/// What a write did: claims added or revised, or why the application was left as it is.
struct FetchWrite {
    std::int64_t claims = 0;
    std::string refused;
    std::vector<std::string> notes;
};

/// Writes it in one transaction, as fetchInto() says.
Result<FetchWrite> storeFetched(Database& database, const FetchedApplication& fetched, Moment now);

}  // namespace metes
