// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/FetchCache.h"

#include "core/base/AtomicFile.h"
#include "core/base/Json.h"
#include "core/base/Sha256.h"

#include <QLockFile>

#include <fstream>
#include <sstream>

namespace metes {

namespace fs = std::filesystem;

namespace {

std::optional<std::string> bytesOfFile(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return std::nullopt;
    }
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return std::move(bytes).str();
}

Result<void> writeWhole(const fs::path& path, std::string_view bytes)
{
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    if (error) {
        return fail(ErrorCode::InputOutput, path.parent_path().string() + " cannot be made",
                    error.message());
    }
    AtomicFile file(path);
    file.write(bytes);
    return file.commit();
}

}  // namespace

FetchCache::FetchCache(fs::path folder)
    : m_folder(std::move(folder)),
      m_lock(std::make_unique<QLockFile>(QString::fromStdString((m_folder / "lock").string())))
{
    // Only a process that is gone leaves its lock behind, however old it is.
    m_lock->setStaleLockTime(0);
}

FetchCache::~FetchCache() = default;

Result<std::unique_ptr<FetchCache>> FetchCache::open(const fs::path& project)
{
    const fs::path folder = project.string() + ".fetch";
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        return fail(ErrorCode::ReadOnly, folder.string() + " cannot be made", error.message());
    }
    std::unique_ptr<FetchCache> cache(new FetchCache(folder));
    if (!cache->m_lock->tryLock()) {
        if (cache->m_lock->error() == QLockFile::LockFailedError) {
            return fail(ErrorCode::Locked, "another fetch is at work for " + project.string());
        }
        return fail(ErrorCode::ReadOnly, folder.string() + " cannot be written");
    }
    return cache;
}

fs::path FetchCache::entryPath(const std::string& name) const
{
    const std::string hash = sha256Hex(name);
    return m_folder / "entries" / hash.substr(0, 2) / (hash + ".json");
}

fs::path FetchCache::contentPath(const std::string& sha256) const
{
    return m_folder / "content" / sha256.substr(0, 2) / sha256;
}

Result<std::optional<std::string>> FetchCache::find(const std::string& name)
{
    const auto text = bytesOfFile(entryPath(name));
    if (!text) {
        return std::nullopt;
    }
    const auto entry = parseJson(*text);
    if (!entry || !entry->is_object() || entry->value("name", "") != name) {
        return std::nullopt;
    }
    const std::string sha256 = entry->value("sha256", "");
    auto bytes = bytesOfFile(contentPath(sha256));
    if (!bytes || sha256Hex(*bytes) != sha256) {
        return std::nullopt;
    }
    return bytes;
}

Result<void> FetchCache::keep(const std::string& name, std::string_view bytes)
{
    const std::string sha256 = sha256Hex(bytes);
    if (auto written = writeWhole(contentPath(sha256), bytes); !written) {
        return written;
    }
    return writeWhole(entryPath(name),
                      canonicalJson({{"name", name}, {"sha256", sha256}, {"bytes", bytes.size()}}));
}

Result<void> FetchCache::forget(const std::string& name)
{
    std::error_code error;
    fs::remove(entryPath(name), error);
    if (error) {
        return fail(ErrorCode::InputOutput, entryPath(name).string() + " cannot be removed",
                    error.message());
    }
    return {};
}

}  // namespace metes
