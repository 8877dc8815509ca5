// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Turns what gen.py writes (apps.jsonl, claims.jsonl) into one metes/1 file.
//
//   gen_records GEN_FOLDER OUT.jsonl [--claims N]
//
// With --claims the applications are repeated under other numbers, each repeated text with a mark
// of its own (equal texts would be stored once), until there are N claims. Descriptions stand in
// the first round only: 500,000 claims would otherwise need 8 GB of them.

#include <cstdint>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "core/base/Json.h"
#include "core/text/TextIndex.h"

namespace {

using metes::Json;

std::vector<Json> readLines(const std::string& path)
{
    std::vector<Json> records;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        records.push_back(Json::parse(line));
    }
    return records;
}

Json paragraphsOf(const std::string& description)
{
    Json paragraphs = Json::array();
    for (std::size_t at = 0; at <= description.size();) {
        const std::size_t end = std::min(description.find('\n', at), description.size());
        paragraphs.push_back(description.substr(at, end - at));
        at = end + 1;
    }
    return paragraphs;
}

std::string roundMark(int round)
{
    return round == 0 ? std::string() : " (" + std::to_string(round) + ")";
}

std::string numberIn(const std::string& number, int round)
{
    return round == 0 ? number : number + "-" + std::to_string(round);
}

Json applicationRecord(const Json& source, int round)
{
    Json record{{"type", "application"},
                {"format", "metes/1"},
                {"application", numberIn(source["application"], round)},
                {"title", source["title"]},
                {"filing_date", std::to_string(source["year"].get<int>()) + "-01-01"},
                {"cpc", {"G06F40/20"}}};
    record["description"] = round == 0 ? paragraphsOf(source["description"]) : Json::array();
    return record;
}

Json reasonRecord(const Json& source, const std::string& text, std::int64_t claim, int position,
                  int round)
{
    const std::string recitation = source["recitations"][0];
    Json record{{"id", "r" + std::to_string(position)},
                {"layer", "examiner"},
                {"text", source["reason"].get<std::string>() + roundMark(round)},
                {"category", source["category"]},
                {"claims", {claim}},
                {"recitations", source["recitations"]},
                {"spans", Json::array()}};
    // The generator disturbs its quotes; only those that still stand in the claim have a place.
    if (const std::size_t byte = text.find(recitation); byte != std::string::npos) {
        const std::int32_t start = metes::codePointCount(std::string_view(text).substr(0, byte));
        record["spans"].push_back({{"start", start},
                                   {"end", start + metes::codePointCount(recitation)},
                                   {"quote", recitation},
                                   {"match", "exact"},
                                   {"similarity", 1.0}});
    }
    return record;
}

Json claimRecord(const Json& source, int round)
{
    const std::string text = source["text"].get<std::string>() + roundMark(round);
    const std::int64_t number = source["claim_number"];
    Json record{{"type", "claim"},
                {"format", "metes/1"},
                {"application", numberIn(source["application"], round)},
                {"claim", number},
                {"text", text},
                {"depends_on", source["parents"]},
                {"label", source["label"] == 1 ? "indefinite" : "definite"},
                {"split", source["split"]},
                {"reasons", Json::array()}};
    int position = 0;
    for (const Json& reason : source["reasons"]) {
        record["reasons"].push_back(reasonRecord(reason, text, number, ++position, round));
    }
    return record;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3 && !(argc == 5 && std::string(argv[3]) == "--claims")) {
        std::cerr << "usage: gen_records GEN_FOLDER OUT.jsonl [--claims N]\n";
        return 2;
    }
    const std::string folder = argv[1];
    const std::vector<Json> applications = readLines(folder + "/apps.jsonl");
    const std::vector<Json> claims = readLines(folder + "/claims.jsonl");
    if (applications.empty() || claims.empty()) {
        std::cerr << "no apps.jsonl and claims.jsonl in " << folder << ": run gen.py first\n";
        return 3;
    }
    const std::size_t wanted = argc == 5 ? std::stoul(argv[4]) : claims.size();
    std::ofstream out(argv[2]);
    std::size_t written = 0;
    for (int round = 0; written < wanted; ++round) {
        for (const Json& application : applications) {
            out << applicationRecord(application, round).dump() << '\n';
        }
        for (std::size_t i = 0; i < claims.size() && written < wanted; ++i, ++written) {
            out << claimRecord(claims[i], round).dump() << '\n';
        }
    }
    std::cout << written << " claims\n";
    return out ? 0 : 1;
}
