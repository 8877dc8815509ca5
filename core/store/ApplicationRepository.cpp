// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/ApplicationRepository.h"

#include "core/patent/RecordHash.h"
#include "core/store/Columns.h"

namespace metes {

namespace {

ApplicationId findNumber(const Database& database, const std::string& number)
{
    Query find(database, "SELECT id FROM application WHERE number = ?");
    find.bind(number);
    return find.next() ? ApplicationId{find.integer(0)} : ApplicationId{};
}

Error missing(ApplicationId id)
{
    return {ErrorCode::NotFound, "there is no application with key " + std::to_string(id.value),
            ""};
}

StoredApplication readStored(const Query& row)
{
    StoredApplication stored;
    stored.id = {row.integer(0)};
    stored.number = row.text(1);
    stored.title = row.text(2);
    stored.filingDate = row.text(3);
    stored.cpc = textsFromColumn(row.text(4));
    stored.family = row.text(5);
    stored.description = {row.isNull(6) ? 0 : row.integer(6)};
    stored.action = {row.isNull(7) ? 0 : row.integer(7)};
    return stored;
}

// `present` is the description that the application has so far.
void writeRow(const Database& database, ApplicationId id, const Application& application,
              const DescriptionText& joined, const std::string& hash, DescriptionId present)
{
    DescriptionId description;
    if (joined.paragraphs > 0) {
        description = present && isSameDescription(database, present, joined)
                          ? present
                          : addDescription(database, joined);
    }
    const OfficeAction none;
    const OfficeAction& action = application.officeAction ? *application.officeAction : none;
    DocumentId actionText;
    if (application.officeAction) {
        actionText = findOrAddText(database, action.text);
    }
    Query write(database,
                "UPDATE application SET title = ?, filing_date = ?, cpc = ?, family = ?,"
                " description_id = ?, action_id = ?, action_code = ?, action_date = ?,"
                " action_blocks = ?, action_extra = ?, extra = ?, record_hash = ? WHERE id = ?");
    write.run(application.title, application.filingDate, listToColumn(application.cpc),
              application.family, description, actionText, action.document, action.mailDate,
              blocksToColumn(action.blocks), action.extra, application.extra, hash, id);
}

std::string bareHash(const std::string& number)
{
    Application bare;
    bare.number = number;
    return recordHash(bare);
}

struct KnownApplication {
    ApplicationId id;
    std::optional<std::string> hash;  // nothing while it is known by its claims alone
    DescriptionId description;
};

std::optional<KnownApplication> findKnown(const Database& database, const std::string& number)
{
    Query read(database,
               "SELECT id, record_hash, description_id FROM application WHERE number = ?");
    read.bind(number);
    if (!read.next()) {
        return std::nullopt;
    }
    return KnownApplication{{read.integer(0)},
                            read.isNull(1) ? std::nullopt : std::optional(read.text(1)),
                            {read.isNull(2) ? 0 : read.integer(2)}};
}

ApplicationId reserve(const Database& database, const std::string& number)
{
    Query add(database, "INSERT INTO application(number) VALUES (?)");
    add.bind(number).run();
    return {database.connection().getLastInsertRowid()};
}

}  // namespace

Result<std::optional<ApplicationId>> ApplicationRepository::find(const std::string& number) const
{
    return guarded(m_database, "reading", [&] {
        const ApplicationId id = findNumber(m_database, number);
        return id ? std::optional(id) : std::nullopt;
    });
}

Result<StoredApplication> ApplicationRepository::load(ApplicationId id) const
{
    return guarded(m_database, "reading", [&]() -> Result<StoredApplication> {
        Query read(m_database, "SELECT id, number, title, filing_date, cpc, family, description_id,"
                               " action_id FROM application WHERE id = ?");
        read.bind(id);
        if (!read.next()) {
            return tl::unexpected<Error>(missing(id));
        }
        return readStored(read);
    });
}

Result<std::optional<OfficeAction>> ApplicationRepository::officeAction(ApplicationId id) const
{
    return guarded(m_database, "reading", [&]() -> std::optional<OfficeAction> {
        Query read(m_database, "SELECT a.action_code, a.action_date, a.action_blocks,"
                               " a.action_extra, d.text FROM application a"
                               " JOIN document d ON d.id = a.action_id WHERE a.id = ?");
        read.bind(id);
        if (!read.next()) {
            return std::nullopt;
        }
        OfficeAction action;
        action.document = read.text(0);
        action.mailDate = read.text(1);
        action.blocks = blocksFromColumn(read.text(2));
        action.extra = read.text(3);
        action.text = read.text(4);
        return action;
    });
}

Result<std::vector<DescriptionParagraph>> ApplicationRepository::description(ApplicationId id) const
{
    return load(id).and_then([&](const StoredApplication& stored) {
        return guarded(m_database, "reading", [&] {
            std::vector<DescriptionParagraph> paragraphs;
            for (std::string& text : paragraphsOf(m_database, stored.description)) {
                const auto number = static_cast<std::int32_t>(paragraphs.size() + 1);
                paragraphs.push_back({number, std::move(text)});
            }
            return paragraphs;
        });
    });
}

Result<Application> ApplicationRepository::record(ApplicationId id) const
{
    const auto stored = load(id);
    if (!stored) {
        return tl::unexpected<Error>(stored.error());
    }
    auto action = officeAction(id);
    if (!action) {
        return tl::unexpected<Error>(action.error());
    }
    return guarded(m_database, "reading", [&] {
        Application application;
        application.number = stored->number;
        application.title = stored->title;
        application.filingDate = stored->filingDate;
        application.cpc = stored->cpc;
        application.family = stored->family;
        application.officeAction = std::move(*action);
        application.description = paragraphsOf(m_database, stored->description);
        Query extra(m_database, "SELECT extra FROM application WHERE id = ?");
        extra.bind(id);
        application.extra = extra.next() ? extra.text(0) : std::string();
        return application;
    });
}

Result<std::vector<ApplicationId>> ApplicationRepository::allByNumber() const
{
    return guarded(m_database, "reading", [&] {
        std::vector<ApplicationId> ids;
        Query rows(m_database, "SELECT id FROM application ORDER BY number");
        while (rows.next()) {
            ids.push_back({rows.integer(0)});
        }
        return ids;
    });
}

Result<std::int64_t> ApplicationRepository::count() const
{
    return guarded(m_database, "reading", [&] {
        Query count(m_database, "SELECT count(*) FROM application");
        count.next();
        return count.integer(0);
    });
}

Result<ReservedApplication> ApplicationRepository::findOrReserve(const std::string& number)
{
    return guarded(m_database, "writing", [&]() -> ReservedApplication {
        if (const ApplicationId known = findNumber(m_database, number)) {
            return {known, WriteOutcome::Unchanged};
        }
        return {reserve(m_database, number), WriteOutcome::Added};
    });
}

Result<void> ApplicationRepository::noteImport()
{
    return guarded(m_database, "writing", [&] {
        Query mark(m_database, "INSERT INTO meta(key, value) VALUES ('imports', '1')"
                               " ON CONFLICT(key) DO UPDATE"
                               " SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT)");
        mark.run();
    });
}

Result<WriteOutcome> ApplicationRepository::write(const Application& application)
{
    const DescriptionText description = joinParagraphs(application.description);
    return write(application, description, recordHash(application, description));
}

Result<WriteOutcome> ApplicationRepository::write(const Application& application,
                                                  const DescriptionText& description,
                                                  const std::string& hash)
{
    return guarded(m_database, "writing", [&] {
        const std::optional<KnownApplication> known = findKnown(m_database, application.number);
        // An export states what is known by its claims alone as a record without content.
        if (known && hash == known->hash.value_or(bareHash(application.number))
            && isSameDescription(m_database, known->description, description)) {
            return WriteOutcome::Unchanged;
        }
        const ApplicationId id = known ? known->id : reserve(m_database, application.number);
        writeRow(m_database, id, application, description, hash,
                 known ? known->description : DescriptionId());
        return known && known->hash ? WriteOutcome::Revised : WriteOutcome::Added;
    });
}

}  // namespace metes
