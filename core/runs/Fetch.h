// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/uspto/PortalClient.h"

#include <cstdint>
#include <string>
#include <vector>

namespace metes {

class Database;
class FetchCache;

/// Which applications to fetch: those that the query finds, or those named.
struct FetchOptions {
    PortalQuery query;
    std::vector<std::string> applications;  ///< digits only; when not empty, nothing is searched
    std::int64_t limit = 0;                 ///< stop when so many are in the project; 0: all
};

/// An application and what there is to say of it.
struct FetchNote {
    std::string application;
    std::string text;
};

struct FetchReport {
    std::int64_t applications = 0;  ///< in the project now, those that were before counted too
    std::int64_t claims = 0;        ///< added or revised
    std::int64_t fetched = 0;       ///< answers and files that came over the network
    std::int64_t cached = 0;        ///< those that were at hand
    std::vector<FetchNote> skipped;
    std::vector<FetchNote> notes;
};

/// Fills a project as the dataset's seeds ask: of each application its first office action with a
/// rejection, and the latest claims and description before it. Each application is one short
/// transaction. Stopped at any point, killed too, the next fetch goes on where this one was and
/// asks for nothing that it already got; a fetch that came to its end asks the search anew, and for
/// the papers of applications that were not complete yet.
///
/// An application that is in the project with this action is left as it is. So is a claim that has
/// reasons, and an application with another action: its reasons rest on that one.
///
/// Fails as PortalClient does when the portal cannot go on, and with Cancelled; what is in stays.
/// What is wrong with one application is a skip, until several in a row suggest that it is the
/// portal.
Result<FetchReport> fetchInto(Database& database, PortalClient& portal, FetchCache& cache,
                              const FetchOptions& options, const Clock& clock, Progress& progress);

}  // namespace metes
