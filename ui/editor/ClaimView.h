// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/patent/ClaimLanguage.h"
#include "ui/editor/Highlight.h"
#include "ui/theme/Theme.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace metes {

class ClaimEditor;
class ClaimLayout;
class LaneIndex;
class TextBoundaries;

/// One claim, read-only, with its highlights. Each clause stands on a line of its own, indented by
/// depth; the text itself is never changed: selection and copies come from the text as given. All
/// ranges are code points of that text.
///
/// Keys: arrows left and right (words with Ctrl), Home and End move the caret; the same and up and
/// down with Shift select. Tab moves the focus. Every other key goes on to the parent.
class ClaimView : public QWidget {
    Q_OBJECT

public:
    explicit ClaimView(const Theme& theme, QWidget* parent = nullptr);
    ~ClaimView() override;

    /// Forgets highlights, search hits, focus and selection.
    void setClaim(std::int32_t number, std::string text, const std::vector<Clause>& clauses);
    std::int32_t claimNumber() const { return m_number; }
    const std::string& text() const { return m_text; }

    /// Ranges outside the text are clamped; empty ones (ungrounded spans) are not painted.
    void setHighlights(std::vector<Highlight> highlights);
    const std::vector<Highlight>& highlights() const { return m_highlights; }
    void setSearchHits(std::vector<TextRange> hits);

    /// Words that a model's probability rests on. Forgotten with the claim.
    void setWordMarks(std::vector<WordMark> marks);
    const std::vector<WordMark>& wordMarks() const { return m_wordMarks; }

    /// Outlines a reason, one of its spans more strongly, and tells assistive software. Does not
    /// scroll: see scrollToSpan().
    void focusSpan(const SpanRef& span);
    void clearFocusedSpan() { focusSpan({}); }
    const SpanRef& focusedSpan() const { return m_focused; }
    void scrollToSpan(const SpanRef& span);
    void scrollToRange(TextRange range);

    /// Whole characters as people see them; empty when nothing is selected.
    TextRange selectedRange() const;
    /// Snapped outwards to whole characters.
    void setSelectedRange(TextRange range);
    void clearSelection();
    QString selectedText() const;
    std::int32_t caretPosition() const { return m_caret; }

    enum class Move { Character, Word };
    enum class Selecting { No, Yes };
    /// Moves the caret by `steps` (negative: back).
    void moveCaret(Move unit, int steps, Selecting selecting);
    /// The nearest place where a character as people see it begins.
    std::int32_t snapped(std::int32_t position) const;
    /// From `position` by `steps` characters or words, snapped.
    std::int32_t moved(std::int32_t position, Move unit, int steps) const;

    /// Spans over the character at `position`, lane 0 first.
    std::vector<SpanRef> spansAt(std::int32_t position) const;

    /// Text of the tooltip over a span; none by default.
    void setHoverText(std::function<QString(const SpanRef&)> hoverText);

    /// What the viewport shows of the highlights now, in their order.
    std::vector<PaintedFragment> paintedFragments() const;
    /// The characters painted for a span: one range where it is wholly in sight and no blanks
    /// between clauses lie in it.
    std::vector<TextRange> paintedRanges(const SpanRef& span) const;
    /// The box of the row piece at `position`, in coordinates of this widget; null when scrolled
    /// out of sight.
    QRect rectangleAt(std::int32_t position) const;
    /// The widget that draws and takes the mouse.
    QWidget* viewport() const;

    QSize sizeHint() const override;

signals:
    /// A null reason id when the pointer leaves.
    void spanHovered(const QString& reasonId, int spanIndex);
    /// The topmost span under the click, repeated clicks walk the lanes.
    void spanClicked(const QString& reasonId, int spanIndex);
    void selectionChanged(metes::TextRange range);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retheme();
    void relane();
    void paintOverlay(QPainter& painter) const;
    void readSelection();
    void announceSelection();
    void setCaret(std::int32_t caret, std::int32_t anchor);
    bool wantsKey(const QKeyEvent& event) const;
    bool handleKey(const QKeyEvent& event);
    void hoverAt(const QPoint& place);
    void clickAt(const QPoint& place);
    std::vector<PaintedFragment> fragmentsOf(TextRange range, std::size_t highlight,
                                             int lane) const;
    void describeFocus();
    const TextBoundaries& boundaries() const;

    const Theme& m_theme;
    ClaimEditor* m_editor;
    std::unique_ptr<ClaimLayout> m_layout;
    std::unique_ptr<LaneIndex> m_lanes;
    int m_extraRow = 0;  ///< pixels below each row for lanes beyond the second
    mutable std::unique_ptr<TextBoundaries> m_boundaries;
    std::function<QString(const SpanRef&)> m_hoverText;
    std::int32_t m_number = 0;
    std::string m_text;
    std::vector<Highlight> m_highlights;
    std::vector<TextRange> m_hits;
    std::vector<WordMark> m_wordMarks;
    SpanRef m_focused;
    SpanRef m_hovered;
    std::int32_t m_caret = 0;
    std::int32_t m_anchor = 0;
    TextRange m_announced;
};

}  // namespace metes
