// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/ReadConnection.h"

namespace metes {

ReadConnection::ReadConnection(std::filesystem::path path) : m_path(std::move(path))
{
}

Result<void> ReadConnection::open(const Progress& progress)
{
    if (progress.cancelled()) {
        return fail(ErrorCode::Cancelled, "Stopped.");
    }
    if (!m_database) {
        auto database = Database::open(m_path, {.mode = OpenMode::ReadOnly});
        if (!database) {
            return passOn(database);
        }
        m_database = std::move(*database);
    }
    return {};
}

}  // namespace metes
