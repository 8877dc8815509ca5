// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/texts/DescriptionSearch.h"

#include "core/store/ApplicationRepository.h"
#include "ui/jobs/JobRunner.h"
#include "ui/jobs/ReadConnection.h"
#include "ui/review/SearchIndex.h"

#include <algorithm>

namespace metes {

namespace {

using Hits = std::vector<ParagraphHit>;

Result<Hits> firstParagraphs(Database& database, ApplicationId application)
{
    Result<std::vector<DescriptionParagraph>> paragraphs =
        ApplicationRepository(database).description(application);
    if (!paragraphs) {
        return tl::unexpected(paragraphs.error());
    }
    Hits hits;
    for (DescriptionParagraph& each : *paragraphs) {
        if (hits.size() == DescriptionSearch::kMostHits) {
            break;
        }
        hits.push_back({each.number, std::move(each.text)});
    }
    return hits;
}

Result<Hits> findParagraphs(Database& database, ApplicationId application, const std::string& query)
{
    if (SearchRepository::expression(query).empty()) {
        return firstParagraphs(database, application);
    }
    const SearchRepository search(database);
    Result<Hits> hits = search.paragraphs(application, query, DescriptionSearch::kMostHits);
    if (hits) {
        std::sort(hits->begin(), hits->end(),
                  [](const ParagraphHit& left, const ParagraphHit& right) {
                      return left.number < right.number;
                  });
    }
    return hits;
}

}  // namespace

DescriptionSearch::DescriptionSearch(JobRunner& jobs, std::filesystem::path path, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_project(std::make_shared<ReadConnection>(std::move(path)))
{
}

void DescriptionSearch::search(ApplicationId application, const QString& query)
{
    m_jobs.run<Hits>(
        this, QStringLiteral("review-description"),
        [project = m_project, application,
         words = query.toStdString()](Progress& progress) -> Result<Hits> {
            if (const Result<void> indexed = catchUpIndex(*project, progress); !indexed) {
                return passOn(indexed);
            }
            return project->read(progress, [&](Database& database) {
                return findParagraphs(database, application, words);
            });
        },
        [this](Result<Hits> hits) {
            if (hits) {
                emit found(*hits);
            } else if (hits.error().code != ErrorCode::Cancelled) {
                emit failed(hits.error());
            }
        });
}

}  // namespace metes
