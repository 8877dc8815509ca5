// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// What runs say of a claim and why, for the pages that show it: words, list and panel, and the
// model that jobs ask.

#include "core/base/Error.h"
#include "core/runs/RunModel.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>

namespace metes {

/// Keeps the model that was asked last, so that the next claim costs no reading. Shared by jobs: one
/// after the other has it.
class ModelShelf {
public:
    using Use = std::function<Result<void>(Database& database, RunModel& model)>;

    /// Opens the project by itself. Fails as RunModel::load() and `use` do.
    Result<void> with(const std::filesystem::path& project, RunId run, const Use& use);

private:
    std::mutex m_mutex;
    RunId m_run;
    std::unique_ptr<RunModel> m_model;
};

}  // namespace metes
