// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include <QObject>

#include "ui/shell/ErrorText.h"
#include "ui/shell/OpenProject.h"
#include "ui/shell/WindowServices.h"

class QWidget;

namespace metes {

/// Makes, opens and closes the window's one project, and remembers it in the settings.
class ProjectOpener : public QObject {
    Q_OBJECT

public:
    /// `window` is the parent of dialogs.
    ProjectOpener(const WindowServices& services, QWidget& window);
    ~ProjectOpener() override;

    /// Null while none is open.
    OpenProject* project() const { return m_project.get(); }
    bool isOpening() const;

    /// Closes what is open, then opens `path`. What may take long (waiting for a lock, migrating)
    /// runs in the background first; `opened` or `failed` follows.
    void open(const QString& path);
    /// Opens the sample, made in the documents folder where it is not there yet.
    void openSample();
    /// Makes an empty project and opens it; the file must be new.
    void create(const QString& path);
    /// After the annotator changed.
    void reopen();
    void close();

    void chooseAndOpen();
    /// Asks for a name; nothing happens when the person cancels. `suggestion` names the file.
    void chooseAndCreate(const QString& suggestion = {});

signals:
    void opening(const QString& path);
    void opened();
    /// The pages must let go of the project before this returns.
    void aboutToClose();
    void closed();
    void failed(const QString& path, const metes::Error& error);

private:
    void finishOpening(const QString& path, const Result<void>& prepared);
    void adopt(std::unique_ptr<OpenProject> project);
    void giveUp(const QString& path, const Error& error);
    Reviewer reviewer() const;
    void remember(const QString& path);

    WindowServices m_services;
    QWidget& m_window;
    std::unique_ptr<OpenProject> m_project;
};

}  // namespace metes
