// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// What a page works with while a project is open. References only: the shell owns all of it and
// destroys the pages first.

#include <QString>

namespace metes {

class Clock;
class Database;
class DialogService;
class JobRunner;
class KeyMap;
class ReviewSession;
class Settings;
class Theme;

struct ProjectContext {
    Database& database;      ///< the window thread's connection; jobs open their own
    ReviewSession& session;  ///< of the annotator that Settings names
    JobRunner& jobs;
    Theme& theme;
    Settings& settings;
    KeyMap& keys;
    DialogService& dialogs;
    const Clock& clock;
    QString path;            ///< absolute, names the project in Settings
    bool readOnly = false;   ///< deciding fails; a page offers no act
    /// In a blind study only the texts and one's own acts are loaded: what runs and the claim
    /// checker say is not.
    bool blind = false;
};

}  // namespace metes
