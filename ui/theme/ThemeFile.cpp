// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/ThemeFile.h"

#include "ui/theme/RoleNames.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace metes {

namespace {

tl::unexpected<Error> bad(const QString& key, const char* what)
{
    return fail(ErrorCode::InvalidInput, "Theme file: " + key.toStdString() + " " + what);
}

Result<QColor> readColor(const QJsonObject& object, const QString& key, const QString& path)
{
    static const QRegularExpression form(QStringLiteral("^#[0-9A-Fa-f]{6}$"));
    const QString value = object.value(key).toString();
    if (!form.match(value).hasMatch())
        return bad(path + QLatin1Char('.') + key, "is missing or not of the form #RRGGBB");
    return QColor(value);
}

QString categoryId(const CategoryInfo& info)
{
    return QString::fromLatin1(info.id.data(), static_cast<qsizetype>(info.id.size()));
}

Result<void> readRoles(const QJsonObject& roles, const QString& path, ThemeColors& colors)
{
    for (const QString& key : roles.keys()) {
        const std::optional<ColorRole> role = roleFromName(key);
        if (!role)
            return bad(path + QLatin1Char('.') + key, "is no known role");
    }
    for (std::size_t i = 0; i < kColorRoleCount; ++i) {
        Result<QColor> color = readColor(roles, roleName(static_cast<ColorRole>(i)), path);
        if (!color)
            return tl::unexpected(color.error());
        colors.roles[i] = *color;
    }
    return {};
}

Result<void> readTones(const QJsonObject& tones, const QString& path, ThemeColors& colors)
{
    for (const CategoryInfo& info : categories()) {
        const QString here = path + QLatin1Char('.') + categoryId(info);
        const QJsonObject tone = tones.value(categoryId(info)).toObject();
        const Result<QColor> color = readColor(tone, QStringLiteral("color"), here);
        if (!color)
            return tl::unexpected(color.error());
        const Result<QColor> ink = readColor(tone, QStringLiteral("ink"), here);
        if (!ink)
            return tl::unexpected(ink.error());
        colors.categories[static_cast<std::size_t>(info.category)] = {*color, *ink};
    }
    return {};
}

Result<ThemeColors> readColors(const QJsonObject& root, const QString& appearance)
{
    const QJsonObject object = root.value(appearance).toObject();
    ThemeColors colors;
    colors.fill = object.value(QLatin1String("fill")).toDouble(-1.0);
    if (colors.fill <= 0.0 || colors.fill >= 1.0)
        return bad(appearance + QStringLiteral(".fill"), "is not between 0 and 1");
    const auto roles = readRoles(object.value(QLatin1String("roles")).toObject(),
                                 appearance + QStringLiteral(".roles"), colors);
    if (!roles)
        return tl::unexpected(roles.error());
    const auto tones = readTones(object.value(QLatin1String("categories")).toObject(),
                                 appearance + QStringLiteral(".categories"), colors);
    if (!tones)
        return tl::unexpected(tones.error());
    return colors;
}

}  // namespace

Result<ThemeFile> readThemeFile(const QByteArray& json)
{
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(json, &error).object();
    if (error.error != QJsonParseError::NoError)
        return bad(error.errorString(), "");
    ThemeFile file;
    Result<ThemeColors> light = readColors(root, QStringLiteral("light"));
    if (!light)
        return tl::unexpected(light.error());
    Result<ThemeColors> dark = readColors(root, QStringLiteral("dark"));
    if (!dark)
        return tl::unexpected(dark.error());
    file.light = *light;
    file.dark = *dark;
    const QJsonObject lines = root.value(QLatin1String("lines")).toObject();
    for (const CategoryInfo& info : categories()) {
        const std::optional<LineStyle> line =
            lineStyleFromName(lines.value(categoryId(info)).toString());
        if (!line)
            return bad(QStringLiteral("lines.") + categoryId(info), "is missing or no line style");
        file.lines[static_cast<std::size_t>(info.category)] = *line;
    }
    return file;
}

}  // namespace metes
