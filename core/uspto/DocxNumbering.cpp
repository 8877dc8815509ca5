// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/DocxNumbering.h"

#include "core/text/TextIndex.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace metes {

namespace {

constexpr std::int32_t kLongestNumber = 100'000;

std::int32_t intOf(const std::optional<std::string>& text, std::int32_t otherwise)
{
    std::int32_t number = otherwise;
    if (text) {
        std::from_chars(text->data(), text->data() + text->size(), number);
    }
    return std::clamp(number, 0, kLongestNumber);
}

std::string roman(std::int32_t number)
{
    static constexpr std::array<std::pair<std::int32_t, std::string_view>, 13> kSigns{{{1000, "m"},
                                                                                       {900, "cm"},
                                                                                       {500, "d"},
                                                                                       {400, "cd"},
                                                                                       {100, "c"},
                                                                                       {90, "xc"},
                                                                                       {50, "l"},
                                                                                       {40, "xl"},
                                                                                       {10, "x"},
                                                                                       {9, "ix"},
                                                                                       {5, "v"},
                                                                                       {4, "iv"},
                                                                                       {1, "i"}}};
    std::string text;
    for (const auto& [value, sign] : kSigns) {
        for (; number >= value && text.size() < 100; number -= value) {
            text += sign;
        }
    }
    return text;
}

// a to z, then aa, bb: as word processors count.
std::string letters(std::int32_t number)
{
    if (number < 1) {
        return {};
    }
    const auto repeats = static_cast<std::size_t>(std::min((number - 1) / 26 + 1, 20));
    return std::string(repeats, static_cast<char>('a' + (number - 1) % 26));
}

std::string upper(std::string text)
{
    for (char& c : text) {
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return text;
}

std::string bulletText(const std::string& text)
{
    std::string shown;
    for (const char32_t c : toUtf32(text)) {
        shown += withoutSymbolFont(c);
    }
    return shown;
}

}  // namespace

std::string withoutSymbolFont(char32_t character)
{
    switch (character) {
    case 0xF0B7:
    case 0xF06E:
    case 0xF06C: return "\xE2\x80\xA2";  // bullet
    case 0xF0A7: return "\xE2\x96\xAA";  // small square
    case 0xF0D8: return "\xE2\x9E\xA2";  // arrow head
    case 0xF0FC: return "\xE2\x9C\x93";  // check mark
    case 0xF02D: return "-";
    default: return toUtf8(std::u32string_view(&character, 1));
    }
}

void DocxNumbering::readLevel(XmlReader& xml, Level& level)
{
    const std::int32_t depth = xml.depth();
    while (true) {
        const XmlReader::Token token = xml.next();
        if (token == XmlReader::Token::Finished
            || (token == XmlReader::Token::End && xml.depth() < depth)) {
            return;
        }
        if (token != XmlReader::Token::Start) {
            continue;
        }
        if (xml.name() == "start") {
            level.start = intOf(xml.attribute("val"), 1);
        } else if (xml.name() == "numFmt") {
            level.format = xml.attribute("val").value_or("decimal");
        } else if (xml.name() == "lvlText") {
            level.text = xml.attribute("val").value_or("");
        }
    }
}

void DocxNumbering::readAbstract(XmlReader& xml)
{
    Levels& levels = m_abstract[xml.attribute("abstractNumId").value_or("")];
    const std::int32_t depth = xml.depth();
    for (auto token = xml.next(); token != XmlReader::Token::Finished; token = xml.next()) {
        if (token == XmlReader::Token::End && xml.depth() < depth) {
            return;
        }
        if (token == XmlReader::Token::Start && xml.name() == "lvl") {
            const auto index = static_cast<std::size_t>(intOf(xml.attribute("ilvl"), 0));
            Level unused;
            readLevel(xml, index < kLevels ? levels[index] : unused);
        }
    }
}

void DocxNumbering::readList(XmlReader& xml)
{
    List& list = m_lists[xml.attribute("numId").value_or("")];
    const std::int32_t depth = xml.depth();
    std::int32_t level = 0;
    for (auto token = xml.next(); token != XmlReader::Token::Finished; token = xml.next()) {
        if (token == XmlReader::Token::End && xml.depth() < depth) {
            return;
        }
        if (token != XmlReader::Token::Start) {
            continue;
        }
        if (xml.name() == "abstractNumId") {
            list.abstract = xml.attribute("val").value_or("");
        } else if (xml.name() == "lvlOverride") {
            level = intOf(xml.attribute("ilvl"), 0);
        } else if (xml.name() == "startOverride") {
            list.restarts[level] = intOf(xml.attribute("val"), 1);
        } else if (xml.name() == "lvl") {
            readLevel(xml, list.levels[intOf(xml.attribute("ilvl"), level)]);
        }
    }
}

Result<DocxNumbering> DocxNumbering::read(std::string_view bytes, Progress& progress)
{
    DocxNumbering numbering;
    if (bytes.empty()) {
        return numbering;
    }
    XmlReader xml(bytes, progress);
    for (auto token = xml.next(); token != XmlReader::Token::Finished; token = xml.next()) {
        if (token == XmlReader::Token::Start && xml.name() == "abstractNum") {
            numbering.readAbstract(xml);
        } else if (token == XmlReader::Token::Start && xml.name() == "num") {
            numbering.readList(xml);
        }
    }
    if (const auto status = xml.status(); !status) {
        return passOn(status);
    }
    return numbering;
}

std::string DocxNumbering::numberText(std::int32_t number, const std::string& format)
{
    if (format == "lowerLetter" || format == "upperLetter") {
        return format == "lowerLetter" ? letters(number) : upper(letters(number));
    }
    if (format == "lowerRoman" || format == "upperRoman") {
        return format == "lowerRoman" ? roman(number) : upper(roman(number));
    }
    const std::string digits = std::to_string(number);
    if (format == "decimalZero" && number < 10) {
        return "0" + digits;
    }
    return digits;
}

std::string DocxNumbering::next(const std::string& id, std::int32_t levelNumber)
{
    const auto found = m_lists.find(id);
    const auto at = static_cast<std::size_t>(levelNumber);
    if (found == m_lists.end() || levelNumber < 0 || at >= kLevels) {
        return {};
    }
    List& list = found->second;
    const Levels& shared = m_abstract[list.abstract];
    const auto levelOf = [&](std::size_t index) -> const Level& {
        const auto own = list.levels.find(static_cast<std::int32_t>(index));
        return own == list.levels.end() ? shared[index] : own->second;
    };
    Counters& counters = m_counters[list.abstract];
    if (!std::exchange(list.begun, true)) {
        for (const auto& [index, first] : list.restarts) {
            if (index >= 0 && static_cast<std::size_t>(index) < kLevels) {
                counters.counts[static_cast<std::size_t>(index)] = first - 1;
                counters.begun[static_cast<std::size_t>(index)] = true;
            }
        }
    }
    for (std::size_t index = 0; index <= at; ++index) {
        // Higher levels that were never used count as their first.
        if (!counters.begun[index]) {
            counters.counts[index] = levelOf(index).start - (index == at ? 1 : 0);
            counters.begun[index] = true;
        }
    }
    ++counters.counts[at];
    std::fill(counters.begun.begin() + static_cast<std::ptrdiff_t>(at) + 1, counters.begun.end(),
              false);

    const Level& level = levelOf(at);
    if (level.format == "bullet") {
        return bulletText(level.text);
    }
    if (level.format == "none") {
        return {};
    }
    std::string label;
    for (std::size_t i = 0; i < level.text.size(); ++i) {
        const bool number = level.text[i] == '%' && i + 1 < level.text.size()
                            && level.text[i + 1] >= '1' && level.text[i + 1] <= '9';
        if (!number) {
            label += level.text[i];
            continue;
        }
        const auto index = static_cast<std::size_t>(level.text[++i] - '1');
        label += numberText(counters.counts[index], levelOf(index).format);
    }
    return label;
}

}  // namespace metes
