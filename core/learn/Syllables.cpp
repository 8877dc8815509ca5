// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Syllables.h"

#include "core/learn/WordLists.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <vector>

namespace metes {

namespace {

bool isOneOf(char letter, std::string_view letters)
{
    return letter != '\0' && letters.find(letter) != std::string_view::npos;
}

bool startsWithOneOf(std::string_view text, std::initializer_list<std::string_view> starts)
{
    return std::any_of(starts.begin(), starts.end(),
                       [text](std::string_view start) { return text.starts_with(start); });
}

/// A word with each of its letters known for a vowel or a consonant.
class Spelling {
public:
    explicit Spelling(std::string_view word) : m_word(word), m_vowels(word.size(), false)
    {
        for (std::size_t i = 0; i < word.size(); ++i) {
            m_vowels[i] = isOneOf(word[i], "aeiouy") && !soundsAsConsonant(i);
        }
    }

    /// Groups of vowels, corrected by what is silent and what is spoken apart.
    std::int32_t syllables() const
    {
        std::int32_t count = groups();
        count -= count > 1 && hasSilentEnding() ? 1 : 0;
        count -= count > 1 && hasSilentInside() ? 1 : 0;
        for (std::size_t i = 0; i + 1 < m_word.size(); ++i) {
            count += isVowel(i) && isVowel(i + 1) && isApart(i) ? 1 : 0;
        }
        count += hasSyllabicEnding() ? 1 : 0;
        count += hasPrefixApart() ? 1 : 0;
        // "-ically" is spoken "-ickly".
        count -= count > 3 && m_word.ends_with("ically") ? 1 : 0;
        return std::max(1, count);
    }

    bool hasVowel() const { return groups() > 0; }

private:
    char at(std::size_t i) const { return i < m_word.size() ? m_word[i] : '\0'; }
    char fromEnd(std::size_t i) const
    {
        return i <= m_word.size() ? m_word[m_word.size() - i] : '\0';
    }
    bool isVowel(std::size_t i) const { return i < m_word.size() && m_vowels[i]; }
    bool isConsonant(std::size_t i) const { return i < m_word.size() && !m_vowels[i]; }

    bool soundsAsConsonant(std::size_t i) const
    {
        const char before = i > 0 ? m_word[i - 1] : '\0';
        const char after = at(i + 1);
        if (m_word[i] == 'y') {
            return isOneOf(after, "aeiou") && (i == 0 || isOneOf(before, "aeiouy"));
        }
        return m_word[i] == 'u' && (before == 'q' || (before == 'g' && isOneOf(after, "ei")));
    }

    std::int32_t groups() const
    {
        std::int32_t count = 0;
        for (std::size_t i = 0; i < m_word.size(); ++i) {
            count += m_vowels[i] && (i == 0 || !m_vowels[i - 1]) ? 1 : 0;
        }
        return count;
    }

    /// "make", "makes", "walked"; not "table", "boxes", "wanted", "handled".
    bool hasSilentEnding() const
    {
        const std::size_t n = m_word.size();
        if (n > 2 && m_word.ends_with("e")) {
            return isConsonant(n - 2) && !(fromEnd(2) == 'l' && isConsonant(n - 3));
        }
        if (n < 4 || !isConsonant(n - 3)) {
            return false;
        }
        const bool syllabicL = fromEnd(3) == 'l' && isConsonant(n - 4);
        if (m_word.ends_with("es")) {
            const bool hissing = isOneOf(fromEnd(3), "sxzcg") || m_word.ends_with("ches")
                                 || m_word.ends_with("shes");
            return !hissing && !syllabicL;
        }
        if (m_word.ends_with("ed")) {
            return !isOneOf(fromEnd(3), "td") && !(syllabicL && !isOneOf(fromEnd(4), "lrw"));
        }
        return false;
    }

    /// "safely", "useful", "therein", "somewhere": an e that was final before something was added.
    bool hasSilentInside() const
    {
        static constexpr std::array<std::string_view, 10> kSuffixes = {
            "ly", "ment", "ments", "ful", "fully", "fulness", "ness", "less", "lessly", "like"};
        if (hasSilentInFirstPart()) {
            return true;
        }
        for (const std::string_view suffix : kSuffixes) {
            if (!m_word.ends_with(suffix) || m_word.size() < suffix.size() + 4) {
                continue;
            }
            const std::size_t e = m_word.size() - suffix.size() - 1;
            const bool syllabicL = at(e - 1) == 'l' && isConsonant(e - 2);
            const bool element = isOneOf(at(e - 1), "lc") && m_word.substr(e).starts_with("ement");
            if (at(e) == 'e' && isConsonant(e - 1) && !syllabicL && !element) {
                return true;
            }
        }
        return false;
    }

    bool hasSilentInFirstPart() const
    {
        static constexpr std::array<std::string_view, 18> kFirst = {
            "where", "there", "here", "fore", "some", "every", "more", "like", "frame",
            "base",  "pipe",  "time", "name", "line", "side",  "fire", "home", "safe"};
        static constexpr std::array<std::string_view, 31> kSecond = {
            "of",   "by",     "in",    "on",    "to",    "upon", "fore", "after",
            "with", "about",  "at",    "for",   "from",  "how",  "one",  "thing",
            "what", "time",   "body",  "day",   "where", "over", "wise", "work",
            "line", "liness", "stamp", "guard", "page",  "hood", "times"};
        for (const std::string_view first : kFirst) {
            if (!m_word.starts_with(first)) {
                continue;
            }
            const std::string_view rest = m_word.substr(first.size());
            const bool compound = std::any_of(kSecond.begin(), kSecond.end(), [rest](auto second) {
                return rest == second
                       || (rest.size() == second.size() + 1 && rest.starts_with(second)
                           && rest.back() == 's');
            });
            if (compound) {
                return true;
            }
        }
        return false;
    }

    /// Whether the vowels at `i` and behind it are spoken as two: "crea-te", "valu-ation".
    bool isApart(std::size_t i) const
    {
        const char before = i > 0 ? m_word[i - 1] : '\0';
        const std::string_view pair = m_word.substr(i, 2);
        const std::string_view rest = m_word.substr(i + 2);
        if (pair[0] == 'i') {
            return isApartAfterI(pair[1], before, rest, i);
        }
        if (pair == "uo" || pair == "uu" || pair == "yi" || pair == "ya" || pair == "yo"
            || pair == "ao") {
            return true;
        }
        if (pair == "ua") {
            return before != 'g';
        }
        if (pair == "ue") {
            return isOneOf(rest.empty() ? '\0' : rest[0], "nl") && before != 'g';
        }
        if (pair == "ui") {
            return startsWithOneOf(rest, {"ty", "tie", "tou", "tiv", "tio", "ng", "d"})
                   || (before == 'n' && startsWithOneOf(rest, {"t", "n"}));
        }
        if (pair == "eo") {
            return startsWithOneOf(rest, {"m", "l"}) || (!isOneOf(before, "gep") && rest != "ple")
                   || (before == 'g' && rest.starts_with("g"));
        }
        if (pair == "ea") {
            return m_word.substr(0, i).ends_with("cr") || m_word.substr(0, i).ends_with("lin")
                   || (rest.empty() && m_word.size() > 4) || m_word.starts_with("area")
                   || (before == 'r' && rest.starts_with("lit"));
        }
        return (pair == "ei" && rest.starts_with("ng")) || (pair == "oi" && rest == "ng")
               || (pair == "ai" && rest == "c")
               || (pair == "oe" && startsWithOneOf(rest, {"x", "f"}));
    }

    bool isApartAfterI(char second, char before, std::string_view rest, std::size_t i) const
    {
        switch (second) {
        case 'a':
            if (isOneOf(before, "ct")) {
                return rest.starts_with("t") && !rest.starts_with("te");
            }
            return !rest.starts_with("ge") && before != 's'
                   && !(before == 'g' && (rest.empty() || rest == "n" || rest == "ns"));
        case 'e':
            if (rest == "r" || rest == "rs" || rest == "st") {
                return before != '\0' && !isOneOf(before, "ct");
            }
            return i > 0 && !isOneOf(before, "ct")
                   && startsWithOneOf(rest, {"nt", "nce", "ncy", "ty"});
        case 'o':
            if (rest.starts_with("n") && (before == 'n' || (before == 'l' && at(i - 2) == 'l'))) {
                return false;  // opinion, million
            }
            return !isOneOf(before, "tscgx") && !(before == 'h' && rest.starts_with("n"));
        case 'i':
        case 'u': return true;
        default: return false;
        }
    }

    /// The vowel that is spoken and not written: "prism", "algorithm".
    bool hasSyllabicEnding() const
    {
        for (const std::string_view ending : {"asm", "asms", "ism", "isms", "thm", "thms"}) {
            if (m_word.ends_with(ending)) {
                return true;
            }
        }
        return m_word.starts_with("mc") && m_word.size() > 3 && isConsonant(2);
    }

    /// A prefix that keeps its vowel: "co-axial", "re-enter", "bi-axial".
    bool hasPrefixApart() const
    {
        return startsWithOneOf(m_word,
                               {"cooper", "coord", "coeff", "coex",  "coinc", "coaxi", "coales",
                                "reinf",  "reins", "reint", "reini", "reapp", "reass", "reacq",
                                "reacti", "reent", "reest", "reeva", "reexa", "reuse", "reuti",
                                "deact",  "deass", "preex", "preem"})
               && !isApartInFirstFour();
    }

    bool isApartInFirstFour() const { return isVowel(1) && isVowel(2) && isApart(1); }

    std::string_view m_word;
    std::vector<bool> m_vowels;
};

std::int32_t exceptionFor(std::string_view word)
{
    const auto exceptions = syllableExceptions();
    const auto place = std::lower_bound(
        exceptions.begin(), exceptions.end(), word,
        [](const SyllableException& exception, std::string_view w) { return exception.word < w; });
    return place != exceptions.end() && place->word == word ? place->syllables : 0;
}

/// ASCII letters only: accented vowels lose their accent, anything else goes.
std::string plainLetters(std::string_view part)
{
    static constexpr std::string_view kLatin1 = "aaaaaaaceeeeiiiidnooooo\0ouuuuyts"
                                                "aaaaaaaceeeeiiiidnooooo\0ouuuuyty";
    std::string letters;
    for (std::size_t i = 0; i < part.size(); ++i) {
        const auto byte = static_cast<unsigned char>(part[i]);
        if (byte >= 'a' && byte <= 'z') {
            letters.push_back(part[i]);
        } else if (byte == 0xc3 && i + 1 < part.size()) {
            const auto next = static_cast<unsigned char>(part[++i]) - 0x80u;
            letters.push_back(next < kLatin1.size() && kLatin1[next] != '\0' ? kLatin1[next] : 'h');
        } else if (byte >= 0xc0) {
            letters.push_back('h');  // some consonant
        }
    }
    return letters;
}

std::int32_t spelledOut(std::string_view part)
{
    std::int32_t count = 0;
    for (const char letter : part) {
        count += letter == 'w' ? 3 : 1;
    }
    return count;
}

std::int32_t syllablesOfPart(std::string_view part)
{
    const std::string letters = plainLetters(part);
    if (letters.empty()) {
        return 0;
    }
    const std::int32_t known = exceptionFor(letters);
    return known > 0 ? known : syllablesByRule(letters);
}

}  // namespace

std::int32_t syllablesByRule(std::string_view part)
{
    // Longer runs of consonants are names of formulas or slips of a scanner.
    constexpr std::size_t kLongestSpelledOut = 5;
    const Spelling spelling(part);
    if (!spelling.hasVowel()) {
        return part.size() > kLongestSpelledOut ? 1 : spelledOut(part);
    }
    return spelling.syllables();
}

std::int32_t syllables(std::string_view word)
{
    std::int32_t count = 0;
    for (std::size_t start = 0; start <= word.size();) {
        const std::size_t end = std::min(word.find('-', start), word.size());
        count += syllablesOfPart(word.substr(start, end - start));
        start = end + 1;
    }
    return count;
}

}  // namespace metes
