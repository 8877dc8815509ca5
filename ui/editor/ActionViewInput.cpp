// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/ActionDocument.h"
#include "ui/editor/ActionView.h"
#include "ui/editor/Fragments.h"
#include "ui/editor/LaneIndex.h"
#include "ui/editor/TextBoundaries.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/PlainToolTip.h"

#include <QApplication>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace metes {

const TextBoundaries& ActionView::boundaries() const
{
    if (!m_boundaries)
        m_boundaries = std::make_unique<TextBoundaries>(m_text);
    return *m_boundaries;
}

TextRange ActionView::selectedRange() const
{
    const QTextCursor cursor = textCursor();
    if (!cursor.hasSelection()) {
        const std::int32_t caret = m_document->positionOfStart(cursor.position());
        return {caret, caret};
    }
    const TextRange range{m_document->positionOfStart(cursor.selectionStart()),
                          m_document->positionOfEnd(cursor.selectionEnd())};
    return range.empty() ? TextRange{range.start, range.start} : boundaries().snapped(range);
}

void ActionView::setSelectedRange(TextRange range)
{
    const std::int32_t length = m_document->codePoints();
    TextRange inside{std::clamp(range.start, 0, length), std::clamp(range.end, 0, length)};
    inside.end = std::max(inside.start, inside.end);
    const TextRange whole = inside.empty() ? inside : boundaries().snapped(inside);
    QTextCursor cursor = textCursor();
    const int start = m_document->documentStart(whole.start);
    cursor.setPosition(start);
    if (!whole.empty())
        cursor.setPosition(std::max(start, m_document->documentEnd(whole.end)),
                           QTextCursor::KeepAnchor);
    setTextCursor(cursor);
}

void ActionView::clearSelection()
{
    QTextCursor cursor = textCursor();
    cursor.clearSelection();
    setTextCursor(cursor);
}

QString ActionView::selectedText() const
{
    const std::string_view text = sliceCodePoints(m_text, selectedRange());
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

void ActionView::readSelection()
{
    TextRange range = selectedRange();
    if (range.empty())
        range = {};
    if (range == m_announced)
        return;
    m_announced = range;
    emit selectionRangeChanged(range);
}

QMimeData* ActionView::createMimeDataFromSelection() const
{
    auto* carried = new QMimeData;
    carried->setText(selectedText());
    return carried;
}

QVariant ActionView::loadResource(int, const QUrl&)
{
    return {};
}

bool ActionView::wantsKey(const QKeyEvent& event) const
{
    if (event.matches(QKeySequence::Copy) || event.matches(QKeySequence::SelectAll))
        return true;
    if (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    const bool ctrl = event.modifiers().testFlag(Qt::ControlModifier);
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: return true;
    case Qt::Key_Up:
    case Qt::Key_Down: return ctrl || shift;
    default: return false;
    }
}

bool ActionView::scrollsByKey(const QKeyEvent& event)
{
    if (event.modifiers().testFlag(Qt::ShiftModifier))
        return false;
    const bool ctrl = event.modifiers().testFlag(Qt::ControlModifier);
    QScrollBar* bar = verticalScrollBar();
    switch (event.key()) {
    case Qt::Key_PageUp: bar->triggerAction(QScrollBar::SliderPageStepSub); return true;
    case Qt::Key_PageDown: bar->triggerAction(QScrollBar::SliderPageStepAdd); return true;
    case Qt::Key_Home: bar->setValue(bar->minimum()); return true;
    case Qt::Key_End: bar->setValue(bar->maximum()); return true;
    case Qt::Key_Up: bar->setValue(bar->value() - (ctrl ? m_theme.readingLine() : 0)); return ctrl;
    case Qt::Key_Down:
        bar->setValue(bar->value() + (ctrl ? m_theme.readingLine() : 0));
        return ctrl;
    default: return false;
    }
}

void ActionView::keyPressEvent(QKeyEvent* event)
{
    if (!wantsKey(*event)) {
        event->ignore();
        return;
    }
    if (!scrollsByKey(*event))
        QTextBrowser::keyPressEvent(event);
    event->accept();
}

bool ActionView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->setAccepted(wantsKey(*static_cast<QKeyEvent*>(event)));
        return event->isAccepted();
    }
    return QTextBrowser::event(event);
}

bool ActionView::focusNextPrevChild(bool next)
{
    // A browser would walk its links first; there are none.
    return QAbstractScrollArea::focusNextPrevChild(next);
}

void ActionView::focusInEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QTextBrowser::focusInEvent(event);
    viewport()->update();
}

void ActionView::focusOutEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    QTextBrowser::focusOutEvent(event);
    viewport()->update();
}

void ActionView::wheelEvent(QWheelEvent* event)
{
    // The text size belongs to the theme: Ctrl with the wheel is the owner's.
    if (event->modifiers().testFlag(Qt::ControlModifier))
        event->ignore();
    else
        QAbstractScrollArea::wheelEvent(event);
}

void ActionView::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position().toPoint();
    QTextBrowser::mousePressEvent(event);
}

void ActionView::mouseMoveEvent(QMouseEvent* event)
{
    QTextBrowser::mouseMoveEvent(event);
    if (!event->buttons().testFlag(Qt::LeftButton))
        hoverAt(event->position().toPoint());
}

void ActionView::mouseReleaseEvent(QMouseEvent* event)
{
    QTextBrowser::mouseReleaseEvent(event);
    const QPoint place = event->position().toPoint();
    const bool still = (place - m_pressed).manhattanLength() < QApplication::startDragDistance();
    if (event->button() == Qt::LeftButton && still && !textCursor().hasSelection())
        clickAt(place);
}

void ActionView::hoverAt(const QPoint& place)
{
    const std::vector<std::size_t> under = highlightsUnder(paintedFragments(), place);
    const SpanRef span = under.empty() ? SpanRef() : m_highlights[under.front()].ref();
    if (span == m_hovered)
        return;
    m_hovered = span;
    viewport()->update();
    emit spanHovered(span.reasonId, span.spanIndex);
}

void ActionView::clickAt(const QPoint& place)
{
    const std::vector<std::size_t> under = highlightsUnder(paintedFragments(), place);
    if (under.empty())
        return;
    // A click on the passage in focus goes on to the one below it.
    const auto now = std::find_if(under.begin(), under.end(), [this](std::size_t highlight) {
        return m_highlights[highlight].reasonId == m_focused.reasonId;
    });
    const bool next = now != under.end() && now + 1 != under.end();
    const Highlight& chosen = m_highlights[next ? *(now + 1) : under.front()];
    emit spanClicked(chosen.reasonId, chosen.spanIndex);
}

void ActionView::setHoverText(std::function<QString(const SpanRef&)> hoverText)
{
    m_hoverText = std::move(hoverText);
}

bool ActionView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        hoverAt({-1, -1});
    if (event->type() == QEvent::ToolTip && m_hoverText) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::vector<std::size_t> under = highlightsUnder(paintedFragments(), help->pos());
        if (under.empty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(),
                               plainToolTip(m_hoverText(m_highlights[under.front()].ref())), this);
        return true;
    }
    return QTextBrowser::viewportEvent(event);
}

void ActionView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    QAction* copyText = menu.addAction(tr("Copy"), this, &ActionView::copy);
    copyText->setEnabled(textCursor().hasSelection());
    menu.addAction(tr("Select all"), this, &ActionView::selectAll);
    menu.exec(event->globalPos());
}

}  // namespace metes
