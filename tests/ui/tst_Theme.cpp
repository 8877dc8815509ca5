// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/RoleNames.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QFile>
#include <QFontMetricsF>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace metes;

namespace {

/// WCAG 2.1, relative luminance and contrast ratio.
double luminance(const QColor& color)
{
    const auto linear = [](double c) {
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
           + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double high = std::max(luminance(a), luminance(b));
    const double low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

QByteArray themeJson()
{
    QFile file(QStringLiteral(METES_SOURCE_DIR "/resources/themes/metes.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class tst_Theme : public QObject {
    Q_OBJECT

private slots:
    void contrastIsWhatTheRuleSays();
    void textKeepsItsContrast_data();
    void textKeepsItsContrast();
    void categoriesKeepTheirContrast_data();
    void categoriesKeepTheirContrast();
    void colorsOfTheDesign();
    void everyCategoryHasItsLine();
    void refusesABrokenFile_data();
    void refusesABrokenFile();
    void modeAndSystem();
    void followsThePlatform();
    void readingSizeIsClamped();
    void figuresHaveOneWidth();
    void iconsTakeTheColour();
    void styleSheetHasNoOpenNames();
};

void tst_Theme::contrastIsWhatTheRuleSays()
{
    QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
    // #767676 is the lightest grey that passes on white: 4.54.
    QVERIFY(std::abs(contrast(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
}

void tst_Theme::textKeepsItsContrast_data()
{
    QTest::addColumn<Theme::Mode>("mode");
    QTest::addColumn<ColorRole>("ink");
    QTest::addColumn<ColorRole>("ground");
    using Role = ColorRole;
    const std::vector<std::pair<Role, std::vector<Role>>> pairs = {
        {Role::Text,
         {Role::Bg, Role::Surface, Role::Sunk, Role::Hover, Role::AccentSoft, Role::GoodSoft,
          Role::BadSoft, Role::WarnSoft, Role::SearchHit, Role::Selection}},
        {Role::Muted, {Role::Bg, Role::Surface, Role::Sunk, Role::Hover, Role::AccentSoft}},
        {Role::Accent, {Role::Bg, Role::Surface, Role::Sunk, Role::AccentSoft}},
        {Role::Good, {Role::Bg, Role::Surface, Role::Sunk, Role::GoodSoft}},
        {Role::Bad, {Role::Bg, Role::Surface, Role::Sunk, Role::BadSoft}},
        {Role::Warn, {Role::Bg, Role::Surface, Role::Sunk, Role::WarnSoft}},
        {Role::OnAccent, {Role::Accent, Role::AccentHover, Role::AccentPressed}},
    };
    for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        for (const auto& [ink, grounds] : pairs) {
            for (const Role ground : grounds) {
                QTest::addRow("%s: %s on %s", mode == Theme::Mode::Light ? "light" : "dark",
                              qPrintable(roleName(ink)), qPrintable(roleName(ground)))
                    << mode << ink << ground;
            }
        }
    }
}

void tst_Theme::textKeepsItsContrast()
{
    QFETCH(Theme::Mode, mode);
    QFETCH(ColorRole, ink);
    QFETCH(ColorRole, ground);
    Theme theme;
    theme.setMode(mode);
    const double ratio = contrast(theme.color(ink), theme.color(ground));
    QVERIFY2(ratio >= 4.5, qPrintable(QString::number(ratio)));
}

void tst_Theme::categoriesKeepTheirContrast_data()
{
    QTest::addColumn<Theme::Mode>("mode");
    QTest::addColumn<Category>("category");
    for (const CategoryInfo& info : categories()) {
        QTest::addRow("light %s", info.id.data()) << Theme::Mode::Light << info.category;
        QTest::addRow("dark %s", info.id.data()) << Theme::Mode::Dark << info.category;
    }
}

void tst_Theme::categoriesKeepTheirContrast()
{
    QFETCH(Theme::Mode, mode);
    QFETCH(Category, category);
    Theme theme;
    theme.setMode(mode);
    const QColor ink = theme.categoryInk(category);
    for (const ColorRole ground :
         {ColorRole::Bg, ColorRole::Surface, ColorRole::Sunk, ColorRole::AccentSoft}) {
        const double ratio = contrast(ink, theme.color(ground));
        QVERIFY2(ratio >= 4.5,
                 qPrintable(roleName(ground) + QLatin1Char(' ') + QString::number(ratio)));
    }
    QVERIFY(contrast(theme.onCategory(), ink) >= 4.5);
    // Text inside a highlight, and the line below it (3:1 for graphics).
    QVERIFY(contrast(theme.color(ColorRole::Text), theme.categorySoft(category)) >= 4.5);
    QVERIFY(contrast(theme.categoryColor(category), theme.color(ColorRole::Surface)) >= 3.0);
}

void tst_Theme::colorsOfTheDesign()
{
    Theme theme;
    theme.setMode(Theme::Mode::Light);
    QCOMPARE(theme.color(ColorRole::Accent).name(), QStringLiteral("#2b5bc7"));
    QCOMPARE(theme.categoryColor(Category::AntecedentBasis).name(), QStringLiteral("#0072b2"));
    // 15 % of 0072B2 on white: 255 - 0.15 * (255 - c).
    QCOMPARE(theme.categorySoft(Category::AntecedentBasis).name(), QStringLiteral("#d9eaf3"));
    QCOMPARE(theme.letter(Category::OmissionOfEssentials), QLatin1Char('O'));
    theme.setMode(Theme::Mode::Dark);
    QCOMPARE(theme.color(ColorRole::Surface).name(), QStringLiteral("#1f2226"));
    QCOMPARE(theme.categoryColor(Category::Other).name(), QStringLiteral("#a6abb2"));
}

void tst_Theme::everyCategoryHasItsLine()
{
    Theme theme;
    const LineStyle expected[] = {LineStyle::Solid,  LineStyle::Dotted,  LineStyle::Dashed,
                                  LineStyle::Double, LineStyle::DashDot, LineStyle::Wavy,
                                  LineStyle::Thick,  LineStyle::Thin,    LineStyle::Thin};
    for (const CategoryInfo& info : categories())
        QCOMPARE(theme.lineStyle(info.category), expected[static_cast<std::size_t>(info.category)]);
}

void tst_Theme::refusesABrokenFile_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("named");
    QTest::newRow("no colour") << QByteArray("#2B5BC7") << QByteArray("blue-ish")
                               << QStringLiteral("light.roles.accent");
    QTest::newRow("unknown role") << QByteArray("\"muted\"") << QByteArray("\"mutted\"")
                                  << QStringLiteral("mutted");
    QTest::newRow("unknown line") << QByteArray("\"wavy\"") << QByteArray("\"curly\"")
                                  << QStringLiteral("lines.contradicting_limitations");
    QTest::newRow("missing category")
        << QByteArray("\"relative_term\"") << QByteArray("\"relative\"")
        << QStringLiteral("relative_term");
    QTest::newRow("fill of nothing")
        << QByteArray("0.15") << QByteArray("0") << QStringLiteral("light.fill");
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray("[") << QStringLiteral("Theme file");
}

void tst_Theme::refusesABrokenFile()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, named);
    QByteArray json = themeJson();
    QVERIFY(readThemeFile(json).has_value());
    QVERIFY(json.contains(from));
    const auto read = readThemeFile(json.replace(from, to));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY2(read.error().message.find(named.toStdString()) != std::string::npos,
             read.error().message.c_str());
}

void tst_Theme::modeAndSystem()
{
    bool systemDark = true;
    Theme theme([&] { return systemDark; });
    QVERIFY(theme.isDark());
    QSignalSpy changed(&theme, &Theme::changed);
    theme.setMode(Theme::Mode::Light);
    QVERIFY(!theme.isDark());
    QCOMPARE(changed.count(), 1);
    theme.setMode(Theme::Mode::Light);
    QCOMPARE(changed.count(), 1);
    theme.setMode(Theme::Mode::System);
    QVERIFY(theme.isDark());
}

void tst_Theme::followsThePlatform()
{
    bool systemDark = false;
    Theme theme([&] { return systemDark; });
    theme.apply(*qApp);
    QCOMPARE(QApplication::palette().color(QPalette::Window), theme.color(ColorRole::Surface));
    systemDark = true;
    QEvent told(QEvent::ApplicationPaletteChange);
    QCoreApplication::sendEvent(qApp, &told);
    QVERIFY(theme.isDark());
    QCOMPARE(QApplication::palette().color(QPalette::Window).name(), QStringLiteral("#1f2226"));
    QVERIFY(qApp->styleSheet().contains(QStringLiteral("#1f2226"), Qt::CaseInsensitive));
    theme.setMode(Theme::Mode::Light);
    QCoreApplication::sendEvent(qApp, &told);
    QVERIFY(!theme.isDark());
}

void tst_Theme::readingSizeIsClamped()
{
    Theme theme;
    QCOMPARE(theme.readingSize(), 15);
    QCOMPARE(theme.readingLine(), 26);
    QSignalSpy changed(&theme, &Theme::changed);
    theme.setReadingSize(5);
    QCOMPARE(theme.readingSize(), 11);
    theme.setReadingSize(90);
    QCOMPARE(theme.readingSize(), 28);
    QCOMPARE(theme.readingFont().pixelSize(), 28);
    QCOMPARE(changed.count(), 2);
    theme.setReadingSize(29);
    QCOMPARE(changed.count(), 2);
}

void tst_Theme::figuresHaveOneWidth()
{
    Theme theme;
    const QFontMetricsF metrics(theme.tableFont());
    QCOMPARE(metrics.horizontalAdvance(QStringLiteral("1111")),
             metrics.horizontalAdvance(QStringLiteral("8888")));
}

void tst_Theme::iconsTakeTheColour()
{
    Theme theme;
    theme.setMode(Theme::Mode::Light);
    const QIcon icon = theme.icon(QStringLiteral("check"), ColorRole::Bad);
    QVERIFY(theme.icon(QStringLiteral("no such icon")).isNull());
    const auto strongest = [](const QPixmap& pixmap) {
        const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
        QColor found(Qt::transparent);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).alpha() > found.alpha())
                    found = image.pixelColor(x, y);
            }
        }
        return found;
    };
    const QPixmap sharp = icon.pixmap(QSize(20, 20), 2.0);
    QCOMPARE(sharp.size(), QSize(40, 40));
    QCOMPARE(sharp.devicePixelRatio(), 2.0);
    const QColor light = strongest(sharp);
    QVERIFY(light.alpha() > 200);
    QVERIFY(std::abs(light.red() - 0xB3) <= 2 && std::abs(light.green() - 0x37) <= 2);
    const QColor off = strongest(icon.pixmap(QSize(20, 20), 2.0, QIcon::Disabled));
    QVERIFY(std::abs(off.red() - 0x8B) <= 2 && std::abs(off.blue() - 0x97) <= 2);
    theme.setMode(Theme::Mode::Dark);
    const QColor dark = strongest(icon.pixmap(QSize(20, 20), 2.0));
    QVERIFY(std::abs(dark.red() - 0xF0) <= 2 && std::abs(dark.green() - 0x8A) <= 2);
}

void tst_Theme::styleSheetHasNoOpenNames()
{
    Theme theme;
    const QString sheet = theme.styleSheet();
    QVERIFY(sheet.contains(QStringLiteral("QPushButton")));
    QVERIFY(!sheet.contains(QLatin1Char('@')));
}

QTEST_MAIN(tst_Theme)
#include "tst_Theme.moc"
