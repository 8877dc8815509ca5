// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Readability.h"

#include "core/learn/WordLists.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace metes {

namespace {

bool isListed(std::string_view word)
{
    const auto words = easyWords();
    return std::binary_search(words.begin(), words.end(), word);
}

// "running" may come from "runn", "runne" or "run".
bool isStemListed(std::string_view stem)
{
    if (stem.size() < 2) {
        return false;
    }
    if (isListed(stem) || isListed(std::string(stem) + 'e')) {
        return true;
    }
    if (stem.back() == 'i' && isListed(std::string(stem.substr(0, stem.size() - 1)) + 'y')) {
        return true;
    }
    const bool doubled = stem.size() > 2 && stem.back() == stem[stem.size() - 2];
    return doubled && isListed(stem.substr(0, stem.size() - 1));
}

}  // namespace

std::optional<Readability> readability(const TextCounts& counts)
{
    if (counts.words <= 0 || counts.sentences <= 0) {
        return std::nullopt;
    }
    const auto words = static_cast<double>(counts.words);
    const auto sentences = static_cast<double>(counts.sentences);
    const double wordsPerSentence = words / sentences;
    const double syllablesPerWord = static_cast<double>(counts.syllables) / words;
    const double lettersPerWord = static_cast<double>(counts.lettersAndDigits) / words;
    const auto polysyllables = static_cast<double>(counts.polysyllables);
    const double difficult = static_cast<double>(counts.difficultWords) / words;

    Readability result;
    result.fleschReadingEase = 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord;
    result.fleschKincaidGrade = 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59;
    result.gunningFog = 0.4 * (wordsPerSentence + 100 * polysyllables / words);
    result.smog = 1.043 * std::sqrt(30 * polysyllables / sentences) + 3.1291;
    result.colemanLiau = 5.88 * lettersPerWord - 29.6 * sentences / words - 15.8;
    result.automated = 4.71 * lettersPerWord + 0.5 * wordsPerSentence - 21.43;
    // In whole numbers: 1 of 20 is not over 5 %, whatever the last digit of a quotient says.
    const bool many = 20 * counts.difficultWords > counts.words;
    result.daleChall = 15.79 * difficult + 0.0496 * wordsPerSentence + (many ? 3.6365 : 0);
    result.lix = wordsPerSentence + 100 * static_cast<double>(counts.longWords) / words;
    return result;
}

bool isEasyWord(std::string_view word)
{
    static constexpr std::array<std::string_view, 8> kEndings = {"s",   "es", "ed",  "d",
                                                                 "ing", "er", "est", "ly"};
    if (isListed(word)) {
        return true;
    }
    if (word.ends_with("'s")) {
        return isListed(word.substr(0, word.size() - 2));
    }
    return std::any_of(kEndings.begin(), kEndings.end(), [word](std::string_view ending) {
        return word.ends_with(ending) && isStemListed(word.substr(0, word.size() - ending.size()));
    });
}

bool isStopWord(std::string_view word)
{
    const auto words = stopWords();
    return std::binary_search(words.begin(), words.end(), word);
}

}  // namespace metes
