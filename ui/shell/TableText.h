// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QModelIndexList>
#include <QString>

class QAbstractItemModel;

namespace metes {

/// The chosen cells as lines of cells with tabs between, for the clipboard. Tabs and line ends
/// inside a cell become blanks.
QString cellsAsText(const QModelIndexList& cells);

/// The whole table with its headings and what Qt::EditRole gives, UTF-8, RFC 4180. A cell that a spreadsheet would run as a
/// formula gets an apostrophe in front.
QByteArray tableAsCsv(const QAbstractItemModel& model);

/// The whole table as an array of objects; keys are the headings' Qt::UserRole, else their text.
QByteArray tableAsJson(const QAbstractItemModel& model);

}  // namespace metes
