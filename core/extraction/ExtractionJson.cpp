// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ExtractionJson.h"

#include "core/base/Json.h"
#include "core/extraction/ClaimMentions.h"
#include "core/extraction/RecitationMatcher.h"
#include "core/extraction/SchemaCheck.h"
#include "core/text/Folding.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <map>
#include <optional>

namespace metes {

namespace {

tl::unexpected<Error> badExtraction(const std::string& field, const std::string& message)
{
    return fail(ErrorCode::InvalidInput, field + ": " + message);
}

constexpr const char* kRecitationLinesField = "recitationLines";

bool namesLines(const ExtractionEntry& entry)
{
    return std::any_of(entry.lines.begin(), entry.lines.end(),
                       [](const auto& lines) { return !lines.empty(); });
}

// The schema has let only numbers and "3", "3-5" pass.
Result<std::vector<std::int32_t>> readClaims(const Json& list, const std::string& field)
{
    std::vector<std::int32_t> claims;
    for (const Json& item : list) {
        if (item.is_number_integer()) {
            claims.push_back(item.get<std::int32_t>());
            continue;
        }
        const std::string text = item.get<std::string>();
        const std::size_t dash = text.find('-');
        const int first = std::stoi(text);
        const int last = dash == std::string::npos ? first : std::stoi(text.substr(dash + 1));
        if (first < 1 || last < first) {
            return badExtraction(field, "\"" + text + "\" is no range of claims");
        }
        for (int claim = first; claim <= last; ++claim) {
            claims.push_back(claim);
        }
    }
    std::sort(claims.begin(), claims.end());
    claims.erase(std::unique(claims.begin(), claims.end()), claims.end());
    return claims;
}

Json writeClaims(const std::vector<std::int32_t>& claims)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < claims.size();) {
        std::size_t last = i;
        while (last + 1 < claims.size() && claims[last + 1] == claims[last] + 1) {
            ++last;
        }
        if (last == i) {
            list.push_back(claims[i]);
        } else {
            list.push_back(std::to_string(claims[i]) + "-" + std::to_string(claims[last]));
        }
        i = last + 1;
    }
    return list;
}

// Single quotation marks, blanks for newlines.
std::string exchanged(const std::string& text)
{
    std::u32string result;
    for (const char32_t c : toUtf32(text)) {
        switch (c) {
        case U'"':
        case 0x2018:
        case 0x2019:
        case 0x201a:
        case 0x201b:
        case 0x201c:
        case 0x201d:
        case 0x201e:
        case 0x201f: result.push_back(U'\''); break;
        case U'\n':
        case U'\r':
        case U'\t':
            if (!result.empty() && result.back() != U' ') {
                result.push_back(U' ');
            }
            break;
        default: result.push_back(c);
        }
    }
    return toUtf8(result);
}

std::string exchangedCategory(Category category)
{
    if (category == Category::OmissionOfEssentials) {
        return "omission of essential element or step";
    }
    std::string name(categoryInfo(category).id);
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

/// Finds texts in an action by its folded characters, all quotation marks alike.
class ReasonPlaces {
public:
    ReasonPlaces(const std::string& action, const Progress& progress)
        : m_text(action), m_folded(withOneMark(fold(action))), m_progress(progress)
    {
    }

    // The place at or after the last one first: documents keep the order of the action.
    TextRange find(const std::string& text)
    {
        std::u32string wanted = withOneMark(fold(text)).characters;
        while (!wanted.empty() && wanted.back() == U' ') {
            wanted.pop_back();
        }
        if (wanted.empty()) {
            return {};
        }
        std::size_t at = m_folded.characters.find(wanted, m_next);
        if (at == std::u32string::npos) {
            at = m_folded.characters.find(wanted);
        }
        if (at == std::u32string::npos) {
            if (!m_matcher) {
                m_matcher.emplace(m_text);
            }
            const MatchedRecitation near = m_matcher->match({text}, 0, &m_progress);
            return near.spans.empty() ? TextRange() : near.spans.front().range;
        }
        m_next = at + wanted.size();
        return m_folded.sourceRange(static_cast<std::int32_t>(at),
                                    static_cast<std::int32_t>(at + wanted.size()));
    }

private:
    static FoldedText withOneMark(FoldedText folded)
    {
        std::replace(folded.characters.begin(), folded.characters.end(), U'"', U'\'');
        return folded;
    }

    const std::string& m_text;
    FoldedText m_folded;
    std::size_t m_next = 0;
    const Progress& m_progress;
    std::optional<RecitationMatcher> m_matcher;
};

/// What the claims hold of phrases. Each claim is prepared once, however many quote from it.
class ClaimWords {
public:
    ClaimWords(const std::vector<ExtractionClaim>& claims, const Progress& progress)
        : m_claims(claims), m_progress(progress)
    {
    }

    // In the first of the claims that holds it; the phrase itself where none does.
    std::string of(const std::string& phrase, const std::vector<std::int32_t>& numbers)
    {
        for (std::size_t i = 0; i < m_claims.size(); ++i) {
            const ExtractionClaim& claim = m_claims[i];
            if (std::find(numbers.begin(), numbers.end(), claim.number) == numbers.end()) {
                continue;
            }
            RecitationMatcher& matcher = m_matchers.try_emplace(i, claim.text).first->second;
            const MatchedRecitation found = matcher.match({phrase}, 0, &m_progress);
            if (found.match != MatchClass::Ungrounded) {
                return found.spans.front().quote;
            }
        }
        return phrase;
    }

private:
    const std::vector<ExtractionClaim>& m_claims;
    const Progress& m_progress;
    std::map<std::size_t, RecitationMatcher> m_matchers;
};

}  // namespace

Result<ExtractionDocument> readExtractionJson(std::string_view json)
{
    const auto root = parseJson(json);
    if (!root) {
        return passOn(root);
    }
    if (const auto checked = checkSchema(*root, extractionSchema()); !checked) {
        return passOn(checked);
    }
    ExtractionDocument document;
    auto rejected = readClaims((*root)["rejectedClaims"], "rejectedClaims");
    if (!rejected) {
        return passOn(rejected);
    }
    document.rejectedClaims = std::move(*rejected);
    const Json& reasons = (*root)["rejectionReasons"];
    for (std::size_t i = 0; i < reasons.size(); ++i) {
        const std::string place = "rejectionReasons[" + std::to_string(i) + "]";
        const Json& reason = reasons[i];
        ExtractionEntry entry;
        entry.text = reason["reasonText"].get<std::string>();
        entry.context = reason["reasonContext"].get<std::string>();
        const std::string name = reason["reasonCategory"].get<std::string>();
        const auto category = categoryFromForeignName(name);
        if (!category) {
            return badExtraction(place + ".reasonCategory", "unknown category \"" + name + "\"");
        }
        entry.category = *category;
        auto claims = readClaims(reason["claims"], place + ".claims");
        if (!claims) {
            return passOn(claims);
        }
        entry.claims = std::move(*claims);
        entry.recitations = reason["claimRecitations"].get<std::vector<std::string>>();
        if (const auto lines = reason.find(kRecitationLinesField); lines != reason.end()) {
            if (lines->size() != entry.recitations.size()) {
                return badExtraction(place + "." + kRecitationLinesField,
                                     "expected one list for each recitation");
            }
            entry.lines = lines->get<std::vector<std::vector<std::int32_t>>>();
        }
        document.reasons.push_back(std::move(entry));
    }
    return document;
}

std::string writeExtractionJson(const ExtractionDocument& document)
{
    Json reasons = Json::array();
    for (const ExtractionEntry& entry : document.reasons) {
        Json recitations = Json::array();
        for (const std::string& recitation : entry.recitations) {
            recitations.push_back(exchanged(recitation));
        }
        Json reason{{"reasonText", exchanged(entry.text)},
                    {"reasonContext", exchanged(entry.context)},
                    {"claims", writeClaims(entry.claims)},
                    {"reasonCategory", exchangedCategory(entry.category)},
                    {"claimRecitations", std::move(recitations)}};
        if (namesLines(entry)) {
            reason[kRecitationLinesField] = entry.lines;
        }
        reasons.push_back(std::move(reason));
    }
    const Json root{{"rejectedClaims", writeClaims(document.rejectedClaims)},
                    {"rejectionReasons", std::move(reasons)}};
    return root.dump(1) + "\n";
}

Result<ExtractionDocument> extractionDocument(const Extraction& extraction,
                                              const std::vector<ExtractionClaim>& claims,
                                              const Progress& progress)
{
    ExtractionDocument document;
    document.rejectedClaims = extraction.rejectedClaims;
    ClaimWords words(claims, progress);
    for (const ExtractedReason& reason : extraction.reasons) {
        ExtractionEntry entry{reason.text, reason.context, reason.category, reason.claims, {}, {}};
        for (const ExtractedRecitation& recitation : reason.recitations) {
            if (progress.cancelled()) {
                return fail(ErrorCode::Cancelled, "the extraction was stopped");
            }
            entry.recitations.push_back(words.of(recitation.phrase, reason.claims));
            entry.lines.push_back(recitation.lines);
        }
        if (!namesLines(entry)) {
            entry.lines.clear();
        }
        document.reasons.push_back(std::move(entry));
    }
    return document;
}

ExtractionDocument extractionDocument(const Extraction& extraction,
                                      const std::vector<ExtractionClaim>& claims)
{
    return extractionDocument(extraction, claims, neverCancelled()).value();
}

Result<Extraction> locateReasons(const ExtractionDocument& document, const OfficeAction& action,
                                 const std::vector<ExtractionClaim>& claims,
                                 const Progress& progress)
{
    Extraction extraction;
    extraction.rejectedClaims = document.rejectedClaims;
    ReasonPlaces places(action.text, progress);
    const TextIndex index(action.text);
    for (const ExtractionEntry& entry : document.reasons) {
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "the import was stopped");
        }
        ExtractedReason reason;
        reason.range = places.find(entry.text);
        const bool found = !reason.range.empty();
        reason.quote = std::string(index.slice(reason.range));
        reason.text = found ? reason.quote : entry.text;
        reason.context = entry.context;
        reason.category = entry.category;
        reason.claims = entry.claims;
        reason.rule = "document";
        for (std::size_t i = 0; i < entry.recitations.size(); ++i) {
            reason.recitations.push_back({entry.recitations[i], {}, {}});
            if (i < entry.lines.size()) {
                reason.recitations.back().lines = entry.lines[i];
            }
        }
        if (!found) {
            extraction.slips.push_back({"the action has no such passage: " + entry.text, {}});
        }
        for (const std::int32_t number : entry.claims) {
            const bool known = std::any_of(claims.begin(), claims.end(), [&](const auto& claim) {
                return claim.number == number;
            });
            if (!claims.empty() && !known) {
                extraction.slips.push_back(
                    {"claim " + std::to_string(number) + " does not exist", reason.range});
            }
        }
        extraction::addClaims(extraction.rejectedClaims, entry.claims);
        extraction.reasons.push_back(std::move(reason));
    }
    return extraction;
}

Extraction locateReasons(const ExtractionDocument& document, const OfficeAction& action,
                         const std::vector<ExtractionClaim>& claims)
{
    return locateReasons(document, action, claims, neverCancelled()).value();
}

}  // namespace metes
