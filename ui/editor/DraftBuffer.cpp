// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/DraftBuffer.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>

#include <algorithm>

namespace metes {

namespace {

/// Keys of QScintilla that would surprise in a text of claims: line copies, transpositions, zoom.
constexpr int kUnwanted[] = {'D', 'L', 'T', 'U'};

bool isEditingKey(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
    case Qt::Key_Return:
    case Qt::Key_Enter: return true;
    default: return false;
    }
}

}  // namespace

DraftBuffer::DraftBuffer(const Theme& theme, QWidget* parent) : ClaimEditor(theme, parent)
{
    setAttribute(Qt::WA_InputMethodEnabled, true);
    SendScintilla(SCI_SETEOLMODE, SC_EOL_LF);
    SendScintilla(SCI_SETPASTECONVERTENDINGS, 1);
    SendScintilla(SCI_SETMARGINWIDTHN, 0UL, 0L);
    SendScintilla(SCI_SETMODEVENTMASK, SC_MOD_INSERTTEXT | SC_MOD_DELETETEXT | SC_MOD_CONTAINER);
    SendScintilla(SCI_SETCARETSTYLE, CARETSTYLE_LINE);
    for (const int key : kUnwanted) {
        SendScintilla(SCI_CLEARCMDKEY, static_cast<unsigned long>(key | (SCMOD_CTRL << 16)));
        SendScintilla(SCI_CLEARCMDKEY,
                      static_cast<unsigned long>(key | ((SCMOD_CTRL | SCMOD_SHIFT) << 16)));
    }
    for (const int key : {SCK_ADD, SCK_SUBTRACT, SCK_DIVIDE})
        SendScintilla(SCI_CLEARCMDKEY, static_cast<unsigned long>(key | (SCMOD_CTRL << 16)));
    connect(this, &QsciScintillaBase::SCN_MODIFIED, this, &DraftBuffer::readModification);
    connect(this, &QsciScintillaBase::SCN_UPDATEUI, this, [this](int updated) {
        if ((updated & SC_UPDATE_SELECTION) != 0)
            emit caretMoved();
    });
    setText({});
}

std::string DraftBuffer::text() const
{
    const long size = SendScintilla(SCI_GETLENGTH);
    std::string text(static_cast<std::size_t>(size) + 1, '\0');
    SendScintilla(SCI_GETTEXT, static_cast<unsigned long>(size + 1), text.data());
    text.resize(static_cast<std::size_t>(size));
    return text;
}

void DraftBuffer::setText(const std::string& text)
{
    SendScintilla(SCI_SETUNDOCOLLECTION, 0UL);
    setBuffer(text, {});
    SendScintilla(SCI_SETREADONLY, 0UL);
    SendScintilla(SCI_EMPTYUNDOBUFFER);
    SendScintilla(SCI_SETUNDOCOLLECTION, 1UL);
}

bool DraftBuffer::isEmpty() const
{
    return SendScintilla(SCI_GETLENGTH) == 0;
}

void DraftBuffer::replace(std::vector<Replacement> replacements)
{
    // The last place first, so that the ranges of the others stay right.
    std::sort(replacements.begin(), replacements.end(),
              [](const auto& a, const auto& b) { return a.bytes.start > b.bytes.start; });
    SendScintilla(SCI_BEGINUNDOACTION);
    for (const Replacement& one : replacements) {
        SendScintilla(SCI_SETTARGETRANGE, static_cast<unsigned long>(one.bytes.start),
                      static_cast<long>(one.bytes.end));
        SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(one.text.size()),
                      one.text.data());
    }
    SendScintilla(SCI_ENDUNDOACTION);
}

void DraftBuffer::recordAct(int number)
{
    SendScintilla(SCI_ADDUNDOACTION, static_cast<unsigned long>(number), 0L);
}

bool DraftBuffer::canUndo() const
{
    return SendScintilla(SCI_CANUNDO) != 0;
}

bool DraftBuffer::canRedo() const
{
    return SendScintilla(SCI_CANREDO) != 0;
}

void DraftBuffer::undo()
{
    SendScintilla(SCI_UNDO);
}

void DraftBuffer::redo()
{
    SendScintilla(SCI_REDO);
}

std::vector<ByteRange> DraftBuffer::linesOf(ByteRange bytes) const
{
    std::vector<ByteRange> parts;
    const auto lineOf = [this](std::int32_t byte) {
        return SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(byte));
    };
    for (long line = lineOf(bytes.start); line <= lineOf(bytes.end); ++line) {
        const auto number = static_cast<unsigned long>(line);
        const auto start = static_cast<std::int32_t>(SendScintilla(SCI_POSITIONFROMLINE, number));
        const auto end = static_cast<std::int32_t>(SendScintilla(SCI_GETLINEENDPOSITION, number));
        const ByteRange part{std::max(start, bytes.start), std::min(end, bytes.end)};
        if (part.start < part.end)
            parts.push_back(part);
    }
    return parts;
}

int DraftBuffer::topOf(std::int32_t byte) const
{
    return static_cast<int>(SendScintilla(SCI_POINTYFROMPOSITION, 0UL, static_cast<long>(byte)));
}

int DraftBuffer::rowHeight() const
{
    return static_cast<int>(SendScintilla(SCI_TEXTHEIGHT, 0UL));
}

void DraftBuffer::readModification(int position, int type, const char*, int length, int, int, int,
                                   int, int token, int)
{
    if ((type & SC_MOD_CONTAINER) != 0) {
        if ((type & SC_PERFORMED_UNDO) != 0)
            emit actUndone(token);
        else if ((type & SC_PERFORMED_REDO) != 0)
            emit actRedone(token);
        return;
    }
    const bool inserted = (type & SC_MOD_INSERTTEXT) != 0;
    emit bytesChanged(position, inserted ? 0 : length, inserted ? length : 0);
}

bool DraftBuffer::isTyping(const QKeyEvent& event) const
{
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    if (held == Qt::NoModifier || held == Qt::ShiftModifier)
        return isEditingKey(event.key())
               || (!event.text().isEmpty() && event.text().at(0).isPrint());
    if (event.matches(QKeySequence::Copy) || event.matches(QKeySequence::Cut)
        || event.matches(QKeySequence::Paste) || event.matches(QKeySequence::SelectAll))
        return true;
    return held.testFlag(Qt::ControlModifier) && !held.testFlag(Qt::AltModifier)
           && isEditingKey(event.key()) && event.key() != Qt::Key_Return
           && event.key() != Qt::Key_Enter;
}

bool DraftBuffer::event(QEvent* event)
{
    // What a writer types must not run a command of the window: "/" searches elsewhere.
    if (event->type() == QEvent::ShortcutOverride) {
        event->setAccepted(isTyping(*static_cast<QKeyEvent*>(event)));
        return event->isAccepted();
    }
    return ClaimEditor::event(event);
}

void DraftBuffer::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape
        || (event->key() >= Qt::Key_F1 && event->key() <= Qt::Key_F35))
        event->ignore();
    else
        QsciScintillaBase::keyPressEvent(event);
}

void DraftBuffer::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    const bool chosen = selection().start != selection().end;
    const auto add = [this, &menu](const QString& text, unsigned int command, bool enabled) {
        menu.addAction(text, this, [this, command] { send(command); })->setEnabled(enabled);
    };
    add(tr("Undo"), SCI_UNDO, canUndo());
    add(tr("Redo"), SCI_REDO, canRedo());
    menu.addSeparator();
    add(tr("Cut"), SCI_CUT, chosen);
    add(tr("Copy"), SCI_COPY, chosen);
    add(tr("Paste"), SCI_PASTE, SendScintilla(SCI_CANPASTE) != 0);
    menu.addSeparator();
    add(tr("Select all"), SCI_SELECTALL, true);
    menu.exec(event->globalPos());
}

bool DraftBuffer::canInsertFromMimeData(const QMimeData* source) const
{
    return source->hasText();
}

QMimeData* DraftBuffer::toMimeData(const QByteArray& text, bool) const
{
    auto* carried = new QMimeData;
    carried->setText(QString::fromUtf8(text));
    return carried;
}

}  // namespace metes
