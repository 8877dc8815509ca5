// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// An Examine page on a small project, with drafts in a folder that vanishes.

#include "FakeDialogs.h"
#include "ReviewFixture.h"
#include "ui/examine/ExaminePage.h"

#include <QTemporaryDir>

#include <memory>

namespace metes {

class ExamineBench {
public:
    explicit ExamineBench(QSize size = {1368, 800});

    ExaminePage& page() { return *m_page; }
    ExamineController& controller() { return m_page->controller(); }
    KeyMap& keys() { return m_keys; }
    ReviewProject& project() { return m_project; }
    JobRunner& jobs() { return m_jobs; }
    /// Closes the page and makes it anew over the same drafts, as a new start of the program would.
    void remake();
    /// Closes the page without a word to it: what is on the disk then is all there is.
    std::filesystem::path drafts() const;
    /// Puts the text in as a paste would and waits for the thorough check.
    void write(const std::string& text);
    /// Until the last check is of the present text, suggested edits included.
    bool waitForCheck();
    void type(const QString& text);
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// The id of the only finding of that kind; empty for none or several.
    std::string idOf(FindingKind kind);
    /// What stands at a range of the draft.
    std::string quote(TextRange range);

    FakeDialogs dialogs;

private:
    void make();

    ReviewProject m_project;
    QSize m_size;
    QTemporaryDir m_folder;
    QSettings m_store;
    Settings m_settings;
    KeyMap m_keys;
    Theme m_theme;
    JobRunner m_jobs;
    std::unique_ptr<ExaminePage> m_page;
};

}  // namespace metes
