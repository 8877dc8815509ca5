// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "UsptoFixture.h"
#include "core/uspto/DocumentBuilder.h"
#include "core/uspto/DocumentExport.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace metes;
using namespace metes::fixture;

namespace {

PatentDocument sample()
{
    DocumentBuilder builder;
    builder.openBlock(BlockKind::Heading);
    builder.append("Claims");
    builder.openBlock(BlockKind::Paragraph);
    builder.append("1. A *big* ");
    builder.openMark(MarkKind::Bold);
    builder.append("steel ");
    builder.openMark(MarkKind::Italic);
    builder.append("bar");
    builder.closeMark(MarkKind::Bold);
    builder.append(" x");
    builder.closeMark(MarkKind::Italic);
    builder.lineBreak();
    builder.openMark(MarkKind::Deleted);
    builder.append("old");
    builder.closeMark(MarkKind::Deleted);
    builder.openMark(MarkKind::Inserted);
    builder.append("new");
    builder.closeMark(MarkKind::Inserted);
    builder.placeholder(BlockKind::Formula);
    builder.openBlock(BlockKind::Item);
    builder.append("one");
    builder.openBlock(BlockKind::Item);
    builder.append("# two");
    builder.openBlock(BlockKind::Table);
    builder.append("a|b");
    builder.nextCell();
    builder.append("c");
    builder.nextRow();
    builder.append("d");
    builder.placeholder(BlockKind::Image);
    builder.closeBlock();
    builder.placeholder(BlockKind::Image);
    PatentDocument document;
    builder.finish(document);
    document.code = "CLM";
    document.notes = {"a note"};
    ReadClaim claim;
    claim.numbers = {1};
    claim.status = ClaimStatus::CurrentlyAmended;
    claim.range = {8, 30};
    claim.text = "A bar";
    document.claims.push_back(claim);
    return document;
}

}  // namespace

class tst_DocumentExport : public QObject {
    Q_OBJECT

private slots:
    void markdown();
    void marksThatCrossAreNested();
    void json();
    void emptyDocument();
};

void tst_DocumentExport::markdown()
{
    QCOMPARE(bytesOf(documentAsMarkdown(sample())),
             QByteArray(
                 "## Claims\n\n"
                 "1\\. A \\*big\\* **steel *bar*** *x*  \n<del>old</del><ins>new</ins>[formula]\n\n"
                 "- one\n- \\# two\n\n"
                 "| a\\|b | c |\n| --- | --- |\n| d[formula] |  |\n\n"
                 "[image]\n"));
}

void tst_DocumentExport::marksThatCrossAreNested()
{
    PatentDocument document;
    document.text = "abc";
    Block block;
    block.range = {0, 3};
    block.marks = {{MarkKind::Underline, {0, 2}}, {MarkKind::Strike, {1, 3}}};
    document.blocks.push_back(block);
    QCOMPARE(bytesOf(documentAsMarkdown(document)), QByteArray("<u>a~~b~~</u>~~c~~\n"));
}

void tst_DocumentExport::json()
{
    const PatentDocument document = sample();
    const QJsonObject object = QJsonDocument::fromJson(bytesOf(documentAsJson(document))).object();
    QCOMPARE(object[u"offsets"].toString(), QStringLiteral("code points"));
    QCOMPARE(object[u"document"].toString(), QStringLiteral("CLM"));
    QCOMPARE(object[u"text"].toString().toStdString(), document.text);
    const QJsonArray blocks = object[u"blocks"].toArray();
    QCOMPARE(blocks.size(), static_cast<qsizetype>(document.blocks.size()));
    QCOMPARE(blocks[0].toObject()[u"kind"].toString(), QStringLiteral("heading"));
    QCOMPARE(blocks[1].toObject()[u"start"].toInt(), 8);
    QCOMPARE(blocks[1].toObject()[u"marks"].toArray()[0].toObject()[u"kind"].toString(),
             QStringLiteral("bold"));
    const QJsonObject claim = object[u"claims"].toArray()[0].toObject();
    QCOMPARE(claim[u"status"].toString(), QStringLiteral("currently_amended"));
    QCOMPARE(claim[u"text"].toString(), QStringLiteral("A bar"));
    QCOMPARE(claim[u"range"].toArray(), (QJsonArray{8, 30}));
    QCOMPARE(object[u"notes"].toArray(), QJsonArray{QStringLiteral("a note")});
}

void tst_DocumentExport::emptyDocument()
{
    QCOMPARE(documentAsMarkdown({}), "");
    QVERIFY(QJsonDocument::fromJson(bytesOf(documentAsJson({}))).isObject());
}

QTEST_APPLESS_MAIN(tst_DocumentExport)
#include "tst_DocumentExport.moc"
