// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/ActionView.h"

#include "ui/editor/ActionDocument.h"
#include "ui/editor/Fragments.h"
#include "ui/editor/LaneIndex.h"
#include "ui/editor/SpanPainter.h"
#include "ui/editor/TextBoundaries.h"
#include "ui/widgets/CategoryText.h"
#include "ui/widgets/FocusRing.h"
#include "ui/editor/PaneText.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextLayout>

#include <algorithm>

namespace metes {

namespace {

constexpr int kSide = 20;
constexpr int kTop = 16;

}  // namespace

ActionView::ActionView(const Theme& theme, QWidget* parent)
    : QTextBrowser(parent),
      m_theme(theme),
      m_document(std::make_unique<ActionDocument>()),
      m_lanes(std::make_unique<LaneIndex>())
{
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setAcceptDrops(false);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setCursorWidth(2);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Office action"));
    connect(this, &QTextEdit::selectionChanged, this, &ActionView::readSelection);
    connect(&theme, &Theme::changed, this, &ActionView::retheme);
    retheme();
}

ActionView::~ActionView() = default;

void ActionView::setAction(std::string text, const std::vector<Block>& blocks)
{
    m_boundaries.reset();
    m_highlights.clear();
    m_hits.clear();
    m_muted.clear();
    m_focused = {};
    m_hovered = {};
    m_lanes = std::make_unique<LaneIndex>();
    m_text = std::move(text);
    m_document = std::make_unique<ActionDocument>(m_text, blocks);
    rebuild();
    verticalScrollBar()->setValue(0);
    describeFocus();
}

void ActionView::rebuild()
{
    const int scrolled = verticalScrollBar()->value();
    const TextRange selected = m_announced;
    m_document->fill(*document(), m_theme, extraRowHeight(m_lanes->laneCount()));
    mute();
    placeColumn();
    if (!selected.empty() && selected.end <= m_document->codePoints())
        setSelectedRange(selected);
    else
        moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(scrolled);
    readSelection();
}

void ActionView::placeColumn()
{
    const QFontMetricsF metrics(m_theme.readingFont());
    const int column = static_cast<int>(metrics.averageCharWidth() * kColumnCharacters);
    QTextFrameFormat format = document()->rootFrame()->frameFormat();
    const int right = kSide + std::max(0, viewport()->width() - 2 * kSide - column);
    if (qRound(format.rightMargin()) == right && qRound(format.topMargin()) == kTop)
        return;
    format.setLeftMargin(kSide);
    format.setRightMargin(right);
    format.setTopMargin(kTop);
    format.setBottomMargin(kTop);
    document()->rootFrame()->setFrameFormat(format);
}

void ActionView::resizeEvent(QResizeEvent* event)
{
    placeColumn();
    QTextBrowser::resizeEvent(event);
}

void ActionView::retheme()
{
    // An explicit palette, since a style sheet keeps the old one alive in text widgets.
    setPalette(m_theme.palette());
    rebuild();
    viewport()->update();
}

void ActionView::mute()
{
    QTextCharFormat format;
    format.setForeground(m_theme.color(ColorRole::Muted));
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (const TextRange range : m_muted) {
        for (const ActionDocument::Part part : m_document->partsOf(range)) {
            cursor.setPosition(part.start);
            cursor.setPosition(part.end, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(format);
        }
    }
    cursor.endEditBlock();
}

void ActionView::setMutedRanges(const std::vector<TextRange>& ranges)
{
    if (ranges == m_muted)
        return;
    m_muted = ranges;
    rebuild();
}

void ActionView::setHighlights(std::vector<Highlight> highlights)
{
    m_highlights = std::move(highlights);
    m_hovered = {};
    relane();
    describeFocus();
}

void ActionView::setSearchHits(std::vector<TextRange> hits)
{
    m_hits = std::move(hits);
    viewport()->update();
}

void ActionView::relane()
{
    const int before = extraRowHeight(m_lanes->laneCount());
    m_lanes = std::make_unique<LaneIndex>(m_highlights, m_document->codePoints());
    if (extraRowHeight(m_lanes->laneCount()) != before)
        rebuild();
    viewport()->update();
}

int ActionView::rowTop(int documentPosition) const
{
    const QTextBlock block = document()->findBlock(documentPosition);
    const QPointF origin = document()->documentLayout()->blockBoundingRect(block).topLeft();
    const QTextLine line = block.layout()->lineForTextPosition(documentPosition - block.position());
    return qRound(origin.y() + (line.isValid() ? line.y() : 0.0));
}

std::vector<PaintedFragment> ActionView::rowsOf(int start, int end) const
{
    std::vector<PaintedFragment> rows;
    const QTextBlock block = document()->findBlock(start);
    const QPointF origin = document()->documentLayout()->blockBoundingRect(block).topLeft()
                           - QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
    const QTextLayout* layout = block.layout();
    for (int i = 0; i < layout->lineCount(); ++i) {
        const QTextLine line = layout->lineAt(i);
        const int first = block.position() + line.textStart();
        const int from = std::max(start, first);
        const int to = std::min(end, first + line.textLength());
        if (from >= to)
            continue;
        // The blank at which a row was broken hangs over and is not marked.
        const qreal right = line.x() + line.naturalTextWidth();
        const qreal x1 = std::min(line.cursorToX(from - block.position()), right);
        const qreal x2 = to == first + line.textLength()
                             ? right
                             : std::min(line.cursorToX(to - block.position()), right);
        PaintedFragment row;
        row.range = {m_document->positionOfStart(from), m_document->positionOfEnd(to)};
        row.baseline = origin.y() + line.y() + line.ascent();
        row.box = QRectF(origin.x() + x1, row.baseline - line.ascent(), x2 - x1,
                         line.ascent() + line.descent());
        rows.push_back(row);
    }
    return rows;
}

std::vector<PaintedFragment> ActionView::fragmentsOf(TextRange range, std::size_t highlight,
                                                     int lane) const
{
    std::vector<PaintedFragment> fragments;
    const QRectF view = viewport()->rect();
    for (const ActionDocument::Part part : m_document->partsOf(range)) {
        for (PaintedFragment row : rowsOf(part.start, part.end)) {
            if (!row.box.adjusted(0, 0, 1, kLaneHeight).intersects(view))
                continue;
            row.highlight = highlight;
            row.lane = lane;
            fragments.push_back(row);
        }
    }
    return fragments;
}

TextRange ActionView::visibleRange() const
{
    const int first = cursorForPosition(QPoint(0, 0)).position();
    const int last =
        cursorForPosition(QPoint(viewport()->width(), viewport()->height())).position();
    return {m_document->positionOfStart(first), m_document->positionOfEnd(last)};
}

std::vector<PaintedFragment> ActionView::paintedFragments() const
{
    std::vector<PaintedFragment> fragments;
    for (const LaneIndex::Entry& entry : m_lanes->overlapping(visibleRange())) {
        const auto more = fragmentsOf(entry.range, entry.highlight, entry.lane);
        fragments.insert(fragments.end(), more.begin(), more.end());
    }
    return fragments;
}

std::vector<TextRange> ActionView::paintedRanges(const SpanRef& span) const
{
    return rangesOf(paintedFragments(), m_highlights, span);
}

void ActionView::paintEvent(QPaintEvent* event)
{
    QTextBrowser::paintEvent(event);
    QPainter painter(viewport());
    painter.setClipRegion(event->region());
    const SpanPainter spans(painter, m_theme);
    const std::vector<PaintedFragment> fragments = paintedFragments();
    for (const TextRange hit : m_hits)
        spans.paintBackground(fragmentsOf(hit, 0, 0), ColorRole::SearchHit);
    spans.paintFills(fragments, m_highlights);
    spans.paintLines(fragments, m_highlights);
    if (!m_hovered.isNull())
        spans.paintHover(fragments, m_highlights, m_hovered);
    spans.paintOutlines(fragments, m_highlights, m_focused);
    if (m_ring && hasFocus())
        paintFocusRing(painter, viewport()->rect(), metrics::kFocusRing, m_theme);
}

void ActionView::focusSpan(const SpanRef& span)
{
    if (span == m_focused)
        return;
    m_focused = span;
    describeFocus();
    scrollToSpan(span);
    viewport()->update();
}

void ActionView::scrollToSpan(const SpanRef& span)
{
    if (span.isNull())
        return;
    const auto found =
        std::find_if(m_highlights.begin(), m_highlights.end(), [&](const Highlight& h) {
            return h.reasonId == span.reasonId && !h.range.empty()
                   && (span.spanIndex < 0 || h.spanIndex == span.spanIndex);
        });
    if (found == m_highlights.end())
        return;
    const int top = rowTop(m_document->documentStart(found->range.start));
    const int bottom = rowTop(m_document->documentEnd(found->range.end)) + m_theme.readingLine();
    const int scrolled = verticalScrollBar()->value();
    if (top < scrolled || bottom > scrolled + viewport()->height())
        verticalScrollBar()->setValue(top - viewport()->height() / 4);
}

void ActionView::scrollToRange(TextRange range)
{
    verticalScrollBar()->setValue(rowTop(m_document->documentStart(range.start)) - kTop);
}

std::int32_t ActionView::currentTopPosition() const
{
    const int y = kTop + m_theme.readingLine() / 2;
    return m_document->positionOfStart(cursorForPosition(QPoint(0, y)).position());
}

std::vector<SpanRef> ActionView::spansAt(std::int32_t position) const
{
    std::vector<SpanRef> spans;
    for (const std::size_t highlight : m_lanes->at(position))
        spans.push_back(m_highlights[highlight].ref());
    return spans;
}

void ActionView::describeFocus()
{
    const auto found =
        std::find_if(m_highlights.begin(), m_highlights.end(), [this](const Highlight& h) {
            return h.reasonId == m_focused.reasonId && !h.range.empty();
        });
    QString description;
    if (!m_focused.isNull() && found != m_highlights.end()) {
        const std::string_view quote = sliceCodePoints(m_text, found->range);
        //: What a screen reader says of a marked passage of the action: words, category, how found.
        description =
            tr("%1, %2, %3")
                .arg(QString::fromUtf8(quote.data(), static_cast<qsizetype>(quote.size())),
                     categoryName(found->category).toLower(), matchClassName(found->match));
    }
    setAccessibleDescription(description);
}

}  // namespace metes
