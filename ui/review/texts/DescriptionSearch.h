// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Error.h"
#include "core/base/RowId.h"
#include "core/store/SearchRepository.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <memory>
#include <vector>

namespace metes {

class JobRunner;
class ReadConnection;

/// Finds paragraphs of one description off the window's thread. `jobs` must outlive it.
class DescriptionSearch : public QObject {
    Q_OBJECT

public:
    static constexpr int kMostHits = 100;

    DescriptionSearch(JobRunner& jobs, std::filesystem::path path, QObject* parent = nullptr);

    /// An empty query finds the first paragraphs. Drops the search before.
    void search(ApplicationId application, const QString& query);

signals:
    /// In reading order.
    void found(const std::vector<metes::ParagraphHit>& hits);
    void failed(const metes::Error& error);

private:
    JobRunner& m_jobs;
    std::shared_ptr<ReadConnection> m_project;
};

}  // namespace metes
