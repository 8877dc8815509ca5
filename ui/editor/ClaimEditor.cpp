// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/ClaimEditor.h"

#include "ui/editor/PaneText.h"

#include <QFontMetricsF>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace metes {

namespace {

constexpr int kNumberMargin = 36;
constexpr int kNumberStyle = 40;
constexpr int kLeft = 16;
constexpr int kRight = 24;
constexpr double kFontSizeUnit = 100;  // QScintilla's SC_FONT_SIZE_MULTIPLIER
/// Buffers up to here are wrapped at once; longer ones while the program is idle.
constexpr std::size_t kWrapAtOnce = 64 * 1024;

long toBgr(const QColor& color)
{
    return color.red() | (color.green() << 8) | (color.blue() << 16);
}

}  // namespace

ClaimEditor::ClaimEditor(const Theme& theme, QWidget* parent)
    : QsciScintillaBase(parent), m_theme(theme)
{
    setFrameShape(QFrame::NoFrame);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setAcceptDrops(false);
    viewport()->setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    send(SCI_SETCODEPAGE, SC_CP_UTF8);
    send(SCI_SETUNDOCOLLECTION, 0);
    send(SCI_SETBUFFEREDDRAW, 0);
    send(SCI_SETLAYOUTCACHE, SC_CACHE_PAGE);
    send(SCI_SETWRAPMODE, SC_WRAP_WORD);
    send(SCI_SETWRAPINDENTMODE, SC_WRAPINDENT_SAME);
    send(SCI_SETHSCROLLBAR, 0);
    send(SCI_SETMULTIPLESELECTION, 0);
    send(SCI_SETVIRTUALSPACEOPTIONS, SCVS_NONE);
    // The overlay draws the selection: QScintilla's own turns grey when another window selects.
    send(SCI_HIDESELECTION, 1);
    send(SCI_SETMARGINTYPEN, 0, SC_MARGIN_RTEXT);
    send(SCI_SETMARGINWIDTHN, 0, kNumberMargin);
    for (unsigned long margin = 1; margin < 5; ++margin)
        send(SCI_SETMARGINWIDTHN, margin, 0);
    send(SCI_SETMARGINLEFT, 0, kLeft);
    send(SCI_SETCARETWIDTH, 2);
    send(SCI_SETYCARETPOLICY, CARET_SLOP | CARET_EVEN, 2);
    send(SCI_SETREADONLY, 1);
}

long ClaimEditor::send(unsigned int message, unsigned long first, long second) const
{
    return SendScintilla(message, first, second);
}

void ClaimEditor::setBuffer(const std::string& buffer, const QString& marginText)
{
    m_size = buffer.size();
    // A long buffer that is wrapped while it grows costs a second and more; for a short one the
    // two changes of mode cost more than the wrapping.
    const bool isLong = m_size > kWrapAtOnce;
    if (isLong)
        send(SCI_SETWRAPMODE, SC_WRAP_NONE);
    send(SCI_SETREADONLY, 0);
    send(SCI_CLEARALL, 0);
    SendScintilla(SCI_ADDTEXT, static_cast<unsigned long>(buffer.size()), buffer.data());
    send(SCI_EMPTYUNDOBUFFER, 0);
    send(SCI_MARGINTEXTCLEARALL, 0);
    SendScintilla(SCI_MARGINSETTEXT, 0UL, marginText.toUtf8().constData());
    send(SCI_MARGINSETSTYLE, 0, kNumberStyle);
    send(SCI_SETREADONLY, 1);
    send(SCI_SETSEL, 0, 0);
    send(SCI_SETFIRSTVISIBLELINE, 0);
    if (isLong)
        send(SCI_SETWRAPMODE, SC_WRAP_WORD);
    wrapAll();
}

void ClaimEditor::wrapAll()
{
    // Asking for a line makes QScintilla wrap everything that still waits.
    if (m_size <= kWrapAtOnce)
        send(SCI_ENSUREVISIBLE, static_cast<unsigned long>(send(SCI_GETLINECOUNT, 0) - 1));
}

void ClaimEditor::setStyle(int style, const QFont& font, ColorRole ink)
{
    const auto number = static_cast<unsigned long>(style);
    const double points = font.pixelSize() * 72.0 / logicalDpiY();
    SendScintilla(SCI_STYLESETFONT, number, font.family().toUtf8().constData());
    send(SCI_STYLESETSIZEFRACTIONAL, number, std::lround(points * kFontSizeUnit));
    send(SCI_STYLESETFORE, number, toBgr(m_theme.color(ink)));
    send(SCI_STYLESETBACK, number, toBgr(m_theme.color(ColorRole::Surface)));
}

void ClaimEditor::restyle(int extraRow)
{
    const QFont reading = m_theme.readingFont();
    setStyle(STYLE_DEFAULT, reading, ColorRole::Text);
    send(SCI_STYLECLEARALL, 0);
    setStyle(kNumberStyle, m_theme.font(TextStyle::Secondary), ColorRole::Muted);
    setStyle(STYLE_LINENUMBER, m_theme.font(TextStyle::Secondary), ColorRole::Muted);
    send(SCI_SETCARETFORE, static_cast<unsigned long>(toBgr(m_theme.color(ColorRole::Accent))));

    const QFontMetricsF metrics(reading);
    m_ascent = metrics.ascent();
    m_descent = metrics.descent();
    send(SCI_SETEXTRAASCENT, 0);
    send(SCI_SETEXTRADESCENT, 0);
    const int bare = static_cast<int>(send(SCI_TEXTHEIGHT, 0));
    const int spare = std::max(0, m_theme.readingLine() + extraRow - bare);
    m_extraAscent = std::min(1, spare);
    send(SCI_SETEXTRAASCENT, static_cast<unsigned long>(m_extraAscent));
    send(SCI_SETEXTRADESCENT, static_cast<unsigned long>(spare - m_extraAscent));
    placeColumn();
    wrapAll();
    viewport()->update();
}

void ClaimEditor::placeColumn()
{
    const QFontMetricsF metrics(m_theme.readingFont());
    const int column = static_cast<int>(metrics.averageCharWidth() * kColumnCharacters);
    const int room = viewport()->width() - kNumberMargin - kLeft - kRight;
    send(SCI_SETMARGINRIGHT, 0, kRight + std::max(0, room - column));
}

void ClaimEditor::resizeEvent(QResizeEvent* event)
{
    placeColumn();
    QsciScintillaBase::resizeEvent(event);
    wrapAll();
}

QPoint ClaimEditor::placeOf(std::int32_t byte) const
{
    return {static_cast<int>(send(SCI_POINTXFROMPOSITION, 0, byte)),
            static_cast<int>(send(SCI_POINTYFROMPOSITION, 0, byte))};
}

std::vector<ClaimEditor::Row> ClaimEditor::rowsOf(ByteRange bytes) const
{
    std::vector<Row> rows;
    const auto before = [this](std::int32_t byte) {
        return static_cast<std::int32_t>(
            send(SCI_POSITIONBEFORE, static_cast<unsigned long>(byte)));
    };
    const auto rowEnd = [this](std::int32_t from, std::int32_t to, int y) {
        // The first byte of [from, to) that lies on a lower row; y grows with the position.
        while (from < to) {
            const std::int32_t middle = from + (to - from) / 2;
            if (placeOf(middle).y() > y)
                to = middle;
            else
                from = middle + 1;
        }
        return to;
    };
    std::int32_t at = bytes.start;
    while (at < bytes.end) {
        const QPoint first = placeOf(at);
        const std::int32_t end = rowEnd(at + 1, bytes.end, first.y());
        const QPoint next = placeOf(end);
        int right = next.x();
        if (next.y() != first.y()) {
            const std::int32_t last = std::max(at, before(end));
            const char c = static_cast<char>(send(SCI_GETCHARAT, static_cast<unsigned long>(last)));
            right = placeOf(last).x();
            // The blank at which a row was broken hangs over and is not marked.
            if (c != ' ') {
                QByteArray text(end - last + 1, '\0');
                SendScintilla(SCI_GETTEXTRANGE, last, end, text.data());
                right += static_cast<int>(SendScintilla(
                    SCI_TEXTWIDTH, static_cast<unsigned long>(STYLE_DEFAULT), text.constData()));
            }
        }
        const qreal baseline = first.y() + m_extraAscent + std::round(m_ascent);
        rows.push_back(
            {{at, end},
             QRectF(first.x(), baseline - m_ascent, right - first.x(), m_ascent + m_descent),
             baseline});
        at = end;
    }
    return rows;
}

ByteRange ClaimEditor::visibleBytes() const
{
    const auto lineOf = [this](long visible) {
        return static_cast<unsigned long>(
            send(SCI_DOCLINEFROMVISIBLE, static_cast<unsigned long>(std::max(0L, visible))));
    };
    const long first = send(SCI_GETFIRSTVISIBLELINE, 0);
    const long last = first + send(SCI_LINESONSCREEN, 0) + 1;
    return {static_cast<std::int32_t>(send(SCI_POSITIONFROMLINE, lineOf(first))),
            static_cast<std::int32_t>(send(SCI_GETLINEENDPOSITION, lineOf(last)))};
}

void ClaimEditor::scrollTo(ByteRange bytes)
{
    const ByteRange visible = visibleBytes();
    if (m_size > kWrapAtOnce && (bytes.start < visible.start || bytes.end > visible.end)) {
        // Rows above that still wait for wrapping cannot be counted: go by the line. QScintilla
        // keeps that line on top while it wraps the others.
        const long line = send(SCI_LINEFROMPOSITION, static_cast<unsigned long>(bytes.start));
        const long above = std::max(0L, line - 2);
        send(SCI_SETFIRSTVISIBLELINE,
             static_cast<unsigned long>(
                 send(SCI_VISIBLEFROMDOCLINE, static_cast<unsigned long>(above))));
        return;
    }
    const int height = std::max(1, static_cast<int>(send(SCI_TEXTHEIGHT, 0)));
    const int top = placeOf(bytes.start).y();
    const int bottom = placeOf(bytes.end).y() + height;
    const int view = viewport()->height();
    int rows = 0;
    if (top < 0 || bottom - top > view)
        rows = top / height - 1;
    else if (bottom > view)
        rows = (bottom - view) / height + 2;
    if (rows != 0)
        send(SCI_LINESCROLL, 0, rows);
}

ByteRange ClaimEditor::selection() const
{
    return {static_cast<std::int32_t>(send(SCI_GETANCHOR, 0)),
            static_cast<std::int32_t>(send(SCI_GETCURRENTPOS, 0))};
}

void ClaimEditor::select(std::int32_t anchor, std::int32_t caret)
{
    send(SCI_SETSEL, static_cast<unsigned long>(anchor), caret);
    viewport()->update();
}

}  // namespace metes
