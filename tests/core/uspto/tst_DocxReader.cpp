// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Word files: made here part by part, and one real action, whose paragraphs a second way of reading
// (regular expressions over the part) gives.

#include "UsptoFixture.h"
#include "core/uspto/Formats.h"

#include <QRegularExpression>
#include <QTest>

using namespace metes;
using namespace metes::fixture;

class tst_DocxReader final : public QObject {
    Q_OBJECT

private slots:
    void readsBlocks_data();
    void readsBlocks();
    void readsMarks_data();
    void readsMarks();
    void numbersLists();
    void readsStyles();
    void readsAnAmendment();
    void keepsStepsWithTheirClaim();
    void leavesHeadersApart();
    void readsTheRealAction();
    void refuses_data();
    void refuses();
};

namespace {

NoProgress noProgress;

QByteArray body(const QByteArray& content)
{
    return "<?xml version=\"1.0\"?><w:document xmlns:w=\"w\" xmlns:m=\"m\" xmlns:mc=\"mc\" "
           "xmlns:a=\"a\">"
           "<w:body>"
           + content + "</w:body></w:document>";
}

QByteArray paragraph(const QByteArray& text, const QByteArray& look = {})
{
    return "<w:p>" + (look.isEmpty() ? QByteArray() : "<w:pPr>" + look + "</w:pPr>") + "<w:r><w:t>"
           + text + "</w:t></w:r></w:p>";
}

QByteArray listed(const QByteArray& text, const QByteArray& list, int level)
{
    return paragraph(text, "<w:numPr><w:ilvl w:val=\"" + QByteArray::number(level)
                               + "\"/><w:numId w:val=\"" + list + "\"/></w:numPr>");
}

QByteArray level(int number, const QByteArray& format, const QByteArray& text, int start = 1)
{
    return "<w:lvl w:ilvl=\"" + QByteArray::number(number) + "\"><w:start w:val=\""
           + QByteArray::number(start) + "\"/><w:numFmt w:val=\"" + format
           + "\"/><w:lvlText w:val=\"" + text + "\"/></w:lvl>";
}

QByteArray numbering()
{
    return "<w:numbering xmlns:w=\"w\"><w:abstractNum w:abstractNumId=\"7\">"
           + level(0, "decimal", "%1.") + level(1, "lowerLetter", "(%2)")
           + level(2, "lowerRoman", "%1.%3)")
           + "</w:abstractNum><w:abstractNum w:abstractNumId=\"8\">"
           + level(0, "bullet", "\xEF\x82\xB7")
           + "</w:abstractNum><w:num w:numId=\"1\"><w:abstractNumId w:val=\"7\"/></w:num>"
             "<w:num w:numId=\"2\"><w:abstractNumId w:val=\"8\"/></w:num>"
             "<w:num w:numId=\"3\"><w:abstractNumId w:val=\"7\"/><w:lvlOverride w:ilvl=\"0\">"
             "<w:startOverride w:val=\"5\"/></w:lvlOverride></w:num></w:numbering>";
}

PatentDocument read(const QByteArray& content, std::vector<PackedFile> parts = {})
{
    parts.push_back({"word/document.xml", body(content).toStdString()});
    auto documents = readDocx(pack(Packing::Zip, parts), "a.docx", noProgress);
    return documents ? std::move(documents->front()) : PatentDocument{};
}

}  // namespace

void tst_DocxReader::readsBlocks_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("blocks");
    QTest::newRow("paragraphs") << paragraph("One.") + "<w:p/>" + paragraph("Two.")
                                << QByteArray("paragraph:One.|paragraph:Two.");
    QTest::newRow("runs") << QByteArray(
        "<w:p><w:r><w:t xml:space=\"preserve\">a "
        "</w:t></w:r><w:r><w:t>b</w:t><w:br/><w:t>c</w:t></w:r></w:p>")
                          << QByteArray("paragraph:a b\nc");
    QTest::newRow("table") << "<w:tbl><w:tr><w:tc>" + paragraph("a") + "</w:tc><w:tc>"
                                  + paragraph("b") + paragraph("c") + "</w:tc></w:tr><w:tr><w:tc>"
                                  + paragraph("d") + "</w:tc></w:tr></w:tbl>" + paragraph("e")
                           << QByteArray("table:a\tb c\nd|paragraph:e");
    QTest::newRow("image") << QByteArray("<w:p><w:r><w:drawing><a:blip/></w:drawing></w:r></w:p>")
                           << QByteArray("image:\xEF\xBF\xBC");
    QTest::newRow("image in a line") << QByteArray(
        "<w:p><w:r><w:t>see </w:t></w:r><w:r><w:pict/></w:r><w:r><w:t> there</w:t></w:r></w:p>")
                                     << QByteArray("paragraph:see \xEF\xBF\xBC there");
    QTest::newRow("formula") << QByteArray(
        "<w:p><w:r><w:t>of </w:t></w:r><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath></w:p>")
                             << QByteArray("paragraph:of \xEF\xBF\xBC");
    QTest::newRow("text box, once")
        << "<w:p><mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent>" + paragraph("boxed")
               + "</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict>"
               + paragraph("boxed") + "</w:pict></mc:Fallback></mc:AlternateContent></w:p>"
        << QByteArray("paragraph:boxed");
    QTest::newRow("field") << QByteArray(
        "<w:p><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:t>3</w:t></w:r></w:p>")
                           << QByteArray("paragraph:3");
    QTest::newRow("hidden") << QByteArray(
        "<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>no</w:t></w:r><w:r><w:t>yes</w:t></w:r></w:p>")
                            << QByteArray("paragraph:yes");
    QTest::newRow("capitals") << QByteArray(
        "<w:p><w:r><w:rPr><w:caps/></w:rPr><w:t>Claims, all of them, follow.</w:t></w:r></w:p>")
                              << QByteArray("paragraph:CLAIMS, ALL OF THEM, FOLLOW.");
    QTest::newRow("symbol") << QByteArray(
        "<w:p><w:r><w:sym w:font=\"Symbol\" w:char=\"F0B7\"/><w:t> a</w:t></w:r></w:p>")
                            << QByteArray("paragraph:\xE2\x80\xA2 a");
    QTest::newRow("content control") << "<w:sdt><w:sdtPr><w:t>no</w:t></w:sdtPr><w:sdtContent>"
                                            + paragraph("yes") + "</w:sdtContent></w:sdt>"
                                     << QByteArray("paragraph:yes");
    QTest::newRow("bold heading") << QByteArray(
        "<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Claim Rejections - 35 USC \xC2\xA7 "
        "112</w:t></w:r></w:p>") << QByteArray("heading:Claim Rejections - 35 USC \xC2\xA7 112");
    QTest::newRow("bold sentence")
        << QByteArray("<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Claims 1-8 are rejected under 35 U.S.C. "
                      "112(b).</w:t></w:r></w:p>")
        << QByteArray("paragraph:Claims 1-8 are rejected under 35 U.S.C. 112(b).");
}

void tst_DocxReader::readsBlocks()
{
    QFETCH(QByteArray, content);
    QTEST(blockList(read(content)), "blocks");
}

void tst_DocxReader::readsMarks_data()
{
    QTest::addColumn<QByteArray>("look");
    QTest::addColumn<QByteArray>("marks");
    QTest::newRow("bold") << QByteArray("<w:b/>") << QByteArray("bold:b");
    QTest::newRow("bold off") << QByteArray("<w:b w:val=\"0\"/><w:i w:val=\"true\"/>")
                              << QByteArray("italic:b");
    QTest::newRow("underline") << QByteArray("<w:u w:val=\"single\"/>")
                               << QByteArray("underline:b");
    QTest::newRow("no underline") << QByteArray("<w:u w:val=\"none\"/>") << QByteArray();
    QTest::newRow("double strike") << QByteArray("<w:dstrike/>") << QByteArray("strike:b");
    QTest::newRow("an earlier look")
        << QByteArray("<w:rPrChange><w:rPr><w:b/></w:rPr></w:rPrChange>") << QByteArray();
}

void tst_DocxReader::readsMarks()
{
    QFETCH(QByteArray, look);
    const PatentDocument document =
        read("<w:p><w:r><w:t>a</w:t></w:r><w:r><w:rPr>" + look
             + "</w:rPr><w:t>b</w:t></w:r><w:r><w:t>c.</w:t></w:r></w:p>");
    QTEST(markList(document), "marks");
    QCOMPARE(bytesOf(document.text), QByteArray("abc."));
}

void tst_DocxReader::numbersLists()
{
    const PatentDocument document =
        read(listed("one", "1", 0) + listed("x", "1", 1) + listed("y", "1", 1) + listed("z", "1", 2)
                 + paragraph("between") + listed("two", "1", 0) + listed("w", "1", 1)
                 + listed("dot", "2", 0) + listed("five", "3", 0) + listed("six", "3", 0),
             {{"word/numbering.xml", numbering().toStdString()}});
    QCOMPARE(
        blockList(document),
        QByteArray("item:1. one|item:(a) x|item:(b) y|item:1.i) z|paragraph:between|item:2. two|"
                   "item:(a) w|item:\xE2\x80\xA2 dot|item:5. five|item:6. six"));
    QCOMPARE(bytesOf(document.blocks[1].extra), QByteArray("{\"level\":1}"));
}

void tst_DocxReader::readsStyles()
{
    const std::string styles = "<w:styles xmlns:w=\"w\"><w:style w:type=\"paragraph\" "
                               "w:styleId=\"H1\"><w:name w:val=\"heading 1\"/>"
                               "</w:style><w:style w:type=\"paragraph\" "
                               "w:styleId=\"Loud\"><w:basedOn w:val=\"Base\"/></w:style>"
                               "<w:style w:type=\"paragraph\" w:styleId=\"Base\"><w:basedOn "
                               "w:val=\"Loud\"/><w:rPr><w:i/></w:rPr></w:style>"
                               "</w:styles>";
    const PatentDocument document =
        read(paragraph("It is about a lever.", "<w:pStyle w:val=\"H1\"/>")
                 + paragraph("Loud.", "<w:pStyle w:val=\"Loud\"/>"),
             {{"word/styles.xml", styles}});
    QCOMPARE(blockList(document), QByteArray("heading:It is about a lever.|paragraph:Loud."));
    QCOMPARE(markList(document), QByteArray("italic:Loud."));
}

void tst_DocxReader::readsAnAmendment()
{
    const PatentDocument document = read(
        "<w:p><w:r><w:t xml:space=\"preserve\">1. (Currently Amended) A chair with </w:t></w:r>"
        "<w:r><w:rPr><w:u w:val=\"single\"/></w:rPr><w:t>four</w:t></w:r>"
        "<w:r><w:rPr><w:strike/></w:rPr><w:t xml:space=\"preserve\"> five</w:t></w:r>"
        "<w:r><w:t xml:space=\"preserve\"> legs</w:t></w:r>"
        "<w:del><w:r><w:delText xml:space=\"preserve\"> and a base</w:delText></w:r></w:del>"
        "<w:ins><w:r><w:t xml:space=\"preserve\"> and a "
        "back</w:t></w:r></w:ins><w:r><w:t>.</w:t></w:r></w:p>"
        + paragraph("2-4. (Canceled)")
        + paragraph("5. (Original) The chair of claim 1 [[and a base]]."));
    QCOMPARE(bytesOf(document.code), QByteArray("CLM"));
    QCOMPARE(document.claims.size(), std::size_t{3});
    QCOMPARE(bytesOf(document.claims[0].text), QByteArray("A chair with four legs and a back."));
    QCOMPARE(markList(document),
             QByteArray("underline:four|strike:five|deleted:and a base|inserted:and a back"));
    QVERIFY(slice(document, document.claims[0].range).contains("five legs and a base and a back"));
    QCOMPARE(document.claims[1].numbers, (std::vector<std::int32_t>{2, 3, 4}));
    QVERIFY(document.claims[1].text.empty());
    QCOMPARE(bytesOf(document.claims[2].text), QByteArray("The chair of claim 1."));
    QCOMPARE(document.claims[2].dependsOn, (std::vector<std::int32_t>{1}));
}

void tst_DocxReader::keepsStepsWithTheirClaim()
{
    const PatentDocument document =
        read(paragraph("What is claimed is:") + listed("A method comprising:", "1", 0)
                 + listed("cutting; and", "1", 1) + listed("gluing.", "1", 1)
                 + listed("The method of claim 1.", "1", 0),
             {{"word/numbering.xml", numbering().toStdString()}});
    QCOMPARE(document.claims.size(), std::size_t{2});
    QCOMPARE(bytesOf(document.claims[0].text),
             QByteArray("A method comprising:\n(a) cutting; and\n(b) gluing."));
    QCOMPARE(bytesOf(document.claims[1].text), QByteArray("The method of claim 1."));
}

void tst_DocxReader::leavesHeadersApart()
{
    const PatentDocument document =
        read(paragraph("DETAILED ACTION"),
             {{"word/header1.xml", "<w:hdr xmlns:w=\"w\"><w:p><w:r><w:t>Application/Control "
                                   "Number: 19/182,905</w:t></w:r></w:p></w:hdr>"}});
    QCOMPARE(bytesOf(document.application), QByteArray("19182905"));
    QCOMPARE(bytesOf(document.text), QByteArray("DETAILED ACTION"));
}

void tst_DocxReader::readsTheRealAction()
{
    const std::string bytes =
        contentOf(dataPath(QStringLiteral("office_actions/94852_19182905_12-10-2025_CTFR.DOCX")));
    if (bytes.empty()) {
        QSKIP("the published files are not beside the checkout");
    }
    const auto documents = readDocx(bytes, "94852_19182905_12-10-2025_CTFR.DOCX", noProgress);
    QVERIFY(documents.has_value());
    const PatentDocument& action = documents->front();
    QCOMPARE(bytesOf(action.application), QByteArray("19182905"));
    QCOMPARE(bytesOf(action.code), QByteArray("CTFR"));
    QCOMPARE(bytesOf(action.date), QByteArray("2025-12-10"));

    // The part itself, by another way.
    archive* zip = archive_read_new();
    archive_read_support_format_zip(zip);
    archive_read_open_memory(zip, bytes.data(), bytes.size());
    QByteArray part;
    for (archive_entry* entry = nullptr; archive_read_next_header(zip, &entry) == ARCHIVE_OK;) {
        if (QByteArray(archive_entry_pathname(entry)) == "word/document.xml") {
            part.resize(static_cast<qsizetype>(archive_entry_size(entry)));
            archive_read_data(zip, part.data(), static_cast<std::size_t>(part.size()));
        }
    }
    archive_read_free(zip);
    static const QRegularExpression paragraphs(QStringLiteral("<w:p [^>]*>.*?</w:p>"),
                                               QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression texts(QStringLiteral("<w:t(?: [^>]*)?>([^<]*)</w:t>"));
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    QStringList expected;
    for (const QRegularExpressionMatch& each : paragraphs.globalMatch(QString::fromUtf8(part))) {
        QString text;
        for (const QRegularExpressionMatch& run : texts.globalMatch(each.captured())) {
            text += run.captured(1);
        }
        text.remove(blanks);
        if (!text.isEmpty()) {
            expected << text.replace(QStringLiteral("&amp;"), QStringLiteral("&"));
        }
    }
    QStringList read;
    for (const Block& block : action.blocks) {
        QString text = QString::fromUtf8(slice(action, block.range)).remove(QChar(0xFFFC));
        read << text.remove(blanks);
    }
    QCOMPARE(read, expected);
    QCOMPARE(expected.size(), 49);

    const auto starting = [&](const QByteArray& start) {
        return *std::find_if(action.blocks.begin(), action.blocks.end(), [&](const Block& block) {
            return slice(action, block.range).startsWith(start);
        });
    };
    QCOMPARE(bytesOf(starting("Claims 1-8 are rejected under 35\xC2\xA0U.S.C. 112(b)").extra),
             QByteArray("{\"form_paragraph\":\"7.34.01\"}"));
    QCOMPARE(bytesOf(starting("The present application, filed on or after").extra),
             QByteArray("{\"form_paragraph\":\"7.03.aia\"}"));
    QVERIFY(starting("Regarding claim 1: Line 15").extra.empty());
    QCOMPARE(starting("Claim Rejections - 35 USC").kind, BlockKind::Heading);
    QVERIFY(action.text.find("Control Number") == std::string::npos);
    QVERIFY(slice(action, starting("Applicants further assert that decellularized").range)
                .contains("\xEF\xBF\xBC"));
}

void tst_DocxReader::refuses_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("entities") << QByteArray(
        "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b "
        "\"&a;&a;&a;\">]><w:document><w:body>&b;</w:body></w:document>")
                              << QByteArray("entit");
    QTest::newRow("10,000 levels")
        << QByteArray("<w:document xmlns:w=\"w\"><w:body>") + QByteArray("<w:p>").repeated(10000)
        << QByteArray("level");
    QTest::newRow("cut off") << QByteArray("<w:document xmlns:w=\"w\"><w:body><w:p><w:r><w:t>abc")
                             << QByteArray();
    QTest::newRow("no body") << QByteArray("<w:document xmlns:w=\"w\"/>") << QByteArray("no body");
    QTest::newRow("another zip") << QByteArray() << QByteArray("no DOCX");
    QTest::newRow("bomb") << body(paragraph(QByteArray(6 << 20, 'a'))) << QByteArray();
}

void tst_DocxReader::refuses()
{
    QFETCH(QByteArray, part);
    QFETCH(QByteArray, words);
    const std::string bytes = part.isEmpty()
                                  ? pack(Packing::Zip, {{"a.txt", "text"}})
                                  : pack(Packing::Zip, {{"word/document.xml", part.toStdString()}});
    const auto documents = readDocx(bytes, "a.docx", noProgress);
    QVERIFY(!documents.has_value());
    QCOMPARE(documents.error().code, ErrorCode::InvalidInput);
    QVERIFY2(bytesOf(documents.error().message).contains(words), documents.error().message.c_str());
    // A file that is cut off is refused or read, never worse.
    for (std::size_t cut = 1; cut < bytes.size();
         cut += std::max<std::size_t>(bytes.size() / 50, 1)) {
        (void)readDocx(std::string_view(bytes).substr(0, cut), "a.docx", noProgress);
    }
}

QTEST_GUILESS_MAIN(tst_DocxReader)
#include "tst_DocxReader.moc"
