// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/review/ReviewQueue.h"

#include <QString>

#include <functional>

class QMenu;

namespace metes {

/// What the menu shows: the filter now, the numbers behind its choices, the application at hand.
struct FilterChoices {
    QueueFilter filter;
    QueueCounts counts;
    ApplicationId application;
    QString applicationName;
};

/// Puts every filter into `menu`, checked as `choices` say; `change` receives the new filter.
void fillFilterMenu(QMenu& menu, const FilterChoices& choices,
                    const std::function<void(const QueueFilter&)>& change);

}  // namespace metes
