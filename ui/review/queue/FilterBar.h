// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/review/ReviewQueue.h"
#include "ui/theme/Theme.h"

#include <QWidget>

class QMenu;

namespace metes {

class FilterChip;

/// The chips above the queue, and the menu behind "More...": which claims are shown.
class FilterBar : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(const Theme& theme, QWidget* parent = nullptr);

    /// Without the search: that is the page's.
    const QueueFilter& filter() const { return m_filter; }
    /// Does not emit.
    void setFilter(const QueueFilter& filter);
    void setCounts(const QueueCounts& counts);
    /// What "only this application" means now.
    void setCurrentApplication(ApplicationId application, const QString& name);

    /// All filters; made anew each time it is shown.
    QMenu* menu() const { return m_menu; }

signals:
    void filterChanged(const metes::QueueFilter& filter);

private:
    void change(const QueueFilter& filter);
    void showState();
    void openMenu();
    int hiddenFilters() const;

    QueueFilter m_filter;
    QueueCounts m_counts;
    ApplicationId m_application;
    QString m_applicationName;
    FilterChip* m_open;
    FilterChip* m_indefinite;
    FilterChip* m_flagged;
    FilterChip* m_more;
    QMenu* m_menu;
};

}  // namespace metes
