// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/ThemeFile.h"

#include <QString>

namespace metes {

/// The application's style sheet: resources/themes/metes.qss with every @name replaced by a colour.
QString makeStyleSheet(const ThemeColors& colors);

}  // namespace metes
