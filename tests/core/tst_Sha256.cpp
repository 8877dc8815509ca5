// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Sha256.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QTest>

using namespace metes;

class tst_Sha256 : public QObject {
    Q_OBJECT

private slots:
    void knownVectors_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("hex");
        // The examples published with FIPS 180-4.
        QTest::newRow("empty")
            << QByteArray()
            << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        QTest::newRow("abc")
            << QByteArray("abc")
            << QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        QTest::newRow("448 bits")
            << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
            << QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
        QTest::newRow("a million a")
            << QByteArray(1'000'000, 'a')
            << QByteArray("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    }

    void knownVectors()
    {
        QFETCH(const QByteArray, bytes);
        QTEST(QByteArray::fromStdString(sha256Hex(bytes.toStdString())), "hex");
    }

    void piecesAgreeWithQt()
    {
        QRandomGenerator random(3);
        for (int round = 0; round < 200; ++round) {
            QByteArray bytes(random.bounded(300), '\0');
            for (char& byte : bytes) {
                byte = static_cast<char>(random.bounded(256));
            }
            const std::string all = bytes.toStdString();
            const std::size_t cut =
                all.empty() ? 0 : random.bounded(static_cast<quint32>(all.size()));
            Sha256 sum;
            sum.add(std::string_view(all).substr(0, cut));
            sum.add(std::string_view(all).substr(cut));
            QCOMPARE(QByteArray::fromStdString(sum.hex()),
                     QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
        }
    }
};

QTEST_APPLESS_MAIN(tst_Sha256)
#include "tst_Sha256.moc"
