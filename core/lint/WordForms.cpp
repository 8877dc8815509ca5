// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/WordForms.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace metes {

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

constexpr std::array<Pair, 30> kIrregularPlurals{{{"indices", "index"},
                                                  {"vertices", "vertex"},
                                                  {"matrices", "matrix"},
                                                  {"appendices", "appendix"},
                                                  {"analyses", "analysis"},
                                                  {"bases", "base"},
                                                  {"axes", "axis"},
                                                  {"criteria", "criterion"},
                                                  {"phenomena", "phenomenon"},
                                                  {"media", "medium"},
                                                  {"data", "data"},
                                                  {"men", "man"},
                                                  {"women", "woman"},
                                                  {"children", "child"},
                                                  {"people", "person"},
                                                  {"feet", "foot"},
                                                  {"teeth", "tooth"},
                                                  {"mice", "mouse"},
                                                  {"halves", "half"},
                                                  {"knives", "knife"},
                                                  {"lives", "life"},
                                                  {"leaves", "leaf"},
                                                  {"shelves", "shelf"},
                                                  {"corpora", "corpus"},
                                                  {"spectra", "spectrum"},
                                                  {"hypotheses", "hypothesis"},
                                                  {"syntheses", "synthesis"},
                                                  {"bacteria", "bacterium"},
                                                  {"formulae", "formula"},
                                                  {"stimuli", "stimulus"}}};

// Nouns of Latin origin whose stem differs from that of their verb.
constexpr std::array<Pair, 25> kIrregularStems{{{"transmission", "transmit"},
                                                {"reception", "receiv"},
                                                {"receipt", "receiv"},
                                                {"permission", "permit"},
                                                {"decision", "decid"},
                                                {"division", "divid"},
                                                {"conversion", "convert"},
                                                {"description", "describ"},
                                                {"transcription", "transcrib"},
                                                {"multiplication", "multipli"},
                                                {"application", "appli"},
                                                {"analysis", "analyz"},
                                                {"analyses", "analyz"},
                                                {"analysed", "analyz"},
                                                {"analysing", "analyz"},
                                                {"response", "respond"},
                                                {"choice", "choos"},
                                                {"chosen", "choos"},
                                                {"storage", "stor"},
                                                {"knowledge", "know"},
                                                {"removal", "remov"},
                                                {"synthesis", "synthesiz"},
                                                {"discovery", "discover"},
                                                {"recovery", "recover"},
                                                {"delivery", "deliver"}}};

/// Which first letters the words of each length have, a bit a letter: nearly every word is told
/// from the list by it.
template<std::size_t N>
constexpr std::array<std::uint32_t, 16> firstLetters(const std::array<Pair, N>& pairs)
{
    std::array<std::uint32_t, 16> letters{};
    for (const Pair& pair : pairs) {
        letters[pair.first.size()] |= 1u << (pair.first.front() - 'a');
    }
    return letters;
}

/// The partner of `word`; nothing when it is not listed.
template<std::size_t N>
const Pair* find(const std::array<Pair, N>& pairs, const std::array<std::uint32_t, 16>& letters,
                 std::string_view word)
{
    if (word.empty() || word.size() >= letters.size() || word.front() < 'a' || word.front() > 'z'
        || (letters[word.size()] >> (word.front() - 'a') & 1u) == 0) {
        return nullptr;
    }
    const auto found = std::find_if(pairs.begin(), pairs.end(),
                                    [&](const Pair& pair) { return pair.first == word; });
    return found == pairs.end() ? nullptr : &*found;
}

const Pair* irregularPlural(std::string_view word)
{
    static constexpr auto kLetters = firstLetters(kIrregularPlurals);
    return find(kIrregularPlurals, kLetters, word);
}

const Pair* irregularStem(std::string_view word)
{
    static constexpr auto kLetters = firstLetters(kIrregularStems);
    return find(kIrregularStems, kLetters, word);
}

bool endsRegularly(std::string_view word)
{
    return word.size() > 3 && word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("us")
           && !word.ends_with("is") && !word.ends_with("'s");
}

bool endsWith(std::string_view word, std::string_view ending)
{
    return word.size() > ending.size() && word.ends_with(ending);
}

bool isVowel(char c)
{
    return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
}

// "runn" -> "run"; "process" keeps its double s.
void undouble(std::string& stem)
{
    const std::size_t n = stem.size();
    if (n > 3 && stem[n - 1] == stem[n - 2] && !isVowel(stem[n - 1]) && stem[n - 1] != 's'
        && stem[n - 1] != 'l') {
        stem.pop_back();
    }
}

bool doublesLast(std::string_view base)
{
    constexpr std::array<std::string_view, 22> kDoubling{
        "map",    "plot",     "cut",    "put",   "set",  "get",  "run",  "stop",
        "drop",   "grip",     "trim",   "strip", "flag", "tag",  "wrap", "split",
        "submit", "transmit", "permit", "emit",  "omit", "refer"};
    return std::find(kDoubling.begin(), kDoubling.end(), base) != kDoubling.end();
}

std::string withEnding(std::string_view base, std::string_view ending)
{
    std::string word(base);
    if (doublesLast(base)) {
        word += base.back();
    } else if (word.ends_with('e') && !word.ends_with("ee")) {
        word.pop_back();
    }
    return word.append(ending);
}

}  // namespace

bool looksPlural(std::string_view word)
{
    if (word.ends_with(')')
        && (word.ends_with("(s)") || word.ends_with("(es)") || word.ends_with("(ies)"))) {
        return true;
    }
    if (const Pair* irregular = irregularPlural(word)) {
        return irregular->first != irregular->second;
    }
    return endsRegularly(word);
}

std::string singular(std::string_view word)
{
    if (word.ends_with(')')) {
        for (const std::string_view ending : {"(ies)", "(s)", "(es)"}) {
            if (word.ends_with(ending)) {
                return std::string(word.substr(0, word.size() - ending.size()));
            }
        }
    }
    if (const Pair* irregular = irregularPlural(word)) {
        return std::string(irregular->second);
    }
    if (!endsRegularly(word)) {
        return std::string(word);
    }
    if (endsWith(word, "ies") && word.size() > 4) {
        return std::string(word.substr(0, word.size() - 3)) + "y";
    }
    for (const std::string_view ending : {"sses", "shes", "ches", "xes", "zzes"}) {
        if (endsWith(word, ending)) {
            return std::string(word.substr(0, word.size() - 2));
        }
    }
    return std::string(word.substr(0, word.size() - 1));
}

std::string verbStem(std::string_view word)
{
    if (const Pair* irregular = irregularStem(word)) {
        return std::string(irregular->second);
    }
    constexpr std::array<std::string_view, 24> kEndings{
        "izations", "ization", "isation", "ifications", "ification", "ations", "ation", "ators",
        "ator",     "ating",   "ated",    "ates",       "ate",       "ions",   "ion",   "ments",
        "ment",     "ings",    "ing",     "ers",        "er",        "ed",     "es",    "or"};
    constexpr std::array<std::string_view, 24> kKept{"iz", "iz", "iz", "ifi", "ifi", "", "", "",
                                                     "",   "",   "",   "",    "",    "", "", "",
                                                     "",   "",   "",   "",    "",    "", "", ""};
    std::string stem(word);
    for (std::size_t i = 0; i < kEndings.size(); ++i) {
        if (stem.size() >= kEndings[i].size() + 3 && stem.back() == kEndings[i].back()
            && stem.ends_with(kEndings[i])) {
            stem.resize(stem.size() - kEndings[i].size());
            stem.append(kKept[i]);
            break;
        }
    }
    while (stem.size() > 3 && (stem.back() == 'e' || stem.back() == 's')) {
        stem.pop_back();
    }
    if (stem.size() > 3 && stem.back() == 'y') {
        stem.back() = 'i';
    }
    undouble(stem);
    return stem;
}

std::string thirdPerson(std::string_view base)
{
    std::string word(base);
    if (word.ends_with('y') && word.size() > 1 && !isVowel(word[word.size() - 2])) {
        word.pop_back();
        return word + "ies";
    }
    const bool sibilant = word.ends_with('s') || word.ends_with('x') || word.ends_with('z')
                          || word.ends_with("sh") || word.ends_with("ch") || word.ends_with('o');
    return word + (sibilant ? "es" : "s");
}

std::string pastParticiple(std::string_view base)
{
    if (base.ends_with('y') && base.size() > 1 && !isVowel(base[base.size() - 2])) {
        return std::string(base.substr(0, base.size() - 1)) + "ied";
    }
    if (base.ends_with("ee")) {
        return std::string(base) + "d";
    }
    return withEnding(base, "ed");
}

std::string presentParticiple(std::string_view base)
{
    return withEnding(base, "ing");
}

bool differByOneLetter(std::string_view a, std::string_view b)
{
    if (a.size() > b.size()) {
        std::swap(a, b);
    }
    if (b.size() - a.size() > 1 || a == b) {
        return false;
    }
    const auto [inA, inB] = std::mismatch(a.begin(), a.end(), b.begin());
    const std::string_view restA = a.substr(static_cast<std::size_t>(inA - a.begin()));
    const std::string_view restB = b.substr(static_cast<std::size_t>(inB - b.begin()));
    if (a.size() < b.size()) {
        return restA == restB.substr(1);
    }
    const bool exchanged = restA.size() > 1 && restA[0] == restB[1] && restA[1] == restB[0]
                           && restA.substr(2) == restB.substr(2);
    return exchanged || restA.substr(1) == restB.substr(1);
}

std::string_view indefiniteArticle(std::string_view word)
{
    for (const std::string_view start : {"hour", "honest", "heir", "mri", "lstm", "nmt", "rnn",
                                         "sms", "html", "http", "x-ray", "lcd", "led", "fm"}) {
        if (word.starts_with(start)) {
            return "an";
        }
    }
    for (const std::string_view start :
         {"uni", "use", "usa", "usu", "uti", "eu", "one", "once", "ubi", "ura"}) {
        if (word.starts_with(start) && !word.starts_with("unin") && !word.starts_with("unim")) {
            return "a";
        }
    }
    return !word.empty() && isVowel(word.front()) ? "an" : "a";
}

}  // namespace metes
