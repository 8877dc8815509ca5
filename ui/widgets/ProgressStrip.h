// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

namespace metes {

/// The thin bar of the status line: done of total. Total 0 draws an empty bar.
class ProgressStrip : public QWidget {
    Q_OBJECT

public:
    explicit ProgressStrip(const Theme& theme, QWidget* parent = nullptr);

    int done() const { return m_done; }
    int total() const { return m_total; }
    /// `done` is clamped to 0..total.
    void setProgress(int done, int total);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    int m_done = 0;
    int m_total = 0;
};

}  // namespace metes
