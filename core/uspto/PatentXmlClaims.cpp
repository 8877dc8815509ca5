// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the elements of claims come to, once the text is complete.

#include "core/patent/ClaimSet.h"
#include "core/uspto/PatentXml.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace metes {

void PatentXml::addClaims(PatentDocument& document) const
{
    const ClaimReader reader(document);
    for (const ClaimDraft& draft : m_drafts) {
        if (draft.unknown || (!draft.range && (draft.numbers.empty() || !draft.status))) {
            continue;
        }
        const TextRange nothing{draft.position, draft.position};
        ReadClaim claim = reader.read(draft.range.value_or(nothing), draft.numbers);
        if (!claim.status && draft.status) {
            setStatus(claim, *draft.status);
        }
        takeReferences(draft, claim, document.notes);
        document.claims.push_back(std::move(claim));
    }
}

// Words come first; the elements help where the words lost the number.
void PatentXml::takeReferences(const ClaimDraft& draft, ReadClaim& claim,
                               std::vector<std::string>& notes)
{
    if (!claim.dependsOn.empty() || claim.status == ClaimStatus::Canceled
        || claim.numbers.empty()) {
        return;
    }
    const std::int32_t number = claim.numbers.front();
    std::set<std::int32_t> parents(draft.references.begin(), draft.references.end());
    parents.erase(number);
    claim.dependsOn.assign(parents.begin(), parents.end());
    const bool lostWords =
        metes::readClaimReference(claim.text, number).form == ReferenceForm::Lost;
    const std::string subject = "claim " + std::to_string(number);
    if (!parents.empty() && (lostWords || draft.emptyReference)) {
        notes.push_back(subject
                        + " refers to a claim whose number is lost from the text; its reference "
                          "element tells it");
    } else if (parents.empty() && draft.emptyReference && !lostWords) {
        notes.push_back(subject + " refers to a claim whose number is lost");
    }
}

// The office's software calls a claim unknown whose label it cannot read; most such elements hold
// remarks, some hold a claim that follows on those that are known.
void PatentXml::addUnnumberedClaims(PatentDocument& document) const
{
    const ClaimReader reader(document);
    const TextIndex index(document.text);
    std::set<std::int32_t> known;
    for (const ReadClaim& claim : document.claims) {
        known.insert(claim.numbers.begin(), claim.numbers.end());
    }
    const std::size_t numbered = document.claims.size();
    for (const ClaimDraft& draft : m_drafts) {
        if (!draft.unknown || !draft.range) {
            continue;
        }
        for (const ClaimStretch& stretch : splitClaimSet(index.slice(*draft.range)).claims) {
            const std::int32_t number = stretch.numbers.empty() ? 0 : stretch.numbers.front();
            const bool follows = number == 1 || known.contains(number - 1);
            if (number == 0 || !follows || known.contains(number)) {
                continue;
            }
            const TextRange range{draft.range->start + stretch.range.start,
                                  draft.range->start + stretch.range.end};
            document.claims.push_back(reader.read(range, stretch.numbers));
            known.insert(stretch.numbers.begin(), stretch.numbers.end());
        }
    }
    if (document.claims.size() > numbered) {
        std::stable_sort(
            document.claims.begin(), document.claims.end(),
            [](const ReadClaim& a, const ReadClaim& b) { return a.range.end < b.range.end; });
    }
}

void PatentXml::addParagraphs(PatentDocument& document) const
{
    const TextIndex index(document.text);
    auto description = m_descriptions.begin();
    for (const Block& block : document.blocks) {
        while (description != m_descriptions.end() && description->end < block.range.end) {
            ++description;
        }
        const bool text = block.kind == BlockKind::Paragraph || block.kind == BlockKind::Item;
        if (text && description != m_descriptions.end()
            && description->start <= block.range.start) {
            document.paragraphs.emplace_back(index.slice(block.range));
        }
    }
}

}  // namespace metes
