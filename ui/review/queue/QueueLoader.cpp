// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/queue/QueueLoader.h"

#include "core/store/Database.h"
#include "ui/jobs/JobRunner.h"
#include "ui/review/SearchIndex.h"

namespace metes {

namespace {

const QString kLoadSlot = QStringLiteral("review-queue");
const QString kSearchSlot = QStringLiteral("review-search");

using Rows = std::vector<std::uint32_t>;

Result<std::shared_ptr<ReviewQueue>> loadQueue(const std::filesystem::path& path,
                                               AnnotatorId annotator)
{
    OpenOptions options;
    options.mode = OpenMode::ReadOnly;
    const Result<std::unique_ptr<Database>> database = Database::open(path, options);
    if (!database) {
        return tl::unexpected(database.error());
    }
    Result<ReviewQueue> queue = ReviewQueue::load(**database, annotator);
    if (!queue) {
        return tl::unexpected(queue.error());
    }
    return std::make_shared<ReviewQueue>(std::move(*queue));
}

Result<Rows> searchRows(const std::filesystem::path& path, const ReviewQueue& queue,
                        const std::string& query, Progress& progress)
{
    const Result<std::unique_ptr<Database>> database = openForSearch(path, progress);
    if (!database) {
        return tl::unexpected(database.error());
    }
    return searchQueue(**database, queue, query, SearchScope::ClaimsAndActions);
}

}  // namespace

QueueLoader::QueueLoader(JobRunner& jobs, std::filesystem::path path, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_path(std::move(path))
{
}

void QueueLoader::load(AnnotatorId annotator)
{
    using Loaded = std::shared_ptr<ReviewQueue>;
    m_jobs.run<Loaded>(
        this, kLoadSlot,
        [path = m_path, annotator](Progress&) { return loadQueue(path, annotator); },
        [this](Result<Loaded> queue) {
            if (queue) {
                emit loaded(*queue);
            } else {
                emit failed(queue.error());
            }
        });
}

void QueueLoader::search(std::shared_ptr<const ReviewQueue> queue, const QString& query)
{
    m_jobs.run<Rows>(
        this, kSearchSlot,
        [path = m_path, queue = std::move(queue), words = query.toStdString()](Progress& progress) {
            return searchRows(path, *queue, words, progress);
        },
        [this, query](Result<Rows> rows) {
            if (rows) {
                emit found(query, *rows);
            } else if (rows.error().code != ErrorCode::Cancelled) {
                emit failed(rows.error());
            }
        },
        [this](qint64 done, qint64 total) { emit searchProgress(done, total); });
}

void QueueLoader::cancelSearch()
{
    m_jobs.cancel(kSearchSlot);
}

}  // namespace metes
