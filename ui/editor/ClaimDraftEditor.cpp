// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/ClaimDraftEditor.h"

#include "core/text/TextIndex.h"
#include "ui/editor/DraftBuffer.h"
#include "ui/editor/LaneIndex.h"
#include "ui/editor/SpanPainter.h"
#include "ui/widgets/PlainToolTip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

namespace {

Highlight highlightOf(const DraftMark& mark)
{
    Highlight highlight;
    highlight.reasonId = mark.id;
    highlight.range = mark.range;
    highlight.category = mark.category;
    return highlight;
}

std::vector<Highlight> highlightsOf(const std::vector<DraftMark>& marks)
{
    std::vector<Highlight> highlights;
    highlights.reserve(marks.size());
    for (const DraftMark& mark : marks)
        highlights.push_back(highlightOf(mark));
    return highlights;
}

}  // namespace

ClaimDraftEditor::ClaimDraftEditor(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_buffer(new DraftBuffer(theme, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kGap2, metrics::kGap3, 0, 0);
    column->addWidget(m_buffer);
    setAutoFillBackground(true);
    setFocusProxy(m_buffer);
    m_buffer->setObjectName(QStringLiteral("draftText"));
    m_buffer->setAccessibleName(tr("Text of the claims"));
    m_buffer->setOverlay([this](QPainter& painter) { paintOverlay(painter); });
    m_buffer->viewport()->installEventFilter(this);
    connect(m_buffer, &DraftBuffer::bytesChanged, this, &ClaimDraftEditor::moveMarks);
    connect(m_buffer, &DraftBuffer::actUndone, this, &ClaimDraftEditor::actUndone);
    connect(m_buffer, &DraftBuffer::actRedone, this, &ClaimDraftEditor::actRedone);
    connect(m_buffer, &DraftBuffer::caretMoved, this, &ClaimDraftEditor::caretMoved);
    connect(m_buffer, &ClaimEditor::pointerClicked, this, &ClaimDraftEditor::clickAt);
    connect(&theme, &Theme::changed, this, &ClaimDraftEditor::retheme);
    retheme();
}

ClaimDraftEditor::~ClaimDraftEditor() = default;

const TextIndex& ClaimDraftEditor::index() const
{
    if (!m_index) {
        m_text = m_buffer->text();
        m_index = std::make_unique<TextIndex>(m_text);
    }
    return *m_index;
}

const std::string& ClaimDraftEditor::text() const
{
    index();
    return m_text;
}

void ClaimDraftEditor::setText(std::string_view text)
{
    QString clean = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    clean.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
    m_marks.clear();
    m_places.clear();
    m_lit.clear();
    m_words.clear();
    m_active = {};
    m_focused.clear();
    {
        const QSignalBlocker quiet(m_buffer);
        m_buffer->setText(clean.toStdString());
    }
    m_index.reset();
    m_buffer->viewport()->update();
}

bool ClaimDraftEditor::isEmpty() const
{
    return m_buffer->isEmpty();
}

ClaimDraftEditor::Bytes ClaimDraftEditor::bytesOf(TextRange range) const
{
    return {index().byteOf(range.start), index().byteOf(range.end)};
}

TextRange ClaimDraftEditor::rangeOf(Bytes bytes) const
{
    return {index().codePointOfByte(bytes.start), index().codePointOfByte(bytes.end)};
}

void ClaimDraftEditor::setMarks(std::vector<DraftMark> marks)
{
    m_marks = std::move(marks);
    m_places.clear();
    for (const DraftMark& mark : m_marks)
        m_places.push_back(bytesOf(mark.range));
    const LaneIndex lanes(highlightsOf(m_marks), index().codePoints());
    m_markLanes.assign(m_marks.size(), 0);
    for (const LaneIndex::Entry& entry : lanes.overlapping({0, index().codePoints()}))
        m_markLanes[entry.highlight] = entry.lane;
    const int before = extraRowHeight(m_laneCount);
    m_laneCount = lanes.laneCount();
    if (extraRowHeight(m_laneCount) != before)
        retheme();
    m_buffer->viewport()->update();
}

void ClaimDraftEditor::focusMark(const QString& id, const std::vector<TextRange>& evidence)
{
    m_focused = id;
    m_lit.clear();
    for (const TextRange range : evidence)
        m_lit.push_back(bytesOf(range));
    m_buffer->viewport()->update();
}

void ClaimDraftEditor::setWordMarks(const std::vector<WordMark>& marks)
{
    if (marks.empty() && m_words.empty())
        return;
    m_words.clear();
    for (const WordMark& mark : marks)
        m_words.emplace_back(bytesOf(mark.range), mark.side);
    m_buffer->viewport()->update();
}

std::vector<WordMark> ClaimDraftEditor::wordMarks() const
{
    std::vector<WordMark> marks;
    for (const auto& [bytes, side] : m_words)
        marks.push_back({rangeOf(bytes), side});
    return marks;
}

void ClaimDraftEditor::setActiveRange(TextRange range)
{
    m_active = bytesOf(range);
    m_buffer->viewport()->update();
}

void ClaimDraftEditor::scrollToRange(TextRange range)
{
    const Bytes bytes = bytesOf(range);
    m_buffer->scrollTo({bytes.start, bytes.end});
}

std::int32_t ClaimDraftEditor::caretPosition() const
{
    return index().codePointOfByte(m_buffer->selection().end);
}

void ClaimDraftEditor::setCaretPosition(std::int32_t position)
{
    const std::int32_t byte = index().byteOf(position);
    m_buffer->select(byte, byte);
}

void ClaimDraftEditor::apply(const std::vector<DraftEdit>& edits)
{
    std::vector<DraftBuffer::Replacement> replacements;
    for (const DraftEdit& edit : edits) {
        const Bytes bytes = bytesOf(edit.range);
        replacements.push_back({{bytes.start, bytes.end}, edit.replacement});
    }
    m_buffer->replace(std::move(replacements));
}

void ClaimDraftEditor::recordAct(int number)
{
    m_buffer->recordAct(number);
}

bool ClaimDraftEditor::canUndo() const
{
    return m_buffer->canUndo();
}

bool ClaimDraftEditor::canRedo() const
{
    return m_buffer->canRedo();
}

void ClaimDraftEditor::undo()
{
    m_buffer->undo();
}

void ClaimDraftEditor::redo()
{
    m_buffer->redo();
}

void ClaimDraftEditor::setHoverText(std::function<QString(const QString& id)> hoverText)
{
    m_hoverText = std::move(hoverText);
}

std::optional<TextRange> ClaimDraftEditor::rangeOf(const QString& id) const
{
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        if (m_marks[i].id == id && m_places[i].start < m_places[i].end)
            return rangeOf(m_places[i]);
    }
    return std::nullopt;
}

std::vector<TextRange> ClaimDraftEditor::litRanges() const
{
    std::vector<TextRange> ranges;
    for (const Bytes& bytes : m_lit)
        ranges.push_back(rangeOf(bytes));
    return ranges;
}

QWidget* ClaimDraftEditor::input() const
{
    return m_buffer;
}

QWidget* ClaimDraftEditor::viewport() const
{
    return m_buffer->viewport();
}

void ClaimDraftEditor::move(Bytes& bytes, int position, int removed, int inserted)
{
    const auto moved = [&](std::int32_t edge, bool pushed) {
        if (edge < position || (edge == position && !pushed))
            return edge;
        return std::max(edge - removed, position) + inserted;
    };
    const bool empty = bytes.start >= bytes.end;
    bytes = {moved(bytes.start, true), moved(bytes.end, false)};
    if (empty || bytes.end < bytes.start)
        bytes.end = bytes.start;
}

void ClaimDraftEditor::moveMarks(int position, int removed, int inserted)
{
    m_index.reset();
    for (Bytes& place : m_places)
        move(place, position, removed, inserted);
    for (Bytes& place : m_lit)
        move(place, position, removed, inserted);
    for (auto& [place, side] : m_words)
        move(place, position, removed, inserted);
    move(m_active, position, removed, inserted);
    emit textEdited();
}

std::vector<PaintedFragment> ClaimDraftEditor::fragmentsOf(Bytes bytes, std::size_t highlight,
                                                           int lane) const
{
    std::vector<PaintedFragment> fragments;
    const ByteRange visible = m_buffer->visibleBytes();
    const ByteRange shown{std::max(bytes.start, visible.start), std::min(bytes.end, visible.end)};
    if (shown.start >= shown.end)
        return fragments;
    const QRectF view = m_buffer->viewport()->rect();
    for (const ByteRange& line : m_buffer->linesOf(shown)) {
        for (const ClaimEditor::Row& row : m_buffer->rowsOf(line)) {
            if (row.box.adjusted(0, 0, 1, kLaneHeight).intersects(view))
                fragments.push_back({highlight, lane,
                                     rangeOf(Bytes{row.bytes.start, row.bytes.end}), row.box,
                                     row.baseline});
        }
    }
    return fragments;
}

std::vector<PaintedFragment> ClaimDraftEditor::paintedFragments() const
{
    std::vector<PaintedFragment> fragments;
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const auto more = fragmentsOf(m_places[i], i, m_markLanes[i]);
        fragments.insert(fragments.end(), more.begin(), more.end());
    }
    return fragments;
}

void ClaimDraftEditor::paintActive(QPainter& painter) const
{
    if (m_active.start >= m_active.end)
        return;
    const ByteRange visible = m_buffer->visibleBytes();
    const std::int32_t first = std::max(m_active.start, visible.start);
    const std::int32_t last = std::min(m_active.end, visible.end);
    if (first > last)
        return;
    const int top = m_buffer->topOf(first);
    const int bottom = m_buffer->topOf(last) + m_buffer->rowHeight();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setCompositionMode(m_theme.isDark() ? QPainter::CompositionMode_Lighten
                                                : QPainter::CompositionMode_Darken);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(ColorRole::AccentSoft));
    const QRectF box(metrics::kGap1, top, m_buffer->viewport()->width() - metrics::kGap4,
                     bottom - top);
    painter.drawRoundedRect(box, metrics::kRadius, metrics::kRadius);
    painter.restore();
}

void ClaimDraftEditor::paintOverlay(QPainter& painter) const
{
    const SpanPainter spans(painter, m_theme);
    const std::vector<Highlight> highlights = highlightsOf(m_marks);
    const std::vector<PaintedFragment> fragments = paintedFragments();
    std::vector<PaintedFragment> filled;
    std::copy_if(fragments.begin(), fragments.end(), std::back_inserter(filled),
                 [this](const PaintedFragment& fragment) {
                     return m_marks[fragment.highlight].weight == DraftMark::Weight::Strong;
                 });
    paintActive(painter);
    spans.paintFills(filled, highlights);
    const ByteRange selected = m_buffer->selection();
    const auto [from, to] = std::minmax(selected.start, selected.end);
    if (from != to)
        spans.paintBackground(fragmentsOf({from, to}, 0, 0), ColorRole::Selection);
    for (const Bytes& lit : m_lit)
        spans.paintBackground(fragmentsOf(lit, 0, 0), ColorRole::SearchHit);
    spans.paintLines(fragments, highlights);
    for (const auto& [bytes, side] : m_words)
        spans.paintWordMarks(fragmentsOf(bytes, 0, 0), side);
    spans.paintOutlines(fragments, highlights, {m_focused, -1});
}

std::optional<std::size_t> ClaimDraftEditor::markAt(const QPoint& place) const
{
    std::optional<std::size_t> found;
    for (const PaintedFragment& fragment : paintedFragments()) {
        // Of several the shortest is meant.
        if (fragment.box.contains(place)
            && (!found
                || m_marks[fragment.highlight].range.length() < m_marks[*found].range.length()))
            found = fragment.highlight;
    }
    return found;
}

void ClaimDraftEditor::clickAt(const QPoint& place)
{
    const auto mark = markAt(place);
    emit markClicked(mark ? m_marks[*mark].id : QString());
}

bool ClaimDraftEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_hoverText) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto mark = markAt(help->pos());
        if (mark)
            QToolTip::showText(help->globalPos(), plainToolTip(m_hoverText(m_marks[*mark].id)),
                               m_buffer->viewport());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ClaimDraftEditor::retheme()
{
    QPalette colors = palette();
    colors.setColor(QPalette::Window, m_theme.color(ColorRole::Surface));
    setPalette(colors);
    m_buffer->restyle(extraRowHeight(m_laneCount));
}

}  // namespace metes
