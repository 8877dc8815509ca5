// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/learn/Model.h"

#include <string>
#include <string_view>

namespace metes {

/// Version of the model file, raised when older programs could no longer read it rightly.
inline constexpr int kModelFormat = 1;

/// One JSON document in canonical form with a newline at its end: vocabulary, idf, names of the
/// features, scaling, weights, thresholds, training fingerprint, seed. The same model gives the
/// same bytes, and reading them gives the same model to the last bit.
std::string writeModel(const Model& model);

/// NewerFormat: written by a newer Metes, or with newer features. InvalidInput: no model file,
/// damaged, or made with features that this program computes otherwise; names what is wrong.
Result<Model> readModel(std::string_view json);

}  // namespace metes
