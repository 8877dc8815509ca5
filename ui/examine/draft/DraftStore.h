// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Error.h"
#include "ui/examine/draft/Draft.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace metes {

/// The drafts of this user, one file each in one folder that only the user may read. Safe to call
/// from several threads.
class DraftStore {
public:
    explicit DraftStore(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    /// "drafts" in the user's data folder of the program.
    static std::filesystem::path userFolder();

    /// Replaces the draft's file in one step: after a crash there is the old text or the new one.
    /// `sequence` orders the saves of one draft; one that comes late is left out. DiskFull,
    /// ReadOnly, InputOutput.
    Result<void> save(const Draft& draft, std::uint64_t sequence);
    /// NotFound; InvalidInput for a file that is no draft.
    Result<Draft> load(const std::string& id) const;
    /// Later saves of that draft are left out.
    Result<void> remove(const std::string& id);

    /// Ids, the last saved first.
    std::vector<std::string> ids() const;
    /// The draft saved last that can be read.
    std::optional<Draft> latest() const;

private:
    std::filesystem::path fileOf(const std::string& id) const;
    Result<void> makeFolder() const;

    std::filesystem::path m_folder;
    std::mutex m_mutex;
    std::map<std::string, std::uint64_t> m_saved;
};

}  // namespace metes
