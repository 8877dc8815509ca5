// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ListItems.h"

#include "core/extraction/FormParagraphs.h"
#include "core/extraction/LeadIns.h"
#include "core/extraction/ListMarkers.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>

namespace metes::extraction {

namespace {

using Marks = std::vector<ListMarker>;

bool isUnder112b(const Place& place)
{
    return (place.ground == Ground::Indefinite || place.ground == Ground::Open)
           && (place.kind == SentenceKind::Text || place.kind == SentenceKind::Opening);
}

/// The sentences of one paragraph, [begin, end), and its quotations.
struct Passage {
    std::size_t begin = 0;
    std::size_t end = 0;
    const std::vector<Quote>& quotes;
};

/// Finds the lists of a paragraph that are lists of reasons.
class ListFinder {
public:
    ListFinder(const ActionText& text, const std::vector<Sentence>& sentences,
               const std::vector<Place>& places, Passage passage)
        : m_text(text), m_sentences(sentences), m_places(places), m_passage(passage)
    {
    }

    /// The markers of all of them, ascending.
    Marks find(const Marks& markers) const
    {
        Marks found;
        std::vector<Marks> runs = runsOf(markers);
        std::sort(runs.begin(), runs.end(),
                  [](const Marks& a, const Marks& b) { return a.front().begin < b.front().begin; });
        for (const Marks& run : runs) {
            const bool free = found.empty() || found.back().textBegin < run.front().begin;
            if (free && !m_text.stopped(run.size()) && isListOfReasons(run)) {
                found.insert(found.end(), run.begin(), run.end());
            }
        }
        return found;
    }

private:
    // Markers of one style that follow one another, two and more.
    std::vector<Marks> runsOf(const Marks& markers) const
    {
        std::map<std::int32_t, Marks> open;
        std::vector<Marks> runs;
        const auto close = [&](Marks& run) {
            if (run.size() > 1) {
                runs.push_back(std::move(run));
            }
            run.clear();
        };
        for (const ListMarker& marker : markers) {
            Marks& run = open[marker.style];
            if (!run.empty() && (!follows(run.back(), marker) || !isJoined(run.back(), marker))) {
                close(run);
            }
            if (run.empty() && marker.number > 1) {
                continue;
            }
            run.push_back(marker);
        }
        for (auto& [style, run] : open) {
            close(run);
        }
        return runs;
    }

    static bool follows(const ListMarker& before, const ListMarker& after)
    {
        return after.number == 0 || after.number == before.number + 1;
    }

    std::size_t sentenceOf(std::size_t token) const
    {
        const auto first = m_sentences.begin() + static_cast<std::ptrdiff_t>(m_passage.begin);
        const auto last = m_sentences.begin() + static_cast<std::ptrdiff_t>(m_passage.end);
        const auto place = std::partition_point(
            first, last, [&](const Sentence& sentence) { return sentence.tokens.end <= token; });
        return static_cast<std::size_t>(place - m_sentences.begin());
    }

    // No sentence begins between the two, unless the second one begins it: in "Claim 1 - ... basis.
    // Claim 2 - ..." no item ends with "Claim 2".
    bool isJoined(const ListMarker& before, const ListMarker& after) const
    {
        const std::size_t one = sentenceOf(before.token);
        const std::size_t other = sentenceOf(after.token);
        if (other >= m_passage.end || m_sentences[other].tokens.begin == after.token) {
            return other < m_passage.end;
        }
        return one == other;
    }

    bool isListOfReasons(const Marks& run) const
    {
        const std::size_t first = sentenceOf(run.front().token);
        const std::size_t last = sentenceOf(run.back().token);
        for (std::size_t i = first; i <= last; ++i) {
            if (i >= m_passage.end || !isUnder112b(m_places[i]) || m_sentences[i].heading
                || m_places[i].section != m_places[first].section) {
                return false;
            }
        }
        std::set<std::u32string_view> phrases;
        std::size_t indefinite = 0;
        bool allQuote = true;
        for (std::size_t i = 0; i < run.size(); ++i) {
            const std::size_t end = i + 1 < run.size() ? run[i + 1].markToken : endOfLast(last);
            const TokenRange item{run[i].token, end};
            const bool says = !item.empty() && saysIndefinite(m_text, item);
            const bool quotes = quotesItsOwn(item, phrases);
            indefinite += says ? 1 : 0;
            allQuote = allQuote && quotes;
            // All of them, or none.
            if (indefinite != (says ? i + 1 : 0) || (!quotes && !firstClaimMention(m_text, item))) {
                return false;
            }
        }
        return indefinite > 0 ? !argues(run, m_sentences[first])
                              : allQuote && introduces(run, m_sentences[first]);
    }

    // The last item may have more sentences than its first: up to one that names other claims.
    std::size_t endOfLast(std::size_t sentence) const
    {
        constexpr std::size_t kMostMore = 3;
        const std::size_t limit = std::min(m_passage.end, sentence + 1 + kMostMore);
        std::size_t next = sentence + 1;
        while (next < limit && isUnder112b(m_places[next]) && !m_sentences[next].heading
               && !readLeadIn(m_text, m_sentences[next])) {
            ++next;
        }
        return m_sentences[next - 1].tokens.end;
    }

    bool quotesItsOwn(TokenRange item, std::set<std::u32string_view>& phrases) const
    {
        if (item.empty()) {
            return false;
        }
        const std::int32_t begin = m_text.tokens()[item.begin].begin;
        const std::int32_t end = m_text.tokens()[item.end - 1].end;
        const auto first =
            std::partition_point(m_passage.quotes.begin(), m_passage.quotes.end(),
                                 [&](const Quote& quote) { return quote.begin < begin; });
        bool own = false;
        for (auto quote = first; quote != m_passage.quotes.end() && quote->end <= end; ++quote) {
            const auto phrase = std::u32string_view(m_text.characters())
                                    .substr(static_cast<std::size_t>(quote->begin),
                                            static_cast<std::size_t>(quote->end - quote->begin));
            own = phrases.insert(phrase).second || own;
        }
        return own;
    }

    // "The term is unclear because (a) claim 1 ... and (b) claim 2 ...": one reason with two
    // arguments.
    bool argues(const Marks& run, const Sentence& sentence) const
    {
        const TokenRange words{sentence.tokens.begin, run.front().markToken};
        return !words.empty() && m_text.at(lastSign(run.front().begin)) != U':'
               && saysIndefinite(m_text, words);
    }

    // "The following limitations lack antecedent basis:"
    bool introduces(const Marks& run, const Sentence& sentence) const
    {
        static const WordPatterns following{
            "following|=these|=below .2 "
            "limitation|limitations|term|terms|phrase|phrases|recitation|recitations|expressions|"
            "=words|elements|features",
            "limitations|terms|phrases|recitations =as follows"};
        static const WordPatterns doubt{"whether|=if|=or|between|either"};
        const TokenRange words{sentence.tokens.begin, run.front().markToken};
        if (words.empty() || m_text.at(lastSign(run.front().begin)) != U':'
            || !following.in(m_text, words) || doubt.in(m_text, words)
            || !saysIndefinite(m_text, words)) {
            return false;
        }
        return std::none_of(run.begin() + 1, run.end(), [&](const ListMarker& marker) {
            return m_text.word(marker.markToken - 1) == U"or";
        });
    }

    std::int32_t lastSign(std::int32_t before) const
    {
        while (before > 0 && m_text.at(before - 1) == U' ') {
            --before;
        }
        return before - 1;
    }

    const ActionText& m_text;
    const std::vector<Sentence>& m_sentences;
    const std::vector<Place>& m_places;
    Passage m_passage;
};

/// Writes paragraphs and sentences anew.
class ListSplitter {
public:
    ListSplitter(const ActionText& text, ActionSentences& sentences, Sections& sections)
        : m_text(text), m_sentences(sentences), m_sections(sections)
    {
    }

    void split()
    {
        const std::vector<Sentence>& all = m_sentences.sentences;
        for (std::size_t i = 0; i < all.size() && !m_text.stopped(1);) {
            std::size_t end = i + 1;
            while (end < all.size() && all[end].paragraph == all[i].paragraph) {
                ++end;
            }
            readParagraph({i, end, m_sentences.paragraphs[all[i].paragraph].quotes});
            i = end;
        }
        if (!m_any || m_text.stopped()) {
            return;
        }
        for (Opener& opener : m_sections.openers) {
            const std::size_t place = m_newPlaceOf[opener.sentence];
            if (m_cutPlaces.contains(place)) {
                const auto rest = readOpener(m_text, m_result.sentences[place]);
                opener.givesReason = rest && rest->givesReason;
            }
            opener.sentence = place;
        }
        m_sentences = std::move(m_result);
        m_sections.places = std::move(m_places);
    }

private:
    void readParagraph(Passage passage)
    {
        const std::size_t number = m_sentences.sentences[passage.begin].paragraph;
        const Paragraph& paragraph = m_sentences.paragraphs[number];
        Marks markers;
        const auto under = [&](std::size_t i) { return isUnder112b(m_sections.places[i]); };
        bool any = false;
        for (std::size_t i = passage.begin; i < passage.end; ++i) {
            any = any || under(i);
        }
        if (any) {
            markers = ListFinder(m_text, m_sentences.sentences, m_sections.places, passage)
                          .find(listMarkers(m_text, paragraph));
        }
        m_any = m_any || !markers.empty();
        startParagraph(paragraph, paragraph.range.begin);
        auto marker = markers.begin();
        for (std::size_t i = passage.begin; i < passage.end; ++i) {
            m_newPlaceOf.push_back(m_result.sentences.size());
            Sentence rest = m_sentences.sentences[i];
            for (; marker != markers.end() && marker->token < rest.tokens.end; ++marker) {
                if (marker->begin > rest.range.begin) {
                    m_cutPlaces.insert(m_result.sentences.size());
                    add(piece(rest, rest.range.begin, marker->begin), i);
                }
                startParagraph(paragraph, marker->textBegin);
                if (marker->token > rest.tokens.begin) {
                    rest = piece(rest, marker->textBegin, rest.range.end);
                }
                rest.numbered = true;
            }
            // The sign stands at the end of this sentence, the words are the next one.
            if (marker != markers.end() && marker->begin < rest.range.end) {
                rest = piece(rest, rest.range.begin, marker->begin);
            }
            const bool lastItem = !markers.empty() && marker == markers.end();
            if (const auto closer = lastItem ? closerIn(rest) : std::nullopt) {
                const std::int32_t begin = m_text.tokens()[*closer].begin;
                add(piece(rest, rest.range.begin, begin), i);
                rest = piece(rest, begin, rest.range.end);
            }
            add(rest, i);
        }
        takeQuotes(paragraph);
    }

    void startParagraph(const Paragraph& whole, std::int32_t begin)
    {
        if (begin > whole.range.begin) {
            m_result.paragraphs.back().range.end = begin;
            takeQuotes(whole);
        }
        m_result.paragraphs.push_back({{begin, whole.range.end}, whole.kind, {}, whole.runsOn});
        m_opens = true;
    }

    void takeQuotes(const Paragraph& whole)
    {
        Paragraph& paragraph = m_result.paragraphs.back();
        const auto at = [&](std::int32_t position) {
            return std::partition_point(whole.quotes.begin(), whole.quotes.end(),
                                        [&](const Quote& quote) { return quote.begin < position; });
        };
        paragraph.quotes.assign(at(paragraph.range.begin), at(paragraph.range.end));
    }

    // Without the signs and the "and" that join it to the next item.
    Sentence piece(const Sentence& whole, std::int32_t begin, std::int32_t end) const
    {
        Sentence sentence = whole;
        const auto trim = [&] {
            while (end > begin
                   && (m_text.at(end - 1) == U' ' || m_text.at(end - 1) == U';'
                       || m_text.at(end - 1) == U',')) {
                --end;
            }
        };
        trim();
        sentence.tokens = m_text.tokensIn(begin, end);
        if (end < whole.range.end && !sentence.tokens.empty()
            && m_text.word(sentence.tokens.end - 1) == U"and") {
            end = m_text.tokens()[--sentence.tokens.end].begin;
            trim();
        }
        sentence.range = {begin, end};
        return sentence;
    }

    // "... line 1 Appropriate correction is required."
    std::optional<std::size_t> closerIn(const Sentence& sentence) const
    {
        static const WordPatterns closers{"=appropriate correction|clarification|action"};
        const auto place = closers.find(m_text, sentence.tokens);
        return place && place->begin > sentence.tokens.begin
                       && m_text.tokens()[place->begin].capital
                   ? std::optional(place->begin)
                   : std::nullopt;
    }

    void add(Sentence sentence, std::size_t from)
    {
        if (sentence.tokens.empty()) {
            return;
        }
        Place place = m_sections.places[from];
        if (place.kind == SentenceKind::Opening
            && m_result.sentences.size() > m_newPlaceOf.back()) {
            place.kind = SentenceKind::Text;
        }
        sentence.paragraph = m_result.paragraphs.size() - 1;
        sentence.opensParagraph = sentence.opensParagraph || m_opens;
        m_opens = false;
        m_result.sentences.push_back(sentence);
        m_places.push_back(place);
    }

    const ActionText& m_text;
    ActionSentences& m_sentences;
    Sections& m_sections;
    ActionSentences m_result;
    std::vector<Place> m_places;
    std::vector<std::size_t> m_newPlaceOf;  ///< of each sentence
    std::set<std::size_t> m_cutPlaces;
    bool m_any = false;
    bool m_opens = false;
};

}  // namespace

void splitLists(const ActionText& text, ActionSentences& sentences, Sections& sections)
{
    ListSplitter(text, sentences, sections).split();
}

}  // namespace metes::extraction
