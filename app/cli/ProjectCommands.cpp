// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/cli/Commands.h"
#include "core/review/ReviewSession.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "core/store/DecisionRepository.h"
#include "core/store/RunRepository.h"

namespace metes::cli {

namespace {

struct ProjectInfo {
    std::int64_t applications = 0;
    std::int64_t claims = 0;
    std::int64_t reasons = 0;
    std::int64_t decisions = 0;
    std::int64_t runs = 0;
    std::string fingerprint;
};

Result<ProjectInfo> readInfo(Database& database)
{
    const ClaimRepository claims(database);
    const auto applicationCount = ApplicationRepository(database).count();
    const auto claimCount = claims.count();
    const auto reasonCount = claims.reasonCount();
    const auto decisionCount = DecisionRepository(database).count();
    const auto runCount = RunRepository(database).count();
    for (const auto* const count :
         {&applicationCount, &claimCount, &reasonCount, &decisionCount, &runCount}) {
        if (!*count) {
            return tl::unexpected<Error>(count->error());
        }
    }
    return claims.fingerprint().map([&](const std::string& fingerprint) {
        return ProjectInfo{*applicationCount, *claimCount,  *reasonCount,
                           *decisionCount,    *runCount,    fingerprint};
    });
}

}  // namespace

ExitStatus makeProject(const std::string& project, const Output& output)
{
    const auto database = Database::create(project);
    if (!database) {
        return output.failure(database.error());
    }
    output.document(Json{{"project", project}, {"schema", (*database)->schemaVersion()}});
    output.line("Made " + project + ".");
    return kDone;
}

ExitStatus printInfo(const std::string& project, const Output& output)
{
    const auto database = openForReading(project);
    if (!database) {
        return output.failure(database.error());
    }
    const auto info = readInfo(**database);
    if (!info) {
        return output.failure(info.error());
    }
    output.document(Json{{"schema", (*database)->schemaVersion()},
                         {"applications", info->applications},
                         {"claims", info->claims},
                         {"reasons", info->reasons},
                         {"decisions", info->decisions},
                         {"runs", info->runs},
                         {"fingerprint", info->fingerprint}});
    output.line("schema        " + std::to_string((*database)->schemaVersion()));
    output.line("applications  " + std::to_string(info->applications));
    output.line("claims        " + std::to_string(info->claims));
    output.line("reasons       " + std::to_string(info->reasons));
    output.line("decisions     " + std::to_string(info->decisions));
    output.line("runs          " + std::to_string(info->runs));
    output.line("fingerprint   " + info->fingerprint);
    return kDone;
}

ExitStatus checkProject(const std::string& project, const Output& output)
{
    std::vector<std::string> problems;
    const auto database = openForReading(project);
    if (!database) {
        if (database.error().code != ErrorCode::Damaged) {
            return output.failure(database.error());
        }
        problems.push_back(describe(database.error()));
    } else {
        const std::array checks{(*database)->integrityProblems(),
                                ClaimRepository(**database).spanProblems(),
                                foldProblems(**database), RunRepository(**database).problems()};
        for (const auto& found : checks) {
            if (found) {
                problems.insert(problems.end(), found->begin(), found->end());
            } else {
                problems.push_back(describe(found.error()));
            }
        }
    }
    output.document(Json{{"ok", problems.empty()}, {"problems", problems}});
    for (const std::string& problem : problems) {
        output.line(problem);
    }
    output.line(problems.empty() ? "No problems: the file is whole, every span quotes its claim, and"
                                   " every state follows from the log."
                                 : std::to_string(problems.size()) + " problems.");
    return problems.empty() ? kDone : kCheckFailed;
}

ExitStatus backup(const std::string& project, const std::string& target, const Output& output)
{
    const auto database = openForReading(project);
    if (!database) {
        return output.failure(database.error());
    }
    if (const auto copied = backupProject(**database, target); !copied) {
        return output.failure(copied.error());
    }
    output.document(Json{{"backup", target}});
    output.line("Copied to " + target + " and checked the copy.");
    return kDone;
}

}  // namespace metes::cli
