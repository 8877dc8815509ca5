// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Error.h"
#include "core/evaluation/RunHistory.h"
#include "core/runs/RunModel.h"
#include "ui/examine/Examination.h"
#include "ui/examine/predictions/DraftClaims.h"

#include <QObject>

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace metes {

class JobRunner;
class ModelShelf;

/// What a model of the project's finished runs says of the claims of a draft, and what drives it;
/// computed off the window's thread whenever a check of the draft is done. Without runs nothing is
/// computed.
class DraftScores : public QObject {
    Q_OBJECT

public:
    DraftScores(JobRunner& jobs, std::filesystem::path project, QObject* parent = nullptr);
    ~DraftScores() override;

    /// Looks for runs again; the models of those that are there may have changed.
    void readRuns();
    /// False until the first look for runs is done.
    bool isRead() const { return m_read; }
    /// Finished runs that rest on a model, latest first.
    const std::vector<RunRecord>& runs() const { return m_runs; }
    /// The latest logistic regression until another is chosen; null without runs.
    const RunRecord* chosen() const;
    void choose(RunId run);

    using Description = std::shared_ptr<const std::vector<std::string>>;
    /// Null for no draft. Claims with the same text cost nothing.
    void setDraft(std::shared_ptr<const Examination> draft, Description description);
    /// The claim whose drivers are asked for; 0 for none.
    void setClaim(std::int32_t number);
    std::int32_t claim() const { return m_claim; }
    /// Drivers are computed only while somebody looks at them.
    enum class Drivers { Left, Wanted };
    void setDrivers(Drivers drivers);

    struct Scored {
        std::map<std::int32_t, ClaimScore> scores;
        bool needsDescription = false;
    };
    /// By claim number, of the last text that was scored. Cancelled claims have none.
    const std::map<std::int32_t, ClaimScore>& scores() const { return m_scores; }
    /// Of the claim in hand; null until they are computed. Places are those in the claim's own text.
    std::shared_ptr<const ClaimDrivers> drivers() const { return m_driversOf; }
    /// False while the text has changed since: they are being computed again.
    bool areDriversCurrent() const { return m_driversOf && m_current; }
    /// The model compares claims with the description.
    bool needsDescription() const { return m_needsDescription; }
    /// Of the chosen run; null until read.
    std::shared_ptr<const RunHistory> history() const { return m_history; }
    /// Why the model says nothing.
    const std::optional<Error>& error() const { return m_error; }

signals:
    void runsChanged();
    /// Scores, drivers or history are others now.
    void changed();

private:
    void score();
    void take(const Result<Scored>& scored);
    void explain();
    void readHistory();

    JobRunner& m_jobs;
    std::filesystem::path m_project;
    std::shared_ptr<ModelShelf> m_shelf;
    bool m_read = false;
    std::vector<RunRecord> m_runs;
    LineEnds m_lineEnds = LineEnds::Limitations;  ///< of the project's claims
    RunId m_run;                                  ///< that a person chose; none: by default
    std::shared_ptr<const Examination> m_draft;
    Description m_description;
    std::int32_t m_claim = 0;
    Drivers m_drivers = Drivers::Left;
    std::map<std::int32_t, ClaimScore> m_scores;
    std::shared_ptr<const ClaimDrivers> m_driversOf;
    bool m_current = false;
    bool m_needsDescription = false;
    std::shared_ptr<const RunHistory> m_history;
    RunId m_historyRun;
    std::optional<Error> m_error;
};

}  // namespace metes
