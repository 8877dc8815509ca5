// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Theme.h"

#include "ui/theme/IconEngine.h"
#include "ui/theme/StyleSheet.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QStyleFactory>

#include <algorithm>

namespace metes {

namespace {

ThemeFile embeddedFile()
{
    QFile file(QStringLiteral(":/themes/metes.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The theme file is missing from the program's resources");
    Result<ThemeFile> read = readThemeFile(file.readAll());
    if (!read)
        qFatal("%s", read.error().message.c_str());
    return *read;
}

bool isDarkPalette(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness()
           < palette.color(QPalette::WindowText).lightness();
}

}  // namespace

Theme::Theme(SystemProbe systemIsDark, QObject* parent)
    : QObject(parent), m_file(embeddedFile()), m_probe(std::move(systemIsDark))
{
    m_dark = m_probe ? m_probe() : qApp && isDarkPalette(QApplication::palette());
}

Theme::~Theme() = default;

void Theme::apply(QApplication& application)
{
    m_application = &application;
    application.setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    application.installEventFilter(this);
    m_dark = m_mode == Mode::System ? platformIsDark() : m_mode == Mode::Dark;
    refresh();
}

void Theme::setMode(Mode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    m_dark = mode == Mode::System ? platformIsDark() : mode == Mode::Dark;
    refresh();
}

bool Theme::platformIsDark()
{
    if (m_probe)
        return m_probe();
    if (!m_application)
        return isDarkPalette(QApplication::palette());
    // Only without a palette of our own does the application show the platform's.
    const bool wasApplying = std::exchange(m_applying, true);
    m_application->setPalette(QPalette());
    const bool dark = isDarkPalette(QApplication::palette());
    m_application->setPalette(palette());
    m_applying = wasApplying;
    return dark;
}

void Theme::followSystem()
{
    if (m_mode != Mode::System)
        return;
    const bool dark = platformIsDark();
    if (dark == m_dark)
        return;
    m_dark = dark;
    refresh();
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    const bool asks =
        event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::ThemeChange;
    if (asks && !m_applying && (watched == m_application || watched->isWindowType()))
        followSystem();
    return QObject::eventFilter(watched, event);
}

void Theme::refresh()
{
    if (m_application) {
        m_applying = true;
        m_application->setPalette(palette());
        m_application->setFont(font());
        m_application->setStyleSheet(styleSheet());
        m_applying = false;
    }
    emit changed();
}

QColor Theme::color(ColorRole role) const
{
    return colors().roles.at(static_cast<std::size_t>(role));
}

QColor Theme::categoryColor(Category category) const
{
    return colors().categories.at(static_cast<std::size_t>(category)).color;
}

QColor Theme::categoryInk(Category category) const
{
    return colors().categories.at(static_cast<std::size_t>(category)).ink;
}

QColor Theme::onCategory() const
{
    return color(ColorRole::OnAccent);
}

QColor Theme::categorySoft(Category category) const
{
    return mix(color(ColorRole::Surface), categoryColor(category), colors().fill);
}

LineStyle Theme::lineStyle(Category category) const
{
    return m_file.lines.at(static_cast<std::size_t>(category));
}

QChar Theme::letter(Category category) const
{
    return QLatin1Char(categoryInfo(category).letter);
}

QPalette Theme::palette() const
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, ColorRole ours) {
        palette.setColor(role, color(ours));
    };
    set(QPalette::Window, ColorRole::Surface);
    set(QPalette::WindowText, ColorRole::Text);
    set(QPalette::Base, ColorRole::Surface);
    set(QPalette::AlternateBase, ColorRole::Bg);
    set(QPalette::Text, ColorRole::Text);
    set(QPalette::PlaceholderText, ColorRole::Muted);
    set(QPalette::Button, ColorRole::Surface);
    set(QPalette::ButtonText, ColorRole::Text);
    set(QPalette::BrightText, ColorRole::Bad);
    set(QPalette::ToolTipBase, ColorRole::Surface);
    set(QPalette::ToolTipText, ColorRole::Text);
    set(QPalette::Highlight, ColorRole::Selection);
    set(QPalette::HighlightedText, ColorRole::Text);
    set(QPalette::Link, ColorRole::Accent);
    set(QPalette::LinkVisited, ColorRole::Accent);
    set(QPalette::Light, ColorRole::Surface);
    set(QPalette::Midlight, ColorRole::Hover);
    set(QPalette::Mid, ColorRole::Line);
    set(QPalette::Dark, ColorRole::Faint);
    set(QPalette::Shadow, ColorRole::Line);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, color(ColorRole::Faint));
    return palette;
}

QString Theme::styleSheet() const
{
    return makeStyleSheet(colors());
}

void Theme::setReadingSize(int pixels)
{
    const int size = std::clamp(pixels, kSmallestText, kLargestText);
    if (size == m_readingSize)
        return;
    m_readingSize = size;
    emit changed();
}

void Theme::setReadingFamily(const QString& family)
{
    if (family == m_readingFamily)
        return;
    m_readingFamily = family;
    m_foundFamily.clear();
    emit changed();
}

QIcon Theme::icon(const QString& name, ColorRole role) const
{
    return QIcon(new IconEngine(*this, name, role));
}

QColor mix(const QColor& under, const QColor& over, double share)
{
    const auto blend = [share](int from, int to) {
        return static_cast<int>(from + (to - from) * share + 0.5);
    };
    return {blend(under.red(), over.red()), blend(under.green(), over.green()),
            blend(under.blue(), over.blue())};
}

}  // namespace metes
