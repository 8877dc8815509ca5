// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Checks.h"

#include <algorithm>

namespace metes {

namespace {

std::string_view explanation(FindingKind kind)
{
    switch (kind) {
    case FindingKind::RelativeTerm:
        return "\"%1\" is relative; the claim names no standard for its degree.";
    case FindingKind::SubjectiveTerm:
        return "\"%1\" depends on who judges; the claim names no standard.";
    case FindingKind::ExemplaryPhrase:
        return "\"%1\" leaves open whether what follows limits the claim.";
    case FindingKind::OpenEnded: return "\"%1\" leaves a limit open.";
    case FindingKind::OptionalLanguage:
        return "\"%1\" leaves open whether this is part of the claim.";
    case FindingKind::Trademark:
        return "\"%1\" looks like a trademark; a mark names a source, not a thing.";
    case FindingKind::MeansPlusFunction:
        return "\"%1\" may be read under 112(f); the description must tell the structure.";
    case FindingKind::NegativeLimitation:
        return "\"%1\" says what is not there; the description must support it.";
    case FindingKind::Alternative: return "\"%1\" offers alternatives; each must be clear.";
    default: return "\"%1\" is an unusual transition; is the claim open or closed?";
    }
}

bool wordFits(const std::string& pattern, const Token& token)
{
    if (pattern == "#") {
        return token.kind == TokenKind::Number;
    }
    if (pattern.size() > 1 && pattern.front() == '@') {
        return token.isWord() && token.word.size() > pattern.size() + 1
               && token.word.ends_with(std::string_view(pattern).substr(1));
    }
    return token.word == pattern;
}

class PhraseCheck {
public:
    PhraseCheck(const AnalysedClaim& claim, const Lexicon& lexicon)
        : m_claim(claim), m_lexicon(lexicon)
    {
    }

    void run(std::vector<Finding>& findings) const
    {
        std::size_t i = 0;
        while (i < m_claim.tokens.size()) {
            const std::size_t end = findAt(i, findings);
            i = std::max(end, i + 1);
        }
    }

private:
    const std::vector<Token>& tokens() const { return m_claim.tokens; }

    // Adds the longest rule that fits at `i`; returns its end, or `i`.
    std::size_t findAt(std::size_t i, std::vector<Finding>& findings) const
    {
        const Token& token = tokens()[i];
        if (token.kind == TokenKind::LineEnd || token.kind == TokenKind::Number) {
            return i;
        }
        const std::vector<PhraseRule>* const rules = m_lexicon.rulesFrom(token.word);
        if (rules == nullptr) {
            return i;
        }
        for (const PhraseRule& rule : *rules) {
            const std::size_t end = fits(rule, i);
            // "substantially as shown": not "substantially" either
            if (end > i && rule.mpep == "2173.05(r)" && isDesignOrPlant()) {
                return end;
            }
            if (end > i && !exempt(rule, i, end)) {
                add(rule, i, end, findings);
                return end;
            }
        }
        return i;
    }

    std::size_t fits(const PhraseRule& rule, std::size_t i) const
    {
        std::size_t at = i;
        for (const std::string& pattern : rule.words) {
            while (at < tokens().size() && at > i && tokens()[at].kind == TokenKind::LineEnd) {
                ++at;
            }
            if (at >= tokens().size() || !wordFits(pattern, tokens()[at])) {
                return i;
            }
            ++at;
        }
        return rule.exactCase && !tokens()[i].capital ? i : at;
    }

    bool exempt(const PhraseRule& rule, std::size_t i, std::size_t end) const
    {
        const bool inReference = m_claim.reference.range.overlaps(
            {tokens()[i].range.start, tokens()[end - 1].range.end});
        const bool byMeans = tokens()[i].is("means") && i > 0
                             && (tokens()[i - 1].is("by") || tokens()[i - 1].is("which"));
        // "or more" of "one or more" opens no range, and "module configured to" within a computer
        // program's own words is read by rule.
        const bool oneOrMore =
            rule.words.front() == "or" && i > 0 && (tokens()[i - 1].has(WordClass::Quantifier));
        return inReference || byMeans || oneOrMore;
    }

    // The one claim of a design, and of a plant, refers to what is shown by rule (MPEP 1503.03, 1605).
    bool isDesignOrPlant() const
    {
        constexpr std::ptrdiff_t kPreamble = 12;
        const auto end =
            tokens().begin()
            + std::min<std::ptrdiff_t>(kPreamble, static_cast<std::ptrdiff_t>(tokens().size()));
        const auto says = [&](std::string_view word) {
            return std::any_of(tokens().begin(), end,
                               [&](const Token& token) { return token.word == word; });
        };
        return (says("ornamental") && says("design"))
               || (says("plant") && (says("variety") || says("cultivar")));
    }

    void add(const PhraseRule& rule, std::size_t i, std::size_t end,
             std::vector<Finding>& findings) const
    {
        const TextRange range{tokens()[i].range.start, tokens()[end - 1].range.end};
        // "relatively large" is one finding.
        if (!findings.empty() && findings.back().claim == m_claim.number
            && findings.back().kind == rule.kind && findings.back().range.end + 1 == range.start
            && findings.back().severity <= rule.severity) {
            Finding& before = findings.back();
            before.range.end = range.end;
            before.quote = m_claim.quote(before.range);
            before.message.clear();
            before.statements.clear();
            say(before, std::string(explanation(rule.kind)), {before.quote});
            return;
        }
        Finding finding = makeFinding(m_claim, rule.kind, rule.severity, range);
        finding.category = rule.category;
        finding.mpep = rule.mpep;
        say(finding, std::string(explanation(rule.kind)), {finding.quote});
        findings.push_back(std::move(finding));
    }

    const AnalysedClaim& m_claim;
    const Lexicon& m_lexicon;
};

}  // namespace

void checkPhrases(const AnalysedClaims& claims, std::vector<Finding>& findings)
{
    for (const AnalysedClaim& claim : claims.claims()) {
        PhraseCheck(claim, claims.lexicon()).run(findings);
    }
}

}  // namespace metes
