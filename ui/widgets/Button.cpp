// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Button.h"

#include "ui/widgets/FocusRing.h"
#include "ui/widgets/KeyCap.h"

#include <QFocusEvent>
#include <QPainter>
#include <QStyle>

namespace metes {

namespace {

constexpr int kCapGap = 8;
constexpr int kIconGap = 6;
constexpr int kIconSize = 16;

int padding(Button::Kind kind)
{
    return kind == Button::Kind::Quiet ? metrics::kGap1 : metrics::kGap3;
}

}  // namespace

Button::Button(const Theme& theme, Kind kind, const QString& text, QWidget* parent)
    : QPushButton(text, parent), m_theme(theme), m_kind(kind)
{
    setAutoDefault(false);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void Button::setKeyHint(const QString& key)
{
    m_key = key;
    setAccessibleDescription(key.isEmpty() ? QString() : tr("Key: %1").arg(key));
    updateGeometry();
    update();
}

void Button::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void Button::setSize(Size size)
{
    m_size = size;
    updateGeometry();
}

QFont Button::labelFont() const
{
    QFont font = m_theme.font();
    if (m_kind == Kind::Primary || isChecked())
        font.setWeight(QFont::DemiBold);
    return font;
}

QSize Button::sizeHint() const
{
    // Measured in the heavier weight, so that checking does not move the neighbours.
    QFont font = m_theme.font();
    if (m_kind == Kind::Primary || isCheckable())
        font.setWeight(QFont::DemiBold);
    int width = 2 * padding(m_kind) + QFontMetrics(font).size(Qt::TextShowMnemonic, text()).width();
    if (!icon().isNull())
        width += kIconSize + (text().isEmpty() ? 0 : kIconGap);
    if (!m_key.isEmpty())
        width += kCapGap + KeyCap::sizeFor(m_theme, m_key).width();
    return {width, m_size == Size::Small ? metrics::kSmallButton : metrics::kButton};
}

Button::Look Button::look() const
{
    const auto color = [this](ColorRole role) { return m_theme.color(role); };
    if (!isEnabled()) {
        const QColor frame =
            m_kind == Kind::Quiet ? QColor(Qt::transparent) : color(ColorRole::Line);
        const QColor fill =
            m_kind == Kind::Quiet ? QColor(Qt::transparent) : color(ColorRole::Sunk);
        return {fill, frame, color(ColorRole::Faint), false};
    }
    if (m_kind == Kind::Primary) {
        const ColorRole fill = isDown()       ? ColorRole::AccentPressed
                               : underMouse() ? ColorRole::AccentHover
                                              : ColorRole::Accent;
        return {color(fill), color(fill), color(ColorRole::OnAccent), true};
    }
    if (isChecked()) {
        switch (m_tone) {
        case Tone::Accent:
            return {color(ColorRole::AccentSoft), color(ColorRole::Accent),
                    color(ColorRole::Accent), false};
        case Tone::Good:
            return {color(ColorRole::GoodSoft), color(ColorRole::Good), color(ColorRole::Good),
                    false};
        case Tone::Bad:
            return {color(ColorRole::BadSoft), color(ColorRole::Bad), color(ColorRole::Bad), false};
        }
    }
    const ColorRole fill = isDown()       ? ColorRole::Sunk
                           : underMouse() ? ColorRole::Hover
                                          : ColorRole::Surface;
    if (m_kind == Kind::Quiet) {
        const QColor ground = isDown() || underMouse() ? color(fill) : QColor(Qt::transparent);
        return {ground, ground, color(ColorRole::Muted), false};
    }
    return {color(fill), color(ColorRole::Line), color(ColorRole::Text), false};
}

void Button::paintEvent(QPaintEvent*)
{
    const Look colors = look();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(colors.fill);
    painter.setPen(QPen(colors.frame, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::kRadius,
                            metrics::kRadius);

    painter.setFont(labelFont());
    const QString label = text();
    const int labelWidth = painter.fontMetrics().size(Qt::TextShowMnemonic, label).width();
    const QSize cap = m_key.isEmpty() ? QSize() : KeyCap::sizeFor(m_theme, m_key);
    const int iconWidth = icon().isNull() ? 0 : kIconSize + (label.isEmpty() ? 0 : kIconGap);
    const int capWidth = m_key.isEmpty() ? 0 : cap.width() + kCapGap;
    int x = (width() - labelWidth - iconWidth - capWidth) / 2;
    if (iconWidth > 0) {
        const QRect place(x, (height() - kIconSize) / 2, kIconSize, kIconSize);
        icon().paint(&painter, place, Qt::AlignCenter,
                     isEnabled() ? QIcon::Normal : QIcon::Disabled);
        x += iconWidth;
    }
    painter.setPen(colors.text);
    painter.drawText(QRect(x, 0, labelWidth + 1, height()),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextHideMnemonic, label);
    if (capWidth > 0) {
        const bool tinted = isChecked() && m_kind != Kind::Primary;
        const auto ground = colors.filled ? KeyCap::Ground::Accent
                            : tinted      ? KeyCap::Ground::Tinted
                                          : KeyCap::Ground::Surface;
        const QColor ink =
            colors.filled || tinted || !isEnabled() ? colors.text : m_theme.color(ColorRole::Muted);
        const QRect box(QPoint(x + labelWidth + kCapGap, (height() - cap.height()) / 2), cap);
        KeyCap::paint(painter, box, m_theme, m_key, ground, ink);
    }
    if (m_ring && hasFocus()) {
        paintFocusRing(painter, rect(), metrics::kRadius, m_theme);
        if (colors.filled) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colors.text, 1.5));
            painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 3.5, 3.5);
        }
    }
}

void Button::focusInEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QPushButton::focusInEvent(event);
}

void Button::focusOutEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QPushButton::focusOutEvent(event);
}

}  // namespace metes
