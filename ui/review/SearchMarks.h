// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/TextRange.h"

#include <QColor>
#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// Where `terms` stand in `text`, in code points, ascending, overlaps joined.
std::vector<TextRange> searchHits(std::string_view text, const std::vector<std::string>& terms);

/// `text` as HTML with `hits` (ascending, without overlaps) on `ground`.
QString markedHtml(std::string_view text, const std::vector<TextRange>& hits, const QColor& ground);

}  // namespace metes
