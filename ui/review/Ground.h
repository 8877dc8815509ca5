// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

namespace metes {

/// A plain widget that fills itself with one colour of the theme: what lies in a scroll area.
class Ground : public QWidget {
    Q_OBJECT

public:
    Ground(const Theme& theme, ColorRole role, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    ColorRole m_role;
};

}  // namespace metes
