// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/draft/DraftSources.h"
#include "ui/theme/Theme.h"

#include <QWidget>

#include <vector>

class QLineEdit;

namespace metes {

class PanelHeader;
class SideList;

/// Chooses one of many applications, in the place of the text. Typing narrows the list, Enter or a
/// click chooses, Escape goes back.
class ApplicationChooser : public QWidget {
    Q_OBJECT

public:
    explicit ApplicationChooser(const Theme& theme, QWidget* parent = nullptr);

    /// `source` is where they come from: a project, a file.
    void setChoices(std::vector<ApplicationChoice> choices, const QString& source);
    SideList& list() const { return *m_list; }

signals:
    void chosen(const std::string& application);
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void narrow();

    PanelHeader* m_header;
    QLineEdit* m_filter;
    SideList* m_list;
    std::vector<ApplicationChoice> m_choices;
    std::vector<std::size_t> m_shown;
};

}  // namespace metes
