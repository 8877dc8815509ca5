// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/ClaimVocabulary.h"
#include "core/patent/ClaimWords.h"

#include <algorithm>
#include <numeric>

namespace metes {

namespace {

constexpr std::size_t kWindow = 4096;  // code points that are looked at: enough for long lists
constexpr std::size_t kAfterTransition = 300;
constexpr std::size_t kWithoutConnective = 120;
constexpr std::int32_t kMostClaims = 9999;

// Claims that are not claims of this application.
bool isForeignKind(std::u32string_view word)
{
    return isOneOf(
        word,
        {U"insurance", U"warranty",      U"medical",  U"dental",     U"health",   U"expense",
         U"damage",    U"damages",       U"benefit",  U"benefits",   U"legal",    U"refund",
         U"tax",       U"reimbursement", U"payment",  U"baggage",    U"pharmacy", U"healthcare",
         U"original",  U"former",        U"formerly", U"patent",     U"issued",   U"allowed",
         U"cancelled", U"canceled",      U"rejected", U"processing", U"i",        U"we",
         U"a"});
}

/// The word "claim" at a place, with what its surroundings say.
struct Mention {
    std::size_t begin = 0;  ///< where the referring words begin
    std::size_t claim = 0;
    std::size_t end = 0;     ///< past the last number or word of the reference
    bool connected = false;  ///< "of", "to", "in" and the like lead to it
    bool alternative = false;
    bool earlier = false;
    bool plural = false;
    ClaimNumbers numbers;
};

class ReferenceReader {
public:
    ReferenceReader(const ClaimWords& words, std::size_t body, std::int32_t number)
        : m_words(words), m_body(body), m_number(number)
    {
        m_end = sentenceEnd();
        findTransition();
    }

    ClaimReference read() const
    {
        const std::optional<LostReference> lost = findLostReference(m_words, m_body, m_transition);
        const std::size_t limit = std::min(m_end, m_body + kPreamble);
        for (std::size_t i = m_body; i < limit; ++i) {
            if (m_words.at(i) != U'c' || skipClaimWord(m_words, i) == i) {
                continue;
            }
            const std::optional<Mention> mention = mentionAt(i);
            if (mention && (!lost || mention->begin <= lost->connective)) {
                return reference(*mention);
            }
        }
        if (!lost) {
            return {};
        }
        return {ReferenceForm::Lost, {}, m_words.range(lost->begin, lost->end), false};
    }

private:
    // The claim ends with its sentence; what follows is commentary. Folding has dropped the case
    // of letters, so a full stop ends a sentence when no abbreviation or number explains it.
    std::size_t sentenceEnd() const
    {
        for (std::size_t i = m_body; i < m_words.size(); ++i) {
            if (m_words.at(i) != U'.' || m_words.at(i + 1) != U' ') {
                continue;
            }
            const std::u32string_view before = m_words.wordBefore(i);
            const char32_t next = m_words.at(m_words.skipBlanks(i + 1));
            const bool abbreviation =
                before.size() == 1
                || isOneOf(before, {U"no", U"nos", U"fig", U"figs", U"vs", U"approx", U"ca", U"cf",
                                    U"etc", U"art", U"sec", U"et", U"al", U"resp"});
            if (!abbreviation && (isLetter(next) || next == U'(' || next == U'[')) {
                return i;
            }
        }
        return m_words.size();
    }

    void findTransition()
    {
        m_transition = m_end;
        const std::size_t limit = std::min(m_end, m_body + kPreamble);
        for (std::size_t i = m_body; i < limit;) {
            const std::u32string_view word = m_words.word(i);
            if (isTransition(word)) {
                m_transition = i;
                return;
            }
            i += std::max<std::size_t>(1, word.size());
        }
    }

    std::optional<Mention> mentionAt(std::size_t claim) const
    {
        Mention mention;
        mention.claim = claim;
        mention.end = skipClaimWord(m_words, claim);
        mention.plural = mention.end > claim + 5;
        if (!walkBack(mention)) {
            return std::nullopt;
        }
        mention.numbers = readClaimNumbers(m_words, mention.end,
                                           mention.plural ? ListPlace::AfterClaimsWord
                                                          : ListPlace::AfterClaimWord);
        if (!mention.numbers.empty()) {
            mention.end = mention.numbers.end;
        } else if (!readEarlierClaims(mention)) {
            return std::nullopt;
        }
        return isNear(mention) && !isOfAnotherText(mention) ? std::optional(mention) : std::nullopt;
    }

    // Takes in the referring words before "claim"; false when the word belongs to something else.
    bool walkBack(Mention& mention) const
    {
        std::size_t at = mention.claim;
        const std::u32string_view glued = m_words.wordBefore(at);
        if (!glued.empty() && !isReferring(glued)) {
            return false;  // "disclaim 1"
        }
        std::u32string_view later;
        for (std::size_t count = 0; count < kReferringWords; ++count) {
            const std::size_t end = skipHyphenBack(m_words.skipBlanksBack(at));
            const std::u32string_view word = m_words.wordBefore(end);
            if (word.empty() || end - word.size() < m_body) {
                break;
            }
            if (count == 0 && isForeignKind(word)) {
                return false;
            }
            const bool fits = isReferring(word) || (word == U"or" && later == U"more")
                              || (isClaimKind(word) && !mention.connected && count < 2
                                  && end - word.size() != m_body);
            if (!fits) {
                break;
            }
            at = end - word.size();
            mention.connected = mention.connected || isConnective(word);
            mention.alternative = mention.alternative || isAlternative(word);
            mention.earlier = mention.earlier || isEarlier(word);
            later = word;
        }
        mention.begin = at;
        skipLeadingKind(mention);
        return true;
    }

    // "the preceding-claim 1", as scanners join what a line end had parted.
    std::size_t skipHyphenBack(std::size_t end) const
    {
        const bool joined = end > m_body + 1 && m_words.at(end - 1) == U'-'
                            && isEarlier(m_words.wordBefore(end - 1));
        return joined ? end - 1 : end;
    }

    // "the method claim 1" is the subject "the method" with its "of" missing.
    void skipLeadingKind(Mention& mention) const
    {
        if (mention.connected || mention.alternative) {
            return;
        }
        mention.begin = mention.claim;
    }

    // "any preceding claim", "any of the claims above", "one or more of the claims".
    bool readEarlierClaims(Mention& mention) const
    {
        const std::size_t next = m_words.skipBlanks(mention.end);
        const std::u32string_view word = m_words.word(next);
        if (isEarlier(word) || isOneOf(word, {U"hereinabove", U"hereinbefore", U"heretofore"})) {
            mention.earlier = true;
            mention.end = next + word.size();
        }
        // "any one of claims , wherein" has lost its numbers; "any of the claims" never had any.
        const std::u32string_view before =
            m_words.wordBefore(m_words.skipBlanksBack(mention.claim));
        const bool anyClaims = mention.alternative && isOneOf(before, {U"the", U"any"})
                               && endsReference(m_words, mention.end);
        return mention.connected && (mention.earlier || anyClaims);
    }

    bool isNear(const Mention& mention) const
    {
        const std::size_t distance = mention.begin - m_body;
        if (mention.claim > m_transition) {
            return mention.connected && distance < kAfterTransition;
        }
        if (mention.connected || mention.alternative) {
            return true;
        }
        if (mention.claim == m_body) {
            return endsReference(m_words, mention.end);  // "Claim 1, wherein": lazy, yet no remark
        }
        return distance < kWithoutConnective;
    }

    // "claim 4 of U.S. Pat. No. 1,234,567", "(see original claim 4)".
    bool isOfAnotherText(const Mention& mention) const
    {
        std::size_t next = m_words.skipBlanks(mention.end);
        if (isOneOf(m_words.word(next), {U"of", U"in"})) {
            next = m_words.skipBlanks(next + 2);
            const std::size_t article = m_words.word(next) == U"the" ? next + 3 : next;
            const std::size_t noun = m_words.skipBlanks(article);
            if (m_words.at(noun) == U'\''
                || m_words.slice(noun, std::min(noun + 2, m_words.size())) == U"co"
                || isOneOf(m_words.word(noun), {U"u", U"us", U"usp", U"ep", U"wo", U"jp", U"patent",
                                                U"copending", U"parent", U"prior", U"original",
                                                U"issued", U"application", U"related"})) {
                return true;
            }
        }
        return isInRemark(mention.claim);
    }

    bool isInRemark(std::size_t claim) const
    {
        const std::size_t from = claim > m_body + 80 ? claim - 80 : m_body;
        for (std::size_t i = claim; i > from; --i) {
            const char32_t c = m_words.at(i - 1);
            if (c == U')' || c == U']') {
                return false;
            }
            if (c == U'(' || c == U'[') {
                const std::u32string_view word = m_words.word(m_words.skipBlanks(i));
                return isOneOf(word,
                               {U"see", U"support", U"supported", U"cf", U"note", U"corresponds",
                                U"corresponding", U"compare", U"basis", U"based", U"this", U"like",
                                U"similar", U"e", U"i", U"unlike"});
            }
        }
        return false;
    }

    ClaimReference reference(const Mention& mention) const
    {
        ClaimReference found;
        found.range = m_words.range(mention.begin, mention.end);
        found.otherCategory = refersToOtherCategory(m_words, m_body, mention.begin, mention.end);
        if (!mention.numbers.empty()) {
            found.claims = mention.numbers.members();
            found.form = formOf(mention, found.claims.size());
            return found;
        }
        const bool one = mention.earlier && !mention.alternative && !mention.plural;
        found.form = one && m_number > 1 ? ReferenceForm::Single : ReferenceForm::AnyPreceding;
        if (found.form == ReferenceForm::Single) {
            found.claims = {m_number - 1};
        } else {
            found.claims.resize(static_cast<std::size_t>(std::clamp(m_number - 1, 0, kMostClaims)));
            std::iota(found.claims.begin(), found.claims.end(), 1);
        }
        return found;
    }

    // In the alternative only: "any one of", or nothing but "or" (MPEP 608.01(n), I.A and I.B).
    static ReferenceForm formOf(const Mention& mention, std::size_t count)
    {
        if (count == 1) {
            return ReferenceForm::Single;
        }
        const ClaimNumbers& list = mention.numbers;
        const bool onlyOr = list.hasOr && !list.hasAnd && !list.hasRange;
        return mention.alternative || onlyOr ? ReferenceForm::Alternative
                                             : ReferenceForm::Cumulative;
    }

    const ClaimWords& m_words;
    std::size_t m_body;
    std::int32_t m_number;
    std::size_t m_end = 0;
    std::size_t m_transition = 0;
};

}  // namespace

ClaimReference readClaimReference(std::string_view claimText, std::int32_t number)
{
    const std::size_t start = claimText.find_first_not_of(" \t\r\n\f\v");
    if (start == std::string_view::npos) {
        return {};
    }
    const ClaimWords words(firstCodePoints(claimText.substr(start), kWindow));
    const FoldedHead head = readFoldedHead(words);
    if (head.status == ClaimStatus::Canceled) {
        return {};
    }
    ClaimReference reference = ReferenceReader(words, head.textStart, number).read();
    if (reference.form != ReferenceForm::None) {
        reference.range.start += static_cast<std::int32_t>(start);
        reference.range.end += static_cast<std::int32_t>(start);
    }
    return reference;
}

}  // namespace metes
