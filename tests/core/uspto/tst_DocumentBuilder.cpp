// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "UsptoFixture.h"
#include "core/uspto/DocumentBuilder.h"

#include <QTest>

using namespace metes;
using namespace metes::fixture;

class tst_DocumentBuilder : public QObject {
    Q_OBJECT

private slots:
    void blocksAreApartAndTrimmed();
    void blanksCollapseOrStay();
    void linesAndCells();
    void marksNestAndReachOverBlocks();
    void marksLeaveOuterBlanksOut();
    void theSourceIsFoundAgain();
    void placeholders();
};

void tst_DocumentBuilder::blocksAreApartAndTrimmed()
{
    DocumentBuilder builder;
    builder.openBlock(BlockKind::Heading);
    builder.append("  A title \n");
    QCOMPARE(builder.closeBlock(), std::optional(TextRange{0, 7}));
    builder.openBlock(BlockKind::Paragraph);
    builder.append(" \t ");
    QVERIFY(!builder.closeBlock());
    builder.append("loose");
    PatentDocument document;
    builder.finish(document);
    QCOMPARE(document.text, "A title\n\nloose");
    QCOMPARE(blockList(document), QByteArray("heading:A title|paragraph:loose"));
    QCOMPARE(builder.size(), 0);
}

void tst_DocumentBuilder::blanksCollapseOrStay()
{
    PatentDocument document;
    DocumentBuilder builder;
    builder.append("a \t\n b\xC2\xA0 c");
    builder.closeBlock();
    builder.setBlanks(DocumentBuilder::Blanks::Keep);
    builder.append("d  e  \n    f\n");
    builder.finish(document);
    QCOMPARE(document.text, "a b\xC2\xA0 c\n\nd  e\n    f");
}

void tst_DocumentBuilder::linesAndCells()
{
    PatentDocument document;
    DocumentBuilder builder;
    builder.append("one");
    builder.lineBreak();
    builder.lineBreak(4);
    builder.append(" two");
    builder.lineBreak();
    builder.openBlock(BlockKind::Table);
    builder.nextCell();
    builder.append("A\nB");
    builder.nextCell();
    builder.nextRow();
    builder.nextRow();
    builder.append("x");
    builder.nextCell();
    builder.append("y");
    builder.nextCell();
    builder.nextRow();
    builder.finish(document);
    QCOMPARE(blockList(document), QByteArray("paragraph:one\n    two|table:\tA B\nx\ty"));
}

void tst_DocumentBuilder::marksNestAndReachOverBlocks()
{
    PatentDocument document;
    DocumentBuilder builder;
    builder.append("a ");
    builder.openMark(MarkKind::Bold);
    builder.append("b ");
    builder.openMark(MarkKind::Bold);
    builder.openMark(MarkKind::Italic);
    builder.append("c");
    builder.closeMark(MarkKind::Bold);
    builder.closeBlock();
    builder.append("d");
    builder.closeMark(MarkKind::Bold);
    builder.closeMark(MarkKind::Italic);
    builder.closeMark(MarkKind::Strike);
    builder.append("e");
    builder.finish(document);
    QCOMPARE(document.text, "a b c\n\nde");
    QCOMPARE(markList(document), QByteArray("bold:b c|italic:c|bold:d|italic:d"));
}

void tst_DocumentBuilder::marksLeaveOuterBlanksOut()
{
    PatentDocument document;
    DocumentBuilder builder;
    builder.append("a");
    builder.openMark(MarkKind::Deleted);
    builder.append(" b ");
    builder.closeMark(MarkKind::Deleted);
    builder.append("c");
    builder.openMark(MarkKind::Inserted);
    builder.closeMark(MarkKind::Inserted);
    builder.openMark(MarkKind::Underline);
    builder.append("d");
    builder.closeMark(MarkKind::Underline);
    builder.openMark(MarkKind::Underline);
    builder.append("e");
    builder.closeMark(MarkKind::Underline);
    builder.finish(document);
    QCOMPARE(document.text, "a b cde");
    QCOMPARE(markList(document), QByteArray("deleted:b|underline:de"));
}

// The character of the text at each position and the one of the source that it came from.
void tst_DocumentBuilder::theSourceIsFoundAgain()
{
    const std::string source = "<p>\xC3\xA9t  &amp;<b/>x</p>";
    PatentDocument document;
    DocumentBuilder builder;
    builder.seek(3);
    builder.append("\xC3\xA9t  ");
    builder.appendInstead("&", 5);
    builder.skip(4);
    builder.append("x");
    QCOMPARE(builder.source(), std::int64_t{17});
    builder.finish(document);
    QCOMPARE(document.text, "\xC3\xA9t &x");
    const std::vector<SourcePoint> expected{{0, 3}, {3, 7}, {4, 16}};
    QCOMPARE(document.sourceMap, expected);
    QCOMPARE(sliceCodePoints(source, {16, 17}), "x");
}

void tst_DocumentBuilder::placeholders()
{
    PatentDocument document;
    DocumentBuilder builder;
    builder.placeholder(BlockKind::Image);
    builder.append("f = ");
    builder.placeholder(BlockKind::Formula);
    builder.append(".");
    builder.finish(document);
    QCOMPARE(blockList(document), QByteArray("image:\xEF\xBF\xBC|paragraph:f = \xEF\xBF\xBC."));
}

QTEST_APPLESS_MAIN(tst_DocumentBuilder)
#include "tst_DocumentBuilder.moc"
