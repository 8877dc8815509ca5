// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the two readers of our own sources (layering, sizes) share: finding the files, and blanking
// what is not code. Blanked text keeps its length and its newlines, so that every offset and line
// number stays true. Standard library alone: the checks must build before anything else does.

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace sourcetext {

/// One file: `path` relative to the source root with forward slashes, `text` its bytes.
struct SourceFile {
    std::string path;
    std::string text;
};

/// One thing found. `line` counts from 1; 0 stands for the file as a whole.
struct Violation {
    std::string path;
    int line = 0;
    std::string message;
};

enum class Literals { Keep, Blank };

inline bool isWordChar(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

inline int lineOf(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    return 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
}

inline void blank(std::string& text, std::size_t from, std::size_t to)
{
    for (std::size_t i = from; i < std::min(to, text.size()); ++i) {
        if (text[i] != '\n') {
            text[i] = ' ';
        }
    }
}

namespace detail {

inline std::size_t endOfLineComment(std::string_view text, std::size_t from)
{
    std::size_t end = text.find('\n', from);
    // A backslash at the end of the line carries the comment over.
    while (end != std::string_view::npos && text[end - 1] == '\\') {
        end = text.find('\n', end + 1);
    }
    return std::min(end, text.size());
}

inline std::size_t endOfQuoted(std::string_view text, std::size_t open)
{
    std::size_t i = open + 1;
    while (i < text.size() && text[i] != text[open] && text[i] != '\n') {
        i += text[i] == '\\' ? 2 : 1;
    }
    return std::min(i, text.size());
}

/// `quote` is the place of the opening quote of R"delimiter(...)delimiter".
inline std::size_t endOfRaw(std::string_view text, std::size_t quote)
{
    const std::size_t paren = text.find('(', quote);
    if (paren == std::string_view::npos) {
        return text.size();
    }
    const std::string closing = ")" + std::string(text.substr(quote + 1, paren - quote - 1)) + "\"";
    const std::size_t end = text.find(closing, paren);
    return end == std::string_view::npos ? text.size() : end + closing.size() - 1;
}

/// True when the quote at `quote` opens a raw string: R, LR, uR, UR or u8R stands before it.
inline bool isRawQuote(std::string_view text, std::size_t quote)
{
    std::size_t word = quote;
    while (word > 0 && isWordChar(text[word - 1])) {
        --word;
    }
    const std::string_view prefix = text.substr(word, quote - word);
    return prefix == "R" || prefix == "LR" || prefix == "uR" || prefix == "UR" || prefix == "u8R";
}

/// 1'000 holds no character literal; u8'a' does.
inline bool isDigitSeparator(std::string_view text, std::size_t quote)
{
    std::size_t word = quote;
    while (word > 0 && (isWordChar(text[word - 1]) || text[word - 1] == '\'')) {
        --word;
    }
    return word < quote && std::isdigit(static_cast<unsigned char>(text[word])) != 0;
}

}  // namespace detail

/// Comments become blanks, and with Literals::Blank also what stands between quotes.
inline std::string codeOf(std::string text, Literals literals)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::size_t end = i;
        if (text.compare(i, 2, "//") == 0) {
            end = detail::endOfLineComment(text, i);
            blank(text, i, end);
        } else if (text.compare(i, 2, "/*") == 0) {
            end = std::min(text.find("*/", i + 2), text.size() - 2) + 1;
            blank(text, i, end + 1);
        } else if (text[i] == '"') {
            end = detail::isRawQuote(text, i) ? detail::endOfRaw(text, i)
                                              : detail::endOfQuoted(text, i);
            if (literals == Literals::Blank) {
                blank(text, i + 1, end);
            }
        } else if (text[i] == '\'' && !detail::isDigitSeparator(text, i)) {
            end = detail::endOfQuoted(text, i);
            if (literals == Literals::Blank) {
                blank(text, i + 1, end);
            }
        }
        i = end;
    }
    return text;
}

inline std::optional<std::string> readFile(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    if (!in) {
        return std::nullopt;
    }
    return std::string(std::istreambuf_iterator<char>(in), {});
}

/// Every .h and .cpp file under the given folders of `root`, ordered by path. Folders that do not
/// exist are passed over; a file that cannot be read is a violation.
inline std::vector<SourceFile> readSources(const std::filesystem::path& root,
                                           const std::vector<std::string>& folders,
                                           std::vector<Violation>& unreadable)
{
    std::vector<SourceFile> files;
    for (const std::string& folder : folders) {
        std::error_code missing;
        std::filesystem::recursive_directory_iterator walk(root / folder, missing);
        for (; !missing && walk != std::filesystem::recursive_directory_iterator(); ++walk) {
            const std::filesystem::path extension = walk->path().extension();
            if (!walk->is_regular_file() || (extension != ".h" && extension != ".cpp")) {
                continue;
            }
            std::string path = walk->path().lexically_relative(root).generic_string();
            if (std::optional<std::string> text = readFile(walk->path())) {
                files.push_back({std::move(path), std::move(*text)});
            } else {
                unreadable.push_back({std::move(path), 0, "cannot be read"});
            }
        }
    }
    std::sort(files.begin(), files.end(),
              [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
    return files;
}

inline void print(const std::vector<Violation>& violations)
{
    for (const Violation& violation : violations) {
        std::cout << violation.path << ':';
        if (violation.line > 0) {
            std::cout << violation.line << ':';
        }
        std::cout << ' ' << violation.message << '\n';
    }
}

}  // namespace sourcetext
