// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/Examination.h"
#include "ui/examine/draft/Draft.h"

#include <QString>

#include <filesystem>
#include <memory>
#include <vector>

namespace metes {

/// What was found in a draft, for people: the claims with their marked words, each finding with its
/// ground, what was dismissed and why, terms without support.
struct ReportInput {
    std::shared_ptr<const Examination> examination;
    Draft draft;
    Moment now;
};

/// A part that stays together on a page where it fits.
struct ReportSection {
    QString head;               ///< HTML before the table: heading, text of the claim
    std::vector<QString> rows;  ///< rows of the table, each an HTML <tr>; may be none
};

/// In the subset of HTML that QTextDocument, browsers and word processors all read.
std::vector<ReportSection> reportSections(const ReportInput& input);
QString reportHtml(const ReportInput& input);

/// All replace the file in one step: DiskFull, ReadOnly, InputOutput.
Result<void> writeHtmlReport(const ReportInput& input, const std::filesystem::path& file);
Result<void> writePdfReport(const ReportInput& input, const std::filesystem::path& file);
Result<void> writeHtmlChart(const ReportInput& input, const std::filesystem::path& file);
Result<void> writeCsvChart(const ReportInput& input, const std::filesystem::path& file);

}  // namespace metes
