// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/DatasetStatistics.h"

#include "core/dataset/ClaimRoles.h"
#include "core/learn/Tokens.h"
#include "core/patent/ClaimTree.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "core/store/Database.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <map>

namespace metes {

namespace {

void add(SplitFigures& figures, const std::optional<DatasetSplit>& split, std::int64_t count)
{
    figures.all += count;
    if (split) {
        figures.splits[static_cast<std::size_t>(*split)] += count;
    }
}

/// Sums of one cell of Table 3.
struct Sums {
    std::int64_t claims = 0;
    std::int64_t parents = 0;
    std::int64_t ancestors = 0;
    std::int64_t characters = 0;
    std::int64_t words = 0;
    std::int64_t features = 0;

    void add(const StatisticsClaim& claim)
    {
        ++claims;
        parents += claim.parents;
        ancestors += claim.ancestors;
        characters += claim.characters;
        words += claim.words;
        features += claim.features;
    }

    Characteristics means(std::size_t allClaims) const
    {
        Characteristics result;
        result.claims = claims;
        if (claims == 0) {
            return result;
        }
        const auto count = static_cast<double>(claims);
        const auto mean = [count](std::int64_t sum) { return static_cast<double>(sum) / count; };
        result.share = count / static_cast<double>(allClaims);
        result.parents = mean(parents);
        result.ancestors = mean(ancestors);
        result.characters = mean(characters);
        result.words = mean(words);
        result.features = mean(features);
        return result;
    }
};

CharacteristicsOfLabel characteristics(const std::vector<StatisticsClaim>& claims, Label label)
{
    Sums all;
    Sums independent;
    Sums dependent;
    for (const StatisticsClaim& claim : claims) {
        if (claim.label == label) {
            all.add(claim);
            (claim.parents == 0 ? independent : dependent).add(claim);
        }
    }
    return {all.means(claims.size()), independent.means(claims.size()),
            dependent.means(claims.size())};
}

void addClaim(Composition& table, const StatisticsClaim& claim)
{
    add(table.claims, claim.split, 1);
    add(claim.label == Label::Definite ? table.definiteClaims : table.indefiniteClaims, claim.split,
        1);
    add(claim.parents == 0 ? table.independentClaims : table.dependentClaims, claim.split, 1);
    for (const Category category : claim.reasons) {
        if (isDatasetCategory(category)) {
            add(table.reasons, claim.split, 1);
            add(table.reasonsOfCategory[static_cast<std::size_t>(category)], claim.split, 1);
        }
    }
    add(table.quotes, claim.split, claim.quotes);
    add(table.ungroundedQuotes, claim.split, claim.ungroundedQuotes);
}

Composition composition(const std::vector<StatisticsClaim>& claims)
{
    Composition table;
    // Whether an application has an indefinite claim, and its split.
    std::map<std::string, std::pair<bool, std::optional<DatasetSplit>>> applications;
    for (const StatisticsClaim& claim : claims) {
        addClaim(table, claim);
        auto& [indefinite, split] =
            applications.try_emplace(claim.application, false, claim.split).first->second;
        indefinite = indefinite || claim.label == Label::Indefinite;
    }
    for (const auto& [number, facts] : applications) {
        const auto& [indefinite, split] = facts;
        add(table.applications, split, 1);
        add(indefinite ? table.indefiniteApplications : table.definiteApplications, split, 1);
    }
    return table;
}

std::vector<YearFigures> years(const std::vector<StatisticsClaim>& claims)
{
    std::map<std::int32_t, YearFigures> byYear;
    for (const StatisticsClaim& claim : claims) {
        YearFigures& figures = byYear[claim.filingYear];
        figures.year = claim.filingYear;
        ++(claim.label == Label::Definite ? figures.definite : figures.indefinite);
    }
    std::vector<YearFigures> ascending;
    for (const auto& [year, figures] : byYear) {
        ascending.push_back(figures);
    }
    return ascending;
}

std::optional<DatasetSplit> splitFromId(const std::string& id)
{
    for (const DatasetSplit split :
         {DatasetSplit::Train, DatasetSplit::Validation, DatasetSplit::Test}) {
        if (datasetSplitId(split) == id) {
            return split;
        }
    }
    return std::nullopt;
}

std::int32_t yearOf(const std::string& date)
{
    std::int32_t year = 0;
    for (std::size_t i = 0; i < 4 && i < date.size(); ++i) {
        if (date[i] < '0' || date[i] > '9') {
            return 0;
        }
        year = 10 * year + (date[i] - '0');
    }
    return date.size() < 4 ? 0 : year;
}

/// Reads the labelled claims of a project.
class StatisticsReader {
public:
    explicit StatisticsReader(Database& database) : m_applications(database), m_claims(database) {}

    Result<void> read(ApplicationId id)
    {
        const auto application = m_applications.load(id);
        const auto members = m_claims.ofApplication(id);
        const auto dependencies = m_claims.dependencies(id);
        if (!application || !members || !dependencies) {
            return !application ? passOn(application)
                   : !members   ? passOn(members)
                                : passOn(dependencies);
        }
        ClaimTree tree;
        for (const auto& [number, parents] : *dependencies) {
            tree.insert(number, parents);
        }
        for (const ClaimId member : *members) {
            const auto stored = m_claims.load(member);
            if (!stored) {
                return passOn(stored);
            }
            if (stored->claim.label) {
                add(stored->claim, tree, yearOf(application->filingDate));
            }
        }
        return {};
    }

    std::vector<StatisticsClaim> dataset()
    {
        if (m_anySplit) {
            std::erase_if(m_read, [](const StatisticsClaim& claim) { return !claim.split; });
        }
        return std::move(m_read);
    }

private:
    void add(const Claim& claim, const ClaimTree& tree, std::int32_t year)
    {
        StatisticsClaim facts;
        facts.application = claim.application;
        facts.label = *claim.label;
        facts.split = splitFromId(claim.split);
        facts.filingYear = year;
        facts.parents = static_cast<std::int32_t>(tree.parents(claim.number).size());
        facts.ancestors = static_cast<std::int32_t>(tree.ancestors(claim.number).size());
        facts.characters = codePointCount(claim.text);
        facts.words =
            static_cast<std::int64_t>(m_tokens.cut(claim.text, TokenPattern::Words).size());
        facts.features = claimFeatures(claim.text);
        for (const Reason& reason : claim.reasons) {
            if (reason.layer != Layer::Examiner) {
                continue;
            }
            facts.reasons.push_back(reason.category);
            if (isDatasetCategory(reason.category)) {
                facts.quotes += static_cast<std::int64_t>(reason.recitations.size());
                facts.ungroundedQuotes += ungroundedRecitations(reason);
            }
        }
        m_anySplit = m_anySplit || facts.split.has_value();
        m_read.push_back(std::move(facts));
    }

    ApplicationRepository m_applications;
    ClaimRepository m_claims;
    Tokens m_tokens;
    std::vector<StatisticsClaim> m_read;
    bool m_anySplit = false;
};

}  // namespace

std::int64_t claimFeatures(std::string_view claimText)
{
    std::int64_t features = 0;
    bool holdsWord = false;
    for (std::size_t byte = 0; byte < claimText.size();) {
        const char32_t c = nextCharacter(claimText, byte);
        if (c == U';' || c == U'\n') {
            features += holdsWord ? 1 : 0;
            holdsWord = false;
        } else {
            holdsWord = holdsWord || (c != U'_' && isTokenCharacter(c));
        }
    }
    return features + (holdsWord ? 1 : 0);
}

std::int64_t ungroundedRecitations(const Reason& reason)
{
    const auto recitations = static_cast<std::int64_t>(reason.recitations.size());
    const auto spans = static_cast<std::int64_t>(reason.spans.size());
    const auto nowhere =
        std::count_if(reason.spans.begin(), reason.spans.end(),
                      [](const Span& span) { return span.match == MatchClass::Ungrounded; });
    return std::min<std::int64_t>(recitations,
                                  nowhere + std::max<std::int64_t>(0, recitations - spans));
}

DatasetStatistics datasetStatistics(const std::vector<StatisticsClaim>& claims)
{
    DatasetStatistics statistics;
    statistics.composition = composition(claims);
    statistics.definite = characteristics(claims, Label::Definite);
    statistics.indefinite = characteristics(claims, Label::Indefinite);
    statistics.years = years(claims);
    for (const StatisticsClaim& claim : claims) {
        statistics.filteredReasons +=
            std::count_if(claim.reasons.begin(), claim.reasons.end(),
                          [](Category category) { return !isDatasetCategory(category); });
    }
    const Composition& table = statistics.composition;
    if (table.quotes.all > 0) {
        statistics.shareUngrounded =
            static_cast<double>(table.ungroundedQuotes.all) / static_cast<double>(table.quotes.all);
    }
    return statistics;
}

Result<DatasetStatistics> datasetStatistics(Database& database, Progress& progress)
{
    const auto snapshot = ReadSnapshot::begin(database);
    if (!snapshot) {
        return passOn(snapshot);
    }
    const auto applications = ApplicationRepository(database).allByNumber();
    if (!applications) {
        return passOn(applications);
    }
    StatisticsReader reader(database);
    for (std::size_t i = 0; i < applications->size(); ++i) {
        progress.report(static_cast<std::int64_t>(i),
                        static_cast<std::int64_t>(applications->size()));
        if (progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "stopped");
        }
        if (auto read = reader.read((*applications)[i]); !read) {
            return passOn(read);
        }
    }
    return datasetStatistics(reader.dataset());
}

}  // namespace metes
