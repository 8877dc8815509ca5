// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The numbers and bullets that a word processor puts before the paragraphs of a DOCX file.

#include "core/base/Error.h"
#include "core/uspto/XmlReader.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace metes {

class DocxNumbering {
public:
    static constexpr std::size_t kLevels = 9;

    /// `xml` is word/numbering.xml; an empty one gives no numbers.
    static Result<DocxNumbering> read(std::string_view xml, Progress& progress);

    /// Counts one more paragraph of the list and gives its label as it is shown ("2.", "(a)",
    /// U+2022); empty where the list shows none or is unknown. Call in the order of the document.
    std::string next(const std::string& list, std::int32_t level);

private:
    struct Level {
        std::int32_t start = 1;
        std::string format = "decimal";
        std::string text;  ///< "%1." where %1 is the number of the first level
    };
    using Levels = std::array<Level, kLevels>;
    struct List {
        std::string abstract;
        std::map<std::int32_t, std::int32_t> restarts;  ///< level to first number
        std::map<std::int32_t, Level> levels;           ///< that it words otherwise
        bool begun = false;
    };
    struct Counters {
        std::array<std::int32_t, kLevels> counts{};
        std::array<bool, kLevels> begun{};
    };

    static void readLevel(XmlReader& xml, Level& level);
    void readAbstract(XmlReader& xml);
    void readList(XmlReader& xml);
    static std::string numberText(std::int32_t number, const std::string& format);

    std::map<std::string, Levels, std::less<>> m_abstract;
    std::map<std::string, List, std::less<>> m_lists;
    std::map<std::string, Counters, std::less<>> m_counters;  ///< by abstract list
};

/// A character of a symbol font as one that says the same without it: bullets and check marks.
std::string withoutSymbolFont(char32_t character);

}  // namespace metes
