// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Sections.h"

#include "core/extraction/WordPattern.h"

#include <algorithm>

namespace metes::extraction {

namespace {

bool quotesTheLaw(const ActionText& text, const Sentence& sentence)
{
    static const WordPatterns quotation{"following .3 quotation", "quotation =of .8 paragraph",
                                        "=112 .8 reads =as follows", "=101 .4 reads =as follows"};
    return quotation.in(text, sentence.tokens);
}

bool endsTheAction(const ActionText& text, const Sentence& sentence)
{
    static const WordPatterns end{
        "=any inquiry concerning =this",    "inquiry concerning =this communication",
        "=prior art made =of record",       "shortened statutory period =for reply",
        "=this? action =is made .2 =final", "claims .4 would =be allowable",
        "claim|claims .9 =is|=are allowed", "claims =are identical =to =or patentably"};
    return end.in(text, sentence.tokens);
}

bool isAbout(std::u32string_view word, std::initializer_list<std::u32string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

// "is", "are also", "stand" before "rejected"; "were", "had been" tell of the past.
bool isPresent(const ActionText& text, std::size_t rejected, std::size_t begin)
{
    bool present = false;
    for (std::size_t i = rejected; i > begin && i + 5 > rejected; --i) {
        const std::u32string_view word = text.word(i - 1);
        if (isAbout(word, {U"was", U"were", U"been", U"previously", U"not", U"had"})) {
            return false;
        }
        present = present
                  || isAbout(word, {U"is", U"are", U"stand", U"stands", U"being", U"remain",
                                    U"remains", U"be"});
    }
    return present || rejected < begin + 3;
}

bool tellsOfThePast(const ActionText& text, TokenRange sentence)
{
    static const WordPatterns past{"previous|prior|earlier|last .2 action|rejection|rejections",
                                   "withdrawn", "=moot",
                                   "applicant|applicants argues|argue|submits", "remarks"};
    return past.in(text, sentence);
}

// "Claims 2-3, which depend from claim 1, are rejected": claim 1 is not among them.
bool isParent(const ActionText& text, const ClaimMention& mention, std::size_t begin)
{
    for (std::size_t i = mention.tokens.begin; i > begin && i + 3 > mention.tokens.begin; --i) {
        if (isAbout(text.word(i - 1), {U"from", U"on", U"upon"})) {
            return true;
        }
    }
    return false;
}

bool saysWhy(const ActionText& text, TokenRange sentence, std::size_t from)
{
    static const WordPatterns why{"because",
                                  "=since",
                                  "lack|lacks|lacking",
                                  "=due =to",
                                  "=in =that",
                                  "omitting",
                                  "incomplete",
                                  "unclear",
                                  "relative term",
                                  "antecedent",
                                  "depend|depends|dependent|dependency|dependence",
                                  "inherit*",
                                  "narrative",
                                  "omnibus",
                                  "=set forth =the subject",
                                  "corresponding structure"};
    return why.in(text, {from, sentence.end});
}

/// Reads the action once, front to back.
class SectionReader {
public:
    SectionReader(const ActionText& text, const ActionSentences& sentences,
                  const std::vector<TextRange>& sections112)
        : m_text(text), m_sentences(sentences), m_sections112(sections112)
    {
    }

    Sections read()
    {
        m_result.places.reserve(m_sentences.sentences.size());
        for (std::size_t i = 0; i < m_sentences.sentences.size() && !m_text.stopped(1); ++i) {
            const Sentence& sentence = m_sentences.sentences[i];
            m_now.kind = SentenceKind::Text;
            if (sentence.heading) {
                readHeading(sentence);
            } else {
                readText(i, sentence);
            }
            m_result.places.push_back(m_now);
        }
        return std::move(m_result);
    }

private:
    void open(Ground ground, SentenceKind kind)
    {
        m_now.ground = ground;
        m_now.kind = kind;
        ++m_now.section;
    }

    void readHeading(const Sentence& sentence)
    {
        const auto known = readOfficeHeading(m_text, sentence.tokens.begin, sentence.tokens.end,
                                             HeadingPlace::OwnLine);
        const Statutes statutes = readStatutes(m_text, sentence.tokens);
        static const WordPatterns reply{"argument|arguments", "withdrawn", "remarks", "response"};
        std::optional<Part> part;
        if (known) {
            part = known->part;
        } else if (statutes.any()) {
            part = statutes.other ? Part::OtherRejection : Part::Rejection112;
        }
        if (part && reply.in(m_text, sentence.tokens)) {
            part = Part::Response;
        }
        if (!part) {
            leaveEndedSection(sentence);
            m_now.kind = SentenceKind::Heading;
            return;
        }
        m_now.part = *part;
        m_now.opener = -1;
        Ground ground = Ground::None;
        if (*part == Part::Rejection112) {
            const bool another = statutes.a || statutes.d || statutes.f;
            ground = statutes.b && !another   ? Ground::Indefinite
                     : another && !statutes.b ? Ground::Other
                                              : Ground::Open;
        } else if (*part == Part::OtherRejection) {
            ground = Ground::Other;
        }
        open(ground, SentenceKind::Heading);
    }

    // A heading that names neither a part nor a statute ends a section where it is set like the
    // section's own heading; core/patent knows when.
    void leaveEndedSection(const Sentence& sentence)
    {
        if (m_now.part != Part::Rejection112) {
            return;
        }
        const std::int32_t place = m_text.source(sentence.range.begin, sentence.range.end).start;
        const auto section =
            std::partition_point(m_sections112.begin(), m_sections112.end(),
                                 [&](TextRange before) { return before.end <= place; });
        const bool inside = section != m_sections112.end() && section->contains(place);
        const bool known = !m_sections112.empty() && m_sections112.front().start < place;
        if (known && !inside && !readStatutes(m_text, sentence.tokens).any()) {
            m_now.part = Part::Front;
            m_now.opener = -1;
            open(Ground::None, SentenceKind::Heading);
        }
    }

    void readText(std::size_t index, const Sentence& sentence)
    {
        if (quotesTheLaw(m_text, sentence)) {
            const Statutes statutes = readStatutes(m_text, sentence.tokens);
            if (statutes.any()) {
                const bool indefinite = statutes.b && !statutes.other;
                m_now.opener = -1;
                open(indefinite ? Ground::Open : Ground::Other, SentenceKind::Quotation);
                return;
            }
        }
        if (endsTheAction(m_text, sentence)) {
            m_now.opener = -1;
            open(Ground::None, SentenceKind::Text);
            return;
        }
        if (auto opener = readOpener(m_text, sentence)) {
            takeOpener(index, std::move(*opener));
        }
    }

    void takeOpener(std::size_t index, Opener opener)
    {
        const TokenRange tokens = m_sentences.sentences[index].tokens;
        const bool reply = m_now.part == Part::Response || m_now.part == Part::Back;
        static const WordPatterns formula{"indefinite", "particularly point"};
        if (reply && (tellsOfThePast(m_text, tokens) || !formula.in(m_text, tokens))) {
            return;
        }
        // "... the claim is rejected under 112(b)" ends a reason; it opens nothing.
        const bool closing = opener.claims.empty() && m_now.ground == Ground::Indefinite;
        if (closing && opener.statutes.b) {
            return;
        }
        if (opener.claims.empty() && !opener.statutes.b) {
            return;
        }
        opener.sentence = index;
        m_now.opener = opener.statutes.b ? static_cast<std::int32_t>(m_result.openers.size()) : -1;
        open(opener.statutes.b ? Ground::Indefinite : Ground::Other, SentenceKind::Opening);
        if (opener.statutes.b) {
            m_result.openers.push_back(std::move(opener));
        }
    }

    const ActionText& m_text;
    const ActionSentences& m_sentences;
    const std::vector<TextRange>& m_sections112;
    Place m_now;
    Sections m_result;
};

}  // namespace

std::optional<Opener> readOpener(const ActionText& text, const Sentence& sentence)
{
    static const WordPatterns rejected{"rejected .4 =under|=pursuant|based|=in", "rejected"};
    const TokenRange tokens = sentence.tokens;
    const auto place = rejected.find(text, tokens);
    if (!place || !isPresent(text, place->begin, tokens.begin)) {
        return std::nullopt;
    }
    Opener opener;
    opener.statutes = readStatutes(text, tokens);
    if (!opener.statutes.any()) {
        return std::nullopt;
    }
    // 112 without a paragraph, in a sentence that says "indefinite", is (b).
    static const WordPatterns indefinite{"indefinite", "particularly point", "distinctly claim",
                                         "antecedent basis"};
    const bool bare =
        opener.statutes.whole112 && !opener.statutes.a && !opener.statutes.d && !opener.statutes.f;
    opener.statutes.b = opener.statutes.b || (bare && indefinite.in(text, tokens));
    for (const ClaimMention& mention : claimMentions(text, tokens)) {
        const bool subject = mention.tokens.begin < place->begin;
        if ((subject || opener.claims.empty()) && !isParent(text, mention, tokens.begin)) {
            addClaims(opener.claims, mention.claims);
        }
    }
    opener.givesReason = saysWhy(text, tokens, place->end);
    return opener;
}

Sections findSections(const ActionText& text, const ActionSentences& sentences,
                      const std::vector<TextRange>& sections112)
{
    return SectionReader(text, sentences, sections112).read();
}

}  // namespace metes::extraction
