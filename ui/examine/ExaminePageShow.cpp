// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the Examine page shows, and what follows from a choice.

#include "ui/editor/ClaimDraftEditor.h"
#include "ui/examine/DraftActs.h"
#include "ui/examine/ExaminePage.h"
#include "ui/examine/ExaminePanes.h"
#include "ui/examine/SupportPanel.h"
#include "ui/examine/chart/ChartPanel.h"
#include "ui/examine/claims/OutlinePanel.h"
#include "ui/examine/findings/FindingModel.h"
#include "ui/examine/findings/FindingView.h"
#include "ui/examine/findings/FindingWords.h"
#include "ui/examine/findings/FindingsPanel.h"
#include "ui/examine/predictions/DraftScores.h"
#include "ui/settings/KeyMap.h"
#include "ui/shell/ErrorText.h"

#include <algorithm>

namespace metes {

void ExaminePage::showDraft()
{
    const Draft& draft = m_controller.draft();
    m_panes->findings().view().clearChoice();
    m_model->setExamination(nullptr);
    m_panes->outline().setExamination(nullptr, {});
    m_panes->outline().showClaim(0);
    m_panes->outline().setDraftName(QString::fromStdString(draft.name));
    m_panes->setClaimCounts(0, 0);
    m_panes->setReportMenu(m_acts->reportMenu(), false);
    editor().setText(draft.text);
    const bool empty = editor().isEmpty();
    m_panes->setStartShown(empty);
    m_panes->findings().setState(empty ? FindingsPanel::State::NoText
                                       : FindingsPanel::State::Checking);
    m_panes->setSaveText({});
    m_scores->setDraft(nullptr, nullptr);
    updateUndo();
}

void ExaminePage::showExamination()
{
    const std::shared_ptr<const Examination> examined = m_controller.examination();
    FindingView& view = m_panes->findings().view();
    const std::string chosen = view.chosen();
    const int row = view.currentIndex().row();
    view.setClaimCount(static_cast<int>(examined->claims.size()));
    m_panes->findings().setState(examined->claims.empty() ? FindingsPanel::State::NoText
                                                          : FindingsPanel::State::Checked);
    m_model->setExamination(examined);
    if (!chosen.empty() && view.chosen() != chosen) {
        const QModelIndex kept = m_model->indexOf(chosen);
        // Who works down the list goes on with what stands there now.
        const QModelIndex next = view.hasFocus()
                                     ? m_model->index(std::min(row, m_model->rowCount() - 1))
                                     : QModelIndex();
        view.setCurrentIndex(kept.isValid() ? kept : next);
    }
    const auto independent =
        std::count_if(examined->outline.begin(), examined->outline.end(),
                      [](const OutlineRow& claim) { return claim.parents.empty(); });
    m_panes->setClaimCounts(static_cast<int>(examined->claims.size()),
                            static_cast<int>(independent));
    m_panes->setReportMenu(m_acts->reportMenu(), !examined->claims.empty());
    m_panes->support().setExamination(examined);
    m_panes->chart().setExamination(examined);
    m_panes->setMissingSupport(m_panes->support().missing());
    updateUndo();
    showOutline();
    followCaret();
    m_scores->setDraft(examined, m_description);
}

void ExaminePage::showJudgements()
{
    m_model->refresh();
    updateUndo();
    showOutline();
}

void ExaminePage::showOutline()
{
    if (const auto examined = m_controller.examination()) {
        m_panes->outline().setExamination(examined, [this](const Finding& finding) {
            const Judgement* judgement = m_controller.judgement(finding);
            return isAlarm(finding.severity)
                   && (judgement == nullptr || judgement->verdict != FindingVerdict::Dismissed);
        });
    }
}

void ExaminePage::showMarks()
{
    // Between an edit and its check the marks move with the text.
    if (!m_controller.examiner().isCurrent()) {
        return;
    }
    const std::shared_ptr<const Examination> examined = m_controller.examination();
    std::vector<DraftMark> marks;
    for (const FindingRow& row : m_model->rows()) {
        const bool dismissed = row.judgement && row.judgement->verdict == FindingVerdict::Dismissed;
        const auto place = examined->placeOf(row.finding);
        if (place && !dismissed) {
            marks.push_back({QString::fromStdString(row.id), *place, row.finding.category,
                             isAlarm(row.finding.severity) ? DraftMark::Weight::Strong
                                                           : DraftMark::Weight::Quiet});
        }
    }
    editor().setMarks(std::move(marks));
    const std::string chosen = m_panes->findings().view().chosen();
    if (const Finding* finding = m_controller.finding(chosen)) {
        editor().focusMark(QString::fromStdString(chosen), examined->evidenceOf(*finding));
    } else if (!editor().focusedMark().isEmpty()) {
        editor().focusMark({}, {});
    }
}

void ExaminePage::showChoice(const std::string& id)
{
    if (const Finding* finding = m_controller.finding(id)) {
        showFinding(*finding, id);
    } else {
        editor().focusMark(QString::fromStdString(id), {});
    }
}

void ExaminePage::showFinding(const Finding& finding, const std::string& id)
{
    const std::shared_ptr<const Examination> examined = m_controller.examination();
    editor().focusMark(QString::fromStdString(id), examined->evidenceOf(finding));
    if (const auto place = examined->placeOf(finding)) {
        editor().scrollToRange(*place);
    }
    editor().setActiveRange(examined->places.claim(finding.claim).value_or(TextRange{}));
    m_panes->outline().showClaim(finding.claim);
}

void ExaminePage::followCaret()
{
    const std::shared_ptr<const Examination> examined = m_controller.examination();
    if (!m_controller.examiner().isCurrent() || !m_panes->findings().view().chosen().empty()) {
        return;
    }
    editor().setActiveRange({});
    m_panes->outline().showClaim(examined->places.claimAt(editor().caretPosition()));
}

void ExaminePage::showClaim(std::int32_t number)
{
    const std::shared_ptr<const Examination> examined = m_controller.examination();
    if (!m_controller.examiner().isCurrent()) {
        return;
    }
    m_panes->findings().view().clearChoice();
    if (const auto range = examined->places.claim(number)) {
        editor().setCaretPosition(range->start);
        editor().setActiveRange(*range);
        editor().scrollToRange(*range);
    }
    m_panes->outline().showClaim(number);
}

void ExaminePage::light(const std::vector<Evidence>& places, int turn)
{
    if (!m_controller.examiner().isCurrent()) {
        return;
    }
    const DraftPlaces& draft = m_controller.examination()->places;
    std::vector<TextRange> ranges;
    for (const Evidence& place : places) {
        if (const auto range = draft.inText(place.claim, place.range)) {
            ranges.push_back(*range);
        }
    }
    editor().focusMark(editor().focusedMark(), ranges);
    if (turn < static_cast<int>(ranges.size())) {
        editor().scrollToRange(ranges[static_cast<std::size_t>(turn)]);
    }
}

void ExaminePage::updateUndo()
{
    m_panes->setUndo(editor().canUndo(), m_context.keys.keyText(Command::Undo));
}

void ExaminePage::applyEdit(const std::string& id)
{
    std::vector<DraftEdit> edits;
    for (DraftReplacement& replacement : m_controller.suggestedEdit(id)) {
        edits.push_back({replacement.range, std::move(replacement.text)});
    }
    if (edits.empty()) {
        emit messageRaised(tr("There is no edit to take"));
        return;
    }
    editor().apply(edits);
    m_controller.examiner().examineNow();
    emit messageRaised(tr("Edited"));
}

void ExaminePage::askReason(const std::string& id)
{
    if (const Finding* finding = m_controller.finding(id)) {
        m_panes->findings().askReason(id, finding->quote.empty()
                                              ? findingKindName(finding->kind)
                                              : QString::fromStdString(finding->quote));
    }
}

void ExaminePage::showError(const Error& error)
{
    const ErrorText text = errorText(error);
    m_panes->banner().showMessage(Banner::Kind::Error, text.happened, text.advice);
}

void ExaminePage::showSaveError(const Error& error)
{
    m_saveFailed = true;
    m_panes->setSaveText(tr("Not saved"));
    m_panes->banner().showMessage(
        Banner::Kind::Error, tr("The draft could not be saved: %1").arg(errorText(error).happened),
        tr("It is kept here until that works. Save it as text elsewhere."),
        {m_saveAgain, m_saveAsText});
}

}  // namespace metes
