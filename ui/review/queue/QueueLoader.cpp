// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/queue/QueueLoader.h"

#include "core/store/Database.h"
#include "ui/jobs/JobRunner.h"
#include "ui/jobs/ReadConnection.h"
#include "ui/review/SearchIndex.h"

namespace metes {

namespace {

const QString kLoadSlot = QStringLiteral("review-queue");
const QString kSearchSlot = QStringLiteral("review-search");

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

Result<QueueHits> searchRows(const std::filesystem::path& path, const ReviewQueue& queue,
                             const std::string& query, SearchDepth depth, Progress& progress)
{
    // For this search alone: the next one, typed meanwhile, does not wait for it.
    ReadConnection project(path);
    if (const Result<void> indexed = catchUpIndex(project, progress); !indexed) {
        return passOn(indexed);
    }
    return project.read(
        progress, [&](Database& database) { return searchQueue(database, queue, query, depth); });
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
    search(queue, query, SearchDepth::FirstHits);
}

void QueueLoader::search(const std::shared_ptr<const ReviewQueue>& queue, const QString& query,
                         SearchDepth depth)
{
    m_jobs.run<QueueHits>(
        this, kSearchSlot,
        [path = m_path, queue, words = query.toStdString(), depth](Progress& progress) {
            return searchRows(path, *queue, words, depth, progress);
        },
        [this, queue, query](Result<QueueHits> hits) {
            if (hits) {
                if (!hits->complete) {
                    // Before the first hits are told: who hears of them may start another search.
                    search(queue, query, SearchDepth::AllHits);
                }
                emit found(query, *hits);
            } else if (hits.error().code != ErrorCode::Cancelled) {
                emit failed(hits.error());
            }
        },
        [this](qint64 done, qint64 total) { emit searchProgress(done, total); });
}

void QueueLoader::cancelSearch()
{
    m_jobs.cancel(kSearchSlot);
}

}  // namespace metes
