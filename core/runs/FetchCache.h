// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/uspto/PortalClient.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

class QLockFile;

namespace metes {

/// The folder beside a project, "name.metes.fetch", that keeps what a fetch got: files named by the
/// SHA-256 of their content, and one small entry for each answer, named by the SHA-256 of its name.
/// Each is written beside its place and moved there when it is on the disk, the content before its
/// entry: a kill leaves the folder whole. Removing the folder loses nothing but time.
class FetchCache final : public AnswerCache {
public:
    /// Makes the folder when it is not there. Locked while another fetch works with it.
    static Result<std::unique_ptr<FetchCache>> open(const std::filesystem::path& project);
    ~FetchCache() override;

    const std::filesystem::path& folder() const { return m_folder; }

    Result<std::optional<std::string>> find(const std::string& name) override;
    Result<void> keep(const std::string& name, std::string_view bytes) override;
    /// The answer is asked for anew next time.
    Result<void> forget(const std::string& name);

private:
    explicit FetchCache(std::filesystem::path folder);

    std::filesystem::path entryPath(const std::string& name) const;
    std::filesystem::path contentPath(const std::string& sha256) const;

    std::filesystem::path m_folder;
    std::unique_ptr<QLockFile> m_lock;
};

}  // namespace metes
