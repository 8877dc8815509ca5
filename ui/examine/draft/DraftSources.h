// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Where drafts come from: files and the applications of a project. Everything here reads, opens its
// own connection, and may run on any thread.

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/patent/Application.h"
#include "ui/examine/draft/Draft.h"

#include <filesystem>
#include <string>
#include <vector>

namespace metes {

/// At most so many applications are read from one file.
inline constexpr std::size_t kMostApplications = 1000;

/// The claims as a text with one label each, limitations on lines of their own.
std::string draftText(const std::vector<Claim>& claims);

/// Paragraphs of a description: parted by empty lines, else by line ends.
std::vector<std::string> readParagraphs(const std::string& text);

/// A text file in UTF-8 or UTF-16, the claims of each application of a JSON Lines file, or what a
/// file of the patent office holds (DOCX, PDF, XML, JSON of the portal, archives of them).
/// InvalidInput names the line, or says what the file is; more than kMostApplications are left out.
Result<std::vector<Draft>> readDrafts(const std::filesystem::path& file, Progress& progress);
/// As text, whatever the ending says.
Result<std::string> readTextFile(const std::filesystem::path& file);

struct ApplicationChoice {
    std::string number;
    std::string title;
};

/// The applications of a project, by number.
Result<std::vector<ApplicationChoice>> projectApplications(const std::filesystem::path& project,
                                                           Progress& progress);
/// NotFound.
Result<Draft> projectDraft(const std::filesystem::path& project, const std::string& application);

}  // namespace metes
