// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/patent/Category.h"
#include "ui/theme/Tokens.h"

#include <QByteArray>
#include <QColor>

#include <array>

namespace metes {

struct CategoryTone {
    QColor color;  ///< highlights and their lines
    QColor ink;    ///< the same hue where it is text or lies behind a letter: contrast 4.5 or more
};

/// All colours of one appearance.
struct ThemeColors {
    std::array<QColor, kColorRoleCount> roles;
    std::array<CategoryTone, kCategoryCount> categories;
    double fill = 0.15;  ///< share of the category's colour in a highlight's fill
};

/// What resources/themes/metes.json says.
struct ThemeFile {
    ThemeColors light;
    ThemeColors dark;
    std::array<LineStyle, kCategoryCount> lines{};
};

/// Fails with InvalidInput, naming the key, when a token is missing, unknown or no colour.
Result<ThemeFile> readThemeFile(const QByteArray& json);

}  // namespace metes
