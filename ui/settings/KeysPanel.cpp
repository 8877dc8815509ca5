// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/KeysPanel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/settings/KeyMap.h"
#include "ui/settings/KeyTableModel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Button.h"

namespace metes {

KeysPanel::KeysPanel(const Theme& theme, KeyMap& keys, const std::vector<Command>& pages, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_keys(keys),
      m_model(new KeyTableModel(keys, pages, this)), m_proxy(new QSortFilterProxyModel(this)),
      m_filter(new QLineEdit(this)), m_table(new QTableView(this)), m_preset(new QComboBox(this)),
      m_command(new QLabel(this)), m_newKey(new QKeySequenceEdit(this)),
      m_set(new Button(theme, Button::Kind::Secondary, tr("Use this key"), this)),
      m_remove(new Button(theme, Button::Kind::Quiet, tr("No key"), this)),
      m_reset(new Button(theme, Button::Kind::Quiet, tr("Reset"), this)),
      m_banner(new Banner(theme, this))
{
    makeTable();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, metrics::kGap3, 0, 0);
    column->setSpacing(metrics::kGap2);
    column->addWidget(makePresetRow());
    column->addWidget(m_table, 1);
    column->addWidget(m_banner);
    column->addWidget(makeEditRow());
    m_table->selectRow(0);
    showChosen();
}

void KeysPanel::makeTable()
{
    m_proxy->setSourceModel(m_model);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setFilterKeyColumn(-1);
    m_filter->setObjectName(QStringLiteral("keyFilter"));
    m_filter->setPlaceholderText(tr("Search commands and keys"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    connect(m_filter, &QLineEdit::textChanged, m_proxy, &QSortFilterProxyModel::setFilterFixedString);

    m_table->setObjectName(QStringLiteral("keyTable"));
    m_table->setAccessibleName(tr("Commands and their keys"));
    m_table->setModel(m_proxy);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(28);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setColumnWidth(KeyTableModel::Group, 100);
    m_table->setColumnWidth(KeyTableModel::Name, 300);
    m_table->horizontalHeader()->setStretchLastSection(true);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &KeysPanel::showChosen);
    connect(m_table, &QTableView::activated, m_newKey, qOverload<>(&QWidget::setFocus));
}

QWidget* KeysPanel::makePresetRow()
{
    auto* row = new QWidget(this);
    auto* label = new QLabel(tr("&Preset"), row);
    label->setBuddy(m_preset);
    m_preset->setObjectName(QStringLiteral("keyPreset"));
    for (const KeyPreset preset : {KeyPreset::Standard, KeyPreset::DigitsWithShift}) {
        m_preset->addItem(keyPresetName(preset), static_cast<int>(preset));
    }
    m_preset->setCurrentIndex(static_cast<int>(m_keys.preset()));
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        m_banner->close();
        m_keys.setPreset(static_cast<KeyPreset>(index));
    });
    auto* all = new Button(m_theme, Button::Kind::Quiet, tr("Reset all"), row);
    all->setObjectName(QStringLiteral("keyResetAll"));
    connect(all, &Button::clicked, &m_keys, &KeyMap::resetAll);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(metrics::kGap2);
    line->addWidget(m_filter, 1);
    line->addWidget(label);
    line->addWidget(m_preset);
    line->addWidget(all);
    return row;
}

QWidget* KeysPanel::makeEditRow()
{
    auto* row = new QWidget(this);
    m_command->setObjectName(QStringLiteral("keyCommand"));
    m_newKey->setObjectName(QStringLiteral("newKey"));
    m_newKey->setAccessibleName(tr("New key"));
    m_newKey->setFixedWidth(160);
    m_set->setObjectName(QStringLiteral("useKey"));
    m_remove->setObjectName(QStringLiteral("removeKey"));
    m_reset->setObjectName(QStringLiteral("resetKey"));
    connect(m_newKey, &QKeySequenceEdit::keySequenceChanged, this,
            [this](const QKeySequence& key) { m_set->setEnabled(!key.isEmpty()); });
    connect(m_set, &Button::clicked, this, &KeysPanel::takeKey);
    connect(m_remove, &Button::clicked, this, &KeysPanel::removeChosen);
    connect(m_reset, &Button::clicked, this, &KeysPanel::resetChosen);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(metrics::kGap2);
    line->addWidget(m_command, 1);
    line->addWidget(m_newKey);
    line->addWidget(m_set);
    line->addWidget(m_remove);
    line->addWidget(m_reset);
    return row;
}

std::optional<Command> KeysPanel::chosen() const
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid()) {
        return std::nullopt;
    }
    return m_model->commandAt(m_proxy->mapToSource(current).row());
}

void KeysPanel::showChosen()
{
    const std::optional<Command> command = chosen();
    m_command->setText(command ? commandName(*command) : QString());
    m_newKey->clear();
    m_newKey->setEnabled(command.has_value());
    m_set->setEnabled(false);
    m_remove->setEnabled(command.has_value());
    m_reset->setEnabled(command.has_value());
    m_banner->close();
}

void KeysPanel::takeKey()
{
    const std::optional<Command> command = chosen();
    if (!command || m_newKey->keySequence().isEmpty()) {
        return;
    }
    // A command has one key of the person's choice; only the first of a typed series counts.
    const QKeySequence key(m_newKey->keySequence()[0]);
    const Result<void> set = m_keys.setKeys(*command, {key});
    if (!set) {
        report(QString::fromStdString(set.error().message),
               QString::fromStdString(set.error().detail));
        return;
    }
    m_banner->close();
    m_newKey->clear();
}

void KeysPanel::removeChosen()
{
    if (const std::optional<Command> command = chosen()) {
        (void)m_keys.setKeys(*command, {});  // no key clashes with nothing
    }
}

void KeysPanel::resetChosen()
{
    const std::optional<Command> command = chosen();
    if (!command) {
        return;
    }
    const Result<void> reset = m_keys.resetKeys(*command);
    if (!reset) {
        report(QString::fromStdString(reset.error().message),
               QString::fromStdString(reset.error().detail));
    }
}

void KeysPanel::report(const QString& happened, const QString& advice)
{
    m_banner->showMessage(Banner::Kind::Error, happened, advice);
}

}  // namespace metes
