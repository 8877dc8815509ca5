// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/texts/ActionPanel.h"

#include "ui/editor/ActionView.h"
#include "ui/review/SearchMarks.h"
#include "ui/review/texts/ActionWords.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/PanelHeader.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace metes {

ActionPanel::ActionPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_header(new PanelHeader(theme, tr("Office action"), this)),
      m_kind(m_header->addChip({})),
      m_section(new Button(theme, Button::Kind::Quiet, {}, this)),
      m_stack(new QStackedWidget(this)),
      m_view(new ActionView(theme, this)),
      m_empty(new EmptyState(theme, this))
{
    setObjectName(QStringLiteral("actionPanel"));
    m_view->setObjectName(QStringLiteral("actionView"));
    m_section->setObjectName(QStringLiteral("nextSection"));
    m_section->setSize(Button::Size::Small);
    m_section->setToolTip(tr("Go to the next section about 35 U.S.C. 112"));
    m_header->addControl(m_section);
    m_empty->setTitle(tr("No office action"));
    m_empty->setSentence(
        tr("Import the application's office action to see what the examiner wrote."));
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_stack, 1);
    connect(m_section, &QAbstractButton::clicked, this, &ActionPanel::nextSection);
    clear();
}

void ActionPanel::clear()
{
    if (!m_document && m_stack->currentWidget() == m_empty) {
        return;
    }
    m_document = {};
    m_blocks.clear();
    m_sections.clear();
    m_kind->hide();
    m_section->hide();
    m_view->setAction({}, {});
    m_stack->setCurrentWidget(m_empty);
}

void ActionPanel::setItem(const ReviewItem& item)
{
    if (!item.action) {
        clear();
        return;
    }
    if (m_document != item.application.action) {
        m_document = item.application.action;
        m_blocks = blocksOf(*item.action);
        m_sections = sections112(item.action->text, m_blocks);
        m_current = 0;
        m_view->setAction(item.action->text, m_blocks);
        m_view->setMutedRanges(otherSections(m_blocks, m_sections));
        m_view->setSearchHits(searchHits(item.action->text, m_terms));
    }
    const QString kind = actionKind(item.action->document);
    const QString date = QString::fromStdString(item.action->mailDate);
    m_kind->setText(kind.isEmpty() || date.isEmpty() ? kind + date : tr("%1 · %2").arg(kind, date));
    m_kind->setVisible(!m_kind->text().isEmpty());
    showSection();
    m_stack->setCurrentWidget(m_view);
    setHighlights(item.review);
}

void ActionPanel::setHighlights(const ClaimReview& review)
{
    std::vector<Highlight> highlights;
    for (const ReasonReview& each : review.reasons) {
        if (each.reason.source && !each.reason.source->range.empty() && m_document) {
            highlights.push_back({QString::fromStdString(each.reason.id), 0,
                                  each.reason.source->range, each.reason.category,
                                  each.state == ReasonState::Rejected, MatchClass::Exact});
        }
    }
    m_view->setHighlights(std::move(highlights));
}

void ActionPanel::setSearchTerms(const std::vector<std::string>& terms)
{
    m_terms = terms;
    m_view->setSearchHits(searchHits(m_view->text(), m_terms));
}

void ActionPanel::setSectionKey(const QString& key)
{
    m_section->setKeyHint(key);
}

void ActionPanel::showSection()
{
    m_section->setVisible(!m_sections.empty());
    m_section->setText(tr("112 sections %1 of %2").arg(m_current + 1).arg(m_sections.size()));
}

void ActionPanel::nextSection()
{
    if (m_sections.empty()) {
        return;
    }
    m_current = (m_current + 1) % m_sections.size();
    m_view->scrollToRange(m_sections[m_current]);
    showSection();
}

void ActionPanel::showFocus(const std::string& reason)
{
    m_view->focusSpan({QString::fromStdString(reason), reason.empty() ? -1 : 0});
    for (const Highlight& each : m_view->highlights()) {
        for (std::size_t index = 0; index < m_sections.size(); ++index) {
            if (each.reasonId.toStdString() == reason && m_sections[index].overlaps(each.range)) {
                m_current = index;
                showSection();
            }
        }
    }
}

QString ActionPanel::placeOf(const Reason& reason) const
{
    if (!reason.source || reason.source->range.empty() || !m_document) {
        return {};
    }
    const QString paragraph = actionParagraph(m_view->text(), m_blocks, reason.source->range.start);
    return paragraph.isEmpty() ? QString() : tr("Action %1").arg(paragraph);
}

}  // namespace metes
