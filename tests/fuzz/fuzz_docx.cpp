// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The DOCX reader. An input that is no zip is a word/document.xml, or numbering and document with a
// line "====" between them.

#include "DocumentChecks.h"
#include "core/uspto/Formats.h"

#include <archive.h>
#include <archive_entry.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using namespace metes;

namespace {

void add(archive* writer, const char* path, std::string_view bytes)
{
    archive_entry* entry = archive_entry_new();
    archive_entry_set_pathname(entry, path);
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_entry_set_size(entry, static_cast<la_int64_t>(bytes.size()));
    archive_write_header(writer, entry);
    archive_write_data(writer, bytes.data(), bytes.size());
    archive_entry_free(entry);
}

std::string packed(std::string_view input)
{
    constexpr std::string_view kPart = "\n====\n";
    const std::size_t part = input.find(kPart);
    std::vector<char> buffer(input.size() + 4096);
    std::size_t used = 0;
    archive* writer = archive_write_new();
    archive_write_set_format_zip(writer);
    archive_write_set_options(writer, "compression=store");
    archive_write_open_memory(writer, buffer.data(), buffer.size(), &used);
    if (part != std::string_view::npos) {
        add(writer, "word/numbering.xml", input.substr(0, part));
        input.remove_prefix(part + kPart.size());
    }
    add(writer, "word/document.xml", input);
    archive_write_close(writer);
    archive_write_free(writer);
    return {buffer.data(), used};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    NoProgress progress;
    const std::string file = bytes.starts_with("PK") ? std::string(bytes) : packed(bytes);
    if (const ReadResult result = readDocx(file, "a.docx", progress)) {
        for (const PatentDocument& document : *result) {
            fuzz::checkDocument(document);
        }
    }
    return 0;
}
