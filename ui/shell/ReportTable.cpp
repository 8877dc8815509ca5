// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/ReportTable.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QSaveFile>

#include "ui/shell/TableText.h"
#include "ui/widgets/DialogService.h"

namespace metes {

ReportTable::ReportTable(const Theme& theme, DialogService& dialogs, const QString& name,
                         QWidget* parent)
    : QTableView(parent), m_theme(theme), m_dialogs(dialogs), m_name(name)
{
    setAccessibleName(name);
    setFont(theme.tableFont());
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(28);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(&theme, &Theme::changed, this, [this] { setFont(m_theme.tableFont()); });
}

void ReportTable::copySelection() const
{
    if (selectionModel() && selectionModel()->hasSelection()) {
        QGuiApplication::clipboard()->setText(cellsAsText(selectionModel()->selectedIndexes()));
    }
}

void ReportTable::copyAll() const
{
    QModelIndexList cells;
    for (int row = 0; row < model()->rowCount(); ++row) {
        for (int column = 0; column < model()->columnCount(); ++column) {
            cells.append(model()->index(row, column));
        }
    }
    QGuiApplication::clipboard()->setText(cellsAsText(cells));
}

void ReportTable::chooseAndExport()
{
    const FileRequest request{tr("Export the table"), {}, m_name + QStringLiteral(".csv"),
                              {tr("CSV (*.csv)"), tr("JSON (*.json)")}, QStringLiteral("csv")};
    const std::optional<QString> path = m_dialogs.chooseFileToSave(this, request);
    if (!path) {
        return;
    }
    const bool json = path->endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    QSaveFile file(*path);
    if (!file.open(QIODevice::WriteOnly)
        || file.write(json ? tableAsJson(*model()) : tableAsCsv(*model())) < 0 || !file.commit()) {
        m_dialogs.inform(this, tr("Export the table"),
                         tr("%1 could not be written: %2").arg(*path, file.errorString()));
    }
}

void ReportTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    QTableView::keyPressEvent(event);
}

void ReportTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    connect(menu.addAction(tr("&Copy")), &QAction::triggered, this, &ReportTable::copySelection);
    connect(menu.addAction(tr("Copy &all")), &QAction::triggered, this, &ReportTable::copyAll);
    menu.addSeparator();
    connect(menu.addAction(tr("&Export…")), &QAction::triggered, this,
            &ReportTable::chooseAndExport);
    menu.exec(event->globalPos());
}

}  // namespace metes
