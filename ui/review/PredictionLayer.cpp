// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/PredictionLayer.h"

#include "core/store/Database.h"
#include "ui/jobs/JobRunner.h"
#include "ui/plots/Numbers.h"
#include "ui/runs/RunText.h"

#include <algorithm>

namespace metes {

namespace {

constexpr std::size_t kMostTold = 6;
constexpr int kDecimals = 2;

using Predictions = std::vector<ClaimPrediction>;

Result<Predictions> readPredictions(const std::filesystem::path& project, ClaimId claim)
{
    const auto database = Database::open(project, {.mode = OpenMode::ReadOnly});
    if (!database) {
        return passOn(database);
    }
    return RunRepository(**database).ofClaim(claim);
}

QString runWords(const ClaimPrediction& each)
{
    return QStringLiteral("%1 · %2").arg(recordTitle(each.run),
                                         PredictionLayer::tr("run %1").arg(each.run.id.value));
}

}  // namespace

PredictionLayer::PredictionLayer(JobRunner& jobs, Database& database, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_database(database)
{
}

void PredictionLayer::setClaim(ClaimId claim)
{
    if (claim != m_claim) {
        m_claim = claim;
        take({});
    }
    const auto runs = RunRepository(m_database).count();
    if (!claim || !runs || *runs == 0) {
        take({});
        return;
    }
    m_jobs.run<Predictions>(
        this, QStringLiteral("review-predictions"),
        [project = m_database.path(), claim](Progress&) { return readPredictions(project, claim); },
        [this, claim](Result<Predictions> read) {
            // What cannot be read is not shown: the line is an aside.
            if (read && claim == m_claim) {
                take(std::move(*read));
            }
        });
}

void PredictionLayer::take(Predictions all)
{
    // The claim checker's figure orders claims and is no probability; its findings have a layer.
    std::erase_if(all, [](const ClaimPrediction& each) {
        return each.stale || each.run.state != RunState::Finished || each.run.facts.kind == "linter";
    });
    m_predictions = std::move(all);
    emit changed();
}

QString predictionText(const Predictions& predictions)
{
    if (predictions.empty()) {
        return {};
    }
    const ClaimPrediction& latest = predictions.front();
    return PredictionLayer::tr("%1 indefinite")
               .arg(numberText(latest.prediction.pIndefinite, kDecimals))
           + QStringLiteral(" · ") + runWords(latest);
}

QString predictionDetails(const Predictions& predictions)
{
    if (predictions.empty()) {
        return {};
    }
    const ClaimPrediction& latest = predictions.front();
    QStringList lines{scoreText(latest.run)};
    if (latest.prediction.label) {
        lines.append(*latest.prediction.label == Label::Indefinite
                         ? PredictionLayer::tr("By its threshold the run says indefinite.")
                         : PredictionLayer::tr("By its threshold the run says definite."));
    }
    const std::size_t told = std::min(predictions.size(), kMostTold);
    for (std::size_t i = 1; i < told; ++i) {
        lines.append(numberText(predictions[i].prediction.pIndefinite, kDecimals)
                     + QStringLiteral(" · ") + runWords(predictions[i]));
    }
    return lines.join(u'\n');
}

}  // namespace metes
