// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/findings/FindingCard.h"

#include "ui/examine/findings/FindingWords.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/CategoryBadge.h"
#include "ui/widgets/CategoryText.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/FlowLayout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace metes {

namespace {

constexpr std::size_t kMostEvidence = 6;
/// Below this the place stands on a line of its own.
constexpr int kNarrow = 430;
/// What a button needs beside its words and key, and the card beside the button.
constexpr int kButtonFrame = 150;

}  // namespace

FindingCard::FindingCard(const Theme& theme, const FindingRow& row, const FindingKeys& keys,
                         int claims, int room, QWidget* parent)
    : Card(theme, parent), m_theme(theme), m_row(row), m_room(room)
{
    setObjectName(QStringLiteral("findingCard"));
    setSelected(true);
    // The list keeps the keyboard; the buttons inside are reached by Tab.
    setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kGap1);
    addHeading(*column);
    auto* body = new QVBoxLayout;
    body->setContentsMargins(metrics::kBadge + metrics::kGap3, 0, 0, 0);
    body->setSpacing(metrics::kGap1);
    column->addLayout(body);
    if (isNarrow()) {
        addText(*body, placeText(), TextStyle::Secondary, "muted");
    }
    addText(*body, findingMessage(row.finding), TextStyle::Body, "")
        ->setObjectName(QStringLiteral("findingMessage"));
    addProof(*body);
    addEvidence(*body);
    addJudgement(*body);
    addActs(*body, keys, claims);
    setAccessibleName(
        tr("Finding: %1, %2").arg(findingKindName(row.finding.kind), findingPlace(row.finding)));
    setAccessibleDescription(findingMessage(row.finding));
}

void FindingCard::addHeading(QVBoxLayout& column)
{
    auto* badge = new CategoryBadge(m_theme, m_row.finding.category, this);
    badge->setToolTip(categoryName(m_row.finding.category));
    auto* title = new QLabel(findingKindName(m_row.finding.kind), this);
    title->setTextFormat(Qt::PlainText);
    QFont font = m_theme.font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    auto* line = new QHBoxLayout;
    line->setSpacing(metrics::kGap2);
    line->addWidget(badge);
    line->addSpacing(metrics::kGap1);
    line->addWidget(title);
    line->addStretch(1);
    if (!isNarrow()) {
        auto* place = new ElidedLabel(placeText(), this);
        place->setFont(m_theme.font(TextStyle::Secondary));
        place->setForegroundRole(QPalette::PlaceholderText);
        line->addWidget(place);
    }
    column.addLayout(line);
}

bool FindingCard::isNarrow() const
{
    return m_room < kNarrow;
}

QString FindingCard::placeText() const
{
    return tr("%1 · %2", "severity, place")
        .arg(severityName(m_row.finding.severity), findingPlace(m_row.finding));
}

QLabel* FindingCard::addText(QVBoxLayout& body, const QString& text, TextStyle style,
                             const char* tone)
{
    auto* label = new QLabel(text, this);
    label->setFont(m_theme.font(style));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("tone", QLatin1String(tone));
    body.addWidget(label);
    return label;
}

void FindingCard::addProof(QVBoxLayout& body)
{
    if (const QString proof = findingProof(m_row.finding); !proof.isEmpty()) {
        addText(body, proof, TextStyle::Secondary, "muted")
            ->setObjectName(QStringLiteral("findingProof"));
    }
}

void FindingCard::addEvidence(QVBoxLayout& body)
{
    const std::vector<Evidence>& evidence = m_row.finding.evidence;
    if (evidence.empty()) {
        return;
    }
    auto* box = new QWidget(this);
    auto* flow = new FlowLayout(box, metrics::kGap1);
    flow->setContentsMargins(0, 0, 0, 0);
    auto* see = new QLabel(tr("See:"), box);
    see->setFont(m_theme.font(TextStyle::Secondary));
    see->setProperty("tone", QStringLiteral("muted"));
    see->setFixedHeight(metrics::kSmallButton);
    flow->addWidget(see);
    for (std::size_t i = 0; i < evidence.size() && i < kMostEvidence; ++i) {
        auto* button = new Button(m_theme, Button::Kind::Quiet, evidenceText(evidence[i]), box);
        button->setSize(Button::Size::Small);
        button->setToolTip(tr("Show it in the text"));
        flow->addWidget(button);
        connect(button, &QAbstractButton::clicked, this,
                [this, i] { emit evidenceChosen(static_cast<int>(i)); });
    }
    body.addWidget(box);
}

void FindingCard::addJudgement(QVBoxLayout& body)
{
    if (!m_row.judgement) {
        return;
    }
    const bool accepted = m_row.judgement->verdict == FindingVerdict::Accepted;
    QLabel* label =
        addText(body,
                accepted ? tr("Accepted: to be fixed.")
                         : tr("Dismissed: %1").arg(QString::fromStdString(m_row.judgement->reason)),
                TextStyle::Secondary, accepted ? "good" : "warn");
    label->setObjectName(QStringLiteral("findingJudgement"));
}

void FindingCard::addActs(QVBoxLayout& body, const FindingKeys& keys, int claims)
{
    auto* box = new QWidget(this);
    auto* flow = new FlowLayout(box, metrics::kGap2);
    flow->setContentsMargins(0, metrics::kGap1, 0, metrics::kGap1);
    const auto add = [this, flow, box](const QString& text, const QString& key, const char* name) {
        auto* button = new Button(m_theme, Button::Kind::Secondary, text, box);
        button->setSize(Button::Size::Small);
        button->setKeyHint(key);
        button->setObjectName(QLatin1String(name));
        flow->addWidget(button);
        return button;
    };
    const bool suggested = m_row.finding.suggestion.has_value() && !m_row.judgement;
    if (suggested) {
        const QString words = suggestionText(*m_row.finding.suggestion);
        Button* apply = add(
            QFontMetrics(m_theme.font()).elidedText(words, Qt::ElideMiddle, m_room - kButtonFrame),
            keys.edit, "applyEdit");
        apply->setToolTip(words);
        apply->setAccessibleName(words);
        connect(apply, &QAbstractButton::clicked, this, &FindingCard::applyRequested);
    }
    if (m_row.judgement) {
        connect(add(tr("Take back"), keys.takeBack, "takeBack"), &QAbstractButton::clicked, this,
                &FindingCard::takeBackRequested);
    } else {
        connect(add(tr("Accept"), keys.accept, "acceptFinding"), &QAbstractButton::clicked, this,
                &FindingCard::acceptRequested);
        connect(add(tr("Dismiss…"), keys.dismiss, "dismissFinding"), &QAbstractButton::clicked,
                this, &FindingCard::dismissRequested);
    }
    body.addWidget(box);
    if (suggested) {
        addText(body, tr("The edit raises no new alarm in the %n claim(s).", nullptr, claims),
                TextStyle::Secondary, "muted");
    }
}

}  // namespace metes
