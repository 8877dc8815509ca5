// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Our side of the PDF reader: lines at places that the input tells, as poppler might give them. A
// file whole goes through poppler too.

#include "DocumentChecks.h"
#include "core/uspto/DocumentBuilder.h"
#include "core/uspto/Formats.h"
#include "core/uspto/PdfLayout.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using namespace metes;

namespace {

// Each line of the input: four bytes of place, one of page, then its text.
void layOut(std::string_view bytes)
{
    std::vector<PdfLine> lines;
    std::int64_t source = 0;
    while (!bytes.empty() && lines.size() < 2000) {
        const std::size_t end = bytes.find('\n');
        const std::string_view record = bytes.substr(0, end);
        bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
        if (record.size() < 6 || invalidUtf8At(record.substr(5)) != std::string_view::npos
            || record.substr(5).find_first_not_of(" \t\r\v\f") == std::string_view::npos) {
            continue;
        }
        const auto number = [&](std::size_t i) {
            return static_cast<double>(static_cast<unsigned char>(record[i]));
        };
        PdfLine line;
        line.text = record.substr(5);
        line.left = number(0);
        line.right = number(1) * 2;
        line.top = number(2) * 3;
        line.bottom = line.top + number(3);
        line.page = static_cast<std::int32_t>(number(4)) % 4;
        line.source = source;
        source += codePointCount(line.text) + 1;
        lines.push_back(std::move(line));
    }
    DocumentBuilder builder;
    appendLines(joinPdfLines(lines, std::vector<PdfPage>(4, {600, 800})), builder);
    PatentDocument document;
    builder.finish(document);
    fuzz::checkDocument(document);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (!bytes.starts_with("%PDF")) {
        layOut(bytes);
        return 0;
    }
    NoProgress progress;
    if (const ReadResult result = readPdf(bytes, "a.pdf", progress)) {
        for (const PatentDocument& document : *result) {
            fuzz::checkDocument(document);
        }
    }
    return 0;
}
