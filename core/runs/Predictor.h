// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/store/CorpusRepository.h"
#include "core/store/RunRepository.h"

namespace metes {

/// One application and the claims of it that are to be predicted.
struct ApplicationTask {
    std::vector<CorpusClaim> claims;       ///< all of the application, by number, with texts
    std::vector<std::size_t> asked;        ///< positions in `claims`, ascending
    std::vector<std::string> description;  ///< paragraphs; empty when the predictor needs none
};

/// What is written down of a predictor when a run begins. The same facts make the same predictor.
struct PredictorFacts {
    std::string kind;           ///< "logistic", "linter", "random", "ensemble", "calibration"
    std::string configuration;  ///< canonical JSON
    std::string modelBody;      ///< text of a model file, kept in the project; empty: none
    std::string modelName;      ///< identity where the body is elsewhere (a server's model)
};

/// Something that says how likely claims are indefinite, and why. Used by one thread.
class Predictor {
public:
    virtual ~Predictor() = default;

    virtual PredictorFacts facts() const = 0;
    virtual bool needsDescription() const { return false; }
    /// Whether a claim that failed would fail again. A run whose failures may pass (a server was
    /// away) stays open.
    virtual bool failuresAreFinal() const { return true; }

    /// One outcome a claim asked for, in their order: a prediction, or why there is none.
    /// Prediction::claim and document are filled in by the caller. An error of the whole stops the
    /// run, as Cancelled does.
    virtual Result<std::vector<Result<Prediction>>> predict(const ApplicationTask& task,
                                                            const Progress& progress) = 0;
};

/// A predictor of one kind, or why it could not be made, as any predictor.
template<typename Kind>
Result<std::unique_ptr<Predictor>> asPredictor(Result<std::unique_ptr<Kind>> made)
{
    if (!made) {
        return passOn(made);
    }
    return std::unique_ptr<Predictor>(std::move(*made));
}

}  // namespace metes
