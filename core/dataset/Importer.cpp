// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/Importer.h"

#include "core/dataset/DocumentFiles.h"
#include "core/dataset/DocumentRecords.h"
#include "core/dataset/RecordParser.h"
#include "core/dataset/RecordStream.h"
#include "core/patent/RecordHash.h"
#include "core/review/ReviewSession.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "core/store/Database.h"
#include "core/store/SearchRepository.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace metes {

namespace fs = std::filesystem;

namespace {

/// Records and bytes of them per transaction.
struct Batch {
    int records = 0;
    std::size_t bytes = 0;
};

// While others have the file open, short enough that a person's decision does not wait.
constexpr Batch kShared{500, std::size_t{8} << 20};
// Else long enough that commits do not count, and short enough that the pages stay in the cache.
constexpr Batch kAlone{2000, std::size_t{24} << 20};

/// Where this import met a record first, and what it said.
struct Seen {
    std::string file;
    std::int64_t line = 0;
    std::string hash;
};

class Import {
public:
    Import(Database& database, const ImportOptions& options, const Clock& clock, Progress& progress,
           Batch batch)
        : m_database(database),
          m_options(options),
          m_clock(clock),
          m_progress(progress),
          m_batch(batch)
    {
    }

    Result<ImportReport> run(const std::vector<fs::path>& files);
    Result<ImportReport> run(std::vector<SourcedDocument> documents);

private:
    Result<void> readFile(const fs::path& path);
    Result<void> readRecords(const fs::path& path);
    Result<void> storeDocuments();
    Result<void> storeApplication(ApplicationRecords& records);
    Result<ImportReport> close(Result<void> done);
    Result<void> take(const RawRecord& raw);
    Result<void> store(const ApplicationRecord& record);
    Result<void> store(const Claim& claim);
    Result<void> storeDecisions();
    Result<void> finish();
    Result<void> beginBatch();
    Result<void> endBatch();
    bool batchIsFull() const;

    enum class Repeat { First, Same, Differs };
    Repeat repeat(const std::string& key, const std::string& hash);
    bool sourcesFit(const Claim& claim);
    void refuse(const std::string& field, const std::string& message);

    Database& m_database;
    const ImportOptions& m_options;
    const Clock& m_clock;
    Progress& m_progress;
    const Batch m_batch;
    RecordParser m_parser;
    ImportReport m_report;
    std::unique_ptr<WriteTransaction> m_transaction;
    int m_inBatch = 0;
    std::size_t m_bytesInBatch = 0;
    std::string m_file;
    std::int64_t m_line = 0;
    std::unordered_map<std::string, Seen> m_seen;
    std::vector<DecisionRecord> m_decisions;
    std::vector<std::pair<std::string, std::int64_t>> m_decisionPlaces;
    std::unordered_set<std::string> m_reserved;  // applications met in their claims alone so far
    std::vector<SourcedDocument> m_documents;
    KnownClaims m_known;     // of the application whose claim was stored last
    std::string m_actionOf;  // the application whose action text is kept
    std::string m_actionText;
    TextIndex m_actionIndex;
};

void Import::refuse(const std::string& field, const std::string& message)
{
    ++m_report.refusedTotal;
    if (m_report.refused.size() < ImportReport::kMostRefused) {
        m_report.refused.push_back({m_file, m_line, field, message});
    }
}

Result<void> Import::beginBatch()
{
    if (m_transaction) {
        return {};
    }
    auto transaction = WriteTransaction::begin(m_database);
    if (!transaction) {
        return tl::unexpected<Error>(transaction.error());
    }
    m_transaction = std::move(*transaction);
    return {};
}

Result<void> Import::endBatch()
{
    if (!m_transaction) {
        return {};
    }
    const auto committed = m_transaction->commit();
    m_transaction.reset();
    m_known = {};  // another program may write before the next transaction
    m_inBatch = 0;
    m_bytesInBatch = 0;
    return committed;
}

bool Import::batchIsFull() const
{
    return m_options.mode == ImportMode::Store
           && (m_inBatch >= m_batch.records || m_bytesInBatch >= m_batch.bytes);
}

Import::Repeat Import::repeat(const std::string& key, const std::string& hash)
{
    const auto [seen, first] = m_seen.try_emplace(key, Seen{m_file, m_line, hash});
    if (first) {
        return Repeat::First;
    }
    if (seen->second.hash == hash) {
        return Repeat::Same;
    }
    refuse("", "says something else than the same " + key + " on line "
                   + std::to_string(seen->second.line) + " of " + seen->second.file);
    return Repeat::Differs;
}

Result<void> Import::store(const ApplicationRecord& record)
{
    const auto& [application, description] = record;
    const std::string hash = recordHash(application, description);
    if (repeat("application " + application.number, hash) == Repeat::Differs) {
        return {};
    }
    const auto written = ApplicationRepository(m_database).write(application, description, hash);
    if (!written) {
        return tl::unexpected<Error>(written.error());
    }
    switch (*written) {
    case WriteOutcome::Added:
        ++m_report.applications.added;
        m_reserved.erase(application.number);
        break;
    case WriteOutcome::Unchanged: ++m_report.applications.unchanged; break;
    case WriteOutcome::Revised: ++m_report.applications.revised; break;
    }
    m_actionOf.clear();
    return {};
}

// Quotes from the office action must stand in it, where the action is known.
bool Import::sourcesFit(const Claim& claim)
{
    if (std::none_of(claim.reasons.begin(), claim.reasons.end(),
                     [](const Reason& reason) { return reason.source.has_value(); })) {
        return true;
    }
    if (m_actionOf != claim.application) {
        const ApplicationRepository applications(m_database);
        m_actionText.clear();
        if (const auto id = applications.find(claim.application); id && *id) {
            if (const auto action = applications.officeAction(**id); action && *action) {
                m_actionText = (*action)->text;
            }
        }
        m_actionOf = claim.application;
        m_actionIndex = TextIndex(m_actionText);
    }
    if (m_actionText.empty()) {
        return true;
    }
    for (std::size_t i = 0; i < claim.reasons.size(); ++i) {
        const std::optional<Source>& source = claim.reasons[i].source;
        const std::string field = "reasons[" + std::to_string(i) + "].source";
        if (source && source->range.end > m_actionIndex.codePoints()) {
            refuse(field, "the range ends after the office action's "
                              + std::to_string(m_actionIndex.codePoints()) + " characters");
            return false;
        }
        if (source && !source->quote.empty()
            && m_actionIndex.slice(source->range) != source->quote) {
            refuse(field, "the office action reads \""
                              + std::string(m_actionIndex.slice(source->range))
                              + "\" there, the quote says \"" + source->quote + "\"");
            return false;
        }
    }
    return true;
}

Result<void> Import::store(const Claim& claim)
{
    const std::string key = "claim " + claim.application + "/" + std::to_string(claim.number);
    const std::string hash = recordHash(claim);
    if (repeat(key, hash) == Repeat::Differs || !sourcesFit(claim)) {
        return {};
    }
    // Claims of one application mostly follow each other.
    const bool another = m_known.application != claim.application;
    const auto written = ClaimRepository(m_database).write(claim, hash, m_known, m_clock.now());
    if (!written) {
        return tl::unexpected<Error>(written.error());
    }
    if (another && m_known.reserved == WriteOutcome::Added) {
        m_reserved.insert(claim.application);
    }
    switch (written->outcome) {
    case WriteOutcome::Added: ++m_report.claims.added; break;
    case WriteOutcome::Unchanged: ++m_report.claims.unchanged; break;
    case WriteOutcome::Revised: ++m_report.claims.revised; break;
    }
    m_report.reasons.added += written->reasons.added;
    m_report.reasons.unchanged += written->reasons.unchanged;
    m_report.reasons.revised += written->reasons.revised;
    if (written->outcome == WriteOutcome::Revised) {
        return refoldClaim(m_database, written->id);
    }
    return {};
}

Result<void> Import::take(const RawRecord& raw)
{
    m_line = raw.line;
    if (!raw.problem.empty()) {
        refuse("", raw.problem);
        return {};
    }
    Record record = m_parser.parse(raw.text, raw.bytesAfter);
    if (const auto* const refusal = std::get_if<Refusal>(&record)) {
        refuse(refusal->field, refusal->message);
        return {};
    }
    if (auto* const decision = std::get_if<DecisionRecord>(&record)) {
        m_decisions.push_back(std::move(*decision));
        m_decisionPlaces.emplace_back(m_file, m_line);
        return {};
    }
    if (std::holds_alternative<ManifestRecord>(record)) {
        return {};
    }
    if (auto begun = beginBatch(); !begun) {
        return begun;
    }
    ++m_inBatch;
    m_bytesInBatch += raw.text.size();
    if (const auto* const application = std::get_if<ApplicationRecord>(&record)) {
        return store(*application);
    }
    return store(std::get<Claim>(record));
}

Result<void> Import::readFile(const fs::path& path)
{
    const auto content =
        m_options.content == ImportContent::Found ? contentOf(path) : m_options.content;
    if (content == ImportContent::Records) {
        return readRecords(path);
    }
    auto documents = readForImport(path, m_options.format, m_progress);
    if (!documents) {
        return passOn(documents);
    }
    m_documents.insert(m_documents.end(), std::make_move_iterator(documents->begin()),
                       std::make_move_iterator(documents->end()));
    return {};
}

Result<void> Import::storeApplication(ApplicationRecords& records)
{
    const ApplicationRepository applications(m_database);
    const auto id = applications.find(records.application.number);
    if (!id) {
        return passOn(id);
    }
    if (*id) {
        auto stored = applications.record(**id);
        if (!stored) {
            return passOn(stored);
        }
        fillFrom(records.application, std::move(*stored));
    }
    DescriptionText description = joinParagraphs(records.application.description);
    if (auto written = store({std::move(records.application), std::move(description)}); !written) {
        return written;
    }
    for (const Claim& claim : records.claims) {
        ++m_inBatch;
        if (auto written = store(claim); !written) {
            return written;
        }
    }
    return {};
}

Result<void> Import::storeDocuments()
{
    DocumentRecords all = recordsOf(std::exchange(m_documents, {}));
    m_line = 0;
    for (auto& [file, why] : all.refused) {
        m_file = std::move(file);
        refuse("", why);
    }
    for (ApplicationRecords& records : all.applications) {
        m_file = records.file;
        if (auto begun = beginBatch(); !begun) {
            return begun;
        }
        ++m_inBatch;
        if (auto written = storeApplication(records); !written) {
            return written;
        }
        m_report.notes.insert(m_report.notes.end(), records.notes.begin(), records.notes.end());
        if (m_progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "the import was stopped");
        }
        if (batchIsFull()) {
            if (auto ended = endBatch(); !ended) {
                return ended;
            }
            yieldToOtherWriters();
        }
    }
    return {};
}

Result<void> Import::readRecords(const fs::path& path)
{
    auto stream = RecordStream::open(path);
    if (!stream) {
        return tl::unexpected<Error>(stream.error());
    }
    m_file = path.string();
    while (true) {
        const auto raw = (*stream)->next();
        if (!raw) {
            return tl::unexpected<Error>(raw.error());
        }
        if (!*raw) {
            return {};
        }
        if (auto taken = take(**raw); !taken) {
            return taken;
        }
        if (m_progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "the import was stopped");
        }
        if (batchIsFull()) {
            if (auto ended = endBatch(); !ended) {
                return ended;
            }
            yieldToOtherWriters();
            m_progress.report((*stream)->bytesRead(), (*stream)->bytesTotal());
        }
    }
}

Result<void> Import::storeDecisions()
{
    if (m_decisions.empty()) {
        return {};
    }
    if (auto begun = beginBatch(); !begun) {
        return begun;
    }
    const auto before = DecisionRepository(m_database).count();
    const auto homeless = mergeDecisions(m_database, m_decisions);
    const auto after = DecisionRepository(m_database).count();
    if (!before || !homeless || !after) {
        return tl::unexpected<Error>(!homeless ? homeless.error()
                                     : before  ? after.error()
                                               : before.error());
    }
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < m_decisions.size(); ++i) {
        places.emplace(m_decisions[i].id, i);
    }
    for (const DecisionRecord& decision : *homeless) {
        std::tie(m_file, m_line) = m_decisionPlaces[places[decision.id]];
        refuse("claim", "the project has no claim " + decision.application + "/"
                            + std::to_string(decision.claim) + " that the decision could stand on");
    }
    m_report.decisions.added = *after - *before;
    m_report.decisions.unchanged =
        static_cast<std::int64_t>(m_decisions.size() - homeless->size()) - m_report.decisions.added;
    return {};
}

// The last commit reaches the disk, and with it all before: a log is written in order.
Result<void> Import::finish()
{
    const bool drop = m_options.mode == ImportMode::DryRun
                      || (m_options.mode == ImportMode::Strict && m_report.refusedTotal > 0);
    if (drop) {
        m_transaction.reset();
        return {};
    }
    if (auto ended = endBatch(); !ended) {
        return ended;
    }
    m_database.setDurability(Database::Durability::Full);
    if (auto begun = beginBatch(); !begun) {
        return begun;
    }
    if (auto noted = ApplicationRepository(m_database).noteImport(); !noted) {
        return noted;
    }
    return endBatch();
}

Result<ImportReport> Import::run(const std::vector<fs::path>& files)
{
    Result<void> done;
    for (const fs::path& file : files) {
        done = readFile(file);
        // One bad file of several is refused like one bad record of several.
        if (!done && done.error().code == ErrorCode::InvalidInput && files.size() > 1) {
            m_file = file.string();
            m_line = 0;
            // Readers name the file at first, and so does the refusal.
            std::string why = describe(done.error());
            if (const std::string name = file.filename().string() + ": "; why.starts_with(name)) {
                why.erase(0, name.size());
            }
            refuse("", why);
            done = {};
        }
        if (!done) {
            break;
        }
    }
    if (done) {
        done = storeDocuments();
    }
    if (done) {
        done = storeDecisions();
    }
    return close(std::move(done));
}

Result<ImportReport> Import::run(std::vector<SourcedDocument> documents)
{
    m_documents = std::move(documents);
    return close(storeDocuments());
}

Result<ImportReport> Import::close(Result<void> done)
{
    if (!done && m_options.mode != ImportMode::Store) {
        return tl::unexpected<Error>(done.error());
    }
    const bool keeps = done || done.error().code == ErrorCode::Cancelled
                       || done.error().code == ErrorCode::NotFound
                       || done.error().code == ErrorCode::InvalidInput;
    if (!keeps) {
        return tl::unexpected<Error>(done.error());
    }
    if (auto finished = finish(); !finished) {
        return tl::unexpected<Error>(finished.error());
    }
    if (!done) {
        return tl::unexpected<Error>(done.error());
    }
    m_report.applications.added += static_cast<std::int64_t>(m_reserved.size());
    return std::move(m_report);
}

/// Leaves the database as it was, whichever way the import ends.
class BulkScope {
public:
    explicit BulkScope(Database& database) : m_database(database), m_access(database.beginBulk()) {}
    ~BulkScope() { m_database.endBulk(); }
    BulkScope(const BulkScope&) = delete;
    BulkScope& operator=(const BulkScope&) = delete;

    Database::Access access() const { return m_access; }

private:
    Database& m_database;
    Database::Access m_access;
};

// Runs an import with the journal that suits it, and brings the search index up to date.
template<typename Source>
Result<ImportReport> runImport(Database& database, Source source, const ImportOptions& options,
                               const Clock& clock, Progress& progress)
{
    if (database.mode() == OpenMode::ReadOnly) {
        return fail(ErrorCode::ReadOnly,
                    "\"" + database.path().string() + "\" is open for reading only");
    }
    Result<ImportReport> report;
    {
        const BulkScope scope(database);
        const Batch batch = scope.access() == Database::Access::Alone ? kAlone : kShared;
        report = Import(database, options, clock, progress, batch).run(std::move(source));
    }
    if (!report || options.mode == ImportMode::DryRun
        || options.indexing == SearchIndexing::Later) {
        return report;
    }
    const BulkScope scope(database);
    const auto indexed = SearchRepository(database).catchUp(progress);
    // The index can be made later; what was imported is stored.
    if (!indexed && indexed.error().code != ErrorCode::Cancelled) {
        return tl::unexpected<Error>(indexed.error());
    }
    return report;
}

}  // namespace

Result<ImportReport> importFiles(Database& database, const std::vector<fs::path>& files,
                                 const ImportOptions& options, const Clock& clock,
                                 Progress& progress)
{
    return runImport(database, files, options, clock, progress);
}

Result<ImportReport> importApplication(Database& database, const ApplicationFiles& files,
                                       const ImportOptions& options, const Clock& clock,
                                       Progress& progress)
{
    auto documents = readApplicationFiles(files, options.format, progress);
    if (!documents) {
        return passOn(documents);
    }
    return runImport(database, std::move(*documents), options, clock, progress);
}

}  // namespace metes
