// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/review/ReviewController.h"
#include "ui/theme/Theme.h"

#include <QScrollArea>

#include <vector>

namespace metes {

/// The claims that the shown one depends on, nearest first, read-only. Lost ones are named.
class ParentsPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit ParentsPanel(const Theme& theme, QWidget* parent = nullptr);

    void setParents(const std::vector<ParentClaim>& parents);

    QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void rebuild();

    const Theme& m_theme;
    std::vector<ParentClaim> m_parents;
    QWidget* m_content;
};

}  // namespace metes
