// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Chip.h"

#include "ui/widgets/FocusRing.h"

#include <QFocusEvent>
#include <QLocale>
#include <QPainter>

#include <cmath>

namespace metes {

namespace {

constexpr int kChipPadding = 9;
constexpr qreal kRound = metrics::kChip / 2.0;

struct ChipColors {
    ColorRole fill;
    ColorRole text;
};

ChipColors colorsOf(Chip::Tone tone)
{
    switch (tone) {
    case Chip::Tone::Neutral: return {ColorRole::Sunk, ColorRole::Muted};
    case Chip::Tone::Accent: return {ColorRole::AccentSoft, ColorRole::Accent};
    case Chip::Tone::Good: return {ColorRole::GoodSoft, ColorRole::Good};
    case Chip::Tone::Bad: return {ColorRole::BadSoft, ColorRole::Bad};
    case Chip::Tone::Warn: return {ColorRole::WarnSoft, ColorRole::Warn};
    }
    return {ColorRole::Sunk, ColorRole::Muted};
}

}  // namespace

Chip::Chip(const Theme& theme, const QString& text, QWidget* parent)
    : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    setText(text);
}

void Chip::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void Chip::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void Chip::setWeight(Weight weight)
{
    m_weight = weight;
    updateGeometry();
    update();
}

QFont Chip::textFont() const
{
    QFont font = m_theme.font(TextStyle::Secondary);
    if (m_weight == Weight::Semibold)
        font.setWeight(QFont::DemiBold);
    return font;
}

QSize Chip::sizeHint() const
{
    // Rounded up: a fraction of a pixel too little would end in an ellipsis.
    const qreal text = QFontMetricsF(textFont()).horizontalAdvance(m_text);
    return {static_cast<int>(std::ceil(text)) + 1 + 2 * kChipPadding, metrics::kChip};
}

QSize Chip::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), 4 * kChipPadding), metrics::kChip};
}

void Chip::paintEvent(QPaintEvent*)
{
    const ChipColors colors = colorsOf(m_tone);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(colors.fill));
    painter.drawRoundedRect(rect(), kRound, kRound);
    painter.setFont(textFont());
    painter.setPen(m_theme.color(isEnabled() ? colors.text : ColorRole::Faint));
    const int room = width() - 2 * kChipPadding;
    const QString shown = painter.fontMetrics().elidedText(m_text, Qt::ElideRight, room);
    painter.drawText(rect().adjusted(kChipPadding, 0, -kChipPadding, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     shown);
}

FilterChip::FilterChip(const Theme& theme, const QString& text, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme)
{
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    setText(text);
    describe();
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void FilterChip::setCount(std::optional<int> count)
{
    if (count == m_count)
        return;
    m_count = count;
    describe();
    updateGeometry();
    update();
}

QString FilterChip::label() const
{
    if (!m_count)
        return text();
    return text() + QLatin1Char(' ') + locale().toString(*m_count);
}

void FilterChip::describe()
{
    setAccessibleName(label());
}

QSize FilterChip::sizeHint() const
{
    const QFontMetrics metrics(m_theme.font(TextStyle::Secondary));
    return {metrics.horizontalAdvance(label()) + 2 * (kChipPadding + 1), metrics::kChip};
}

void FilterChip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool on = isChecked();
    QColor fill = m_theme.color(on ? ColorRole::AccentSoft : ColorRole::Surface);
    if (isDown())
        fill = m_theme.color(on ? ColorRole::AccentSoft : ColorRole::Sunk);
    else if (underMouse() && isEnabled() && !on)
        fill = m_theme.color(ColorRole::Hover);
    painter.setBrush(fill);
    painter.setPen(QPen(m_theme.color(on ? ColorRole::Accent : ColorRole::Line), 1));
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(frame, kRound - 0.5, kRound - 0.5);
    const ColorRole ink = !isEnabled() ? ColorRole::Faint
                          : on         ? ColorRole::Accent
                                       : ColorRole::Text;
    painter.setPen(m_theme.color(ink));
    painter.setFont(m_theme.font(TextStyle::Secondary));
    painter.drawText(rect(), Qt::AlignCenter, label());
    if (m_ring && hasFocus())
        paintFocusRing(painter, rect(), kRound, m_theme);
}

void FilterChip::focusInEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QAbstractButton::focusInEvent(event);
}

void FilterChip::focusOutEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QAbstractButton::focusOutEvent(event);
}

}  // namespace metes
