// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/texts/SelectionBar.h"

#include "ui/widgets/Button.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace metes {

SelectionBar::SelectionBar(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_addSpan(new Button(theme, Button::Kind::Quiet, tr("Add span"), this)),
      m_newReason(new Button(theme, Button::Kind::Quiet, tr("New reason"), this))
{
    setObjectName(QStringLiteral("selectionBar"));
    m_addSpan->setObjectName(QStringLiteral("addSpan"));
    m_newReason->setObjectName(QStringLiteral("newReason"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(metrics::kGap1, metrics::kGap1, metrics::kGap1, metrics::kGap1);
    layout->setSpacing(metrics::kGap1);
    for (Button* button : {m_addSpan, m_newReason}) {
        button->setSize(Button::Size::Small);
        button->setFocusPolicy(Qt::NoFocus);
        layout->addWidget(button);
    }
    connect(m_addSpan, &QAbstractButton::clicked, this, &SelectionBar::addSpanRequested);
    connect(m_newReason, &QAbstractButton::clicked, this, &SelectionBar::newReasonRequested);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    hide();
}

void SelectionBar::setKeys(const QString& addSpan, const QString& newReason)
{
    m_addSpan->setKeyHint(addSpan);
    m_newReason->setKeyHint(newReason);
}

void SelectionBar::setAddSpanEnabled(bool enabled)
{
    m_addSpan->setEnabled(enabled);
}

void SelectionBar::showAt(const QRect& place)
{
    adjustSize();
    const QSize room = parentWidget()->size();
    const bool below = place.bottom() + metrics::kGap1 + height() <= room.height();
    const int y = below ? place.bottom() + metrics::kGap1 : place.top() - metrics::kGap1 - height();
    const int x = std::clamp(place.left(), 0, std::max(0, room.width() - width()));
    move(x, std::max(0, y));
    show();
    raise();
}

void SelectionBar::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(m_theme.color(ColorRole::Surface));
    painter.setPen(QPen(m_theme.color(ColorRole::Line), 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::kRadius,
                            metrics::kRadius);
}

}  // namespace metes
