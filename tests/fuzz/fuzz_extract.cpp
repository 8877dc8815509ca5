// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rule extractor, stopped early and not. What stands after a line "====" is claim 1, and claim 2
// depends on it.

#include "core/extraction/ExtractionJson.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace metes;

namespace {

void require(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

void checkExtraction(const Extraction& extraction, std::string_view text)
{
    const TextIndex index(text);
    const auto within = [&](TextRange range) {
        return range.start >= 0 && range.start <= range.end && range.end <= index.codePoints();
    };
    require(std::is_sorted(extraction.rejectedClaims.begin(), extraction.rejectedClaims.end()));
    for (const ExtractedReason& reason : extraction.reasons) {
        require(within(reason.range) && !reason.range.empty());
        require(index.slice(reason.range) == reason.quote);
        require(!reason.text.empty() && invalidUtf8At(reason.text) == std::string::npos);
        require(std::is_sorted(reason.claims.begin(), reason.claims.end()));
        for (const ExtractedRecitation& recitation : reason.recitations) {
            require(within(recitation.range) && !recitation.phrase.empty());
        }
    }
    for (const HistoryEvent& event : extraction.history) {
        require(within(event.range));
    }
    for (const ExtractionSlip& slip : extraction.slips) {
        require(within(slip.range) && !slip.message.empty());
    }
}

/// Stops at a question.
class StopAt final : public Progress {
public:
    explicit StopAt(std::size_t question) : m_left(question) {}
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return m_left == 0 || --m_left == 0; }

private:
    mutable std::size_t m_left;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (invalidUtf8At(bytes) != std::string::npos) {
        return 0;
    }
    const std::size_t cut = std::min(bytes.find("\n====\n"), bytes.size());
    OfficeAction action;
    action.text = std::string(bytes.substr(0, cut));
    std::vector<ExtractionClaim> claims;
    if (cut < bytes.size()) {
        claims.push_back({1, std::string(bytes.substr(cut + 6)), {}, false});
        claims.push_back({2, "The device of claim 1.", {1}, false});
    }
    const StopAt early(size % 7);
    if (const auto stopped = extractReasons(action, claims, early); !stopped) {
        require(stopped.error().code == ErrorCode::Cancelled);
    }
    const Extraction extraction = extractReasons(action, claims);
    checkExtraction(extraction, action.text);
    for (const ClaimReasons& record : reasonRecords(extraction, action, claims)) {
        for (const Reason& reason : record.reasons) {
            require(reason.recitations.size() <= reason.spans.size() && !reason.id.empty());
        }
    }
    const ExtractionDocument document = extractionDocument(extraction, claims);
    require(readExtractionJson(writeExtractionJson(document)).has_value());
    return 0;
}
