// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/DescriptionText.h"

#include "core/base/Sha256.h"

#include <string_view>

namespace metes {

namespace {

constexpr std::string_view kBetween = "\n\n";

}  // namespace

DescriptionText joinParagraphs(const std::vector<std::string>& paragraphs)
{
    std::size_t size = 0;
    for (const std::string& paragraph : paragraphs) {
        size += paragraph.size() + kBetween.size();
    }
    DescriptionText joined;
    joined.text.reserve(size);
    joined.ends = "[";
    for (const std::string& paragraph : paragraphs) {
        if (&paragraph != paragraphs.data()) {
            joined.text += kBetween;
            joined.ends += ',';
        }
        joined.text += paragraph;
        joined.ends += std::to_string(joined.text.size());
    }
    joined.ends += ']';
    Sha256 sum;
    sum.add("\xff");
    sum.add(joined.ends);
    sum.add(joined.text);
    joined.hash = sum.hex();
    return joined;
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

}  // namespace metes
