// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "UsptoFixture.h"
#include "core/uspto/Formats.h"

#include <QTest>

using namespace metes;
using namespace metes::fixture;

namespace {

PatentDocument read(const char* name, const char* fileName = "")
{
    NoProgress progress;
    const ReadResult result =
        readFileWrapperXml(contentOf(fixturePath(QStringLiteral("xml/") + QString::fromUtf8(name))),
                           fileName, progress);
    return result && result->size() == 1 ? result->front() : PatentDocument{};
}

// "1:status:parents:text", one line per claim.
QByteArrayList claimLines(const PatentDocument& document)
{
    QByteArrayList lines;
    for (const ReadClaim& claim : document.claims) {
        const int status = claim.status ? static_cast<int>(*claim.status) : -1;
        lines << numberList(claim.numbers) + ':' + QByteArray::number(status) + ':'
                     + numberList(claim.dependsOn) + ':' + bytesOf(claim.text);
    }
    return lines;
}

constexpr auto id = [](ClaimStatus status) { return QByteArray::number(static_cast<int>(status)); };

}  // namespace

class tst_FileWrapperXml : public QObject {
    Q_OBJECT

private slots:
    void claimsOfXml4Ip();
    void claimsOfSt96();
    void claimsOfTheOlderFamily();
    void aDesignHasOneClaim();
    void specification();
    void officeAction();
    void theFileNameFillsWhatIsMissing();
    void refusals();
};

void tst_FileWrapperXml::claimsOfXml4Ip()
{
    const PatentDocument document = read("wrapper-xml4ip-claims.xml");
    QCOMPARE(document.code, "CLM");
    QCOMPARE(document.application, "10123456");
    QCOMPARE(document.date, "2020-03-04");
    const QByteArrayList expected{
        "1:" + id(ClaimStatus::CurrentlyAmended)
            + "::A lever for a gate, the lever comprising:\nan arm of steel; and\n"
              "a handle that is fixed to the arm in such a way that it turns.",
        "2:" + id(ClaimStatus::PreviouslyPresented)
            + ":1:The lever of claim 1, wherein the handle is 1.25 inches (32 millimeters) long.",
        "3:" + id(ClaimStatus::Canceled) + "::",
        "4:" + id(ClaimStatus::New) + ":2:The lever of claim , wherein the arm is round.",
        "5:" + id(ClaimStatus::CurrentlyAmended) + "::A gate.",
        "6:" + id(ClaimStatus::New) + ":5:The gate of claim 5, wherein the gate is low."};
    QCOMPARE(claimLines(document), expected);
    QVERIFY(blockList(document).startsWith("paragraph:AMENDMENTS TO THE CLAIMS|paragraph:1. "));
    QCOMPARE(markList(document), QByteArray("underline:steel"));
    const std::vector<std::string> notes{"claim 4 refers to a claim whose number is lost from the "
                                         "text; its reference element tells it",
                                         "claim 5 is marked as amended and shows no mark"};
    QCOMPARE(document.notes, notes);
}

void tst_FileWrapperXml::claimsOfSt96()
{
    const PatentDocument document = read("wrapper-st96-claims.xml");
    QCOMPARE(document.application, "10123457");
    QCOMPARE(document.date, "2021-05-06");
    const QByteArrayList expected{
        "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15:" + id(ClaimStatus::Canceled) + "::",
        "16:" + id(ClaimStatus::CurrentlyAmended)
            + "::A pump comprising:\na round body having:\n    an inlet; and\n    an outlet,;\n"
              "wherein E = \xEF\xBF\xBC holds.",
        "17:" + id(ClaimStatus::Withdrawn)
            + ":16:The pump of claim 16, wherein the body is solid."};
    QCOMPARE(claimLines(document), expected);
    QVERIFY(document.claims[1].incomplete);
    // The amendment view keeps the words that are gone.
    QVERIFY(slice(document, document.claims[1].range).contains("a firstround body"));
    QCOMPARE(markList(document), QByteArray("deleted:first|inserted:round|deleted:and a lid"));
    QVERIFY(blockList(document).startsWith("paragraph:What is claimed is:|"));
}

void tst_FileWrapperXml::claimsOfTheOlderFamily()
{
    const PatentDocument document = read("wrapper-older-claims.xml");
    QCOMPARE(document.format, DocumentFormat::FileWrapperXml);
    QCOMPARE(document.code, "CLM");
    const QByteArrayList expected{
        "1:" + id(ClaimStatus::Original) + "::A hinge, comprising three leaves.",
        "2:" + id(ClaimStatus::Original)
            + ":1:The hinge of claim 1, wherein t \xE2\x89\xA4 4 \xC2\xB5m & more."};
    QCOMPARE(claimLines(document), expected);
    QVERIFY(blockList(document).startsWith("paragraph:REMARKS ON THE CLAIMS|"));
}

void tst_FileWrapperXml::aDesignHasOneClaim()
{
    const PatentDocument document = read("wrapper-st96-design.xml");
    const QByteArrayList expected{
        "1:-1::The ornamental design for a spoon, as shown and described."};
    QCOMPARE(claimLines(document), expected);
}

void tst_FileWrapperXml::specification()
{
    const PatentDocument document = read("wrapper-st96-specification.xml");
    QCOMPARE(document.code, "SPEC");
    QCOMPARE(blockList(document),
             QByteArray("heading:BACKGROUND|paragraph:Pumps are old.|paragraph:They leak."));
    const std::vector<std::string> paragraphs{"Pumps are old.", "They leak."};
    QCOMPARE(document.paragraphs, paragraphs);
}

// Words of nested paragraphs once, page headers never, the item's number out of its attribute.
void tst_FileWrapperXml::officeAction()
{
    const PatentDocument document = read("wrapper-st96-action.xml");
    QCOMPARE(document.code, "CTNF");
    QCOMPARE(document.application, "10123458");
    QCOMPARE(document.date, "2022-07-08");
    QCOMPARE(blockList(document),
             QByteArray("heading:Claim Rejections - 35 USC \xC2\xA7 112|"
                        "item:2. Claim 1 is rejected.\nIt recites the lid.|"
                        "heading:Claim Rejections - 35 USC \xC2\xA7 103|table:Claim\tArt\n1\tDoe|"
                        "image:\xEF\xBF\xBC|paragraph:Any inquiry goes to the examiner."));
    QCOMPARE(markList(document),
             QByteArray("bold:Claim Rejections - 35 USC \xC2\xA7 112|underline:the lid"));
    QCOMPARE(document.blocks[0].extra, R"({"formParagraph":"USC_112_heading"})");
    QVERIFY(document.claims.empty() && document.paragraphs.empty());
}

void tst_FileWrapperXml::theFileNameFillsWhatIsMissing()
{
    const PatentDocument document =
        read("wrapper-st96-design.xml", "13962724.2014-11-18.I2NR21PIPXXIFW3.CLM.xml");
    QCOMPARE(document.application, "13962724");
    QCOMPARE(document.date, "2014-11-18");
}

void tst_FileWrapperXml::refusals()
{
    NoProgress progress;
    const ReadResult other = readFileWrapperXml("<recipe><p>x</p></recipe>", "", progress);
    QVERIFY(!other);
    QVERIFY(other.error().message.find("<recipe>") != std::string::npos);
    QVERIFY(!readFileWrapperXml("<ClaimsDocument/>", "", progress));
    Stopped stopped;
    const std::string large = "<ClaimsDocument>"
                              + QByteArray("<P>x</P>").repeated(5000).toStdString()
                              + "</ClaimsDocument>";
    const ReadResult cancelled = readFileWrapperXml(large, "", stopped);
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
}

QTEST_APPLESS_MAIN(tst_FileWrapperXml)
#include "tst_FileWrapperXml.moc"
