// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/SearchMarks.h"

#include "core/text/Folding.h"
#include "core/text/TextIndex.h"

#include <algorithm>

namespace metes {

namespace {

QString escaped(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toHtmlEscaped();
}

}  // namespace

std::vector<TextRange> searchHits(std::string_view text, const std::vector<std::string>& terms)
{
    if (terms.empty()) {
        return {};
    }
    const FoldedText folded = fold(text);
    std::vector<TextRange> hits;
    for (const std::string& term : terms) {
        const std::vector<TextRange> found = findFolded(folded, term);
        hits.insert(hits.end(), found.begin(), found.end());
    }
    std::sort(hits.begin(), hits.end());
    std::vector<TextRange> joined;
    for (const TextRange& hit : hits) {
        if (!joined.empty() && hit.start < joined.back().end) {
            joined.back().end = std::max(joined.back().end, hit.end);
        } else {
            joined.push_back(hit);
        }
    }
    return joined;
}

QString markedHtml(std::string_view text, const std::vector<TextRange>& hits, const QColor& ground)
{
    const TextIndex index(text);
    QString html;
    std::int32_t done = 0;
    for (const TextRange& hit : hits) {
        html += escaped(index.slice({done, hit.start}));
        html += QStringLiteral("<span style=\"background:%1\">%2</span>")
                    .arg(ground.name(), escaped(index.slice(hit)));
        done = hit.end;
    }
    html += escaped(index.slice({done, index.codePoints()}));
    return html;
}

}  // namespace metes
