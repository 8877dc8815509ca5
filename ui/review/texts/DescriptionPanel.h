// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/SearchRepository.h"
#include "ui/theme/Theme.h"

#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QTextBrowser;
class QTimer;

namespace metes {

/// Looks for words in the description of the application: the paragraphs that hold them, with
/// their numbers. Enter and Down walk the hits, Up goes back, Escape closes.
class DescriptionPanel : public QWidget {
    Q_OBJECT

public:
    explicit DescriptionPanel(const Theme& theme, QWidget* parent = nullptr);

    QString query() const;
    void setQuery(const QString& query);
    void setHits(const std::vector<ParagraphHit>& hits);
    void focusQuery();

    int hitCount() const { return static_cast<int>(m_hits.size()); }
    /// Position of the paragraph in focus, -1 for none.
    int current() const { return m_current; }

signals:
    /// A moment after the last key.
    void searchRequested(const QString& query);
    void closeRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void walk(int step);
    void render();
    void showCurrent();

    const Theme& m_theme;
    QLineEdit* m_query;
    QLabel* m_count;
    QTextBrowser* m_text;
    QTimer* m_pause;
    std::vector<ParagraphHit> m_hits;
    std::vector<int> m_starts;  ///< text block of each hit
    int m_current = -1;
};

}  // namespace metes
