// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/Output.h"
#include "core/base/RowId.h"

namespace metes::cli {

/// Options of the commands, as the command line fills them.
struct ImportArguments {
    std::string project;
    std::vector<std::string> files;
    std::string format;
    std::string application;  ///< one application, from the files below
    std::string claims;
    std::string description;
    std::string officeAction;
    std::string code;
    std::string mailDate;
    bool replace = false;  ///< extractions: also where a file brought examiner's reasons
    bool strict = false;
    bool dryRun = false;
};

struct ExportArguments {
    std::string project;
    std::string format;
    std::string target;
    std::string split;
    std::string layer;
    std::string annotator;
    std::string run;  ///< for predictions
};

struct DecideArguments {
    std::string project;
    std::string annotator;
    std::string study;
    std::string claim;
    std::string reason;
    std::string label;
    std::string category;
    std::string span;
    std::string addSpan;
    std::optional<std::int32_t> dropSpan;
    std::int32_t at = 0;
    std::optional<std::string> text;
    std::optional<std::string> comment;
    std::int64_t active = 0;
    bool add = false;
    bool restore = false;
    bool textRight = false;
    bool textWrong = false;
    bool spansRight = false;
    bool spansWrong = false;
    bool missing = false;
    bool notMissing = false;
    bool accept = false;
    bool reject = false;
    bool flag = false;
    bool unflag = false;
    bool skip = false;
};

struct UndoArguments {
    std::string project;
    std::string annotator;
    std::int32_t steps = 1;
};

struct LogArguments {
    std::string project;
    std::string claim;
};

struct ShowArguments {
    std::string project;
    std::string claim;
    std::string annotator;
};

struct LintArguments {
    std::string source;         ///< a project or a file
    std::string claims;         ///< a file whose claims take the place of the project's
    std::string format = "text";
    std::string failOn;         ///< high, medium, low; empty: never
    std::string baseline;
    std::string lexicon;        ///< a project's own word and rule lists
    bool writeBaseline = false;
};

ExitStatus makeProject(const std::string& project, const Output& output);
ExitStatus printInfo(const std::string& project, const Output& output);
ExitStatus checkProject(const std::string& project, const Output& output);
ExitStatus backup(const std::string& project, const std::string& target, const Output& output);
ExitStatus importInto(const ImportArguments& arguments, const OutputOptions& options);
ExitStatus exportFrom(const ExportArguments& arguments, const OutputOptions& options);
ExitStatus decide(const DecideArguments& arguments, const Output& output);
enum class Direction { Undo, Redo };
ExitStatus moveBack(const UndoArguments& arguments, Direction direction, const Output& output);
ExitStatus printLog(const LogArguments& arguments, const Output& output);
ExitStatus show(const ShowArguments& arguments, const Output& output);
ExitStatus lintClaims(const LintArguments& arguments, const OutputOptions& options);

/// The claim named "APPLICATION/NUMBER". InvalidArgument for another form, NotFound for none.
Result<ClaimId> findClaim(Database& database, const std::string& name);

}  // namespace metes::cli
