// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/Examiner.h"
#include "ui/examine/draft/DraftAutosave.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace metes {

class Clock;
class JobRunner;

/// One replacement in the text of a draft, code points.
struct DraftReplacement {
    TextRange range;
    std::string text;
};

/// The draft in hand: what it holds, what was found in it, what was said about that. Knows no
/// widget: the text belongs to whoever edits it and is asked for when it is needed.
class ExamineController : public QObject {
    Q_OBJECT

public:
    struct Services {
        JobRunner& jobs;
        std::shared_ptr<DraftStore> store;
        const Clock& clock;
    };

    /// `text` gives the edited text.
    ExamineController(const Services& services, Examiner::TextSource text,
                      QObject* parent = nullptr);
    /// Saves what is not saved yet.
    ~ExamineController() override;

    /// Takes up another draft; the one before is saved first, and kept when that fails: the error
    /// says so. Emits draftOpened(); the editor then shows draft().text.
    Result<void> open(Draft draft);
    /// `text` is as it was opened: the edited one is asked for.
    const Draft& draft() const { return m_draft; }
    Draft snapshot() const;
    void rename(const std::string& name);
    void setDescription(std::vector<std::string> paragraphs);
    /// Deletes the draft's file; nothing of it is saved any more until another is opened.
    Result<void> discard();

    void noteEdit();
    Result<void> saveNow() { return m_autosave.flush(); }
    bool isSaved() const { return m_autosave.isSaved(); }

    Examiner& examiner() { return m_examiner; }
    std::shared_ptr<const Examination> examination() const { return m_examiner.last(); }
    /// Null when the text has changed since, or there is no such finding.
    const Finding* finding(const std::string& id) const;

    const Judgement* judgement(const Finding& finding) const;
    /// What is said of a finding holds for every finding with the same key. `reason` must not be
    /// empty. Emits acted().
    void accept(const std::string& id);
    void dismiss(const std::string& id, const std::string& reason);
    void takeBack(const std::string& id);
    /// Of the acts that acted() announced, as often as wanted.
    void undoAct(int number);
    void redoAct(int number);

    /// The suggested edit, in the text; empty where there is none or the text moved on.
    std::vector<DraftReplacement> suggestedEdit(const std::string& id) const;

signals:
    void draftOpened();
    /// Findings, terms or tree are others now.
    void examined();
    void judgementsChanged();
    /// For the undo history.
    void acted(int number);
    void descriptionChanged();
    void renamed();
    void saved();
    void saveFailed(const metes::Error& error);
    void failed(const metes::Error& error);

private:
    struct Act {
        std::string key;
        std::optional<Judgement> before;
        std::optional<Judgement> after;
    };
    void judge(const std::string& id, std::optional<Judgement> judgement);
    void put(const std::string& key, const std::optional<Judgement>& judgement);

    const Clock& m_clock;
    std::shared_ptr<DraftStore> m_store;
    Examiner::TextSource m_text;
    Draft m_draft;
    std::vector<Act> m_acts;
    bool m_discarded = false;
    Examiner m_examiner;
    DraftAutosave m_autosave;
};

}  // namespace metes
