// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"

#include <QAbstractButton>

#include <optional>

namespace metes {

/// A quiet label in a rounded frame, 22 px: "dependent - claim 4". Not focusable.
class Chip : public QWidget {
    Q_OBJECT

public:
    enum class Tone { Neutral, Accent, Good, Bad, Warn };
    enum class Weight { Normal, Semibold };

    explicit Chip(const Theme& theme, const QString& text = {}, QWidget* parent = nullptr);

    QString text() const { return m_text; }
    void setText(const QString& text);
    void setTone(Tone tone);
    void setWeight(Weight weight);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont textFont() const;

    const Theme& m_theme;
    QString m_text;
    Tone m_tone = Tone::Neutral;
    Weight m_weight = Weight::Normal;
};

/// A filter that is on or off, with the number of what it would show: "Not reviewed 33".
class FilterChip : public QAbstractButton {
    Q_OBJECT

public:
    explicit FilterChip(const Theme& theme, const QString& text = {}, QWidget* parent = nullptr);

    std::optional<int> count() const { return m_count; }
    void setCount(std::optional<int> count);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QString label() const;
    void describe();

    const Theme& m_theme;
    std::optional<int> m_count;
    bool m_ring = false;
};

}  // namespace metes
