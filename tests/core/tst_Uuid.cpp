// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Uuid.h"

#include <QSet>
#include <QTest>
#include <QUuid>

using namespace metes;

class tst_Uuid : public QObject {
    Q_OBJECT

private slots:
    void hasTheFormOfVersion7()
    {
        // RFC 9562, appendix A.6: Tuesday, February 22, 2022 2:22:22.000 PM GMT-05:00.
        const std::string uuid = newUuid({1'645'557'742'000});
        QCOMPARE(QByteArray::fromStdString(uuid).first(15), QByteArray("017f22e2-79b0-7"));
        const QUuid read(QString::fromStdString(uuid));
        QCOMPARE(read.variant(), QUuid::DCE);
        QCOMPARE(read.toString(QUuid::WithoutBraces).toStdString(), uuid);
        QVERIFY(isUuid(uuid));
    }

    void differ()
    {
        QSet<QByteArray> seen;
        for (int i = 0; i < 10'000; ++i) {
            seen.insert(QByteArray::fromStdString(newUuid({1'645'557'742'000})));
        }
        QCOMPARE(seen.size(), 10'000);
    }

    void textOrderIsTimeOrder()
    {
        std::string last = newUuid({0});
        for (qint64 time = 1; time < (qint64(1) << 47); time *= 3) {
            const std::string uuid = newUuid({time});
            QVERIFY(last < uuid);
            last = uuid;
        }
    }

    void afterSortsAfter_data()
    {
        QTest::addColumn<qint64>("step");
        QTest::newRow("the clock stands still") << qint64(0);
        QTest::newRow("the clock goes back") << qint64(-3'600'000);
        QTest::newRow("the clock goes on") << qint64(5);
    }

    void afterSortsAfter()
    {
        QFETCH(const qint64, step);
        Moment now{1'645'557'742'000};
        std::string last = newUuid(now);
        for (int i = 0; i < 1000; ++i) {
            now.milliseconds += step;
            const std::string uuid = newUuidAfter(last, now);
            QVERIFY(isUuid(uuid));
            QVERIFY(last < uuid);
            last = uuid;
        }
    }

    void afterMovesOneMillisecondOnly()
    {
        const std::string last = newUuid({1'645'557'742'000});
        const std::string uuid = newUuidAfter(last, {5});
        QCOMPARE(QByteArray::fromStdString(uuid).first(13), QByteArray("017f22e2-79b1"));
    }

    void afterNothingIsNow()
    {
        for (const std::string previous : {"", "no uuid"}) {
            QCOMPARE(
                QByteArray::fromStdString(newUuidAfter(previous, {1'645'557'742'000})).first(13),
                QByteArray("017f22e2-79b0"));
        }
    }

    void form_data()
    {
        QTest::addColumn<bool>("valid");
        QTest::newRow("017f22e2-79b0-7cc3-98c4-dc0c0c07398f") << true;  // RFC 9562, A.6
        QTest::newRow("017f22e2-79b0-7cc3-b8c4-dc0c0c07398f") << true;
        QTest::newRow("") << false;
        QTest::newRow("017F22E2-79B0-7CC3-98C4-DC0C0C07398F") << false;
        QTest::newRow("017f22e2-79b0-4cc3-98c4-dc0c0c07398f") << false;
        QTest::newRow("017f22e2-79b0-7cc3-18c4-dc0c0c07398f") << false;
        QTest::newRow("017f22e279b0-7cc3-98c4-dc0c0c07398f-") << false;
        QTest::newRow("017f22e2-79b0-7cc3-98c4-dc0c0c07398") << false;
        QTest::newRow("017f22e2-79b0-7cc3-98c4-dc0c0c07398g") << false;
        QTest::newRow("{017f22e2-79b0-7cc3-98c4-dc0c0c07398f}") << false;
    }

    void form() { QTEST(isUuid(QTest::currentDataTag()), "valid"); }
};

QTEST_APPLESS_MAIN(tst_Uuid)
#include "tst_Uuid.moc"
