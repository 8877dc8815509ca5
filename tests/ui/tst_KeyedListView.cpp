// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/KeyedListView.h"

#include <QKeyEvent>
#include <QSignalSpy>
#include <QStringListModel>
#include <QTest>
#include <QVBoxLayout>

using namespace metes;

namespace {

/// Leaves Page Down to its parent.
class ModestList : public KeyedListView {
public:
    using KeyedListView::KeyedListView;

protected:
    bool takesKey(const QKeyEvent& event) const override { return event.key() != Qt::Key_PageDown; }
};

/// A list of five rows with the focus, in a window that notes the keys it is left.
class Bench : public QWidget {
public:
    Bench() : list(m_theme, this)
    {
        m_theme.setMode(Theme::Mode::Light);
        list.setModel(&m_model);
        auto* column = new QVBoxLayout(this);
        column->addWidget(&list);
        resize(200, 300);
        show();
        activateWindow();
        list.setFocus(Qt::MouseFocusReason);
        QCoreApplication::processEvents();
    }

    /// Pixels of the ring's colour on the list's left edge, half way down.
    bool hasRing()
    {
        const QImage seen = list.viewport()->grab().toImage();
        return seen.pixelColor(1, seen.height() / 2) == m_theme.color(ColorRole::Accent);
    }
    QPoint centerOf(int row) const { return list.visualRect(list.model()->index(row, 0)).center(); }

    int keysLeft = 0;

protected:
    void keyPressEvent(QKeyEvent*) override { ++keysLeft; }

private:
    Theme m_theme;
    QStringListModel m_model{{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"),
                              QStringLiteral("d"), QStringLiteral("e")}};

public:
    ModestList list;
};

}  // namespace

class tst_KeyedListView : public QObject {
    Q_OBJECT

private slots:
    void keysChoose_data();
    void keysChoose();
    void walkingAloneMayMove();
    void clickChoosesOnce();
    void shownRowIsNotTold();
    void shownRowComesIntoSight();
    void otherKeysGoToTheParent();
    void ringFollowsTheKeyboard();
};

void tst_KeyedListView::keysChoose_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<int>("row");
    QTest::newRow("down") << 1 << Qt::Key_Down << 2;
    QTest::newRow("up") << 1 << Qt::Key_Up << 0;
    QTest::newRow("home") << 3 << Qt::Key_Home << 0;
    QTest::newRow("end") << 1 << Qt::Key_End << 4;
    QTest::newRow("enter stays") << 2 << Qt::Key_Return << 2;
    QTest::newRow("keypad enter stays") << 2 << Qt::Key_Enter << 2;
}

void tst_KeyedListView::keysChoose()
{
    QFETCH(int, from);
    QFETCH(Qt::Key, key);
    QFETCH(int, row);
    Bench bench;
    bench.list.showRow(from);
    QSignalSpy chosen(&bench.list, &KeyedListView::rowChosen);
    QTest::keyClick(&bench.list, key);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toInt(), row);
    QCOMPARE(bench.list.currentIndex().row(), row);
}

void tst_KeyedListView::walkingAloneMayMove()
{
    Bench bench;
    bench.list.setArrows(KeyedListView::Arrows::OnlyMove);
    bench.list.showRow(0);
    QSignalSpy chosen(&bench.list, &KeyedListView::rowChosen);
    QTest::keyClick(&bench.list, Qt::Key_Down);
    QCOMPARE(bench.list.currentIndex().row(), 1);
    QVERIFY(chosen.isEmpty());
    QTest::keyClick(&bench.list, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toInt(), 1);
}

void tst_KeyedListView::clickChoosesOnce()
{
    Bench bench;
    QSignalSpy chosen(&bench.list, &KeyedListView::rowChosen);
    QTest::mouseClick(bench.list.viewport(), Qt::LeftButton, {}, bench.centerOf(3));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toInt(), 3);
}

void tst_KeyedListView::shownRowIsNotTold()
{
    Bench bench;
    QSignalSpy chosen(&bench.list, &KeyedListView::rowChosen);
    bench.list.showRow(2);
    QCOMPARE(bench.list.selectionModel()->selectedIndexes().size(), 1);
    bench.list.showRow(-1);
    QVERIFY(!bench.list.currentIndex().isValid());
    QVERIFY(bench.list.selectionModel()->selectedIndexes().isEmpty());
    QVERIFY(chosen.isEmpty());
}

void tst_KeyedListView::shownRowComesIntoSight()
{
    Bench bench;
    bench.list.setFixedHeight(30);
    QCoreApplication::processEvents();
    bench.list.showRow(4);
    const QRect sight = bench.list.viewport()->rect();
    QVERIFY(sight.contains(bench.centerOf(4)));
    // Who looks elsewhere is left there while the row stays the same.
    bench.list.scrollToTop();
    bench.list.showRow(4);
    QVERIFY(!sight.contains(bench.centerOf(4)));
}

void tst_KeyedListView::otherKeysGoToTheParent()
{
    Bench bench;
    bench.list.showRow(0);
    QTest::keyClick(&bench.list, Qt::Key_PageDown);
    QCOMPARE(bench.keysLeft, 1);
    QCOMPARE(bench.list.currentIndex().row(), 0);
    QTest::keyClick(&bench.list, Qt::Key_Down);
    QCOMPARE(bench.keysLeft, 1);
}

void tst_KeyedListView::ringFollowsTheKeyboard()
{
    Bench bench;
    QVERIFY(bench.list.hasFocus());
    QVERIFY(!bench.hasRing());
    bench.list.clearFocus();
    bench.list.setFocus(Qt::TabFocusReason);
    QVERIFY(bench.hasRing());
    bench.list.clearFocus();
    QVERIFY(!bench.hasRing());
}

QTEST_MAIN(tst_KeyedListView)
#include "tst_KeyedListView.moc"
