// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Json.h"
#include "core/base/Sha256.h"
#include "core/extraction/Extractor.h"
#include "core/extraction/RecitationMatcher.h"

#include <map>
#include <set>

namespace metes {

namespace {

constexpr const char* kExtractorField = "extractor";
constexpr const char* kExtractorName = "rules/1";

std::string shortHash(const std::string& text)
{
    return sha256Hex(text).substr(0, 16);
}

// What the extractor knows beyond the record: its rule and where the quotations stand.
std::string extraOf(const ExtractedReason& reason, const Progress& progress)
{
    Json quoted = Json::array();
    for (const ExtractedRecitation& recitation : reason.recitations) {
        if (recitation.range.empty()) {
            continue;
        }
        if (progress.cancelled()) {
            return {};
        }
        Json place{{"start", recitation.range.start}, {"end", recitation.range.end}};
        if (!recitation.lines.empty()) {
            place["lines"] = recitation.lines;
        }
        quoted.push_back(std::move(place));
    }
    return canonicalJson(
        {{kExtractorField, kExtractorName}, {"rule", reason.rule}, {"quoted", std::move(quoted)}});
}

// A reason whose place is not known is named by its text.
std::string placeOf(const ExtractedReason& reason)
{
    return reason.range.empty()
               ? reason.text
               : std::to_string(reason.range.start) + "-" + std::to_string(reason.range.end);
}

Reason recordFor(const ExtractedReason& extracted, const std::string& group, const std::string& id,
                 RecitationMatcher& matcher, const Progress& progress)
{
    Reason reason;
    reason.id = id;
    reason.layer = Layer::Examiner;
    reason.text = extracted.text;
    reason.context = extracted.context;
    reason.category = extracted.category;
    reason.claims = extracted.claims;
    if (!extracted.range.empty()) {
        reason.source = Source{extracted.range, extracted.quote};
    }
    reason.group = extracted.claims.size() > 1 ? group : std::string();
    reason.extra = extraOf(extracted, progress);
    std::vector<QuotedPhrase> phrases;
    for (const ExtractedRecitation& recitation : extracted.recitations) {
        phrases.push_back({recitation.phrase, recitation.lines});
    }
    const std::vector<MatchedRecitation> matched = matcher.matchAll(phrases, &progress);
    for (const MatchedRecitation& recitation : matched) {
        reason.recitations.push_back(recitation.spans.front().quote);
    }
    reason.spans = spansOf(matched);
    return reason;
}

}  // namespace

Result<std::vector<ClaimReasons>> reasonRecords(const Extraction& extraction,
                                                const OfficeAction& action,
                                                const std::vector<ExtractionClaim>& claims,
                                                const Progress& progress)
{
    const std::string actionHash = sha256Hex(action.text);
    std::map<std::int32_t, std::vector<const ExtractedReason*>> reasonsOf;
    for (const ExtractedReason& reason : extraction.reasons) {
        for (const std::int32_t claim : reason.claims) {
            reasonsOf[claim].push_back(&reason);
        }
    }
    std::vector<ClaimReasons> records;
    for (const ExtractionClaim& claim : claims) {
        const auto given = reasonsOf.find(claim.number);
        if (claim.cancelled || given == reasonsOf.end()) {
            continue;
        }
        ClaimReasons record{claim.number, {}};
        RecitationMatcher matcher(claim.text);
        std::set<std::string> ids;
        for (const ExtractedReason* const reason : given->second) {
            const std::string place = actionHash + " " + placeOf(*reason);
            const std::string categoryName(categoryInfo(reason->category).id);
            std::string id = shortHash(place + " " + std::to_string(claim.number));
            if (!ids.insert(id).second) {
                // "For the same reasons as claim 1" stands for several reasons at one place.
                id = shortHash(place + " " + std::to_string(claim.number) + " " + categoryName);
                ids.insert(id);
            }
            record.reasons.push_back(
                recordFor(*reason, shortHash(place + " " + categoryName), id, matcher, progress));
            if (progress.cancelled()) {
                return fail(ErrorCode::Cancelled, "the extraction was stopped");
            }
        }
        records.push_back(std::move(record));
    }
    return records;
}

std::vector<ClaimReasons> reasonRecords(const Extraction& extraction, const OfficeAction& action,
                                        const std::vector<ExtractionClaim>& claims)
{
    return reasonRecords(extraction, action, claims, neverCancelled()).value();
}

bool isExtracted(const Reason& reason)
{
    if (reason.extra.find(kExtractorField) == std::string::npos) {
        return false;
    }
    const auto extra = parseJson(reason.extra);
    return extra && extra->is_object() && extra->contains(kExtractorField);
}

}  // namespace metes
