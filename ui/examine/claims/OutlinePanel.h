// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/Examination.h"
#include "ui/theme/Theme.h"

#include <QWidget>

#include <functional>
#include <map>

class QMenu;
class QSplitter;

namespace metes {

class Button;
class PanelHeader;
class SideList;

/// The left column: the claims as a tree, below them the terms that the claim in hand may use.
class OutlinePanel : public QWidget {
    Q_OBJECT

public:
    OutlinePanel(const Theme& theme, QWidget* parent = nullptr);

    void setDraftName(const QString& name);
    /// What the button "Draft" opens; stays its owner's.
    void setMenu(QMenu* menu);
    using Counts = std::function<bool(const Finding&)>;
    void setExamination(std::shared_ptr<const Examination> examination, const Counts& counts);
    /// Probabilities of the claims, by number.
    void setFigures(std::map<std::int32_t, QString> figures);
    /// The claim in hand; 0 for none, then all terms are listed.
    void showClaim(std::int32_t number);

    SideList& claims() const { return *m_claims; }
    SideList& terms() const { return *m_terms; }
    QSplitter& splitter() const { return *m_splitter; }

    QSize minimumSizeHint() const override;

signals:
    void claimChosen(std::int32_t number);
    /// Another claim is in hand, for whatever cause.
    void claimShown(std::int32_t number);
    /// The places of a term, its introduction first.
    void termChosen(const std::vector<metes::Evidence>& places, int turn);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showName();

    class GroupHeading;
    QWidget* makeTerms();
    void showClaims();
    void showTerms();
    void chooseTerm(int row);

    const Theme& m_theme;
    PanelHeader* m_header;
    Button* m_menu;
    QSplitter* m_splitter;
    SideList* m_claims;
    GroupHeading* m_heading = nullptr;
    SideList* m_terms;
    std::shared_ptr<const Examination> m_examination;
    std::vector<std::size_t> m_shownTerms;
    Counts m_counts;
    std::map<std::int32_t, QString> m_figures;
    QString m_name;
    std::int32_t m_claim = 0;
    int m_lastTerm = -1;
    int m_turn = 0;  ///< how often the same term was chosen: walks its places
};

}  // namespace metes
