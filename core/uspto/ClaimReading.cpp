// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/ClaimReading.h"

#include "core/text/Folding.h"
#include "core/uspto/DocumentBuilder.h"

#include <algorithm>
#include <utility>

namespace metes {

namespace {

constexpr char32_t kPlaceholderCharacter = 0xFFFC;
constexpr std::size_t kLongestBracket = 4000;

bool deletes(MarkKind kind)
{
    return kind == MarkKind::Deleted || kind == MarkKind::Strike;
}

bool shows(MarkKind kind)
{
    return deletes(kind) || kind == MarkKind::Inserted || kind == MarkKind::Underline;
}

// Blocks that reach into `range`.
std::pair<std::vector<Block>::const_iterator, std::vector<Block>::const_iterator>
blocksIn(const PatentDocument& document, TextRange range)
{
    const auto first =
        std::partition_point(document.blocks.begin(), document.blocks.end(),
                             [&](const Block& block) { return block.range.end <= range.start; });
    const auto last = std::partition_point(first, document.blocks.end(), [&](const Block& block) {
        return block.range.start < range.end;
    });
    return {first, last};
}

bool closesUp(char32_t c)
{
    return c == U',' || c == U';' || c == U'.' || c == U':' || c == U')';
}

// Takes the ranges out, ascending, and closes the gaps.
std::u32string without(std::u32string_view text, const std::vector<TextRange>& gone)
{
    std::u32string kept;
    kept.reserve(text.size());
    auto next = gone.begin();
    bool gap = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto position = static_cast<std::int32_t>(i);
        while (next != gone.end() && next->end <= position) {
            ++next;
        }
        if (next != gone.end() && next->contains(position)) {
            gap = true;
            continue;
        }
        if (gap && (isBlank(text[i]) || closesUp(text[i]))) {
            const bool line = text[i] == U'\n';
            while (!kept.empty() && kept.back() != U'\n' && isBlank(kept.back())) {
                kept.pop_back();
            }
            if (!line && (kept.empty() || kept.back() == U'\n') && isBlank(text[i])) {
                continue;
            }
        }
        gap = gap && isBlank(text[i]) && text[i] != U'\n';
        kept.push_back(text[i]);
    }
    while (!kept.empty() && isBlank(kept.back())) {
        kept.pop_back();
    }
    return kept;
}

void addBracketed(std::u32string_view text, std::vector<TextRange>& gone)
{
    for (std::size_t open = text.find(U"[["); open != std::u32string_view::npos;) {
        const std::size_t close = text.find(U"]]", open + 2);
        if (close == std::u32string_view::npos) {
            return;
        }
        if (close - open <= kLongestBracket) {
            std::size_t end = close + 2;
            while (end < text.size() && text[end] == U']') {
                ++end;
            }
            gone.push_back({static_cast<std::int32_t>(open), static_cast<std::int32_t>(end)});
        }
        open = text.find(U"[[", close + 2);
    }
}

bool holds(const std::vector<std::int32_t>& numbers, std::int32_t number)
{
    return std::binary_search(numbers.begin(), numbers.end(), number);
}

bool showsAmendment(const PatentDocument& document, TextRange range)
{
    const auto [first, last] = blocksIn(document, range);
    return std::any_of(first, last, [&](const Block& block) {
        return std::any_of(block.marks.begin(), block.marks.end(), [&](const Mark& mark) {
            return shows(mark.kind) && mark.range.overlaps(range);
        });
    });
}

void note(PatentDocument& document, const std::vector<std::int32_t>& claims, std::string_view one,
          std::string_view several)
{
    if (claims.empty()) {
        return;
    }
    const bool single = claims.size() == 1;
    document.notes.push_back((single ? "claim " : "claims ") + claimListText(claims)
                             + std::string(single ? one : several));
}

void sortOut(std::vector<std::int32_t>& numbers)
{
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
}

}  // namespace

ClaimReader::ClaimReader(const PatentDocument& document)
    : m_document(document), m_index(document.text)
{
}

std::vector<TextRange> ClaimReader::deletedIn(TextRange range) const
{
    std::vector<TextRange> gone;
    const auto [first, last] = blocksIn(m_document, range);
    for (auto block = first; block != last; ++block) {
        for (const Mark& mark : block->marks) {
            if (deletes(mark.kind) && mark.range.overlaps(range)) {
                gone.push_back({std::max(mark.range.start, range.start) - range.start,
                                std::min(mark.range.end, range.end) - range.start});
            }
        }
    }
    return gone;
}

std::string ClaimReader::cleanText(TextRange range) const
{
    const std::u32string text = toUtf32(m_index.slice(range));
    std::vector<TextRange> gone = deletedIn(range);
    addBracketed(text, gone);
    if (gone.empty()) {
        return std::string(m_index.slice(range));
    }
    std::sort(gone.begin(), gone.end());
    std::vector<TextRange> merged;
    for (const TextRange& part : gone) {
        if (!merged.empty() && part.start <= merged.back().end) {
            merged.back().end = std::max(merged.back().end, part.end);
        } else {
            merged.push_back(part);
        }
    }
    return toUtf8(without(text, merged));
}

ReadClaim ClaimReader::read(TextRange range, std::vector<std::int32_t> numbers) const
{
    ReadClaim claim;
    claim.range = range;
    const std::string clean = cleanText(range);
    const ClaimHead head = readClaimHead(clean);
    const bool agrees = numbers.empty() || holds(head.numbers, numbers.front());
    claim.numbers = agrees && !head.numbers.empty() ? head.numbers : std::move(numbers);
    if (head.status) {
        claim.status = head.status->status;
    }
    const std::int32_t length = codePointCount(clean);
    claim.text = std::string(sliceCodePoints(clean, {head.textStart, length}));
    claim.incomplete = toUtf32(claim.text).find(kPlaceholderCharacter) != std::u32string::npos;
    if (claim.status == ClaimStatus::Canceled) {
        setStatus(claim, ClaimStatus::Canceled);
    } else if (!claim.numbers.empty()) {
        claim.dependsOn = readClaimReference(claim.text, claim.numbers.front()).claims;
    }
    return claim;
}

void setStatus(ReadClaim& claim, ClaimStatus status)
{
    claim.status = status;
    if (status == ClaimStatus::Canceled) {
        claim.text.clear();
        claim.dependsOn.clear();
        claim.incomplete = false;
    }
}

void noteClaims(PatentDocument& document)
{
    const TextIndex index(document.text);
    std::vector<std::int32_t> unmarked;
    std::vector<std::int32_t> incomplete;
    std::vector<std::int32_t> lost;
    std::vector<std::int32_t> all;
    for (const ReadClaim& claim : document.claims) {
        all.insert(all.end(), claim.numbers.begin(), claim.numbers.end());
        if (claim.numbers.empty()) {
            continue;
        }
        const std::int32_t number = claim.numbers.front();
        if (claim.status == ClaimStatus::CurrentlyAmended && !showsAmendment(document, claim.range)
            && index.slice(claim.range).find("[[") == std::string_view::npos) {
            unmarked.push_back(number);
        }
        if (claim.incomplete) {
            incomplete.push_back(number);
        }
        if (claim.dependsOn.empty() && claim.status != ClaimStatus::Canceled
            && readClaimReference(claim.text, number).form == ReferenceForm::Lost) {
            lost.push_back(number);
        }
    }
    std::sort(all.begin(), all.end());
    std::vector<std::int32_t> repeated;
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (all[i] == all[i - 1]) {
            repeated.push_back(all[i]);
        }
    }
    for (std::vector<std::int32_t>* numbers : {&unmarked, &incomplete, &lost, &repeated}) {
        sortOut(*numbers);
    }
    note(document, unmarked, " is marked as amended and shows no mark",
         " are marked as amended and show no mark");
    note(document, incomplete, " holds a formula, table or image that the text does not show",
         " hold formulas, tables or images that the text does not show");
    note(document, lost, " refers to a claim whose number is lost",
         " refer to claims whose numbers are lost");
    note(document, repeated, " stands there more than once", " stand there more than once");
}

std::string claimListText(const std::vector<std::int32_t>& numbers)
{
    std::string text;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) {
            ++last;
        }
        text += (text.empty() ? "" : ", ") + std::to_string(numbers[i]);
        if (last > i) {
            text += (last == i + 1 ? ", " : "-") + std::to_string(numbers[last]);
        }
        i = last + 1;
    }
    return text;
}

}  // namespace metes
