// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Plain text and Markdown: lines made paragraphs again, claims, descriptions, actions.

#include "UsptoFixture.h"
#include "core/base/Json.h"
#include "core/uspto/Formats.h"

#include <QElapsedTimer>
#include <QTest>

using namespace metes;
using namespace metes::fixture;

class tst_TextReaders final : public QObject {
    Q_OBJECT

private slots:
    void rejoinsLines_data();
    void rejoinsLines();
    void readsMarkdown_data();
    void readsMarkdown();
    void marksMarkdown_data();
    void marksMarkdown();
    void readsClaims_data();
    void readsClaims();
    void readsAnAmendment();
    void tellsWhatATextIs_data();
    void tellsWhatATextIs();
    void readsParagraphs();
    void mapsToTheSource();
    void readsTheRealClaims();
    void readsTheRealDescription();
    void readsTheRealAction();
    void refuses();
    void isQuickWithHostileText_data();
    void isQuickWithHostileText();
};

namespace {

NoProgress noProgress;

PatentDocument plain(const QByteArray& text, std::string_view name = "a.txt")
{
    auto read = readPlainText(text.toStdString(), name, noProgress);
    return read ? std::move(read->front()) : PatentDocument{};
}

PatentDocument markdown(const QByteArray& text, std::string_view name = "a.md")
{
    auto read = readMarkdown(text.toStdString(), name, noProgress);
    return read ? std::move(read->front()) : PatentDocument{};
}

QByteArray claimList(const PatentDocument& document)
{
    QByteArrayList list;
    for (const ReadClaim& claim : document.claims) {
        list << numberList(claim.numbers) + '<' + numberList(claim.dependsOn) + ':'
                    + bytesOf(claim.text);
    }
    return list.join('|');
}

// Wrapped text needs some length to be seen as such.
const QByteArray kFiller =
    "The device has a frame and the frame holds the lever in its place so that\n"
    "the lever turns about the pin when the lid opens and the lid closes as it\n"
    "turns back, and nothing else moves while the lever stands against its end.\n";

}  // namespace

void tst_TextReaders::rejoinsLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("has");
    QTest::newRow("wrapped") << kFiller << QByteArray("place so that the lever");
    QTest::newRow("header in mid-sentence")
        << QByteArray("The claim fails to define the meaning of the term that is used in\n"
                      "Application/Control Number: 10/812,323 \n Art Unit: 2183 \n Page 2\n\n"
                      "line 4 of the claim.\n")
        << QByteArray("used in line 4");
    QTest::newRow("header after a sentence")
        << QByteArray("It ends here.\nApplication/Control Number: "
                      "10/812,323\nPage 2\nArt Unit: 2183\nNext one.")
        << QByteArray("It ends here.\n\nNext one.");
    QTest::newRow("broken word") << QByteArray(
        kFiller
        + "There is no other antecedent for the lever; the basis "
          "of it is insuffi-\ncient here.\n")
                                 << QByteArray("insufficient here");
    QTest::newRow("hyphen that belongs")
        << QByteArray(kFiller
                      + "The membrane is known for the regenerative "
                        "effect and for the anti-\ninflammatory one.\n")
        << QByteArray("anti-inflammatory one");
    QTest::newRow("both halves are words")
        << QByteArray(kFiller
                      + "A lever is known. The frame is made of a lid "
                        "that turns as if it were a lever-\nframe of\n")
        << QByteArray("lever-frame");
    QTest::newRow("number") << QByteArray(
        kFiller
        + "The device of the invention is shown at its largest in the "
          "drawing FIG. 1-\n2 too.\n")
                            << QByteArray("FIG. 1-2");
    QTest::newRow("image note between sentences") << QByteArray(
        "It shows PNG media_image1.png 823 1073 media_image1.png Greyscale the lever.")
                                                  << QByteArray("It shows the lever.");
    QTest::newRow("image note alone") << QByteArray(
        "One.\n\nPNG\nmedia_image2.png\n172\n172\nmedia_image2.png\nGreyscale\n\nTwo.")
                                      << QByteArray("One.\n\n\xEF\xBF\xBC\n\nTwo.");
}

void tst_TextReaders::rejoinsLines()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, has);
    const QByteArray read = bytesOf(plain(text).text);
    QVERIFY2(read.contains(has), read.constData());
    QVERIFY(!read.contains("Control Number"));
}

void tst_TextReaders::readsMarkdown_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("blocks");
    QTest::newRow("headings")
        << QByteArray("# One\n\nTwo\n===\n\n**Claim Rejections - 35 USC \xC2\xA7 112**\n")
        << QByteArray("heading:One|heading:Two|heading:Claim Rejections - 35 USC \xC2\xA7 112");
    QTest::newRow("bold sentence")
        << QByteArray("**Claims 1-8 are rejected under 35 U.S.C. 112(b).**")
        << QByteArray("paragraph:Claims 1-8 are rejected under 35 U.S.C. 112(b).");
    QTest::newRow("wrapped and broken")
        << QByteArray("a\nb  \nc\\\nd") << QByteArray("paragraph:a b\nc\nd");
    QTest::newRow("items") << QByteArray("- a\n- b\n\n1. c\n")
                           << QByteArray("item:\xE2\x80\xA2 a|item:\xE2\x80\xA2 b|item:1. c");
    QTest::newRow("steps") << QByteArray("1. A method of:\n    1. x,\n    2. y.\n2. Next.")
                           << QByteArray("item:1. A method of:\nx,\ny.|item:2. Next.");
    QTest::newRow("table") << QByteArray("| a | b |\n|---|---|\n| c | d |\n")
                           << QByteArray("table:a\tb\nc\td");
    QTest::newRow("image") << QByteArray("One\n\n![](data:image/png;base64,iVBORw0KGgo=)\n\nTwo")
                           << QByteArray("paragraph:One|image:\xEF\xBF\xBC|paragraph:Two");
    QTest::newRow("image in a line") << QByteArray("see ![x](data:image/png;base64,iVBO) there")
                                     << QByteArray("paragraph:see \xEF\xBF\xBC there");
    QTest::newRow("reference to an image")
        << QByteArray("a\n\n[image1]: <data:image/png;base64,iVBO>\n") << QByteArray("paragraph:a");
    QTest::newRow("comment") << QByteArray("the term[[#^comment-0|(1)]] is")
                             << QByteArray("paragraph:the term is");
    QTest::newRow("link") << QByteArray("see [MPEP 2173](https://x.org/a_b) now")
                          << QByteArray("paragraph:see MPEP 2173 now");
    QTest::newRow("escapes") << QByteArray("5 \\* 3 &lt; 20 &amp; a\\_b")
                             << QByteArray("paragraph:5 * 3 < 20 & a_b");
    QTest::newRow("loose signs") << QByteArray("a_b_c 2*3*4 *x _")
                                 << QByteArray("paragraph:a_b_c 234 *x _");
    QTest::newRow("front matter") << QByteArray("---\ntitle: x\n---\nText")
                                  << QByteArray("paragraph:Text");
}

void tst_TextReaders::readsMarkdown()
{
    QFETCH(QByteArray, text);
    QTEST(blockList(markdown(text)), "blocks");
}

void tst_TextReaders::marksMarkdown_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("marks");
    QTest::newRow("bold") << QByteArray("a **b c** d") << QByteArray("bold:b c");
    QTest::newRow("both") << QByteArray("a **_b_** d") << QByteArray("bold:b|italic:b");
    QTest::newRow("three stars") << QByteArray("a ***b*** d") << QByteArray("bold:b|italic:b");
    QTest::newRow("struck") << QByteArray("a ~~five~~ <u>four</u>")
                            << QByteArray("strike:five|underline:four");
    QTest::newRow("tracked") << QByteArray("<del>five</del><ins>four</ins>")
                             << QByteArray("deleted:five|inserted:four");
    QTest::newRow("as converters write it")
        << QByteArray("were_, inter alia_, aged") << QByteArray("italic:, inter alia");
    QTest::newRow("never closed") << QByteArray("a **b <u>c\n\nd") << QByteArray("underline:c");
}

void tst_TextReaders::marksMarkdown()
{
    QFETCH(QByteArray, text);
    QTEST(markList(markdown(text)), "marks");
}

void tst_TextReaders::readsClaims_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("claims");
    QTest::newRow("two") << QByteArray("1. A lever.\n2. The lever of claim 1, being red.\n")
                         << QByteArray("1<:A lever.|2<1:The lever of claim 1, being red.");
    QTest::newRow("heading before")
        << QByteArray("What is claimed is:\n\n1 . A lever.\n\n2 . The lever of claim 1 , red.")
        << QByteArray("1<:A lever.|2<1:The lever of claim 1 , red.");
    QTest::newRow("remarks after")
        << QByteArray("1. (Original) A lever.\n\nREMARKS\n\n2. Claim 1 is patentable.")
        << QByteArray("1<:A lever.");
    QTest::newRow("cancelled range")
        << QByteArray("1-20. (canceled)\n21. (New) A lid.")
        << QByteArray("1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20<:|21<:A lid.");
    QTest::newRow("cancelled, other spelling")
        << QByteArray("5. (New) A lid.\n6. (Cancelled)") << QByteArray("5<:A lid.|6<:");
    QTest::newRow("claim word") << QByteArray(
        "Claim 1 (Original): A lid.\n\nClaim 2 (Previously presented): The lid of claim 1.")
                                << QByteArray("1<:A lid.|2<1:The lid of claim 1.");
    QTest::newRow("numbered steps, indented")
        << QByteArray(
               "1. A method comprising:\n   1. cutting,\n   2. gluing.\n2. The method of claim 1.")
        << QByteArray(
               "1<:A method comprising:\n   1. cutting,\n   2. gluing.|2<1:The method of claim 1.");
    QTest::newRow("numbered steps, flush")
        << QByteArray("1. A method comprising:\n1. cutting,\n2. gluing.\n2. The method of claim 1.")
        << QByteArray(
               "1<:A method comprising:\n1. cutting,\n2. gluing.|2<1:The method of claim 1.");
    QTest::newRow("any preceding")
        << QByteArray("1. A lid.\n2. A lid.\n3. The lid according to any preceding claim, red.")
        << QByteArray("1<:A lid.|2<:A lid.|3<1,2:The lid according to any preceding claim, red.");
}

void tst_TextReaders::readsClaims()
{
    QFETCH(QByteArray, text);
    QTEST(claimList(plain(text)), "claims");
}

void tst_TextReaders::readsAnAmendment()
{
    const PatentDocument document =
        markdown("1. (Currently Amended) A chair with <u>four</u> [[five]] legs~~, painted~~.\n"
                 "2. (Currently amended) The chair of claim 1, wherein it is red.\n");
    QCOMPARE(claimList(document),
             QByteArray("1<:A chair with four legs.|2<1:The chair of claim 1, wherein it is red."));
    QCOMPARE(document.claims[0].status, std::optional(ClaimStatus::CurrentlyAmended));
    // The amendment view shows all of it.
    QVERIFY(slice(document, document.claims[0].range).contains("[[five]]"));
    QCOMPARE(document.notes.size(), std::size_t{1});
    QVERIFY2(bytesOf(document.notes.front()).contains("claim 2"), document.notes.front().c_str());
}

void tst_TextReaders::tellsWhatATextIs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("claims") << QByteArray("1. A lever.") << QByteArray("CLM");
    QTest::newRow("amendment that quotes an action") << QByteArray(
        "1. (Original) A lever.\n\nREMARKS\n\nClaims 1-3 were rejected under 35 U.S.C. 112.")
                                                     << QByteArray("CLM");
    QTest::newRow("action") << QByteArray(
        "DETAILED ACTION\n\n1. This is in reply.\n\n2. Claim 1 is rejected.")
                            << QByteArray("CTNF");
    QTest::newRow("final action") << QByteArray("DETAILED ACTION\n\nTHIS ACTION IS MADE FINAL.")
                                  << QByteArray("CTFR");
    QTest::newRow("restriction") << QByteArray(
        "Election/Restrictions\n\nRestriction is required under 35 U.S.C. 121.")
                                 << QByteArray("CTRS");
    QTest::newRow("description") << QByteArray("[0001] A lever is known.\n\n[0002] It turns.")
                                 << QByteArray("SPEC");
    QTest::newRow("abstract") << QByteArray("ABSTRACT OF THE DISCLOSURE\n\nA lever that turns.")
                              << QByteArray("ABST");
    QTest::newRow("letter") << QByteArray("Dear Sir, thank you.") << QByteArray();
}

void tst_TextReaders::tellsWhatATextIs()
{
    QFETCH(QByteArray, text);
    QTEST(bytesOf(plain(text).code), "code");
}

void tst_TextReaders::readsParagraphs()
{
    const PatentDocument document = plain("BACKGROUND\n\n[0001] A lever is known.\n\n[00011] It "
                                          "turns.\n\nWhat is claimed is:\n\n1. A lever.\n");
    QCOMPARE(document.paragraphs, (std::vector<std::string>{"A lever is known.", "It turns."}));
    QCOMPARE(claimList(document), QByteArray("1<:A lever."));
}

void tst_TextReaders::mapsToTheSource()
{
    const QByteArray source = "**B\xC3\xA4r**\n\nsee ![](data:image/png;base64,iVBO) _x_ &amp; y";
    const PatentDocument document = markdown(source);
    const std::u32string from = toUtf32(source.toStdString());
    const std::u32string to = toUtf32(document.text);
    for (const char32_t c : {U'\u00E4', U'x', U'y'}) {
        const auto at = static_cast<std::int32_t>(to.find(c));
        SourcePoint last;
        for (const SourcePoint& point : document.sourceMap) {
            last = point.text <= at ? point : last;
        }
        QCOMPARE(from[static_cast<std::size_t>(last.source + at - last.text)], c);
    }
}

void tst_TextReaders::readsTheRealClaims()
{
    const std::string file =
        contentOf(dataPath(QStringLiteral("office_actions/94852_19182905_2025-04-18_CLM.md")));
    const std::string records = contentOf(dataPath(QStringLiteral("metes/19182905.jsonl")));
    if (file.empty() || records.empty()) {
        QSKIP("the published files are not beside the checkout");
    }
    const PatentDocument document = markdown(bytesOf(file), "94852_19182905_2025-04-18_CLM.md");
    QCOMPARE(bytesOf(document.application), QByteArray("19182905"));
    QCOMPARE(bytesOf(document.code), QByteArray("CLM"));
    QCOMPARE(bytesOf(document.date), QByteArray("2025-04-18"));
    std::size_t compared = 0;
    for (const QByteArray& line : bytesOf(records).split('\n')) {
        const Json record = line.isEmpty() ? Json() : Json::parse(line.toStdString());
        if (!record.is_object() || record["type"] != "claim") {
            continue;
        }
        const auto number = record["claim"].get<std::size_t>();
        QVERIFY(number <= document.claims.size());
        const ReadClaim& claim = document.claims[number - 1];
        QCOMPARE(claim.numbers, (std::vector<std::int32_t>{static_cast<std::int32_t>(number)}));
        QCOMPARE(bytesOf(claim.text), bytesOf(record["text"].get<std::string>()));
        QCOMPARE(claim.dependsOn, record["depends_on"].get<std::vector<std::int32_t>>());
        ++compared;
    }
    QCOMPARE(compared, document.claims.size());
    QCOMPARE(compared, std::size_t{19});
}

void tst_TextReaders::readsTheRealDescription()
{
    const std::string file =
        contentOf(dataPath(QStringLiteral("office_actions/94852_19182905_2025-04-18_SPEC.md")));
    const std::string records = contentOf(dataPath(QStringLiteral("metes/19182905.jsonl")));
    if (file.empty() || records.empty()) {
        QSKIP("the published files are not beside the checkout");
    }
    const PatentDocument document = markdown(bytesOf(file), "94852_19182905_2025-04-18_SPEC.md");
    QCOMPARE(bytesOf(document.title),
             QByteArray("Amniotic Membrane Use in Ocular Surface Optimization"));
    const Json application = Json::parse(records.substr(0, records.find('\n')));
    const Json record = application["type"] == "application"
                            ? application
                            : Json::parse(records.substr(records.find('\n') + 1,
                                                         records.find('\n', records.find('\n') + 1)
                                                             - records.find('\n') - 1));
    QCOMPARE(document.paragraphs, record["description"].get<std::vector<std::string>>());
}

void tst_TextReaders::readsTheRealAction()
{
    const std::string file =
        contentOf(dataPath(QStringLiteral("office_actions/94852_19182905_2025-06-02_CTNF.md")));
    if (file.empty()) {
        QSKIP("the published files are not beside the checkout");
    }
    const PatentDocument document = markdown(bytesOf(file), "94852_19182905_2025-06-02_CTNF.md");
    QCOMPARE(bytesOf(document.code), QByteArray("CTNF"));
    QByteArrayList headings;
    for (const Block& block : document.blocks) {
        if (block.kind == BlockKind::Heading) {
            headings << slice(document, block.range);
        }
    }
    QCOMPARE(headings.mid(0, 7).join('|'),
             QByteArray(
                 "DETAILED ACTION|Notice of Pre-AIA or AIA Status|Priority|"
                 "Claim Rejections - 35 USC \xC2\xA7 112|Claim Rejections - 35 USC \xC2\xA7 112|"
                 "Claim Rejections - 35 USC \xC2\xA7 102|Claim Rejections - 35 USC \xC2\xA7 103"));
    QVERIFY(document.text.find("**") == std::string::npos);
    QVERIFY(document.claims.empty());
}

void tst_TextReaders::refuses()
{
    QVERIFY(!readPlainText("a\xFF", "a.txt", noProgress).has_value());
    QVERIFY(!readMarkdown(std::string_view("a\0b", 3), "a.md", noProgress).has_value());
    Stopped stopped;
    const auto read = readPlainText("text", "a.txt", stopped);
    QCOMPARE(read.error().code, ErrorCode::Cancelled);
}

void tst_TextReaders::isQuickWithHostileText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("brackets") << QByteArray(1 << 19, '[');
    QTest::newRow("links") << QByteArray("[a](").repeated(1 << 15);
    QTest::newRow("stars") << QByteArray("*a ").repeated(1 << 15);
    QTest::newRow("underscores") << QByteArray("_").repeated(1 << 19);
    QTest::newRow("image notes") << QByteArray("PNG media_image1.png a ").repeated(1 << 15);
    QTest::newRow("one long line") << QByteArray("word ").repeated(1 << 20);
    QTest::newRow("labels") << QByteArray("1. a\n").repeated(1 << 13);
    QTest::newRow("hyphens") << QByteArray("a-\n").repeated(1 << 17);
}

void tst_TextReaders::isQuickWithHostileText()
{
    QFETCH(QByteArray, text);
    QElapsedTimer timer;
    timer.start();
    (void)plain(text);
    (void)markdown(text);
    QVERIFY2(timer.elapsed() < 20000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(tst_TextReaders)
#include "tst_TextReaders.moc"
