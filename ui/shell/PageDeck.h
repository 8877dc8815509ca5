// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/Page.h"

#include <QStackedWidget>

#include <vector>

namespace metes {

/// What the window shows in its middle: the pages of the open project, one in front, or a widget
/// that stands there while none is open. Signals of pages are passed on; those that tell of the
/// page in front, from it alone.
class PageDeck : public QStackedWidget {
    Q_OBJECT

public:
    /// Pages stand in the order of their entries and count from 0.
    explicit PageDeck(std::vector<PageEntry> entries, QWidget* parent = nullptr);
    ~PageDeck() override;

    const std::vector<PageEntry>& entries() const { return m_entries; }
    /// The command that brings each page to the front.
    const std::vector<Command>& commands() const { return m_commands; }
    /// The page of that id; the first where there is none.
    int indexOf(const QString& id) const;

    void makePages(const ProjectContext& context);
    /// At once, since the project closes next; `instead` comes to the front.
    void dropPages(QWidget* instead);

    /// Null while something else is in front.
    Page* page() const;
    /// Nothing happens where there is none.
    void showPage(int index);

    bool isWriting() const;
    void cancelJobs();
    void tellOutsideChange();
    /// Puts the focus on the next (1) or previous (-1) pane of what is in front; `before` is the
    /// first stop, if any.
    void movePane(int direction, QWidget* before);

signals:
    /// Before the page gets the focus.
    void pageShown(int index, metes::Page* page);
    void statusChanged(const metes::PageStatus& status);
    void messageRaised(const QString& text);
    void jobChanged(const QString& text);
    void bannerRaised(metes::Banner::Kind kind, const QString& happened, const QString& advice);
    void bannerCleared();
    void searchRequested();
    void searchTextChanged(const QString& text);
    void helpRequested();

private:
    void addPage(const PageEntry& entry, const ProjectContext& context);
    void showPageById(const QString& id, const QString& item);

    std::vector<PageEntry> m_entries;
    std::vector<Command> m_commands;
    std::vector<Page*> m_pages;
    std::vector<PageStatus> m_statuses;
};

}  // namespace metes
