// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QStringList>

#include "core/dataset/Importer.h"
#include "ui/shell/WindowServices.h"

class QLabel;
class QProgressBar;
class QStackedWidget;

namespace metes {

class Banner;
class Button;
class ReportTable;

/// Imports files into a project: reads them first without writing, shows what would come in and
/// what is refused, and writes when told to.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    ImportDialog(const WindowServices& services, const QString& project, const QStringList& files,
                 QWidget* parent);

    /// Starts reading.
    void start();

signals:
    /// After the records are stored.
    void imported(const metes::ImportReport& report);

private:
    enum class Step { DryRun, Write };

    QWidget* makeProgressPage();
    QWidget* makeReportPage();
    void run(Step step);
    void showReport(const ImportReport& report);
    void finish(const ImportReport& report);
    void showFailure(const Error& error);
    void cancel();

    WindowServices m_services;
    QString m_project;
    QStringList m_files;
    QStackedWidget* m_stack;
    Banner* m_banner;
    QLabel* m_activity;
    QProgressBar* m_bar;
    QLabel* m_summary;
    ReportTable* m_counts;
    QLabel* m_refusedTitle;
    QWidget* m_refusedPanel;
    ReportTable* m_refused;
    Button* m_import;
    Button* m_cancel;
};

/// "3 applications, 25 claims": what came in or changed, for a banner.
QString importSummary(const ImportReport& report);

}  // namespace metes
