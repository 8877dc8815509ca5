// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Everything that a person can do by a key or a menu, each under a stable name.

#include <optional>
#include <vector>

#include <QKeySequence>
#include <QList>
#include <QString>

namespace metes {

enum class Command {
    // the window
    NewProject, OpenProject, ImportFiles, ExportProject, BackUpProject, OpenSettings, Quit,
    Undo, Redo,
    Search,
    LargerText, SmallerText, DefaultText, ToggleQueue, FullScreen,
    NextPane, PreviousPane,
    Page1, Page2, Page3, Page4, Page5, Page6, Page7, Page8,
    ShowKeys, ShowGuidelines,
    // Review
    AcceptAndNext, SkipClaim,
    NextClaim, PreviousClaim, NextReason, PreviousReason,
    Category1, Category2, Category3, Category4, Category5, Category6, Category7, Category8,
    Category9,
    LabelDefinite, LabelIndefinite,
    RejectReason, TextWrong, SpansWrong, ReasonMissing,
    AddSpan, NewReason,
    NextStackedSpan, PreviousStackedSpan,
    SelectLeft, SelectRight, SelectWordLeft, SelectWordRight,
    SpanEndLeft, SpanEndRight, SpanEndWordLeft, SpanEndWordRight,
    SpanStartLeft, SpanStartRight, SpanStartWordLeft, SpanStartWordRight,
    NextActionSection,
    FlagClaim, CommentClaim, ParentClaim, SearchDescription, ToggleLinter, ToggleDrivers,
    // Examine
    NextFinding, PreviousFinding, TakeEdit, AcceptFinding, DismissFinding, TakeBackFinding,
    // Runs
    NewRun, PauseRun, CancelRun, DeleteRun,
    Count
};

inline constexpr int kCommandCount = static_cast<int>(Command::Count);

/// Where a key holds. A key of the window holds on every page too.
enum class KeyScope { Window, Review, Examine, Runs };

/// Headings of the cheat sheet and of the settings' key list, in this order.
enum class CommandGroup { Decide, Move, Reasons, Spans, Texts, Findings, Runs, Project, Window };

enum class KeyPreset {
    Standard,
    DigitsWithShift  ///< as on French keyboards: the unshifted keys of the digit row count as digits
};

/// In the order of the enumeration.
const std::vector<Command>& allCommands();
const std::vector<CommandGroup>& allCommandGroups();

/// Stable name in the settings file: "accept-and-next".
QString commandId(Command command);
std::optional<Command> commandFromId(const QString& id);
/// "Accept and go on", in the reader's language.
QString commandName(Command command);
CommandGroup commandGroup(Command command);
QString commandGroupName(CommandGroup group);
KeyScope commandScope(Command command);
QList<QKeySequence> defaultKeys(Command command, KeyPreset preset);

QString keyPresetId(KeyPreset preset);
QString keyPresetName(KeyPreset preset);

/// Category1 to Category9 by the position of the category, 0 to 8; and back.
Command categoryCommand(int index);
std::optional<int> categoryIndex(Command command);
/// Page1 to Page8 by number, 0 to 7.
Command pageCommand(int index);
bool isPageCommand(Command command);

}  // namespace metes
