// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/ClaimView.h"

#include "ui/editor/ClaimEditor.h"
#include "ui/editor/ClaimLayout.h"
#include "ui/editor/LaneIndex.h"
#include "ui/editor/SpanPainter.h"
#include "ui/editor/TextBoundaries.h"
#include "ui/widgets/CategoryText.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

ClaimView::ClaimView(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_editor(new ClaimEditor(theme, this)),
      m_layout(std::make_unique<ClaimLayout>()),
      m_lanes(std::make_unique<LaneIndex>())
{
    auto* column = new QVBoxLayout(this);
    // QScintilla starts its text at the very top.
    column->setContentsMargins(0, metrics::kGap3, 0, 0);
    column->addWidget(m_editor);
    setAutoFillBackground(true);
    setFocusProxy(m_editor);
    m_editor->setOverlay([this](QPainter& painter) { paintOverlay(painter); });
    m_editor->setCopiedText([this] { return selectedText(); });
    m_editor->setKeyHandler([this](const QKeyEvent& event, ClaimEditor::KeyPhase phase) {
        return phase == ClaimEditor::KeyPhase::Ask ? wantsKey(event) : handleKey(event);
    });
    m_editor->viewport()->installEventFilter(this);
    connect(m_editor, &ClaimEditor::pointerMoved, this, &ClaimView::hoverAt);
    connect(m_editor, &ClaimEditor::pointerLeft, this, [this] { hoverAt({-1, -1}); });
    connect(m_editor, &ClaimEditor::pointerClicked, this, &ClaimView::clickAt);
    connect(m_editor, &ClaimEditor::selectionEnded, this, &ClaimView::readSelection);
    connect(&theme, &Theme::changed, this, &ClaimView::retheme);
    retheme();
    describeFocus();
}

ClaimView::~ClaimView() = default;

void ClaimView::setClaim(std::int32_t number, std::string text, const std::vector<Clause>& clauses)
{
    m_boundaries.reset();
    m_number = number;
    m_text = std::move(text);
    m_layout = std::make_unique<ClaimLayout>(m_text, clauses);
    m_highlights.clear();
    m_hits.clear();
    m_wordMarks.clear();
    m_focused = {};
    m_hovered = {};
    m_caret = m_anchor = 0;
    m_editor->setBuffer(m_layout->buffer(), number > 0 ? QString::number(number) : QString());
    // The rows keep their height until the highlights come: setting it lays out the text anew.
    m_lanes = std::make_unique<LaneIndex>(m_highlights, m_layout->codePoints());
    m_editor->viewport()->update();
    describeFocus();
    announceSelection();
}

void ClaimView::setHighlights(std::vector<Highlight> highlights)
{
    m_highlights = std::move(highlights);
    m_hovered = {};
    relane();
    describeFocus();
}

void ClaimView::setSearchHits(std::vector<TextRange> hits)
{
    m_hits = std::move(hits);
    std::sort(m_hits.begin(), m_hits.end());
    m_editor->viewport()->update();
}

void ClaimView::setWordMarks(std::vector<WordMark> marks)
{
    if (marks != m_wordMarks) {
        m_wordMarks = std::move(marks);
        m_editor->viewport()->update();
    }
}

void ClaimView::relane()
{
    m_lanes = std::make_unique<LaneIndex>(m_highlights, m_layout->codePoints());
    if (extraRowHeight(m_lanes->laneCount()) != m_extraRow)
        retheme();
    m_editor->viewport()->update();
}

void ClaimView::retheme()
{
    QPalette colors = palette();
    colors.setColor(QPalette::Window, m_theme.color(ColorRole::Surface));
    setPalette(colors);
    m_extraRow = extraRowHeight(m_lanes->laneCount());
    m_editor->restyle(m_extraRow);
}

void ClaimView::focusSpan(const SpanRef& span)
{
    if (span == m_focused)
        return;
    m_focused = span;
    describeFocus();
    m_editor->viewport()->update();
}

void ClaimView::scrollToSpan(const SpanRef& span)
{
    const auto found =
        std::find_if(m_highlights.begin(), m_highlights.end(), [&](const Highlight& h) {
            return h.reasonId == span.reasonId
                   && (span.spanIndex < 0 || h.spanIndex == span.spanIndex);
        });
    if (found != m_highlights.end() && !found->range.empty())
        scrollToRange(found->range);
}

void ClaimView::scrollToRange(TextRange range)
{
    m_editor->scrollTo({m_layout->byteOfStart(range.start), m_layout->byteOfEnd(range.end)});
}

std::vector<SpanRef> ClaimView::spansAt(std::int32_t position) const
{
    std::vector<SpanRef> spans;
    for (const std::size_t highlight : m_lanes->at(position))
        spans.push_back(m_highlights[highlight].ref());
    return spans;
}

void ClaimView::setHoverText(std::function<QString(const SpanRef&)> hoverText)
{
    m_hoverText = std::move(hoverText);
}

std::vector<PaintedFragment> ClaimView::fragmentsOf(TextRange range, std::size_t highlight,
                                                    int lane) const
{
    std::vector<PaintedFragment> fragments;
    const ByteRange visible = m_editor->visibleBytes();
    const QRectF view = m_editor->viewport()->rect();
    for (const ByteRange part : m_layout->bytesOf(range)) {
        if (part.end <= visible.start || part.start >= visible.end)
            continue;
        for (const ClaimEditor::Row& row : m_editor->rowsOf(part)) {
            // The line of a row hangs below its text.
            if (!row.box.adjusted(0, 0, 1, kLaneHeight).intersects(view))
                continue;
            const TextRange characters{m_layout->positionOfStart(row.bytes.start),
                                       m_layout->positionOfEnd(row.bytes.end)};
            fragments.push_back({highlight, lane, characters, row.box, row.baseline});
        }
    }
    return fragments;
}

std::vector<PaintedFragment> ClaimView::paintedFragments() const
{
    const ByteRange visible = m_editor->visibleBytes();
    const TextRange range{m_layout->positionOfStart(visible.start),
                          m_layout->positionOfEnd(visible.end)};
    std::vector<PaintedFragment> fragments;
    for (const LaneIndex::Entry& entry : m_lanes->overlapping(range)) {
        const auto more = fragmentsOf(entry.range, entry.highlight, entry.lane);
        fragments.insert(fragments.end(), more.begin(), more.end());
    }
    return fragments;
}

void ClaimView::paintOverlay(QPainter& painter) const
{
    const SpanPainter spans(painter, m_theme);
    const std::vector<PaintedFragment> fragments = paintedFragments();
    for (const TextRange hit : m_hits)
        spans.paintBackground(fragmentsOf(hit, 0, 0), ColorRole::SearchHit);
    spans.paintFills(fragments, m_highlights);
    const ByteRange selected = m_editor->selection();
    const auto [from, to] = std::minmax(selected.start, selected.end);
    if (from != to) {
        const TextRange range{m_layout->positionOfStart(from), m_layout->positionOfEnd(to)};
        spans.paintBackground(fragmentsOf(range, 0, 0), ColorRole::Selection);
    }
    spans.paintLines(fragments, m_highlights);
    for (const WordMark& mark : m_wordMarks)
        spans.paintWordMarks(fragmentsOf(mark.range, 0, 0), mark.side);
    if (!m_hovered.isNull())
        spans.paintHover(fragments, m_highlights, m_hovered);
    spans.paintOutlines(fragments, m_highlights, m_focused);
}

void ClaimView::describeFocus()
{
    const QString name = m_number > 0 ? tr("Claim %1").arg(m_number) : tr("Claim");
    m_editor->setAccessibleName(name);
    setAccessibleName(name);
    const auto found =
        std::find_if(m_highlights.begin(), m_highlights.end(), [this](const Highlight& h) {
            return h.reasonId == m_focused.reasonId
                   && (m_focused.spanIndex < 0 || h.spanIndex == m_focused.spanIndex);
        });
    QString description;
    if (!m_focused.isNull() && found != m_highlights.end()) {
        const std::string_view quote = sliceCodePoints(m_text, found->range);
        //: What a screen reader says of a marked passage: claim, words, category, how it was found.
        description =
            tr("claim %1, %2, %3, %4")
                .arg(m_number)
                .arg(QString::fromUtf8(quote.data(), static_cast<qsizetype>(quote.size())),
                     categoryName(found->category).toLower(), matchClassName(found->match));
    }
    m_editor->setAccessibleDescription(description);
    setAccessibleDescription(description);
}

QSize ClaimView::sizeHint() const
{
    return {560, 320};
}

QWidget* ClaimView::viewport() const
{
    return m_editor->viewport();
}

}  // namespace metes
