// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/ClaimEditor.h"
#include "ui/editor/ClaimLayout.h"
#include "ui/editor/ClaimView.h"
#include "ui/editor/Fragments.h"
#include "ui/editor/LaneIndex.h"
#include "ui/editor/TextBoundaries.h"
#include "ui/widgets/PlainToolTip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>

namespace metes {

namespace {

struct RowKey {
    int key;
    unsigned int plain;
    unsigned int shift;
    unsigned int ctrl;
    unsigned int ctrlShift;
};

/// Keys that depend on rows; QScintilla knows those. 0: not ours.
using Editor = QsciScintillaBase;
constexpr RowKey kRowKeys[] = {
    {Qt::Key_Up, 0, Editor::SCI_LINEUPEXTEND, 0, 0},
    {Qt::Key_Down, 0, Editor::SCI_LINEDOWNEXTEND, 0, 0},
    {Qt::Key_Home, Editor::SCI_HOMEDISPLAY, Editor::SCI_HOMEDISPLAYEXTEND,
     Editor::SCI_DOCUMENTSTART, Editor::SCI_DOCUMENTSTARTEXTEND},
    {Qt::Key_End, Editor::SCI_LINEENDDISPLAY, Editor::SCI_LINEENDDISPLAYEXTEND,
     Editor::SCI_DOCUMENTEND, Editor::SCI_DOCUMENTENDEXTEND},
    {Qt::Key_PageUp, Editor::SCI_PAGEUP, Editor::SCI_PAGEUPEXTEND, 0, 0},
    {Qt::Key_PageDown, Editor::SCI_PAGEDOWN, Editor::SCI_PAGEDOWNEXTEND, 0, 0},
};

unsigned int rowCommand(const QKeyEvent& event)
{
    const auto found = std::find_if(std::begin(kRowKeys), std::end(kRowKeys),
                                    [&](const RowKey& row) { return row.key == event.key(); });
    if (found == std::end(kRowKeys))
        return 0;
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    if (event.modifiers().testFlag(Qt::ControlModifier))
        return shift ? found->ctrlShift : found->ctrl;
    return shift ? found->shift : found->plain;
}

bool isSideways(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
}

}  // namespace

const TextBoundaries& ClaimView::boundaries() const
{
    if (!m_boundaries)
        m_boundaries = std::make_unique<TextBoundaries>(m_text);
    return *m_boundaries;
}

std::int32_t ClaimView::snapped(std::int32_t position) const
{
    const std::int32_t down = boundaries().snapDown(position);
    const std::int32_t up = boundaries().snapUp(position);
    return position - down <= up - position ? down : up;
}

std::int32_t ClaimView::moved(std::int32_t position, Move unit, int steps) const
{
    const TextBoundaries& text = boundaries();
    for (; steps > 0; --steps)
        position = unit == Move::Word ? text.nextWord(position) : text.nextCharacter(position);
    for (; steps < 0; ++steps)
        position =
            unit == Move::Word ? text.previousWord(position) : text.previousCharacter(position);
    return position;
}

void ClaimView::moveCaret(Move unit, int steps, Selecting selecting)
{
    std::int32_t caret = moved(m_caret, unit, steps);
    // Blanks between clauses are not on screen: do not stop in them.
    const int step = steps < 0 ? -1 : 1;
    while (!m_layout->shows(caret) && caret > 0 && caret < m_layout->codePoints())
        caret = moved(caret, Move::Character, step);
    setCaret(caret, selecting == Selecting::Yes ? m_anchor : caret);
}

void ClaimView::setCaret(std::int32_t caret, std::int32_t anchor)
{
    m_caret = caret;
    m_anchor = anchor;
    m_editor->select(m_layout->byteOfCaret(anchor), m_layout->byteOfCaret(caret));
    announceSelection();
}

TextRange ClaimView::selectedRange() const
{
    return {std::min(m_anchor, m_caret), std::max(m_anchor, m_caret)};
}

void ClaimView::setSelectedRange(TextRange range)
{
    const std::int32_t length = m_layout->codePoints();
    const TextRange inside{std::clamp(range.start, 0, length), std::clamp(range.end, 0, length)};
    if (inside.empty()) {
        const std::int32_t caret = boundaries().snapDown(inside.start);
        return setCaret(caret, caret);
    }
    const TextRange whole = boundaries().snapped(inside);
    setCaret(whole.end, whole.start);
}

void ClaimView::clearSelection()
{
    setCaret(m_caret, m_caret);
}

QString ClaimView::selectedText() const
{
    const std::string_view text = sliceCodePoints(m_text, selectedRange());
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

void ClaimView::readSelection()
{
    const ByteRange bytes = m_editor->selection();
    if (bytes.start == bytes.end) {
        const std::int32_t caret = snapped(m_layout->positionOfStart(bytes.end));
        return setCaret(caret, caret);
    }
    const auto [from, to] = std::minmax(bytes.start, bytes.end);
    const TextRange raw{m_layout->positionOfStart(from), m_layout->positionOfEnd(to)};
    if (raw.empty())
        return setCaret(raw.start, raw.start);
    const TextRange whole = boundaries().snapped(raw);
    const bool forward = bytes.start < bytes.end;
    setCaret(forward ? whole.end : whole.start, forward ? whole.start : whole.end);
}

void ClaimView::announceSelection()
{
    const TextRange range = selectedRange();
    if (range == m_announced)
        return;
    m_announced = range;
    emit selectionChanged(range);
}

bool ClaimView::wantsKey(const QKeyEvent& event) const
{
    if (event.matches(QKeySequence::Copy) || event.matches(QKeySequence::SelectAll))
        return true;
    if (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    return isSideways(event) || rowCommand(event) != 0;
}

bool ClaimView::handleKey(const QKeyEvent& event)
{
    if (!wantsKey(event))
        return false;
    if (event.matches(QKeySequence::Copy)) {
        if (!selectedRange().empty())
            m_editor->send(QsciScintillaBase::SCI_COPY);
        return true;
    }
    if (event.matches(QKeySequence::SelectAll)) {
        setSelectedRange({0, m_layout->codePoints()});
        return true;
    }
    if (isSideways(event)) {
        const bool word = event.modifiers().testFlag(Qt::ControlModifier);
        const bool select = event.modifiers().testFlag(Qt::ShiftModifier);
        moveCaret(word ? Move::Word : Move::Character, event.key() == Qt::Key_Left ? -1 : 1,
                  select ? Selecting::Yes : Selecting::No);
        return true;
    }
    m_editor->send(rowCommand(event));
    const std::int32_t caret = snapped(m_layout->positionOfStart(m_editor->selection().end));
    setCaret(caret, event.modifiers().testFlag(Qt::ShiftModifier) ? m_anchor : caret);
    return true;
}

void ClaimView::hoverAt(const QPoint& place)
{
    const std::vector<std::size_t> under = highlightsUnder(paintedFragments(), place);
    const SpanRef span = under.empty() ? SpanRef() : m_highlights[under.front()].ref();
    if (span == m_hovered)
        return;
    m_hovered = span;
    m_editor->viewport()->update();
    emit spanHovered(span.reasonId, span.spanIndex);
}

void ClaimView::clickAt(const QPoint& place)
{
    const std::vector<std::size_t> under = highlightsUnder(paintedFragments(), place);
    if (under.empty())
        return;
    // A click on the span in focus goes on to the one below it.
    const auto now = std::find_if(under.begin(), under.end(), [this](std::size_t highlight) {
        return m_highlights[highlight].ref() == m_focused;
    });
    const bool next = now != under.end() && now + 1 != under.end();
    const Highlight& chosen = m_highlights[next ? *(now + 1) : under.front()];
    emit spanClicked(chosen.reasonId, chosen.spanIndex);
}

QRect ClaimView::rectangleAt(std::int32_t position) const
{
    const std::int32_t byte = m_layout->byteOfStart(position);
    const auto rows = m_editor->rowsOf({byte, byte + 1});
    if (rows.empty() || !m_editor->viewport()->rect().intersects(rows.front().box.toAlignedRect()))
        return {};
    const QRect box = rows.front().box.toAlignedRect();
    return {m_editor->viewport()->mapTo(this, box.topLeft()), box.size()};
}

bool ClaimView::eventFilter(QObject* watched, QEvent* event)
{
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
    return QWidget::eventFilter(watched, event);
}

std::vector<TextRange> ClaimView::paintedRanges(const SpanRef& span) const
{
    return rangesOf(paintedFragments(), m_highlights, span);
}

}  // namespace metes
