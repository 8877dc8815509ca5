// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/uspto/DocumentBuilder.h"
#include "core/uspto/XmlReader.h"

#include <string>
#include <string_view>

namespace metes {

/// "G06N   3/08" and "G06F  40/20" as "G06N3/08" and "G06F40/20".
std::string withoutBlanks(std::string_view symbol);

/// Reads the bibliographic part of a publication or grant, at its Start, up to its End: application
/// number, dates, CPC and title of `document`; the title becomes a heading of the text too.
void readBibliographicData(XmlReader& xml, DocumentBuilder& builder, PatentDocument& document);

}  // namespace metes
