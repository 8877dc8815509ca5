// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/draft/DraftStore.h"

#include "core/base/AtomicFile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <limits>
#include <system_error>

namespace metes {

namespace {

constexpr auto kFormat = "metes-draft/1";
constexpr auto kEnding = ".draft.json";

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

QJsonObject judgementJson(const Judgement& judgement)
{
    return {{QStringLiteral("verdict"), judgement.verdict == FindingVerdict::Accepted
                                            ? QStringLiteral("accepted")
                                            : QStringLiteral("dismissed")},
            {QStringLiteral("reason"), text(judgement.reason)},
            {QStringLiteral("at"), text(isoTime(judgement.at))}};
}

QByteArray draftJson(const Draft& draft)
{
    QJsonArray description;
    for (const std::string& paragraph : draft.description) {
        description.append(text(paragraph));
    }
    QJsonObject judgements;
    for (const auto& [key, judgement] : draft.judgements) {
        judgements.insert(text(key), judgementJson(judgement));
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), QLatin1String(kFormat)},
                                     {QStringLiteral("id"), text(draft.id)},
                                     {QStringLiteral("name"), text(draft.name)},
                                     {QStringLiteral("text"), text(draft.text)},
                                     {QStringLiteral("description"), description},
                                     {QStringLiteral("judgements"), judgements}})
        .toJson(QJsonDocument::Indented);
}

Judgement readJudgement(const QJsonObject& json)
{
    Judgement judgement;
    const bool dismissed =
        json.value(QStringLiteral("verdict")).toString() == QLatin1String("dismissed");
    judgement.verdict = dismissed ? FindingVerdict::Dismissed : FindingVerdict::Accepted;
    judgement.reason = json.value(QStringLiteral("reason")).toString().toStdString();
    parseIsoTime(json.value(QStringLiteral("at")).toString().toStdString(), judgement.at);
    return judgement;
}

std::optional<Draft> readDraft(const QByteArray& bytes)
{
    const QJsonObject json = QJsonDocument::fromJson(bytes).object();
    if (json.value(QStringLiteral("format")).toString() != QLatin1String(kFormat)) {
        return std::nullopt;
    }
    Draft draft;
    draft.id = json.value(QStringLiteral("id")).toString().toStdString();
    draft.name = json.value(QStringLiteral("name")).toString().toStdString();
    draft.text = json.value(QStringLiteral("text")).toString().toStdString();
    for (const QJsonValue& paragraph : json.value(QStringLiteral("description")).toArray()) {
        draft.description.push_back(paragraph.toString().toStdString());
    }
    const QJsonObject judgements = json.value(QStringLiteral("judgements")).toObject();
    for (auto each = judgements.begin(); each != judgements.end(); ++each) {
        draft.judgements[each.key().toStdString()] = readJudgement(each.value().toObject());
    }
    return draft;
}

}  // namespace

Draft makeDraft(std::string name)
{
    Draft draft;
    draft.id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    draft.name = std::move(name);
    return draft;
}

std::filesystem::path DraftStore::userFolder()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return std::filesystem::path(data.toStdU16String()) / "drafts";
}

std::filesystem::path DraftStore::fileOf(const std::string& id) const
{
    return m_folder / (id + kEnding);
}

Result<void> DraftStore::makeFolder() const
{
    std::error_code problem;
    std::filesystem::create_directories(m_folder, problem);
    if (problem) {
        return fail(ErrorCode::InputOutput,
                    "The folder of drafts cannot be made: " + m_folder.string(), problem.message());
    }
    std::filesystem::permissions(m_folder, std::filesystem::perms::owner_all, problem);
    return {};
}

Result<void> DraftStore::save(const Draft& draft, std::uint64_t sequence)
{
    const std::lock_guard lock(m_mutex);
    if (const auto saved = m_saved.find(draft.id);
        saved != m_saved.end() && saved->second > sequence) {
        return {};
    }
    if (Result<void> made = makeFolder(); !made) {
        return made;
    }
    AtomicFile file(fileOf(draft.id));
    const QByteArray bytes = draftJson(draft);
    file.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    Result<void> written = file.commit();
    if (written) {
        m_saved[draft.id] = sequence;
    }
    return written;
}

Result<Draft> DraftStore::load(const std::string& id) const
{
    std::ifstream file(fileOf(id), std::ios::binary);
    if (!file) {
        return fail(ErrorCode::NotFound, "The draft is not there any more.", fileOf(id).string());
    }
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    std::optional<Draft> draft =
        readDraft(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())));
    if (!draft || draft->id != id) {
        return fail(ErrorCode::InvalidInput, "The file is no draft.", fileOf(id).string());
    }
    return *std::move(draft);
}

Result<void> DraftStore::remove(const std::string& id)
{
    const std::lock_guard lock(m_mutex);
    std::error_code problem;
    std::filesystem::remove(fileOf(id), problem);
    if (problem) {
        return fail(ErrorCode::InputOutput, "The draft cannot be deleted.", problem.message());
    }
    m_saved[id] = std::numeric_limits<std::uint64_t>::max();
    return {};
}

std::vector<std::string> DraftStore::ids() const
{
    std::vector<std::pair<std::filesystem::file_time_type, std::string>> found;
    std::error_code problem;
    for (std::filesystem::directory_iterator at(m_folder, problem), end; !problem && at != end;
         at.increment(problem)) {
        const std::string name = at->path().filename().string();
        std::error_code unreadable;
        const auto time = at->last_write_time(unreadable);
        if (name.ends_with(kEnding) && !unreadable) {
            found.emplace_back(time, name.substr(0, name.size() - std::string(kEnding).size()));
        }
    }
    std::sort(found.rbegin(), found.rend());
    std::vector<std::string> ids;
    for (auto& [time, id] : found) {
        ids.push_back(std::move(id));
    }
    return ids;
}

std::optional<Draft> DraftStore::latest() const
{
    for (const std::string& id : ids()) {
        if (Result<Draft> draft = load(id)) {
            return *std::move(draft);
        }
    }
    return std::nullopt;
}

}  // namespace metes
