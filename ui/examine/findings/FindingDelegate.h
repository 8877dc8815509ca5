// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QHash>
#include <QStyledItemDelegate>

namespace metes {

/// Draws a finding as a closed card: badge, kind, place, message. The finding in hand is a widget
/// (FindingCard) that stands in the list; its row is as high as setOpenRow() says.
class FindingDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int kSide = 12;    ///< left and right of a card
    static constexpr int kBetween = 8;  ///< from card to card

    explicit FindingDelegate(const Theme& theme, QObject* parent = nullptr);

    void setWidth(int width);
    void setOpenRow(int row, int height);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    int messageHeight(const QString& message) const;
    void paintHeading(QPainter& painter, const QRect& card, const QModelIndex& index) const;

    const Theme& m_theme;
    int m_width = 300;
    int m_openRow = -1;
    int m_openHeight = 0;
    /// By message: measuring hundreds of them anew would hold up whoever types.
    mutable QHash<QString, int> m_heights;
};

}  // namespace metes
