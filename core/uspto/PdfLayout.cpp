// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/PdfLayout.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace metes {

namespace {

// Where the furniture of a page stands, as a share of its height.
constexpr double kMargin = 0.12;
// More leading than this share of the usual one parts paragraphs.
constexpr double kParting = 1.4;

std::string withoutDigits(const std::string& text)
{
    std::string shape;
    for (const char c : text) {
        shape += c >= '0' && c <= '9' ? '#' : c;
    }
    return shape;
}

/// The type area and the usual distance from line to line.
struct Measure {
    double left = 0;
    double right = 0;
    double leading = 0;
    double height = 10;  ///< of a line

    double width() const { return std::max(right - left, 1.0); }
};

double quantile(std::vector<double> values, double share)
{
    if (values.empty()) {
        return 0;
    }
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

Measure measureOf(const std::vector<const PdfLine*>& lines)
{
    std::vector<double> lefts;
    std::vector<double> rights;
    std::vector<double> gaps;
    std::vector<double> heights;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        lefts.push_back(lines[i]->left);
        rights.push_back(lines[i]->right);
        heights.push_back(lines[i]->bottom - lines[i]->top);
        if (i > 0 && lines[i]->page == lines[i - 1]->page && lines[i]->top > lines[i - 1]->top) {
            gaps.push_back(lines[i]->top - lines[i - 1]->top);
        }
    }
    return {quantile(lefts, 0.05), quantile(rights, 0.95), quantile(gaps, 0.4),
            quantile(heights, 0.5)};
}

bool isCentred(const PdfLine& line, const Measure& measure)
{
    const double before = line.left - measure.left;
    const double after = measure.right - line.right;
    return before > 0.12 * measure.width() && std::abs(before - after) < 0.08 * measure.width();
}

LineJoin joinWithin(const PdfLine& before, const PdfLine& line, const Measure& measure)
{
    const double gap = line.top - before.top;
    const bool apart = gap > kParting * measure.leading || gap < 0;
    if (apart || before.bold != line.bold || beginsBlock(line.text)
        || isCentred(before, measure) != isCentred(line, measure)) {
        return LineJoin::NewBlock;
    }
    const double indent = line.left - before.left;
    const bool full = before.right > measure.right - 0.25 * measure.width();
    const bool ended = endsSentence(before.text);
    if (indent > 1.2 * measure.height && (ended || !full)) {
        return ended ? LineJoin::NewBlock : LineJoin::NewLine;
    }
    if (full) {
        return endsClause(before.text) && indent != 0 ? LineJoin::NewLine : LineJoin::Wrapped;
    }
    return ended ? LineJoin::NewBlock : LineJoin::NewLine;
}

LineJoin joinOverPages(const PdfLine& before, const PdfLine& line, const Measure& measure)
{
    if (before.bold != line.bold || beginsBlock(line.text) || isCentred(line, measure)) {
        return LineJoin::NewBlock;
    }
    if (endsClause(before.text)) {
        return LineJoin::NewLine;
    }
    if (!endsSentence(before.text)) {
        return LineJoin::Wrapped;
    }
    const bool full = before.right > measure.right - 0.1 * measure.width();
    const bool flush = line.left < measure.left + measure.height;
    return full && flush ? LineJoin::Wrapped : LineJoin::NewBlock;
}

}  // namespace

std::vector<bool> pageFurniture(const std::vector<PdfLine>& lines,
                                const std::vector<PdfPage>& pages)
{
    std::map<std::string, std::set<std::int32_t>> shapes;
    const auto atEdge = [&](const PdfLine& line) {
        const double height = pages[static_cast<std::size_t>(line.page)].height;
        return line.top < kMargin * height || line.bottom > (1 - kMargin) * height;
    };
    for (const PdfLine& line : lines) {
        if (atEdge(line)) {
            shapes[withoutDigits(line.text)].insert(line.page);
        }
    }
    std::vector<bool> furniture;
    for (const PdfLine& line : lines) {
        const Furniture kind = furnitureOf(line.text);
        const bool edge = atEdge(line);
        const std::size_t repeats = edge ? shapes[withoutDigits(line.text)].size() : 0;
        const bool repeated = repeats >= 3 || (repeats == 2 && pages.size() <= 3);
        furniture.push_back(kind == Furniture::Certain || (kind == Furniture::Maybe && edge)
                            || repeated);
    }
    return furniture;
}

std::vector<TextLine> joinPdfLines(const std::vector<PdfLine>& lines,
                                   const std::vector<PdfPage>& pages)
{
    const std::vector<bool> furniture = pageFurniture(lines, pages);
    std::vector<const PdfLine*> body;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!furniture[i]) {
            body.push_back(&lines[i]);
        }
    }
    const Measure measure = measureOf(body);
    std::vector<TextLine> joined;
    for (std::size_t i = 0; i < body.size(); ++i) {
        const PdfLine& line = *body[i];
        TextLine text;
        text.text = line.text;
        text.source = line.source;
        text.bold = line.bold;
        const double columns = (line.left - measure.left) / (0.5 * std::max(measure.height, 1.0));
        text.indent = static_cast<std::int32_t>(std::clamp(columns, 0.0, 60.0));
        if (i > 0) {
            text.join = line.page == body[i - 1]->page ? joinWithin(*body[i - 1], line, measure)
                                                       : joinOverPages(*body[i - 1], line, measure);
        }
        joined.push_back(text);
    }
    return joined;
}

}  // namespace metes
