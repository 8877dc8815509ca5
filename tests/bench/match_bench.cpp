// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the matching of recitations on what gen.py writes (claims.jsonl), beside edlib's infix
// mode with locations on identical pairs. Runs alternate, edlib first; CPU time of one thread, the
// median of the ratios. Printed apart: pairs that stand in the claim as they are written, which
// edlib too has to align, and pairs that only alignment finds.
//
//   match_bench CLAIMS.jsonl [RUNS]

#include "core/base/Json.h"
#include "core/extraction/RecitationMatcher.h"
#include "core/text/InfixMatch.h"

#include <edlib.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>

namespace {

using namespace metes;

struct Pair {
    std::size_t claim = 0;
    std::string phrase;
    TextRange truth;
};

struct Pairs {
    std::vector<std::string> claims;
    std::vector<Pair> all;
};

/// What one program found for one pair; a distance of -1: nothing near enough.
struct Found {
    std::int32_t distance = -1;
    TextRange place;
    std::vector<std::int32_t> ends;
};

Pairs read(const char* path)
{
    Pairs pairs;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        const Json claim = Json::parse(line);
        pairs.claims.push_back(claim["text"].get<std::string>());
        for (const Json& reason : claim["reasons"]) {
            for (const Json& phrase : reason["recitations"]) {
                pairs.all.push_back({pairs.claims.size() - 1,
                                     phrase.get<std::string>(),
                                     {reason["truth"][0], reason["truth"][1]}});
            }
        }
    }
    return pairs;
}

double cpuSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

void runEdlib(const Pairs& pairs, const std::vector<Pair>& some, std::vector<Found>& found)
{
    const EdlibAlignConfig config =
        edlibNewAlignConfig(-1, EDLIB_MODE_HW, EDLIB_TASK_LOC, nullptr, 0);
    for (std::size_t i = 0; i < some.size(); ++i) {
        const std::string& text = pairs.claims[some[i].claim];
        const EdlibAlignResult result =
            edlibAlign(some[i].phrase.data(), static_cast<int>(some[i].phrase.size()), text.data(),
                       static_cast<int>(text.size()), config);
        found[i] = {result.editDistance,
                    {result.startLocations[0], result.endLocations[0] + 1},
                    std::vector<std::int32_t>(result.endLocations,
                                              result.endLocations + result.numLocations)};
        edlibFreeAlignResult(result);
    }
}

void runInfix(const Pairs& pairs, const std::vector<Pair>& some, std::vector<Found>& found)
{
    for (std::size_t i = 0; i < some.size(); ++i) {
        const InfixMatch match =
            findInfix(toUtf32(some[i].phrase), toUtf32(pairs.claims[some[i].claim]));
        found[i] = {match.distance, match.places.front(), {}};
    }
}

void runMatcher(const Pairs& pairs, const std::vector<Pair>& some, std::vector<Found>& found)
{
    for (std::size_t i = 0; i < some.size();) {
        RecitationMatcher matcher(pairs.claims[some[i].claim]);
        for (const std::size_t claim = some[i].claim; i < some.size() && some[i].claim == claim;
             ++i) {
            const MatchedRecitation matched = matcher.match({some[i].phrase});
            const bool grounded = matched.match != MatchClass::Ungrounded;
            found[i] = {grounded ? static_cast<std::int32_t>(matched.match) : -1,
                        matched.spans.front().range,
                        {}};
        }
    }
}

using Run = void (*)(const Pairs&, const std::vector<Pair>&, std::vector<Found>&);

double seconds(Run run, const Pairs& pairs, const std::vector<Pair>& some,
               std::vector<Found>& found)
{
    const double start = cpuSeconds();
    run(pairs, some, found);
    return cpuSeconds() - start;
}

void compare(const char* name, Run ours, const Pairs& pairs, const std::vector<Pair>& some,
             int runs)
{
    std::vector<Found> theirs(some.size());
    std::vector<Found> found(some.size());
    std::vector<double> ratios;
    std::vector<double> microseconds;
    std::vector<double> peer;
    for (int i = 0; i < runs; ++i) {
        const double edlib = seconds(runEdlib, pairs, some, theirs);
        const double own = seconds(ours, pairs, some, found);
        ratios.push_back(edlib / own);
        peer.push_back(1e6 * edlib / static_cast<double>(some.size()));
        microseconds.push_back(1e6 * own / static_cast<double>(some.size()));
    }
    for (auto* const list : {&ratios, &microseconds, &peer}) {
        std::sort(list->begin(), list->end());
    }
    std::size_t right = 0;
    for (std::size_t i = 0; i < some.size(); ++i) {
        right += found[i].distance >= 0 && std::abs(found[i].place.start - some[i].truth.start) <= 3
                         && std::abs(found[i].place.end - some[i].truth.end) <= 3
                     ? 1
                     : 0;
    }
    const std::size_t middle = ratios.size() / 2;
    std::printf("%-34s %5zu pairs  edlib %6.2f us  ours %6.3f us  ratio %6.1f (%.1f to %.1f)"
                "  right within 3: %.2f %%\n",
                name, some.size(), peer[middle], microseconds[middle], ratios[middle],
                ratios.front(), ratios.back(),
                100.0 * static_cast<double>(right) / static_cast<double>(some.size()));
}

// Every distance is edlib's, and every place ends where edlib has an end.
void checkInfix(const Pairs& pairs)
{
    std::vector<Found> theirs(pairs.all.size());
    std::vector<Found> found(pairs.all.size());
    runEdlib(pairs, pairs.all, theirs);
    runInfix(pairs, pairs.all, found);
    std::size_t equal = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const bool ends =
            std::find(theirs[i].ends.begin(), theirs[i].ends.end(), found[i].place.end - 1)
            != theirs[i].ends.end();
        equal += found[i].distance == theirs[i].distance && ends ? 1 : 0;
    }
    std::printf("alignment equals edlib's in %zu of %zu pairs\n", equal, found.size());
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fputs("usage: match_bench CLAIMS.jsonl [RUNS]\n", stderr);
        return 2;
    }
    const Pairs pairs = read(argv[1]);
    const int runs = argc > 2 ? std::max(1, std::atoi(argv[2])) : 5;
    std::vector<Pair> written;
    std::vector<Pair> aligned;
    for (const Pair& pair : pairs.all) {
        const bool stands = pairs.claims[pair.claim].find(pair.phrase) != std::string::npos;
        (stands ? written : aligned).push_back(pair);
    }
    checkInfix(pairs);
    compare("matcher, all", runMatcher, pairs, pairs.all, runs);
    compare("matcher, as written", runMatcher, pairs, written, runs);
    compare("matcher, by alignment only", runMatcher, pairs, aligned, runs);
    compare("alignment alone, all", runInfix, pairs, pairs.all, runs);
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("peak memory %ld MB\n", usage.ru_maxrss / 1024);
    return 0;
}
