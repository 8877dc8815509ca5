// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Sentences.h"

#include "core/extraction/Headings.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace metes::extraction {

namespace {

constexpr std::array<std::u32string_view, 40> kAbbreviations{
    U"e",    U"g",    U"i",   U"al",  U"etc", U"fig",  U"figs", U"no",  U"nos", U"inc",
    U"corp", U"co",   U"ltd", U"pat", U"app", U"appl", U"pub",  U"v",   U"vs",  U"pp",
    U"pg",   U"para", U"sec", U"cir", U"fed", U"ex",   U"cf",   U"dr",  U"mr",  U"ms",
    U"mrs",  U"col",  U"ll",  U"ref", U"eq",  U"ser",  U"viz",  U"vol", U"p",   U"par"};

class SentenceSplitter {
public:
    SentenceSplitter(const ActionText& text, const std::vector<Block>& blocks) : m_text(text)
    {
        for (const Block& block : blocks) {
            if (m_text.stopped(1)) {
                break;
            }
            if (block.kind != BlockKind::Image && block.kind != BlockKind::Formula) {
                addParagraph(block);
            }
        }
    }

    ActionSentences take() { return std::move(m_result); }

private:
    void addParagraph(const Block& block)
    {
        const Stretch range{m_text.positionOf(block.range.start),
                            m_text.positionOf(block.range.end)};
        const TokenRange tokens = m_text.tokensIn(range.begin, range.end);
        if (tokens.empty()) {
            return;
        }
        m_result.paragraphs.push_back({range, block.kind, {}, false});
        if (block.kind == BlockKind::Heading) {
            addSentence(range, tokens, true);
            return;
        }
        m_result.paragraphs.back().quotes = findQuotes(m_text, range);
        splitParagraph(range, tokens);
    }

    void splitParagraph(Stretch range, TokenRange tokens)
    {
        const std::vector<Quote>& quotes = m_result.paragraphs.back().quotes;
        auto quote = quotes.begin();
        std::int32_t begin = range.begin;
        std::size_t firstToken = tokens.begin;
        std::size_t i = tokens.begin;
        while (i < tokens.end && !m_text.stopped(1)) {
            const Token& token = m_text.tokens()[i];
            while (quote != quotes.end() && quote->end <= token.begin) {
                ++quote;
            }
            const bool quoted = quote != quotes.end() && quote->begin <= token.begin;
            // A quotation may begin a sentence.
            const bool within = quoted && quote->begin < token.begin;
            const bool first = i == tokens.begin;
            const bool fresh = first || (!within && endsBefore(i));
            if (!quoted && (fresh || token.lineStart || token.capital)) {
                if (const auto end = headingAt(i, tokens.end, fresh || token.lineStart)) {
                    addSentence({begin, token.begin}, {firstToken, i}, false);
                    const std::int32_t after =
                        *end < m_text.tokens().size()
                            ? std::min(m_text.tokens()[*end].begin, range.end)
                            : range.end;
                    addSentence({token.begin, after}, {i, std::min(*end, tokens.end)}, true);
                    m_result.paragraphs.back().runsOn = true;
                    m_opens = true;
                    begin = after;
                    i = *end;
                    firstToken = i;
                    continue;
                }
            }
            if (fresh && !first) {
                const std::int32_t start = startOf(i);
                addSentence({begin, start}, {firstToken, i}, false);
                begin = start;
                firstToken = i;
            }
            ++i;
        }
        addSentence({begin, range.end}, {firstToken, tokens.end}, false);
    }

    // A heading may follow a sentence, or a line end, or, when it names its statute, anything.
    std::optional<std::size_t> headingAt(std::size_t i, std::size_t end, bool free) const
    {
        const std::u32string_view word = m_text.word(i);
        const bool strong = word == U"claim" || word == U"response";
        if (!free && !strong) {
            return std::nullopt;
        }
        const auto heading = readOfficeHeading(m_text, i, end, HeadingPlace::Running);
        if (!heading || (!free && heading->end < i + 4)) {
            return std::nullopt;
        }
        return heading->end;
    }

    // Quotation marks and parentheses that open before the token belong to its sentence.
    std::int32_t startOf(std::size_t i) const
    {
        std::int32_t start = m_text.tokens()[i].begin;
        const std::int32_t gapBegin = m_text.tokens()[i - 1].end;
        while (start > gapBegin && m_text.at(start - 1) != U' ') {
            --start;
        }
        return start;
    }

    // Whether a sentence ends in the gap before token `i`.
    bool endsBefore(std::size_t i) const
    {
        const std::u32string_view gap = m_text.gapBefore(i);
        const std::size_t stop = gap.find_first_of(U".?!");
        if (stop == std::u32string_view::npos
            || gap.find(U' ', stop) == std::u32string_view::npos) {
            return false;
        }
        const Token& next = m_text.tokens()[i];
        const bool canBegin = next.capital || next.number || gap.find(U'(', stop) != gap.npos
                              || gap.back() == U'"' || gap.back() == U'\'';
        if (!canBegin) {
            return false;
        }
        if (gap[stop] != U'.' || stop > 0) {
            return true;
        }
        return !isAbbreviation(i - 1, next);
    }

    bool isAbbreviation(std::size_t i, const Token& next) const
    {
        const std::u32string_view word = m_text.word(i);
        if (m_text.tokens()[i].number) {
            // "3. The following": a number that begins a line numbers a paragraph; "1.2" has no gap.
            return false;
        }
        const bool known =
            std::find(kAbbreviations.begin(), kAbbreviations.end(), word) != kAbbreviations.end();
        const bool letter = word.size() == 1;
        if (!known && !letter) {
            return false;
        }
        // "35 U.S.C. The", "etc. Claim 3": what follows begins a sentence.
        const bool sentence = next.capital && (word == U"etc" || word == U"al" || word == U"inc");
        const bool statute = letter && word == U"c" && i > 0 && m_text.word(i - 1) == U"s";
        return !(sentence && next.lineStart) && !(statute && next.capital && next.lineStart);
    }

    void addSentence(Stretch range, TokenRange tokens, bool heading)
    {
        if (tokens.empty()) {
            return;
        }
        while (range.end > range.begin && m_text.at(range.end - 1) == U' ') {
            --range.end;
        }
        Sentence sentence{range, tokens, m_result.paragraphs.size() - 1, heading, false, false};
        sentence.opensParagraph = m_opens || m_result.sentences.empty()
                                  || m_result.sentences.back().paragraph != sentence.paragraph;
        m_opens = false;
        skipNumbering(sentence);
        if (sentence.tokens.empty()) {
            // Only a number: it numbers what follows.
            m_opens = sentence.opensParagraph;
            return;
        }
        m_result.sentences.push_back(sentence);
    }

    // "3. ", "a) ", "- ", "**", "[0012]" before the first word.
    void skipNumbering(Sentence& sentence) const
    {
        std::size_t first = sentence.tokens.begin;
        const Token& token = m_text.tokens()[first];
        const std::u32string_view word = m_text.word(first);
        const char32_t after = m_text.at(token.end);
        const bool label = (token.number && word.size() <= 3) || word.size() == 1
                           || (word.size() <= 4 && word.find_first_not_of(U"ivx") == word.npos);
        const bool mark = after == U'.' || after == U')' || after == U']' || after == U':';
        const bool word1 = word == U"i" && after != U')' && after != U'.';
        if (label && mark && !word1) {
            ++first;
            sentence.numbered = true;
        }
        const std::int32_t begin =
            first < sentence.tokens.end ? m_text.tokens()[first].begin : sentence.range.end;
        sentence.tokens.begin = first;
        std::int32_t start = begin;
        const auto opensHere = [this](std::int32_t at) {
            const char32_t c = m_text.at(at);
            return c == U'"' || c == U'\'' || c == U'(' || c == U'[' || c == U'_';
        };
        while (start > sentence.range.begin && opensHere(start - 1)) {
            --start;
        }
        // "a)" was skipped with its parenthesis; "(a)" leaves one behind.
        if (first > 0 && label && mark && start < begin && m_text.at(start) == U')') {
            start = begin;
        }
        sentence.range.begin = start;
    }

    const ActionText& m_text;
    ActionSentences m_result;
    bool m_opens = false;  ///< the next sentence opens a paragraph
};

}  // namespace

ActionSentences splitSentences(const ActionText& text, const std::vector<Block>& blocks)
{
    return SentenceSplitter(text, blocks).take();
}

}  // namespace metes::extraction
