// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// What runs say of a claim and why, for the pages that show it: words, list and panel, and the
// model that jobs ask.

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/runs/RunModel.h"
#include "ui/jobs/ReadConnection.h"

#include <filesystem>
#include <functional>
#include <memory>

namespace metes {

/// Keeps the model that was asked last and its connection, so that the next claim costs no reading.
/// Shared by jobs: one after the other has it.
class ModelShelf {
public:
    using Use = std::function<Result<void>(Database& database, RunModel& model)>;

    explicit ModelShelf(std::filesystem::path project);

    /// Fails as ReadConnection::read(), RunModel::load() and `use` do.
    Result<void> with(RunId run, const Progress& progress, const Use& use);

private:
    ReadConnection m_connection;
    RunId m_run;
    std::unique_ptr<RunModel> m_model;
};

}  // namespace metes
