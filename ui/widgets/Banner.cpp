// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Banner.h"

#include "ui/widgets/Button.h"

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace metes {

namespace {

struct BannerLook {
    const char* icon;
    ColorRole ink;
    ColorRole fill;
};

BannerLook lookOf(Banner::Kind kind)
{
    switch (kind) {
    case Banner::Kind::Info: return {"info", ColorRole::Accent, ColorRole::AccentSoft};
    case Banner::Kind::Warning: return {"warning", ColorRole::Warn, ColorRole::WarnSoft};
    case Banner::Kind::Error: return {"warning", ColorRole::Bad, ColorRole::BadSoft};
    }
    return {"info", ColorRole::Accent, ColorRole::AccentSoft};
}

QLabel* makeLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

}  // namespace

Banner::Banner(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_icon(new QLabel(this)),
      m_happened(makeLabel(this)),
      m_advice(makeLabel(this)),
      m_buttons(new QHBoxLayout),
      m_close(new QToolButton(this))
{
    m_icon->setFixedSize(metrics::kIcon, metrics::kIcon);
    m_close->setIconSize({16, 16});
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close the message"));
    m_close->setObjectName(QStringLiteral("bannerClose"));
    connect(m_close, &QToolButton::clicked, this, &Banner::close);

    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_happened);
    words->addWidget(m_advice);
    m_buttons->setSpacing(metrics::kGap2);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kGap4, metrics::kGap2, metrics::kGap2, metrics::kGap2);
    row->setSpacing(metrics::kGap3);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    row->addLayout(m_buttons);
    row->addWidget(m_close, 0, Qt::AlignTop);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(&theme, &Theme::changed, this, &Banner::restyle);
    hide();
}

QString Banner::text() const
{
    if (m_advice->text().isEmpty())
        return m_happened->text();
    return m_happened->text() + QLatin1Char(' ') + m_advice->text();
}

void Banner::showMessage(Kind kind, const QString& happened, const QString& advice,
                         const QList<QAction*>& actions)
{
    m_kind = kind;
    m_happened->setText(happened);
    m_advice->setText(advice);
    m_advice->setVisible(!advice.isEmpty());
    rebuildButtons(actions);
    restyle();
    setAccessibleName(text());
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Banner::close()
{
    hide();
    emit closed();
}

void Banner::rebuildButtons(const QList<QAction*>& actions)
{
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    for (QAction* action : actions.first(qMin(actions.size(), qsizetype(2)))) {
        auto* button = new Button(m_theme, Button::Kind::Secondary, action->text(), this);
        button->setSize(Button::Size::Small);
        button->setEnabled(action->isEnabled());
        connect(button, &Button::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, button,
                [button, action] { button->setEnabled(action->isEnabled()); });
        m_buttons->addWidget(button);
    }
}

void Banner::restyle()
{
    const BannerLook look = lookOf(m_kind);
    m_icon->setPixmap(m_theme.icon(QLatin1String(look.icon), look.ink)
                          .pixmap(QSize(metrics::kIcon, metrics::kIcon), devicePixelRatioF()));
    m_close->setIcon(m_theme.icon(QStringLiteral("close"), ColorRole::Muted));
    QFont font = m_theme.font();
    font.setWeight(m_advice->text().isEmpty() ? QFont::Normal : QFont::DemiBold);
    m_happened->setFont(font);
    update();
}

void Banner::paintEvent(QPaintEvent*)
{
    const BannerLook look = lookOf(m_kind);
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(look.fill));
    painter.fillRect(QRect(0, 0, 3, height()), m_theme.color(look.ink));
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.color(ColorRole::Line));
}

}  // namespace metes
