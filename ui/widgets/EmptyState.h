// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

class QLabel;

namespace metes {

class Button;

/// What stands on an empty page: what belongs there and the act that fills it.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    explicit EmptyState(const Theme& theme, QWidget* parent = nullptr);

    void setIcon(const QString& name);
    void setTitle(const QString& title);
    void setSentence(const QString& sentence);
    /// Empty text hides the button.
    void setAction(const QString& text, const QString& keyHint = {});

signals:
    void actionTriggered();

private:
    void restyle();

    const Theme& m_theme;
    QString m_iconName;
    QLabel* m_icon;
    QLabel* m_title;
    QLabel* m_sentence;
    Button* m_action;
};

}  // namespace metes
