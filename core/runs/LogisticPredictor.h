// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "core/runs/ClaimScorer.h"
#include "core/runs/Predictor.h"

namespace metes {

/// A model file as a predictor. It cites no reasons; what drives a score is asked of ClaimScorer.
class LogisticPredictor final : public Predictor {
public:
    /// `body`: the text of a model file. Fails as readModel() does, and with InvalidInput when the
    /// model cannot tell indefinite claims.
    static Result<std::unique_ptr<LogisticPredictor>> fromText(std::string body);
    /// The same as from the text that writeModel() gives, which is not read again.
    static Result<std::unique_ptr<LogisticPredictor>> fromModel(Model model);
    /// NotFound, or as above with the file named.
    static Result<std::unique_ptr<LogisticPredictor>> fromFile(const std::filesystem::path& path);

    const std::string& body() const { return m_body; }
    PredictorFacts facts() const override;
    bool needsDescription() const override;
    Result<std::vector<Result<Prediction>>> predict(const ApplicationTask& task,
                                                    const Progress& progress) override;

    ClaimScorer& scorer() { return m_scorer; }

private:
    LogisticPredictor(std::string body, Model model);
    static Result<std::unique_ptr<LogisticPredictor>> made(std::string body, Model model);

    std::string m_body;
    ClaimScorer m_scorer;
};

}  // namespace metes
