// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/patent/Reason.h"

namespace metes {

/// Spans as a decision keeps them: with the SHA-256 of the claim text that they were drawn on, so
/// that they can be anchored again when the text is revised.
struct DrawnSpans {
    std::string textHash;
    std::vector<Span> spans;
};

/// Canonical JSON of the `before` and `after` of decisions, and the way back. What cannot be read
/// (a log of another hand) gives an empty value.
std::string textValue(const std::string& text);
std::string readTextValue(const std::string& json);
std::string flagValue(bool on);
std::string labelValue(std::optional<Label> label);
std::string intentValue(const std::string& intent);
std::string readIntentValue(const std::string& json);
std::string acceptedValue(const std::vector<std::string>& reasons);
std::vector<std::string> readAcceptedValue(const std::string& json);
std::string spansValue(const DrawnSpans& drawn);
DrawnSpans readSpansValue(const std::string& json);
std::string reasonValue(const Reason& reason, const std::string& textHash);
/// The reason and the hash of the text that its spans were drawn on.
struct DrawnReason {
    Reason reason;
    std::string textHash;
};
std::optional<DrawnReason> readReasonValue(const std::string& json);

}  // namespace metes
