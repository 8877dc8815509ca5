// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Features.h"

#include "core/learn/ClaimKind.h"
#include "core/learn/Readability.h"
#include "core/learn/Stemmer.h"
#include "core/learn/Syllables.h"
#include "core/learn/Triggers.h"
#include "core/text/TermIndex.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <unordered_map>

namespace metes {

namespace {

bool isBlankByte(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool isLetterByte(char c)
{
    return (lowered(c) >= 'a' && lowered(c) <= 'z') || static_cast<signed char>(c) < 0;
}

/// Whether `phrase` stands in `text` at `byte` and ends with a word there.
bool standsAt(std::string_view text, std::size_t byte, std::string_view phrase)
{
    for (const char c : phrase) {
        if (c != ' ') {
            if (byte >= text.size() || lowered(text[byte]) != c) {
                return false;
            }
            ++byte;
            continue;
        }
        if (byte >= text.size() || !isBlankByte(text[byte])) {
            return false;
        }
        while (byte < text.size() && isBlankByte(text[byte])) {
            ++byte;
        }
    }
    return byte >= text.size() || phrase.back() == '.' || !isLetterByte(text[byte]);
}

bool triggers(std::string_view text, std::size_t byte, std::string_view phrase)
{
    if (standsAt(text, byte, phrase)) {
        return true;
    }
    // The dot of "etc." may be gone, and a means or step may be several.
    return (phrase == "etc." && standsAt(text, byte, "etc"))
           || (phrase == "step for" && standsAt(text, byte, "steps for"));
}

/// The word that begins a phrase, as the tokeniser cuts it.
std::string_view firstWord(std::string_view phrase)
{
    return phrase.substr(0, phrase.find_first_of(" ./"));
}

/// Marks in the text and the parts between them.
struct Structure {
    std::int64_t commas = 0;
    std::int64_t semicolons = 0;
    std::int64_t colons = 0;
    std::int64_t parentheses = 0;
    std::int64_t digits = 0;
    std::int64_t limitations = 0;
    std::int64_t sentences = 0;
    std::int64_t clauses = 0;
};

bool endsSentence(std::string_view text, std::size_t byte)
{
    if (text[byte] == '!' || text[byte] == '?') {
        return byte + 1 == text.size() || isBlankByte(text[byte + 1]);
    }
    if (text[byte] != '.' || (byte + 1 < text.size() && !isBlankByte(text[byte + 1]))) {
        return false;
    }
    // A dot after a lone letter belongs to "e.g.", "i.e." or an initial, unless the text ends here.
    const bool lone =
        byte > 0 && isLetterByte(text[byte - 1]) && (byte == 1 || !isLetterByte(text[byte - 2]));
    const bool last = text.find_first_not_of(" \t\r\n", byte + 1) == std::string_view::npos;
    return last || !lone;
}

class PartCounter {
public:
    void word() { m_open = true; }
    void end()
    {
        m_count += m_open ? 1 : 0;
        m_open = false;
    }
    std::int64_t finished()
    {
        end();
        return m_count;
    }

private:
    std::int64_t m_count = 0;
    bool m_open = false;
};

Structure structureOf(std::string_view text)
{
    Structure structure;
    PartCounter limitations;
    PartCounter sentences;
    PartCounter clauses;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (isLetterByte(c)) {
            limitations.word();
            sentences.word();
            clauses.word();
            continue;
        }
        structure.commas += c == ',' ? 1 : 0;
        structure.semicolons += c == ';' ? 1 : 0;
        structure.colons += c == ':' ? 1 : 0;
        structure.parentheses += c == '(' ? 1 : 0;
        structure.digits += c >= '0' && c <= '9' ? 1 : 0;
        const bool sentenceEnd = (c == '.' || c == '!' || c == '?') && endsSentence(text, i);
        if (sentenceEnd) {
            sentences.end();
        }
        if (c == ';' || c == '\n') {
            limitations.end();
        }
        if (sentenceEnd || c == ';' || c == ':' || c == '\n') {
            clauses.end();
        }
    }
    structure.limitations = limitations.finished();
    structure.sentences = sentences.finished();
    structure.clauses = clauses.finished();
    return structure;
}

double quotient(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

/// Everything counted over the words of one claim.
struct WordCounts {
    TextCounts text;
    std::int64_t letters = 0;
    std::int64_t stopWords = 0;
    std::int64_t unique = 0;
    std::int64_t uniqueStems = 0;
    std::int64_t shared = 0;  ///< different words that the description holds
    std::int64_t indefinite = 0;
    std::int64_t the = 0;
    std::int64_t said = 0;
};

class Row {
public:
    explicit Row(std::vector<double>& values) : m_values(values) {}
    void add(double value) { m_values.push_back(value); }
    void add(std::int64_t value) { m_values.push_back(static_cast<double>(value)); }
    void addFlag(bool flag) { m_values.push_back(flag ? 1 : 0); }
    void add(const std::optional<Readability>& formulas)
    {
        const Readability r = formulas.value_or(Readability());
        for (const double value : {r.fleschReadingEase, r.fleschKincaidGrade, r.gunningFog, r.smog,
                                   r.colemanLiau, r.automated, r.daleChall, r.lix}) {
            add(value);
        }
    }

private:
    std::vector<double>& m_values;
};

}  // namespace

class FeatureExtractor::Implementation {
public:
    explicit Implementation(ReferenceCounts references)
        : m_references(references), m_size(linguisticFeatures(references).size())
    {
        const auto phrases = triggerPhrases();
        for (std::uint32_t i = 0; i < phrases.size(); ++i) {
            const std::string first(firstWord(phrases[i]));
            m_triggers[first].push_back(i);
            if (first == "step") {
                m_triggers["steps"].push_back(i);
            }
        }
    }

    std::size_t size() const { return m_size; }

    void append(const ClaimInput& claim, const DescriptionWords& description,
                std::vector<double>& rows)
    {
        const std::vector<TextToken>& words = m_tokens.cut(claim.text, TokenPattern::Words);
        m_found.assign(triggerPhrases().size(), false);
        const Structure structure = structureOf(claim.text);
        WordCounts counts = countWords(claim.text, words, description);
        counts.text.lettersAndDigits = counts.letters + structure.digits;
        Row row(rows);
        addLengths(row, claim, description, structure, counts);
        addVocabulary(row, description, counts);
        counts.text.sentences = structure.sentences;
        row.add(readability(counts.text));
        counts.text.sentences = structure.clauses;
        row.add(readability(counts.text));
        addShape(row, claim, structure, counts, claimKind(words));
        for (const bool found : m_found) {
            row.addFlag(found);
        }
        if (m_references == ReferenceCounts::Given) {
            row.add(std::int64_t{claim.unintroducedReferences.value_or(0)});
        }
    }

private:
    /// What is known of a word wherever it stands.
    struct WordFacts {
        std::uint64_t key = 0;
        std::uint32_t stem = 0;
        std::int32_t syllables = 0;
        std::int32_t letters = 0;
        std::uint32_t lastClaim = 0;  ///< when it was met last, so that it counts once a claim
        bool easy = false;
        bool stop = false;
        bool indefinite = false;  ///< "a", "an"
        bool the = false;
        bool said = false;
        const std::vector<std::uint32_t>* triggers = nullptr;  ///< phrases that may begin with it
    };

    static void addLengths(Row& row, const ClaimInput& claim, const DescriptionWords& description,
                           const Structure& structure, const WordCounts& counts)
    {
        const std::int64_t characters = codePointCount(claim.text);
        row.add(characters);
        row.add(counts.text.words);
        row.add(structure.limitations);
        row.add(structure.sentences);
        row.add(structure.clauses);
        row.add(quotient(counts.text.words, structure.sentences));
        row.add(quotient(counts.text.words, structure.clauses));
        row.add(description.empty() ? 0 : quotient(characters, description.characters()));
        row.add(quotient(counts.text.words, description.words()));
        row.addFlag(!description.empty());
    }

    static void addVocabulary(Row& row, const DescriptionWords& description,
                              const WordCounts& counts)
    {
        row.add(quotient(counts.shared, counts.unique + description.distinct() - counts.shared));
        row.add(quotient(counts.shared, counts.unique));
        row.add(counts.unique);
        row.add(counts.uniqueStems);
        row.add(quotient(counts.unique, counts.text.words));
        row.add(counts.stopWords);
        row.add(quotient(counts.stopWords, counts.text.words));
        row.add(quotient(counts.letters, counts.text.words));
        row.add(quotient(counts.text.syllables, counts.text.words));
    }

    static void addShape(Row& row, const ClaimInput& claim, const Structure& structure,
                         const WordCounts& counts, ClaimKind kind)
    {
        row.add(structure.commas);
        row.add(structure.semicolons);
        row.add(structure.colons);
        row.add(structure.parentheses);
        row.add(structure.digits);
        row.add(counts.indefinite);
        row.add(counts.the);
        row.add(counts.said);
        row.add(std::int64_t{claim.depth});
        row.add(std::int64_t{claim.parents});
        row.addFlag(claim.parents > 1);
        row.addFlag(claim.parents == 0);
        row.addFlag(kind == ClaimKind::Method);
        row.addFlag(kind == ClaimKind::System);
        row.addFlag(kind == ClaimKind::Medium);
        row.addFlag(kind == ClaimKind::Composition);
        row.addFlag(kind == ClaimKind::Apparatus);
    }

    WordCounts countWords(std::string_view text, const std::vector<TextToken>& words,
                          const DescriptionWords& description)
    {
        WordCounts counts;
        ++m_claim;
        for (const TextToken& token : words) {
            WordFacts& word = factsOf(token.text);
            ++counts.text.words;
            counts.text.syllables += word.syllables;
            counts.text.polysyllables += word.syllables >= 3 ? 1 : 0;
            counts.text.difficultWords += word.easy ? 0 : 1;
            counts.text.longWords += word.letters > 6 ? 1 : 0;
            counts.letters += word.letters;
            counts.stopWords += word.stop ? 1 : 0;
            counts.indefinite += word.indefinite ? 1 : 0;
            counts.the += word.the ? 1 : 0;
            counts.said += word.said ? 1 : 0;
            if (word.triggers != nullptr) {
                findTriggers(text, token.begin, *word.triggers);
            }
            if (word.lastClaim != m_claim) {
                word.lastClaim = m_claim;
                ++counts.unique;
                counts.shared += description.contains(word.key) ? 1 : 0;
                counts.uniqueStems += m_stemClaims[word.stem] != m_claim ? 1 : 0;
                m_stemClaims[word.stem] = m_claim;
            }
        }
        return counts;
    }

    void findTriggers(std::string_view text, std::size_t byte,
                      const std::vector<std::uint32_t>& phrases)
    {
        for (const std::uint32_t phrase : phrases) {
            m_found[phrase] = m_found[phrase] || triggers(text, byte, triggerPhrases()[phrase]);
        }
    }

    WordFacts& factsOf(std::string_view word)
    {
        const std::uint32_t number = m_words.add(word);
        if (number == m_facts.size()) {
            m_facts.push_back(newFacts(word));
        }
        return m_facts[number];
    }

    WordFacts newFacts(std::string_view word)
    {
        WordFacts facts;
        facts.key = wordKey(word);
        facts.stem = stemNumber(word);
        facts.syllables = syllables(word);
        facts.letters = static_cast<std::int32_t>(codePointCount(word)
                                                  - std::count(word.begin(), word.end(), '-')
                                                  - std::count(word.begin(), word.end(), '\''));
        facts.easy = isEasyWord(word);
        facts.stop = isStopWord(word);
        facts.indefinite = word == "a" || word == "an";
        facts.the = word == "the";
        facts.said = word == "said";
        if (const auto phrases = m_triggers.find(word); phrases != m_triggers.end()) {
            facts.triggers = &phrases->second;
        }
        return facts;
    }

    std::uint32_t stemNumber(std::string_view word)
    {
        const std::uint32_t number = m_stems.add(m_stemmer.stem(word));
        m_stemClaims.resize(m_stems.size(), 0);
        return number;
    }

    ReferenceCounts m_references;
    std::size_t m_size;
    Tokens m_tokens;
    Stemmer m_stemmer;
    TermIndex m_words;
    std::vector<WordFacts> m_facts;  ///< of each word
    TermIndex m_stems;
    /// Numbers of the phrases that may begin with a word.
    std::unordered_map<std::string, std::vector<std::uint32_t>, TextHash, std::equal_to<>>
        m_triggers;
    std::vector<std::uint32_t> m_stemClaims;  ///< the claim in which each stem was met last
    std::vector<bool> m_found;                ///< trigger phrases of the claim at hand
    std::uint32_t m_claim = 0;
};

FeatureExtractor::FeatureExtractor(ReferenceCounts references)
    : m_implementation(std::make_unique<Implementation>(references))
{
}

FeatureExtractor::~FeatureExtractor() = default;
FeatureExtractor::FeatureExtractor(FeatureExtractor&&) noexcept = default;
FeatureExtractor& FeatureExtractor::operator=(FeatureExtractor&&) noexcept = default;

std::size_t FeatureExtractor::size() const
{
    return m_implementation->size();
}

void FeatureExtractor::append(const ClaimInput& claim, const DescriptionWords& description,
                              std::vector<double>& rows)
{
    m_implementation->append(claim, description, rows);
}

}  // namespace metes
