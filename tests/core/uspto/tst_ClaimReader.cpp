// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "UsptoFixture.h"
#include "core/uspto/ClaimReading.h"
#include "core/uspto/DocumentBuilder.h"

#include <QTest>

using namespace metes;
using namespace metes::fixture;

namespace {

// "{del}", "{ins}" and "{/}" in `marked` become marks.
PatentDocument documentOf(const QByteArray& marked)
{
    DocumentBuilder builder;
    builder.setBlanks(DocumentBuilder::Blanks::Keep);
    builder.openBlock(BlockKind::Paragraph);
    MarkKind open = MarkKind::Deleted;
    for (qsizetype at = 0; at < marked.size();) {
        const qsizetype brace = marked.indexOf('{', at);
        const qsizetype end = brace < 0 ? marked.size() : brace;
        builder.append(marked.mid(at, end - at).toStdString());
        const qsizetype close = marked.indexOf('}', end);
        const QByteArray mark = marked.mid(end, close - end + 1);
        if (mark == "{/}") {
            builder.closeMark(open);
        } else if (!mark.isEmpty()) {
            open = mark == "{del}"   ? MarkKind::Deleted
                   : mark == "{str}" ? MarkKind::Strike
                                     : MarkKind::Inserted;
            builder.openMark(open);
        }
        at = brace < 0 ? marked.size() : close + 1;
    }
    PatentDocument document;
    builder.finish(document);
    return document;
}

TextRange whole(const PatentDocument& document)
{
    return {0, codePointCount(document.text)};
}

}  // namespace

class tst_ClaimReader : public QObject {
    Q_OBJECT

private slots:
    void cleanText_data();
    void cleanText();
    void claims_data();
    void claims();
    void statusFromTheFormat();
    void notes();
    void claimLists_data();
    void claimLists();
};

void tst_ClaimReader::cleanText_data()
{
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<QByteArray>("clean");
    QTest::newRow("untouched") << QByteArray("a  lever") << QByteArray("a  lever");
    QTest::newRow("deleted") << QByteArray("a {del}long {/}lever") << QByteArray("a lever");
    QTest::newRow("struck") << QByteArray("a {str}long{/} lever") << QByteArray("a lever");
    QTest::newRow("inserted stays")
        << QByteArray("a {ins}long{/} lever") << QByteArray("a long lever");
    QTest::newRow("brackets") << QByteArray("a [[long]] lever[[s]]") << QByteArray("a lever");
    QTest::newRow("five letters") << QByteArray("[[five]] six") << QByteArray("six");
    QTest::newRow("before a comma")
        << QByteArray("a lever [[and arm]], which") << QByteArray("a lever, which");
    QTest::newRow("at the end") << QByteArray("a lever{del} of wood{/}") << QByteArray("a lever");
    QTest::newRow("a line of its own") << QByteArray("a\n[[b]]\nc") << QByteArray("a\n\nc");
    QTest::newRow("indent stays") << QByteArray("a [[x]]\n    b") << QByteArray("a\n    b");
    QTest::newRow("overlapping") << QByteArray("a {del}b [[c{/} d]] e") << QByteArray("a e");
    QTest::newRow("never closed") << QByteArray("a [[b c") << QByteArray("a [[b c");
    QTest::newRow("array in code") << QByteArray("x[1] y") << QByteArray("x[1] y");
}

void tst_ClaimReader::cleanText()
{
    QFETCH(QByteArray, marked);
    QFETCH(QByteArray, clean);
    const PatentDocument document = documentOf(marked);
    QCOMPARE(bytesOf(ClaimReader(document).cleanText(whole(document))), clean);
}

void tst_ClaimReader::claims_data()
{
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<int>("told");  // the number the format tells, or 0
    QTest::addColumn<QByteArray>("numbers");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("parents");
    QTest::newRow("label") << QByteArray("3. The lever of claim 1.") << 0 << QByteArray("3")
                           << QByteArray("The lever of claim 1.") << QByteArray("1");
    QTest::newRow("no label") << QByteArray("The lever of claim 1.") << 3 << QByteArray("3")
                              << QByteArray("The lever of claim 1.") << QByteArray("1");
    QTest::newRow("status") << QByteArray("3. (Currently Amended) A {del}x{/} lever.") << 3
                            << QByteArray("3") << QByteArray("A lever.") << QByteArray();
    QTest::newRow("range") << QByteArray("1-3. (canceled)") << 3 << QByteArray("1,2,3")
                           << QByteArray() << QByteArray();
    QTest::newRow("a deleted reference")
        << QByteArray("4. The lever of claim [[1]] 2.") << 4 << QByteArray("4")
        << QByteArray("The lever of claim 2.") << QByteArray("2");
    QTest::newRow("any one of") << QByteArray("4. The lever of any one of claims 1 to 3.") << 4
                                << QByteArray("4")
                                << QByteArray("The lever of any one of claims 1 to 3.")
                                << QByteArray("1,2,3");
}

void tst_ClaimReader::claims()
{
    QFETCH(QByteArray, marked);
    QFETCH(int, told);
    QFETCH(QByteArray, numbers);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, parents);
    const PatentDocument document = documentOf(marked);
    std::vector<std::int32_t> toldNumbers;
    if (told > 0) {
        toldNumbers.push_back(told);
    }
    const ReadClaim claim = ClaimReader(document).read(whole(document), toldNumbers);
    QCOMPARE(numberList(claim.numbers), numbers);
    QCOMPARE(bytesOf(claim.text), text);
    QCOMPARE(numberList(claim.dependsOn), parents);
    QCOMPARE(claim.range, whole(document));
}

void tst_ClaimReader::statusFromTheFormat()
{
    const PatentDocument document = documentOf("5. The lever of claim 1.");
    ReadClaim claim = ClaimReader(document).read(whole(document));
    QVERIFY(!claim.status);
    setStatus(claim, ClaimStatus::Withdrawn);
    QCOMPARE(claim.text, "The lever of claim 1.");
    setStatus(claim, ClaimStatus::Canceled);
    QVERIFY(claim.text.empty() && claim.dependsOn.empty());
}

void tst_ClaimReader::notes()
{
    PatentDocument document;
    DocumentBuilder builder;
    std::vector<TextRange> ranges;
    for (const char* text :
         {"1. (Currently amended) A lever.", "2. (Currently amended) A [[x]] bar.",
          "3. The lever of claim 1, with \xEF\xBF\xBC.", "4. The lever of , wherein it is red.",
          "4. A gate.", "6. (Currently amended) A pin."}) {
        builder.openBlock(BlockKind::Paragraph);
        builder.append(text);
        ranges.push_back(*builder.closeBlock());
    }
    builder.finish(document);
    const ClaimReader reader(document);
    for (const TextRange range : ranges) {
        document.claims.push_back(reader.read(range));
    }
    noteClaims(document);
    const std::vector<std::string> expected{
        "claims 1, 6 are marked as amended and show no mark",
        "claim 3 holds a formula, table or image that the text does not show",
        "claim 4 refers to a claim whose number is lost", "claim 4 stands there more than once"};
    QCOMPARE(document.notes, expected);
}

void tst_ClaimReader::claimLists_data()
{
    QTest::addColumn<QList<int>>("numbers");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("one") << QList<int>{4} << QByteArray("4");
    QTest::newRow("two in a row") << QList<int>{4, 5} << QByteArray("4, 5");
    QTest::newRow("three in a row") << QList<int>{4, 5, 6, 9} << QByteArray("4-6, 9");
    QTest::newRow("none") << QList<int>{} << QByteArray();
}

void tst_ClaimReader::claimLists()
{
    QFETCH(QList<int>, numbers);
    QFETCH(QByteArray, text);
    QCOMPARE(bytesOf(claimListText({numbers.begin(), numbers.end()})), text);
}

QTEST_APPLESS_MAIN(tst_ClaimReader)
#include "tst_ClaimReader.moc"
