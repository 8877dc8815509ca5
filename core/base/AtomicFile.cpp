// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/AtomicFile.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace metes {

namespace fs = std::filesystem;

AtomicFile::AtomicFile(fs::path target) : m_target(std::move(target)), m_part(m_target)
{
    m_part += ".part";
    errno = 0;
    m_file.open(m_part, std::ios::binary | std::ios::trunc);
    m_errno = m_file ? 0 : errno;
}

AtomicFile::~AtomicFile()
{
    if (!m_committed) {
        m_file.close();
        std::error_code code;
        fs::remove(m_part, code);
    }
}

void AtomicFile::write(std::string_view bytes)
{
    if (!m_file) {
        return;
    }
    errno = 0;
    m_file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!m_file && m_errno == 0) {
        m_errno = errno;
    }
}

void AtomicFile::writeLine(std::string_view line)
{
    write(line);
    write("\n");
}

Error AtomicFile::failure() const
{
    const std::string name = "\"" + m_target.string() + "\"";
    if (m_errno == ENOSPC || m_errno == EFBIG || m_errno == EDQUOT) {
        return {ErrorCode::DiskFull, "no room left on the disk for " + name,
                "free some space and repeat; nothing was replaced"};
    }
    if (m_errno == EACCES || m_errno == EROFS || m_errno == EPERM) {
        return {ErrorCode::ReadOnly, name + " cannot be written", "choose another folder"};
    }
    return {ErrorCode::InputOutput, "cannot write " + name,
            m_errno == 0 ? "" : std::generic_category().message(m_errno)};
}

Result<void> AtomicFile::prepare()
{
    if (m_prepared) {
        return {};
    }
    errno = 0;
    m_file.close();
    if (!m_file || m_errno != 0) {
        m_errno = m_errno == 0 ? errno : m_errno;
        return tl::unexpected<Error>(failure());
    }
    const int descriptor = ::open(m_part.c_str(), O_WRONLY | O_CLOEXEC);
    const bool synced = descriptor >= 0 && ::fsync(descriptor) == 0;
    m_errno = synced ? 0 : errno;
    if (descriptor >= 0) {
        ::close(descriptor);
    }
    if (!synced) {
        return tl::unexpected<Error>(failure());
    }
    m_prepared = true;
    return {};
}

Result<void> AtomicFile::commit()
{
    if (auto prepared = prepare(); !prepared) {
        return prepared;
    }
    std::error_code code;
    fs::rename(m_part, m_target, code);
    if (code) {
        m_errno = code.value();
        return tl::unexpected<Error>(failure());
    }
    m_committed = true;
    return {};
}

}  // namespace metes
