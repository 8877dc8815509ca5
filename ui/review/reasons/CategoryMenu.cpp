// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reasons/CategoryMenu.h"

#include "ui/widgets/CategoryBadge.h"
#include "ui/widgets/CategoryText.h"

#include <QCoreApplication>
#include <QMenu>
#include <QPainter>

namespace metes {

namespace {

QIcon badgeIcon(const Theme& theme, Category category, qreal ratio)
{
    constexpr int kSize = 18;
    QPixmap pixmap(QSize(kSize, kSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    CategoryBadge::paint(painter, QRect(0, 0, kSize, kSize), theme, category);
    return QIcon(pixmap);
}

}  // namespace

QMenu* makeCategoryMenu(const Theme& theme, std::optional<Category> current, QWidget* parent,
                        const std::function<void(Category)>& chosen)
{
    auto* menu = new QMenu(parent);
    menu->setObjectName(QStringLiteral("categoryMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(
        QCoreApplication::translate("metes::CategoryMenu", "Category of the reason"));
    int key = 1;
    for (const CategoryInfo& info : categories()) {
        const Category category = info.category;
        const QIcon icon = badgeIcon(theme, category, parent->devicePixelRatioF());
        QAction* action =
            menu->addAction(icon, QStringLiteral("&%1  %2").arg(key++).arg(categoryName(category)));
        action->setToolTip(categoryMeaning(category));
        QObject::connect(action, &QAction::triggered, menu,
                         [chosen, category] { chosen(category); });
        if (category == current) {
            menu->setActiveAction(action);
        }
    }
    return menu;
}

}  // namespace metes
