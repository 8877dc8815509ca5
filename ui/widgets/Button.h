// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"

#include <QPushButton>

namespace metes {

/// A push button with an optional key cap inside: "Accept and next [Enter]". The cap is a hint;
/// the page's actions own the shortcut.
class Button : public QPushButton {
    Q_OBJECT

public:
    enum class Kind {
        Primary,    ///< filled with the accent, one per panel
        Secondary,  ///< framed
        Quiet       ///< text only, for panel headers
    };
    /// The colour of a checked button: Indefinite is bad, Definite good.
    enum class Tone { Accent, Good, Bad };
    enum class Size { Normal, Small };

    Button(const Theme& theme, Kind kind, const QString& text = {}, QWidget* parent = nullptr);

    QString keyHint() const { return m_key; }
    void setKeyHint(const QString& key);
    void setTone(Tone tone);
    void setSize(Size size);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Look {
        QColor fill;
        QColor frame;
        QColor text;
        bool filled = false;
    };
    Look look() const;
    QFont labelFont() const;

    const Theme& m_theme;
    Kind m_kind;
    Tone m_tone = Tone::Accent;
    Size m_size = Size::Normal;
    QString m_key;
    bool m_ring = false;
};

}  // namespace metes
