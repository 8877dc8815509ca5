// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/TextIndex.h"
#include "core/uspto/DocumentBuilder.h"
#include "core/uspto/DocumentContents.h"
#include "core/uspto/FileName.h"
#include "core/uspto/Formats.h"
#include "core/uspto/PdfLayout.h"
#include "core/uspto/TextInput.h"

#include <poppler-document.h>
#include <poppler-global.h>
#include <poppler-page.h>

#include <algorithm>
#include <array>
#include <exception>
#include <memory>
#include <string>
#include <utility>

namespace metes {

namespace {

constexpr int kMostPages = 5000;
constexpr std::size_t kMostWordsOnPage = 50'000;
// What a scan's stamps leave; less is no text layer.
constexpr std::int32_t kFewestCharacters = 10;

std::string utf8Of(const poppler::ustring& text)
{
    const poppler::byte_array bytes = text.to_utf8();
    std::string utf8(bytes.begin(), bytes.end());
    while (!utf8.empty() && utf8.back() == '\0') {
        utf8.pop_back();
    }
    // Ligatures are a matter of print: "insu\uFB03cient" is the word that it looks like.
    static constexpr std::array<std::string_view, 7> kLigatures{"ff",  "fi", "fl", "ffi",
                                                                "ffl", "st", "st"};
    std::string clean;
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const std::string_view rest = std::string_view(utf8).substr(i);
        const bool three = rest.size() > 2 && rest.starts_with("\xEF\xAC");
        const std::size_t which = three ? static_cast<unsigned char>(rest[2]) - 0x80U : 99;
        if (which < kLigatures.size()) {
            clean += kLigatures[which];
            i += 2;
        } else {
            clean += static_cast<unsigned char>(rest[0]) < 0x20 ? ' ' : rest[0];
        }
    }
    return invalidUtf8At(clean) == std::string::npos ? clean : std::string();
}

bool isBold(const poppler::text_box& word)
{
    if (!word.has_font_info()) {
        return false;
    }
    const std::string font = word.get_font_name();
    return font.find("Bold") != std::string::npos || font.find("bold") != std::string::npos
           || font.find("Black") != std::string::npos;
}

/// Puts the words of the pages together into lines.
class LineMaker {
public:
    void add(const poppler::text_box& word, std::int32_t page)
    {
        const std::string text = utf8Of(word.text());
        if (text.find_first_not_of(' ') == std::string::npos) {
            return;
        }
        const poppler::rectf box = word.bbox();
        const bool bold = isBold(word);
        if (m_lines.empty() || !sameLine(m_lines.back(), box, page)) {
            m_lines.push_back(
                {text, box.left(), box.right(), box.top(), box.bottom(), page, bold, 0});
        } else {
            PdfLine& line = m_lines.back();
            line.text += m_apart ? " " + text : text;
            line.right = std::max(line.right, box.right());
            line.top = std::min(line.top, box.top());
            line.bottom = std::max(line.bottom, box.bottom());
            line.bold = line.bold && bold;
        }
        m_apart = word.has_space_after() || text.size() > 1;
    }

    /// The lines, each with its place in the text of all of them.
    std::vector<PdfLine> finish()
    {
        std::int64_t source = 0;
        for (PdfLine& line : m_lines) {
            line.source = source;
            source += codePointCount(line.text) + 1;
        }
        return std::move(m_lines);
    }

private:
    static bool sameLine(const PdfLine& line, const poppler::rectf& box, std::int32_t page)
    {
        const double overlap = std::min(line.bottom, box.bottom()) - std::max(line.top, box.top());
        const double height = std::min(line.bottom - line.top, box.height());
        return line.page == page && overlap > 0.5 * height && box.left() > line.left;
    }

    std::vector<PdfLine> m_lines;
    bool m_apart = true;  ///< a blank follows the last word
};

/// What poppler gives of a file.
struct PdfText {
    std::vector<PdfLine> lines;
    std::vector<PdfPage> pages;
};

Result<PdfText> readPages(const poppler::document& pdf, Progress& progress)
{
    if (pdf.pages() > kMostPages) {
        return fail(ErrorCode::InvalidInput, "the file has " + std::to_string(pdf.pages())
                                                 + " pages; more than " + std::to_string(kMostPages)
                                                 + " are not read");
    }
    PdfText text;
    LineMaker maker;
    for (int number = 0; number < pdf.pages(); ++number) {
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped");
        }
        progress.report(number, pdf.pages());
        const std::unique_ptr<poppler::page> page(pdf.create_page(number));
        PdfPage size;
        if (page) {
            const poppler::rectf area = page->page_rect();
            size = {area.width(), area.height()};
            const auto words = page->text_list(poppler::page::text_list_include_font);
            if (words.size() > kMostWordsOnPage) {
                return fail(ErrorCode::InvalidInput, "the file has more than "
                                                         + std::to_string(kMostWordsOnPage)
                                                         + " words on one page");
            }
            for (const poppler::text_box& word : words) {
                maker.add(word, number);
            }
        }
        text.pages.push_back(size);
    }
    text.lines = maker.finish();
    return text;
}

Result<PdfText> readPdfText(std::string_view bytes, Progress& progress)
{
    if (bytes.size() > std::size_t{1} << 30) {
        return fail(ErrorCode::InvalidInput, "the file is a PDF of more than 1 GB");
    }
    poppler::set_debug_error_function([](const std::string&, void*) {}, nullptr);
    try {
        const std::unique_ptr<poppler::document> pdf(
            poppler::document::load_from_raw_data(bytes.data(), static_cast<int>(bytes.size())));
        if (!pdf) {
            return fail(ErrorCode::InvalidInput, "the file is a damaged PDF");
        }
        if (pdf->is_locked()) {
            return fail(ErrorCode::InvalidInput, "the file is a PDF that asks for a password",
                        "save it without one");
        }
        return readPages(*pdf, progress);
    } catch (const std::exception& error) {
        return fail(ErrorCode::InvalidInput, "the file is a damaged PDF", error.what());
    }
}

}  // namespace

ReadResult readPdf(std::string_view bytes, std::string_view name, Progress& progress)
{
    const auto text = readPdfText(bytes, progress);
    if (!text) {
        return passOn(text);
    }
    std::int32_t characters = 0;
    std::string furniture;
    const std::vector<bool> isFurniture = pageFurniture(text->lines, text->pages);
    for (std::size_t i = 0; i < text->lines.size(); ++i) {
        characters += codePointCount(text->lines[i].text);
        furniture += isFurniture[i] ? text->lines[i].text + "\n" : "";
    }
    if (characters < kFewestCharacters) {
        return fail(ErrorCode::InvalidInput,
                    "the file is a PDF without a text layer: its pages are images",
                    "run text recognition over it first");
    }
    PatentDocument document;
    document.format = DocumentFormat::Pdf;
    DocumentBuilder builder;
    appendLines(joinPdfLines(text->lines, text->pages), builder);
    builder.finish(document);
    setHeadings(document);
    document.application = findApplicationNumber(furniture);
    applyFileName(document, name);
    readContents(document);
    return std::vector<PatentDocument>{std::move(document)};
}

}  // namespace metes
