// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the sources of this folder only: a cached statement that is reset when it goes out of scope
// (an unfinished reading statement would keep its snapshot), and the catch that turns SQLite's
// exceptions into errors.

#include "core/base/RowId.h"
#include "core/store/Database.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>

namespace metes {

/// Prepared statements of one connection by the address of their text, which must outlive it.
class StatementCache {
public:
    explicit StatementCache(SQLite::Database& connection) : m_connection(connection) {}
    SQLite::Statement& statement(const char* sql);

private:
    SQLite::Database& m_connection;
    std::unordered_map<const char*, std::unique_ptr<SQLite::Statement>> m_statements;
};

class Query {
public:
    /// `sql` must be a literal, or be there as long as the program: a text that is put together for
    /// the call would be found under the address of another. Not to be used twice at the same time
    /// on one connection.
    Query(const Database& database, const char* sql);
    ~Query();
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    /// Binds the next parameters in order.
    template<typename... Values>
    Query& bind(const Values&... values)
    {
        (bindOne(values), ...);
        return *this;
    }

    /// Binds the next parameter without a copy of the text, which must outlive this query.
    Query& bindUncopied(const std::string& text)
    {
        m_statement.bindNoCopy(++m_bound, text);
        return *this;
    }

    /// Goes to the next row; false after the last.
    bool next() { return m_statement.executeStep(); }
    void run();

    /// Binds the next parameters and runs. Texts are not copied, for they outlive the call.
    template<typename... Values>
    void run(const Values&... values)
    {
        (bindHere(values), ...);
        run();
    }

    std::int64_t integer(int column) const { return m_statement.getColumn(column).getInt64(); }
    std::int32_t integer32(int column) const { return m_statement.getColumn(column).getInt(); }
    double real(int column) const { return m_statement.getColumn(column).getDouble(); }
    std::string text(int column) const { return m_statement.getColumn(column).getString(); }
    bool isNull(int column) const { return m_statement.isColumnNull(column); }

private:
    void bindOne(std::int64_t value) { m_statement.bind(++m_bound, value); }
    void bindOne(std::int32_t value) { m_statement.bind(++m_bound, value); }
    void bindOne(double value) { m_statement.bind(++m_bound, value); }
    void bindOne(const std::string& value) { m_statement.bind(++m_bound, value); }
    void bindOne(std::string_view value) { m_statement.bind(++m_bound, std::string(value)); }
    void bindOne(const char* value) { m_statement.bind(++m_bound, value); }
    void bindOne(std::nullptr_t) { m_statement.bind(++m_bound); }
    template<typename Tag>
    void bindOne(RowId<Tag> id)
    {
        if (id) {
            bindOne(id.value);
        } else {
            bindOne(nullptr);
        }
    }
    template<typename T>
    void bindOne(const std::optional<T>& value)
    {
        if (value) {
            bindOne(*value);
        } else {
            bindOne(nullptr);
        }
    }

    void bindHere(const std::string& text) { bindUncopied(text); }
    void bindHere(const char* text) { m_statement.bindNoCopy(++m_bound, text); }
    void bindHere(const std::optional<std::string>& text)
    {
        if (text) {
            bindUncopied(*text);
        } else {
            bindOne(nullptr);
        }
    }
    template<typename Value>
    void bindHere(const Value& value)
    {
        bindOne(value);
    }

    SQLite::Statement& m_statement;
    int m_bound = 0;
};

/// The Error of the exception that is being handled: SQLite's, or what reading a column's JSON
/// throws when the file was tampered with.
Error currentError(const Database& database, const std::string& while_);

template<typename Value>
struct ResultOf {
    using Type = Result<Value>;
};
template<typename Value>
struct ResultOf<Result<Value>> {
    using Type = Result<Value>;
};

/// Runs `work`, turning what it throws into an Error. `work` may return a value, nothing, or a
/// Result of its own.
template<typename Work>
auto guarded(const Database& database, const std::string& while_, Work&& work) ->
    typename ResultOf<decltype(work())>::Type
{
    try {
        if constexpr (std::is_void_v<decltype(work())>) {
            work();
            return {};
        } else {
            return work();
        }
    } catch (...) {
        return tl::unexpected<Error>(currentError(database, while_));
    }
}

}  // namespace metes
