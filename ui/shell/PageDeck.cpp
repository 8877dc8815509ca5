// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/PageDeck.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace metes {

PageDeck::PageDeck(std::vector<PageEntry> entries, QWidget* parent)
    : QStackedWidget(parent), m_entries(std::move(entries))
{
    for (const PageEntry& entry : m_entries) {
        const int place = static_cast<int>(m_commands.size());
        m_commands.push_back(pageCommand(entry.number > 0 ? entry.number - 1 : place));
    }
}

PageDeck::~PageDeck() = default;

int PageDeck::indexOf(const QString& id) const
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&id](const PageEntry& each) { return each.id == id; });
    return entry == m_entries.end() ? 0 : static_cast<int>(entry - m_entries.begin());
}

void PageDeck::makePages(const ProjectContext& context)
{
    for (const PageEntry& entry : m_entries) {
        addPage(entry, context);
    }
}

void PageDeck::addPage(const PageEntry& entry, const ProjectContext& context)
{
    Page* page = entry.make(context, this);
    const std::size_t index = m_pages.size();
    m_pages.push_back(page);
    m_statuses.emplace_back();
    addWidget(page);
    connect(page, &Page::statusChanged, this, [this, page, index](const PageStatus& status) {
        m_statuses[index] = status;
        if (page == this->page()) {
            emit statusChanged(status);
        }
    });
    connect(page, &Page::jobChanged, this, &PageDeck::jobChanged);
    connect(page, &Page::messageRaised, this, &PageDeck::messageRaised);
    connect(page, &Page::bannerRaised, this, &PageDeck::bannerRaised);
    connect(page, &Page::bannerCleared, this, &PageDeck::bannerCleared);
    connect(page, &Page::searchRequested, this, &PageDeck::searchRequested);
    connect(page, &Page::searchTextChanged, this, &PageDeck::searchTextChanged);
    connect(page, &Page::helpRequested, this, &PageDeck::helpRequested);
    connect(page, &Page::pageRequested, this, &PageDeck::showPageById);
}

void PageDeck::dropPages(QWidget* instead)
{
    setCurrentWidget(instead);
    for (const Page* page : std::exchange(m_pages, {})) {
        delete page;
    }
    m_statuses.clear();
}

Page* PageDeck::page() const
{
    return qobject_cast<Page*>(currentWidget());
}

void PageDeck::showPage(int index)
{
    if (index < 0 || index >= static_cast<int>(m_pages.size())) {
        return;
    }
    Page* page = m_pages[static_cast<std::size_t>(index)];
    setCurrentWidget(page);
    emit statusChanged(m_statuses[static_cast<std::size_t>(index)]);
    emit pageShown(index, page);
    page->activate();
}

void PageDeck::showPageById(const QString& id, const QString& item)
{
    const int index = indexOf(id);
    if (m_entries[static_cast<std::size_t>(index)].id != id) {
        return;
    }
    showPage(index);
    if (Page* shown = page(); shown != nullptr && !item.isEmpty()) {
        shown->showItem(item);
    }
}

bool PageDeck::isWriting() const
{
    return std::any_of(m_pages.begin(), m_pages.end(),
                       [](const Page* page) { return page->isWriting(); });
}

void PageDeck::cancelJobs()
{
    for (Page* page : m_pages) {
        page->cancelJob();
    }
}

void PageDeck::tellOutsideChange()
{
    for (Page* page : m_pages) {
        page->projectChangedOutside();
    }
}

void PageDeck::movePane(int direction, QWidget* before)
{
    QList<QWidget*> stops;
    if (before != nullptr) {
        stops.append(before);
    }
    for (QWidget* pane : page() != nullptr ? page()->panes() : QList<QWidget*>{currentWidget()}) {
        if (pane != nullptr && pane->isVisible()) {
            stops.append(pane);
        }
    }
    if (stops.isEmpty()) {
        return;
    }
    const QWidget* focus = QApplication::focusWidget();
    qsizetype at = direction > 0 ? -1 : stops.size();
    for (qsizetype i = 0; i < stops.size(); ++i) {
        if (focus != nullptr && (stops[i] == focus || stops[i]->isAncestorOf(focus))) {
            at = i;
        }
    }
    stops[(at + direction + stops.size()) % stops.size()]->setFocus(Qt::TabFocusReason);
}

}  // namespace metes
