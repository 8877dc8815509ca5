// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/MetaRepository.h"

#include "core/store/Query.h"

namespace metes {

Result<std::optional<std::string>> MetaRepository::value(const std::string& key) const
{
    return guarded(m_database, "reading", [&]() -> std::optional<std::string> {
        Query read(m_database, "SELECT value FROM meta WHERE key = ?");
        read.bind(key);
        return read.next() ? std::optional(read.text(0)) : std::nullopt;
    });
}

Result<void> MetaRepository::set(const std::string& key, const std::string& value)
{
    return guarded(m_database, "writing", [&] {
        Query write(m_database, "INSERT INTO meta(key, value) VALUES (?, ?)"
                                " ON CONFLICT(key) DO UPDATE SET value = excluded.value");
        write.bind(key, value).run();
    });
}

}  // namespace metes
