// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Checks.h"
#include "core/text/Folding.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace metes {

namespace {

TextRange bodyRange(const AnalysedClaim& claim)
{
    if (claim.tokens.empty()) {
        return {};
    }
    return {claim.tokens.front().range.start, claim.tokens.back().range.end};
}

const Token* lastMark(const AnalysedClaim& claim)
{
    for (std::size_t i = claim.tokens.size(); i-- > 0;) {
        if (claim.tokens[i].kind != TokenKind::LineEnd) {
            return &claim.tokens[i];
        }
    }
    return nullptr;
}

void checkPeriod(const AnalysedClaim& claim, std::vector<Finding>& findings)
{
    const Token* const last = lastMark(claim);
    if (last == nullptr) {
        findings.push_back(makeFinding(claim, FindingKind::Punctuation, Severity::Medium, {},
                                       "The claim has no text."));
    } else if (!last->is(".") && !last->word.ends_with('.')) {
        findings.push_back(makeFinding(claim, FindingKind::Punctuation, Severity::Low, last->range,
                                       "A claim ends with a period."));
    }
}

bool isAbbreviation(const Token& token)
{
    constexpr std::array<std::string_view, 20> kAbbreviations{
        "fig", "figs", "no", "nos", "seq", "approx", "etc", "vs",  "al",    "sp",
        "spp", "var",  "ca", "st",  "dr",  "mr",     "ed",  "vol", "subsp", "cf"};
    return token.word.size() < 2 || token.kind == TokenKind::Number
           || std::find(kAbbreviations.begin(), kAbbreviations.end(), token.word)
                  != kAbbreviations.end();
}

void checkSentences(const AnalysedClaim& claim, std::vector<Finding>& findings)
{
    const std::vector<Token>& tokens = claim.tokens;
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
        std::size_t next = i + 1;
        while (next < tokens.size() && tokens[next].kind == TokenKind::LineEnd) {
            ++next;
        }
        if (tokens[i].is(".") && next < tokens.size() && tokens[next].capital
            && tokens[next].range.start > tokens[i].range.end && !isAbbreviation(tokens[i - 1])) {
            findings.push_back(makeFinding(claim, FindingKind::Punctuation, Severity::Low,
                                           tokens[i].range, "A claim is one sentence."));
            return;
        }
    }
}

void checkFormula(const AnalysedClaim& claim, std::vector<Finding>& findings)
{
    const std::vector<Token>& tokens = claim.tokens;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token& token = tokens[i];
        const bool lost = token.is("\xEF\xBF\xBC") || token.is("\xEF\xBF\xBD");
        // "##STR00001##", as bulk texts write it
        const bool named = token.is("#") && i + 4 < tokens.size() && tokens[i + 1].is("#")
                           && tokens[i + 2].word.starts_with("str") && tokens[i + 4].is("#");
        if (lost || named) {
            const std::size_t last = named ? i + 4 : i;
            findings.push_back(
                makeFinding(claim, FindingKind::FormulaPresent, Severity::Info,
                            {token.range.start, tokens[last].range.end},
                            "A formula or image stands here; the text is incomplete."));
            return;
        }
    }
}

// Struck and underlined words cannot be seen in plain text.
void checkAmendment(const AnalysedClaim& claim, std::vector<Finding>& findings)
{
    const bool amended =
        claim.head.status && claim.head.status->status == ClaimStatus::CurrentlyAmended;
    if (amended && claim.text.find("[[") == std::string::npos) {
        findings.push_back(makeFinding(
            claim, FindingKind::Punctuation, Severity::Info, claim.head.status->range,
            "The claim is marked as amended, but the text shows no mark of what was changed."));
    }
}

void checkNumbering(const AnalysedClaims& claims, std::vector<Finding>& findings)
{
    std::unordered_map<std::int32_t, std::size_t> seen;
    std::int32_t covered = 0;
    for (std::size_t i = 0; i < claims.claims().size(); ++i) {
        const AnalysedClaim& claim = claims.claims()[i];
        const std::vector<std::int32_t>& label = claim.head.numbers;
        if (!seen.try_emplace(claim.number, i).second) {
            findings.push_back(makeFinding(claim, FindingKind::Numbering, Severity::Medium, {},
                                           "Claim number %1 is used twice.",
                                           {std::to_string(claim.number)}));
        } else if (claim.number > covered + 1) {
            findings.push_back(makeFinding(claim, FindingKind::Numbering, Severity::Low, {},
                                           "The number before claim %1 is missing.",
                                           {std::to_string(claim.number)}));
        } else if (claim.number < covered) {
            findings.push_back(makeFinding(claim, FindingKind::Numbering, Severity::Low, {},
                                           "Claim %1 is out of order.",
                                           {std::to_string(claim.number)}));
        }
        if (!label.empty() && label.front() != claim.number) {
            findings.push_back(makeFinding(claim, FindingKind::Numbering, Severity::Medium, {},
                                           "The text is labelled %1.",
                                           {std::to_string(label.front())}));
        }
        covered = std::max({covered, claim.number, label.empty() ? 0 : label.back()});
    }
}

void checkDuplicates(const AnalysedClaims& claims, std::vector<Finding>& findings)
{
    std::unordered_map<std::string, std::size_t> seen;
    for (std::size_t i = 0; i < claims.claims().size(); ++i) {
        const AnalysedClaim& claim = claims.claims()[i];
        std::string words;
        for (const Token& token : claim.tokens) {
            words += token.word;
            words += ' ';
        }
        if (claim.tokens.empty()) {
            continue;
        }
        const auto [first, added] = seen.try_emplace(std::move(words), i);
        if (!added) {
            findings.push_back(
                makeFinding(claim, FindingKind::DuplicateClaim, Severity::Medium, bodyRange(claim),
                            "The claim says the same as claim %1.",
                            {std::to_string(claims.claims()[first->second].number)}));
            findings.back().evidence.push_back(
                claims.evidence(first->second, bodyRange(claims.claims()[first->second])));
        }
    }
}

}  // namespace

void checkForm(const AnalysedClaims& claims, std::vector<Finding>& findings)
{
    for (const AnalysedClaim& claim : claims.claims()) {
        if (!claim.cancelled) {
            checkPeriod(claim, findings);
            checkSentences(claim, findings);
            checkFormula(claim, findings);
            checkAmendment(claim, findings);
        }
    }
    checkNumbering(claims, findings);
    checkDuplicates(claims, findings);
}

}  // namespace metes
