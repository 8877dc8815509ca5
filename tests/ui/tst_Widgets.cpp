// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Banner.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/CategoryBadge.h"
#include "ui/widgets/CategoryText.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/PanelHeader.h"
#include "ui/widgets/PlainToolTip.h"
#include "ui/widgets/ProgressStrip.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace metes;

class tst_Widgets : public QObject {
    Q_OBJECT

private slots:
    void init() { m_theme.setMode(Theme::Mode::Light); }
    void wordsMatchTheTable();
    void badgeSaysItsCategory();
    void chipFitsItsText();
    void filterChipCounts();
    void bannerOffersActions();
    void emptyStateActs();
    void flowWraps();
    void elidedLabel();
    void progressIsClamped();
    void cardByKeyboardAndMouse();
    void buttonKeepsItsWidthWhenChecked();
    void headerIsThirtySixHigh();
    void tooltipsAreNoHtml();

private:
    Theme m_theme;
};

void tst_Widgets::wordsMatchTheTable()
{
    for (const CategoryInfo& info : categories())
        QCOMPARE(categoryName(info.category).toStdString(), std::string(info.name));
}

void tst_Widgets::badgeSaysItsCategory()
{
    CategoryBadge badge(m_theme, Category::RelativeTerm);
    QCOMPARE(badge.accessibleName(), QStringLiteral("Relative term"));
    QCOMPARE(badge.size(), QSize(22, 22));
    const QImage image = badge.grab().toImage();
    QCOMPARE(image.pixelColor(3, 11).name(), m_theme.categoryInk(Category::RelativeTerm).name());
    badge.setCategory(Category::Other);
    QCOMPARE(badge.accessibleName(), QStringLiteral("Other"));
}

void tst_Widgets::chipFitsItsText()
{
    Chip chip(m_theme, QStringLiteral("i"));
    const int narrow = chip.sizeHint().width();
    chip.setText(QStringLiteral("dependent of claim 4"));
    QVERIFY(chip.sizeHint().width() > narrow);
    QCOMPARE(chip.sizeHint().height(), 22);
    QCOMPARE(chip.accessibleName(), QStringLiteral("dependent of claim 4"));
}

void tst_Widgets::filterChipCounts()
{
    FilterChip chip(m_theme, QStringLiteral("Not reviewed"));
    chip.setCount(33);
    QCOMPARE(chip.accessibleName(), QStringLiteral("Not reviewed 33"));
    chip.resize(chip.sizeHint());
    QSignalSpy toggled(&chip, &QAbstractButton::toggled);
    QTest::mouseClick(&chip, Qt::LeftButton);
    QVERIFY(chip.isChecked());
    QTest::keyClick(&chip, Qt::Key_Space);
    QVERIFY(!chip.isChecked());
    QCOMPARE(toggled.count(), 2);
    chip.setCount(std::nullopt);
    QCOMPARE(chip.accessibleName(), QStringLiteral("Not reviewed"));
}

void tst_Widgets::bannerOffersActions()
{
    QWidget window;
    Banner banner(m_theme, &window);
    QVERIFY(banner.isHidden());
    QAction repair(QStringLiteral("Retry"));
    QAction ignore(QStringLiteral("Leave out"));
    QAction third(QStringLiteral("Third"));
    QSignalSpy repaired(&repair, &QAction::triggered);
    banner.showMessage(Banner::Kind::Error, QStringLiteral("Line 3 is <b>broken</b>."),
                       QStringLiteral("Correct it."), {&repair, &ignore, &third});
    QVERIFY(!banner.isHidden());
    QCOMPARE(banner.accessibleName(), QStringLiteral("Line 3 is <b>broken</b>. Correct it."));
    const auto buttons = banner.findChildren<Button*>();
    QCOMPARE(buttons.size(), 2);
    QCOMPARE(buttons.first()->text(), QStringLiteral("Retry"));
    buttons.first()->click();
    QCOMPARE(repaired.count(), 1);
    ignore.setEnabled(false);
    QVERIFY(!buttons.last()->isEnabled());
    QSignalSpy closed(&banner, &Banner::closed);
    banner.findChild<QToolButton*>(QStringLiteral("bannerClose"))->click();
    QVERIFY(banner.isHidden());
    QCOMPARE(closed.count(), 1);
}

void tst_Widgets::emptyStateActs()
{
    EmptyState empty(m_theme);
    empty.setTitle(QStringLiteral("No claims yet"));
    empty.setSentence(QStringLiteral("Claims stand here."));
    empty.setAction(QStringLiteral("Import"), QStringLiteral("Ctrl+O"));
    QSignalSpy acted(&empty, &EmptyState::actionTriggered);
    auto* button = empty.findChild<Button*>();
    QVERIFY(!button->isHidden());
    button->click();
    QCOMPARE(acted.count(), 1);
    QCOMPARE(empty.accessibleName(), QStringLiteral("No claims yet"));
    empty.setAction({});
    QVERIFY(button->isHidden());
}

void tst_Widgets::flowWraps()
{
    QWidget box;
    auto* flow = new FlowLayout(&box, 8);
    QList<QWidget*> items;
    for (int i = 0; i < 3; ++i) {
        items.append(new QWidget);
        items.last()->setFixedSize(100, 20);
        flow->addWidget(items.last());
    }
    // 100 + 8 + 100 = 208 fits in 210, a third does not.
    QCOMPARE(flow->heightForWidth(210), 48);
    QCOMPARE(flow->heightForWidth(400), 20);
    QCOMPARE(flow->heightForWidth(50), 76);
    flow->setGeometry(QRect(0, 0, 210, 100));
    QCOMPARE(items[1]->pos(), QPoint(108, 0));
    QCOMPARE(items[2]->pos(), QPoint(0, 28));
    delete flow->takeAt(0);
    QCOMPARE(flow->count(), 2);
    QCOMPARE(flow->takeAt(7), nullptr);
}

void tst_Widgets::elidedLabel()
{
    ElidedLabel label(QStringLiteral("The method of claim 4, further comprising"));
    label.resize(label.sizeHint());
    QVERIFY(!label.isElided());
    label.resize(60, label.height());
    QVERIFY(label.isElided());
    QCOMPARE(label.accessibleName(), QStringLiteral("The method of claim 4, further comprising"));
}

void tst_Widgets::progressIsClamped()
{
    ProgressStrip strip(m_theme);
    strip.setProgress(70, 50);
    QCOMPARE(strip.done(), 50);
    strip.setProgress(3, -1);
    QCOMPARE(strip.total(), 0);
    QCOMPARE(strip.done(), 0);
    strip.setProgress(17, 50);
    QCOMPARE(strip.accessibleName(), QStringLiteral("17 of 50 done"));
    strip.resize(100, 6);
    const QImage image = strip.grab().toImage();
    const int ratio = qRound(image.devicePixelRatio());
    QCOMPARE(image.pixelColor(30 * ratio, 3).name(), m_theme.color(ColorRole::Accent).name());
    QCOMPARE(image.pixelColor(40 * ratio, 3).name(), m_theme.color(ColorRole::Line).name());
}

void tst_Widgets::cardByKeyboardAndMouse()
{
    QWidget parent;
    Card card(m_theme, &parent);
    card.resize(200, 80);
    QSignalSpy activated(&card, &Card::activated);
    QTest::mouseClick(&card, Qt::LeftButton);
    QTest::keyClick(&card, Qt::Key_Return);
    QCOMPARE(activated.count(), 2);
    QKeyEvent letter(QEvent::KeyPress, Qt::Key_X, Qt::NoModifier, QStringLiteral("x"));
    card.setSelected(true);
    QCoreApplication::sendEvent(&card, &letter);
    QVERIFY(!letter.isAccepted());
    const QImage image = card.grab().toImage();
    QCOMPARE(image.pixelColor(image.width() / 2, 1).name(),
             m_theme.color(ColorRole::Accent).name());
}

void tst_Widgets::buttonKeepsItsWidthWhenChecked()
{
    Button button(m_theme, Button::Kind::Secondary, QStringLiteral("Indefinite"));
    const int bare = button.sizeHint().width();
    button.setKeyHint(QStringLiteral("I"));
    QVERIFY(button.sizeHint().width() >= bare + 18);
    button.setCheckable(true);
    const QSize size = button.sizeHint();
    button.setChecked(true);
    QCOMPARE(button.sizeHint(), size);
    QCOMPARE(size.height(), 32);
    QVERIFY(button.accessibleDescription().contains(QLatin1Char('I')));
}

void tst_Widgets::headerIsThirtySixHigh()
{
    PanelHeader header(m_theme, QStringLiteral("Queue"));
    header.setNote(QStringLiteral("17 of 50"));
    header.addChip(QStringLiteral("paused"));
    header.resize(300, header.sizeHint().height());
    QCOMPARE(header.height(), 36);
    QCOMPARE(header.accessibleName(), QStringLiteral("Queue"));
}

void tst_Widgets::tooltipsAreNoHtml()
{
    QCOMPARE(plainToolTip(QStringLiteral("<img src=x>\na & b")),
             QStringLiteral("<p>&lt;img src=x&gt;<br>a &amp; b</p>"));
    QCOMPARE(plainToolTip({}), QString());
}

QTEST_MAIN(tst_Widgets)
#include "tst_Widgets.moc"
