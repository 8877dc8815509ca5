// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/TextInput.h"

#include "core/text/TextIndex.h"
#include "core/uspto/DocumentBuilder.h"
#include "core/uspto/DocumentContents.h"
#include "core/uspto/FileName.h"
#include "core/uspto/TextLines.h"

#include <string>
#include <utility>

namespace metes {

Result<std::string_view> checkedText(std::string_view bytes)
{
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (bytes.size() > kLongestText) {
        return fail(ErrorCode::InvalidInput, "the file is a text of more than "
                                                 + std::to_string(kLongestText >> 20) + " MB");
    }
    if (bytes.find('\0') != std::string_view::npos) {
        return fail(ErrorCode::InvalidInput, "the file is no text: it holds zero bytes");
    }
    if (const std::size_t at = invalidUtf8At(bytes); at != std::string_view::npos) {
        return fail(ErrorCode::InvalidInput, "the file is not UTF-8 at byte " + std::to_string(at));
    }
    if (bytes.starts_with(kMark)) {
        bytes.remove_prefix(kMark.size());
    }
    return bytes;
}

ReadResult readTextDocument(std::string_view bytes, std::string_view name, Progress& progress,
                            DocumentFormat format,
                            void (*fill)(PatentDocument& document, std::string_view utf8))
{
    const auto text = checkedText(bytes);
    if (!text) {
        return passOn(text);
    }
    if (progress.cancelled()) {
        return fail(ErrorCode::Cancelled, "stopped");
    }
    PatentDocument document;
    document.format = format;
    fill(document, *text);
    applyFileName(document, name);
    readContents(document);
    return std::vector<PatentDocument>{std::move(document)};
}

void setPlainText(PatentDocument& document, std::string_view utf8)
{
    DocumentBuilder builder;
    appendLines(textLines(utf8), builder);
    builder.finish(document);
    const TextIndex index(document.text);
    for (Block& block : document.blocks) {
        const std::string_view text = index.slice(block.range);
        if (block.kind == BlockKind::Paragraph && !text.empty()) {
            const bool bullet = text.starts_with("- ") || text.starts_with("\xE2\x80\xA2");
            block.kind = bullet                  ? BlockKind::Item
                         : text.starts_with('|') ? BlockKind::Table
                                                 : BlockKind::Paragraph;
        }
    }
    setHeadings(document);
}

}  // namespace metes
