// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/texts/ActionWords.h"

#include "core/text/TextIndex.h"

#include <QCoreApplication>

#include <algorithm>

namespace metes {

namespace {

struct ActionWords {
    Q_DECLARE_TR_FUNCTIONS(ActionWords)
};

/// "11" of "11. Claim 7 recites"; empty without such a number.
QString leadingNumber(std::string_view paragraph)
{
    std::size_t end = 0;
    while (end < paragraph.size() && paragraph[end] >= '0' && paragraph[end] <= '9') {
        ++end;
    }
    const bool numbered = end > 0 && end <= 3 && end < paragraph.size() && paragraph[end] == '.';
    return numbered ? QString::fromUtf8(paragraph.data(), static_cast<qsizetype>(end)) : QString();
}

}  // namespace

QString actionKind(const std::string& document)
{
    if (document == "CTNF") {
        return ActionWords::tr("Non-final");
    }
    if (document == "CTFR") {
        return ActionWords::tr("Final");
    }
    return QString::fromStdString(document);
}

QString actionParagraph(std::string_view text, const std::vector<Block>& blocks,
                        std::int32_t position)
{
    const TextIndex index(text);
    int ordinal = 0;
    for (const Block& block : blocks) {
        ordinal += block.kind == BlockKind::Heading ? 0 : 1;
        if (block.range.contains(position)) {
            const QString number = leadingNumber(index.slice(block.range));
            return ActionWords::tr("para. %1")
                .arg(number.isEmpty() ? QString::number(ordinal) : number);
        }
    }
    return {};
}

std::vector<TextRange> otherSections(const std::vector<Block>& blocks,
                                     const std::vector<TextRange>& sections)
{
    std::vector<TextRange> others;
    if (sections.empty()) {
        return others;
    }
    for (const Block& block : blocks) {
        const bool within =
            std::any_of(sections.begin(), sections.end(),
                        [&block](TextRange section) { return section.overlaps(block.range); });
        if (!within && block.kind != BlockKind::Heading) {
            others.push_back(block.range);
        }
    }
    return others;
}

}  // namespace metes
