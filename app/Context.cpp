// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/Context.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTimer>
#include <QTranslator>

#include "ui/examine/ExaminePage.h"
#include "ui/metrics/MetricsPage.h"
#include "ui/review/ReviewPage.h"
#include "ui/runs/RunsPage.h"
#include "ui/settings/Languages.h"
#include "ui/shell/MainWindow.h"

namespace metes {

Context::Context(QApplication& application, StartRequest request)
    : m_application(application), m_request(std::move(request)),
      m_store(std::make_unique<QSettings>()), m_settings(*m_store), m_keys(m_settings)
{
    m_theme.setReadingFamily(m_settings.readingFamily());
    m_theme.setReadingSize(m_settings.readingSize());
    m_theme.setMode(m_settings.themeMode());
    m_theme.apply(application);
    speak(m_request.language.isEmpty() ? m_settings.language() : m_request.language);
}

Context::~Context() = default;

void Context::start()
{
    makeWindow();
    QTimer::singleShot(0, m_window.get(), [this] { m_window->start(m_request.files); });
}

void Context::speak(const QString& language)
{
    m_translators.clear();
    const QString code = effectiveLanguage(language, QLocale::system().name());
    // The region stays the system's where the language is: dates and numbers follow it.
    const QLocale system = QLocale::system();
    QLocale::setDefault(system.name().left(2) == code ? system : QLocale(code));
    load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    load(QStringLiteral("metes_") + code, QStringLiteral(":/i18n"));
}

void Context::load(const QString& file, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(file, folder)) {
        QApplication::installTranslator(translator.get());
        m_translators.push_back(std::move(translator));
    }
}

void Context::makeWindow()
{
    const WindowServices services{m_settings, m_keys, m_theme, m_jobs, m_dialogs, m_clock};
    m_window = std::make_unique<MainWindow>(services, pages());
    // Queued: the choice comes from a dialog of the window that goes away.
    connect(m_window.get(), &MainWindow::languageChosen, this, &Context::remakeWindow,
            Qt::QueuedConnection);
    m_window->show();
}

void Context::remakeWindow(const QString& language)
{
    m_settings.setLanguage(language);
    const bool quits = QApplication::quitOnLastWindowClosed();
    QApplication::setQuitOnLastWindowClosed(false);
    m_window->close();
    speak(language);
    makeWindow();
    QApplication::setQuitOnLastWindowClosed(quits);
    QTimer::singleShot(0, m_window.get(), [this] { m_window->start({}); });
}

std::vector<PageEntry> Context::pages() const
{
    std::vector<PageEntry> entries;
    entries.push_back({QStringLiteral("review"), [] { return tr("Review"); },
                       QStringLiteral("review"),
                       [](const ProjectContext& context, QWidget* parent) -> Page* {
                           return new ReviewPage(context, parent);
                       }});
    entries.push_back({QStringLiteral("examine"), [] { return tr("Examine"); },
                       QStringLiteral("examine"),
                       [](const ProjectContext& context, QWidget* parent) -> Page* {
                           return new ExaminePage(context, parent);
                       }});
    entries.push_back({QStringLiteral("runs"), [] { return tr("Runs"); },
                       QStringLiteral("runs"),
                       [](const ProjectContext& context, QWidget* parent) -> Page* {
                           return new RunsPage(context, parent);
                       },
                       3});
    entries.push_back({QStringLiteral("metrics"), [] { return tr("Metrics"); },
                       QStringLiteral("metrics"),
                       [](const ProjectContext& context, QWidget* parent) -> Page* {
                           return new MetricsPage(context, parent);
                       },
                       7});
    return entries;
}

}  // namespace metes
