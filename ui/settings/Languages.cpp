// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/Languages.h"

#include <algorithm>

namespace metes {

namespace {

bool isSpoken(const QString& code)
{
    return std::any_of(languages().begin(), languages().end(),
                       [&code](const Language& language) { return language.code == code; });
}

}  // namespace

const std::vector<Language>& languages()
{
    // Named in themselves, so that a person finds the own one in a window that speaks another.
    static const std::vector<Language> all = {{QStringLiteral("en"), QStringLiteral("English")},
                                              {QStringLiteral("de"), QStringLiteral("Deutsch")},
                                              {QStringLiteral("fr"), QStringLiteral("Français")}};
    return all;
}

QString effectiveLanguage(const QString& choice, const QString& systemLocale)
{
    for (const QString& wanted : {choice, systemLocale}) {
        const QString code = wanted.left(2).toLower();
        if (isSpoken(code)) {
            return code;
        }
    }
    return QStringLiteral("en");
}

}  // namespace metes
