// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// ActiveTimer and Pace.

#include "ui/review/ActiveTimer.h"
#include "ui/review/Pace.h"

#include <QTest>

using namespace metes;

namespace {

class HandClock final : public Clock {
public:
    Moment now() const override { return {milliseconds}; }
    std::int64_t milliseconds = 5'000'000;
};

}  // namespace

class tst_ReviewTimes : public QObject {
    Q_OBJECT

private slots:
    void silenceIsCut_data()
    {
        QTest::addColumn<QList<int>>("gaps");  // seconds before each sign of life, then the end
        QTest::addColumn<int>("active");       // seconds
        QTest::newRow("nothing happened") << QList<int>{0} << 0;
        QTest::newRow("short") << QList<int>{7} << 7;
        QTest::newRow("just at the limit") << QList<int>{60} << 60;
        QTest::newRow("away for lunch") << QList<int>{2700} << 60;
        QTest::newRow("many short ones") << QList<int>{40, 40, 40} << 120;
        QTest::newRow("lunch between") << QList<int>{10, 3600, 5} << 75;
        QTest::newRow("clock set back") << QList<int>{10, -3600, 5} << 15;
    }
    void silenceIsCut()
    {
        QFETCH(QList<int>, gaps);
        QFETCH(int, active);
        HandClock clock;
        ActiveTimer timer(clock);
        for (qsizetype index = 0; index < gaps.size(); ++index) {
            clock.milliseconds += gaps[index] * 1000;
            if (index + 1 < gaps.size()) {
                timer.input();
            }
        }
        QCOMPARE(timer.elapsed(), active * 1000);
        QCOMPARE(timer.take(), active * 1000);
        QCOMPARE(timer.elapsed(), 0);
    }

    void restartForgets()
    {
        HandClock clock;
        ActiveTimer timer(clock);
        clock.milliseconds += 9000;
        timer.restart();
        clock.milliseconds += 2000;
        QCOMPARE(timer.take(), 2000);
    }

    void median_data()
    {
        QTest::addColumn<QList<int>>("seconds");
        QTest::addColumn<int>("median");  // -1: too few
        QTest::newRow("none") << QList<int>{} << -1;
        QTest::newRow("two") << QList<int>{3, 5} << -1;
        QTest::newRow("odd") << QList<int>{38, 5, 900} << 38;
        QTest::newRow("even") << QList<int>{10, 20, 40, 90} << 30;
        // 20 of 30 s, then 20 of 10 s: the window holds the latter alone.
        QList<int> faster(20, 30);
        faster += QList<int>(20, 10);
        QTest::newRow("window of 20") << faster << 10;
    }
    void median()
    {
        QFETCH(QList<int>, seconds);
        QFETCH(int, median);
        Pace pace;
        for (const int each : seconds) {
            pace.add(each * 1000);
        }
        QCOMPARE(pace.median().has_value(), median >= 0);
        QCOMPARE(pace.median().value_or(-1000), median * 1000);
        QCOMPARE(pace.timeLeft(33).value_or(-33000), median * 33000);
    }
};

QTEST_GUILESS_MAIN(tst_ReviewTimes)
#include "tst_ReviewTimes.moc"
