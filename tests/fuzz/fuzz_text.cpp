// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Plain text and Markdown.

#include "DocumentChecks.h"
#include "core/uspto/DocumentContents.h"
#include "core/uspto/DocumentExport.h"
#include "core/uspto/Formats.h"

#include <cstdint>
#include <string_view>

using namespace metes;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    NoProgress progress;
    for (const auto reader : {readPlainText, readMarkdown}) {
        ReadResult result = reader(bytes, "a", progress);
        if (!result) {
            continue;
        }
        for (PatentDocument& document : *result) {
            fuzz::checkDocument(document);
            for (const DocumentRole role : {DocumentRole::Claims, DocumentRole::Description}) {
                readContentsAs(document, role);
                fuzz::checkDocument(document);
            }
            documentAsMarkdown(document);
        }
    }
    return 0;
}
