// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Tokens.h"

#include <QString>

#include <optional>

namespace metes {

/// The name of a role in the theme file and the style sheet: "accentSoft".
QString roleName(ColorRole role);
std::optional<ColorRole> roleFromName(const QString& name);

/// "solid", "dotted", "dashed", "double", "dashDot", "wavy", "thick", "thin".
QString lineStyleName(LineStyle style);
std::optional<LineStyle> lineStyleFromName(const QString& name);

}  // namespace metes
