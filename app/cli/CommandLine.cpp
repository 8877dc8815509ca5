// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/CommandLine.h"

#include "core/base/Version.h"

namespace metes::cli {

CommandLine::CommandLine()
{
    m_app.require_subcommand(1);
    m_app.set_version_flag("--version", std::string("Metes ") + kVersion);
    m_app.footer("Exit status: 0 done, 1 failed, 2 wrong use, 3 bad input, 4 a check did not hold,"
                 " 130 interrupted.");
    addProjectCommands();
    addExchange();
    addDecide();
    addLog();
    addLint();
    addDataset();
    addFetch();
    addExtract();
    addLearn();
    addRuns();
    addEvaluation();
}

CLI::App* CommandLine::add(const std::string& name, const std::string& does, std::string& project,
                           std::function<ExitStatus()> run)
{
    CLI::App* const command = m_app.add_subcommand(name, does);
    command->add_option("project", project, "project file, *.metes")->required();
    command->add_flag("--json", m_options.json, "one JSON document on stdout");
    command->add_flag("--quiet", m_options.quiet, "no text for people");
    command->callback([this, run = std::move(run)] { m_run = run; });
    return command;
}

void CommandLine::addProjectCommands()
{
    add("new", "make an empty project", m_project,
        [this] { return makeProject(m_project, m_output); });
    add("info", "counts, schema and fingerprint", m_project,
        [this] { return printInfo(m_project, m_output); });
    add("check", "check the file, every span's quote and the states against the log", m_project,
        [this] { return checkProject(m_project, m_output); });
    add("backup", "copy the project while others use it", m_project,
        [this] { return backup(m_project, m_target, m_output); })
        ->add_option("target", m_target, "the copy to make")
        ->required();
}

void CommandLine::addExchange()
{
    CLI::App* const in = add("import", "add records and documents of the patent office",
                             m_import.project, [this] { return importInto(m_import, m_options); });
    in->add_option("files", m_import.files,
                   "records, XML, DOCX, PDF, Markdown, text, JSON, archives");
    in->add_option("--as", m_import.format, "format; told by the content when it is not said");
    in->add_option("--application", m_import.application, "one application, from separate files");
    in->add_option("--claims", m_import.claims, "file with its claims");
    in->add_option("--description", m_import.description, "file with its description");
    in->add_option("--office-action", m_import.officeAction, "file with its office action");
    in->add_option("--code", m_import.code, "the action's document code, as CTNF");
    in->add_option("--mail-date", m_import.mailDate, "the action's date, YYYY-MM-DD");
    CLI::Option* const strict =
        in->add_flag("--strict", m_import.strict, "store nothing when a record is refused");
    in->add_flag("--dry-run", m_import.dryRun, "say what would be done")->excludes(strict);
    in->add_flag("--replace", m_import.replace,
                 "with --as extraction: also where a file brought examiner's reasons");

    CLI::App* const out = add("export", "write the project to a file", m_export.project, [this] {
        return m_export.format == "predictions" ? exportRun(m_export, m_options)
                                                : exportFrom(m_export, m_options);
    });
    out->add_option("--as", m_export.format,
                    "format: metes, csv, markdown, json, extraction, predictions")
        ->required();
    out->add_option("-o,--output", m_export.target, "file for metes, folder for the others")
        ->required();
    out->add_option("--split", m_export.split, "only this split");
    out->add_option("--layer", m_export.layer, "only this layer");
    out->add_option("--annotator", m_export.annotator, "as this annotator left the claims");
    out->add_option("--run", m_export.run, "run whose predictions are written");
}

void CommandLine::addDecide()
{
    CLI::App* const command = add("decide", "append one decision and print its id",
                                  m_decide.project, [this] { return decide(m_decide, m_output); });
    command->add_option("--annotator", m_decide.annotator, "who decides; default: the login name");
    command->add_option("--study", m_decide.study, "study that the decision belongs to");
    command->add_option("--claim", m_decide.claim, "APPLICATION/NUMBER")->required();
    command->add_option("--reason", m_decide.reason, "id of a reason of the claim");
    command->add_option("--active-ms", m_decide.active, "active time on the claim")
        ->check(CLI::NonNegativeNumber);
    addDecideActs(*command);
}

void CommandLine::addDecideActs(CLI::App& command)
{
    command.add_flag("--add", m_decide.add, "a new reason; with --category and --span");
    command.add_option("--label", m_decide.label, "definite or indefinite");
    command.add_option("--category", m_decide.category, "category of the reason");
    command.add_option("--span", m_decide.span, "START:END; moves the span named by --at");
    command.add_option("--at", m_decide.at, "position of the span to move, from 0");
    command.add_option("--add-span", m_decide.addSpan, "START:END; one more span");
    command.add_option("--drop-span", m_decide.dropSpan, "position of the span to drop");
    command.add_option("--text", m_decide.text, "text of the reason");
    command.add_option("--comment", m_decide.comment, "comment; an empty one removes it");
    command.add_flag("--text-right", m_decide.textRight, "the reason's text is right");
    command.add_flag("--text-wrong", m_decide.textWrong, "the reason's text is wrong");
    command.add_flag("--spans-right", m_decide.spansRight, "the reason's spans are right");
    command.add_flag("--spans-wrong", m_decide.spansWrong, "the reason's spans are wrong");
    command.add_flag("--missing", m_decide.missing, "a reason is missing");
    command.add_flag("--not-missing", m_decide.notMissing, "no reason is missing after all");
    command.add_flag("--accept", m_decide.accept, "accept the claim, or the reason");
    command.add_flag("--reject", m_decide.reject, "reject the reason");
    command.add_flag("--restore", m_decide.restore, "restore a rejected reason");
    command.add_flag("--flag", m_decide.flag, "flag the claim");
    command.add_flag("--unflag", m_decide.unflag, "take the flag off");
    command.add_flag("--skip", m_decide.skip, "skip the claim");
}

void CommandLine::addLog()
{
    for (const Direction direction : {Direction::Undo, Direction::Redo}) {
        const bool undo = direction == Direction::Undo;
        CLI::App* const command = add(
            undo ? "undo" : "redo", undo ? "take back decisions" : "bring undone ones back",
            m_undo.project, [this, direction] { return moveBack(m_undo, direction, m_output); });
        command->add_option("--annotator", m_undo.annotator, "whose; default: the login name");
        command->add_option("--steps", m_undo.steps, "how many")->check(CLI::PositiveNumber);
    }
    add("log", "the decision log", m_log.project, [this] {
        return printLog(m_log, m_output);
    })->add_option("--claim", m_log.claim, "only of APPLICATION/NUMBER");
    CLI::App* const command = add("show", "one claim with reasons, state and history",
                                  m_show.project, [this] { return show(m_show, m_output); });
    command->add_option("--claim", m_show.claim, "APPLICATION/NUMBER")->required();
    command->add_option("--annotator", m_show.annotator, "as whom; default: the login name");
}

void CommandLine::addLint()
{
    CLI::App* const command = add("lint", "check claims for what an examiner would object to",
                                  m_lint.source, [this] { return lintClaims(m_lint, m_options); });
    command->add_option("--claims", m_lint.claims, "file whose claims are checked instead");
    command->add_option("--format", m_lint.format, "text, json, sarif or html")
        ->check(CLI::IsMember({"text", "json", "sarif", "html"}));
    command->add_option("--fail-on", m_lint.failOn, "exit with 4 at findings of this severity");
    command->add_option("--baseline", m_lint.baseline, "file of known findings to leave out");
    command->add_flag("--write-baseline", m_lint.writeBaseline, "write that file instead");
    command->add_option("--lexicon", m_lint.lexicon, "word and rule lists on top of the built-in");
}

int CommandLine::run(int argc, char** argv)
{
    try {
        m_app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // --help and --version end here too, with status 0.
        return m_app.exit(error) == 0 ? kDone : kWrongUse;
    }
    return m_run();
}

}  // namespace metes::cli
