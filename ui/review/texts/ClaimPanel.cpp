// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/texts/ClaimPanel.h"

#include "core/patent/ClaimLanguage.h"
#include "ui/editor/ClaimView.h"
#include "ui/review/ReviewWords.h"
#include "ui/review/SearchMarks.h"
#include "ui/review/texts/ParentsPanel.h"
#include "ui/review/texts/SelectionBar.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/CategoryText.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/PanelHeader.h"
#include "ui/widgets/PlainToolTip.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace metes {

namespace {

constexpr int kPredictionHeight = 34;

}  // namespace

ClaimPanel::ClaimPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_header(new PanelHeader(theme, tr("Claim"), this)),
      m_dependency(m_header->addChip({})),
      m_flag(m_header->addChip(tr("Flagged"))),
      m_queue(new Button(theme, Button::Kind::Quiet, tr("Queue"), this)),
      m_parentsButton(new Button(theme, Button::Kind::Quiet, tr("Parents"), this)),
      m_description(new Button(theme, Button::Kind::Quiet, tr("Description"), this)),
      m_linter(new Button(theme, Button::Kind::Quiet, tr("Checker"), this)),
      m_parents(new ParentsPanel(theme, this)),
      m_stack(new QStackedWidget(this)),
      m_view(new ClaimView(theme, this)),
      m_empty(new EmptyState(theme, this)),
      m_predictionLine(new QWidget(this)),
      m_prediction(new ElidedLabel({}, m_predictionLine)),
      m_drivers(new Button(theme, Button::Kind::Quiet, tr("Drivers"), m_predictionLine)),
      m_selectionBar(new SelectionBar(theme, m_view))
{
    setObjectName(QStringLiteral("claimPanel"));
    m_view->setObjectName(QStringLiteral("claimView"));
    buildHeader();
    m_empty->setIcon(QStringLiteral("review"));
    m_empty->setTitle(tr("No claim chosen"));
    m_empty->setSentence(tr("Choose a claim in the queue to see it beside its office action."));
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    m_stack->setCurrentWidget(m_empty);
    m_parents->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_parents);
    layout->addWidget(m_stack, 1);
    layout->addWidget(makePredictionLine());
    connect(m_view, &ClaimView::selectionChanged, this, &ClaimPanel::placeSelectionBar);
    connect(&theme, &Theme::changed, this, &ClaimPanel::restyle);
    restyle();
    clear();
}

void ClaimPanel::buildHeader()
{
    m_flag->setTone(Chip::Tone::Warn);
    m_queue->setObjectName(QStringLiteral("openQueue"));
    m_parentsButton->setObjectName(QStringLiteral("showParents"));
    m_description->setObjectName(QStringLiteral("showDescription"));
    m_linter->setObjectName(QStringLiteral("showLinter"));
    m_linter->setCheckable(true);
    m_linter->setToolTip(tr("What the claim checker finds, beside what was cited"));
    for (Button* button : {m_queue, m_linter, m_parentsButton, m_description}) {
        button->setSize(Button::Size::Small);
        m_header->addControl(button);
    }
    m_queue->hide();
    connect(m_queue, &QAbstractButton::clicked, this, &ClaimPanel::queueRequested);
    connect(m_parentsButton, &QAbstractButton::clicked, this, &ClaimPanel::parentsRequested);
    connect(m_description, &QAbstractButton::clicked, this, &ClaimPanel::descriptionRequested);
    connect(m_linter, &QAbstractButton::clicked, this, &ClaimPanel::linterRequested);
}

QWidget* ClaimPanel::makePredictionLine()
{
    m_predictionLine->setFixedHeight(kPredictionHeight);
    m_predictionLine->hide();
    m_prediction->setObjectName(QStringLiteral("claimPrediction"));
    m_drivers->setObjectName(QStringLiteral("showDrivers"));
    m_drivers->setCheckable(true);
    m_drivers->setSize(Button::Size::Small);
    m_drivers->setToolTip(tr("What drives this probability"));
    auto* row = new QHBoxLayout(m_predictionLine);
    row->setContentsMargins(metrics::kGap4, 0, metrics::kGap3, 0);
    row->setSpacing(metrics::kGap2);
    row->addWidget(m_prediction, 1);
    row->addWidget(m_drivers);
    connect(m_drivers, &QAbstractButton::clicked, this, &ClaimPanel::driversRequested);
    return m_predictionLine;
}

void ClaimPanel::setKeys(const Keys& keys)
{
    m_linter->setKeyHint(keys.linter);
    m_parentsButton->setKeyHint(keys.parents);
    m_description->setKeyHint(keys.description);
    m_queue->setKeyHint(keys.queue);
    m_drivers->setKeyHint(keys.drivers);
}

void ClaimPanel::setLinterShown(bool shown)
{
    m_linter->setChecked(shown);
}

void ClaimPanel::restyle()
{
    QPalette colours = m_prediction->palette();
    colours.setColor(QPalette::WindowText, m_theme.color(ColorRole::Muted));
    m_prediction->setPalette(colours);
}

void ClaimPanel::setPrediction(const QString& text, const QString& details)
{
    m_prediction->setText(text);
    m_prediction->setToolTip(plainToolTip(details));
    m_prediction->setAccessibleDescription(details);
}

void ClaimPanel::setPredictionVisible(bool visible)
{
    m_predictionLine->setVisible(visible);
}

void ClaimPanel::setDriversShown(bool shown)
{
    m_drivers->setChecked(shown);
}

void ClaimPanel::hideLayers()
{
    m_layers = false;
    m_linter->hide();
    m_predictionLine->hide();
}

void ClaimPanel::setQueueButtonVisible(bool visible)
{
    m_queue->setVisible(visible);
    // There is no room for both beside what the claim depends on; its key does the same.
    m_linter->setVisible(m_layers && !visible);
}

void ClaimPanel::setClaim(const ReviewItem& item, const std::vector<std::int32_t>& ancestors)
{
    const Claim& claim = item.stored.claim;
    m_header->setTitle(tr("Claim %1").arg(claim.number));
    const bool lost = readClaimReference(claim.text, claim.number).form == ReferenceForm::Lost;
    m_dependency->setText(lost && ancestors.empty() ? tr("dependent · parent lost")
                                                    : dependencyText(ancestors));
    m_dependency->setTone(lost ? Chip::Tone::Warn : Chip::Tone::Neutral);
    m_dependency->show();
    m_view->setClaim(claim.number, claim.text, splitClauses(claim.text));
    m_view->setSearchHits(searchHits(claim.text, m_terms));
    setHighlights(item.review);
    m_stack->setCurrentWidget(m_view);
    m_parentsButton->setEnabled(true);
    m_description->setEnabled(true);
    m_selectionBar->hide();
}

void ClaimPanel::clear()
{
    m_header->setTitle(tr("Claim"));
    m_dependency->hide();
    m_flag->hide();
    m_stack->setCurrentWidget(m_empty);
    m_parentsButton->setEnabled(false);
    m_description->setEnabled(false);
    hideParents();
}

void ClaimPanel::setHighlights(const ClaimReview& review, const std::vector<Reason>& found)
{
    std::vector<Highlight> highlights;
    for (const ReasonReview& each : review.reasons) {
        const QString id = QString::fromStdString(each.reason.id);
        for (std::size_t index = 0; index < each.reason.spans.size(); ++index) {
            const Span& span = each.reason.spans[index];
            if (!span.range.empty()) {
                highlights.push_back({id, static_cast<int>(index), span.range, each.reason.category,
                                      each.state == ReasonState::Rejected, span.match});
            }
        }
    }
    for (const Reason& reason : found) {
        for (const Span& span : reason.spans) {
            highlights.push_back({QString::fromStdString(reason.id), 0, span.range, reason.category,
                                  false, span.match, Highlight::Look::Line});
        }
    }
    m_view->setHighlights(std::move(highlights));
    m_flag->setVisible(review.flagged);
}

void ClaimPanel::setSearchTerms(const std::vector<std::string>& terms)
{
    m_terms = terms;
    m_view->setSearchHits(searchHits(m_view->text(), m_terms));
}

void ClaimPanel::showParents(const std::vector<ParentClaim>& parents)
{
    m_parents->setParents(parents);
    m_parents->show();
    m_parents->setFixedHeight(m_parents->sizeHint().height());
}

void ClaimPanel::hideParents()
{
    m_parents->hide();
}

bool ClaimPanel::parentsShown() const
{
    return !m_parents->isHidden();
}

void ClaimPanel::placeSelectionBar()
{
    const TextRange range = m_view->selectedRange();
    const QRect start = m_view->rectangleAt(range.start);
    const QRect end = m_view->rectangleAt(range.end);
    if (range.empty() || (start.isNull() && end.isNull())) {
        m_selectionBar->hide();
        return;
    }
    m_selectionBar->showAt(end.isNull() ? start : end);
}

}  // namespace metes
