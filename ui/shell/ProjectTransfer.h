// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

#include "core/dataset/Exporter.h"
#include "ui/shell/WindowServices.h"
#include "ui/widgets/Banner.h"

class QWidget;

namespace metes {

class OpenProject;

/// What goes into and out of the open project: import, export, backup and the search index. All of
/// it runs in the background on connections of its own.
class ProjectTransfer : public QObject {
    Q_OBJECT

public:
    ProjectTransfer(const WindowServices& services, QWidget& window);

    void chooseAndImport(const OpenProject& project);
    /// Shows the dry run of these files in a dialog and imports when told to.
    void importFiles(const OpenProject& project, const QStringList& files);
    void chooseAndExport(const OpenProject& project, ExportFormat format);
    void chooseAndBackUp(const OpenProject& project);
    /// Indexes what waits for it; does nothing for a read-only project.
    void catchUpSearch(const OpenProject& project);

    /// Whether something of this writes to the project now.
    bool isWriting() const;
    void cancel();

signals:
    /// For the status bar; empty when nothing runs.
    void activityChanged(const QString& text);
    void noticeRaised(metes::Banner::Kind kind, const QString& happened, const QString& advice);
    /// Records came in.
    void projectChanged();

private:
    std::optional<QString> chooseJsonLines(const OpenProject& project);
    std::optional<QString> chooseCsvFolder(const OpenProject& project);
    void exportTo(const OpenProject& project, ExportFormat format, const QString& target);
    void backUpTo(const OpenProject& project, const QString& target);
    JobRunner::ProgressCall reporter(const QString& activity);
    void report(const Error& error);

    WindowServices m_services;
    QWidget& m_window;
};

}  // namespace metes
