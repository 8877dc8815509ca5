// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "UsptoFixture.h"
#include "core/uspto/BibliographicData.h"
#include "core/uspto/Formats.h"
#include "core/uspto/OfficeDate.h"

#include <QTest>

using namespace metes;
using namespace metes::fixture;

namespace {

std::vector<PatentDocument> readAll(const char* name)
{
    NoProgress progress;
    const ReadResult result = readFullTextXml(
        contentOf(fixturePath(QStringLiteral("xml/") + QString::fromUtf8(name))), name, progress);
    return result.value_or(std::vector<PatentDocument>{});
}

QByteArray claimText(const PatentDocument& document, std::size_t index)
{
    return index < document.claims.size() ? bytesOf(document.claims[index].text) : QByteArray();
}

}  // namespace

class tst_FullTextXml : public QObject {
    Q_OBJECT

private slots:
    void grantOf2015();
    void severalInOneFile();
    void aDamagedOneAmongSeveral();
    void applicationOf2001();
    void grantOf2001();
    void fragmentsSayWhatTheyLack();
    void symbolsAndDates();
};

void tst_FullTextXml::grantOf2015()
{
    const std::vector<PatentDocument> documents = readAll("fulltext-grants.xml");
    QCOMPARE(documents.size(), std::size_t{2});
    const PatentDocument& document = documents[0];
    QCOMPARE(document.application, "14000001");
    QCOMPARE(document.filingDate, "2013-01-02");
    QCOMPARE(document.date, "2015-02-03");
    QCOMPARE(document.title, "Pump for H2O");
    // The classification of a cited document is not the document's own.
    const std::vector<std::string> cpc{"G06F40/20", "G06N3/08"};
    QCOMPARE(document.cpc, cpc);
    QCOMPARE(blockList(document),
             QByteArray("heading:Pump for H2O|paragraph:A pump pumps.|heading:DRAWINGS|"
                        "paragraph:The pump 1 obeys \xEF\xBF\xBC.|table:\tA\nx y\t2|"
                        "paragraph:It runs.|paragraph:Uses:|item:water;|item:oil.|"
                        "paragraph:What is claimed is:|"
                        "paragraph:1. A pump, comprising:\na body with:\n    a lid; and\na shaft;\n"
                        "wherein the shaft turns.|"
                        "paragraph:2. The pump of claim 1, satisfying \xEF\xBF\xBC.|"
                        "paragraph:3. The pump of , wherein it is red."));
    const std::vector<std::string> paragraphs{"The pump 1 obeys \xEF\xBF\xBC.", "It runs.",
                                              "Uses:", "water;", "oil."};
    QCOMPARE(document.paragraphs, paragraphs);
    QCOMPARE(claimText(document, 0),
             QByteArray("A pump, comprising:\na body with:\n    a lid; and\na shaft;\n"
                        "wherein the shaft turns."));
    QVERIFY(!document.claims[0].incomplete && document.claims[1].incomplete);
    QCOMPARE(numberList(document.claims[1].dependsOn), QByteArray("1"));
    const std::vector<std::string> notes{
        "claim 2 holds a formula, table or image that the text does not show",
        "claim 3 refers to a claim whose number is lost"};
    QCOMPARE(document.notes, notes);
}

// A sequence listing between the two is passed over.
void tst_FullTextXml::severalInOneFile()
{
    const std::vector<PatentDocument> documents = readAll("fulltext-grants.xml");
    QCOMPARE(documents.size(), std::size_t{2});
    QCOMPARE(documents[1].application, "14000002");
    QCOMPARE(claimText(documents[1], 0), QByteArray("A gate."));
    QCOMPARE(documents[1].notes, std::vector<std::string>{"the publication holds no description"});
}

void tst_FullTextXml::aDamagedOneAmongSeveral()
{
    std::string two = contentOf(fixturePath(QStringLiteral("xml/fulltext-grants.xml")));
    two += "<?xml version=\"1.0\"?>\n<us-patent-grant><claims>";
    NoProgress progress;
    const ReadResult result = readFullTextXml(two, "week.xml", progress);
    QVERIFY(result.has_value());
    QCOMPARE(result->size(), std::size_t{3});
    QVERIFY((*result)[2].text.empty());
    QVERIFY(
        (*result)[2].notes.front().starts_with("document 4 of the file is not readable: line 2"));
    QVERIFY(!readFullTextXml("<us-patent-grant><claims>", "", progress));
}

void tst_FullTextXml::applicationOf2001()
{
    const std::vector<PatentDocument> documents = readAll("fulltext-application-2001.xml");
    QCOMPARE(documents.size(), std::size_t{1});
    const PatentDocument& document = documents[0];
    QCOMPARE(document.application, "09700001");
    QCOMPARE(document.filingDate, "2000-12-31");
    QCOMPARE(document.date, "2001-08-09");
    QCOMPARE(document.paragraphs, std::vector<std::string>{"A latch is old. \xEF\xBF\xBC"});
    QCOMPARE(markList(document), QByteArray("italic:old|bold:1|bold:2"));
    QCOMPARE(claimText(document, 0), QByteArray("A latch comprising a bolt."));
    QCOMPARE(claimText(document, 1), QByteArray("The latch of claim 1, made of brass."));
    QCOMPARE(numberList(document.claims[1].dependsOn), QByteArray("1"));
}

void tst_FullTextXml::grantOf2001()
{
    const std::vector<PatentDocument> documents = readAll("fulltext-grant-2001.xml");
    QCOMPARE(documents.size(), std::size_t{1});
    const PatentDocument& document = documents[0];
    QCOMPARE(document.application, "09500001");
    QCOMPARE(document.filingDate, "2000-06-07");
    QCOMPARE(document.date, "2002-03-05");
    QCOMPARE(document.title, "Filter + sieve");
    QCOMPARE(
        document.paragraphs,
        std::vector<std::string>{"Filters of \xCE\xB2-alumina [old] \xE2\x80\x94 see \xC2\xA7 4."});
    QCOMPARE(claimText(document, 0),
             QByteArray("A filter comprising:\na frame having\n    a rim."));
    QCOMPARE(claimText(document, 1),
             QByteArray("The filter according to claim 1, wherein \xEF\xBF\xBD is small."));
    QCOMPARE(document.notes,
             std::vector<std::string>{"the character entity &unheard; is not known"});
}

void tst_FullTextXml::fragmentsSayWhatTheyLack()
{
    NoProgress progress;
    const ReadResult abstractOnly = readFullTextXml(
        "<us-patent-application><abstract><p>A pump.</p></abstract></us-patent-application>", "",
        progress);
    QVERIFY(abstractOnly.has_value());
    QCOMPARE(abstractOnly->front().notes,
             std::vector<std::string>{"the publication holds neither claims nor description"});
    const ReadResult nothing = readFullTextXml("<us-patent-grant/>", "g.xml", progress);
    QVERIFY(!nothing);
    QVERIFY(nothing.error().message.find("holds no text") != std::string::npos);
}

void tst_FullTextXml::symbolsAndDates()
{
    QCOMPARE(withoutBlanks("G06N   3/08"), "G06N3/08");
    QCOMPARE(withoutBlanks("H01M2004/027 "), "H01M2004/027");
    QCOMPARE(isoDate("20141118"), "2014-11-18");
    QCOMPARE(isoDate("2014-11-18T09:00:00"), "2014-11-18");
    QCOMPARE(isoDate("19420300"), "");
    QCOMPARE(isoDate("18 November 2014"), "");
}

QTEST_APPLESS_MAIN(tst_FullTextXml)
#include "tst_FullTextXml.moc"
