// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/Examination.h"

#include "core/lint/PlainClaims.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <map>
#include <set>

namespace metes {

namespace {

std::vector<std::string> idsOf(const std::vector<Finding>& findings)
{
    std::vector<std::string> ids;
    std::map<std::string, int> seen;
    for (const Finding& finding : findings) {
        const std::string key = findingKey(finding);
        ids.push_back(key + '\t' + std::to_string(seen[key]++));
    }
    return ids;
}

TextRange labelOf(std::string_view claim)
{
    const std::u32string text = toUtf32(claim.substr(0, 64));
    const auto blank = [](char32_t c) { return isBlank(c); };
    const auto start = std::find_if_not(text.begin(), text.end(), blank);
    const auto end = std::find_if(start, text.end(), blank);
    return {static_cast<std::int32_t>(start - text.begin()),
            static_cast<std::int32_t>(end - text.begin())};
}

std::vector<std::int32_t> paragraphsWith(const FoldedDescription& description,
                                         const std::string& words)
{
    std::vector<std::int32_t> found;
    for (std::size_t i = 0; i < description.folded.size(); ++i) {
        if (!findFolded(description.folded[i], words).empty()) {
            found.push_back(static_cast<std::int32_t>(i) + 1);
        }
    }
    return found;
}

bool isUnsupported(const Evidence& place, const std::vector<Finding>& findings)
{
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
        return finding.kind == FindingKind::NoSupport && finding.claim == place.claim
               && finding.range.overlaps(place.range);
    });
}

std::vector<TermSupport> supportOf(const Examination& examined,
                                   const FoldedDescription& description)
{
    std::vector<TermSupport> support;
    std::set<std::string> told;
    for (const ClaimTerm& term : examined.terms) {
        if (!told.insert(term.name).second) {
            continue;
        }
        const Evidence& place = term.introduction ? *term.introduction : term.references.front();
        support.push_back({term.name, place, paragraphsWith(description, term.name),
                           isUnsupported(place, examined.result.findings)});
    }
    std::stable_sort(support.begin(), support.end(),
                     [](const TermSupport& a, const TermSupport& b) {
                         const auto rank = [](const TermSupport& s) {
                             return s.missing ? 0 : s.paragraphs.empty() ? 1 : 2;
                         };
                         return rank(a) < rank(b);
                     });
    return support;
}

}  // namespace

FoldedDescription::FoldedDescription(std::vector<std::string> text) : paragraphs(std::move(text))
{
    folded.reserve(paragraphs.size());
    for (const std::string& paragraph : paragraphs) {
        folded.push_back(fold(paragraph));
    }
}

std::optional<TextRange> Examination::placeOf(const Finding& finding) const
{
    if (!finding.range.empty()) {
        return places.inText(finding.claim, finding.range);
    }
    const auto claim = std::find_if(claims.begin(), claims.end(), [&](const Claim& each) {
        return each.number == finding.claim;
    });
    return claim == claims.end() ? std::nullopt
                                 : places.inText(finding.claim, labelOf(claim->text));
}

std::vector<TextRange> Examination::evidenceOf(const Finding& finding) const
{
    std::vector<TextRange> ranges;
    for (const Evidence& evidence : finding.evidence) {
        if (const auto range = places.inText(evidence.claim, evidence.range)) {
            ranges.push_back(*range);
        }
    }
    return ranges;
}

const Finding* Examination::finding(const std::string& id) const
{
    const auto found = std::find(ids.begin(), ids.end(), id);
    return found == ids.end() ? nullptr
                              : &result.findings[static_cast<std::size_t>(found - ids.begin())];
}

Examination examine(const ExaminedText& text, CheckDepth depth)
{
    static const std::vector<std::string> kNoDescription;
    Examination examined;
    examined.revision = text.revision;
    examined.depth = depth;
    examined.text = text.text;
    PlainClaims plain = readPlainClaims(text.text);
    examined.claims = std::move(plain.claims);
    examined.places = DraftPlaces(text.text, examined.claims);
    LintOptions options;
    options.suppressions = std::move(plain.suppressions);
    options.suggestions = depth == CheckDepth::Thorough ? LintOptions::Suggestions::On
                                                        : LintOptions::Suggestions::Off;
    examined.hasDescription = text.description && !text.description->paragraphs.empty();
    examined.result =
        lint(examined.claims,
             examined.hasDescription ? text.description->paragraphs : kNoDescription, options);
    examined.ids = idsOf(examined.result.findings);
    examined.terms = claimTerms(examined.claims);
    examined.outline = claimOutline(examined.claims);
    if (depth == CheckDepth::Thorough && examined.hasDescription) {
        examined.support = supportOf(examined, *text.description);
    }
    return examined;
}

}  // namespace metes
