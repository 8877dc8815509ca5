// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/store/Database.h"

#include <filesystem>
#include <memory>
#include <mutex>
#include <type_traits>

namespace metes {

/// A connection for the short reads of jobs, kept from one to the next: opening a project costs
/// more than most of them. Jobs share it, one after the other has it, and between two it holds no
/// snapshot. A long read belongs on a connection of its own, for the others would wait.
class ReadConnection {
public:
    /// Opens nothing yet.
    explicit ReadConnection(std::filesystem::path path);

    const std::filesystem::path& path() const { return m_path; }

    /// Calls `use` with the database and passes on what it returns, a Result. Cancelled when nobody
    /// wants the answer any more by the time it is the caller's turn; else fails as
    /// Database::open() and `use` do, and opens anew the next time.
    template<typename Use>
    std::invoke_result_t<Use, Database&> read(const Progress& progress, Use&& use);

private:
    Result<void> open(const Progress& progress);

    const std::filesystem::path m_path;
    std::mutex m_mutex;
    std::unique_ptr<Database> m_database;
};

template<typename Use>
std::invoke_result_t<Use, Database&> ReadConnection::read(const Progress& progress, Use&& use)
{
    const std::lock_guard lock(m_mutex);
    if (const Result<void> opened = open(progress); !opened) {
        return passOn(opened);
    }
    auto answer = std::forward<Use>(use)(*m_database);
    if (!answer && answer.error().code != ErrorCode::Cancelled) {
        m_database.reset();
    }
    return answer;
}

}  // namespace metes
