// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/FeaturePlaces.h"

#include "core/learn/Features.h"
#include "core/learn/Triggers.h"
#include "core/text/Folding.h"
#include "core/text/TextIndex.h"

#include <algorithm>

namespace metes {

namespace {

std::vector<std::string_view> triggerOf(std::string_view feature)
{
    std::size_t place = 0;
    // Triggers are features in the order of their phrases.
    for (const FeatureInfo& each : linguisticFeatures(ReferenceCounts::Absent)) {
        if (each.group != "trigger") {
            continue;
        }
        const std::string_view phrase = triggerPhrases()[place++];
        if (each.id != feature) {
            continue;
        }
        // Their other forms, as the feature takes them.
        if (phrase == "etc.") {
            return {"etc"};
        }
        if (phrase == "step for") {
            return {phrase, "steps for"};
        }
        return {phrase};
    }
    return {};
}

std::vector<std::string_view> phrasesOf(std::string_view feature)
{
    if (feature == "articles_the") {
        return {"the"};
    }
    if (feature == "articles_said") {
        return {"said"};
    }
    if (feature == "articles_indefinite") {
        return {"a", "an"};
    }
    return triggerOf(feature);
}

/// Beyond ASCII everything counts as a letter, as it does to the features.
bool isLetter(char32_t c)
{
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || c >= 0x80;
}

bool isWholeWord(const std::u32string& text, TextRange range)
{
    const auto start = static_cast<std::size_t>(range.start);
    const auto end = static_cast<std::size_t>(range.end);
    const bool begins = start == 0 || !isLetter(text[start - 1]);
    return begins && (end >= text.size() || text[end - 1] == U'.' || !isLetter(text[end]));
}

}  // namespace

std::vector<TextRange> featurePlaces(std::string_view feature, std::string_view text)
{
    const std::vector<std::string_view> phrases = phrasesOf(feature);
    if (phrases.empty()) {
        return {};
    }
    const std::u32string characters = toUtf32(text);
    const FoldedText folded = fold(characters);
    std::vector<TextRange> places;
    for (const std::string_view phrase : phrases) {
        for (const TextRange range : findFolded(folded, phrase)) {
            if (isWholeWord(characters, range)) {
                places.push_back(range);
            }
        }
    }
    std::sort(places.begin(), places.end());
    return places;
}

}  // namespace metes
