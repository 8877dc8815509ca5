// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Both XML readers and the exports of what they read.

#include "DocumentChecks.h"
#include "core/uspto/DocumentExport.h"
#include "core/uspto/Formats.h"

#include <cstdint>
#include <string_view>

using namespace metes;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    NoProgress progress;
    for (const auto reader : {readFileWrapperXml, readFullTextXml}) {
        const ReadResult result = reader(bytes, "10123456.2020-01-02.CLM.xml", progress);
        if (!result) {
            continue;
        }
        for (const PatentDocument& document : *result) {
            fuzz::checkDocument(document);
            fuzz::check(!documentAsJson(document).empty());
            documentAsMarkdown(document);
        }
    }
    return 0;
}
