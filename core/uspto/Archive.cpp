// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/Archive.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace metes {

namespace {

constexpr std::int64_t kRatioFrom = std::int64_t{1} << 20;
constexpr std::size_t kTarMagicAt = 257;

struct ArchiveFree {
    void operator()(archive* reader) const { archive_read_free(reader); }
};
using ArchiveHandle = std::unique_ptr<archive, ArchiveFree>;

bool isGzip(std::string_view bytes)
{
    return bytes.starts_with("\x1F\x8B");
}

bool isZip(std::string_view bytes)
{
    return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06");
}

bool isTar(std::string_view bytes)
{
    return bytes.size() > kTarMagicAt + 5 && bytes.substr(kTarMagicAt, 5) == "ustar";
}

// Whether a path stays within the archive, on any system.
bool staysInside(std::string_view path)
{
    const bool drive = path.size() > 1 && path[1] == ':';
    if (path.empty() || drive || path.front() == '/' || path.front() == '\\'
        || path.find('\0') != std::string_view::npos) {
        return false;
    }
    for (std::size_t at = 0; at <= path.size();) {
        const std::size_t end = std::min(path.find_first_of("/\\", at), path.size());
        if (path.substr(at, end - at) == "..") {
            return false;
        }
        at = end + 1;
    }
    return true;
}

std::string megabytes(std::int64_t bytes)
{
    return std::to_string(bytes >> 20) + " MiB";
}

class Unpacker {
public:
    Unpacker(std::string_view bytes, std::string_view name, Progress& progress,
             std::function<bool(std::string_view)> wanted, const ArchiveLimits& limits)
        : m_bytes(bytes),
          m_name(name),
          m_progress(progress),
          m_wanted(std::move(wanted)),
          m_limits(limits)
    {
    }

    Result<std::vector<ArchiveEntry>> unpack()
    {
        ArchiveHandle reader(archive_read_new());
        if (!reader) {
            return fail(ErrorCode::Internal, "no memory for reading an archive");
        }
        if (Result<void> opened = open(reader.get()); !opened) {
            return passOn(opened);
        }
        for (;;) {
            archive_entry* entry = nullptr;
            const int status = archive_read_next_header(reader.get(), &entry);
            if (status == ARCHIVE_EOF) {
                return std::move(m_entries);
            }
            if (status != ARCHIVE_OK && status != ARCHIVE_WARN) {
                return damaged(reader.get());
            }
            if (Result<void> taken = take(reader.get(), entry); !taken) {
                return passOn(taken);
            }
        }
    }

private:
    Result<void> open(archive* reader)
    {
        if (isGzip(m_bytes)) {
            archive_read_support_filter_gzip(reader);
            archive_read_support_format_raw(reader);
        } else if (isZip(m_bytes)) {
            archive_read_support_format_zip(reader);
        } else {
            archive_read_support_format_tar(reader);
        }
        if (archive_read_open_memory(reader, m_bytes.data(), m_bytes.size()) != ARCHIVE_OK) {
            return damaged(reader);
        }
        return {};
    }

    Result<void> take(archive* reader, archive_entry* entry)
    {
        if (m_progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "unpacking was stopped");
        }
        if (++m_count > m_limits.entries) {
            return refuse("holds more than " + std::to_string(m_limits.entries) + " entries");
        }
        std::string path = isGzip(m_bytes) ? nameWithoutGz() : pathOf(entry);
        if (!staysInside(path)) {
            return refuse("holds the path \"" + path.substr(0, 200)
                          + "\", which leaves the archive");
        }
        // libarchive passes over the data of what is not read.
        if (archive_entry_filetype(entry) != AE_IFREG || archive_entry_hardlink(entry) != nullptr
            || (m_wanted && !m_wanted(path))) {
            return {};
        }
        if (archive_entry_is_encrypted(entry) != 0) {
            return refuse("is encrypted");
        }
        m_entries.push_back({std::move(path), {}});
        return readData(reader, m_entries.back());
    }

    Result<void> readData(archive* reader, ArchiveEntry& entry)
    {
        std::array<char, std::size_t{64} << 10> buffer{};
        for (;;) {
            const la_ssize_t got = archive_read_data(reader, buffer.data(), buffer.size());
            if (got == 0) {
                return {};
            }
            if (got < 0) {
                return damaged(reader);
            }
            m_unpacked += got;
            entry.bytes.append(buffer.data(), static_cast<std::size_t>(got));
            if (static_cast<std::int64_t>(entry.bytes.size()) > m_limits.entryBytes) {
                return refuse("holds \"" + entry.path.substr(0, 200) + "\" of more than "
                              + megabytes(m_limits.entryBytes));
            }
            if (m_unpacked > m_limits.totalBytes) {
                return refuse("unpacks to more than " + megabytes(m_limits.totalBytes));
            }
            const auto packed = static_cast<std::int64_t>(m_bytes.size());
            if (m_unpacked > kRatioFrom && m_unpacked / m_limits.ratio > packed) {
                return refuse("unpacks to more than " + std::to_string(m_limits.ratio)
                              + " times its size");
            }
            if (m_progress.cancelled()) {
                return fail(ErrorCode::Cancelled, "unpacking was stopped");
            }
        }
    }

    std::string pathOf(archive_entry* entry) const
    {
        for (const char* path :
             {archive_entry_pathname_utf8(entry), archive_entry_pathname(entry)}) {
            if (path != nullptr) {
                return path;
            }
        }
        return "entry " + std::to_string(m_count);
    }

    std::string nameWithoutGz() const
    {
        std::string_view plain = m_name.substr(m_name.find_last_of("/\\") + 1);
        for (const std::string_view end : {".gz", ".GZ"}) {
            if (plain.ends_with(end)) {
                plain.remove_suffix(end.size());
                break;
            }
        }
        return plain.empty() ? "content" : std::string(plain);
    }

    tl::unexpected<Error> refuse(std::string what) const
    {
        return fail(ErrorCode::InvalidInput, "the archive " + std::move(what));
    }

    tl::unexpected<Error> damaged(archive* reader) const
    {
        const char* words = archive_error_string(reader);
        return fail(ErrorCode::InvalidInput, "the archive is damaged",
                    words == nullptr ? std::string() : std::string(words));
    }

    std::string_view m_bytes;
    std::string_view m_name;
    Progress& m_progress;
    std::function<bool(std::string_view)> m_wanted;
    const ArchiveLimits& m_limits;
    std::vector<ArchiveEntry> m_entries;
    std::int64_t m_unpacked = 0;
    std::int64_t m_count = 0;
};

}  // namespace

bool isArchive(std::string_view bytes)
{
    return isGzip(bytes) || isZip(bytes) || isTar(bytes);
}

bool isDocx(std::string_view bytes)
{
    if (!isZip(bytes)) {
        return false;
    }
    bool word = false;
    NoProgress progress;
    const auto look = [&word](std::string_view path) {
        word = word || path == "word/document.xml";
        return false;
    };
    return readArchive(bytes, {}, progress, look).has_value() && word;
}

Result<std::vector<ArchiveEntry>> readArchive(std::string_view bytes, std::string_view name,
                                              Progress& progress,
                                              const std::function<bool(std::string_view)>& wanted,
                                              const ArchiveLimits& limits)
{
    if (!isGzip(bytes)) {
        return Unpacker(bytes, name, progress, wanted, limits).unpack();
    }
    // Unpacked as a whole first, so that the limits hold for what a tar within passes over too.
    Result<std::vector<ArchiveEntry>> whole = Unpacker(bytes, name, progress, {}, limits).unpack();
    if (!whole || whole->size() != 1 || !isTar(whole->front().bytes)) {
        return whole;
    }
    const std::string tar = std::move(whole->front().bytes);
    return Unpacker(tar, name, progress, wanted, limits).unpack();
}

}  // namespace metes
