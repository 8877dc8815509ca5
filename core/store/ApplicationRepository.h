// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/RowId.h"
#include "core/patent/Application.h"
#include "core/patent/DescriptionText.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace metes {

class Database;

/// An application as it is stored. The description is read apart: it is large.
struct StoredApplication {
    ApplicationId id;
    std::string number;
    std::string title;
    std::string filingDate;
    std::vector<std::string> cpc;
    std::string family;
    DescriptionId description;
    DocumentId action;
};

/// One paragraph of a description.
struct DescriptionParagraph {
    std::int32_t number = 0;  ///< from 1
    std::string text;
};

enum class WriteOutcome { Added, Unchanged, Revised };

struct ReservedApplication {
    ApplicationId id;
    WriteOutcome outcome = WriteOutcome::Unchanged;  ///< Added or Unchanged
};

/// Applications, their descriptions and office actions.
class ApplicationRepository {
public:
    explicit ApplicationRepository(Database& database) : m_database(database) {}

    Result<std::optional<ApplicationId>> find(const std::string& number) const;
    /// NotFound when there is none.
    Result<StoredApplication> load(ApplicationId id) const;
    /// Nothing when the application has no action.
    Result<std::optional<OfficeAction>> officeAction(ApplicationId id) const;
    Result<std::vector<DescriptionParagraph>> description(ApplicationId id) const;
    /// The whole record, as a file would give it.
    Result<Application> record(ApplicationId id) const;

    /// All, by number.
    Result<std::vector<ApplicationId>> allByNumber() const;
    Result<std::int64_t> count() const;

    /// Stores a record; call within a WriteTransaction. Equal content is Unchanged. An application
    /// so far known only by its claims is Added.
    Result<WriteOutcome> write(const Application& application);
    /// The same where the caller has the description joined, whatever application.description is,
    /// and the recordHash() of both.
    Result<WriteOutcome> write(const Application& application, const DescriptionText& description,
                               const std::string& hash);
    /// The application of that number, made without content where there is none.
    Result<ReservedApplication> findOrReserve(const std::string& number);
    /// Counts one more finished import; the commit of it makes all that went before durable.
    Result<void> noteImport();

private:
    Database& m_database;
};

}  // namespace metes
