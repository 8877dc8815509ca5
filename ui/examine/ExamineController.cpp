// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/ExamineController.h"

#include "core/text/TextIndex.h"

namespace metes {

ExamineController::ExamineController(const Services& services, Examiner::TextSource text,
                                     QObject* parent)
    : QObject(parent),
      m_clock(services.clock),
      m_store(services.store),
      m_text(std::move(text)),
      m_draft(makeDraft({})),
      m_examiner(services.jobs, m_text),
      m_autosave(services.jobs, services.store, [this] { return snapshot(); })
{
    connect(&m_examiner, &Examiner::examined, this, &ExamineController::examined);
    connect(&m_examiner, &Examiner::failed, this, &ExamineController::failed);
    connect(&m_autosave, &DraftAutosave::saved, this, &ExamineController::saved);
    connect(&m_autosave, &DraftAutosave::failed, this, &ExamineController::saveFailed);
}

ExamineController::~ExamineController()
{
    // Nobody is left to be told; the page asked saveNow() when it could still speak.
    std::ignore = m_autosave.flush();
}

Result<void> ExamineController::open(Draft draft)
{
    if (Result<void> kept = m_discarded ? Result<void>() : m_autosave.flush(); !kept) {
        return kept;
    }
    m_discarded = false;
    m_draft = std::move(draft);
    m_acts.clear();
    emit draftOpened();
    emit descriptionChanged();
    if (!m_draft.text.empty()) {
        m_autosave.touch();  // the draft in hand is the one saved last
    }
    auto description = m_draft.description.empty()
                           ? nullptr
                           : std::make_shared<const FoldedDescription>(m_draft.description);
    m_examiner.setDescription(std::move(description));
    return {};
}

Draft ExamineController::snapshot() const
{
    Draft draft = m_draft;
    draft.text = m_text();
    return draft;
}

void ExamineController::rename(const std::string& name)
{
    m_draft.name = name;
    m_autosave.touch();
    emit renamed();
}

void ExamineController::setDescription(std::vector<std::string> paragraphs)
{
    m_draft.description = std::move(paragraphs);
    m_autosave.touch();
    emit descriptionChanged();
    m_examiner.setDescription(std::make_shared<const FoldedDescription>(m_draft.description));
}

Result<void> ExamineController::discard()
{
    Result<void> removed = m_store->remove(m_draft.id);
    m_discarded = removed.has_value();
    return removed;
}

void ExamineController::noteEdit()
{
    m_examiner.noteEdit();
    m_autosave.touch();
}

const Finding* ExamineController::finding(const std::string& id) const
{
    return m_examiner.isCurrent() ? m_examiner.last()->finding(id) : nullptr;
}

const Judgement* ExamineController::judgement(const Finding& finding) const
{
    const auto found = m_draft.judgements.find(findingKey(finding));
    return found == m_draft.judgements.end() ? nullptr : &found->second;
}

void ExamineController::accept(const std::string& id)
{
    judge(id, Judgement{FindingVerdict::Accepted, {}, m_clock.now()});
}

void ExamineController::dismiss(const std::string& id, const std::string& reason)
{
    judge(id, Judgement{FindingVerdict::Dismissed, reason, m_clock.now()});
}

void ExamineController::takeBack(const std::string& id)
{
    judge(id, std::nullopt);
}

void ExamineController::judge(const std::string& id, std::optional<Judgement> judgement)
{
    const std::shared_ptr<const Examination> examined = m_examiner.last();
    const Finding* found = examined ? examined->finding(id) : nullptr;
    if (found == nullptr) {
        return;
    }
    Act act{findingKey(*found), std::nullopt, std::move(judgement)};
    if (const Judgement* before = this->judgement(*found)) {
        act.before = *before;
    }
    put(act.key, act.after);
    m_acts.push_back(std::move(act));
    emit acted(static_cast<int>(m_acts.size()) - 1);
}

void ExamineController::put(const std::string& key, const std::optional<Judgement>& judgement)
{
    if (judgement) {
        m_draft.judgements[key] = *judgement;
    } else {
        m_draft.judgements.erase(key);
    }
    m_autosave.touch();
    emit judgementsChanged();
}

void ExamineController::undoAct(int number)
{
    const Act act = m_acts.at(static_cast<std::size_t>(number));
    put(act.key, act.before);
}

void ExamineController::redoAct(int number)
{
    const Act act = m_acts.at(static_cast<std::size_t>(number));
    put(act.key, act.after);
}

std::vector<DraftReplacement> ExamineController::suggestedEdit(const std::string& id) const
{
    const Finding* found = finding(id);
    if (found == nullptr || !found->suggestion) {
        return {};
    }
    std::vector<DraftReplacement> replacements;
    for (const TextEdit& edit : found->suggestion->edits) {
        const auto range = m_examiner.last()->places.inText(edit.claim, edit.range);
        // A line between the two ends that is no part of the claim must not be overwritten.
        if (!range || range->length() != edit.range.length()) {
            return {};
        }
        replacements.push_back({*range, edit.replacement});
    }
    return replacements;
}

}  // namespace metes
