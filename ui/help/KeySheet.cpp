// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/help/KeySheet.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/settings/KeyMap.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/KeyCap.h"

namespace metes {

namespace {

constexpr int kCapsPerRow = 2;

/// Groups of one column; lengths are about even.
const std::vector<std::vector<CommandGroup>> kLayout = {
    {CommandGroup::Decide, CommandGroup::Move, CommandGroup::Texts},
    {CommandGroup::Reasons, CommandGroup::Findings, CommandGroup::Project},
    {CommandGroup::Spans, CommandGroup::Runs, CommandGroup::Window}};

}  // namespace

KeySheet::KeySheet(const Theme& theme, const KeyMap& keys, const std::vector<Command>& pages,
                   QWidget* parent)
    : QDialog(parent), m_theme(theme), m_keys(keys), m_pages(pages)
{
    setObjectName(QStringLiteral("keySheet"));
    setWindowTitle(tr("Keys"));
    resize(1080, 700);

    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(makeColumns());
    scroll->viewport()->setAutoFillBackground(false);

    auto* note = new QLabel(tr("These keys hold in the queue, the claim, the action and the cards. "
                               "In a text field or on a button the usual keys hold; Tab always "
                               "moves the focus."),
                            this);
    note->setWordWrap(true);
    note->setProperty("tone", QStringLiteral("muted"));
    auto* change = new Button(theme, Button::Kind::Secondary, tr("Change keys"), this);
    auto* close = new Button(theme, Button::Kind::Primary, tr("Close"), this);
    close->setObjectName(QStringLiteral("keySheetClose"));
    connect(change, &Button::clicked, this, [this] {
        accept();
        emit changeKeysRequested();
    });
    connect(close, &Button::clicked, this, &QDialog::accept);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(metrics::kGap2);
    foot->addWidget(note, 1);
    foot->addSpacing(metrics::kGap4);
    foot->addWidget(change);
    foot->addWidget(close);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kGap6, metrics::kGap4, metrics::kGap6, metrics::kGap4);
    column->setSpacing(metrics::kGap3);
    column->addWidget(scroll, 1);
    column->addLayout(foot);
    close->setFocus();
}

QWidget* KeySheet::makeColumns()
{
    auto* sheet = new QWidget(this);
    auto* row = new QHBoxLayout(sheet);
    row->setContentsMargins(0, 0, metrics::kGap3, 0);
    row->setSpacing(metrics::kGap6);
    for (const std::vector<CommandGroup>& groups : kLayout) {
        auto* column = new QVBoxLayout;
        column->setSpacing(metrics::kGap4);
        for (const CommandGroup group : groups) {
            column->addWidget(makeGroup(group));
        }
        column->addStretch();
        row->addLayout(column, 1);
    }
    return sheet;
}

QWidget* KeySheet::makeGroup(CommandGroup group)
{
    auto* panel = new QWidget(this);
    panel->setAccessibleName(commandGroupName(group));
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* title = new QLabel(commandGroupName(group), panel);
    title->setFont(m_theme.font(TextStyle::Heading));
    column->addWidget(title);
    // What a page does comes before what the window does.
    for (const KeyScope scope :
         {KeyScope::Review, KeyScope::Examine, KeyScope::Runs, KeyScope::Window}) {
        for (const Command command : allCommands()) {
            if (commandGroup(command) == group && commandScope(command) == scope
                && isShown(command)) {
                column->addLayout(makeRow(command));
            }
        }
    }
    return panel;
}

QLayout* KeySheet::makeRow(Command command)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::kGap1);
    auto* name = new QLabel(commandName(command), this);
    name->setWordWrap(true);
    row->addWidget(name, 1);
    QStringList texts;
    for (const QKeySequence& key : m_keys.keys(command)) {
        const QString text = KeyMap::keyText(key);
        if (texts.size() < kCapsPerRow && !texts.contains(text)) {
            texts.append(text);
            row->addWidget(new KeyCap(m_theme, text, this), 0, Qt::AlignTop);
        }
    }
    // The caps are drawn; a screen reader gets them with the name.
    name->setAccessibleName(
        QStringLiteral("%1: %2").arg(name->text(), texts.join(QLatin1String(", "))));
    return row;
}

bool KeySheet::isShown(Command command) const
{
    if (isPageCommand(command)
        && std::find(m_pages.begin(), m_pages.end(), command) == m_pages.end()) {
        return false;
    }
    return !m_keys.keys(command).isEmpty();
}

}  // namespace metes
