// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Office actions a second through the rule extractor.
//
//   extract_bench FILE... [--rounds N]   each file is the text of one action
//
// Prints, per file, characters, reasons and the median of N rounds (default 20) in processor time:
// what else the machine does counts little then. The first reading of all, which makes the patterns
// too, is told apart.

#include "core/extraction/Extractor.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

double processorSeconds()
{
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

struct Timing {
    std::size_t reasons = 0;
    double first = 0;   ///< seconds
    double median = 0;  ///< seconds
};

Timing measure(const metes::OfficeAction& action, int rounds)
{
    Timing timing;
    std::vector<double> seconds;
    for (int round = 0; round < rounds; ++round) {
        const double begin = processorSeconds();
        timing.reasons = metes::extractReasons(action, {}).reasons.size();
        seconds.push_back(processorSeconds() - begin);
    }
    timing.first = seconds.front();
    std::sort(seconds.begin(), seconds.end());
    timing.median = seconds[seconds.size() / 2];
    return timing;
}

}  // namespace

int main(int argc, char** argv)
{
    std::vector<std::string> files;
    int rounds = 20;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--rounds" && i + 1 < argc) {
            rounds = std::max(1, std::atoi(argv[++i]));
        } else {
            files.push_back(argument);
        }
    }
    double total = 0;
    for (const std::string& name : files) {
        std::ifstream file(name, std::ios::binary);
        metes::OfficeAction action;
        action.text.assign(std::istreambuf_iterator<char>(file), {});
        if (action.text.empty() || metes::invalidUtf8At(action.text) != std::string::npos) {
            std::fprintf(stderr, "%s: no UTF-8 text\n", name.c_str());
            return 1;
        }
        const Timing timing = measure(action, rounds);
        if (total == 0) {
            std::printf("first reading %.2f ms\n", timing.first * 1000);
        }
        total += timing.median;
        std::printf("%-60s %8d characters %4zu reasons %8.2f ms\n", name.c_str(),
                    metes::codePointCount(action.text), timing.reasons, timing.median * 1000);
    }
    if (total > 0) {
        std::printf("%.0f actions a second\n", static_cast<double>(files.size()) / total);
    }
    return 0;
}
