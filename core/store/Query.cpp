// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/Query.h"

namespace metes {

SQLite::Statement& StatementCache::statement(const char* sql)
{
    std::unique_ptr<SQLite::Statement>& cached = m_statements[sql];
    if (!cached) {
        cached = std::make_unique<SQLite::Statement>(m_connection, sql);
    }
    return *cached;
}

Query::Query(const Database& database, const char* sql)
    : m_statement(database.statements().statement(sql))
{
}

Query::~Query()
{
    m_statement.tryReset();
    m_statement.clearBindings();
}

void Query::run()
{
    while (m_statement.executeStep()) {
    }
}

Error currentError(const Database& database, const std::string& while_)
{
    try {
        throw;
    } catch (const SQLite::Exception& error) {
        return database.translate(error, while_);
    } catch (const std::exception& error) {
        return {ErrorCode::Damaged,
                "\"" + database.path().string() + "\" holds something that Metes did not write",
                error.what()};
    }
}

}  // namespace metes
