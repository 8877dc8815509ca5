// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/WordLists.h"

#include <array>

namespace metes {

namespace {

// The English list of the Snowball project (BSD licence, Martin Porter and others), with the grammar words
// of claims.
// clang-format off
constexpr auto kStopWords = std::to_array<std::string_view>({
    "a", "about", "above", "after", "again", "against", "all", "also", "am", "an", "and", "any",
    "are", "aren't", "as", "at", "be", "because", "been", "before", "being", "below", "between",
    "both", "but", "by", "can", "can't", "cannot", "could", "couldn't", "did", "didn't", "do",
    "does", "doesn't", "doing", "don't", "down", "during", "each", "few", "for", "from",
    "further", "had", "hadn't", "has", "hasn't", "have", "haven't", "having", "he", "he'd",
    "he'll", "he's", "her", "here", "here's", "herein", "hereof", "hers", "herself", "him",
    "himself", "his", "how", "how's", "i", "i'd", "i'll", "i'm", "i've", "if", "in", "into", "is",
    "isn't", "it", "it's", "its", "itself", "let's", "may", "me", "might", "more", "most", "must",
    "mustn't", "my", "myself", "no", "nor", "not", "of", "off", "on", "once", "one", "only", "or",
    "other", "ought", "our", "ours", "ourselves", "out", "over", "own", "said", "same", "shall",
    "shan't", "she", "she'd", "she'll", "she's", "should", "shouldn't", "so", "some", "such",
    "than", "that", "that's", "the", "their", "theirs", "them", "themselves", "then", "there",
    "there's", "thereafter", "thereby", "therefor", "therefrom", "therein", "thereof", "thereon",
    "thereto", "therewith", "these", "they", "they'd", "they'll", "they're", "they've", "this",
    "those", "through", "thus", "to", "too", "under", "until", "up", "upon", "very", "was",
    "wasn't", "we", "we'd", "we'll", "we're", "we've", "were", "weren't", "what", "what's",
    "when", "when's", "where", "where's", "whereby", "wherein", "whereupon", "wherever", "which",
    "while", "who", "who's", "whom", "why", "why's", "will", "with", "within", "won't", "would",
    "wouldn't", "you", "you'd", "you'll", "you're", "you've", "your", "yours", "yourself",
    "yourselves",
});
// clang-format on

}  // namespace

std::span<const std::string_view> stopWords()
{
    return kStopWords;
}

}  // namespace metes
