// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reasons/CommentEditor.h"

#include "ui/widgets/Button.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>

namespace metes {

CommentEditor::CommentEditor(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_title(new QLabel(this)),
      m_text(new QPlainTextEdit(this)),
      m_keep(new Button(theme, Button::Kind::Secondary, {}, this)),
      m_drop(new Button(theme, Button::Kind::Quiet, tr("Discard"), this))
{
    setObjectName(QStringLiteral("commentEditor"));
    m_text->setObjectName(QStringLiteral("commentText"));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(3 * 20 + metrics::kGap2);
    m_text->setFont(theme.font());
    m_text->installEventFilter(this);
    for (Button* button : {m_keep, m_drop}) {
        button->setSize(Button::Size::Small);
    }
    m_keep->setKeyHint(tr("Enter"));
    m_drop->setKeyHint(tr("Esc"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_title, 1);
    row->addWidget(m_drop);
    row->addWidget(m_keep);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, metrics::kGap2, 14, metrics::kGap2);
    layout->setSpacing(metrics::kGap1);
    layout->addLayout(row);
    layout->addWidget(m_text);
    connect(m_keep, &QAbstractButton::clicked, this, &CommentEditor::commit);
    connect(m_drop, &QAbstractButton::clicked, this, &CommentEditor::cancel);
    hide();
}

void CommentEditor::open(const Request& request)
{
    m_request = request;
    m_title->setText(request.title);
    m_text->setAccessibleName(request.title);
    m_text->setPlainText(request.text);
    m_text->moveCursor(QTextCursor::End);
    m_keep->setText(request.keep);
    show();
    m_text->setFocus(Qt::OtherFocusReason);
}

void CommentEditor::commit()
{
    if (!isOpen()) {
        return;
    }
    hide();
    emit committed(m_text->toPlainText().trimmed());
    emit closed();
}

void CommentEditor::cancel()
{
    if (isOpen()) {
        hide();
        emit closed();
    }
}

bool CommentEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (enter && !key.modifiers().testFlag(Qt::ShiftModifier)) {
            commit();
            return true;
        }
        if (key.key() == Qt::Key_Escape) {
            cancel();
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<const QFocusEvent&>(*event).reason();
        const bool away = reason == Qt::MouseFocusReason || reason == Qt::OtherFocusReason;
        // The window's own buttons, menus and other windows are no leaving.
        if (away && isOpen() && !m_drop->underMouse()
            && m_request.whenLeft == Request::WhenLeft::Keep) {
            commit();
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CommentEditor::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(ColorRole::Surface));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.color(ColorRole::Line));
}

}  // namespace metes
