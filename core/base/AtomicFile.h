// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "core/base/Error.h"

namespace metes {

/// Writes a file beside its target and moves it there when it is complete and on the disk.
class AtomicFile {
public:
    explicit AtomicFile(std::filesystem::path target);
    /// Removes what was written when it was not committed.
    ~AtomicFile();
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    void write(std::string_view bytes);
    void writeLine(std::string_view line);
    /// Brings what was written to the disk, so that commit() has only to rename: for several files
    /// that must be replaced together. Fails as commit() does.
    Result<void> prepare();
    /// DiskFull, ReadOnly or InputOutput, naming the target; the old file is then still there.
    Result<void> commit();

private:
    Error failure() const;

    std::filesystem::path m_target;
    std::filesystem::path m_part;
    std::ofstream m_file;
    int m_errno = 0;
    bool m_prepared = false;
    bool m_committed = false;
};

}  // namespace metes
