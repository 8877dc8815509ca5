// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/RateLimiter.h"
#include "tests/core/net/TestTime.h"

#include <QTest>

#include <vector>

using namespace metes;
using namespace std::chrono_literals;

class tst_RateLimiter : public QObject {
    Q_OBJECT

private slots:
    void keepsTheLimit_data();
    void keepsTheLimit();
    void doesNotSaveUp();
    void stops();
};

void tst_RateLimiter::keepsTheLimit_data()
{
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("within");
    QTest::newRow("4 a second") << 4 << 1000;
    QTest::newRow("5 in 10 s") << 5 << 10000;
    QTest::newRow("1 a second") << 1 << 1000;
}

void tst_RateLimiter::keepsTheLimit()
{
    QFETCH(int, most);
    QFETCH(int, within);
    test::TestTime time;
    RateLimiter limiter({static_cast<std::size_t>(most), std::chrono::milliseconds(within)}, time);
    NoProgress progress;
    std::vector<std::int64_t> turns;
    for (int i = 0; i < 40; ++i) {
        // Some come late, so that windows do not start together.
        time.pass(std::chrono::milliseconds(i % 7 == 3 ? within / 3 : 1));
        QVERIFY(limiter.acquire(progress));
        turns.push_back(time.now().count());
    }
    for (const std::int64_t start : turns) {
        const auto inside = std::count_if(turns.begin(), turns.end(), [&](std::int64_t turn) {
            return turn >= start && turn < start + within;
        });
        QVERIFY2(inside <= most, std::to_string(inside).c_str());
    }
    // No slower than it must be: within the pauses above, it used the whole rate.
    QVERIFY(turns.back() <= 41LL * within / most + 6LL * within);
}

void tst_RateLimiter::doesNotSaveUp()
{
    test::TestTime time;
    RateLimiter limiter({5, 10000ms}, time);
    NoProgress progress;
    QVERIFY(limiter.acquire(progress));
    time.pass(3600000ms);
    const auto start = time.now();
    for (int i = 0; i < 10; ++i) {
        QVERIFY(limiter.acquire(progress));
    }
    QCOMPARE(time.now() - start, 10000ms);
}

void tst_RateLimiter::stops()
{
    class Stopped final : public Progress {
    public:
        void report(std::int64_t, std::int64_t) override {}
        bool cancelled() const override { return true; }
    };
    SystemTimekeeper time;
    RateLimiter limiter({1, 3600000ms}, time);
    NoProgress progress;
    QVERIFY(limiter.acquire(progress));
    Stopped stopped;
    const auto turn = limiter.acquire(stopped);
    QVERIFY(!turn);
    QCOMPARE(turn.error().code, ErrorCode::Cancelled);
}

QTEST_APPLESS_MAIN(tst_RateLimiter)
#include "tst_RateLimiter.moc"
