// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/Page.h"
#include "ui/shell/WindowServices.h"

#include <QMainWindow>
#include <QPointer>

#include <vector>

class QTimer;

namespace metes {

class EmptyState;
class OpenProject;
class PageDeck;
class ProjectOpener;
class ProjectTransfer;
class Rail;
class StartPage;
class StatusLine;
class TopBar;
class WindowActions;
class WindowDialogs;

/// The window: rail, top bar, pages, banner, status line, menus. It knows no page but by Page, and
/// of the project only that it is open.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    static constexpr int kPollMilliseconds = 1000;

    /// `services` must outlive the window. `pages` stand on the rail in this order.
    MainWindow(const WindowServices& services, std::vector<PageEntry> pages);
    ~MainWindow() override;

    /// Call after show(): opens the files of the command line, else the last project, else the
    /// sample at the very first start.
    void start(const QStringList& files);
    /// Opens a project among them, offers to import the others. What a drop does.
    void openFiles(const QStringList& files);

    /// Null while no project is open.
    Page* currentPage() const;

signals:
    /// The person chose another language; the window is then made anew.
    void languageChosen(const QString& language);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeLayout();
    void connectActions();
    void connectProject();
    void connectBars();
    void connectDeck();
    void connectDialogs();
    void restore();
    void handle(Command command);
    bool handleView(Command command);
    void describeLayers();
    bool handleFile(Command command);

    void showOpening(const QString& path);
    void showProject();
    void dropPages();
    void showStart();
    void showNotice(Banner::Kind kind, const QString& happened, const QString& advice);
    void showFailure(const QString& path, const Error& error);
    void importInto(const QStringList& files);
    void describeProject();
    void applyKeyHints();

    void poll();
    void focusSearch();
    void setReadingSize(int pixels);
    void chooseTheme(Theme::Mode mode);
    void toggleFullScreen();

    WindowServices m_services;
    TopBar* m_top;
    Rail* m_rail;
    Banner* m_banner;
    PageDeck* m_deck;
    StartPage* m_start;
    EmptyState* m_busy;
    StatusLine* m_status;
    WindowActions* m_actions;
    WindowDialogs* m_dialogs;
    ProjectOpener* m_opener;
    ProjectTransfer* m_transfer;
    QTimer* m_poll;
    QStringList m_pendingImport;  ///< waits for the project that is being opened
    QString m_failedPath;         ///< what "Try again" opens
    QAction* m_retry;
};

}  // namespace metes
