// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace metes {

/// What happened and what to do about it, inline above the content that it concerns. Hidden until
/// shown; a screen reader is told when it appears.
class Banner : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Info, Warning, Error };

    explicit Banner(const Theme& theme, QWidget* parent = nullptr);

    Kind kind() const { return m_kind; }
    QString text() const;

    /// `happened` and `advice` are plain text; at most two actions become buttons. The actions stay
    /// their owner's; triggering one does not close the banner.
    void showMessage(Kind kind, const QString& happened, const QString& advice = {},
                     const QList<QAction*>& actions = {});
    void close();

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();
    void rebuildButtons(const QList<QAction*>& actions);

    const Theme& m_theme;
    Kind m_kind = Kind::Info;
    QLabel* m_icon;
    QLabel* m_happened;
    QLabel* m_advice;
    QHBoxLayout* m_buttons;
    QToolButton* m_close;
};

}  // namespace metes
