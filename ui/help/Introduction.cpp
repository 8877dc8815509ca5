// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/help/Introduction.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/settings/KeyMap.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/KeyCap.h"

namespace metes {

namespace {

constexpr int kWidth = 640;
constexpr int kFirstColumn = 128;

}  // namespace

Introduction::Introduction(const Theme& theme, const KeyMap& keys, QWidget* parent)
    : QDialog(parent), m_theme(theme), m_keys(keys)
{
    setObjectName(QStringLiteral("introduction"));
    setWindowTitle(tr("Introduction"));
    setAttribute(Qt::WA_DeleteOnClose);

    auto* places = new QGridLayout;
    addPlace(*places, QStringLiteral("review"), tr("Queue"),
             tr("All claims, by application. Filters and the search box narrow it."));
    addPlace(*places, QStringLiteral("examine"), tr("Claim"),
             tr("Every phrase that a reason quotes is marked by colour and line style."));
    addPlace(*places, QStringLiteral("file"), tr("Office action"),
             tr("The passage that gave the reason lights up together with the phrase."));
    addPlace(*places, QStringLiteral("comment"), tr("Reasons"),
             tr("One card for each reason: category, text and where it was found. Correct what is "
                "wrong, then accept."));

    auto* shortcuts = new QGridLayout;
    addKeys(*shortcuts, {Command::AcceptAndNext},
            tr("Accept all that is shown and go on to the next claim"));
    addKeys(*shortcuts, {Command::NextReason, Command::PreviousReason},
            tr("Step through the reasons of the claim"));
    addKeys(*shortcuts, {Command::Category1, Command::Category9}, tr("Give the reason its category"));
    addKeys(*shortcuts, {Command::RejectReason}, tr("Reject the reason"));
    addKeys(*shortcuts, {Command::ShowKeys}, tr("Show all keys"));

    auto* close = new Button(theme, Button::Kind::Primary, tr("Start reviewing"), this);
    close->setObjectName(QStringLiteral("introductionClose"));
    auto* guidelines = new Button(theme, Button::Kind::Secondary, tr("Read the guidelines"), this);
    connect(close, &Button::clicked, this, &QDialog::accept);
    connect(guidelines, &Button::clicked, this, [this] {
        accept();
        emit guidelinesRequested();
    });
    auto* foot = new QHBoxLayout;
    foot->setSpacing(metrics::kGap2);
    foot->addStretch();
    foot->addWidget(guidelines);
    foot->addWidget(close);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kGap6, metrics::kGap6, metrics::kGap6, metrics::kGap4);
    column->setSpacing(metrics::kGap3);
    column->addWidget(makeHeading(tr("What you see")));
    column->addLayout(places);
    column->addSpacing(metrics::kGap2);
    column->addWidget(makeHeading(tr("Five keys that matter")));
    column->addLayout(shortcuts);
    column->addSpacing(metrics::kGap2);
    column->addWidget(makeText(tr("Every act is saved at once and can be undone, also after a "
                                  "restart. Nothing leaves this machine. This introduction stays "
                                  "in the Help menu.")));
    column->addLayout(foot);
    setFixedWidth(kWidth);
    close->setFocus();
}

void Introduction::addPlace(QGridLayout& grid, const QString& icon, const QString& name,
                            const QString& text)
{
    const int row = grid.rowCount();
    auto* picture = new QLabel(this);
    picture->setPixmap(m_theme.icon(icon, ColorRole::Accent)
                           .pixmap(QSize(metrics::kIcon, metrics::kIcon), devicePixelRatioF()));
    picture->setFixedWidth(metrics::kIcon + metrics::kGap2);
    auto* title = new QLabel(name, this);
    QFont font = m_theme.font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    title->setFixedWidth(kFirstColumn - picture->width());
    grid.addWidget(picture, row, 0, Qt::AlignTop);
    grid.addWidget(title, row, 1, Qt::AlignTop);
    grid.addWidget(makeText(text), row, 2);
    grid.setColumnStretch(2, 1);
    grid.setVerticalSpacing(metrics::kGap2);
    grid.setHorizontalSpacing(0);
}

void Introduction::addKeys(QGridLayout& grid, const QList<Command>& commands, const QString& text)
{
    const int row = grid.rowCount();
    auto* box = new QWidget(this);
    box->setFixedWidth(kFirstColumn);
    auto* caps = new QHBoxLayout(box);
    caps->setContentsMargins(0, 0, 0, 0);
    caps->setSpacing(metrics::kGap1);
    QStringList names;
    for (const Command command : commands) {
        names.append(m_keys.keyText(command));
        if (caps->count() > 0 && categoryIndex(command)) {
            caps->addWidget(new QLabel(tr("to"), box));
        }
        caps->addWidget(new KeyCap(m_theme, names.last(), box));
    }
    caps->addStretch();
    QLabel* label = makeText(text);
    label->setAccessibleName(QStringLiteral("%1: %2").arg(names.join(QLatin1String(", ")), text));
    grid.addWidget(box, row, 0);
    grid.addWidget(label, row, 1);
    grid.setColumnStretch(1, 1);
    grid.setVerticalSpacing(metrics::kGap2);
    grid.setHorizontalSpacing(0);
}

QLabel* Introduction::makeText(const QString& text)
{
    auto* label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QLabel* Introduction::makeHeading(const QString& text)
{
    QLabel* label = makeText(text);
    label->setFont(m_theme.font(TextStyle::Heading));
    return label;
}

}  // namespace metes
