// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/RoleNames.h"

#include <algorithm>
#include <array>

namespace metes {

namespace {

constexpr std::array<QLatin1String, kColorRoleCount> kRoles = {
    QLatin1String("bg"),          QLatin1String("surface"),       QLatin1String("sunk"),
    QLatin1String("line"),        QLatin1String("text"),          QLatin1String("muted"),
    QLatin1String("faint"),       QLatin1String("accent"),        QLatin1String("accentSoft"),
    QLatin1String("accentHover"), QLatin1String("accentPressed"), QLatin1String("onAccent"),
    QLatin1String("good"),        QLatin1String("goodSoft"),      QLatin1String("bad"),
    QLatin1String("badSoft"),     QLatin1String("warn"),          QLatin1String("warnSoft"),
    QLatin1String("hover"),       QLatin1String("searchHit"),     QLatin1String("selection"),
};

constexpr std::array<QLatin1String, 8> kLines = {
    QLatin1String("solid"),  QLatin1String("dotted"),  QLatin1String("dashed"),
    QLatin1String("double"), QLatin1String("dashDot"), QLatin1String("wavy"),
    QLatin1String("thick"),  QLatin1String("thin"),
};

template<typename Enum, std::size_t N>
std::optional<Enum> find(const std::array<QLatin1String, N>& names, const QString& name)
{
    const auto at = std::find(names.begin(), names.end(), name);
    if (at == names.end())
        return std::nullopt;
    return static_cast<Enum>(at - names.begin());
}

}  // namespace

QString roleName(ColorRole role)
{
    return kRoles.at(static_cast<std::size_t>(role));
}

std::optional<ColorRole> roleFromName(const QString& name)
{
    return find<ColorRole>(kRoles, name);
}

QString lineStyleName(LineStyle style)
{
    return kLines.at(static_cast<std::size_t>(style));
}

std::optional<LineStyle> lineStyleFromName(const QString& name)
{
    return find<LineStyle>(kLines, name);
}

}  // namespace metes
