// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// A small project and a Review page on it, for tests: made through core's repositories in a folder
// that vanishes.

#include "core/base/Clock.h"
#include "core/review/ReviewSession.h"
#include "core/store/Database.h"
#include "core/store/DecisionRepository.h"
#include "ui/jobs/JobRunner.h"
#include "ui/review/ReviewPage.h"
#include "ui/settings/KeyMap.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/NativeDialogs.h"

#include <QSettings>
#include <QTemporaryDir>

#include <memory>
#include <string>

namespace metes {

class HandClock final : public Clock {
public:
    Moment now() const override { return {m_milliseconds}; }
    void advance(std::int64_t milliseconds) { m_milliseconds += milliseconds; }

private:
    std::int64_t m_milliseconds = 1'772'366'645'000;
};

/// Six claims of two applications, in the queue's order:
///   15977530  2 (no reason, no label), 3 (one reason by the examiner, one by a model)
///   16204118  1 (independent, definite), 4, 7 (three reasons), 9 (its parent 8 is missing)
class ReviewProject {
public:
    /// Of claim 7; its first character lies outside the Basic Multilingual Plane.
    static const std::string kClaim7;
    static const std::string kAction;

    ReviewProject();

    std::filesystem::path path() const;
    ClaimId claim(const std::string& application, int number) const;
    ClaimId claim7() const { return claim("16204118", 7); }
    std::vector<FoldRow> folds() const;
    std::vector<DecisionRecord> log() const;

    Database& database() { return *m_database; }
    ReviewSession& session() { return *m_session; }
    HandClock clock;
    /// Closes and opens the file again, as a new start of the program would.
    void reopen();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<ReviewSession> m_session;
};

/// The page and all that it needs. Keeps its settings over remake().
class ReviewBench {
public:
    enum class Sight { Open, Blind };
    explicit ReviewBench(ReviewProject& project, QSize size = {1368, 800},
                         Sight sight = Sight::Open);
    ~ReviewBench();

    ReviewPage& page() { return *m_page; }
    /// Closes the page and makes it anew over the reopened project.
    void remake();
    ReviewController& controller() { return m_page->controller(); }
    KeyMap& keys() { return m_keys; }
    JobRunner& jobs() { return m_jobs; }
    Theme& theme() { return m_theme; }
    /// Shows claim `number` of 16204118 and gives the claim's text the focus.
    void show(int number);
    /// Sends a key to whatever has the focus.
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

private:
    void make();

    ReviewProject& m_project;
    QSize m_size;
    Sight m_sight;
    QTemporaryDir m_folder;
    QSettings m_store;
    Settings m_settings;
    KeyMap m_keys;
    Theme m_theme;
    NativeDialogs m_dialogs;
    JobRunner m_jobs;
    std::unique_ptr<ReviewPage> m_page;
};

/// What stands at `range` of claim 7.
std::string quoteOfClaim7(TextRange range);

}  // namespace metes
