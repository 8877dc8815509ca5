// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/draft/DraftSources.h"
#include "ui/examine/draft/DraftStore.h"
#include "ui/examine/report/ExamineReport.h"
#include "ui/shell/ProjectContext.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

class QMenu;
class QWidget;

namespace metes {

class ExamineController;

/// What a person does with a draft as a whole: begin, open, take from the project, name, save as
/// text, report, delete. Asks through the dialog service, reads and writes on other threads.
class DraftActs : public QObject {
    Q_OBJECT

public:
    DraftActs(const ProjectContext& context, ExamineController& controller,
              std::shared_ptr<DraftStore> store, QWidget* window);

    QMenu* draftMenu() const { return m_menu; }
    QMenu* reportMenu() const { return m_reports; }

    void begin();
    /// What the clipboard holds, as a new draft.
    void paste();
    void openFile();
    /// A file that was dropped on the page.
    void openDropped(const QString& file);
    void chooseApplication();
    /// Of the choices that choiceOffered() announced.
    void take(const std::string& application);
    void askDescription();
    void openDescription();
    void saveAsText();
    void rename();
    void remove();
    enum class ReportFormat { Html, Pdf, ChartHtml, ChartCsv };
    void report(ReportFormat format);

signals:
    void choiceOffered(const std::vector<metes::ApplicationChoice>& choices, const QString& source);
    void opened();
    void messageRaised(const QString& text);
    void failed(const metes::Error& error);

private:
    void fillMenus();
    void fillRecent(QMenu& menu);
    void open(Draft draft);
    void openStored(const std::string& id);
    void offer(std::vector<Draft> drafts, const QString& source);
    void takeFromProject(const std::string& application);
    QString chosenFile(const QString& title, const QStringList& filters);
    std::optional<QString> target(const QString& title, const QString& suffix,
                                  const QString& filter);
    static Result<void> written(const ReportInput& input, ReportFormat format,
                                const std::filesystem::path& file);
    void write(const ReportInput& input, ReportFormat format, const QString& file);

    ProjectContext m_context;
    ExamineController& m_controller;
    std::shared_ptr<DraftStore> m_store;
    QWidget* m_window;
    QMenu* m_menu;
    QMenu* m_recent;
    QMenu* m_reports;
    std::vector<Draft> m_offered;  ///< of a file; empty while the project's are offered
};

}  // namespace metes
