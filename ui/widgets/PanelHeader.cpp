// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/PanelHeader.h"

#include "ui/widgets/Chip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace metes {

PanelHeader::PanelHeader(const Theme& theme, const QString& title, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_left(new QHBoxLayout),
      m_right(new QHBoxLayout),
      m_title(new QLabel(title, this)),
      m_note(new QLabel(this))
{
    setFixedHeight(metrics::kPanelHeader);
    m_title->setTextFormat(Qt::PlainText);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setProperty("tone", QStringLiteral("muted"));
    m_note->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 0, 14, 1);
    row->setSpacing(metrics::kGap2);
    m_left->setSpacing(metrics::kGap2);
    m_right->setSpacing(metrics::kGap2);
    m_left->addWidget(m_title);
    m_left->addWidget(m_note);
    row->addLayout(m_left);
    row->addStretch(1);
    row->addLayout(m_right);
    setAccessibleName(title);
    restyle();
    connect(&theme, &Theme::changed, this, &PanelHeader::restyle);
}

QString PanelHeader::title() const
{
    return m_title->text();
}

void PanelHeader::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void PanelHeader::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

Chip* PanelHeader::addChip(const QString& text)
{
    auto* chip = new Chip(m_theme, text, this);
    chip->setWeight(Chip::Weight::Semibold);
    m_left->addWidget(chip);
    return chip;
}

void PanelHeader::addControl(QWidget* control)
{
    m_right->addWidget(control);
}

QSize PanelHeader::sizeHint() const
{
    return {QWidget::sizeHint().width(), metrics::kPanelHeader};
}

void PanelHeader::restyle()
{
    QFont font = m_theme.font();
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    update();
}

void PanelHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(ColorRole::Surface));
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.color(ColorRole::Line));
}

}  // namespace metes
