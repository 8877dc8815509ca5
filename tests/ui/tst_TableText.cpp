// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QStandardItemModel>
#include <QTest>

#include "ui/shell/ProjectFiles.h"
#include "ui/shell/TableText.h"

using namespace metes;

class tst_TableText : public QObject {
    Q_OBJECT

private slots:
    void init();
    void csvQuotesAndGuards();
    void jsonKeepsKeysAndTypes();
    void textIsInReadingOrder();
    void fileKinds_data();
    void fileKinds();

private:
    QStandardItemModel m_model;
};

void tst_TableText::init()
{
    m_model.clear();
    m_model.setHorizontalHeaderLabels({QStringLiteral("File"), QStringLiteral("Line")});
    m_model.setHeaderData(0, Qt::Horizontal, QStringLiteral("file"), Qt::UserRole);
    const QString texts[] = {QStringLiteral("a,b"), QStringLiteral("say \"x\""),
                             QStringLiteral("=1+1"), QStringLiteral("two\nlines\tand tab")};
    for (int i = 0; i < 4; ++i) {
        auto* line = new QStandardItem;
        line->setData(i + 1, Qt::EditRole);
        m_model.appendRow({new QStandardItem(texts[i]), line});
    }
}

void tst_TableText::csvQuotesAndGuards()
{
    // Written out by hand after RFC 4180, section 2.
    QCOMPARE(tableAsCsv(m_model), QByteArray("File,Line\r\n"
                                             "\"a,b\",1\r\n"
                                             "\"say \"\"x\"\"\",2\r\n"
                                             "'=1+1,3\r\n"
                                             "\"two\nlines\tand tab\",4\r\n"));
}

void tst_TableText::jsonKeepsKeysAndTypes()
{
    const QByteArray json = tableAsJson(m_model).simplified();
    QVERIFY(json.startsWith("[ { \"Line\": 1, \"file\": \"a,b\" }"));
    QVERIFY(json.contains("\"two\\nlines\\tand tab\""));
}

void tst_TableText::textIsInReadingOrder()
{
    const QModelIndexList cells = {m_model.index(3, 0), m_model.index(0, 1), m_model.index(0, 0),
                                   m_model.index(3, 1)};
    QCOMPARE(cellsAsText(cells), QStringLiteral("a,b\t1\ntwo lines and tab\t4"));
    QVERIFY(cellsAsText({}).isEmpty());
}

void tst_TableText::fileKinds_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("kind");
    const auto project = static_cast<int>(FileKind::Project);
    const auto dataset = static_cast<int>(FileKind::Dataset);
    const auto unknown = static_cast<int>(FileKind::Unknown);
    QTest::newRow("project") << "/a/b.metes" << project;
    QTest::newRow("capitals") << "/a/B.METES" << project;
    QTest::newRow("lines") << "/a/b.jsonl" << dataset;
    QTest::newRow("packed lines") << "/a/b.v2.jsonl.gz" << dataset;
    QTest::newRow("array") << "b.json" << dataset;
    QTest::newRow("other packed") << "b.gz" << unknown;
    QTest::newRow("picture") << "b.png" << unknown;
    QTest::newRow("backup") << "b.metes.schema-1.bak" << unknown;
}

void tst_TableText::fileKinds()
{
    QFETCH(QString, path);
    QFETCH(int, kind);
    QCOMPARE(static_cast<int>(fileKind(path)), kind);
}

QTEST_GUILESS_MAIN(tst_TableText)
#include "tst_TableText.moc"
