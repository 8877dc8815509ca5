// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QCache>
#include <QStaticText>
#include <QStyledItemDelegate>

namespace metes {

/// Draws the rows of QueueModel: application headings, and claims with state, number, opening words
/// and the letter of the first category.
class QueueDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit QueueDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const;
    void paintClaim(QPainter& painter, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const;
    void paintMarks(QPainter& painter, QRect place, const QModelIndex& index) const;

    /// One line of plain text, cut with an ellipsis where it is too long; gives its width.
    int drawElided(QPainter& painter, const QRect& place, const QString& text) const;

    const Theme& m_theme;
    mutable QCache<QString, QStaticText> m_lines;  ///< by font, width and text
};

}  // namespace metes
