// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uspto/LineCutter.h"

#include "core/uspto/LineText.h"

#include <algorithm>
#include <array>

namespace metes {

namespace {

struct ImageNote {
    std::size_t begin = 0;
    std::size_t end = 0;
};

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

}  // namespace

std::vector<TextLine> cutLines(std::string_view utf8)
{
    return LineCutter(utf8).cut();
}

}  // namespace metes
