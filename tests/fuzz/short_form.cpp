// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs a fuzz target without libFuzzer: over its seeds, then over a fixed number of mutations of
// them. The same arguments give the same inputs, so that a failure can be repeated:
//
//   fuzz_NAME [--runs N] [--from N] [--dictionary FILE] FOLDER...
//
// A crash names the run; `--from RUN --runs 1` repeats it. An input that takes longer than ten
// seconds is a failure too.

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr std::size_t kLongestInput = std::size_t{64} << 10;
constexpr std::chrono::seconds kLongestRun{10};

volatile std::sig_atomic_t currentRun = -1;

void tellRun(int signal)
{
    std::printf("signal %d in run %d\n", signal, static_cast<int>(currentRun));
    std::fflush(stdout);
    std::_Exit(1);
}

std::string contentOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> seedsIn(const std::vector<std::filesystem::path>& folders)
{
    std::vector<std::filesystem::path> paths;
    for (const std::filesystem::path& folder : folders) {
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            if (entry.is_regular_file()) {
                paths.push_back(entry.path());
            }
        }
    }
    std::sort(paths.begin(), paths.end());
    std::vector<std::string> seeds;
    seeds.reserve(paths.size());
    for (const std::filesystem::path& path : paths) {
        seeds.push_back(contentOf(path));
    }
    return seeds;
}

// The quoted words of a libFuzzer dictionary, \xNN, \" and \\ resolved.
std::vector<std::string> wordsOf(const std::filesystem::path& dictionary)
{
    std::vector<std::string> words;
    std::ifstream file(dictionary);
    for (std::string line; std::getline(file, line);) {
        const std::size_t open = line.find('"');
        const std::size_t close = line.rfind('"');
        if (line.empty() || line.front() == '#' || open == close) {
            continue;
        }
        std::string word;
        for (std::size_t i = open + 1; i < close; ++i) {
            if (line[i] == '\\' && line[i + 1] == 'x') {
                word.push_back(static_cast<char>(std::stoi(line.substr(i + 2, 2), nullptr, 16)));
                i += 3;
            } else {
                i += line[i] == '\\' ? 1 : 0;
                word.push_back(line[i]);
            }
        }
        words.push_back(std::move(word));
    }
    return words;
}

class Mutator {
public:
    Mutator(const std::vector<std::string>& seeds, const std::vector<std::string>& words)
        : m_seeds(seeds), m_words(words)
    {
    }

    std::string mutate(int run)
    {
        m_random.seed(static_cast<std::uint64_t>(run));
        std::string input = m_seeds[below(m_seeds.size())];
        for (std::size_t changes = 1 + below(8); changes > 0; --changes) {
            change(input);
        }
        input.resize(std::min(input.size(), kLongestInput));
        return input;
    }

private:
    std::size_t below(std::size_t limit)
    {
        return limit == 0 ? 0 : static_cast<std::size_t>(m_random() % limit);
    }

    void change(std::string& input)
    {
        const std::size_t at = below(input.size() + 1);
        const std::size_t length = std::min(below(64) + 1, input.size() - at);
        switch (below(7)) {
        case 0: input.erase(at, length); break;
        case 1: input.insert(at, input.substr(at, length)); break;
        case 2: input.insert(at, 1, static_cast<char>(below(256))); break;
        case 3: input.resize(at); break;
        case 4: {
            const std::string& other = m_seeds[below(m_seeds.size())];
            input.insert(at, other.substr(below(other.size()), below(400)));
            break;
        }
        case 5:
            if (!m_words.empty()) {
                input.insert(at, m_words[below(m_words.size())]);
            }
            break;
        default:
            if (at < input.size()) {
                input[at] = static_cast<char>(input[at] ^ (1 << below(8)));
            }
        }
    }

    const std::vector<std::string>& m_seeds;
    const std::vector<std::string>& m_words;
    std::mt19937_64 m_random;
};

bool run(const std::string& input, int number)
{
    currentRun = number;
    const auto start = std::chrono::steady_clock::now();
    // A copy of exactly this size, so that a sanitizer sees a step past the end.
    const std::vector<std::uint8_t> bytes(input.begin(), input.end());
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    if (std::chrono::steady_clock::now() - start > kLongestRun) {
        std::printf("run %d took longer than ten seconds\n", number);
        return false;
    }
    return true;
}

}  // namespace

int main(int argc, char** argv)
{
    int runs = 1000;
    int from = 0;
    std::vector<std::string> words;
    std::vector<std::filesystem::path> folders;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        const bool hasValue = i + 1 < argc;
        if (argument == "--runs" && hasValue) {
            runs = std::atoi(argv[++i]);
        } else if (argument == "--from" && hasValue) {
            from = std::atoi(argv[++i]);
        } else if (argument == "--dictionary" && hasValue) {
            words = wordsOf(argv[++i]);
        } else {
            folders.emplace_back(argument);
        }
    }
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGILL}) {
        std::signal(signal, tellRun);
    }
    const std::vector<std::string> seeds = seedsIn(folders);
    if (seeds.empty()) {
        std::printf("no seeds\n");
        return 1;
    }
    bool passed = true;
    for (const std::string& seed : seeds) {
        passed = run(seed, -1) && passed;
    }
    Mutator mutator(seeds, words);
    for (int number = from; number < from + runs; ++number) {
        passed = run(mutator.mutate(number), number) && passed;
    }
    std::printf("%zu seeds, %d mutations\n", seeds.size(), runs);
    return passed ? 0 : 1;
}
