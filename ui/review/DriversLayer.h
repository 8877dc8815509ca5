// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Error.h"
#include "core/base/RowId.h"
#include "core/runs/RunModel.h"

#include <QObject>

#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace metes {

class JobRunner;
class ModelShelf;

/// What drives a run's probability of the claim in hand, computed by the run's model off the
/// window's thread. Nothing is read while isShown() is false.
class DriversLayer : public QObject {
    Q_OBJECT

public:
    DriversLayer(JobRunner& jobs, std::filesystem::path project, QObject* parent = nullptr);
    ~DriversLayer() override;

    bool isShown() const { return m_shown; }
    void setShown(bool shown);
    /// The claim in hand and the run that is asked about it; empty ids for none.
    struct Question {
        ApplicationId application;
        ClaimId claim;
        RunId run;

        bool operator==(const Question&) const = default;
    };
    void ask(const Question& question);
    /// The project changed: what is remembered may be wrong.
    void forget();

    /// Null until they are computed.
    std::shared_ptr<const ClaimDrivers> drivers() const { return m_drivers; }
    /// Why there are none.
    const std::optional<Error>& error() const { return m_error; }

signals:
    void changed();

private:
    using Drivers = std::shared_ptr<const ClaimDrivers>;

    void update();
    void take(const Question& question, Result<Drivers> computed);

    JobRunner& m_jobs;
    std::filesystem::path m_project;
    std::shared_ptr<ModelShelf> m_shelf;
    bool m_shown = false;
    Question m_question;
    Drivers m_drivers;
    std::optional<Error> m_error;
    std::vector<std::pair<Question, Drivers>> m_remembered;  ///< the latest last
};

}  // namespace metes
