// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/InfixMatch.h"

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_map>

namespace metes {

namespace {

using Word = std::uint64_t;
constexpr std::int32_t kWordBits = 64;
constexpr std::int64_t kStepsBetweenQuestions = 1 << 18;

char32_t codeOf(char latin)
{
    return static_cast<unsigned char>(latin);
}

char32_t codeOf(char32_t character)
{
    return character;
}

/// Counts the work and stops it.
class Budget {
public:
    explicit Budget(const InfixLimits& limits) : m_limits(limits) {}

    bool spend(std::int64_t steps)
    {
        m_spent += steps;
        if (m_spent > m_limits.steps) {
            m_outcome = InfixOutcome::GaveUp;
            return false;
        }
        if (m_limits.progress != nullptr && m_spent >= m_nextQuestion) {
            m_nextQuestion = m_spent + kStepsBetweenQuestions;
            if (m_limits.progress->cancelled()) {
                m_outcome = InfixOutcome::Cancelled;
                return false;
            }
        }
        return true;
    }

    InfixOutcome outcome() const { return m_outcome; }

private:
    const InfixLimits& m_limits;
    std::int64_t m_spent = 0;
    std::int64_t m_nextQuestion = 0;
    InfixOutcome m_outcome = InfixOutcome::Found;
};

/// Starts of passages with the least distance so far, right to left.
struct Starts {
    std::int32_t best;
    std::vector<std::int32_t> at;

    void add(std::int32_t position, std::int32_t distance)
    {
        if (distance < best) {
            best = distance;
            at.clear();
        }
        at.push_back(position);
    }
};

/// For a phrase of at most 64 characters: where each character stands in it, the first row at
/// `shift`.
class RowMasks {
public:
    template<typename Iterator>
    RowMasks(Iterator begin, Iterator end, std::int32_t shift)
    {
        const Word below = shift == 0 ? 0 : ~Word{0} >> (kWordBits - shift);
        m_other = below;
        m_latin.fill(below);
        Word bit = Word{1} << shift;
        for (; begin != end; ++begin, bit <<= 1) {
            if (*begin < m_latin.size()) {
                m_latin[*begin] |= bit;
            } else {
                addRare(*begin, bit);
            }
        }
    }

    Word operator()(char32_t c) const { return c < m_latin.size() ? m_latin[c] : rare(c); }

private:
    void addRare(char32_t c, Word bit)
    {
        for (auto& [character, mask] : m_rare) {
            if (character == c) {
                mask |= bit;
                return;
            }
        }
        m_rare.emplace_back(c, m_other | bit);
    }

    Word rare(char32_t c) const
    {
        for (const auto& [character, mask] : m_rare) {
            if (character == c) {
                return mask;
            }
        }
        return m_other;
    }

    std::array<Word, 256> m_latin;
    std::vector<std::pair<char32_t, Word>> m_rare;
    Word m_other = 0;
};

/// One column of the matrix as vertical differences, for a phrase whose last row is bit 63. Rows
/// below the phrase match everything and stay 0, so that a passage may start anywhere.
struct Column {
    Word plus;
    Word minus = 0;
    std::int32_t distance;

    explicit Column(std::int32_t rows) : plus(~Word{0} << (kWordBits - rows)), distance(rows) {}

    void step(Word matches)
    {
        const Word vertical = matches | minus;
        const Word diagonal = (((matches & plus) + plus) ^ plus) | matches | minus;
        const Word up = minus | ~(diagonal | plus);
        const Word down = plus & diagonal;
        distance += static_cast<std::int32_t>(up >> (kWordBits - 1));
        distance -= static_cast<std::int32_t>(down >> (kWordBits - 1));
        const Word upNext = up << 1;
        plus = (down << 1) | ~(vertical | upNext);
        minus = upNext & vertical;
    }
};

// The starts in the text's part [from, to); the pass begins at `enter`, past every passage that
// starts there.
template<typename Text>
void scanPart(const RowMasks& masks, Text text, Column column, std::size_t from, std::size_t to,
              std::size_t enter, Starts& starts)
{
    for (std::size_t i = enter; i > to; --i) {
        column.step(masks(codeOf(text[i - 1])));
    }
    for (std::size_t i = to; i > from; --i) {
        column.step(masks(codeOf(text[i - 1])));
        if (column.distance <= starts.best) {
            starts.add(static_cast<std::int32_t>(i - 1), column.distance);
        }
    }
}

// Two halves at once: the steps of one column wait for each other, those of two do not.
template<typename Text>
void scanHalves(const RowMasks& masks, Text text, const Column& fresh, std::size_t overlap,
                Starts& starts)
{
    const std::size_t steps = (text.size() + overlap + 1) / 2;
    const std::size_t middle = text.size() - steps;
    Starts left{starts.best, {}};
    Column rightColumn = fresh;
    Column leftColumn = fresh;
    const std::size_t enter = middle + overlap;
    for (std::size_t i = 0; i < enter; ++i) {
        const std::size_t rightAt = text.size() - 1 - i;
        const std::size_t leftAt = enter - 1 - i;
        rightColumn.step(masks(codeOf(text[rightAt])));
        leftColumn.step(masks(codeOf(text[leftAt])));
        if (rightColumn.distance <= starts.best) {
            starts.add(static_cast<std::int32_t>(rightAt), rightColumn.distance);
        }
        if (leftColumn.distance <= left.best && leftAt < middle) {
            left.add(static_cast<std::int32_t>(leftAt), leftColumn.distance);
        }
    }
    for (std::size_t i = enter; i < steps; ++i) {
        const std::size_t rightAt = text.size() - 1 - i;
        rightColumn.step(masks(codeOf(text[rightAt])));
        if (rightColumn.distance <= starts.best) {
            starts.add(static_cast<std::int32_t>(rightAt), rightColumn.distance);
        }
    }
    if (left.best < starts.best) {
        starts = std::move(left);
    } else if (left.best == starts.best) {
        starts.at.insert(starts.at.end(), left.at.begin(), left.at.end());
    }
}

// Puts the last row at bit 63.
std::int32_t shiftOf(std::u32string_view phrase)
{
    return kWordBits - static_cast<std::int32_t>(phrase.size());
}

template<typename Text>
bool scanShort(std::u32string_view phrase, Text text, Starts& starts, Budget& budget)
{
    constexpr std::size_t kPart = 1 << 16;
    const RowMasks masks(phrase.rbegin(), phrase.rend(), shiftOf(phrase));
    const Column fresh(static_cast<std::int32_t>(phrase.size()));
    const std::size_t overlap = phrase.size() + static_cast<std::size_t>(starts.best);
    if (text.size() <= kPart && text.size() > 2 * overlap) {
        if (!budget.spend(static_cast<std::int64_t>(text.size()))) {
            return false;
        }
        scanHalves(masks, text, fresh, overlap, starts);
        return true;
    }
    for (std::size_t to = text.size(); to > 0;) {
        const std::size_t from = to > kPart ? to - kPart : 0;
        const std::size_t enter = std::min(text.size(), to + overlap);
        if (!budget.spend(static_cast<std::int64_t>(enter - from))) {
            return false;
        }
        scanPart(masks, text, fresh, from, to, enter, starts);
        to = from;
    }
    return true;
}

/// The same for a phrase of any length: a column of several words, the first row at bit 0.
class LongColumn {
public:
    enum class Top {
        Free,     ///< the passage may start anywhere: the row above the phrase is 0
        Anchored  ///< it starts with the first column: that row counts the columns
    };

    template<typename Iterator>
    LongColumn(Iterator begin, Iterator end, Top top)
        : m_rows(static_cast<std::int32_t>(end - begin)),
          m_carry(top == Top::Anchored ? 1 : 0),
          m_words(static_cast<std::size_t>((m_rows + kWordBits - 1) / kWordBits)),
          m_plus(m_words, ~Word{0}),
          m_minus(m_words, 0),
          m_none(m_words, 0),
          m_latin(256 * m_words, 0),
          m_distance(m_rows)
    {
        for (std::int32_t row = 0; begin != end; ++begin, ++row) {
            const Word bit = Word{1} << (row % kWordBits);
            const auto word = static_cast<std::size_t>(row / kWordBits);
            if (*begin < 256) {
                m_latin[*begin * m_words + word] |= bit;
            } else {
                m_rare.try_emplace(*begin, m_words, 0).first->second[word] |= bit;
            }
        }
    }

    std::int32_t distance() const { return m_distance; }
    std::int64_t words() const { return static_cast<std::int64_t>(m_words); }

    void step(char32_t c)
    {
        const Word* const matches = masksOf(c);
        Word up = m_carry;
        Word down = 0;
        for (std::size_t w = 0; w + 1 < m_words; ++w) {
            stepWord(w, matches[w], kWordBits - 1, up, down);
        }
        stepWord(m_words - 1, matches[m_words - 1], (m_rows - 1) % kWordBits, up, down);
        m_distance += static_cast<std::int32_t>(up) - static_cast<std::int32_t>(down);
    }

private:
    const Word* masksOf(char32_t c) const
    {
        if (c < 256) {
            return &m_latin[c * m_words];
        }
        const auto found = m_rare.find(c);
        return found == m_rare.end() ? m_none.data() : found->second.data();
    }

    // `up` and `down` carry the horizontal difference of the row above into the word and that of
    // the row at `lastBit` out of it.
    void stepWord(std::size_t word, Word matches, std::int32_t lastBit, Word& up, Word& down)
    {
        Word& plus = m_plus[word];
        Word& minus = m_minus[word];
        const Word vertical = matches | minus;
        const Word withCarry = matches | down;
        const Word diagonal = (((withCarry & plus) + plus) ^ plus) | withCarry | minus;
        const Word upAll = minus | ~(diagonal | plus);
        const Word downAll = plus & diagonal;
        const Word upNext = (upAll << 1) | up;
        const Word downNext = (downAll << 1) | down;
        up = (upAll >> lastBit) & 1;
        down = (downAll >> lastBit) & 1;
        plus = downNext | ~(vertical | upNext);
        minus = upNext & vertical;
    }

    std::int32_t m_rows;
    Word m_carry;
    std::size_t m_words;
    std::vector<Word> m_plus;
    std::vector<Word> m_minus;
    std::vector<Word> m_none;
    std::vector<Word> m_latin;
    std::unordered_map<char32_t, std::vector<Word>> m_rare;
    std::int32_t m_distance;
};

template<typename Text>
bool scanLong(std::u32string_view phrase, Text text, Starts& starts, Budget& budget)
{
    LongColumn column(phrase.rbegin(), phrase.rend(), LongColumn::Top::Free);
    for (std::size_t i = text.size(); i > 0; --i) {
        if (!budget.spend(column.words())) {
            return false;
        }
        column.step(codeOf(text[i - 1]));
        if (column.distance() <= starts.best) {
            starts.add(static_cast<std::int32_t>(i - 1), column.distance());
        }
    }
    return true;
}

constexpr std::size_t kLeastPiece = 4;  // shorter pieces stand nearly everywhere
constexpr std::int32_t kMostPieceErrors = 3;

// Where a passage with at most `errors` errors may stand: around the pieces that it must hold.
// Nothing when that is too much of the text to be worth it.
std::optional<std::vector<TextRange>> neighbourhoods(std::u32string_view phrase,
                                                     const SearchText& text, std::int32_t errors)
{
    const auto length = static_cast<std::int32_t>(phrase.size());
    const auto textLength = static_cast<std::int32_t>(text.size());
    const std::size_t most = text.size() / (2 * phrase.size()) + 1;
    std::vector<TextRange> around;
    for (std::int32_t piece = 0; piece <= errors; ++piece) {
        const std::int32_t from = length * piece / (errors + 1);
        const std::int32_t to = length * (piece + 1) / (errors + 1);
        const auto positions = text.positionsOf(
            phrase.substr(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from)),
            most - around.size() + 1);
        for (const std::int32_t at : positions) {
            around.push_back({std::max(0, at - from - errors),
                              std::min(textLength, at - from + length + errors)});
        }
        if (around.size() > most) {
            return std::nullopt;
        }
    }
    std::sort(around.begin(), around.end());
    std::vector<TextRange> merged;
    for (const TextRange range : around) {
        if (!merged.empty() && range.start <= merged.back().end) {
            merged.back().end = std::max(merged.back().end, range.end);
        } else {
            merged.push_back(range);
        }
    }
    return merged;
}

// Passages with few errors, least first. False when they have to be looked for in the whole text.
bool scanPieces(std::u32string_view phrase, const SearchText& text, std::int32_t least,
                Starts& starts)
{
    std::optional<RowMasks> masks;
    const Column fresh(static_cast<std::int32_t>(phrase.size()));
    const std::int32_t wanted = starts.best;
    for (std::int32_t errors = least; errors <= std::min(wanted, kMostPieceErrors); ++errors) {
        if (phrase.size() / static_cast<std::size_t>(errors + 1) < kLeastPiece) {
            return false;
        }
        const auto around = neighbourhoods(phrase, text, errors);
        if (!around) {
            return false;
        }
        if (!around->empty() && !masks) {
            masks.emplace(phrase.rbegin(), phrase.rend(), shiftOf(phrase));
        }
        starts.best = errors;
        for (auto range = around->rbegin(); range != around->rend(); ++range) {
            const auto to = static_cast<std::size_t>(range->end);
            text.visit([&](auto characters) {
                scanPart(*masks, characters, fresh, static_cast<std::size_t>(range->start), to, to,
                         starts);
            });
        }
        if (!starts.at.empty()) {
            return true;
        }
        starts.best = wanted;
    }
    return wanted <= kMostPieceErrors;
}

bool scan(std::u32string_view phrase, const SearchText& text, std::int32_t least, Starts& starts,
          Budget& budget)
{
    if (phrase.size() <= kWordBits && scanPieces(phrase, text, least, starts)) {
        return true;
    }
    return text.visit([&](auto characters) {
        return phrase.size() <= kWordBits ? scanShort(phrase, characters, starts, budget)
                                          : scanLong(phrase, characters, starts, budget);
    });
}

/// Ends of passages whose start and distance are known.
class EndFinder {
public:
    EndFinder(std::u32string_view phrase, const SearchText& text, std::int32_t distance)
        : m_phrase(phrase), m_text(text), m_distance(distance)
    {
        if (phrase.size() <= kWordBits) {
            m_masks.emplace(phrase.begin(), phrase.end(), 0);
        }
    }

    /// Nothing when the budget is spent.
    std::optional<std::int32_t> shortestEnd(std::int32_t start, Budget& budget) const
    {
        if (!m_masks) {
            return shortestEndLong(start, budget);
        }
        if (!budget.spend(static_cast<std::int64_t>(m_phrase.size()))) {
            return std::nullopt;
        }
        const auto rows = static_cast<std::int32_t>(m_phrase.size());
        Word plus = ~Word{0};
        Word minus = 0;
        std::int32_t distance = rows;
        auto at = static_cast<std::size_t>(start);
        while (distance != m_distance && at < m_text.size()) {
            const Word matches = (*m_masks)(m_text.at(at++));
            const Word vertical = matches | minus;
            const Word diagonal = (((matches & plus) + plus) ^ plus) | matches | minus;
            const Word up = minus | ~(diagonal | plus);
            const Word down = plus & diagonal;
            distance += static_cast<std::int32_t>((up >> (rows - 1)) & 1);
            distance -= static_cast<std::int32_t>((down >> (rows - 1)) & 1);
            const Word upNext = (up << 1) | 1;
            plus = (down << 1) | ~(vertical | upNext);
            minus = upNext & vertical;
        }
        return static_cast<std::int32_t>(at);
    }

private:
    std::optional<std::int32_t> shortestEndLong(std::int32_t start, Budget& budget) const
    {
        LongColumn column(m_phrase.begin(), m_phrase.end(), LongColumn::Top::Anchored);
        auto at = static_cast<std::size_t>(start);
        while (column.distance() != m_distance && at < m_text.size()) {
            if (!budget.spend(column.words())) {
                return std::nullopt;
            }
            column.step(m_text.at(at++));
        }
        return static_cast<std::int32_t>(at);
    }

    std::u32string_view m_phrase;
    const SearchText& m_text;
    std::int32_t m_distance;
    std::optional<RowMasks> m_masks;
};

}  // namespace

InfixMatch findInfix(std::u32string_view phrase, const SearchText& text, const InfixLimits& limits)
{
    InfixMatch match;
    const auto length = static_cast<std::int32_t>(phrase.size());
    const std::int32_t most = std::min(limits.mostErrors.value_or(length), length);
    if (static_cast<std::int64_t>(phrase.size()) - static_cast<std::int64_t>(text.size()) > most) {
        return match;
    }
    Starts starts{most, {}};
    Budget budget(limits);
    if (!phrase.empty() && !scan(phrase, text, limits.leastErrors, starts, budget)) {
        match.outcome = budget.outcome();
        return match;
    }
    if (starts.best == length) {
        match.outcome = InfixOutcome::Found;
        match.distance = length;
        match.places = {TextRange{0, 0}};
        return match;
    }
    if (starts.at.empty()) {
        return match;
    }
    match.distance = starts.best;
    const EndFinder ends(phrase, text, starts.best);
    std::int32_t free = 0;
    for (auto start = starts.at.rbegin(); start != starts.at.rend(); ++start) {
        if (*start < free) {
            continue;
        }
        const auto end = ends.shortestEnd(*start, budget);
        if (!end) {
            match.outcome = budget.outcome();
            return match;
        }
        match.places.push_back({*start, *end});
        free = *end;
    }
    match.outcome = InfixOutcome::Found;
    return match;
}

InfixMatch findInfix(std::u32string_view phrase, std::u32string_view text,
                     const InfixLimits& limits)
{
    return findInfix(phrase, SearchText(text), limits);
}

}  // namespace metes
