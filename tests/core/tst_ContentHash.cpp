// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ContentHash.h"

#include <QTest>

using namespace metes;

class tst_ContentHash : public QObject {
    Q_OBJECT

private slots:
    // The values that xxhsum -H2 prints.
    void isXxh3Of128Bits_data();
    void isXxh3Of128Bits();
};

void tst_ContentHash::isXxh3Of128Bits_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("hex");
    QTest::newRow("nothing") << QByteArray() << QByteArray()
                             << QByteArray("99aa06d3014798d86001c324468d497f");
    QTest::newRow("in the body") << QByteArray() << QByteArray("abc")
                                 << QByteArray("06b05ab6733a618578af5f94892f3950");
    QTest::newRow("in the head") << QByteArray("abc") << QByteArray()
                                 << QByteArray("06b05ab6733a618578af5f94892f3950");
    QTest::newRow("cut in two") << QByteArray("a") << QByteArray("bc")
                                << QByteArray("06b05ab6733a618578af5f94892f3950");
    QTest::newRow("long") << QByteArray(700, 'a') << QByteArray(99300, 'a')
                          << QByteArray("819d5302938c790308f809ef04c54838");
}

void tst_ContentHash::isXxh3Of128Bits()
{
    QFETCH(const QByteArray, head);
    QFETCH(const QByteArray, body);
    QTEST(QByteArray::fromStdString(contentHash(head.toStdString(), body.toStdString())), "hex");
}

QTEST_APPLESS_MAIN(tst_ContentHash)
#include "tst_ContentHash.moc"
