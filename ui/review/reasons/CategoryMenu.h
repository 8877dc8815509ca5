// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/patent/Category.h"
#include "ui/theme/Theme.h"

#include <functional>
#include <optional>

class QMenu;
class QWidget;

namespace metes {

/// The nine categories with letter and number key; deletes itself when it closes. Show it with
/// popup(). `current` is checked.
QMenu* makeCategoryMenu(const Theme& theme, std::optional<Category> current, QWidget* parent,
                        const std::function<void(Category)>& chosen);

}  // namespace metes
