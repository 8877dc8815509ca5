// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/ClaimLayout.h"
#include "ui/theme/Theme.h"

#include <Qsci/qsciscintillabase.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace metes {

/// The QScintilla widget inside a ClaimView: a read-only buffer of UTF-8 bytes, wrapped to a
/// reading column, whose rows can be measured. It knows neither claims nor highlights; everything
/// drawn over the text and every key that it understands is its owner's.
class ClaimEditor : public QsciScintillaBase {
    Q_OBJECT

public:
    /// A piece of one row.
    struct Row {
        ByteRange bytes;
        QRectF box;  ///< in the viewport, as high as the font's ascent and descent
        qreal baseline = 0;
    };

    explicit ClaimEditor(const Theme& theme, QWidget* parent = nullptr);

    void setBuffer(const std::string& buffer, const QString& marginText);
    /// Fonts and colours from the theme; rows are `extraRow` pixels higher than the theme says.
    void restyle(int extraRow);

    /// The rows of a range. Rows out of sight are measured too.
    std::vector<Row> rowsOf(ByteRange bytes) const;
    /// The bytes whose rows are in sight, at least partly.
    ByteRange visibleBytes() const;
    /// Scrolls as little as needed, and a bit more than that.
    void scrollTo(ByteRange bytes);

    ByteRange selection() const;  ///< anchor first: start may lie behind end
    void select(std::int32_t anchor, std::int32_t caret);
    /// Lets QScintilla move the caret, for the keys that depend on rows.
    void send(unsigned int command) { SendScintilla(command); }

    /// Draws over the text. The painter is clipped to what needs painting.
    void setOverlay(std::function<void(QPainter&)> overlay) { m_overlay = std::move(overlay); }
    /// True: the key was understood. Asked before acting on it, too.
    enum class KeyPhase { Ask, Act };
    using KeyHandler = std::function<bool(const QKeyEvent&, KeyPhase)>;
    void setKeyHandler(KeyHandler handler) { m_keys = std::move(handler); }
    /// What a copy or a drag carries.
    void setCopiedText(std::function<QString()> text) { m_copied = std::move(text); }

signals:
    void pointerMoved(const QPoint& place);
    void pointerLeft();
    /// A press and release without a drag in between.
    void pointerClicked(const QPoint& place);
    /// The mouse has changed the selection and was released.
    void selectionEnded();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    bool canInsertFromMimeData(const QMimeData*) const override { return false; }
    QMimeData* toMimeData(const QByteArray& text, bool rectangular) const override;

private:
    long send(unsigned int message, unsigned long first, long second = 0) const;
    QPoint placeOf(std::int32_t byte) const;
    void setStyle(int style, const QFont& font, ColorRole ink);
    void placeColumn();
    void wrapAll();

    const Theme& m_theme;
    std::function<void(QPainter&)> m_overlay;
    KeyHandler m_keys;
    std::function<QString()> m_copied;
    std::size_t m_size = 0;
    QPoint m_pressed;
    bool m_ring = false;
    qreal m_ascent = 0;
    qreal m_descent = 0;
    int m_extraAscent = 0;
};

}  // namespace metes
