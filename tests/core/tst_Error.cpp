// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Error.h"

#include <QSet>
#include <QTest>

using namespace metes;

class tst_Error : public QObject {
    Q_OBJECT

private slots:
    void codeName_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("name");
        const auto row = [](ErrorCode code, const char* name) {
            QTest::newRow(name) << static_cast<int>(code) << QByteArray(name);
        };
        // Scripts read these words: they may not change.
        row(ErrorCode::InvalidArgument, "invalid-argument");
        row(ErrorCode::NotFound, "not-found");
        row(ErrorCode::AlreadyExists, "already-exists");
        row(ErrorCode::InvalidInput, "invalid-input");
        row(ErrorCode::NotAProject, "not-a-project");
        row(ErrorCode::NewerFormat, "newer-format");
        row(ErrorCode::ReadOnly, "read-only");
        row(ErrorCode::Locked, "locked");
        row(ErrorCode::DiskFull, "disk-full");
        row(ErrorCode::Damaged, "damaged");
        row(ErrorCode::InputOutput, "input-output");
        row(ErrorCode::Cancelled, "cancelled");
        row(ErrorCode::Conflict, "conflict");
        row(ErrorCode::Internal, "internal");
    }

    void codeName()
    {
        QFETCH(const int, code);
        const std::string_view name = errorCodeName(static_cast<ErrorCode>(code));
        QTEST(QByteArray(name.data(), static_cast<qsizetype>(name.size())), "name");
    }

    void namesDiffer()
    {
        QSet<QByteArray> names;
        const int count = static_cast<int>(ErrorCode::Internal) + 1;
        for (int code = 0; code < count; ++code) {
            names.insert(QByteArray(errorCodeName(static_cast<ErrorCode>(code)).data()));
        }
        QCOMPARE(names.size(), count);
    }

    void describeJoinsMessageAndDetail()
    {
        QCOMPARE(describe({ErrorCode::NotFound, "no claim 3", "see the list"}),
                 std::string("no claim 3: see the list"));
        QCOMPARE(describe({ErrorCode::NotFound, "no claim 3", ""}), std::string("no claim 3"));
    }

    void failMakesAResult()
    {
        const Result<int> result = fail(ErrorCode::Locked, "in use", "wait");
        QVERIFY(!result);
        QCOMPARE(static_cast<int>(result.error().code), static_cast<int>(ErrorCode::Locked));
        QCOMPARE(result.error().message, std::string("in use"));
        QCOMPARE(result.error().detail, std::string("wait"));
    }
};

QTEST_APPLESS_MAIN(tst_Error)
#include "tst_Error.moc"
