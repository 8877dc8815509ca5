// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/draft/DraftStart.h"

#include "ui/widgets/Button.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

namespace {

constexpr int kColumn = 300;
constexpr int kIconSize = 32;

}  // namespace

DraftStart::DraftStart(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_icon(new QLabel(this)),
      m_title(new QLabel(tr("Your claims"), this)),
      m_sentence(new QLabel(tr("Type here, one label for each claim: “1. A lifting device "
                               "comprising …”. What could be rejected is underlined as you write."),
                            this)),
      m_promise(new QLabel(tr("Everything stays on this machine."), this))
{
    setObjectName(QStringLiteral("draftStart"));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_sentence->text());
    m_icon->setAlignment(Qt::AlignCenter);
    for (QLabel* label : {m_title, m_sentence, m_promise}) {
        label->setAlignment(Qt::AlignHCenter);
        label->setWordWrap(true);
        label->setFixedWidth(kColumn);
    }
    m_sentence->setProperty("tone", QStringLiteral("muted"));
    m_promise->setProperty("tone", QStringLiteral("good"));
    auto* paste = new Button(theme, Button::Kind::Primary, tr("Paste claims"), this);
    auto* open = new Button(theme, Button::Kind::Secondary, tr("Open a file…"), this);
    auto* application =
        new Button(theme, Button::Kind::Secondary, tr("Take an application of the project…"), this);
    paste->setObjectName(QStringLiteral("startPaste"));
    open->setObjectName(QStringLiteral("startOpen"));
    application->setObjectName(QStringLiteral("startApplication"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kGap2);
    column->addStretch(2);
    for (QWidget* part : std::initializer_list<QWidget*>{m_icon, m_title, m_sentence}) {
        column->addWidget(part, 0, Qt::AlignHCenter);
    }
    column->addSpacing(metrics::kGap2);
    for (Button* button : {paste, open, application}) {
        column->addWidget(button, 0, Qt::AlignHCenter);
    }
    column->addSpacing(metrics::kGap2);
    column->addWidget(m_promise, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(paste, &QAbstractButton::clicked, this, &DraftStart::pasteRequested);
    connect(open, &QAbstractButton::clicked, this, &DraftStart::openRequested);
    connect(application, &QAbstractButton::clicked, this, &DraftStart::applicationRequested);
    connect(&theme, &Theme::changed, this, &DraftStart::restyle);
    restyle();
}

void DraftStart::restyle()
{
    m_title->setFont(m_theme.font(TextStyle::Heading));
    m_sentence->setFont(m_theme.font());
    m_promise->setFont(m_theme.font(TextStyle::Secondary));
    // A centred label in a box layout gets one line, whatever it needs.
    for (QLabel* label : {m_title, m_sentence, m_promise}) {
        label->setMinimumHeight(std::max(0, label->heightForWidth(kColumn)));
    }
    m_icon->setPixmap(m_theme.icon(QStringLiteral("examine"), ColorRole::Faint)
                          .pixmap(QSize(kIconSize, kIconSize), devicePixelRatioF()));
}

}  // namespace metes
