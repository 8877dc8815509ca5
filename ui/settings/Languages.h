// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include <QString>

namespace metes {

struct Language {
    QString code;  ///< "de"
    QString name;  ///< in the language itself
};

/// The languages that the window speaks, English first.
const std::vector<Language>& languages();
/// The code to use for a choice: the choice itself where it is spoken, else the system's language
/// where that is, else English. An empty choice follows the system.
QString effectiveLanguage(const QString& choice, const QString& systemLocale);

}  // namespace metes
