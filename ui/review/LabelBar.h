// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/patent/Reason.h"
#include "ui/theme/Theme.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QLabel;

namespace metes {

class Button;

/// The label of the claim, skip, and accept. Stands in two lines where one is too short.
class LabelBar : public QWidget {
    Q_OBJECT

public:
    explicit LabelBar(const Theme& theme, QWidget* parent = nullptr);

    void setLabel(std::optional<Label> label);
    struct Keys {
        QString definite;
        QString indefinite;
        QString skip;
        QString accept;
    };
    void setKeys(const Keys& keys);

    QSize minimumSizeHint() const override;

signals:
    void labelChosen(metes::Label label);
    void skipRequested();
    void acceptRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    std::optional<Label> m_label;
    QLabel* m_caption;
    Button* m_definite;
    Button* m_indefinite;
    Button* m_skip;
    Button* m_accept;
    QWidget* m_labels;
    QWidget* m_acts;
    QBoxLayout* m_layout;
};

}  // namespace metes
