// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/Formats.h"
#include "core/uspto/TextInput.h"

namespace metes {

ReadResult readPlainText(std::string_view bytes, std::string_view name, Progress& progress)
{
    return readTextDocument(bytes, name, progress, DocumentFormat::PlainText, setPlainText);
}

}  // namespace metes
