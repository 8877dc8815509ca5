// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/report/ReportPages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <memory>
#include <vector>

namespace metes {

namespace {

constexpr int kResolution = 300;
constexpr int kBodyPoints = 10;
constexpr qreal kMargin = 20;        // millimetres
constexpr qreal kFooterPoints = 24;  // room at the foot of a page

/// A horizontal strip of a block, and where it goes.
struct Strip {
    std::size_t block = 0;
    qreal from = 0;
    qreal to = 0;
    int page = 0;
    qreal top = 0;
};

/// The greatest height up to `limit` at which no line is cut.
qreal cutBefore(const QTextDocument& document, qreal from, qreal limit)
{
    qreal cut = limit;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const qreal top = document.documentLayout()->blockBoundingRect(block).top();
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            const qreal start = top + line.y();
            if (start < limit && start + line.height() > limit && start > from) {
                cut = std::min(cut, start);
            }
        }
    }
    return cut;
}

std::vector<Strip> strips(const std::vector<std::unique_ptr<QTextDocument>>& documents, qreal room)
{
    std::vector<Strip> placed;
    int page = 0;
    qreal top = 0;
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const qreal height = documents[i]->size().height();
        if (top > 0 && top + height > room) {
            ++page;
            top = 0;
        }
        qreal from = 0;
        while (height - from > room - top) {
            const qreal to = cutBefore(*documents[i], from, from + room - top);
            placed.push_back({i, from, to, page++, top});
            top = 0;
            from = to;
        }
        placed.push_back({i, from, height, page, top});
        top += height - from;
    }
    return placed;
}

void drawStrip(QPainter& painter, QTextDocument& document, const Strip& strip)
{
    painter.save();
    painter.translate(0, strip.top - strip.from);
    const QRectF part(0, strip.from, document.size().width(), strip.to - strip.from);
    painter.setClipRect(part);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = part;
    context.palette.setColor(QPalette::Text, Qt::black);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

}  // namespace

QByteArray ReportPages::pdf() const
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kResolution);
    const bool letter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    writer.setPageSize(QPageSize(letter ? QPageSize::Letter : QPageSize::A4));
    writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    writer.setTitle(m_footer);
    writer.setCreator(QStringLiteral("Metes"));
    std::vector<std::unique_ptr<QTextDocument>> documents;
    for (const QString& block : m_blocks) {
        auto document = std::make_unique<QTextDocument>();
        document->documentLayout()->setPaintDevice(&writer);
        document->setDocumentMargin(0);
        // In points: the interface's font counts pixels of the screen.
        document->setDefaultFont(QFont(QStringLiteral("sans-serif"), kBodyPoints));
        document->setDefaultStyleSheet(m_style);
        document->setHtml(QStringLiteral("<body>%1</body>").arg(block));
        document->setTextWidth(writer.width());
        documents.push_back(std::move(document));
    }
    const qreal footer = kFooterPoints / 72 * kResolution;
    const std::vector<Strip> placed = strips(documents, writer.height() - footer);
    const int pages = placed.empty() ? 1 : placed.back().page + 1;
    QPainter painter(&writer);
    int page = -1;
    for (const Strip& strip : placed) {
        if (strip.page != page) {
            if (page >= 0) {
                writer.newPage();
            }
            page = strip.page;
            painter.setFont(QFont(QStringLiteral("sans-serif"), 8));
            const QRectF foot(0, writer.height() - footer, writer.width(), footer);
            painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, m_footer);
            painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom,
                             QCoreApplication::translate("ReportPages", "%1 of %2", "page")
                                 .arg(page + 1)
                                 .arg(pages));
        }
        drawStrip(painter, *documents[strip.block], strip);
    }
    painter.end();
    return buffer.data();
}

}  // namespace metes
