// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Clock.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QTest>

using namespace metes;

class tst_Clock : public QObject {
    Q_OBJECT

private slots:
    void isoTimeOfKnownMoments_data()
    {
        QTest::addColumn<qint64>("milliseconds");
        QTest::newRow("1970-01-01T00:00:00.000Z") << qint64(0);
        QTest::newRow("1969-12-31T23:59:59.999Z") << qint64(-1);
        QTest::newRow("2001-09-09T01:46:40.000Z") << qint64(1'000'000'000'000);
        QTest::newRow("2038-01-19T03:14:08.007Z") << qint64(2'147'483'648'007);
        QTest::newRow("2024-02-29T12:00:00.001Z") << qint64(1'709'208'000'001);
    }

    void isoTimeOfKnownMoments()
    {
        QFETCH(const qint64, milliseconds);
        QCOMPARE(isoTime({milliseconds}), std::string(QTest::currentDataTag()));
        Moment moment;
        QVERIFY(parseIsoTime(QTest::currentDataTag(), moment));
        QCOMPARE(qint64(moment.milliseconds), milliseconds);
    }

    void agreesWithQt()
    {
        QRandomGenerator random(1);
        for (int round = 0; round < 2000; ++round) {
            const qint64 milliseconds = random.bounded(qint64(4'102'444'800'000));  // to 2100
            const QString wanted =
                QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC).toString(Qt::ISODateWithMs);
            QCOMPARE(QString::fromStdString(isoTime({milliseconds})), wanted);
        }
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"",
                                 "2026",
                                 "2026-03-01",
                                 "2026-03-01T12:04:05Z",
                                 "2026-03-01T12:04:05.678",
                                 "2026-03-01T12:04:05.678z",
                                 "2026-03-01 12:04:05.678Z",
                                 "2026-03-01T12:04:05.678ZZ",
                                 " 2026-03-01T12:04:05.678Z",
                                 "2026-03-01T12:04:05.678Z ",
                                 "2026-02-29T12:04:05.678Z",
                                 "2026-13-01T12:04:05.678Z",
                                 "2026-00-01T12:04:05.678Z",
                                 "2026-03-32T12:04:05.678Z",
                                 "2026-03-01T24:00:00.000Z",
                                 "2026-03-01T12:60:05.678Z",
                                 "2026-03-01T12:04:60.000Z",
                                 "2026-03-01T12:04:05.67Z",
                                 "2026-3-1T12:04:05.678Z",
                                 "+026-03-01T12:04:05.678Z",
                                 "-026-03-01T12:04:05.678Z",
                                 "2026-03-01T-1:04:05.678Z",
                                 "2026-03-01T12:04:05.678+00:00",
                                 "2026-03-01T12:04:05,678Z",
                                 "12026-03-01T12:04:05.678Z",
                                 "2026-03- 1T12:04:05.678Z"}) {
            QTest::addRow("'%s'", text) << QByteArray(text);
        }
        QTest::newRow("a NUL inside") << QByteArray("2026-03-01T12:04:05.678Z\0x", 26);
    }

    void refusals()
    {
        QFETCH(const QByteArray, text);
        Moment moment;
        QVERIFY(!parseIsoTime(text.toStdString(), moment));
    }

    void systemClockIsNow()
    {
        const qint64 before = QDateTime::currentMSecsSinceEpoch();
        const qint64 now = SystemClock().now().milliseconds;
        QVERIFY(before <= now && now <= QDateTime::currentMSecsSinceEpoch());
    }
};

QTEST_APPLESS_MAIN(tst_Clock)
#include "tst_Clock.moc"
