// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QTextBrowser;

namespace metes {

class Theme;

/// How to review: the embedded guidelines in the reader's language where there are such, else in
/// English.
class GuidelinesDialog : public QDialog {
    Q_OBJECT

public:
    explicit GuidelinesDialog(const Theme& theme, QWidget* parent = nullptr);

private:
    void render();

    const Theme& m_theme;
    QTextBrowser* m_text;
};

}  // namespace metes
