// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/EmptyState.h"

#include "ui/widgets/Button.h"

#include <QLabel>
#include <QVBoxLayout>

namespace metes {

namespace {

constexpr int kStateIconSize = 32;
constexpr int kColumn = 380;

}  // namespace

EmptyState::EmptyState(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_icon(new QLabel(this)),
      m_title(new QLabel(this)),
      m_sentence(new QLabel(this)),
      m_action(new Button(theme, Button::Kind::Primary, {}, this))
{
    for (QLabel* label : {m_title, m_sentence}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignHCenter);
        label->setWordWrap(true);
        label->setFixedWidth(kColumn);
    }
    m_sentence->setProperty("tone", QStringLiteral("muted"));
    m_icon->setAlignment(Qt::AlignCenter);
    m_icon->hide();
    m_action->hide();
    connect(m_action, &Button::clicked, this, &EmptyState::actionTriggered);

    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kGap2);
    column->addStretch(2);
    column->addWidget(m_icon, 0, Qt::AlignHCenter);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    column->addWidget(m_sentence, 0, Qt::AlignHCenter);
    column->addSpacing(metrics::kGap2);
    column->addWidget(m_action, 0, Qt::AlignHCenter);
    column->addStretch(3);
    restyle();
    connect(&theme, &Theme::changed, this, &EmptyState::restyle);
}

void EmptyState::setIcon(const QString& name)
{
    m_iconName = name;
    m_icon->setVisible(!name.isEmpty());
    restyle();
}

void EmptyState::setTitle(const QString& title)
{
    m_title->setText(title);
    restyle();
    setAccessibleName(title);
}

void EmptyState::setSentence(const QString& sentence)
{
    m_sentence->setText(sentence);
    restyle();
    setAccessibleDescription(sentence);
}

void EmptyState::setAction(const QString& text, const QString& keyHint)
{
    m_action->setText(text);
    m_action->setKeyHint(keyHint);
    m_action->setVisible(!text.isEmpty());
}

void EmptyState::restyle()
{
    m_title->setFont(m_theme.font(TextStyle::Heading));
    m_sentence->setFont(m_theme.font());
    // A centred label in a box layout gets one line, whatever it needs.
    for (QLabel* label : {m_title, m_sentence})
        label->setMinimumHeight(qMax(0, label->heightForWidth(kColumn)));
    if (!m_iconName.isEmpty()) {
        m_icon->setPixmap(m_theme.icon(m_iconName, ColorRole::Faint)
                              .pixmap(QSize(kStateIconSize, kStateIconSize), devicePixelRatioF()));
    }
}

}  // namespace metes
