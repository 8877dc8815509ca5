// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

namespace metes {

/// The configuration of a run, field by field, for those who show it.
class RunConfiguration {
public:
    /// Anything but a JSON object has no fields.
    explicit RunConfiguration(const std::string& json);

    /// A text as it is, another value as JSON writes it; empty when there is no such field.
    std::string text(const std::string& field) const;
    /// The elements of a list, each as text() gives it; one for a field that is no list.
    std::vector<std::string> list(const std::string& field) const;

private:
    std::map<std::string, std::vector<std::string>> m_fields;
};

}  // namespace metes
