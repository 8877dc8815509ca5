// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <string>

namespace metes {

/// Core writes its tables in English, as files keep them. On the screen the headings stand in the
/// reader's language; a heading that core does not use stays as it is.
QString columnTitle(const std::string& title);
/// The same for what a cell says: a label, a category, a figure's name, a reason.
QString cellWords(const std::string& text);

}  // namespace metes
