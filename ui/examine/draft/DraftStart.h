// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

class QLabel;

namespace metes {

class Button;

/// What an empty draft shows below the first line: what belongs here and the acts that fill it.
/// Typing goes into the text all the while.
class DraftStart : public QWidget {
    Q_OBJECT

public:
    explicit DraftStart(const Theme& theme, QWidget* parent = nullptr);

signals:
    void pasteRequested();
    void openRequested();
    void applicationRequested();

private:
    void restyle();

    const Theme& m_theme;
    QLabel* m_icon;
    QLabel* m_title;
    QLabel* m_sentence;
    QLabel* m_promise;
};

}  // namespace metes
