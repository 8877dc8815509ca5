// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Features.h"
#include "core/learn/Triggers.h"

#include <array>

namespace metes {

namespace {

struct FeatureRow {
    const char* id;
    const char* group;
    const char* formula;
};

// clang-format off
// In the order in which FeatureExtractor writes them.
constexpr auto kRows = std::to_array<FeatureRow>({
    {"characters", "length", "code points of the claim"},
    {"words", "length", "words of the claim"},
    {"limitations", "length", "parts between semicolons or line ends that hold a word"},
    {"sentences", "length", "sentences of the claim"},
    {"clauses", "length", "parts between ends of sentences, semicolons, colons and line ends that hold a word"},
    {"words_per_sentence", "length", "words / sentences"},
    {"words_per_clause", "length", "words / clauses"},
    {"length_share", "length", "characters of the claim / characters of the description"},
    {"word_share", "length", "words of the claim / words of the description"},
    {"has_description", "length", "1 when the description has a word, else 0"},
    {"overlap_iou", "vocabulary", "words in both / words in either, of claim and description, each word once"},
    {"overlap_share", "vocabulary", "different words of the claim that the description holds / different words of the claim"},
    {"unique_words", "vocabulary", "different words"},
    {"unique_stems", "vocabulary", "different stems (Snowball English)"},
    {"type_token_ratio", "vocabulary", "different words / words"},
    {"stop_words", "vocabulary", "words that carry grammar"},
    {"stop_word_share", "vocabulary", "stop words / words"},
    {"mean_word_length", "vocabulary", "letters of the words / words"},
    {"syllables_per_word", "vocabulary", "syllables / words"},
    {"flesch_reading_ease", "readability", "206.835 - 1.015 words/sentences - 84.6 syllables/words"},
    {"flesch_kincaid_grade", "readability", "0.39 words/sentences + 11.8 syllables/words - 15.59"},
    {"gunning_fog", "readability", "0.4 (words/sentences + 100 polysyllables/words)"},
    {"smog", "readability", "1.043 sqrt(30 polysyllables/sentences) + 3.1291"},
    {"coleman_liau", "readability", "5.88 letters and digits/words - 29.6 sentences/words - 15.8"},
    {"automated_readability", "readability", "4.71 letters and digits/words + 0.5 words/sentences - 21.43"},
    {"dale_chall", "readability", "15.79 difficult/words + 0.0496 words/sentences, + 3.6365 over 5 % difficult"},
    {"lix", "readability", "words/sentences + 100 words of over six letters/words"},
    {"flesch_reading_ease_by_clause", "readability", "flesch_reading_ease with clauses for sentences"},
    {"flesch_kincaid_grade_by_clause", "readability", "flesch_kincaid_grade with clauses for sentences"},
    {"gunning_fog_by_clause", "readability", "gunning_fog with clauses for sentences"},
    {"smog_by_clause", "readability", "smog with clauses for sentences"},
    {"coleman_liau_by_clause", "readability", "coleman_liau with clauses for sentences"},
    {"automated_readability_by_clause", "readability", "automated_readability with clauses for sentences"},
    {"dale_chall_by_clause", "readability", "dale_chall with clauses for sentences"},
    {"lix_by_clause", "readability", "lix with clauses for sentences"},
    {"commas", "punctuation", "commas"},
    {"semicolons", "punctuation", "semicolons"},
    {"colons", "punctuation", "colons"},
    {"parentheses", "punctuation", "opening parentheses"},
    {"digits", "punctuation", "digits 0 to 9"},
    {"articles_indefinite", "articles", "\"a\" and \"an\""},
    {"articles_the", "articles", "\"the\""},
    {"articles_said", "articles", "\"said\""},
    {"depth", "tree", "steps to the farthest independent claim"},
    {"parents", "tree", "claims that it depends on directly"},
    {"multiple_dependent", "tree", "1 with more than one parent, else 0"},
    {"independent", "tree", "1 without parents, else 0"},
    {"kind_method", "kind", "1 for a method or process, else 0"},
    {"kind_system", "kind", "1 for a system, else 0"},
    {"kind_medium", "kind", "1 for a medium or program, else 0"},
    {"kind_composition", "kind", "1 for a composition of matter, else 0"},
    {"kind_apparatus", "kind", "1 for any other thing, else 0"},
});

constexpr FeatureRow kReferenceRow = {"unintroduced_references", "articles",
                             "the/said phrases without earlier introduction, by the claim checker"};

constexpr auto kTriggers = std::to_array<std::string_view>({
    "means for", "step for", "such as", "for example", "e.g.", "or the like", "preferably",
    "optionally", "may", "can", "about", "approximately", "substantially", "essentially",
    "relatively", "similar", "type", "thin", "thick", "high", "low", "large", "small", "strong",
    "weak", "near", "sufficient", "suitable", "appropriate", "effective", "desired", "desirable",
    "and/or", "etc.",
});
// clang-format on

std::string triggerId(std::string_view phrase)
{
    std::string id = "trigger_";
    for (const char c : phrase) {
        if (c != '.') {
            id.push_back(c == ' ' || c == '/' ? '_' : c);
        }
    }
    return id;
}

}  // namespace

std::span<const std::string_view> triggerPhrases()
{
    return kTriggers;
}

std::vector<FeatureInfo> linguisticFeatures(ReferenceCounts references)
{
    std::vector<FeatureInfo> features;
    for (const FeatureRow& row : kRows) {
        features.push_back({row.id, row.group, row.formula});
    }
    for (const std::string_view phrase : kTriggers) {
        features.push_back({triggerId(phrase), "trigger",
                            "1 when the claim holds \"" + std::string(phrase) + "\", else 0"});
    }
    if (references == ReferenceCounts::Given) {
        features.push_back({kReferenceRow.id, kReferenceRow.group, kReferenceRow.formula});
    }
    return features;
}

}  // namespace metes
