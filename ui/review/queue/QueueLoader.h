// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/review/ReviewQueue.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <memory>

namespace metes {

class JobRunner;

/// Reads and searches the queue off the window's thread, each time with a connection of its own to
/// the project at `path`. `jobs` must outlive it.
class QueueLoader : public QObject {
    Q_OBJECT

public:
    QueueLoader(JobRunner& jobs, std::filesystem::path path, QObject* parent = nullptr);

    /// With the states of that annotator's decisions.
    void load(AnnotatorId annotator);
    /// Brings the full-text index up to date first. Very common words are found twice: the first
    /// hits at once, then all. A later search or cancelSearch() drops this one.
    void search(std::shared_ptr<const ReviewQueue> queue, const QString& query);
    void cancelSearch();

signals:
    void loaded(std::shared_ptr<metes::ReviewQueue> queue);
    /// Rows of the queue that was given.
    void found(const QString& query, const metes::QueueHits& hits);
    void searchProgress(qint64 done, qint64 total);
    void failed(const metes::Error& error);

private:
    void search(const std::shared_ptr<const ReviewQueue>& queue, const QString& query,
                SearchDepth depth);

    JobRunner& m_jobs;
    std::filesystem::path m_path;
};

}  // namespace metes
