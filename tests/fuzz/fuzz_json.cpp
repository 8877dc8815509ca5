// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The three JSON readers.

#include "DocumentChecks.h"
#include "core/uspto/Formats.h"

#include <cstdint>
#include <string_view>

using namespace metes;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    NoProgress progress;
    for (const auto reader : {readActionJson, readPortalJson, readPublicationJson}) {
        if (const ReadResult result = reader(bytes, "a.json", progress)) {
            for (const PatentDocument& document : *result) {
                fuzz::checkDocument(document);
            }
        }
    }
    return 0;
}
