// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/ClaimEditor.h"
#include "ui/widgets/FocusRing.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

namespace metes {

namespace {

/// QScintilla selects rectangles with Alt held; a claim has no columns.
QMouseEvent withoutAlt(const QMouseEvent& event)
{
    return {event.type(),
            event.position(),
            event.scenePosition(),
            event.globalPosition(),
            event.button(),
            event.buttons(),
            event.modifiers() & ~Qt::AltModifier};
}

}  // namespace

bool ClaimEditor::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        event->setAccepted(m_keys && m_keys(*key, KeyPhase::Ask));
        return event->isAccepted();
    }
    return QsciScintillaBase::event(event);
}

void ClaimEditor::keyPressEvent(QKeyEvent* event)
{
    event->setAccepted(m_keys && m_keys(*event, KeyPhase::Act));
}

bool ClaimEditor::focusNextPrevChild(bool next)
{
    return QAbstractScrollArea::focusNextPrevChild(next);
}

void ClaimEditor::paintEvent(QPaintEvent* event)
{
    QsciScintillaBase::paintEvent(event);
    QPainter painter(viewport());
    painter.setClipRegion(event->region());
    if (m_overlay)
        m_overlay(painter);
    if (m_ring && hasFocus())
        paintFocusRing(painter, viewport()->rect(), metrics::kFocusRing, m_theme);
}

void ClaimEditor::focusInEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QsciScintillaBase::focusInEvent(event);
    viewport()->update();
}

void ClaimEditor::focusOutEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QsciScintillaBase::focusOutEvent(event);
    viewport()->update();
}

void ClaimEditor::wheelEvent(QWheelEvent* event)
{
    // The text size belongs to the theme: Ctrl with the wheel is the owner's.
    if (event->modifiers().testFlag(Qt::ControlModifier))
        event->ignore();
    else
        QAbstractScrollArea::wheelEvent(event);
}

void ClaimEditor::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position().toPoint();
    QMouseEvent plain = withoutAlt(*event);
    QsciScintillaBase::mousePressEvent(&plain);
    viewport()->update();
}

void ClaimEditor::mouseMoveEvent(QMouseEvent* event)
{
    QMouseEvent plain = withoutAlt(*event);
    QsciScintillaBase::mouseMoveEvent(&plain);
    if (event->buttons().testFlag(Qt::LeftButton))
        viewport()->update();
    else
        emit pointerMoved(event->position().toPoint());
}

void ClaimEditor::mouseReleaseEvent(QMouseEvent* event)
{
    QMouseEvent plain = withoutAlt(*event);
    QsciScintillaBase::mouseReleaseEvent(&plain);
    if (event->button() != Qt::LeftButton)
        return;
    const QPoint place = event->position().toPoint();
    const bool still = (place - m_pressed).manhattanLength() < QApplication::startDragDistance();
    emit selectionEnded();
    if (still && selection().start == selection().end)
        emit pointerClicked(place);
}

void ClaimEditor::mouseDoubleClickEvent(QMouseEvent* event)
{
    QsciScintillaBase::mouseDoubleClickEvent(event);
    emit selectionEnded();
}

bool ClaimEditor::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        emit pointerLeft();
    return QsciScintillaBase::viewportEvent(event);
}

void ClaimEditor::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    QAction* copy = menu.addAction(tr("Copy"), this, [this] { send(SCI_COPY); });
    copy->setEnabled(selection().start != selection().end);
    menu.addAction(tr("Select all"), this, [this] {
        send(SCI_SELECTALL);
        emit selectionEnded();
    });
    menu.exec(event->globalPos());
}

QMimeData* ClaimEditor::toMimeData(const QByteArray&, bool) const
{
    auto* carried = new QMimeData;
    if (m_copied)
        carried->setText(m_copied());
    return carried;
}

}  // namespace metes
