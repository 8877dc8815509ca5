// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/LabelBar.h"

#include "ui/review/ReviewWords.h"
#include "ui/widgets/Button.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace metes {

LabelBar::LabelBar(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_caption(new QLabel(tr("Label"), this)),
      m_definite(new Button(theme, Button::Kind::Secondary, labelName(Label::Definite), this)),
      m_indefinite(new Button(theme, Button::Kind::Secondary, labelName(Label::Indefinite), this)),
      m_skip(new Button(theme, Button::Kind::Secondary, tr("Skip"), this)),
      m_accept(new Button(theme, Button::Kind::Primary, tr("Accept and next"), this)),
      m_labels(new QWidget(this)),
      m_acts(new QWidget(this)),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    setObjectName(QStringLiteral("labelBar"));
    m_definite->setObjectName(QStringLiteral("labelDefinite"));
    m_indefinite->setObjectName(QStringLiteral("labelIndefinite"));
    m_skip->setObjectName(QStringLiteral("skip"));
    m_accept->setObjectName(QStringLiteral("acceptAndNext"));
    m_caption->setProperty("tone", QStringLiteral("muted"));
    m_definite->setTone(Button::Tone::Good);
    m_indefinite->setTone(Button::Tone::Bad);

    auto* labels = new QHBoxLayout(m_labels);
    auto* acts = new QHBoxLayout(m_acts);
    for (QHBoxLayout* row : {labels, acts}) {
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(metrics::kGap2);
    }
    labels->addWidget(m_caption);
    labels->addWidget(m_definite);
    labels->addWidget(m_indefinite);
    acts->addWidget(m_skip);
    acts->addWidget(m_accept);
    m_layout->setContentsMargins(metrics::kGap3, 10, metrics::kGap3, 9);
    m_layout->setSpacing(metrics::kGap2);
    m_layout->addWidget(m_labels, 0, Qt::AlignLeft);
    m_layout->addStretch(1);
    m_layout->addWidget(m_acts, 0, Qt::AlignRight);

    for (Button* button : {m_definite, m_indefinite}) {
        button->setCheckable(true);
        const Label label = button == m_definite ? Label::Definite : Label::Indefinite;
        connect(button, &QAbstractButton::clicked, this, [this, label] {
            setLabel(m_label);  // the check mark follows the decision, not the click
            emit labelChosen(label);
        });
    }
    connect(m_skip, &QAbstractButton::clicked, this, &LabelBar::skipRequested);
    connect(m_accept, &QAbstractButton::clicked, this, &LabelBar::acceptRequested);
}

void LabelBar::setLabel(std::optional<Label> label)
{
    m_label = label;
    m_definite->setChecked(label == Label::Definite);
    m_indefinite->setChecked(label == Label::Indefinite);
}

void LabelBar::setKeys(const Keys& keys)
{
    m_definite->setKeyHint(keys.definite);
    m_indefinite->setKeyHint(keys.indefinite);
    m_skip->setKeyHint(keys.skip);
    m_accept->setKeyHint(keys.accept);
}

QSize LabelBar::minimumSizeHint() const
{
    const int width =
        std::max(m_labels->minimumSizeHint().width(), m_acts->minimumSizeHint().width());
    return {width + 2 * metrics::kGap3, metrics::kButton + 19};
}

void LabelBar::resizeEvent(QResizeEvent* event)
{
    const int needed = m_labels->sizeHint().width() + m_acts->sizeHint().width() + metrics::kGap2
                       + 2 * metrics::kGap3;
    m_layout->setDirection(event->size().width() < needed ? QBoxLayout::TopToBottom
                                                          : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
}

void LabelBar::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(ColorRole::Surface));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.color(ColorRole::Line));
}

}  // namespace metes
