// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/OpenProject.h"

#include "ui/shell/ProjectFiles.h"

namespace metes {

namespace {

Result<std::unique_ptr<Database>> openForWritingOrReading(const std::filesystem::path& path)
{
    Result<std::unique_ptr<Database>> database = Database::open(path);
    if (!database && database.error().code == ErrorCode::ReadOnly) {
        OpenOptions reading;
        reading.mode = OpenMode::ReadOnly;
        return Database::open(path, reading);
    }
    return database;
}

}  // namespace

Result<std::unique_ptr<OpenProject>> OpenProject::open(const QString& path, const Reviewer& reviewer,
                                                       const Clock& clock)
{
    Result<std::unique_ptr<Database>> database = openForWritingOrReading(toPath(path));
    if (!database) {
        return tl::unexpected(database.error());
    }
    Result<std::unique_ptr<ReviewSession>> session =
        ReviewSession::open(**database, reviewer, clock);
    if (!session) {
        return tl::unexpected(session.error());
    }
    return std::unique_ptr<OpenProject>(
        new OpenProject(path, std::move(*database), std::move(*session)));
}

OpenProject::OpenProject(QString path, std::unique_ptr<Database> database,
                         std::unique_ptr<ReviewSession> session)
    : m_path(std::move(path)), m_database(std::move(database)), m_session(std::move(session)),
      m_seenVersion(m_database->dataVersion())
{
}

bool OpenProject::takeOutsideChange()
{
    const std::int64_t version = m_database->dataVersion();
    return std::exchange(m_seenVersion, version) != version;
}

}  // namespace metes
