// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Lexicon.h"

#include "core/lint/WordForms.h"
#include "core/text/Folding.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace metes {

namespace {

using Section = std::pair<std::string_view, WordClass>;

constexpr std::array<Section, 28> kSections{{
    {"definite", WordClass::Definite},       {"indefinite", WordClass::Indefinite},
    {"quantifier", WordClass::Quantifier},   {"possessive", WordClass::Possessive},
    {"preposition", WordClass::Preposition}, {"conjunction", WordClass::Conjunction},
    {"subordinator", WordClass::Subordinator}, {"pronoun", WordClass::Pronoun},
    {"auxiliary", WordClass::Auxiliary},     {"adverb", WordClass::Adverb},
    {"ordinal", WordClass::Ordinal},         {"dropped", WordClass::Dropped},
    {"derived", WordClass::Derived},         {"superlative", WordClass::Superlative},
    {"form", WordClass::Form},               {"world", WordClass::World},
    {"inherent", WordClass::Inherent},       {"mass", WordClass::Mass},
    {"ing_noun", WordClass::IngNoun},        {"ed_noun", WordClass::EdNoun},
    {"noun_head", WordClass::NounHead},      {"postpositive", WordClass::Postpositive},
    {"participle", WordClass::Participle},   {"al_noun", WordClass::AlNoun},
    {"not_plural", WordClass::NotPlural},    {"adjective", WordClass::Adjective},
    {"verb", WordClass::Verb},               {"noun_verb", WordClass::NounVerb}}};

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r";
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) {
        return {};
    }
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty()) {
            parts.push_back(part);
        }
        if (end == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(end + 1);
    }
}

std::string folded(std::string_view text)
{
    return toUtf8(fold(text).characters);
}

// The tokeniser makes a token of each mark; "i.e." and "and/or" are one word.
std::vector<std::string> ruleWords(std::string_view phrase)
{
    std::vector<std::string> words;
    for (std::string_view part : split(phrase, ' ')) {
        const bool comma = part.ends_with(',');
        if (comma) {
            part.remove_suffix(1);
        }
        words.push_back(folded(part));
        if (comma) {
            words.emplace_back(",");
        }
    }
    return words;
}

Error badLine(std::int32_t number, const std::string& what)
{
    return {ErrorCode::InvalidInput, "word list, line " + std::to_string(number) + ": " + what,
            "a section is [name]; a rule is phrase | kind | severity | category | MPEP section"};
}

}  // namespace

const Lexicon& Lexicon::builtIn()
{
    static const Lexicon kLexicon = [] {
        Lexicon lexicon;
        // The test of the lists proves that they are read without an error.
        static_cast<void>(lexicon.read(builtInLexiconText()));
        return lexicon;
    }();
    return kLexicon;
}

Result<Lexicon> Lexicon::withOverrides(std::string_view text)
{
    Lexicon lexicon = builtIn();
    if (auto read = lexicon.read(text); !read) {
        return tl::unexpected(read.error());
    }
    return lexicon;
}

WordClasses Lexicon::classes(std::string_view word) const
{
    const std::uint32_t number = m_words.find(word);
    return number == TermIndex::kNone ? WordClasses{} : m_classes[number];
}

WordClasses& Lexicon::classesOf(std::string_view word)
{
    const std::uint32_t number = m_words.add(word);
    m_classes.resize(m_words.size());
    return m_classes[number];
}

const std::vector<PhraseRule>* Lexicon::rulesFrom(std::string_view word) const
{
    const auto found = m_rules.find(word);
    return found == m_rules.end() ? nullptr : &found->second;
}

Result<void> Lexicon::read(std::string_view text)
{
    std::string section;
    std::int32_t number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.empty() || (line.starts_with('#') && section != "rules")
            || line.starts_with("# ")) {
            continue;
        }
        if (auto done = readLine(line, number, section); !done) {
            return done;
        }
    }
    return {};
}

Result<void> Lexicon::readLine(std::string_view line, std::int32_t number, std::string& section)
{
    if (line.starts_with('[')) {
        section = line.substr(1, line.find(']') - 1);
        const bool known = section == "rules"
                           || std::any_of(kSections.begin(), kSections.end(),
                                          [&](const Section& s) { return s.first == section; });
        if (!known) {
            return tl::unexpected(badLine(number, "unknown section \"" + section + "\""));
        }
        return {};
    }
    if (section == "rules") {
        return readRule(line, number);
    }
    const auto found = std::find_if(kSections.begin(), kSections.end(),
                                    [&](const Section& s) { return s.first == section; });
    if (found == kSections.end()) {
        return tl::unexpected(badLine(number, "words before the first section"));
    }
    for (const std::string_view word : split(line, ' ')) {
        if (word.size() > 1 && word.starts_with('-')) {
            classesOf(folded(word.substr(1))).remove(found->second);
        } else {
            addWord(folded(word), found->second);
        }
    }
    return {};
}

Result<void> Lexicon::readRule(std::string_view line, std::int32_t number)
{
    const std::vector<std::string_view> fields = split(line, '|');
    PhraseRule rule;
    rule.withdrawn = line.starts_with("- ");
    rule.words = ruleWords(rule.withdrawn ? fields[0].substr(2) : fields[0]);
    if (rule.words.empty() || (!rule.withdrawn && fields.size() != 5)) {
        return tl::unexpected(badLine(number, "a rule has five fields"));
    }
    if (!rule.withdrawn) {
        const auto kind = findingKindFromId(fields[1]);
        const auto severity = severityFromId(fields[2]);
        const auto category = categoryFromId(fields[3]);
        if (!kind || !severity || !category) {
            return tl::unexpected(badLine(number, "unknown kind, severity or category"));
        }
        rule.kind = *kind;
        rule.severity = *severity;
        rule.category = *category;
        rule.mpep = fields[4];
        rule.exactCase = *kind == FindingKind::Trademark && *severity != Severity::High;
    }
    std::vector<PhraseRule>& rules = m_rules[rule.words.front()];
    std::erase_if(rules, [&](const PhraseRule& other) { return other.words == rule.words; });
    if (!rule.withdrawn) {
        const auto place = std::find_if(rules.begin(), rules.end(), [&](const PhraseRule& other) {
            return other.words.size() < rule.words.size();
        });
        rules.insert(place, std::move(rule));
    }
    return {};
}

void Lexicon::addWord(std::string_view word, WordClass wordClass)
{
    if (wordClass == WordClass::Verb) {
        addVerb(word);
    } else if (wordClass == WordClass::NounVerb) {
        addNounVerb(word);
    } else {
        classesOf(word).add(wordClass);
    }
}

void Lexicon::addVerb(std::string_view base)
{
    classesOf(base).add(WordClass::VerbBase);
    classesOf(thirdPerson(base)).add(WordClass::VerbThird);
    classesOf(pastParticiple(base)).add(WordClass::VerbPast);
    classesOf(presentParticiple(base)).add(WordClass::VerbIng);
}

void Lexicon::addNounVerb(std::string_view base)
{
    addVerb(base);
    classesOf(base).add(WordClass::NounVerb);
    classesOf(thirdPerson(base)).add(WordClass::NounVerb);
}

}  // namespace metes
