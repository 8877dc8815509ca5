// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "UsptoFixture.h"
#include "core/uspto/Detection.h"

#include <QTest>

using namespace metes;
using namespace metes::fixture;

class tst_Detection : public QObject {
    Q_OBJECT

private slots:
    void formats_data();
    void formats();
    void fixtures_data();
    void fixtures();
    void othersAreNamed_data();
    void othersAreNamed();
};

void tst_Detection::formats_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("format");
    const auto row = [](const char* title, const char* bytes, const char* name,
                        const char* format) {
        QTest::newRow(title) << QByteArray(bytes) << QByteArray(name) << QByteArray(format);
    };
    row("prefixed root", "<?xml version='1.0'?><q:SpecificationDocument xmlns:q='u'/>", "", "ifw");
    row("office action", "<OutgoingDocument>", "", "ifw");
    row("grant behind a mark", "\xEF\xBB\xBF <us-patent-grant>", "", "fulltext");
    row("SGML years", "<!DOCTYPE PATDOC SYSTEM 'x.dtd'>\n<PATDOC>", "", "fulltext");
    row("publication", "<us-patent-application><us-bibliographic-data-application/>", "",
        "fulltext");
    row("older wrapper", "<us-patent-application><claims/>", "", "ifw");
    row("portal", R"({"count":1,"patentFileWrapperDataBag":[]})", "", "odp");
    row("beta portal", R"({"patentBag":[{"x":1}]})", "", "odp");
    row("portal documents", R"({"documentBag":[]})", "", "odp");
    row("action service", R"({"response":{"numFound":1,"docs":[{"bodyText":["x"]}]}})", "",
        "oa-text");
    row("older action", R"([{"appid":"1","textdata":"x"}])", "", "oa-text");
    row("publication JSON", R"({"id":"US1","claims":["1. A"]})", "", "publication");
    row("extraction", R"({"rejectedClaims":[1],"rejectionReasons":[]})", "", "extraction");
    row("pdf", "%PDF-1.7\n", "", "pdf");
    row("markdown by name", "A lever.", "x.MD", "markdown");
    row("markdown by content", "# Claims\n\n1. A lever.", "", "markdown");
    row("text by name", "# Claims", "x.txt", "text");
    row("text", "1. A lever.", "", "text");
    row("a numbered paragraph", "[0001] The invention", "", "text");
}

void tst_Detection::formats()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, format);
    const auto found = detectFormat(bytes.toStdString(), name.toStdString());
    QVERIFY2(found.has_value(), found ? "" : found.error().message.c_str());
    QCOMPARE(bytesOf(documentFormatId(*found)), format);
    QCOMPARE(documentFormatFromId(format.toStdString()), std::optional(*found));
}

void tst_Detection::fixtures_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : QDir(fixturePath(QStringLiteral("xml"))).entryList(QDir::Files)) {
        QTest::newRow(qPrintable(name)) << name;
    }
}

// Their names say what they are.
void tst_Detection::fixtures()
{
    QFETCH(QString, name);
    const auto found = detectFormat(contentOf(fixturePath(QStringLiteral("xml/") + name)));
    QVERIFY(found.has_value());
    QCOMPARE(*found, name.startsWith(QStringLiteral("wrapper")) ? DocumentFormat::FileWrapperXml
                                                                : DocumentFormat::FullTextXml);
}

void tst_Detection::othersAreNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("definition") << QByteArray("<?xml version='1.0'?><!-- DTD --><!ELEMENT a (b)>")
                                << QByteArray("document type definition");
    QTest::newRow("other XML") << QByteArray("<recipe/>") << QByteArray("<recipe>");
    QTest::newRow("web page") << QByteArray("<!DOCTYPE html><html>") << QByteArray("HTML");
    QTest::newRow("schema") << QByteArray("<xs:schema xmlns:xs='x'>") << QByteArray("schema");
    QTest::newRow("other JSON") << QByteArray("{\"a\":1}") << QByteArray("JSON");
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n") << QByteArray("PNG image");
    QTest::newRow("picture of a page") << QByteArray("II*\0\x08", 5) << QByteArray("TIFF image");
    QTest::newRow("old Word") << QByteArray("\xD0\xCF\x11\xE0") << QByteArray(".docx");
    QTest::newRow("empty") << QByteArray(" \n") << QByteArray("empty");
    QTest::newRow("binary") << QByteArray("abc\0def", 7) << QByteArray("binary");
    QTest::newRow("archive") << bytesOf(pack(Packing::Zip, {{"a", "b"}})) << QByteArray("archive");
}

void tst_Detection::othersAreNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, word);
    const auto found = detectFormat(bytes.toStdString());
    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::InvalidInput);
    QVERIFY2(bytesOf(describe(found.error())).contains(word), found.error().message.c_str());
}

QTEST_APPLESS_MAIN(tst_Detection)
#include "tst_Detection.moc"
