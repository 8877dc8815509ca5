// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uspto/TextLines.h"

#include "core/uspto/BrokenWords.h"
#include "core/uspto/LineCutter.h"
#include "core/uspto/LineText.h"

#include <algorithm>

namespace metes {

namespace {

bool isBlankLine(const TextLine& line)
{
    return line.text.empty() && !line.image;
}

// The width that a text is set to; 0 when its lines are as long as its paragraphs.
std::size_t widthOf(const std::vector<TextLine>& lines)
{
    std::vector<std::size_t> lengths;
    for (const TextLine& line : lines) {
        if (!isBlankLine(line)) {
            lengths.push_back(line.text.size());
        }
    }
    if (lengths.size() < 3) {
        return 0;
    }
    std::sort(lengths.begin(), lengths.end());
    const std::size_t width = lengths[lengths.size() * 19 / 20];
    if (width > 130 || width < 40 || lengths.back() > width + width / 2) {
        return 0;
    }
    const auto full = std::count_if(lengths.begin(), lengths.end(),
                                    [&](std::size_t each) { return each * 10 >= width * 8; });
    return static_cast<std::size_t>(full) * 3 >= lengths.size() ? width : 0;
}

// Takes page furniture out; a page's end in mid-sentence wraps. A blank line around it goes too.
std::vector<TextLine> withoutFurniture(const std::vector<TextLine>& lines)
{
    std::vector<Furniture> kinds;
    for (const TextLine& line : lines) {
        kinds.push_back(line.image ? Furniture::None : furnitureOf(line.text));
    }
    const auto beside = [&](std::size_t i, int step) {
        auto at = static_cast<std::ptrdiff_t>(i) + step;
        while (at >= 0 && at < std::ssize(lines)
               && isBlankLine(lines[static_cast<std::size_t>(at)])) {
            at += step;
        }
        return at >= 0 && at < std::ssize(lines)
               && kinds[static_cast<std::size_t>(at)] != Furniture::None;
    };
    std::vector<TextLine> kept;
    bool removed = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool gone = kinds[i] == Furniture::Certain
                          || (kinds[i] == Furniture::Maybe && (beside(i, -1) || beside(i, 1)));
        if (gone) {
            while (!kept.empty() && isBlankLine(kept.back())) {
                kept.pop_back();
            }
            removed = true;
            continue;
        }
        if (removed && isBlankLine(lines[i])) {
            continue;
        }
        TextLine line = lines[i];
        if (removed && !kept.empty()) {
            const bool goesOn = !endsSentence(kept.back().text) && !endsClause(kept.back().text)
                                && !kept.back().image && !beginsBlock(line.text);
            if (goesOn) {
                line.join = LineJoin::Wrapped;
            } else {
                kept.emplace_back();
            }
        }
        removed = false;
        kept.push_back(line);
    }
    return kept;
}

LineJoin joinOf(const TextLine& before, const TextLine& line, std::size_t width,
                std::int32_t blockIndent)
{
    if (line.image || before.image) {
        return LineJoin::NewBlock;
    }
    if (line.join == LineJoin::Wrapped) {
        return LineJoin::Wrapped;
    }
    if (beginsBlock(line.text)) {
        return line.indent > blockIndent + 1 ? LineJoin::NewLine : LineJoin::NewBlock;
    }
    if (width == 0 || endsClause(before.text)) {
        return LineJoin::NewLine;
    }
    if (endsSentence(before.text) && before.text.size() * 10 < width * 8) {
        return LineJoin::NewBlock;
    }
    return before.text.size() * 2 >= width ? LineJoin::Wrapped : LineJoin::NewLine;
}

}  // namespace

bool endsSentence(std::string_view text)
{
    while (text.ends_with("\xE2\x80\x9D") || text.ends_with("\xE2\x80\x99")) {
        text.remove_suffix(3);
    }
    while (!text.empty() && (text.back() == '"' || text.back() == ')')) {
        text.remove_suffix(1);
    }
    return !text.empty() && (text.back() == '.' || text.back() == '?' || text.back() == '!');
}

bool endsClause(std::string_view text)
{
    return text.ends_with(';') || text.ends_with(':') || text.ends_with("; and")
           || text.ends_with("; or") || text.ends_with("and/or");
}

Furniture furnitureOf(std::string_view line)
{
    line = trimmedLine(line);
    if (line.empty() || line.size() > 120) {
        return Furniture::None;
    }
    if (startsWithFolded(line, "application/control number")
        || startsWithFolded(line, "application/control no")) {
        return Furniture::Certain;
    }
    LineTokens tokens(line, 0);
    const std::string_view first = tokens.next();
    const std::string_view second = tokens.next();
    const std::string_view third = tokens.next();
    const std::string_view fourth = tokens.next();
    if (startsWithFolded(first, "page") && first.size() == 4 && isNumber(second)) {
        const bool of =
            third.empty() || (third == "of" && isNumber(fourth) && tokens.next().empty());
        return of ? Furniture::Certain : Furniture::None;
    }
    if (startsWithFolded(line, "art unit") && line.size() < 30) {
        return Furniture::Maybe;
    }
    return isNumber(first) && second.empty() && first.size() < 4 ? Furniture::Maybe
                                                                 : Furniture::None;
}

bool beginsBlock(std::string_view line)
{
    if (line.starts_with('|') || line.starts_with("\xE2\x80\xA2") || line.starts_with("- ")) {
        return true;
    }
    std::size_t at = 0;
    if (line.starts_with('[')) {
        for (at = 1; at < line.size() && isLineDigit(line[at]); ++at) {
        }
        return at >= 4 && at < line.size() && line[at] == ']';
    }
    if (line.starts_with('(') && line.size() > 4) {
        const std::size_t close = line.find(')');
        return close >= 2 && close <= 4 && line[close + 1 < line.size() ? close + 1 : close] == ' '
               && (isLineDigit(line[1]) || close == 2);
    }
    while (at < line.size() && at < 4 && isLineDigit(line[at])) {
        ++at;
    }
    const std::size_t stop = line.find_first_not_of(' ', at);
    const bool label = at > 0 && stop != std::string_view::npos && stop - at < 3
                       && (line[stop] == '.' || line[stop] == ')') && stop + 1 < line.size()
                       && line[stop + 1] == ' ';
    // "1-20. (canceled)"
    const bool range = at > 0 && at < line.size() && (line[at] == '-' || line[at] == '.')
                       && line.substr(0, 20).find(". (") != std::string_view::npos;
    const bool claim = startsWithFolded(line, "claim ") && line.size() > 7 && isLineDigit(line[6])
                       && line.substr(0, 16).find('(') != std::string_view::npos;
    return label || range || claim;
}

std::vector<TextLine> textLines(std::string_view utf8)
{
    std::vector<TextLine> lines = withoutFurniture(cutLines(utf8));
    const std::size_t width = widthOf(lines);
    std::vector<TextLine> kept;
    bool blank = true;
    std::int32_t blockIndent = 0;
    for (TextLine& line : lines) {
        if (isBlankLine(line)) {
            blank = true;
            continue;
        }
        const bool wrapped = line.join == LineJoin::Wrapped && !kept.empty() && !kept.back().image;
        line.join = wrapped        ? LineJoin::Wrapped
                    : blank        ? LineJoin::NewBlock
                    : kept.empty() ? LineJoin::NewBlock
                                   : joinOf(kept.back(), line, width, blockIndent);
        blockIndent = line.join == LineJoin::NewBlock ? line.indent : blockIndent;
        blank = false;
        kept.push_back(line);
    }
    return kept;
}

void appendLines(const std::vector<TextLine>& lines, DocumentBuilder& builder)
{
    const BrokenWords words(lines);
    builder.setBlanks(DocumentBuilder::Blanks::Keep);
    std::int32_t blockIndent = 0;
    bool open = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const TextLine& line = lines[i];
        builder.seek(line.source);
        if (line.image) {
            builder.closeBlock();
            builder.placeholder(BlockKind::Image);
            open = false;
            continue;
        }
        if (!open || line.join == LineJoin::NewBlock) {
            builder.openBlock(BlockKind::Paragraph);
            blockIndent = line.indent;
            open = true;
        } else if (line.join == LineJoin::NewLine) {
            builder.lineBreak(std::clamp(line.indent - blockIndent, 0, 40));
        }
        builder.seek(line.source);
        const bool goesOn =
            i + 1 < lines.size() && lines[i + 1].join == LineJoin::Wrapped && !lines[i + 1].image;
        const bool broken = goesOn && breakingHyphen(line.text) > 0;
        const std::size_t lost = broken ? words.lostHyphen(line.text, lines[i + 1].text) : 0;
        if (line.bold) {
            builder.openMark(MarkKind::Bold);
        }
        builder.append(line.text.substr(0, line.text.size() - lost));
        if (line.bold) {
            builder.closeMark(MarkKind::Bold);
        }
        if (goesOn && !broken) {
            builder.appendInstead(" ", 1);
        }
    }
    builder.closeBlock();
}

}  // namespace metes
