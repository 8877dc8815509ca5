// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/review/ReviewQueue.h"

#include <QString>

namespace metes {

/// The filter as Settings remembers it: "state=unseen,skipped;label=indefinite;flagged". Without
/// the search and the application, whose ids hold in this file alone only while it is open.
QString filterText(const QueueFilter& filter);
/// Words that are unknown are left out.
QueueFilter filterFromText(const QString& text);

}  // namespace metes
