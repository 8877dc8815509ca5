// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How Metes looks: colours, fonts, icons and the one style sheet. The application makes one Theme
// and hands it to the widgets that draw themselves; it outlives them and every icon made by it.

#include "ui/theme/ThemeFile.h"

#include <QFont>
#include <QIcon>
#include <QObject>
#include <QPalette>

#include <functional>

class QApplication;

namespace metes {

class Theme : public QObject {
    Q_OBJECT

public:
    enum class Mode { System, Light, Dark };
    /// Whether the system asks for a dark appearance now.
    using SystemProbe = std::function<bool()>;

    static constexpr int kSmallestText = 11;
    static constexpr int kDefaultText = 15;
    static constexpr int kLargestText = 28;

    /// Reads the embedded theme file. Without a probe, the platform's palette is asked.
    explicit Theme(SystemProbe systemIsDark = {}, QObject* parent = nullptr);
    ~Theme() override;

    /// Sets style, palette, font and style sheet, and follows the system from then on.
    void apply(QApplication& application);

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    bool isDark() const { return m_dark; }

    QColor color(ColorRole role) const;
    /// Of highlights and lines.
    QColor categoryColor(Category category) const;
    /// Of text, and behind a badge's letter.
    QColor categoryInk(Category category) const;
    /// Text on categoryInk().
    QColor onCategory() const;
    /// A highlight's fill, opaque, as it looks on the surface.
    QColor categorySoft(Category category) const;
    LineStyle lineStyle(Category category) const;
    QChar letter(Category category) const;

    QPalette palette() const;
    QString styleSheet() const;

    /// The system's sans, in pixels.
    QFont font(TextStyle style = TextStyle::Body) const;
    /// As font(), in a family whose figures have one width.
    QFont tableFont() const;
    /// Key caps and identifiers.
    QFont monospaceFont() const;
    /// Claims and office actions: the chosen family, else Noto Serif, else the platform's serif.
    QFont readingFont() const;
    /// Line distance of reading panes: 26 px at 15 px text.
    int readingLine() const;

    int readingSize() const { return m_readingSize; }
    /// Clamped to kSmallestText..kLargestText.
    void setReadingSize(int pixels);
    QString readingFamily() const;
    /// An empty or unknown family chooses the default.
    void setReadingFamily(const QString& family);

    /// One of our line icons, by file name without ending; it follows the theme by itself.
    QIcon icon(const QString& name, ColorRole role = ColorRole::Text) const;

signals:
    /// Colours or fonts are others now: repaint.
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const ThemeColors& colors() const { return m_dark ? m_file.dark : m_file.light; }
    bool platformIsDark();
    void followSystem();
    void refresh();

    ThemeFile m_file;
    SystemProbe m_probe;
    QApplication* m_application = nullptr;
    Mode m_mode = Mode::System;
    bool m_dark = false;
    bool m_applying = false;
    int m_readingSize = kDefaultText;
    QString m_readingFamily;
    mutable QString m_foundFamily;  ///< what readingFamily() found; the look-up is slow
};

/// `share` of `over` on `under`: 0 gives `under`, 1 gives `over`.
QColor mix(const QColor& under, const QColor& over, double share);

}  // namespace metes
