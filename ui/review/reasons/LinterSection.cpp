// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reasons/LinterSection.h"

#include "ui/examine/findings/FindingWords.h"
#include "ui/review/ReviewWords.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/CategoryBadge.h"
#include "ui/widgets/CategoryText.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/WrappedLabel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

LinterCard::LinterCard(const Theme& theme, const LinterReason& reason, QWidget* parent)
    : Card(theme, parent), m_theme(theme), m_id(reason.reason.id)
{
    setObjectName(QStringLiteral("linterCard"));
    const Finding& finding = reason.finding;
    auto* title = new WrappedLabel(findingKindName(finding.kind), this);
    title->setWordWrap(true);
    QFont font = theme.font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    auto* heading = new QHBoxLayout;
    heading->setSpacing(metrics::kGap2);
    heading->addWidget(new CategoryBadge(theme, finding.category, this));
    heading->addSpacing(metrics::kGap1);
    heading->addWidget(title, 1);
    heading->addWidget(new Chip(theme, layerName(Layer::Linter), this));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kGap1);
    column->addLayout(heading);
    addText(findingMessage(finding), TextStyle::Body, "");
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(metrics::kBadge + metrics::kGap3, 0, 0, 0);
    const QString place = tr("%1 · %2 · MPEP %3", "category, severity, section")
                              .arg(categoryName(finding.category), severityName(finding.severity),
                                   QString::fromStdString(finding.mpep));
    auto* ground = new WrappedLabel(this);
    ground->setText(place);
    ground->setWordWrap(true);
    ground->setFont(theme.font(TextStyle::Secondary));
    ground->setProperty("tone", QStringLiteral("muted"));
    auto* use = new Button(theme, Button::Kind::Quiet, tr("Use as a new reason"), this);
    use->setObjectName(QStringLiteral("useFinding"));
    use->setSize(Button::Size::Small);
    use->setVisible(!finding.range.empty());
    foot->addWidget(ground, 1);
    foot->addWidget(use);
    column->addLayout(foot);
    setAccessibleName(
        tr("Finding of the claim checker: %1, %2").arg(findingKindName(finding.kind), place));
    setAccessibleDescription(findingMessage(finding));
    connect(use, &QAbstractButton::clicked, this, &LinterCard::useRequested);
}

QLabel* LinterCard::addText(const QString& text, TextStyle style, const char* tone)
{
    auto* label = new WrappedLabel(this);
    label->setText(text);
    label->setFont(m_theme.font(style));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("tone", QLatin1String(tone));
    label->setContentsMargins(metrics::kBadge + metrics::kGap3, 0, 0, 0);
    layout()->addWidget(label);
    return label;
}

void LinterCard::enterEvent(QEnterEvent* event)
{
    Card::enterEvent(event);
    emit hovered(true);
}

void LinterCard::leaveEvent(QEvent* event)
{
    Card::leaveEvent(event);
    emit hovered(false);
}

void LinterCard::keyPressEvent(QKeyEvent* event)
{
    // Enter accepts the claim here as everywhere on the page.
    event->ignore();
}

LinterSection::LinterSection(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_column(new QVBoxLayout(this)),
      m_note(new WrappedLabel(this))
{
    setObjectName(QStringLiteral("linterSection"));
    m_column->setContentsMargins(0, metrics::kGap1, 0, 0);
    m_column->setSpacing(10);
    m_note->setObjectName(QStringLiteral("linterNote"));
    m_note->setFont(theme.font(TextStyle::Secondary));
    m_note->setProperty("tone", QStringLiteral("muted"));
    m_note->setWordWrap(true);
    m_column->addWidget(m_note);
}

void LinterSection::setReasons(const std::vector<LinterReason>& reasons, bool ready)
{
    for (LinterCard* card : m_cards) {
        card->hide();
        card->deleteLater();
    }
    m_cards.clear();
    if (!ready) {
        m_note->setText(tr("The claim checker is reading the claims."));
    } else if (reasons.empty()) {
        m_note->setText(tr("The claim checker finds nothing in this claim."));
    } else {
        m_note->setText(tr("Found by the claim checker, by rules; no part of what was cited."));
    }
    for (const LinterReason& each : reasons) {
        auto* card = new LinterCard(m_theme, each, this);
        const QString id = QString::fromStdString(each.reason.id);
        card->findChild<Button*>(QStringLiteral("useFinding"))
            ->setEnabled(m_reuse == Reuse::Offered);
        connect(card, &LinterCard::useRequested, this, [this, id] { emit useRequested(id); });
        connect(card, &Card::activated, this, [this, id] { emit chosen(id); });
        connect(card, &LinterCard::hovered, this,
                [this, id](bool inside) { emit hovered(inside ? id : QString()); });
        m_column->addWidget(card);
        card->show();
        m_cards.push_back(card);
    }
}

LinterCard* LinterSection::card(const std::string& reason) const
{
    const auto found = std::find_if(m_cards.begin(), m_cards.end(), [&](const LinterCard* each) {
        return each->reasonId() == reason;
    });
    return found == m_cards.end() ? nullptr : *found;
}

}  // namespace metes
