// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A claim as the checks see it. Of no use outside this folder.

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/lint/Finding.h"
#include "core/lint/NounPhrases.h"
#include "core/patent/Application.h"
#include "core/patent/ClaimLanguage.h"
#include "core/patent/ClaimTree.h"
#include "core/text/TextIndex.h"

namespace metes {

inline constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

/// A stem and the first token that has it.
using StemMap = std::unordered_map<std::string, std::size_t>;

struct AnalysedClaim {
    std::int32_t number = 0;
    std::string text;
    std::vector<std::int32_t> parents;
    ClaimHead head;
    ClaimReference reference;
    bool cancelled = false;
    std::vector<Token> tokens;
    std::vector<NounPhrase> phrases;
    StemMap stems;         ///< of all words; these two only with Reading::Everything
    StemMap alternatives;  ///< parts of words with a slash: "image/caption"
    StemMap verbs;         ///< of words that were read as verbs
    /// The phrase that says what is claimed, when it stands before the reference or the transition;
    /// kNowhere for none.
    std::size_t subject = kNowhere;

    /// Byte offset of every kMarkStride-th code point, so that quotes of a long claim cost no walk
    /// from its start.
    std::vector<std::size_t> marks;
    static constexpr std::int32_t kMarkStride = 64;

    std::string quote(TextRange range) const;
};

enum class Reading : std::uint8_t {
    Everything,
    Introductions  ///< what ReferenceCheck::lacksIntroduction looks at: no stems, no quotes
};

AnalysedClaim analyse(const Claim& claim, const Lexicon& lexicon,
                      Reading reading = Reading::Everything);

/// Where a phrase stands: claim by its index, phrase by its index.
struct PhrasePlace {
    std::size_t claim = 0;
    std::size_t phrase = 0;

    auto operator<=>(const PhrasePlace&) const = default;
};

/// All claims of one application, with what several checks look up.
class AnalysedClaims {
public:
    AnalysedClaims(std::vector<AnalysedClaim> claims, const Lexicon& lexicon);

    const std::vector<AnalysedClaim>& claims() const { return m_claims; }
    const ClaimTree& tree() const { return m_tree; }
    const Lexicon& lexicon() const { return *m_lexicon; }
    const NounPhrase& phrase(PhrasePlace place) const
    {
        return m_claims[place.claim].phrases[place.phrase];
    }

    /// Phrases with that head, in the order of the claims, repeats left out; null for none.
    const std::vector<PhrasePlace>* withHead(const std::string& head) const;
    /// Index of the claim with that number; kNowhere for none.
    std::size_t indexOf(std::int32_t number) const;
    /// Indexes of all claims that a claim depends on, nearest first, without itself.
    std::vector<std::size_t> ancestors(std::size_t claim) const;

    Evidence evidence(PhrasePlace place) const;
    Evidence evidence(std::size_t claim, TextRange range) const;

private:
    void addPlace(PhrasePlace place);

    std::vector<AnalysedClaim> m_claims;
    ClaimTree m_tree;
    const Lexicon* m_lexicon;
    std::unordered_map<std::int32_t, std::size_t> m_indexes;
    std::unordered_map<std::string, std::vector<PhrasePlace>> m_heads;
};

}  // namespace metes
