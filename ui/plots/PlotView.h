// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/plots/Figure.h"

#include <QWidget>

#include <memory>

namespace metes {

/// Shows a figure in the window's colours. Arrow keys walk its marks, and what a mark says stands
/// beside it, under the pointer too, and is told to a screen reader.
class PlotView : public QWidget {
    Q_OBJECT

public:
    explicit PlotView(const Theme& theme, QWidget* parent = nullptr);

    void setFigure(std::shared_ptr<const Figure> figure);
    /// Of the mark that is walked to or pointed at; empty for none.
    QString markText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QRectF drawing() const;
    void measure();
    void choose(int mark);
    void describe();
    void paintMark(QPainter& painter) const;

    const Theme& m_theme;
    PlotStyle m_style;
    std::shared_ptr<const Figure> m_figure;
    std::vector<FigureMark> m_marks;
    int m_mark = -1;
    bool m_ring = false;
};

}  // namespace metes
