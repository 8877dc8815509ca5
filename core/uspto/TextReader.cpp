// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/TextIndex.h"
#include "core/uspto/DocumentBuilder.h"
#include "core/uspto/DocumentContents.h"
#include "core/uspto/FileName.h"
#include "core/uspto/Formats.h"
#include "core/uspto/TextInput.h"
#include "core/uspto/TextLines.h"

#include <string>

namespace metes {

ReadResult readPlainText(std::string_view bytes, std::string_view name, Progress& progress)
{
    const auto text = checkedText(bytes);
    if (!text) {
        return passOn(text);
    }
    if (progress.cancelled()) {
        return fail(ErrorCode::Cancelled, "stopped");
    }
    PatentDocument document;
    document.format = DocumentFormat::PlainText;
    setPlainText(document, *text);
    applyFileName(document, name);
    readContents(document);
    return std::vector<PatentDocument>{std::move(document)};
}

}  // namespace metes
