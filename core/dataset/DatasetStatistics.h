// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The paper's Table 2 (composition by split), Table 3 (characteristics of definite and indefinite
// claims) and Figure 2 (labels by filing year), as numbers.

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/dataset/DefiniteSampling.h"
#include "core/patent/Category.h"
#include "core/patent/Reason.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace metes {

class Database;

/// What the statistics need of one claim of the dataset.
struct StatisticsClaim {
    std::string application;
    Label label = Label::Definite;
    std::optional<DatasetSplit> split{};  ///< nothing where a file gave a label alone
    std::int32_t filingYear = 0;          ///< 0: not known
    std::int32_t parents = 0;             ///< direct ones; 0: independent
    std::int32_t ancestors = 0;           ///< direct and indirect ones
    std::int64_t characters = 0;          ///< code points
    std::int64_t words = 0;               ///< as the models count them: begin with a letter
    std::int64_t features = 0;        ///< parts between semicolons or line ends that hold a word
    std::vector<Category> reasons{};  ///< the examiner's, of whatever category
    std::int64_t quotes = 0;          ///< recitations of the seven categories' reasons
    std::int64_t ungroundedQuotes = 0;
};

/// A figure in Table 2's columns: all claims, then each split.
struct SplitFigures {
    std::int64_t all = 0;
    std::array<std::int64_t, kDatasetSplitCount> splits{};  ///< in the order of DatasetSplit
};

inline constexpr std::size_t kDatasetCategoryCount = 7;

struct Composition {
    SplitFigures claims;
    SplitFigures definiteClaims;
    SplitFigures indefiniteClaims;
    SplitFigures independentClaims;
    SplitFigures dependentClaims;
    SplitFigures applications;
    SplitFigures definiteApplications;    ///< without an indefinite claim
    SplitFigures indefiniteApplications;  ///< with at least one
    SplitFigures reasons;                 ///< of the seven categories, one for each claim it is for
    std::array<SplitFigures, kDatasetCategoryCount>
        reasonsOfCategory;  ///< in the order of Category
    SplitFigures quotes;
    SplitFigures ungroundedQuotes;
};

/// Means over a set of claims; nothing over none.
struct Characteristics {
    std::int64_t claims = 0;
    double share = 0.0;  ///< of all claims of the dataset, 0 to 1
    std::optional<double> parents;
    std::optional<double> ancestors;
    std::optional<double> characters;
    std::optional<double> words;
    std::optional<double> features;
};

struct CharacteristicsOfLabel {
    Characteristics all;
    Characteristics independent;
    Characteristics dependent;
};

struct YearFigures {
    std::int32_t year = 0;  ///< of filing; 0: not known
    std::int64_t definite = 0;
    std::int64_t indefinite = 0;

    double shareIndefinite() const
    {
        return static_cast<double>(indefinite) / static_cast<double>(definite + indefinite);
    }
};

struct DatasetStatistics {
    Composition composition;          ///< Table 2
    CharacteristicsOfLabel definite;  ///< Table 3
    CharacteristicsOfLabel indefinite;
    std::vector<YearFigures> years;  ///< Figure 2, ascending, years with claims only
    /// Examiner's reasons of the dataset's claims that no dataset counts: `dependence`, `other`.
    std::int64_t filteredReasons = 0;
    /// Of all quotes, how many are nowhere in their claim; nothing without quotes.
    std::optional<double> shareUngrounded;
};

DatasetStatistics datasetStatistics(const std::vector<StatisticsClaim>& claims);

/// Parts of a claim between semicolons or line ends that hold a letter or digit.
std::int64_t claimFeatures(std::string_view claimText);

/// Recitations that have no place: those with an ungrounded span and those without any.
std::int64_t ungroundedRecitations(const Reason& reason);

/// Of a project: the claims with a split, or, where no claim has one, all that have a label.
Result<DatasetStatistics> datasetStatistics(Database& database, Progress& progress);

}  // namespace metes
