// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/TextLines.h"

#include "core/text/TextIndex.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_set>

namespace metes {

namespace {

bool isLineBlank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

bool isLineDigit(char c)
{
    return c >= '0' && c <= '9';
}

// Of a word: letters, and every character past ASCII.
bool isLineLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
           || static_cast<unsigned char>(c) >= 0x80;
}

char smallLetter(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool startsWithFolded(std::string_view text, std::string_view start)
{
    return text.size() >= start.size()
           && std::equal(start.begin(), start.end(), text.begin(),
                         [](char a, char b) { return a == smallLetter(b); });
}

std::string_view trimmedLine(std::string_view text)
{
    while (!text.empty() && isLineBlank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isLineBlank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

struct ImageNote {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The tokens of a text, one after another.
class LineTokens {
public:
    LineTokens(std::string_view text, std::size_t at) : m_text(text), m_at(at) {}

    std::string_view next()
    {
        while (m_at < m_text.size() && isLineBlank(m_text[m_at])) {
            ++m_at;
        }
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && !isLineBlank(m_text[m_at]) && m_at - begin < 60) {
            ++m_at;
        }
        return m_text.substr(begin, m_at - begin);
    }
    std::size_t at() const { return m_at; }

private:
    std::string_view m_text;
    std::size_t m_at;
};

bool isNumber(std::string_view token)
{
    return !token.empty() && token.size() < 7
           && std::all_of(token.begin(), token.end(), isLineDigit);
}

bool isImageName(std::string_view token)
{
    return token.starts_with("media_image") && token.find('.') != std::string_view::npos;
}

// "PNG media_image1.png 823 1073 media_image1.png Greyscale", over as many lines as it likes.
std::vector<ImageNote> imageNotes(std::string_view text)
{
    static constexpr std::array<std::string_view, 8> kKinds{"PNG", "JPG",  "JPEG", "GIF",
                                                            "TIF", "TIFF", "BMP",  "EMF"};
    std::vector<ImageNote> notes;
    std::size_t from = 0;
    for (std::size_t at = text.find("media_image"); at != std::string_view::npos;
         at = text.find("media_image", at + 1)) {
        if (at < from) {
            continue;
        }
        std::size_t kindEnd = at;
        while (kindEnd > from && isLineBlank(text[kindEnd - 1])) {
            --kindEnd;
        }
        const auto kind = std::find_if(kKinds.begin(), kKinds.end(), [&](std::string_view each) {
            return text.substr(from, kindEnd - from).ends_with(each);
        });
        if (kind == kKinds.end()) {
            continue;
        }
        LineTokens tokens(text, at);
        tokens.next();
        std::size_t end = tokens.at();
        for (std::string_view token = tokens.next();
             isNumber(token) || isImageName(token) || token == "Greyscale" || token == "Color"
             || token == "Colour";
             token = tokens.next()) {
            end = tokens.at();
        }
        notes.push_back({kindEnd - kind->size(), end});
        from = end;
    }
    return notes;
}

/// Cuts a text into lines.
class LineCutter {
public:
    explicit LineCutter(std::string_view text) : m_text(text), m_images(imageNotes(text)) {}

    std::vector<TextLine> cut()
    {
        std::size_t begin = 0;
        auto image = m_images.begin();
        for (std::size_t i = 0; i <= m_text.size(); ++i) {
            if (image != m_images.end() && i == image->begin) {
                takeWithImage(begin, *image);
                i = image->end - 1;
                begin = image->end;
                ++image;
                continue;
            }
            if (i < m_text.size() && m_text[i] != '\n' && m_text[i] != '\f' && m_text[i] != '\r') {
                continue;
            }
            take(begin, i);
            begin = i + 1;
        }
        return std::move(m_lines);
    }

private:
    // Where a byte stands, in code points; asked for in ascending order.
    std::int64_t sourceOf(std::size_t byte)
    {
        for (; m_counted < byte; ++m_counted) {
            m_source += (static_cast<unsigned char>(m_text[m_counted]) & 0xC0) != 0x80 ? 1 : 0;
        }
        return m_source;
    }

    void take(std::size_t begin, std::size_t end)
    {
        TextLine line;
        for (; begin < end && isLineBlank(m_text[begin]); ++begin) {
            line.indent = m_text[begin] == '\t' ? (line.indent / 4 + 1) * 4 : line.indent + 1;
        }
        line.text = trimmedLine(m_text.substr(begin, end - begin));
        line.source = sourceOf(begin);
        line.join = m_afterImage ? LineJoin::Wrapped : LineJoin::NewLine;
        m_afterImage = false;
        m_lines.push_back(line);
    }

    // Within a line the note vanishes; alone it is an image.
    void takeWithImage(std::size_t begin, const ImageNote& note)
    {
        const bool textBefore = !trimmedLine(m_text.substr(begin, note.begin - begin)).empty();
        const std::size_t after = m_text.find_first_not_of(" \t", note.end);
        const bool textAfter = after != std::string_view::npos && m_text[after] != '\n'
                               && m_text[after] != '\r' && m_text[after] != '\f';
        if (textBefore) {
            take(begin, note.begin);
        }
        if (textBefore && textAfter) {
            m_afterImage = true;
            return;
        }
        TextLine image;
        image.source = sourceOf(note.begin);
        image.image = true;
        m_lines.push_back(image);
    }

    std::string_view m_text;
    std::vector<ImageNote> m_images;
    std::vector<TextLine> m_lines;
    std::size_t m_counted = 0;
    std::int64_t m_source = 0;
    bool m_afterImage = false;
};

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

/// The words of a text, to look up.
class WordSet {
public:
    explicit WordSet(const std::vector<TextLine>& lines)
    {
        bool broken = false;
        for (const TextLine& line : lines) {
            broken = insert(line.text, broken);
        }
    }

    bool has(const std::string& word) const { return m_words.contains(word); }

private:
    // Half words say nothing: neither the last of a line that is broken nor the first after it.
    bool insert(std::string_view line, bool skipFirst)
    {
        std::string word;
        for (std::size_t i = 0; i <= line.size(); ++i) {
            const char c = i < line.size() ? line[i] : ' ';
            const bool last = i + 1 >= line.size();
            if (isLineLetter(c)
                || (c == '-' && !word.empty() && !last && isLineLetter(line[i + 1]))) {
                word += smallLetter(c);
            } else if (c == '-' && last && i < line.size()) {
                return true;
            } else if (!word.empty()) {
                if (!skipFirst) {
                    m_words.insert(word);
                }
                skipFirst = false;
                word.clear();
            }
        }
        return false;
    }

    std::unordered_set<std::string> m_words;
};

// Prefixes that keep their hyphen more often than not.
bool keepsHyphen(const std::string& part)
{
    static constexpr std::array<std::string_view, 16> kPrefixes{
        "anti", "non",  "self", "cross", "multi", "semi", "quasi", "ex",
        "all",  "half", "high", "low",   "well",  "so",   "third", "two"};
    return std::find(kPrefixes.begin(), kPrefixes.end(), part) != kPrefixes.end();
}

/// Length of the hyphen that a line breaks its last word with; 0 for none.
std::size_t breakingHyphen(std::string_view line)
{
    if (line.size() > 1 && line.back() == '-'
        && (isLineLetter(line[line.size() - 2]) || isLineDigit(line[line.size() - 2]))) {
        return 1;
    }
    const bool soft = line.size() > 2 && line.ends_with("\xC2\xAD");
    const bool typographic = line.size() > 3 && line.ends_with("\xE2\x80\x90");
    return soft ? 2 : typographic ? 3 : 0;
}

bool losesHyphen(std::string_view line, std::size_t hyphen, std::string_view next,
                 const WordSet& words)
{
    if (line.ends_with("\xC2\xAD")) {
        return true;
    }
    if (next.empty() || !isLineLetter(next.front())
        || (next.front() >= 'A' && next.front() <= 'Z')) {
        return false;
    }
    std::string_view stem = line.substr(0, line.size() - hyphen);
    std::size_t begin = stem.size();
    while (begin > 0 && (isLineLetter(stem[begin - 1]) || stem[begin - 1] == '-')) {
        --begin;
    }
    std::string first;
    for (const char c : stem.substr(begin)) {
        first += smallLetter(c);
    }
    std::string second;
    for (std::size_t i = 0; i < next.size() && isLineLetter(next[i]); ++i) {
        second += smallLetter(next[i]);
    }
    if (words.has(first + second)) {
        return true;
    }
    if (words.has(first + '-' + second) || first.find('-') != std::string::npos
        || keepsHyphen(first)) {
        return false;
    }
    return !(words.has(first) && words.has(second));
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
    std::vector<TextLine> lines = withoutFurniture(LineCutter(utf8).cut());
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
    const WordSet words(lines);
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
        const std::size_t hyphen = goesOn ? breakingHyphen(line.text) : 0;
        const bool loses = hyphen > 0 && losesHyphen(line.text, hyphen, lines[i + 1].text, words);
        if (line.bold) {
            builder.openMark(MarkKind::Bold);
        }
        builder.append(line.text.substr(0, line.text.size() - (loses ? hyphen : 0)));
        if (line.bold) {
            builder.closeMark(MarkKind::Bold);
        }
        if (goesOn && hyphen == 0) {
            builder.appendInstead(" ", 1);
        }
    }
    builder.closeBlock();
}

}  // namespace metes
