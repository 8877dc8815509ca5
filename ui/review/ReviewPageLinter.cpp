// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How ReviewPage shows what the claim checker finds, beside what was cited.

#include "ui/editor/ClaimView.h"
#include "ui/review/ReviewPage.h"
#include "ui/review/ReviewPanes.h"
#include "ui/review/reasons/LinterSection.h"
#include "ui/review/reasons/ReasonCards.h"
#include "ui/review/texts/ClaimPanel.h"
#include "ui/settings/Settings.h"

namespace metes {

void ReviewPage::connectLinter()
{
    LinterSection& section = m_panes->cards().linter();
    section.setReuse(m_context.readOnly ? LinterSection::Reuse::Off
                                        : LinterSection::Reuse::Offered);
    connect(m_linter, &LinterLayer::changed, this, &ReviewPage::showLinter);
    connect(m_linter, &LinterLayer::failed, this, &ReviewPage::showError);
    connect(&m_panes->claim(), &ClaimPanel::linterRequested, this, &ReviewPage::toggleLinter);
    connect(&section, &LinterSection::useRequested, this, &ReviewPage::useFinding);
    connect(&section, &LinterSection::hovered, this,
            [this](const QString& reason) { hover(reason, &m_panes->cards()); });
    connect(&section, &LinterSection::chosen, this, [this](const QString& reason) {
        m_panes->claim().view().scrollToSpan({reason, -1});
    });
    m_linter->setShown(m_context.settings.isLinterShown());
}

void ReviewPage::toggleLinter()
{
    const bool shown = !m_linter->isShown();
    m_context.settings.setLinterShown(shown);
    m_linter->setShown(shown);
}

void ReviewPage::showLinter()
{
    const bool shown = m_linter->isShown() && m_controller.item() != nullptr;
    m_panes->claim().setLinterShown(m_linter->isShown());
    m_panes->cards().setLinter(m_linter->reasons(), shown, m_linter->isReady());
    if (m_controller.item() != nullptr) {
        showHighlights();
    }
}

void ReviewPage::showHighlights()
{
    std::vector<Reason> found;
    for (const LinterReason& each : m_linter->reasons()) {
        found.push_back(each.reason);
    }
    m_panes->claim().setHighlights(m_controller.item()->review, found);
}

void ReviewPage::useFinding(const QString& reason)
{
    const LinterReason* found = m_linter->reason(reason.toStdString());
    if (found != nullptr
        && m_controller.addReason(found->finding.category, found->finding.range,
                                  found->finding.message)) {
        emit messageRaised(tr("Added as your reason"));
    }
}

}  // namespace metes
