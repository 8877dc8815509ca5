// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

struct sb_stemmer;

namespace metes {

/// Hash that lets containers of strings be asked with views.
struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const
    {
        return std::hash<std::string_view>()(text);
    }
};

/// Snowball's English stemmer (Porter2). Remembers what it has stemmed, since claims repeat their
/// words. One per thread.
class Stemmer {
public:
    Stemmer();
    ~Stemmer();
    Stemmer(const Stemmer&) = delete;
    Stemmer& operator=(const Stemmer&) = delete;

    /// `word` in lower case; an apostrophe is U+0027. The view is valid as long as the stemmer.
    std::string_view stem(std::string_view word);

private:
    sb_stemmer* m_stemmer;
    std::unordered_map<std::string, std::string, TextHash, std::equal_to<>> m_known;
};

}  // namespace metes
