// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/ClaimEditor.h"

namespace metes {

/// The QScintilla widget inside a ClaimDraftEditor: an editable buffer of UTF-8 bytes with line
/// feeds alone. Its undo history also holds acts that are not edits, by number, so that one key
/// walks back through both.
class DraftBuffer : public ClaimEditor {
    Q_OBJECT

public:
    explicit DraftBuffer(const Theme& theme, QWidget* parent = nullptr);

    std::string text() const;
    /// Forgets the undo history.
    void setText(const std::string& text);
    bool isEmpty() const;

    /// Replaces bytes; the ranges must not overlap. One step of the undo history.
    struct Replacement {
        ByteRange bytes;
        std::string text;
    };
    void replace(std::vector<Replacement> replacements);
    /// Puts act `number` on the undo history, as done.
    void recordAct(int number);

    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();

    /// The parts of a range, one per line at most, without line ends.
    std::vector<ByteRange> linesOf(ByteRange bytes) const;
    int topOf(std::int32_t byte) const;
    int rowHeight() const;

signals:
    /// `removed` bytes at `position` became `inserted` others.
    void bytesChanged(int position, int removed, int inserted);
    void actUndone(int number);
    void actRedone(int number);
    void caretMoved();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool canInsertFromMimeData(const QMimeData* source) const override;
    QMimeData* toMimeData(const QByteArray& text, bool rectangular) const override;

private:
    void readModification(int position, int type, const char* text, int length, int linesAdded,
                          int line, int foldNow, int foldBefore, int token, int annotations);
    bool isTyping(const QKeyEvent& event) const;
};

}  // namespace metes
