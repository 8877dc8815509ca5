// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/MarkdownInline.h"

#include "core/text/TextIndex.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace metes {

namespace {

// What emphasis may reach over, and what a link's words and target may be long.
constexpr std::size_t kFarthest = 20'000;
constexpr std::size_t kLongestLink = 2'000;

bool isMarkdownBlank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

bool isMarkdownWord(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
           || static_cast<unsigned char>(c) >= 0x80;
}

bool isPunctuation(char c)
{
    return c > ' ' && static_cast<unsigned char>(c) < 0x7F && !isMarkdownWord(c);
}

/// A delimiter of emphasis that opens or closes.
struct Delimiter {
    std::size_t at = 0;
    std::size_t length = 0;
    MarkKind kind = MarkKind::Bold;
    bool opens = false;
};

/// An image or link: all of it, and the words that it shows.
struct Link {
    std::size_t end = 0;
    std::size_t wordsBegin = 0;
    std::size_t wordsEnd = 0;
    bool image = false;
};

// "![...](...)", "![[...]]", "[words](target)", "[[#^comment-0|...]]" at `at`.
std::optional<Link> linkAt(std::string_view text, std::size_t at)
{
    const std::string_view rest = text.substr(at);
    const auto closing = [&](std::string_view sign, std::size_t from) {
        const std::size_t found =
            text.substr(0, std::min(text.size(), from + kLongestLink)).find(sign, from);
        return found;
    };
    if (rest.starts_with("![[")) {
        const std::size_t end = closing("]]", at);
        return end == std::string_view::npos ? std::nullopt
                                             : std::optional(Link{end + 2, at, at, true});
    }
    if (rest.starts_with("[[#^")) {
        const std::size_t end = closing("]]", at);
        return end == std::string_view::npos ? std::nullopt
                                             : std::optional(Link{end + 2, at, at, false});
    }
    const bool image = rest.starts_with("![");
    if (!image && !rest.starts_with('[')) {
        return std::nullopt;
    }
    const std::size_t words = at + (image ? 2 : 1);
    const std::size_t bracket = closing("](", words);
    if (bracket == std::string_view::npos
        || text.substr(words, bracket - words).find_first_of("[\n") != std::string_view::npos) {
        return std::nullopt;
    }
    // A picture's data is as long as it likes, and holds no blanks and brackets.
    const bool data = text.substr(bracket + 2).starts_with("data:");
    const std::string_view within =
        text.substr(0, data ? text.size() : std::min(text.size(), bracket + kLongestLink));
    const std::size_t end =
        data ? within.find_first_of(")\n [", bracket + 2) : within.find(')', bracket + 2);
    if (end == std::string_view::npos || text[end] != ')'
        || text.substr(bracket, end - bracket).find('\n') != std::string_view::npos) {
        return std::nullopt;
    }
    return image ? Link{end + 1, at, at, true} : Link{end + 1, words, bracket, false};
}

std::size_t backslashes(std::string_view text, std::size_t at)
{
    std::size_t count = 0;
    while (count < at && text[at - 1 - count] == '\\') {
        ++count;
    }
    return count;
}

/// The delimiters of a stretch that have a partner.
class Emphasis {
public:
    explicit Emphasis(std::string_view text) : m_text(text)
    {
        for (std::size_t at = 0; at < text.size(); ++at) {
            const char c = text[at];
            if (c == '!' || c == '[') {
                if (const auto link = linkAt(text, at);
                    link && link->wordsEnd == link->wordsBegin) {
                    at = link->end - 1;
                    continue;
                }
            }
            const bool sign =
                c == '*' || c == '_' || (c == '~' && text.substr(at).starts_with("~~"));
            if (!sign || backslashes(text, at) % 2 == 1) {
                continue;
            }
            std::size_t run = 1;
            while (at + run < text.size() && text[at + run] == c) {
                ++run;
            }
            take(at, run);
            at += run - 1;
        }
        std::erase_if(m_found, [](const Delimiter& each) { return each.length == 0; });
        std::sort(m_found.begin(), m_found.end(),
                  [](const Delimiter& a, const Delimiter& b) { return a.at < b.at; });
    }

    const std::vector<Delimiter>& delimiters() const { return m_found; }

private:
    struct Open {
        char sign;
        std::size_t at;
        std::size_t length;
    };

    void take(std::size_t at, std::size_t run)
    {
        const char sign = m_text[at];
        const char before = at == 0 ? ' ' : m_text[at - 1];
        const char after = at + run >= m_text.size() ? ' ' : m_text[at + run];
        // An underscore within a word is none; before punctuation it may open ("were_, inter alia_").
        const bool inWord = sign == '_' && isMarkdownWord(before) && isMarkdownWord(after);
        const bool opens = !isMarkdownBlank(after) && !inWord
                           && (sign != '_' || !isMarkdownWord(before) || isPunctuation(after));
        const bool closes =
            !isMarkdownBlank(before) && !inWord && (sign != '_' || !isMarkdownWord(after));
        std::size_t left = run;
        while (closes && left > 0) {
            const auto open = std::find_if(m_open.rbegin(), m_open.rend(), [&](const Open& each) {
                return each.sign == sign && at - each.at < kFarthest;
            });
            if (open == m_open.rend()) {
                break;
            }
            const std::size_t used =
                sign == '~' ? 2 : std::min({open->length, left, std::size_t{2}});
            if (used > open->length || used > left) {
                break;
            }
            const MarkKind kind = sign == '~' ? MarkKind::Strike
                                  : used == 2 ? MarkKind::Bold
                                              : MarkKind::Italic;
            open->length -= used;
            m_found.push_back({open->at + open->length, used, kind, true});
            m_found.push_back({at + (run - left), used, kind, false});
            left -= used;
            const auto keep = open->length > 0 ? open.base() : open.base() - 1;
            m_open.erase(keep, m_open.end());
        }
        if (opens && left > 0 && m_open.size() < 64) {
            m_open.push_back({sign, at + (run - left), left});
        }
    }

    std::string_view m_text;
    std::vector<Open> m_open;
    std::vector<Delimiter> m_found;
};

struct Tag {
    std::size_t length = 0;
    std::optional<MarkKind> kind{};
    bool closes = false;
    bool lineBreak = false;
};

// "<u>", "</ins>", "<br/>"; other tags are text.
std::optional<Tag> tagAt(std::string_view text)
{
    const std::size_t end = text.substr(0, 16).find('>');
    if (end == std::string_view::npos) {
        return std::nullopt;
    }
    std::string_view name = text.substr(1, end - 1);
    Tag tag{end + 1};
    tag.closes = name.starts_with('/');
    name.remove_prefix(tag.closes ? 1 : 0);
    while (name.ends_with('/') || name.ends_with(' ')) {
        name.remove_suffix(1);
    }
    static const std::unordered_map<std::string_view, MarkKind> kTags{
        {"u", MarkKind::Underline},  {"s", MarkKind::Strike},    {"strike", MarkKind::Strike},
        {"ins", MarkKind::Inserted}, {"del", MarkKind::Deleted}, {"b", MarkKind::Bold},
        {"strong", MarkKind::Bold},  {"i", MarkKind::Italic},    {"em", MarkKind::Italic}};
    tag.lineBreak = name == "br";
    if (const auto known = kTags.find(name); known != kTags.end()) {
        tag.kind = known->second;
        return tag;
    }
    const bool silent = tag.lineBreak || name == "sup" || name == "sub" || name == "span";
    return silent ? std::optional(tag) : std::nullopt;
}

std::optional<std::pair<std::string_view, std::size_t>> entityAt(std::string_view text)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kUsual{{
        {"&amp;", "&"},
        {"&lt;", "<"},
        {"&gt;", ">"},
        {"&quot;", "\""},
        {"&apos;", "'"},
        {"&#39;", "'"},
        {"&nbsp;", "\xC2\xA0"},
        {"&sect;", "\xC2\xA7"},
        {"&#x20;", " "},
    }};
    for (const auto& [entity, character] : kUsual) {
        if (text.starts_with(entity)) {
            return std::pair(character, entity.size());
        }
    }
    return std::nullopt;
}

/// Walks through one stretch.
class InlineReader {
public:
    InlineReader(std::string_view text, DocumentBuilder& builder)
        : m_text(text), m_builder(builder), m_emphasis(text)
    {
    }

    void read()
    {
        for (std::size_t at = 0; at < m_text.size();) {
            at = step(at);
        }
        // A tag that never closes ends with its stretch.
        for (const MarkKind kind : m_tags) {
            m_builder.closeMark(kind);
        }
    }

private:
    void flush(std::size_t begin, std::size_t end)
    {
        m_builder.append(m_text.substr(begin, end - begin));
    }

    // Goes on from `at`; returns where to go on next.
    std::size_t step(std::size_t at)
    {
        const auto& delimiters = m_emphasis.delimiters();
        while (m_next < delimiters.size() && delimiters[m_next].at < at) {
            ++m_next;
        }
        if (m_next < delimiters.size() && delimiters[m_next].at == at) {
            const Delimiter& delimiter = delimiters[m_next++];
            delimiter.opens ? m_builder.openMark(delimiter.kind)
                            : m_builder.closeMark(delimiter.kind);
            m_builder.skip(static_cast<std::int64_t>(delimiter.length));
            return at + delimiter.length;
        }
        switch (m_text[at]) {
        case '\\': return escape(at);
        case '\n': return lineEnd(at);
        case '<': return tag(at);
        case '&': return entity(at);
        case '!':
        case '[': return link(at);
        case ' ': return blanks(at);
        default: break;
        }
        std::size_t stop = m_text.find_first_of("\\\n<&![ ", at + 1);
        stop = std::min(stop, m_text.size());
        if (m_next < delimiters.size()) {
            stop = std::min(stop, delimiters[m_next].at);
        }
        flush(at, stop);
        return stop;
    }

    std::size_t escape(std::size_t at)
    {
        if (at + 1 < m_text.size() && m_text[at + 1] == '\n') {
            m_builder.skip(1);
            m_break = true;
            return at + 1;
        }
        if (at + 1 < m_text.size() && isPunctuation(m_text[at + 1])) {
            m_builder.skip(1);
            flush(at + 1, at + 2);
            return at + 2;
        }
        flush(at, at + 1);
        return at + 1;
    }

    std::size_t blanks(std::size_t at)
    {
        std::size_t past = at;
        while (past < m_text.size() && m_text[past] == ' ') {
            ++past;
        }
        if (past < m_text.size() && m_text[past] == '\n') {
            m_builder.skip(static_cast<std::int64_t>(past - at));
            m_break = past - at >= 2;
        } else {
            flush(at, past);
        }
        return past;
    }

    std::size_t lineEnd(std::size_t at)
    {
        if (m_break) {
            m_builder.lineBreak();
            m_builder.skip(1);
        } else {
            m_builder.appendInstead(" ", 1);
        }
        m_break = false;
        std::size_t past = at + 1;
        while (past < m_text.size() && (m_text[past] == ' ' || m_text[past] == '\t')) {
            ++past;
        }
        m_builder.skip(static_cast<std::int64_t>(past - at - 1));
        return past;
    }

    std::size_t tag(std::size_t at)
    {
        const auto found = tagAt(m_text.substr(at));
        if (!found) {
            flush(at, at + 1);
            return at + 1;
        }
        if (found->lineBreak) {
            m_builder.lineBreak();
        } else if (found->kind) {
            mark(*found->kind, found->closes);
        }
        m_builder.skip(static_cast<std::int64_t>(found->length));
        return at + found->length;
    }

    void mark(MarkKind kind, bool closes)
    {
        const auto open = std::find(m_tags.begin(), m_tags.end(), kind);
        if (closes && open != m_tags.end()) {
            m_tags.erase(open);
            m_builder.closeMark(kind);
        } else if (!closes && m_tags.size() < 64) {
            m_tags.push_back(kind);
            m_builder.openMark(kind);
        }
    }

    std::size_t entity(std::size_t at)
    {
        const auto found = entityAt(m_text.substr(at));
        if (!found) {
            flush(at, at + 1);
            return at + 1;
        }
        m_builder.appendInstead(found->first, static_cast<std::int64_t>(found->second));
        return at + found->second;
    }

    std::size_t link(std::size_t at)
    {
        const auto found = linkAt(m_text, at);
        if (!found) {
            flush(at, at + 1);
            return at + 1;
        }
        const auto skip = [&](std::size_t begin, std::size_t end) {
            m_builder.skip(codePointCount(m_text.substr(begin, end - begin)));
        };
        if (found->image) {
            m_builder.placeholder(BlockKind::Image);
            skip(at, found->end);
        } else if (found->wordsBegin == found->wordsEnd) {
            skip(at, found->end);
        } else {
            skip(at, found->wordsBegin);
            flush(found->wordsBegin, found->wordsEnd);
            skip(found->wordsEnd, found->end);
        }
        return found->end;
    }

    std::string_view m_text;
    DocumentBuilder& m_builder;
    Emphasis m_emphasis;
    std::size_t m_next = 0;
    std::vector<MarkKind> m_tags;  ///< open ones
    bool m_break = false;
};

}  // namespace

void appendMarkdown(std::string_view stretch, DocumentBuilder& builder)
{
    InlineReader(stretch, builder).read();
}

bool isMarkdownImage(std::string_view line)
{
    const auto link = linkAt(line, 0);
    return link && link->image
           && line.find_first_not_of(" \t\r", link->end) == std::string_view::npos;
}

}  // namespace metes
