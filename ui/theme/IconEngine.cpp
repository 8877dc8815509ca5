// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/IconEngine.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPixmapCache>

namespace metes {

namespace {

QByteArray readIcon(const QString& name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

IconEngine::IconEngine(const Theme& theme, const QString& name, ColorRole role)
    : m_theme(&theme), m_name(name), m_role(role), m_svg(readIcon(name))
{
}

QColor IconEngine::tint(QIcon::Mode mode) const
{
    if (mode == QIcon::Disabled)
        return m_theme->color(ColorRole::Faint);
    if (mode == QIcon::Selected)
        return m_theme->color(ColorRole::Accent);
    return m_theme->color(m_role);
}

QImage IconEngine::render(const QSize& pixels, QIcon::Mode mode) const
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer renderer(m_svg);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(pixels)));
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), tint(mode));
    return image;
}

void IconEngine::paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State)
{
    if (m_svg.isEmpty() || !m_theme || rect.isEmpty())
        return;
    const qreal ratio = painter->device()->devicePixelRatioF();
    const QSize pixels = (QSizeF(rect.size()) * ratio).toSize();
    const QString key = QStringLiteral("metes-icon/%1/%2/%3x%4")
                            .arg(m_name, tint(mode).name())
                            .arg(pixels.width())
                            .arg(pixels.height());
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = QPixmap::fromImage(render(pixels, mode));
        QPixmapCache::insert(key, pixmap);
    }
    painter->drawPixmap(QRectF(rect), pixmap, QRectF(pixmap.rect()));
}

QPixmap IconEngine::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State)
{
    // Qt asks in device pixels and sets the ratio itself.
    if (m_svg.isEmpty() || !m_theme || size.isEmpty())
        return {};
    return QPixmap::fromImage(render(size, mode));
}

QIconEngine* IconEngine::clone() const
{
    return new IconEngine(*this);
}

}  // namespace metes
