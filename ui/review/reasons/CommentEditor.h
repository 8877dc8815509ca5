// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace metes {

class Button;

/// A few lines of text asked for inside the page: a comment, or the text of a new reason. Enter
/// keeps it, Shift+Enter breaks the line, Escape drops it. Hidden until open().
class CommentEditor : public QWidget {
    Q_OBJECT

public:
    struct Request {
        QString title;  ///< "Comment on claim 7"
        QString keep;   ///< "Save comment"
        QString text;   ///< what stands there first
        /// Whether going elsewhere keeps the text, as for comments, or leaves the editor open.
        enum class WhenLeft { Keep, StayOpen } whenLeft = WhenLeft::Keep;
    };

    explicit CommentEditor(const Theme& theme, QWidget* parent = nullptr);

    void open(const Request& request);
    bool isOpen() const { return !isHidden(); }
    /// As Enter. Does nothing when closed.
    void commit();
    void cancel();

signals:
    void committed(const QString& text);
    /// Also after committed().
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    Request m_request;
    QLabel* m_title;
    QPlainTextEdit* m_text;
    Button* m_keep;
    Button* m_drop;
};

}  // namespace metes
