// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Finds the functions of a C++ file and how many lines each has. A function runs from the first
// line of its declaration to its closing brace; a lambda inside a function counts as part of it, a
// lambda in a table or at namespace level as a function. This is no parser: it follows braces and
// judges each by the text before it.

#include "SourceText.h"

namespace sourcetext {

struct Function {
    std::string path;
    std::string name;
    int line = 0;  // of the first line of the declaration
    int lines = 0;
};

inline bool startsWith(std::string_view text, std::string_view prefix)
{
    return text.substr(0, prefix.size()) == prefix;
}

inline bool endsWith(std::string_view text, std::string_view suffix)
{
    return text.size() >= suffix.size() && text.substr(text.size() - suffix.size()) == suffix;
}

inline std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r\n\\";
    text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
    return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

inline bool isMacroName(std::string_view word)
{
    return word.size() > 1 && std::isupper(static_cast<unsigned char>(word[0])) != 0
           && std::all_of(word.begin(), word.end(), [](unsigned char c) {
                  return std::isupper(c) != 0 || std::isdigit(c) != 0 || c == '_';
              });
}

inline std::string_view wordAt(std::string_view text, std::size_t from)
{
    std::size_t end = from;
    while (end < text.size() && isWordChar(text[end])) {
        ++end;
    }
    return text.substr(from, end - from);
}

inline std::string_view wordBefore(std::string_view text, std::size_t end)
{
    text = trimmed(text.substr(0, end));
    std::size_t start = text.size();
    while (start > 0 && isWordChar(text[start - 1])) {
        --start;
    }
    return text.substr(start);
}

/// Directives go, and with them what an #else or #elif offers in place of the first branch: both
/// branches at once need not have matching braces.
inline void blankDirectives(std::string& code)
{
    std::vector<bool> inElse;
    for (std::size_t start = 0; start < code.size();) {
        std::size_t end = std::min(code.find('\n', start), code.size());
        const std::string_view row = trimmed(std::string_view(code).substr(start, end - start));
        const bool directive = startsWith(row, "#");
        while (directive && end > start && end < code.size() && code[end - 1] == '\\') {
            end = std::min(code.find('\n', end + 1), code.size());
        }
        const std::string_view what =
            directive ? wordAt(row, std::min(row.find_first_not_of(" \t", 1), row.size())) : row;
        if (directive && startsWith(what, "if")) {
            inElse.push_back(false);
        } else if (directive && startsWith(what, "el") && !inElse.empty()) {
            inElse.back() = true;
        } else if (directive && what == "endif" && !inElse.empty()) {
            inElse.pop_back();
        }
        const bool skipped = std::find(inElse.begin(), inElse.end(), true) != inElse.end();
        if (directive || skipped) {
            blank(code, start, end);
        }
        start = end + 1;
    }
}

/// The place of the bracket that opens what `close` closes, or npos.
inline std::size_t openOf(std::string_view text, std::size_t close)
{
    const char closing = text[close];
    const char opening = closing == ')' ? '(' : closing == ']' ? '[' : '<';
    int depth = 0;
    for (std::size_t i = close + 1; i-- > 0;) {
        if (text[i] == closing && !(closing == '>' && i > 0 && text[i - 1] == '-')) {
            ++depth;
        } else if (text[i] == opening && --depth == 0) {
            return i;
        }
    }
    return std::string_view::npos;
}

/// The place of the bracket that closes what `open` opens, or the end of the text.
inline std::size_t closeOf(std::string_view text, std::size_t open)
{
    const char opening = text[open];
    const char closing = opening == '(' ? ')' : opening == '{' ? '}' : '>';
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        depth += text[i] == opening ? 1 : 0;
        depth -= text[i] == closing && !(closing == '>' && text[i - 1] == '-') ? 1 : 0;
        if (depth == 0) {
            return i;
        }
    }
    return text.size();
}

/// What stands between a declaration's `text` brackets goes, the brackets stay: f(int a) -> f().
/// A `<` opens a bracket when a word or template stands right before it.
inline std::string withoutNested(std::string_view text)
{
    std::string top;
    std::string open;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const char before = i > 0 ? text[i - 1] : ' ';
        const bool angle = c == '<' && (isWordChar(before) || wordBefore(text, i) == "template");
        const bool closesAngle = c == '>' && before != '-' && !open.empty() && open.back() == '<';
        const bool closes = c == ')' || c == ']' || c == '}' || closesAngle;
        if (closes) {
            while (!closesAngle && !open.empty() && open.back() == '<') {
                open.pop_back();
            }
            if (!open.empty()) {
                open.pop_back();
            }
        }
        if (open.empty()) {
            top.push_back(c);
        }
        if (c == '(' || c == '[' || c == '{' || angle) {
            open.push_back(c);
        }
    }
    return top;
}

/// `operator()`, `operator=` and the like would pass for calls and assignments: as one word each.
inline std::string withPlainOperators(std::string_view head)
{
    constexpr std::string_view kSymbols = "()[]<>=!+-*/%^&|~,";
    std::string plain(head);
    for (std::size_t at = plain.find("operator"); at != std::string_view::npos;
         at = plain.find("operator", at + 8)) {
        if (at > 0 && isWordChar(plain[at - 1])) {
            continue;
        }
        std::size_t i = plain.find_first_not_of(" \n", at + 8);
        const bool call = i != std::string_view::npos && plain.compare(i, 2, "()") == 0;
        std::size_t end = i;
        while (!call && end < plain.size() && plain[end] != '('
               && kSymbols.find(plain[end]) != std::string_view::npos) {
            ++end;
        }
        end = call ? i + 2 : end;
        for (; i < end; ++i) {
            plain[i] = '_';
        }
    }
    return plain;
}

/// The place where a lambda begins whose body opens at the end of `head`, or npos.
inline std::size_t lambdaStart(std::string_view head)
{
    std::string_view rest = trimmed(head);
    // A trailing return type, after the parameters or in their absence after the capture.
    const std::size_t arrow = rest.rfind("->");
    if (arrow != std::string_view::npos) {
        const std::string_view before = trimmed(rest.substr(0, arrow));
        const std::string_view type = rest.substr(arrow + 2);
        const bool ends = !before.empty() && type.find_first_of(";{}") == std::string_view::npos;
        const std::string_view last = wordBefore(before, before.size());
        if (ends
            && (before.back() == ')' || before.back() == ']' || last == "mutable"
                || last == "noexcept")) {
            rest = before;
        }
    }
    for (std::string_view word = wordBefore(rest, rest.size());
         word == "mutable" || word == "noexcept" || word == "constexpr" || word == "static";
         word = wordBefore(rest, rest.size())) {
        rest = trimmed(rest.substr(0, rest.size() - word.size()));
    }
    for (const char closing : {')', '>'}) {
        if (!rest.empty() && rest.back() == closing) {
            const std::size_t open = openOf(rest, rest.size() - 1);
            rest =
                open == std::string_view::npos ? std::string_view() : trimmed(rest.substr(0, open));
        }
    }
    if (rest.empty() || rest.back() != ']') {
        return std::string_view::npos;
    }
    const std::size_t open = openOf(rest, rest.size() - 1);
    if (open == std::string_view::npos) {
        return std::string_view::npos;
    }
    const std::string_view before = trimmed(rest.substr(0, open));
    const bool subscript = !before.empty() && before.back() != '>'
                           && (isWordChar(before.back()) || before.back() == ')'
                               || before.back() == ']' || before.back() == '[');
    const bool statement = wordBefore(before, before.size()) == "return";
    return subscript && !statement ? std::string_view::npos
                                   : static_cast<std::size_t>(rest.data() + open - head.data());
}

enum class Brace { Scope, Function, Lambda, Values };

inline bool isTypeHead(std::string_view top)
{
    std::size_t keyword = std::string_view::npos;
    for (std::size_t i = 0; i < top.size(); ++i) {
        const std::string_view word = wordAt(top, i);
        if (word == "class" || word == "struct" || word == "union" || word == "enum") {
            keyword = i;
        }
        i += word.size();
    }
    return keyword != std::string_view::npos && top.find('(', keyword) == std::string_view::npos
           && top.find('=', keyword) == std::string_view::npos;
}

/// A single colon after the parameters: the list of a constructor's members follows.
inline bool hasMemberList(std::string_view top)
{
    const std::size_t parameters = top.find(')');
    for (std::size_t i = parameters; i < top.size(); ++i) {
        if (top[i] == ':' && top[i - 1] != ':' && (i + 1 == top.size() || top[i + 1] != ':')) {
            return true;
        }
    }
    return false;
}

/// What the brace opens that follows `head`, the text since the last statement. Inside of
/// parentheses or of a list of values only a lambda can bring statements.
inline Brace classify(std::string_view head, bool amongValues)
{
    if (lambdaStart(head) != std::string_view::npos) {
        return Brace::Lambda;
    }
    if (amongValues) {
        return Brace::Values;
    }
    const std::string top = withoutNested(withPlainOperators(head));
    const std::string_view plain = trimmed(top);
    const std::string_view first = wordAt(plain, 0);
    if (first == "namespace" || startsWith(plain, "inline namespace")
        || (first == "extern" && plain.find('(') == std::string_view::npos)) {
        return Brace::Scope;
    }
    if (isTypeHead(plain)) {
        return Brace::Scope;
    }
    if (plain.find('=') != std::string_view::npos || plain.find('(') == std::string_view::npos) {
        return Brace::Values;
    }
    if (hasMemberList(plain) && (plain.back() == '>' || isWordChar(plain.back()))) {
        return Brace::Values;
    }
    return Brace::Function;
}

/// The name before the parameters, with its class when written in front.
inline std::string functionName(std::string_view head)
{
    const std::string plain = withPlainOperators(head);
    for (std::size_t i = 0; i < plain.size(); ++i) {
        const bool angle = plain[i] == '<' && i > 0
                           && (isWordChar(plain[i - 1]) || wordBefore(plain, i) == "template");
        if (plain[i] != '(' && !angle) {
            continue;
        }
        const std::string_view name = wordBefore(plain, i);
        if (angle || name.empty() || name == "requires" || isMacroName(name)) {
            i = closeOf(plain, i);
            continue;
        }
        auto start = static_cast<std::size_t>(name.data() - plain.data());
        const std::size_t end = start + name.size();
        while (start > 0
               && (isWordChar(plain[start - 1]) || plain[start - 1] == ':'
                   || plain[start - 1] == '~')) {
            --start;
        }
        return std::string(head.substr(start, end - start));
    }
    return "function";
}

class FunctionScanner {
public:
    explicit FunctionScanner(const SourceFile& file)
        : m_path(file.path), m_code(codeOf(file.text, Literals::Blank))
    {
        blankDirectives(m_code);
    }

    /// False when the braces do not match: then nothing measured can be trusted.
    bool scan()
    {
        std::size_t at = 0;
        while (m_matched && at < m_code.size()) {
            at = scanScope(at, Brace::Scope) + 1;
            m_matched = m_matched && at > m_code.size();
        }
        return m_matched;
    }

    const std::vector<Function>& functions() const { return m_functions; }

private:
    /// From behind an opening brace to its closing one; returns the place of that.
    std::size_t scanScope(std::size_t at, Brace kind)
    {
        std::size_t head = at;
        int parens = 0;
        for (; at < m_code.size(); ++at) {
            const char c = m_code[at];
            parens += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (c == '}') {
                return at;
            }
            if (c == '{') {
                at = scanBrace(head, at, parens > 0 || kind == Brace::Values);
                // Values and lambdas belong to the statement around them, the rest ends it.
                head = m_endsStatement ? at + 1 : head;
            } else if (parens == 0 && endsHead(head, at, kind)) {
                head = at + 1;
            }
        }
        m_matched = m_matched && kind == Brace::Scope && m_depth == 0;
        return at;
    }

    bool endsHead(std::size_t head, std::size_t at, Brace kind) const
    {
        const char c = m_code[at];
        if (c == ';' || (c == ',' && kind == Brace::Values)) {
            return true;
        }
        const std::string_view text = trimmed(std::string_view(m_code).substr(head, at - head));
        if (c == ':' && m_code[at - 1] != ':' && m_code.compare(at, 2, "::") != 0) {
            const std::string_view first = wordAt(text, 0);
            return first == "public" || first == "private" || first == "protected"
                   || text == "signals" || text == "Q_SIGNALS";
        }
        // A macro on a line of its own, as Q_OBJECT or Q_ENUM(Kind).
        const std::string_view macro = wordAt(text, 0);
        return c == '\n' && isMacroName(macro)
               && (macro.size() == text.size()
                   || (text.back() == ')' && openOf(text, text.size() - 1) == macro.size()));
    }

    std::size_t scanBrace(std::size_t head, std::size_t open, bool amongValues)
    {
        const std::string_view text = std::string_view(m_code).substr(head, open - head);
        const Brace kind = classify(text, amongValues);
        m_endsStatement = kind == Brace::Scope || kind == Brace::Function;
        ++m_depth;
        const bool measured = kind == Brace::Function || kind == Brace::Lambda;
        const std::size_t close = measured ? closeOf(m_code, open) : scanScope(open + 1, kind);
        --m_depth;
        if (close >= m_code.size()) {
            m_matched = false;
            return close;
        }
        if (measured) {
            const std::size_t start =
                head
                + (kind == Brace::Lambda
                       ? lambdaStart(text)
                       : std::min(text.find_first_not_of(" \t\r\n"), text.size()));
            const int line = lineOf(m_code, start);
            m_functions.push_back({m_path, kind == Brace::Lambda ? "lambda" : functionName(text),
                                   line, lineOf(m_code, close) - line + 1});
        }
        if (!m_endsStatement) {
            // What was read inside must not disturb the reading of the statement around it.
            blank(m_code, open + 1, close);
        }
        return close;
    }

    std::string m_path;
    std::string m_code;
    std::vector<Function> m_functions;
    int m_depth = 0;
    bool m_matched = true;
    bool m_endsStatement = false;
};

}  // namespace sourcetext
