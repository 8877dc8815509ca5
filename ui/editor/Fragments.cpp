// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/Fragments.h"

#include "ui/editor/SpanPainter.h"

#include <algorithm>

namespace metes {

std::vector<std::size_t> highlightsUnder(const std::vector<PaintedFragment>& fragments,
                                         QPointF place)
{
    std::vector<PaintedFragment> under;
    std::copy_if(fragments.begin(), fragments.end(), std::back_inserter(under),
                 [&](const PaintedFragment& fragment) {
                     return fragment.box.adjusted(0, 0, 0, kLaneHeight).contains(place);
                 });
    std::sort(under.begin(), under.end(),
              [](const PaintedFragment& a, const PaintedFragment& b) { return a.lane < b.lane; });
    std::vector<std::size_t> highlights;
    for (const PaintedFragment& fragment : under)
        highlights.push_back(fragment.highlight);
    return highlights;
}

std::vector<TextRange> rangesOf(const std::vector<PaintedFragment>& fragments,
                                const std::vector<Highlight>& highlights, const SpanRef& span)
{
    std::vector<TextRange> ranges;
    for (const PaintedFragment& fragment : fragments) {
        if (highlights[fragment.highlight].ref() != span)
            continue;
        if (!ranges.empty() && ranges.back().end == fragment.range.start)
            ranges.back().end = fragment.range.end;
        else
            ranges.push_back(fragment.range);
    }
    return ranges;
}

}  // namespace metes
