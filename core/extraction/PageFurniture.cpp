// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ActionText.h"

#include <algorithm>
#include <array>

namespace metes::extraction {

namespace {

using View = std::u32string_view;

/// Walks over the pieces of a page header.
class HeaderWalk {
public:
    HeaderWalk(View text, std::size_t at) : m_text(text), m_at(at) {}

    std::size_t end() const { return m_at; }

    bool take(View words)
    {
        const std::size_t at = skip(m_at);
        if (m_text.substr(at, words.size()) != words) {
            return false;
        }
        m_at = at + words.size();
        return true;
    }

    bool takeNumber()
    {
        const std::size_t at = skip(m_at);
        std::size_t end = at;
        while (end < m_text.size()
               && (isDigitCharacter(m_text[end]) || m_text[end] == U'/' || m_text[end] == U',')) {
            ++end;
        }
        if (end == at || !isDigitCharacter(m_text[at])) {
            return false;
        }
        m_at = end;
        return true;
    }

private:
    std::size_t skip(std::size_t at) const
    {
        while (at < m_text.size() && (m_text[at] == U' ' || m_text[at] == U'|')) {
            ++at;
        }
        return at;
    }

    View m_text;
    std::size_t m_at;
};

// "Application/Control Number: 10/812,323 Art Unit: 2183 Page 2", its pieces in any order.
std::size_t pageHeaderEnd(View text, std::size_t at)
{
    HeaderWalk walk(text, at);
    if (!walk.take(U"application/control number") || (walk.take(U":"), !walk.takeNumber())) {
        return at;
    }
    for (std::size_t before = 0; before != walk.end();) {
        before = walk.end();
        HeaderWalk next = walk;
        if (next.take(U"art unit") && (next.take(U":"), next.takeNumber())) {
            walk = next;
            continue;
        }
        next = walk;
        if (next.take(U"page") && next.takeNumber()) {
            walk = next;
            HeaderWalk total = walk;
            if (total.take(U"of") && total.takeNumber()) {
                walk = total;
            }
        }
    }
    return walk.end();
}

// "PNG media_image1.png 823 1073 media_image1.png Greyscale"
std::size_t imageLineEnd(View text, std::size_t at)
{
    HeaderWalk walk(text, at);
    if (!walk.take(U"png media_image") || !walk.takeNumber() || !walk.take(U".png")) {
        return at;
    }
    walk.takeNumber();
    walk.takeNumber();
    HeaderWalk again = walk;
    if (again.take(U"media_image") && again.takeNumber() && again.take(U".png")) {
        walk = again;
    }
    if (!walk.take(U"greyscale")) {
        walk.take(U"color");
    }
    return walk.end();
}

// "![](data:image/png;base64,...)" and "[[#^comment-0|...]]"
std::size_t embeddedEnd(View text, std::size_t at, View opening, View closing, std::size_t longest)
{
    if (text.substr(at, opening.size()) != opening) {
        return at;
    }
    const std::size_t begin = at + opening.size();
    const View near = text.substr(begin, longest - opening.size() + closing.size());
    const std::size_t close = near.find(closing);
    return close != View::npos ? begin + close + closing.size() : at;
}

// A picture ends at a parenthesis; past the last of the text none need be looked for.
std::size_t furnitureEnd(View text, std::size_t at, std::size_t lastParenthesis)
{
    switch (text[at]) {
    case U'a': return pageHeaderEnd(text, at);
    case U'p': return imageLineEnd(text, at);
    case U'[': return embeddedEnd(text, at, U"[[#^", U"]]", 400);
    case U'!': {
        const bool near = text.substr(at, 200).find(U"](data:image") != View::npos;
        return near && at < lastParenthesis ? embeddedEnd(text, at, U"![", U")", text.size()) : at;
    }
    default: return at;
    }
}

// Where a piece of furniture may begin that has the sign at `at` within its first words; at most two
// places, the earlier first.
std::array<std::size_t, 2> beginnings(View text, std::size_t at)
{
    constexpr std::size_t kBeforeSlash = View(U"application").size();
    constexpr std::size_t kBeforeLine = View(U"png media").size();
    constexpr std::size_t kNone = View::npos;
    switch (text[at]) {
    case U'/': return {at >= kBeforeSlash ? at - kBeforeSlash : kNone, kNone};
    case U'_': return {at >= kBeforeLine ? at - kBeforeLine : kNone, kNone};
    case U'[': return {at > 0 && text[at - 1] == U'!' ? at - 1 : kNone, at};
    default: return {kNone, kNone};
    }
}

}  // namespace

std::vector<TextRange> pageFurniture(const FoldedText& text)
{
    std::vector<TextRange> pieces;
    const View view(text.characters);
    const std::size_t lastParenthesis = view.rfind(U')') + 1;
    std::size_t free = 0;
    // By signs that are rare in a text.
    for (std::size_t sign = 0; sign < view.size(); ++sign) {
        if (view[sign] != U'/' && view[sign] != U'_' && view[sign] != U'[') {
            continue;
        }
        for (const std::size_t at : beginnings(view, sign)) {
            if (at == View::npos || at < free || (at > 0 && isWordCharacter(view[at - 1]))) {
                continue;
            }
            const std::size_t end = furnitureEnd(view, at, lastParenthesis);
            if (end > at) {
                pieces.push_back(text.sourceRange(static_cast<std::int32_t>(at),
                                                  static_cast<std::int32_t>(end)));
                free = end;
                sign = std::max(sign, end - 1);
                break;
            }
        }
    }
    return pieces;
}

}  // namespace metes::extraction
