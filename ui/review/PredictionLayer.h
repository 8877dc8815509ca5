// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/RowId.h"
#include "core/store/RunRepository.h"

#include <QObject>
#include <QString>

#include <vector>

namespace metes {

class Database;
class JobRunner;

/// What finished runs say of the claim in hand, read off the window's thread.
class PredictionLayer : public QObject {
    Q_OBJECT

public:
    /// `database` only tells whether there are runs at all.
    PredictionLayer(JobRunner& jobs, Database& database, QObject* parent = nullptr);

    /// An empty id for none.
    void setClaim(ClaimId claim);
    /// Runs may have come or gone.
    void refresh() { setClaim(m_claim); }

    /// Of the claim's present text, latest run first. Empty until read.
    const std::vector<ClaimPrediction>& predictions() const { return m_predictions; }

signals:
    void changed();

private:
    void take(std::vector<ClaimPrediction> all);

    JobRunner& m_jobs;
    Database& m_database;
    ClaimId m_claim;
    std::vector<ClaimPrediction> m_predictions;
};

/// "0.62 indefinite · Logistic regression · all features · run 7", of the latest run; empty when
/// there is none.
QString predictionText(const std::vector<ClaimPrediction>& predictions);
/// What the figure is worth, and what the other runs say.
QString predictionDetails(const std::vector<ClaimPrediction>& predictions);

}  // namespace metes
