// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

namespace metes {

/// The forms of the claim checker's sentences, as Statement::form gives them: what stands here is
/// translated, in the context "metes::FindingForms".
const std::vector<const char*>& findingForms();

}  // namespace metes
