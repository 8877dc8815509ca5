// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// What an attorney writes and has checked: a text of claims, perhaps with its description, and what
// was said about the findings. Confidential: it lives in a file of its own on this machine, never
// in a project.

#include "core/base/Clock.h"

#include <map>
#include <string>
#include <vector>

namespace metes {

enum class FindingVerdict { Accepted, Dismissed };

/// What a person said about a finding.
struct Judgement {
    FindingVerdict verdict = FindingVerdict::Accepted;
    std::string reason;  ///< never empty for Dismissed
    Moment at;

    bool operator==(const Judgement&) const = default;
};

struct Draft {
    std::string id;                        ///< names its file; letters, digits and hyphens
    std::string name;                      ///< as people see it
    std::string text;                      ///< UTF-8, line feeds
    std::vector<std::string> description;  ///< paragraphs; empty for none
    /// By findingKey().
    std::map<std::string, Judgement> judgements;

    bool operator==(const Draft&) const = default;
};

/// An empty draft with a new id.
Draft makeDraft(std::string name);

}  // namespace metes
