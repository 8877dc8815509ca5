// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the search in descriptions on what gen.py writes (apps.jsonl): per application one index
// over its paragraphs and the three queries of w4_search.py, beside which it stands. CPU time of
// one thread. With a file named, writes the five best paragraphs of every query and their scores.
//
//   search_bench GEN_FOLDER [APPLICATIONS [RANKINGS.txt]]

#include "core/learn/DescriptionSearch.h"

#include <simdjson.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>

namespace {

using namespace metes;

double cpuSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

std::vector<std::string_view> parts(std::string_view text, std::string_view separators)
{
    std::vector<std::string_view> found;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
        found.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return found;
}

std::string words(std::string_view text, std::size_t begin, std::size_t end)
{
    std::vector<std::string_view> all = parts(text, " \t");
    std::erase(all, std::string_view());
    std::string picked;
    for (std::size_t i = begin; i < std::min(end, all.size()); ++i) {
        picked += (picked.empty() ? "" : " ") + std::string(all[i]);
    }
    return picked;
}

struct Times {
    double fit = 0;
    std::vector<double> queries;
    std::size_t paragraphs = 0;
};

void measure(const std::vector<std::string_view>& paragraphs, Times& times, std::ostream& rankings)
{
    const double begin = cpuSeconds();
    const DescriptionSearch search(paragraphs);
    times.fit += cpuSeconds() - begin;
    times.paragraphs += paragraphs.size();
    for (const std::string& query : {words(paragraphs[paragraphs.size() / 2], 5, 7),
                                     words(paragraphs[3], 9, 12), words(paragraphs.back(), 4, 5)}) {
        const double asked = cpuSeconds();
        const std::vector<FoundParagraph> found = search.find(query, 5);
        times.queries.push_back(cpuSeconds() - asked);
        rankings << query;
        for (const FoundParagraph& one : found) {
            rankings << '\t' << one.paragraph << ' ' << one.score;
        }
        rankings << '\n';
    }
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::cerr << "usage: search_bench GEN_FOLDER [APPLICATIONS [RANKINGS.txt]]\n";
        return 2;
    }
    const std::size_t wanted = argc > 2 ? std::stoul(argv[2]) : 200;
    std::ofstream rankings(argc > 3 ? argv[3] : "/dev/null");
    rankings.precision(15);
    std::ifstream file(std::string(argv[1]) + "/apps.jsonl");
    simdjson::ondemand::parser parser;
    Times times;
    std::size_t applications = 0;
    for (std::string line; applications < wanted && std::getline(file, line); ++applications) {
        const simdjson::padded_string padded(line);
        simdjson::ondemand::document application = parser.iterate(padded);
        const std::string_view text = application["description"].get_string().value();
        measure(parts(text, "\n"), times, rankings);
    }
    std::sort(times.queries.begin(), times.queries.end());
    const auto at = [&times](std::size_t percent) {
        return 1e3 * times.queries[times.queries.size() * percent / 100];
    };
    std::printf("apps %zu paragraphs %zu  fit %.4f ms/app  query median %.5f ms p99 %.5f ms\n",
                applications, times.paragraphs, 1e3 * times.fit / static_cast<double>(applications),
                at(50), at(99));
    return 0;
}
