// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/Highlight.h"
#include "ui/theme/Theme.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace metes {

class DraftBuffer;
class LaneIndex;
class TextIndex;

/// A passage of a draft with a line below it.
struct DraftMark {
    enum class Weight {
        Strong,  ///< filled too
        Quiet    ///< the line alone
    };

    QString id;
    TextRange range;
    Category category = Category::Other;
    Weight weight = Weight::Strong;
};

/// One replacement in a draft.
struct DraftEdit {
    TextRange range;
    std::string replacement;
};

/// A text of claims that is being written, with marks below what was found. All ranges are code
/// points of text(); marks move with the text while it is edited, until others are set.
///
/// Undo walks back through edits and recorded acts alike. Tab moves the focus.
class ClaimDraftEditor : public QWidget {
    Q_OBJECT

public:
    explicit ClaimDraftEditor(const Theme& theme, QWidget* parent = nullptr);
    ~ClaimDraftEditor() override;

    const std::string& text() const;
    /// Forgets the undo history and everything marked. Bytes that are no UTF-8 are replaced, every
    /// line end becomes a line feed.
    void setText(std::string_view text);
    bool isEmpty() const;

    void setMarks(std::vector<DraftMark> marks);
    /// Outlines a mark, and lights up the passages that prove it.
    void focusMark(const QString& id, const std::vector<TextRange>& evidence);
    const QString& focusedMark() const { return m_focused; }
    /// Words that a model's probability rests on; they move with the text as marks do.
    void setWordMarks(const std::vector<WordMark>& marks);
    std::vector<WordMark> wordMarks() const;
    /// What lies behind the claim in hand; empty for none.
    void setActiveRange(TextRange range);
    void scrollToRange(TextRange range);
    std::int32_t caretPosition() const;
    void setCaretPosition(std::int32_t position);

    /// One step of the undo history; the ranges must not overlap.
    void apply(const std::vector<DraftEdit>& edits);
    /// Puts an act that is no edit on the undo history, as done; see actUndone().
    void recordAct(int number);
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();

    void setHoverText(std::function<QString(const QString& id)> hoverText);
    /// Where a mark stands now; nothing when its text is gone.
    std::optional<TextRange> rangeOf(const QString& id) const;
    std::vector<TextRange> litRanges() const;
    /// What the viewport shows of the marks now, in their order.
    std::vector<PaintedFragment> paintedFragments() const;
    /// The widget that draws and takes keys and mouse.
    QWidget* input() const;
    QWidget* viewport() const;

    QSize sizeHint() const override { return {560, 400}; }

signals:
    void textEdited();
    void caretMoved();
    void actUndone(int number);
    void actRedone(int number);
    /// An empty id: a click beside every mark.
    void markClicked(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Bytes {
        std::int32_t start = 0;
        std::int32_t end = 0;
    };
    const TextIndex& index() const;
    Bytes bytesOf(TextRange range) const;
    TextRange rangeOf(Bytes bytes) const;
    void moveMarks(int position, int removed, int inserted);
    static void move(Bytes& bytes, int position, int removed, int inserted);
    std::vector<PaintedFragment> fragmentsOf(Bytes bytes, std::size_t highlight, int lane) const;
    void paintOverlay(QPainter& painter) const;
    void paintActive(QPainter& painter) const;
    std::optional<std::size_t> markAt(const QPoint& place) const;
    void clickAt(const QPoint& place);
    void retheme();

    const Theme& m_theme;
    DraftBuffer* m_buffer;
    std::vector<DraftMark> m_marks;
    std::vector<Bytes> m_places;  ///< of the marks, in the buffer as it is now
    std::vector<int> m_markLanes;
    std::vector<Bytes> m_lit;
    std::vector<std::pair<Bytes, WordMark::Side>> m_words;
    Bytes m_active;
    int m_laneCount = 0;
    QString m_focused;
    std::function<QString(const QString&)> m_hoverText;
    mutable std::string m_text;
    mutable std::unique_ptr<TextIndex> m_index;  ///< null after an edit
};

}  // namespace metes
