// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Archives and the detection of what lies in them.

#include "DocumentChecks.h"
#include "core/uspto/Archive.h"
#include "core/uspto/Detection.h"

#include <cstdint>
#include <string_view>

using namespace metes;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    NoProgress progress;
    ArchiveLimits limits;
    limits.entryBytes = 1 << 20;
    limits.totalBytes = 4 << 20;
    const Result<std::vector<ArchiveEntry>> entries =
        readArchive(bytes, "a.tar.gz", progress, {}, limits);
    if (!entries) {
        fuzz::check(!entries.error().message.empty());
        return 0;
    }
    std::int64_t total = 0;
    for (const ArchiveEntry& entry : *entries) {
        const std::string_view path = entry.path;
        fuzz::check(!path.empty() && path.front() != '/' && path != ".." && !path.starts_with("../")
                    && path.find("/../") == std::string_view::npos);
        total += static_cast<std::int64_t>(entry.bytes.size());
        const Result<DocumentFormat> format = detectFormat(entry.bytes, path);
        fuzz::check(format || !format.error().message.empty());
    }
    fuzz::check(total <= limits.totalBytes);
    return 0;
}
