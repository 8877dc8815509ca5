// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Recitations.h"

#include "core/extraction/WordPattern.h"

#include <algorithm>

namespace metes::extraction {

namespace {

constexpr std::size_t kLongStretch = 6;   ///< words in a row that are no accident
constexpr std::size_t kAfterUnclear = 3;  ///< "a corneal assessment"
constexpr std::int32_t kLastLine = 999;
constexpr std::size_t kMostLines = 100;  ///< of one quotation

bool isOf(std::u32string_view word, std::initializer_list<std::u32string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

// "should read "...", "amended to recite "...", "interpreted as "..."
bool isProposal(const ActionText& text, std::size_t at)
{
    static const std::vector<WordPattern> proposals = [] {
        std::vector<WordPattern> list;
        for (const char* words :
             {"should .2 read|recite|state|=say|=be =as?",
              "amend|amended|amending .3 =to .1 recite|read|state?",
              "replace|replaced|replacing .9 =with|=by", "change|changed|changing .9 =to",
              "interpreted|construed|treated|read =as|=to .3", "suggests|recommends|suggested .4",
              "corrected =to"}) {
            list.emplace_back(words);
        }
        return list;
    }();
    static const PatternStarts starts(proposals);
    const std::span<const std::uint32_t> places = starts.in(text, {at > 14 ? at - 14 : 0, at});
    for (const WordPattern& proposal : proposals) {
        for (const std::uint32_t i : places) {
            if (const auto end = proposal.matchAt(text, i, at); end && *end == at) {
                return true;
            }
        }
    }
    return false;
}

bool citesAnotherText(const ActionText& text, std::size_t at)
{
    static const WordPatterns other{"specification", "disclosure",
                                    "dictionary",    "webster*",
                                    "wikipedia",     "applicant's|applicants remarks|reply"};
    return other.in(text, {at > 12 ? at - 12 : 0, at});
}

/// "in line 6", "lines 3-4", "line 6/line 15" near a quotation.
class LineReader {
public:
    explicit LineReader(const ActionText& text) : m_text(text) {}

    std::vector<std::int32_t> near(const Quote& quote, Stretch range) const
    {
        std::vector<std::int32_t> lines;
        const TokenRange after = m_text.tokensIn(quote.outerEnd, range.end);
        read({after.begin, std::min(after.end, after.begin + 9)}, lines);
        if (lines.empty()) {
            const TokenRange before = m_text.tokensIn(range.begin, quote.outerBegin);
            const std::size_t near = before.end > 5 ? before.end - 5 : 0;
            read({std::max(before.begin, near), before.end}, lines);
        }
        std::sort(lines.begin(), lines.end());
        lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
        return lines;
    }

private:
    // Stops at the next quotation: its lines are its own.
    void read(TokenRange tokens, std::vector<std::int32_t>& lines) const
    {
        bool inLines = false;
        std::int32_t last = 0;
        for (std::size_t i = tokens.begin; i < tokens.end; ++i) {
            const std::u32string_view word = m_text.word(i);
            const std::u32string_view gap = m_text.gapBefore(i);
            if (i > tokens.begin && (gap.find(U'"') != gap.npos || gap.find(U". ") == 0)) {
                break;
            }
            if (isOf(word, {U"line", U"lines", U"ln", U"ll"})) {
                inLines = true;
                continue;
            }
            if (!inLines || isOf(word, {U"and", U"to", U"s"})) {
                continue;
            }
            if (!m_text.tokens()[i].number) {
                inLines = false;
                continue;
            }
            const std::int32_t line = number(word);
            const bool range =
                last > 0 && (gap.find(U'-') != gap.npos || m_text.word(i - 1) == U"to");
            const std::int32_t first = std::max(range ? last + 1 : line, 1);
            for (std::int32_t k = first;
                 k <= line && line <= kLastLine && lines.size() < kMostLines; ++k) {
                lines.push_back(k);
            }
            last = line;
        }
    }

    static std::int32_t number(std::u32string_view digits)
    {
        std::int32_t value = 0;
        for (const char32_t c : digits.substr(0, 4)) {
            value = value * 10 + static_cast<std::int32_t>(c - U'0');
        }
        return value;
    }

    const ActionText& m_text;
};

/// Stretches of a claim's own words in an action that does not quote.
class UnquotedFinder {
public:
    UnquotedFinder(const ReadAction& action, const Point& point) : m_action(action), m_point(point)
    {
        for (const std::int32_t number : point.claims) {
            const ExtractionClaim* const claim = action.claims.find(number);
            if (claim != nullptr && m_texts.size() < kMostClaims) {
                m_texts.push_back(&action.lookups.words(*claim));
            }
        }
    }

    std::vector<TokenRange> find() const
    {
        std::vector<TokenRange> found;
        for (const TokenRange sentence : m_point.sentences) {
            for (std::size_t i = sentence.begin; i < sentence.end; ++i) {
                const bool doubted = followsDoubt(i, sentence.begin)
                                     && isOf(m_action.text.word(i), {U"a", U"an", U"the", U"said"});
                const std::size_t length = longestAt(i, sentence.end);
                if (length >= (doubted ? kAfterUnclear : kLongStretch)) {
                    found.push_back({i, i + length});
                    i += length - 1;
                }
            }
        }
        return found;
    }

private:
    static constexpr std::size_t kMostClaims = 4;

    // Right after "unclear whether", "not clear that".
    bool followsDoubt(std::size_t i, std::size_t begin) const
    {
        static const WordPattern doubt("unclear|clear =if|=that|whether|=what|=how|which|=whether");
        return i >= begin + 2 && doubt.matchAt(m_action.text, i - 2, i).has_value();
    }

    std::size_t longestAt(std::size_t at, std::size_t end) const
    {
        std::size_t longest = 0;
        for (const ActionText* const claim : m_texts) {
            for (std::size_t k = 0; k < claim->tokens().size(); ++k) {
                std::size_t length = 0;
                while (at + length < end && k + length < claim->tokens().size()
                       && m_action.text.word(at + length) == claim->word(k + length)) {
                    ++length;
                }
                longest = std::max(longest, length);
                if (!m_action.lookups.mayCompare(length + 1) || m_action.text.stopped(length + 1)) {
                    return 0;
                }
            }
        }
        return longest;
    }

    const ReadAction& m_action;
    const Point& m_point;
    std::vector<const ActionText*> m_texts;
};

bool standsInAClaim(const ReadAction& action, const Point& point, const std::string& phrase)
{
    return std::any_of(point.claims.begin(), point.claims.end(), [&](std::int32_t number) {
        const ExtractionClaim* const claim = action.claims.find(number);
        return claim != nullptr && action.lookups.holds(*claim, phrase);
    });
}

}  // namespace

std::vector<ExtractedRecitation> recitationsOf(const ReadAction& action, const Point& point)
{
    const ActionText& text = action.text;
    std::vector<ExtractedRecitation> recitations;
    const LineReader lines(text);
    for (const Quote& quote : point.quotes) {
        if (text.stopped(20)) {
            break;
        }
        const std::size_t at = text.tokensIn(quote.begin, quote.end).begin;
        ExtractedRecitation recitation;
        recitation.range = text.source(quote.begin, quote.end);
        recitation.phrase = text.verbatim(recitation.range);
        if (isProposal(text, at)
            || (citesAnotherText(text, at) && !standsInAClaim(action, point, recitation.phrase))) {
            continue;
        }
        recitation.lines = lines.near(quote, point.range);
        recitations.push_back(std::move(recitation));
    }
    if (!point.quotes.empty() || action.claims.empty()) {
        return recitations;
    }
    for (const TokenRange tokens : UnquotedFinder(action, point).find()) {
        ExtractedRecitation recitation;
        recitation.range =
            text.source(text.tokens()[tokens.begin].begin, text.tokens()[tokens.end - 1].end);
        recitation.phrase = text.verbatim(recitation.range);
        recitations.push_back(std::move(recitation));
    }
    return recitations;
}

}  // namespace metes::extraction
