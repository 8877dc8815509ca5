// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/PlotView.h"

#include "ui/widgets/FocusRing.h"

#include <QAccessible>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace metes {

namespace {

constexpr int kViewMargin = metrics::kGap1;
constexpr int kViewMissingHeight = 120;
constexpr double kViewBubblePad = 6;

}  // namespace

PlotView::PlotView(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_style(screenStyle(theme))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&theme, &Theme::changed, this, [this] {
        m_style = screenStyle(m_theme);
        measure();
        update();
    });
}

void PlotView::setFigure(std::shared_ptr<const Figure> figure)
{
    m_figure = std::move(figure);
    m_mark = -1;
    measure();
    describe();
    updateGeometry();
    update();
}

QString PlotView::markText() const
{
    return m_mark < 0 ? QString() : m_marks[static_cast<std::size_t>(m_mark)].text;
}

QSize PlotView::sizeHint() const
{
    const int width = 480;
    return {width, heightForWidth(width)};
}

QSize PlotView::minimumSizeHint() const
{
    return {240, heightForWidth(480)};
}

int PlotView::heightForWidth(int width) const
{
    const int inner = width - 2 * kViewMargin;
    return m_figure && m_figure->isDrawable()
               ? m_figure->naturalSize(inner).height() + 2 * kViewMargin
               : kViewMissingHeight;
}

QRectF PlotView::drawing() const
{
    return QRectF(rect()).adjusted(kViewMargin, kViewMargin, -kViewMargin, -kViewMargin);
}

void PlotView::measure()
{
    m_marks = m_figure && m_figure->isDrawable() ? m_figure->marks(drawing(), m_style)
                                                 : std::vector<FigureMark>();
    if (m_mark >= static_cast<int>(m_marks.size())) {
        m_mark = -1;
    }
}

void PlotView::describe()
{
    setAccessibleName(m_figure ? QStringLiteral("%1 %2").arg(m_figure->title, m_figure->note)
                               : QString());
    QString words;
    if (m_figure) {
        words = m_figure->isDrawable() ? m_figure->caption : m_figure->missing;
    }
    setAccessibleDescription(m_mark < 0 ? words : markText());
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void PlotView::choose(int mark)
{
    if (mark != m_mark) {
        m_mark = mark;
        describe();
        update();
    }
}

void PlotView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_figure && m_figure->isDrawable()) {
        m_figure->draw(painter, drawing(), m_style);
        paintMark(painter);
    } else if (m_figure) {
        painter.setFont(m_style.font);
        painter.setPen(m_style.muted);
        painter.drawText(rect().adjusted(metrics::kGap6, 0, -metrics::kGap6, 0),
                         Qt::AlignCenter | Qt::TextWordWrap, m_figure->missing);
    }
    if (m_ring && hasFocus()) {
        paintFocusRing(painter, rect(), metrics::kRadius, m_theme);
    }
}

void PlotView::paintMark(QPainter& painter) const
{
    if (m_mark < 0) {
        return;
    }
    const QRectF area = m_marks[static_cast<std::size_t>(m_mark)].area;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_style.text, 1.5));
    painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 3, 3);

    painter.setFont(m_style.font);
    const QSizeF text = painter.fontMetrics().size(0, markText());
    QRectF bubble(QPointF(), text + QSizeF(2 * kViewBubblePad, kViewBubblePad));
    bubble.moveCenter({area.center().x(), area.top() - bubble.height() / 2 - 8});
    if (bubble.top() < 0) {
        bubble.moveTop(std::min(area.bottom() + 8, height() - bubble.height()));
    }
    bubble.moveLeft(std::clamp(bubble.left(), 1.0, std::max(1.0, width() - bubble.width() - 1)));
    painter.setBrush(m_theme.color(ColorRole::Surface));
    painter.setPen(QPen(m_theme.color(ColorRole::Faint), 1));
    painter.drawRoundedRect(bubble, metrics::kGap1, metrics::kGap1);
    painter.setPen(m_style.text);
    painter.drawText(bubble, Qt::AlignCenter, markText());
}

void PlotView::keyPressEvent(QKeyEvent* event)
{
    const int count = static_cast<int>(m_marks.size());
    int next = -1;
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down: next = std::min(m_mark + 1, count - 1); break;
    case Qt::Key_Left:
    case Qt::Key_Up: next = std::max(m_mark - 1, 0); break;
    case Qt::Key_Home: next = 0; break;
    case Qt::Key_End: next = count - 1; break;
    case Qt::Key_Escape:
        if (m_mark < 0) {
            return QWidget::keyPressEvent(event);
        }
        return choose(-1);
    default: return QWidget::keyPressEvent(event);
    }
    if (count > 0 && event->modifiers() == Qt::NoModifier) {
        choose(next);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void PlotView::mouseMoveEvent(QMouseEvent* event)
{
    int found = -1;
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        if (m_marks[i].area.adjusted(-3, -3, 3, 3).contains(event->position())) {
            found = static_cast<int>(i);
        }
    }
    choose(found);
}

void PlotView::leaveEvent(QEvent* event)
{
    choose(-1);
    QWidget::leaveEvent(event);
}

void PlotView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    measure();
}

void PlotView::focusInEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    update();
    QWidget::focusInEvent(event);
}

void PlotView::focusOutEvent(QFocusEvent* event)
{
    m_ring = focusRingAfter(*event, m_ring);
    choose(-1);
    update();
    QWidget::focusOutEvent(event);
}

}  // namespace metes
