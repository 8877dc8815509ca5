// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How ReviewPage works with its queue: reading, filtering, searching, going on.

#include "core/store/ClaimRepository.h"
#include "core/store/QueueRepository.h"
#include "core/store/SearchRepository.h"
#include "ui/review/ReviewPage.h"
#include "ui/review/ReviewPanes.h"
#include "ui/review/queue/FilterBar.h"
#include "ui/review/queue/FilterText.h"
#include "ui/review/queue/QueueModel.h"
#include "ui/review/queue/QueuePanel.h"
#include "ui/review/queue/QueueView.h"
#include "ui/review/reasons/CommentEditor.h"
#include "ui/review/texts/ActionPanel.h"
#include "ui/review/texts/ClaimPanel.h"
#include "ui/settings/Settings.h"

namespace metes {

void ReviewPage::connectQueue()
{
    QueuePanel& queue = m_panes->queue();
    queue.filters().setFilter(filterFromText(m_context.settings.queueFilter(m_context.path)));
    connect(&queue, &QueuePanel::claimChosen, this, &ReviewPage::choose);
    connect(&queue, &QueuePanel::filterChanged, this, &ReviewPage::applyFilter);
    connect(&queue, &QueuePanel::clearRequested, this, &ReviewPage::clearFilters);
    connect(&m_loader, &QueueLoader::loaded, this, &ReviewPage::takeQueue);
    connect(&m_loader, &QueueLoader::failed, this, &ReviewPage::showError);
    connect(&m_loader, &QueueLoader::found, this,
            [this](const QString& query, const QueueHits& hits) {
                if (query == m_query) {
                    QueueFilter filter = m_panes->queue().filters().filter();
                    filter.hits = hits.rows;
                    filter.moreHits = !hits.complete;
                    applyFilter(filter);
                }
            });
    // Rows ask for their texts while they are painted: a banner must wait until that is over.
    connect(m_model, &QueueModel::fetchFailed, this, &ReviewPage::showError, Qt::QueuedConnection);
}

void ReviewPage::takeQueue(const std::shared_ptr<ReviewQueue>& queue)
{
    m_model->setQueue(queue, m_panes->queue().filters().filter());
    m_panes->queue().refresh();
    m_panes->queue().setCurrent(m_controller.claim());
    if (!m_opened) {
        m_opened = true;
        m_query = m_context.settings.searchText(m_context.path);
        setTerms(m_query);
        emit searchTextChanged(m_query);
        openFirstClaim();
        if (window()->focusWidget() == &m_panes->queue().view()) {
            activate();
        }
    }
    updateStatus();
    if (!m_query.isEmpty()) {
        startSearch();
    }
    emit ready();
}

void ReviewPage::openFirstClaim()
{
    const QString last = m_context.settings.lastClaim(m_context.path);
    const qsizetype slash = last.lastIndexOf(u'/');
    if (slash > 0) {
        const auto claim = ClaimRepository(m_context.database)
                               .find(last.left(slash).toStdString(), last.mid(slash + 1).toInt());
        if (claim && *claim) {
            choose(**claim);
            return;
        }
    }
    go(1);
}

void ReviewPage::choose(ClaimId claim)
{
    m_panes->editor().commit();
    if (claim == m_controller.claim()) {
        return;
    }
    if (!m_controller.show(claim)) {
        m_panes->queue().setCurrent(m_controller.claim());
    } else if (m_panes->isNarrow() && m_panes->isQueueShown()) {
        m_panes->setQueueShown(false);
        activate();
    }
}

void ReviewPage::go(int step)
{
    const int row = m_model->rowOf(m_controller.claim());
    const int next = m_model->nextClaimRow(row < 0 && step < 0 ? m_model->rowCount() : row, step);
    if (next < 0) {
        if (m_controller.item() != nullptr) {
            emit messageRaised(step > 0 ? tr("That was the last claim of the queue")
                                        : tr("That is the first claim of the queue"));
        }
        return;
    }
    m_panes->editor().commit();
    m_controller.show(m_model->claimAt(next));
}

void ReviewPage::applyFilter(const QueueFilter& filter)
{
    QueueFilter whole = filter;
    if (!whole.hits && !m_query.isEmpty()) {
        whole.hits = m_model->filter().hits;
        whole.moreHits = m_model->filter().moreHits;
    }
    m_model->setFilter(whole);
    m_context.settings.setQueueFilter(m_context.path, filterText(filter));
    m_panes->queue().refresh();
    m_panes->queue().setCurrent(m_controller.claim());
    updateStatus();
    // While the search goes on the open claim may yet be found.
    if (m_opened && !whole.moreHits && m_model->rowOf(m_controller.claim()) < 0
        && m_model->claimCount() > 0) {
        m_controller.show(m_model->claimAt(m_model->nextClaimRow(-1, 1)));
    }
}

void ReviewPage::clearFilters()
{
    m_panes->queue().filters().setFilter({});
    emit searchTextChanged({});
    search({});
    applyFilter({});
    activate();
}

void ReviewPage::setTerms(const QString& query)
{
    m_terms = SearchRepository::terms(query.toStdString());
    m_panes->claim().setSearchTerms(m_terms);
    m_panes->action().setSearchTerms(m_terms);
    if (m_controller.item() != nullptr) {
        showReview();
    }
}

void ReviewPage::search(const QString& query)
{
    const QString words = query.trimmed();
    if (words == m_query) {
        return;
    }
    m_query = words;
    m_context.settings.setSearchText(m_context.path, words);
    setTerms(words);
    if (SearchRepository::expression(words.toStdString()).empty()) {
        m_loader.cancelSearch();
        m_query.clear();
        applyFilter(m_panes->queue().filters().filter());
    } else if (m_model->isLoaded()) {
        startSearch();
    }
}

void ReviewPage::startSearch()
{
    m_loader.search(m_model->queue(), m_query);
}

void ReviewPage::updateFacts(const std::vector<ClaimId>& claims)
{
    const QueueRepository facts(m_context.database);
    for (const ClaimId claim : claims) {
        if (const Result<ClaimFacts> present = facts.facts(m_context.session.annotator(), claim)) {
            m_model->update(*present);
        } else {
            showError(present.error());
        }
    }
    m_panes->queue().refresh();
    updateStatus();
}

void ReviewPage::setQueueVisible(bool visible)
{
    if (!m_panes->isNarrow()) {
        m_panes->setQueueShown(visible);
        return;
    }
    // Without room for the column the command opens and closes the drawer, which nobody remembers.
    toggleQueue();
    m_context.settings.setQueueCollapsed(!m_panes->isColumnShown());
}

void ReviewPage::toggleQueue()
{
    const bool shown = !m_panes->isQueueShown();
    m_panes->setQueueShown(shown);
    if (!m_panes->isNarrow()) {
        m_context.settings.setQueueCollapsed(!shown);
    }
    if (shown) {
        m_panes->queue().view().setFocus(Qt::ShortcutFocusReason);
    }
}

}  // namespace metes
