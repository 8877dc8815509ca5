// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/Backoff.h"

#include <QTest>

using namespace metes;
using namespace std::chrono_literals;

namespace {

// 1994-11-06T08:49:37Z, the example of RFC 9110 5.6.7.
constexpr Moment kMoment{784111777000};

Result<HttpResponse> status(int code, const std::string& retry = {})
{
    HttpResponse response;
    response.status = code;
    if (!retry.empty()) {
        response.headers = {{"retry-after", retry}};
    }
    return response;
}

}  // namespace

class tst_Backoff : public QObject {
    Q_OBJECT

private slots:
    void readsRetryAfter_data();
    void readsRetryAfter();
    void triesAgainWhereItHelps_data();
    void triesAgainWhereItHelps();
    void doublesWithJitter();
    void waitsAtLeastFiveSecondsAfter429();
    void honoursRetryAfter();
    void givesUp();
};

void tst_Backoff::readsRetryAfter_data()
{
    QTest::addColumn<std::string>("value");
    QTest::addColumn<int>("seconds");  // -1: none
    using S = std::string;
    QTest::newRow("seconds") << S("120") << 120;
    QTest::newRow("zero") << S("0") << 0;
    QTest::newRow("negative") << S("-1") << -1;
    QTest::newRow("fraction") << S("1.5") << -1;
    QTest::newRow("huge") << S("99999999999999999999") << -1;
    QTest::newRow("words") << S("soon") << -1;
    QTest::newRow("empty") << S("") << -1;
    QTest::newRow("date") << S("Sun, 06 Nov 1994 08:50:07 GMT") << 30;
    QTest::newRow("past date") << S("Sun, 06 Nov 1994 08:49:00 GMT") << 0;
    QTest::newRow("RFC 850") << S("Sunday, 06-Nov-94 08:50:37 GMT") << 60;
    QTest::newRow("asctime") << S("Sun Nov  6 08:49:47 1994") << 10;
}

void tst_Backoff::readsRetryAfter()
{
    QFETCH(std::string, value);
    QFETCH(int, seconds);
    const auto wait = retryAfter(value, kMoment);
    QCOMPARE(wait ? static_cast<int>(wait->count() / 1000) : -1, seconds);
}

void tst_Backoff::triesAgainWhereItHelps_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<bool>("again");
    for (const int code : {429, 500, 502, 503, 504}) {
        QTest::addRow("%d", code) << code << true;
    }
    for (const int code : {200, 302, 400, 401, 403, 404, 413, 501, 505}) {
        QTest::addRow("%d", code) << code << false;
    }
}

void tst_Backoff::triesAgainWhereItHelps()
{
    QFETCH(int, code);
    QFETCH(bool, again);
    QCOMPARE(Backoff({}, 1).next(status(code), kMoment).has_value(), again);
}

void tst_Backoff::doublesWithJitter()
{
    BackoffLimits limits;
    limits.attempts = 9;
    Backoff backoff(limits, 7);
    Backoff same(limits, 7);
    Backoff other(limits, 8);
    bool differs = false;
    for (const auto own : {1000ms, 2000ms, 4000ms, 8000ms, 16000ms, 32000ms, 60000ms, 60000ms}) {
        const auto wait = backoff.next(status(503), kMoment);
        QVERIFY(wait && *wait >= own && *wait < own + own / 4);
        QCOMPARE(*same.next(status(503), kMoment), *wait);
        differs = differs || *other.next(status(503), kMoment) != *wait;
    }
    QVERIFY(differs);
    QVERIFY(!backoff.next(status(503), kMoment));
}

void tst_Backoff::waitsAtLeastFiveSecondsAfter429()
{
    QVERIFY(*Backoff({}, 1).next(status(429), kMoment) >= 5000ms);
    QCOMPARE(*Backoff({}, 1).next(status(429, "1"), kMoment), 5000ms);
    QVERIFY(*Backoff({}, 1).next(status(503), kMoment) < 5000ms);
}

void tst_Backoff::honoursRetryAfter()
{
    QCOMPARE(*Backoff({}, 1).next(status(429, "30"), kMoment), 30000ms);
    QCOMPARE(*Backoff({}, 1).next(status(503, "Sun, 06 Nov 1994 08:50:07 GMT"), kMoment), 30000ms);
    QCOMPARE(*Backoff({}, 1).next(status(503, "0"), kMoment), 0ms);
    // Longer than anybody waits.
    QVERIFY(!Backoff({}, 1).next(status(429, "86400"), kMoment));
}

void tst_Backoff::givesUp()
{
    Backoff backoff({}, 1);
    for (int i = 1; i < BackoffLimits().attempts; ++i) {
        QVERIFY(backoff.next(fail(ErrorCode::InputOutput, "cut"), kMoment));
    }
    QVERIFY(!backoff.next(fail(ErrorCode::InputOutput, "cut"), kMoment));
    QVERIFY(!Backoff({}, 1).next(fail(ErrorCode::InvalidInput, "certificate"), kMoment));
    QVERIFY(!Backoff({}, 1).next(fail(ErrorCode::Cancelled, "stopped"), kMoment));
}

QTEST_APPLESS_MAIN(tst_Backoff)
#include "tst_Backoff.moc"
