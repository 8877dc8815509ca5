// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/PredictionLayer.h"

#include "core/store/Database.h"
#include "ui/jobs/JobRunner.h"
#include "ui/jobs/ReadConnection.h"
#include "ui/predictions/DriverWords.h"
#include "ui/predictions/HistoryReading.h"
#include "ui/runs/RunText.h"

#include <algorithm>

namespace metes {

namespace {

constexpr std::size_t kMostTold = 6;

using Predictions = std::vector<ClaimPrediction>;
using History = std::shared_ptr<const RunHistory>;

}  // namespace

PredictionLayer::PredictionLayer(JobRunner& jobs, Database& database,
                                 std::shared_ptr<ReadConnection> project, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_database(database), m_project(std::move(project))
{
}

void PredictionLayer::setClaim(ClaimId claim)
{
    const auto runs = RunRepository(m_database).count();
    m_reading = claim && runs && *runs > 0;
    if (claim != m_claim || !m_reading) {
        m_claim = claim;
        take({});
    }
    if (m_reading) {
        read();
    }
}

void PredictionLayer::read()
{
    // While a key repeats, claims come faster than they are read: only the newest is asked for next.
    m_stale = m_busy;
    if (m_busy) {
        return;
    }
    m_busy = true;
    m_jobs.run<Predictions>(
        this, QStringLiteral("review-predictions"),
        [project = m_project, claim = m_claim](Progress& progress) {
            return project->read(progress, [claim](Database& database) {
                return RunRepository(database).ofClaim(claim);
            });
        },
        [this](Result<Predictions> read) {
            m_busy = false;
            if (!m_reading) {
                return;
            }
            if (m_stale) {
                this->read();
                return;
            }
            m_reading = false;
            // What cannot be read is not shown: the line is an aside.
            take(read ? std::move(*read) : Predictions());
        });
}

void PredictionLayer::refresh()
{
    m_historyRun = {};
    m_history.reset();
    setClaim(m_claim);
}

void PredictionLayer::take(Predictions all)
{
    // The claim checker's figure orders claims and is no probability; its findings have a layer.
    std::erase_if(all, [](const ClaimPrediction& each) {
        return each.stale || each.run.state != RunState::Finished
               || each.run.facts.kind == "linter";
    });
    m_predictions = std::move(all);
    readHistory();
    emit changed();
}

void PredictionLayer::choose(RunId run)
{
    m_run = run;
    readHistory();
    emit changed();
}

const ClaimPrediction* PredictionLayer::chosen() const
{
    const auto found =
        std::find_if(m_predictions.begin(), m_predictions.end(),
                     [this](const ClaimPrediction& each) { return each.run.id == m_run; });
    if (found != m_predictions.end()) {
        return &*found;
    }
    return m_predictions.empty() ? nullptr : &m_predictions.front();
}

const RunHistory* PredictionLayer::history() const
{
    const ClaimPrediction* said = chosen();
    return said != nullptr && said->run.id == m_historyRun ? m_history.get() : nullptr;
}

void PredictionLayer::readHistory()
{
    const ClaimPrediction* said = chosen();
    if (said == nullptr || said->run.id == m_historyRun) {
        return;
    }
    // Once a run: the next claims find it here.
    m_historyRun = said->run.id;
    m_history.reset();
    m_jobs.run<History>(
        this, QStringLiteral("review-history"),
        [project = m_database.path(), run = m_historyRun](Progress& progress) {
            return readRunHistory(project, run, progress);
        },
        [this, run = m_historyRun](Result<History> read) {
            if (read && run == m_historyRun) {
                m_history = std::move(*read);
                emit changed();
            }
        });
}

PredictionHistory predictionHistory(const PredictionLayer& layer, const std::string& application,
                                    std::int32_t number)
{
    const ClaimPrediction* said = layer.chosen();
    const RunHistory* history = layer.history();
    if (said == nullptr || history == nullptr) {
        return {};
    }
    return {history->isTrainedOn(application, number) ? PredictionHistory::State::Learned
                                                      : PredictionHistory::State::Known,
            history->around(said->prediction.pIndefinite, application), history->split()};
}

QString runWords(const RunRecord& run)
{
    return QStringLiteral("%1 · %2").arg(PredictionLayer::tr("run %1").arg(run.id.value),
                                         recordTitle(run));
}

QString predictionText(const ClaimPrediction& prediction, const PredictionHistory& history)
{
    QStringList parts{PredictionLayer::tr("%1 indefinite")
                          .arg(probabilityText(prediction.prediction.pIndefinite))};
    if (const QString label = predictedText(prediction.prediction.label); !label.isEmpty()) {
        parts.append(label);
    }
    switch (history.state) {
    case PredictionHistory::State::Known: parts.append(observedText(history.observed)); break;
    case PredictionHistory::State::Learned:
        parts.append(PredictionLayer::tr("trained on this claim"));
        break;
    case PredictionHistory::State::Unread: break;
    }
    parts.append(runWords(prediction.run));
    return parts.join(QStringLiteral(" · "));
}

QString historySentence(const PredictionHistory& history)
{
    switch (history.state) {
    case PredictionHistory::State::Known: return historyText(history.observed, history.split);
    case PredictionHistory::State::Learned: return trainedOnText();
    case PredictionHistory::State::Unread: break;
    }
    return {};
}

QString predictionDetails(const PredictionLayer& layer, const PredictionHistory& history)
{
    const ClaimPrediction* said = layer.chosen();
    if (said == nullptr) {
        return {};
    }
    QStringList lines{scoreText(said->run)};
    if (said->prediction.label) {
        lines.append(*said->prediction.label == Label::Indefinite
                         ? PredictionLayer::tr("By its threshold the run says indefinite.")
                         : PredictionLayer::tr("By its threshold the run says definite."));
    }
    if (const QString sentence = historySentence(history); !sentence.isEmpty()) {
        lines.append(sentence);
    }
    std::size_t told = 1;
    for (const ClaimPrediction& each : layer.predictions()) {
        if (&each != said && told++ < kMostTold) {
            lines.append(probabilityText(each.prediction.pIndefinite) + QStringLiteral(" · ")
                         + runWords(each.run));
        }
    }
    return lines.join(u'\n');
}

}  // namespace metes
