// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/runs/FigureCard.h"

#include "ui/widgets/ElidedLabel.h"

#include <QVBoxLayout>

namespace metes {

FigureCard::FigureCard(const Theme& theme, Value value, const QString& name, QWidget* parent)
    : Card(theme, parent),
      m_theme(theme),
      m_kind(value),
      m_name(new ElidedLabel(name, this)),
      m_value(new ElidedLabel({}, this)),
      m_remark(new ElidedLabel({}, this))
{
    setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_name);
    column->addWidget(m_value);
    column->addWidget(m_remark);
    connect(&theme, &Theme::changed, this, &FigureCard::restyle);
    restyle();
}

void FigureCard::restyle()
{
    m_name->setFont(m_theme.font(TextStyle::Secondary));
    // A word of the number's size would not fit, and shouts; its line is as high.
    m_value->setFont(
        m_theme.font(m_kind == Value::Number ? TextStyle::Number : TextStyle::Heading));
    m_value->setMinimumHeight(QFontMetrics(m_theme.font(TextStyle::Number)).height());
    m_remark->setFont(m_theme.font(TextStyle::Secondary));
    for (ElidedLabel* label : {m_name, m_remark}) {
        QPalette colours = label->palette();
        colours.setColor(QPalette::WindowText, m_theme.color(ColorRole::Muted));
        label->setPalette(colours);
    }
}

void FigureCard::setName(const QString& name)
{
    m_name->setText(name);
}

void FigureCard::setFigure(const QString& value, const QString& remark)
{
    m_value->setText(value);
    m_remark->setText(remark);
    setAccessibleName(QStringList{m_name->text(), value, remark}.join(QStringLiteral(", ")));
}

QString FigureCard::value() const
{
    return m_value->text();
}

QString FigureCard::remark() const
{
    return m_remark->text();
}

}  // namespace metes
