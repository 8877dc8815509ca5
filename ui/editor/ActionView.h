// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/patent/OfficeAction.h"
#include "ui/editor/Highlight.h"
#include "ui/theme/Theme.h"

#include <QTextBrowser>

#include <functional>
#include <memory>
#include <string>

namespace metes {

class ActionDocument;
class LaneIndex;
class TextBoundaries;

/// One office action, read-only, with the passages that reasons were taken from. Text is shown as
/// text, never read as HTML; nothing is loaded from disk or network. All ranges are code points of
/// the action's text.
///
/// Page keys, Home, End and Ctrl with up or down scroll; Shift with arrows selects. Tab moves the
/// focus. Every other key goes on to the parent.
class ActionView : public QTextBrowser {
    Q_OBJECT

public:
    explicit ActionView(const Theme& theme, QWidget* parent = nullptr);
    ~ActionView() override;

    /// Forgets highlights, search hits, focus and selection. Blocks outside the text are clamped;
    /// text that no block covers is shown as paragraphs.
    void setAction(std::string text, const std::vector<Block>& blocks);
    const std::string& text() const { return m_text; }

    void setHighlights(std::vector<Highlight> highlights);
    const std::vector<Highlight>& highlights() const { return m_highlights; }
    void setSearchHits(std::vector<TextRange> hits);
    /// Passages that are there for completeness, such as statute quotations: drawn muted.
    void setMutedRanges(const std::vector<TextRange>& ranges);

    /// Outlines the passages of a reason and scrolls the first of them into view.
    void focusSpan(const SpanRef& span);
    void clearFocusedSpan() { focusSpan({}); }
    const SpanRef& focusedSpan() const { return m_focused; }
    void scrollToSpan(const SpanRef& span);
    /// Brings the start of a range to the top of the pane.
    void scrollToRange(TextRange range);
    /// Where the row starts that scrollToRange() would have brought to the top.
    std::int32_t currentTopPosition() const;

    TextRange selectedRange() const;
    void setSelectedRange(TextRange range);
    void clearSelection();
    QString selectedText() const;

    std::vector<SpanRef> spansAt(std::int32_t position) const;
    void setHoverText(std::function<QString(const SpanRef&)> hoverText);

    std::vector<PaintedFragment> paintedFragments() const;
    std::vector<TextRange> paintedRanges(const SpanRef& span) const;

    QVariant loadResource(int type, const QUrl& name) override;

signals:
    void spanHovered(const QString& reasonId, int spanIndex);
    void spanClicked(const QString& reasonId, int spanIndex);
    /// Not QTextEdit's: in code points of the action.
    void selectionRangeChanged(metes::TextRange range);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    QMimeData* createMimeDataFromSelection() const override;

private:
    void retheme();
    void rebuild();
    void relane();
    void mute();
    void placeColumn();
    void readSelection();
    int rowTop(int documentPosition) const;
    TextRange visibleRange() const;
    std::vector<PaintedFragment> rowsOf(int start, int end) const;
    bool wantsKey(const QKeyEvent& event) const;
    bool scrollsByKey(const QKeyEvent& event);
    void hoverAt(const QPoint& place);
    void clickAt(const QPoint& place);
    std::vector<PaintedFragment> fragmentsOf(TextRange range, std::size_t highlight,
                                             int lane) const;
    void describeFocus();
    const TextBoundaries& boundaries() const;

    const Theme& m_theme;
    std::unique_ptr<ActionDocument> m_document;
    std::unique_ptr<LaneIndex> m_lanes;
    mutable std::unique_ptr<TextBoundaries> m_boundaries;
    std::function<QString(const SpanRef&)> m_hoverText;
    std::string m_text;
    std::vector<Highlight> m_highlights;
    std::vector<TextRange> m_hits;
    std::vector<TextRange> m_muted;
    SpanRef m_focused;
    SpanRef m_hovered;
    QPoint m_pressed;
    TextRange m_announced;
    bool m_ring = false;
};

}  // namespace metes
