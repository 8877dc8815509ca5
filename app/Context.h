// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QStringList>

#include "core/base/Clock.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/KeyMap.h"
#include "ui/settings/Settings.h"
#include "ui/shell/Page.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/NativeDialogs.h"

class QApplication;
class QSettings;
class QTranslator;

namespace metes {

class MainWindow;

/// What the command line says.
struct StartRequest {
    QStringList files;
    QString language;  ///< empty: the settings decide
};

/// The one place where the program is put together: it owns everything that lives as long as the
/// program and hands out references.
class Context : public QObject {
    Q_OBJECT

public:
    Context(QApplication& application, StartRequest request);
    ~Context() override;

    /// Shows the window; what it opens is read after its first paint.
    void start();

private:
    void speak(const QString& language);
    void load(const QString& file, const QString& folder);
    void makeWindow();
    void remakeWindow(const QString& language);
    std::vector<PageEntry> pages() const;

    QApplication& m_application;
    StartRequest m_request;
    SystemClock m_clock;
    NativeDialogs m_dialogs;
    std::unique_ptr<QSettings> m_store;
    Settings m_settings;
    KeyMap m_keys;
    Theme m_theme;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
    JobRunner m_jobs;  // after what jobs refer to: destroyed before it
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace metes
