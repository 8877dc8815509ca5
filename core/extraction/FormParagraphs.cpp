// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/FormParagraphs.h"

namespace metes::extraction {

bool saysIndefinite(const ActionText& text, TokenRange sentence)
{
    for (const Wording& wording : wordings()) {
        if (wording.force != Force::Hint && wording.patterns.in(text, sentence)) {
            return true;
        }
    }
    return false;
}

const Wording* formParagraph(const ActionText& text, TokenRange sentence)
{
    for (const Wording& wording : wordings()) {
        if (wording.force == Force::Form && wording.patterns.in(text, sentence)) {
            return &wording;
        }
    }
    return nullptr;
}

Classification classify(const ActionText& text, const std::vector<TokenRange>& sentences)
{
    Classification result;
    const auto inAny = [&](const Wording& wording) {
        for (const TokenRange sentence : sentences) {
            if (wording.patterns.in(text, sentence)) {
                return true;
            }
        }
        return false;
    };
    const Wording* category = nullptr;
    for (const Wording& wording : wordings()) {
        if (category != nullptr && wording.force == Force::Hint) {
            continue;
        }
        if (!inAny(wording)) {
            continue;
        }
        if (wording.force == Force::Form) {
            return {wording.rule, wording.category};
        }
        if (category == nullptr && wording.category != Category::Other) {
            category = &wording;
        }
        if (wording.force == Force::Free) {
            result.rule = wording.rule;
            break;
        }
    }
    if (category != nullptr) {
        result.category = category->category;
    }
    return result;
}

}  // namespace metes::extraction
