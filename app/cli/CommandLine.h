// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <string>

#include <CLI/CLI.hpp>

#include "app/cli/Commands.h"
#include "app/cli/DatasetCommands.h"
#include "app/cli/EvaluateCommands.h"
#include "app/cli/ExtractCommands.h"
#include "app/cli/FetchCommands.h"
#include "app/cli/LearnCommands.h"
#include "app/cli/RunCommands.h"

namespace metes::cli {

/// Registers the commands and remembers which one was asked for.
class CommandLine {
public:
    CommandLine();
    int run(int argc, char** argv);

private:
    CLI::App* add(const std::string& name, const std::string& does, std::string& project,
                  std::function<ExitStatus()> run);
    void addProjectCommands();
    void addExchange();
    void addDecide();
    void addDecideActs(CLI::App& command);
    void addLog();
    void addLint();
    void addDataset();
    void addFetch();
    void addExtract();
    void addLearn();
    void addRuns();
    void addEvaluation();

    CLI::App m_app{"Metes: definiteness of patent claims, from a script", "metes-cli"};
    OutputOptions m_options;
    Output m_output{m_options};
    std::function<ExitStatus()> m_run;
    std::string m_project;
    std::string m_target;
    ImportArguments m_import;
    ExportArguments m_export;
    DecideArguments m_decide;
    UndoArguments m_undo;
    LogArguments m_log;
    ShowArguments m_show;
    LintArguments m_lint;
    DatasetArguments m_dataset;
    FetchArguments m_fetch;
    ExtractArguments m_extract;
    LearnArguments m_learn;
    RunArguments m_runArguments;
    EvaluateArguments m_evaluate;
};

}  // namespace metes::cli
