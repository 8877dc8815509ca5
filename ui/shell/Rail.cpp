// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/Rail.h"

#include <QButtonGroup>
#include <QFocusEvent>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/widgets/FocusRing.h"

namespace metes {

namespace {

constexpr int kButtonHeight = 54;
constexpr int kIconTop = 9;
constexpr int kTitleTop = 32;

}  // namespace

RailButton::RailButton(const Theme& theme, const QString& icon, const QString& title,
                       QWidget* parent)
    : QAbstractButton(parent), m_theme(theme), m_icon(icon)
{
    setText(title);
    setAccessibleName(title);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    connect(&theme, &Theme::changed, this, qOverload<>(&RailButton::update));
}

QSize RailButton::sizeHint() const
{
    return {metrics::kRail - 2 * metrics::kGap1, kButtonHeight};
}

void RailButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool chosen = isChecked() && isEnabled();
    if (chosen || (isEnabled() && underMouse())) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(chosen ? ColorRole::AccentSoft : ColorRole::Hover));
        painter.drawRoundedRect(rect(), metrics::kCardRadius, metrics::kCardRadius);
    }
    const ColorRole quiet = isEnabled() ? ColorRole::Muted : ColorRole::Faint;
    const ColorRole ink = chosen ? ColorRole::Accent : quiet;
    const QRect icon((width() - metrics::kIcon) / 2, kIconTop, metrics::kIcon, metrics::kIcon);
    m_theme.icon(m_icon, ink).paint(&painter, icon);

    QFont font = m_theme.font(TextStyle::Secondary);
    font.setPixelSize(11);
    font.setWeight(chosen ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(m_theme.color(ink));
    const QString title = painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() - 4);
    painter.drawText(QRect(0, kTitleTop, width(), height() - kTitleTop - 4), Qt::AlignCenter, title);
    if (m_ring) {
        paintFocusRing(painter, rect(), metrics::kCardRadius, m_theme);
    }
}

void RailButton::focusInEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QAbstractButton::focusInEvent(event);
}

void RailButton::focusOutEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QAbstractButton::focusOutEvent(event);
}

void RailButton::enterEvent(QEnterEvent*)
{
    update();
}

void RailButton::leaveEvent(QEvent*)
{
    update();
}

Rail::Rail(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_column(new QVBoxLayout(this)),
      m_group(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("rail"));
    setAccessibleName(tr("Pages"));
    setFixedWidth(metrics::kRail);
    m_column->setContentsMargins(metrics::kGap1, metrics::kGap2, metrics::kGap1, metrics::kGap2);
    m_column->setSpacing(metrics::kGap1);
    m_column->addStretch();
    connect(m_group, &QButtonGroup::idClicked, this, &Rail::pageChosen);
    connect(&theme, &Theme::changed, this, qOverload<>(&Rail::update));
}

void Rail::addPage(const QString& icon, const QString& title, const QString& keyHint)
{
    const int page = static_cast<int>(m_buttons.size());
    auto* button = new RailButton(m_theme, icon, title, this);
    button->setObjectName(QStringLiteral("railButton%1").arg(page));
    m_buttons.push_back(button);
    m_group->addButton(button, page);
    m_column->insertWidget(page, button);
    setKeyHint(page, keyHint);
}

void Rail::setCurrent(int page)
{
    if (page >= 0 && page < static_cast<int>(m_buttons.size())) {
        m_buttons[static_cast<std::size_t>(page)]->setChecked(true);
    }
}

int Rail::current() const
{
    return m_group->checkedId();
}

void Rail::setKeyHint(int page, const QString& keyHint)
{
    RailButton* button = m_buttons[static_cast<std::size_t>(page)];
    button->setToolTip(keyHint.isEmpty()
                           ? button->text()
                           : QStringLiteral("%1 (%2)").arg(button->text(), keyHint));
}

QWidget* Rail::currentButton() const
{
    return m_group->checkedButton();
}

void Rail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(ColorRole::Sunk));
    painter.fillRect(QRect(width() - 1, 0, 1, height()), m_theme.color(ColorRole::Line));
}

}  // namespace metes
