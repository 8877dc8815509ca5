// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/PlotStyle.h"

namespace metes {

namespace {

constexpr double kStyleBarShare = 0.36;
constexpr double kStyleSideShare = 0.86;

}  // namespace

PlotStyle screenStyle(const Theme& theme)
{
    PlotStyle style;
    const QColor surface = theme.color(ColorRole::Surface);
    style.ground = surface;
    style.text = theme.color(ColorRole::Text);
    style.muted = theme.color(ColorRole::Muted);
    style.faint = theme.color(ColorRole::Faint);
    style.grid = theme.color(ColorRole::Line);
    style.accent = theme.color(ColorRole::Accent);
    style.bar = mix(surface, style.accent, kStyleBarShare);
    // Green and vermilion of the palette that colour-blind people tell apart.
    style.definite = mix(surface, theme.categoryColor(Category::RelativeTerm), kStyleSideShare);
    style.indefinite =
        mix(surface, theme.categoryColor(Category::ContradictingLimitations), kStyleSideShare);
    style.dot = theme.color(ColorRole::Bad);
    style.series = {
        SeriesLook{style.accent, Qt::SolidLine},
        SeriesLook{theme.categoryColor(Category::ContradictingLimitations), Qt::DashLine},
        SeriesLook{theme.categoryColor(Category::RelativeTerm), Qt::DashDotLine},
        SeriesLook{theme.categoryColor(Category::ExemplaryPhrasing), Qt::DotLine}};
    style.font = theme.font(TextStyle::Secondary);
    style.strong = style.font;
    style.strong.setWeight(QFont::DemiBold);
    style.smallFont = theme.tableFont();
    style.smallFont.setPixelSize(11);
    return style;
}

PlotStyle paperStyle()
{
    Theme light([] { return false; });
    light.setMode(Theme::Mode::Light);
    PlotStyle style = screenStyle(light);
    for (QFont* font : {&style.font, &style.strong, &style.smallFont}) {
        font->setHintingPreference(QFont::PreferNoHinting);
    }
    return style;
}

}  // namespace metes
