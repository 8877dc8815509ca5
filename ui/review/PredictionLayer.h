// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/RowId.h"
#include "core/evaluation/RunHistory.h"
#include "core/store/RunRepository.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace metes {

class Database;
class JobRunner;
class ReadConnection;

/// What finished runs say of the claim in hand, and what the record of the one that is asked is
/// worth; read off the window's thread.
class PredictionLayer : public QObject {
    Q_OBJECT

public:
    /// `database` only tells whether there are runs at all; jobs read from `project`.
    PredictionLayer(JobRunner& jobs, Database& database, std::shared_ptr<ReadConnection> project,
                    QObject* parent = nullptr);

    /// An empty id for none.
    void setClaim(ClaimId claim);
    /// Runs may have come or gone, labels may have changed.
    void refresh();

    /// Of the claim's present text, latest run first. Empty until read.
    const std::vector<ClaimPrediction>& predictions() const { return m_predictions; }
    /// There are runs, and what they say is being read.
    bool isReading() const { return m_reading; }
    /// Asks another run from now on, where it has the claim; else the latest speaks.
    void choose(RunId run);
    /// Null when no run says anything.
    const ClaimPrediction* chosen() const;
    /// Of the chosen run, read once; null until then.
    const RunHistory* history() const;

signals:
    void changed();

private:
    void read();
    void take(std::vector<ClaimPrediction> all);
    void readHistory();

    JobRunner& m_jobs;
    Database& m_database;
    std::shared_ptr<ReadConnection> m_project;
    ClaimId m_claim;
    bool m_reading = false;
    bool m_busy = false;   ///< a job reads
    bool m_stale = false;  ///< what it reads is not what is wanted any more
    std::vector<ClaimPrediction> m_predictions;
    RunId m_run;  ///< that a person chose; none: the latest
    RunId m_historyRun;
    std::shared_ptr<const RunHistory> m_history;
};

/// What the record of the chosen run says of the claim.
struct PredictionHistory {
    enum class State {
        Unread,
        Known,
        Learned  ///< the model was trained on the claim: there is no interval
    };
    State state = State::Unread;
    ObservedShare observed;
    std::string split;
};

PredictionHistory predictionHistory(const PredictionLayer& layer, const std::string& application,
                                    std::int32_t number);
/// "0.62 indefinite · predicted indefinite · observed 66 % (59 – 72), n = 214 · run 7 · Logistic
/// regression".
QString predictionText(const ClaimPrediction& prediction, const PredictionHistory& history);
/// What the figure is worth, and what the other runs say.
QString predictionDetails(const PredictionLayer& layer, const PredictionHistory& history);
/// The sentence on the interval; empty until it is known.
QString historySentence(const PredictionHistory& history);
/// "run 7 · Logistic regression · all features".
QString runWords(const RunRecord& run);

}  // namespace metes
