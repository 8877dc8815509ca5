// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/queue/FilterBar.h"

#include "ui/review/queue/FilterMenu.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/FlowLayout.h"

#include <QMenu>

#include <algorithm>

namespace metes {

namespace {

const std::vector<ClaimState> kOpenStates{ClaimState::Unseen, ClaimState::Skipped};

}  // namespace

FilterBar::FilterBar(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_open(new FilterChip(theme, tr("Not reviewed"), this)),
      m_indefinite(new FilterChip(theme, tr("Indefinite"), this)),
      m_flagged(new FilterChip(theme, tr("Flagged"), this)),
      m_more(new FilterChip(theme, tr("More…"), this)),
      m_menu(new QMenu(this))
{
    m_open->setObjectName(QStringLiteral("filterOpen"));
    m_indefinite->setObjectName(QStringLiteral("filterIndefinite"));
    m_flagged->setObjectName(QStringLiteral("filterFlagged"));
    m_more->setObjectName(QStringLiteral("filterMore"));
    m_menu->setObjectName(QStringLiteral("filterMenu"));
    auto* layout = new FlowLayout(this, metrics::kGap2);
    layout->setContentsMargins(0, 0, 0, 0);
    for (FilterChip* chip : {m_open, m_indefinite, m_flagged, m_more}) {
        chip->setCheckable(true);
        layout->addWidget(chip);
    }
    connect(m_open, &QAbstractButton::clicked, this, [this](bool on) {
        QueueFilter filter = m_filter;
        filter.states = on ? kOpenStates : std::vector<ClaimState>{};
        change(filter);
    });
    connect(m_indefinite, &QAbstractButton::clicked, this, [this](bool on) {
        QueueFilter filter = m_filter;
        filter.label = on ? std::optional(Label::Indefinite) : std::nullopt;
        filter.unlabelled = false;
        change(filter);
    });
    connect(m_flagged, &QAbstractButton::clicked, this, [this](bool on) {
        QueueFilter filter = m_filter;
        filter.flagged = on;
        change(filter);
    });
    connect(m_more, &QAbstractButton::clicked, this, &FilterBar::openMenu);
}

void FilterBar::setFilter(const QueueFilter& filter)
{
    m_filter = filter;
    m_filter.hits.reset();
    showState();
}

void FilterBar::change(const QueueFilter& filter)
{
    setFilter(filter);
    emit filterChanged(m_filter);
}

void FilterBar::setCounts(const QueueCounts& counts)
{
    m_counts = counts;
    m_open->setCount(static_cast<int>(counts.total - counts.reviewed));
    m_flagged->setCount(counts.flagged > 0 ? std::optional(static_cast<int>(counts.flagged))
                                           : std::nullopt);
}

void FilterBar::setCurrentApplication(ApplicationId application, const QString& name)
{
    m_application = application;
    m_applicationName = name;
}

int FilterBar::hiddenFilters() const
{
    const bool otherStates = !m_filter.states.empty() && m_filter.states != kOpenStates;
    const bool otherLabel = m_filter.unlabelled || m_filter.label == Label::Definite;
    return int{otherStates} + int{otherLabel} + int{m_filter.category.has_value()}
           + int{m_filter.layer.has_value()} + int{m_filter.split.has_value()}
           + int{m_filter.commented} + int{m_filter.ungrounded}
           + int{m_filter.application.has_value()};
}

void FilterBar::showState()
{
    m_open->setChecked(m_filter.states == kOpenStates);
    m_indefinite->setChecked(m_filter.label == Label::Indefinite);
    m_flagged->setChecked(m_filter.flagged);
    const int hidden = hiddenFilters();
    m_more->setChecked(hidden > 0);
    m_more->setCount(hidden > 0 ? std::optional(hidden) : std::nullopt);
}

void FilterBar::openMenu()
{
    showState();
    m_menu->clear();
    fillFilterMenu(*m_menu, {m_filter, m_counts, m_application, m_applicationName},
                   [this](const QueueFilter& filter) { change(filter); });
    m_menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height() + metrics::kGap1)));
}

}  // namespace metes
