// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// The Review page: queue, claim, reasons, office action. The controller holds what is shown and
// makes every decision; panels show it and pass on what people do; the page connects them.

#include "core/patent/ClaimTree.h"
#include "core/review/ReviewSession.h"
#include "ui/review/ActiveTimer.h"
#include "ui/review/Pace.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace metes {

class Database;

/// A claim that the shown one depends on, directly or not.
struct ParentClaim {
    std::int32_t number = 0;
    std::optional<std::string> text;  ///< nothing: the project does not hold that claim
};

/// Which span of the shown claim; `reason` is empty when nothing is in focus.
struct SpanFocus {
    std::string reason;
    int span = -1;  ///< position in the reason's spans; -1: the reason as a whole

    bool operator==(const SpanFocus&) const = default;
};

/// State and acts of the review of one claim at a time. Each act is one call of
/// ReviewSession::decide(); what is shown changes only after it returned. An act returns whether
/// it was written; when not, failed() tells why and retry() does it again.
class ReviewController : public QObject {
    Q_OBJECT

public:
    enum class Direction { Undo, Redo };

    ReviewController(Database& database, ReviewSession& session, const Clock& clock,
                     QObject* parent = nullptr);

    /// False when it could not be read; then the claim before stays.
    bool show(ClaimId claim);
    /// Reads the shown claim again: another program wrote.
    bool reload();
    void clear();

    /// Null when no claim is shown.
    const ReviewItem* item() const { return m_item ? &*m_item : nullptr; }
    ClaimId claim() const { return m_item ? m_item->stored.id : ClaimId{}; }
    const std::string& annotator() const { return m_session.reviewer().annotator; }
    /// Numbers of the claims that the shown one depends on, nearest first.
    std::vector<std::int32_t> ancestors() const;
    Result<std::vector<ParentClaim>> parentClaims() const;

    const SpanFocus& focus() const { return m_focus; }
    /// The reason in focus, or null.
    const ReasonReview* focused() const;
    const ReasonReview* reason(const std::string& id) const;
    void setFocus(const SpanFocus& focus);
    /// Next (1) or previous (-1) reason; stays at the ends.
    void stepReason(int step);
    /// Through all spans of the claim in reading order, stacked ones one after the other; round.
    void stepSpan(int step);

    bool accept();
    bool skip();
    bool setLabel(Label label);
    bool setCategory(Category category);
    bool toggleRejected();
    bool toggleTextWrong();
    bool toggleSpansWrong();
    bool toggleMissing();
    bool toggleFlag();
    bool addSpan(TextRange range);
    /// Of the span in focus.
    bool moveSpan(TextRange range);
    bool addReason(Category category, TextRange range, const std::string& text);
    /// `reason` empty: on the claim.
    bool comment(const std::string& text, const std::string& reason);

    bool undo() { return takeBack(Direction::Undo); }
    bool redo() { return takeBack(Direction::Redo); }

    /// Does again what failed last.
    void retry();

    /// Counts active time; tell it every key and mouse press.
    ActiveTimer& timer() { return m_timer; }
    const Pace& pace() const { return m_pace; }

signals:
    /// Another claim is shown, or none.
    void claimShown();
    /// The shown claim's fold is another.
    void reviewChanged();
    void focusChanged();
    /// Decisions on these claims were written.
    void decided(const std::vector<metes::ClaimId>& claims);
    /// The claim was accepted or skipped: time for the next.
    void claimFinished();
    void takenBack(metes::ReviewController::Direction direction, const metes::UndoReceipt& receipt);
    /// Nothing was left to undo or redo.
    void nothingToTakeBack(metes::ReviewController::Direction direction);
    void failed(const metes::Error& error);
    /// What failed before has worked now.
    void recovered();

private:
    /// `again` is what retry() does; by default the same decision.
    bool decide(const ReviewAct& act, std::function<void()> again = {});
    bool onFocused(Act act);
    bool takeBack(Direction direction);
    Result<void> readTree(ApplicationId application);
    bool refresh();
    bool report(const Error& error, std::function<void()> again);
    void keepFocus();
    void focusAdded(const std::vector<std::string>& known);
    std::optional<SpanFocus> firstSpan(const ReasonReview& reason) const;

    Database& m_database;
    ReviewSession& m_session;
    ActiveTimer m_timer;
    Pace m_pace;
    std::int64_t m_spent = 0;  ///< active milliseconds on the shown claim
    std::optional<ReviewItem> m_item;
    ApplicationId m_treeOf;
    ClaimTree m_tree;
    SpanFocus m_focus;
    std::function<void()> m_retry;
};

}  // namespace metes
