// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"

#include <optional>
#include <string>

namespace metes {

class Database;

/// Facts about the project as a whole, by name; values are texts, most often JSON.
class MetaRepository {
public:
    explicit MetaRepository(Database& database) : m_database(database) {}

    Result<std::optional<std::string>> value(const std::string& key) const;
    /// Call within a WriteTransaction.
    Result<void> set(const std::string& key, const std::string& value);

private:
    Database& m_database;
};

}  // namespace metes
