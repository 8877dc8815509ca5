// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/DescriptionText.h"

#include "core/base/ContentHash.h"
#include "core/base/Json.h"

#include <array>
#include <charconv>
#include <string_view>
#include <utility>

namespace metes {

namespace {

constexpr std::string_view kBetween = "\n\n";

}  // namespace

void ParagraphJoiner::add(std::string_view paragraph)
{
    if (m_joined.paragraphs > 0) {
        m_joined.text += kBetween;
        m_joined.ends.back() = ',';
    } else {
        m_joined.ends = "[";
    }
    m_joined.text += paragraph;
    std::array<char, 24> digits{};
    char* const end =
        std::to_chars(digits.data(), digits.data() + digits.size(), m_joined.text.size()).ptr;
    m_joined.ends.append(digits.data(), end);
    m_joined.ends += ']';
    ++m_joined.paragraphs;
}

DescriptionText ParagraphJoiner::take()
{
    m_joined.hash = contentHash(m_joined.ends, m_joined.text);
    return std::move(m_joined);
}

DescriptionText joinParagraphs(const std::vector<std::string>& paragraphs)
{
    std::size_t bytes = 0;
    for (const std::string& paragraph : paragraphs) {
        bytes += paragraph.size() + kBetween.size();
    }
    ParagraphJoiner joiner(bytes);
    for (const std::string& paragraph : paragraphs) {
        joiner.add(paragraph);
    }
    return joiner.take();
}

std::vector<std::string> splitParagraphs(const std::string& text,
                                         const std::vector<std::int64_t>& ends)
{
    std::vector<std::string> paragraphs;
    paragraphs.reserve(ends.size());
    std::size_t start = 0;
    for (const std::int64_t stored : ends) {
        const auto end = static_cast<std::size_t>(stored);
        const bool fits = stored >= 0 && start <= end && end <= text.size();
        paragraphs.push_back(fits ? text.substr(start, end - start) : std::string());
        start = fits ? end + kBetween.size() : std::string::npos;
    }
    return paragraphs;
}

std::vector<std::string> splitParagraphs(const DescriptionText& description)
{
    return splitParagraphs(description.text,
                           Json::parse(description.ends).get<std::vector<std::int64_t>>());
}

}  // namespace metes
