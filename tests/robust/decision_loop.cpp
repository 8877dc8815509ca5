// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// decision_loop PROJECT ANNOTATOR SEED: decides on random claims until it is killed or its input
// ends, and prints the id of each decision when it is acknowledged, with the wait in microseconds.
// Undoes and redoes too, so that every kind of write is met by a kill.

#include "core/review/ReviewSession.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/Database.h"

#include <poll.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <random>

using namespace metes;

namespace {

template<typename T>
T must(Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", describe(result.error()).c_str());
        std::exit(1);
    }
    return std::move(*result);
}

std::vector<ClaimId> allClaims(Database& database)
{
    std::vector<ClaimId> claims;
    for (const ApplicationId application : must(ApplicationRepository(database).allByNumber())) {
        const auto some = must(ClaimRepository(database).ofApplication(application));
        claims.insert(claims.end(), some.begin(), some.end());
    }
    return claims;
}

bool inputEnded()
{
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return ::poll(&input, 1, 0) > 0;
}

std::string writeOnce(ReviewSession& session, const std::vector<ClaimId>& claims,
                      std::mt19937& random)
{
    const ClaimId claim = claims[random() % claims.size()];
    const ClaimId other = claims[random() % claims.size()];
    switch (random() % 8) {
    case 0: {
        const auto undone = must(session.undo());
        return undone ? undone->id : std::string();
    }
    case 1: {
        const auto redone = must(session.redo());
        return redone ? redone->id : std::string();
    }
    case 2:
        return must(session.decideAll({{claim, ReviewAct::onClaim(Act::Accept)},
                                       {other, ReviewAct::onClaim(Act::Flag)}}))
            .id;
    case 3: return must(session.decide(claim, ReviewAct::addReason(Category::Other, {0, 2}))).id;
    case 4: return must(session.decide(claim, ReviewAct::setLabel(Label::Definite))).id;
    default: return must(session.decide(claim, ReviewAct::comment(std::to_string(random())))).id;
    }
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 4) {
        return 2;
    }
    const SystemClock clock;
    const auto database = must(Database::open(argv[1]));
    const auto session = must(ReviewSession::open(*database, {argv[2], "loop", ""}, clock));
    const std::vector<ClaimId> claims = allClaims(*database);
    std::mt19937 random(static_cast<unsigned>(std::stoul(argv[3])));
    while (!inputEnded()) {
        const auto start = std::chrono::steady_clock::now();
        const std::string id = writeOnce(*session, claims, random);
        const auto wait = std::chrono::duration_cast<std::chrono::microseconds>(
            std::chrono::steady_clock::now() - start);
        if (!id.empty()) {
            std::printf("%s %lld\n", id.c_str(), static_cast<long long>(wait.count()));
            std::fflush(stdout);
        }
    }
    return 0;
}
