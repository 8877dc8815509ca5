// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include <QString>

#include "core/base/Clock.h"
#include "core/base/Error.h"
#include "core/review/ReviewSession.h"
#include "core/store/Database.h"

namespace metes {

/// A project that the window shows: its connection and the annotator's session. Belongs to the
/// window's thread.
class OpenProject {
public:
    /// Opens for writing, or for reading where the file or its folder cannot be written. `clock`
    /// must outlive the project.
    static Result<std::unique_ptr<OpenProject>> open(const QString& path, const Reviewer& reviewer,
                                                     const Clock& clock);

    const QString& path() const { return m_path; }
    Database& database() const { return *m_database; }
    ReviewSession& session() const { return *m_session; }
    bool isReadOnly() const { return m_database->mode() == OpenMode::ReadOnly; }

    /// Whether another connection wrote since the last call.
    bool takeOutsideChange();

private:
    OpenProject(QString path, std::unique_ptr<Database> database,
                std::unique_ptr<ReviewSession> session);

    QString m_path;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<ReviewSession> m_session;  // refers to the database: destroyed first
    std::int64_t m_seenVersion = 0;
};

}  // namespace metes
