// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/findings/FindingCard.h"
#include "ui/examine/findings/FindingModel.h"
#include "ui/settings/Command.h"
#include "ui/theme/Theme.h"

#include <QListView>

#include <functional>

namespace metes {

class FindingDelegate;

/// The list of findings; the one in hand is open. Up and Down walk; the keys of TakeEdit,
/// AcceptFinding, DismissFinding and TakeBackFinding act on it.
class FindingView : public QListView {
    Q_OBJECT

public:
    FindingView(const Theme& theme, FindingModel& model, QWidget* parent = nullptr);

    /// Empty for none.
    std::string chosen() const;
    void choose(const std::string& id);
    void clearChoice();
    /// By `step` rows from the one in hand; from the ends it goes on at the other.
    void walk(int step);
    void setClaimCount(int claims) { m_claims = claims; }

    /// Which command a key means here.
    using KeyLookup = std::function<std::optional<Command>(const QKeySequence&)>;
    void setKeys(KeyLookup lookup, const FindingKeys& texts);

signals:
    void findingChosen(const std::string& id);
    void applyRequested(const std::string& id);
    void acceptRequested(const std::string& id);
    void dismissRequested(const std::string& id);
    void takeBackRequested(const std::string& id);
    void evidenceChosen(const std::string& id, int index);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void openCurrent();
    void closeCard();
    void connectCard(FindingCard& card);
    std::optional<Command> commandOf(const QKeyEvent& event) const;
    void measure();

    const Theme& m_theme;
    FindingModel& m_model;
    FindingDelegate* m_delegate;
    QPersistentModelIndex m_open;
    QWidget* m_holder = nullptr;
    int m_claims = 0;
    KeyLookup m_lookup;
    FindingKeys m_keys;
};

}  // namespace metes
