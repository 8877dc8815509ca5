// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/uspto/TextLines.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace metes {

/// The words of a text, which tell what becomes of those that a line's end breaks.
class BrokenWords {
public:
    explicit BrokenWords(const std::vector<TextLine>& lines);

    /// How many bytes of a wrapped line's end are a hyphen that goes when `next` is joined to it.
    std::size_t lostHyphen(std::string_view line, std::string_view next) const;

private:
    bool insert(std::string_view line, bool skipFirst);
    bool has(const std::string& word) const { return m_words.contains(word); }
    bool loses(std::string_view line, std::size_t hyphen, std::string_view next) const;

    std::unordered_set<std::string> m_words;
};

/// Length of the hyphen that a line breaks its last word with; 0 for none.
std::size_t breakingHyphen(std::string_view line);

}  // namespace metes
