// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/RowId.h"
#include "core/patent/Category.h"
#include "core/patent/Reason.h"

namespace metes {

class Database;

/// A claim as learning and evaluation see it.
struct CorpusClaim {
    ClaimId id;
    ApplicationId applicationId;
    DocumentId document;
    std::string application;
    std::string family;  ///< may be empty
    std::int32_t number = 0;
    std::vector<std::int32_t> parents;
    std::optional<Label> label;
    std::string split;
    CategorySet categories;  ///< of the examiner's reasons that are not retired
    std::string text;        ///< empty where texts were not asked for

    /// What must be resampled and split together.
    const std::string& group() const { return family.empty() ? application : family; }
};

/// Many claims at once, without their reasons, for jobs that need all of them.
class CorpusRepository {
public:
    explicit CorpusRepository(Database& database) : m_database(database) {}

    enum class Texts { Left, Read };
    /// All claims, as imported, by application number and claim number. Cancelled.
    Result<std::vector<CorpusClaim>> claims(Texts texts, const Progress& progress) const;
    /// Those of one application, by number, with texts.
    Result<std::vector<CorpusClaim>> ofApplication(ApplicationId id) const;

private:
    Database& m_database;
};

}  // namespace metes
