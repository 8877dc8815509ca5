// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLineEdit>
#include <QWidget>

#include "ui/theme/Theme.h"

class QLabel;
class QTimer;
class QToolButton;

namespace metes {

class Chip;
class ElidedLabel;
class KeyCap;

/// A search field with the key that leads here drawn at its end. What is typed is announced 150 ms
/// after the last key, Enter announces at once.
class SearchBox : public QLineEdit {
    Q_OBJECT

public:
    static constexpr int kDelayMilliseconds = 150;

    explicit SearchBox(const Theme& theme, QWidget* parent = nullptr);

    void setKeyHint(const QString& key);
    /// Without announcing it.
    void setQuietly(const QString& text);

signals:
    void searched(const QString& query);
    /// Enter (after `searched`) or Escape (after the text was cleared).
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void announce();
    void placeCap();

    KeyCap* m_cap;
    QTimer* m_delay;
};

/// The 48 px line on top: project, study and annotator at the left; search and help at the right.
class TopBar : public QWidget {
    Q_OBJECT

public:
    explicit TopBar(const Theme& theme, QWidget* parent = nullptr);

    /// Empty texts hide what they stand for.
    void setProject(const QString& name, const QString& toolTip);
    void setStudy(const QString& study);
    void setAnnotator(const QString& annotator);
    void setReadOnly(bool readOnly);
    void setKeyHints(const QString& search, const QString& help);
    void setSearchable(bool searchable, const QString& hint);

    SearchBox* searchBox() const { return m_search; }

signals:
    void helpClicked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();

    const Theme& m_theme;
    ElidedLabel* m_project;
    Chip* m_study;
    Chip* m_annotator;
    Chip* m_readOnly;
    SearchBox* m_search;
    QToolButton* m_help;
};

}  // namespace metes
