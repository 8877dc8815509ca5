// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "LintCases.h"
#include "core/lint/Lint.h"
#include "core/lint/PlainClaims.h"

#include <QHash>
#include <QTest>

using namespace metes;

// Each case must have its line and three variants, and each row must give what is right: the kind
// and the span of every alarm, and no other alarm.
class tst_LintCases : public QObject {
    Q_OBJECT

private slots:
    void eachHasThreeVariants();
    void findings_data();
    void findings();
};

void tst_LintCases::eachHasThreeVariants()
{
    QHash<QString, int> rows;
    for (std::size_t i = 0; i < lintCaseCount(); ++i) {
        ++rows[QString::fromUtf8(lintCases()[i].subject)];
    }
    QVERIFY(!rows.isEmpty());
    for (auto row = rows.cbegin(); row != rows.cend(); ++row) {
        QVERIFY2(row.value() >= 4, qPrintable(row.key()));
    }
}

void tst_LintCases::findings_data()
{
    QTest::addColumn<QByteArray>("claims");
    QTest::addColumn<QString>("expected");
    for (std::size_t i = 0; i < lintCaseCount(); ++i) {
        const LintCase& row = lintCases()[i];
        QTest::addRow("%s %zu", row.subject, i)
            << QByteArray(row.claims) << QString::fromUtf8(row.expected);
    }
}

void tst_LintCases::findings()
{
    QFETCH(QByteArray, claims);
    QFETCH(QString, expected);
    const PlainClaims plain = readPlainClaims(claims.toStdString());
    QStringList alarms;
    QStringList notices;
    for (const Finding& finding : lint(plain.claims, {}).findings) {
        const QString text =
            QStringLiteral("%1 %2 [%3]")
                .arg(finding.claim)
                .arg(QString::fromStdString(std::string(findingKindId(finding.kind))),
                     QString::fromStdString(finding.quote));
        (isAlarm(finding.severity) ? alarms : notices) << text;
    }
    const QStringList parts = expected.split(QLatin1Char('~'));
    QCOMPARE(alarms.join(QLatin1String("; ")), parts[0].trimmed());
    const QString wanted = parts.value(1).trimmed();
    for (const QString& notice : wanted.split(QLatin1String("; "), Qt::SkipEmptyParts)) {
        QVERIFY2(notices.contains(notice), qPrintable(notice + QStringLiteral(" not in: ")
                                                      + notices.join(QLatin1String("; "))));
    }
}

QTEST_APPLESS_MAIN(tst_LintCases)
#include "tst_LintCases.moc"
