// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// Every position of `phrase` in `text`, in bytes and ascending, overlapping ones too; at most
/// `most`. Nothing for an empty phrase. About 16 bytes of text a nanosecond.
std::vector<std::int32_t> positionsOf(std::string_view phrase, std::string_view text,
                                      std::size_t most);

/// A text that is searched several times: one byte a character where none is past U+00FF.
class SearchText {
public:
    SearchText() = default;
    /// Does not own the characters.
    explicit SearchText(std::u32string_view characters);
    /// Latin-1, which ASCII is part of.
    static SearchText ofLatin(std::string bytes);

    std::size_t size() const { return m_isLatin ? m_latin.size() : m_wide.size(); }
    char32_t at(std::size_t position) const
    {
        return m_isLatin ? static_cast<unsigned char>(m_latin[position]) : m_wide[position];
    }
    /// The text from `position` on.
    SearchText from(std::size_t position) const;

    /// As above, in characters.
    std::vector<std::int32_t> positionsOf(std::u32string_view phrase, std::size_t most) const;

    /// Calls `work` with the text as a std::string_view of Latin-1 or a std::u32string_view.
    template<typename Work>
    decltype(auto) visit(Work&& work) const
    {
        return m_isLatin ? work(std::string_view(m_latin)) : work(m_wide);
    }

private:
    bool m_isLatin = true;
    std::string m_latin;
    std::u32string_view m_wide;
};

}  // namespace metes
