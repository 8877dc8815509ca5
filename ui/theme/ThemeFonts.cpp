// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Theme.h"

#include <QFontDatabase>
#include <QFontMetricsF>

namespace metes {

namespace {

bool hasEvenFigures(const QFont& font)
{
    const QFontMetricsF metrics(font);
    const qreal width = metrics.horizontalAdvance(QLatin1Char('0'));
    for (char figure = '1'; figure <= '9'; ++figure) {
        if (!qFuzzyCompare(metrics.horizontalAdvance(QLatin1Char(figure)), width))
            return false;
    }
    return true;
}

}  // namespace

QFont Theme::font(TextStyle style) const
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    switch (style) {
    case TextStyle::Body: font.setPixelSize(13); break;
    case TextStyle::Secondary: font.setPixelSize(12); break;
    case TextStyle::Heading:
        font.setPixelSize(15);
        font.setWeight(QFont::DemiBold);
        break;
    case TextStyle::Number:
        font.setPixelSize(24);
        font.setWeight(QFont::DemiBold);
        break;
    }
    return font;
}

QFont Theme::tableFont() const
{
    // Qt 6.4 cannot ask a font for tabular figures, so a family that has them must do.
    QFont font = this->font();
    if (hasEvenFigures(font))
        return font;
    for (const char* family : {"Noto Sans", "DejaVu Sans", "Liberation Sans", "Arial"}) {
        QFont other = font;
        other.setFamily(QLatin1String(family));
        if (QFontDatabase::hasFamily(other.family()) && hasEvenFigures(other))
            return other;
    }
    return font;
}

QFont Theme::monospaceFont() const
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(11);
    return font;
}

QString Theme::readingFamily() const
{
    if (!m_foundFamily.isEmpty())
        return m_foundFamily;
    const QString preferred = QStringLiteral("Noto Serif");
    if (!m_readingFamily.isEmpty() && QFontDatabase::hasFamily(m_readingFamily)) {
        m_foundFamily = m_readingFamily;
    } else if (QFontDatabase::hasFamily(preferred)) {
        m_foundFamily = preferred;
    } else {
        QFont serif;
        serif.setStyleHint(QFont::Serif);
        m_foundFamily = serif.defaultFamily();
    }
    return m_foundFamily;
}

QFont Theme::readingFont() const
{
    QFont font(readingFamily());
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(m_readingSize);
    return font;
}

int Theme::readingLine() const
{
    return (m_readingSize * 26 + 7) / 15;
}

}  // namespace metes
