// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/RunConfiguration.h"

#include <QTest>

using namespace metes;

class tst_RunConfiguration final : public QObject {
    Q_OBJECT

private slots:
    void givesFieldsAsText();
    void hasNothingForOtherTexts_data();
    void hasNothingForOtherTexts();
};

void tst_RunConfiguration::givesFieldsAsText()
{
    const RunConfiguration configuration(
        R"({"features":"all","seed":7,"cost":0.5,"runs":["logistic-1","linter-2"],"none":null})");
    QCOMPARE(configuration.text("features"), std::string("all"));
    QCOMPARE(configuration.text("seed"), std::string("7"));
    QCOMPARE(configuration.text("cost"), std::string("0.5"));
    QCOMPARE(configuration.text("none"), std::string("null"));
    QCOMPARE(configuration.text("method"), std::string());
    QCOMPARE(configuration.list("runs"), (std::vector<std::string>{"logistic-1", "linter-2"}));
    QCOMPARE(configuration.list("seed"), std::vector<std::string>{"7"});
    QVERIFY(configuration.list("method").empty());
}

void tst_RunConfiguration::hasNothingForOtherTexts_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("{\"seed\":");
    QTest::newRow("a list") << QByteArray("[\"seed\"]");
    QTest::newRow("an empty list") << QByteArray(R"({"seed":[]})");
}

void tst_RunConfiguration::hasNothingForOtherTexts()
{
    QFETCH(QByteArray, json);
    const RunConfiguration configuration(json.toStdString());
    QVERIFY(configuration.text("seed").empty());
    QVERIFY(configuration.list("seed").empty());
}

QTEST_GUILESS_MAIN(tst_RunConfiguration)
#include "tst_RunConfiguration.moc"
