// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTableView>

#include "ui/theme/Theme.h"

namespace metes {

class DialogService;

/// A table that can be taken away: Ctrl+C copies the selected cells, the context menu also exports
/// all of it as CSV or JSON.
class ReportTable : public QTableView {
    Q_OBJECT

public:
    /// `name` is read to a screen reader and names the exported file.
    ReportTable(const Theme& theme, DialogService& dialogs, const QString& name,
                QWidget* parent = nullptr);

    void copySelection() const;
    void copyAll() const;
    /// Asks for a file; its ending chooses CSV or JSON.
    void chooseAndExport();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    const Theme& m_theme;
    DialogService& m_dialogs;
    QString m_name;
};

}  // namespace metes
