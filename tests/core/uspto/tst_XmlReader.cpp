// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "UsptoFixture.h"
#include "core/uspto/EntityTable.h"
#include "core/uspto/XmlProlog.h"
#include "core/uspto/XmlReader.h"

#include <QElapsedTimer>
#include <QTest>

using namespace metes;
using namespace metes::fixture;

namespace {

// "<a>text</a>", the tokens of a document by local names.
QByteArray tokensOf(XmlReader& xml)
{
    QByteArray tokens;
    for (;;) {
        switch (xml.next()) {
        case XmlReader::Token::Start: tokens += '<' + bytesOf(xml.name()) + '>'; break;
        case XmlReader::Token::End: tokens += "</" + bytesOf(xml.name()) + '>'; break;
        case XmlReader::Token::Characters: tokens += bytesOf(xml.text()); break;
        case XmlReader::Token::Instruction: tokens += '?' + bytesOf(xml.name()); break;
        case XmlReader::Token::Finished: return tokens;
        }
    }
}

}  // namespace

class tst_XmlReader : public QObject {
    Q_OBJECT

private slots:
    void namesAreLocal();
    void encodings_data();
    void encodings();
    void entities_data();
    void entities();
    void refusals_data();
    void refusals();
    void billionLaughsCostNothing();
    void everyCharacterKnowsItsSource();
    void stopsWhenAsked();
    void rootElements_data();
    void rootElements();
};

void tst_XmlReader::namesAreLocal()
{
    NoProgress progress;
    XmlReader xml("<p:a xmlns:p='u:v' p:id='7'><?PageStart n?><b/>t<c>u</c></p:a>", progress);
    QCOMPARE(xml.next(), XmlReader::Token::Start);
    QCOMPARE(xml.name(), "a");
    QCOMPARE(xml.namespaceUri(), "u:v");
    QCOMPARE(xml.attribute("id"), std::optional<std::string>("7"));
    QVERIFY(!xml.attribute("none"));
    QCOMPARE(tokensOf(xml), QByteArray("?PageStart<b></b>t<c>u</c></a>"));
    QVERIFY(xml.status().has_value());
}

void tst_XmlReader::encodings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("UTF-8") << QByteArray("<?xml version='1.0'?><a>\xC3\xA9</a>");
    QTest::newRow("UTF-8 with mark") << QByteArray("\xEF\xBB\xBF<a>\xC3\xA9</a>");
    QTest::newRow("Latin 1") << QByteArray(
        "<?xml version='1.0' encoding=\"ISO-8859-1\"?><a>\xE9</a>");
    QTest::newRow("UTF-16, little end first")
        << QByteArray("\xFF\xFE<\0a\0>\0\xE9\0<\0/\0a\0>\0", 18);
    QTest::newRow("UTF-16, big end first") << QByteArray("\xFE\xFF\0<\0a\0>\0\xE9\0<\0/\0a\0>", 18);
}

void tst_XmlReader::encodings()
{
    QFETCH(QByteArray, bytes);
    NoProgress progress;
    XmlReader xml(bytes.toStdString(), progress);
    QCOMPARE(tokensOf(xml), QByteArray("<a>\xC3\xA9</a>"));
}

void tst_XmlReader::entities_data()
{
    QTest::addColumn<QByteArray>("entity");
    QTest::addColumn<QByteArray>("character");
    QTest::newRow("section") << QByteArray("&sect;") << QByteArray("\xC2\xA7");
    QTest::newRow("long dash") << QByteArray("&mdash;") << QByteArray("\xE2\x80\x94");
    QTest::newRow("plus") << QByteArray("&plus;") << QByteArray("+");
    QTest::newRow("bracket") << QByteArray("&lsqb;") << QByteArray("[");
    QTest::newRow("Greek") << QByteArray("&bgr;") << QByteArray("\xCE\xB2");
    QTest::newRow("Greek capital") << QByteArray("&Dgr;") << QByteArray("\xCE\x94");
    QTest::newRow("a fraction") << QByteArray("&frac15;") << QByteArray("\xE2\x85\x95");
    QTest::newRow("a bold letter") << QByteArray("&b.alpha;") << QByteArray("\xF0\x9D\x9B\x82");
    QTest::newRow("predefined") << QByteArray("&amp;&lt;&#65;&#x1F600;")
                                << QByteArray("&<A\xF0\x9F\x98\x80");
    QTest::newRow("unknown") << QByteArray("&unheard;") << QByteArray("\xEF\xBF\xBD");
}

// Behind the entity the source is in step: the "x" is found at its place.
void tst_XmlReader::entities()
{
    QFETCH(QByteArray, entity);
    QFETCH(QByteArray, character);
    NoProgress progress;
    const std::string source = "<a>" + entity.toStdString() + "<b/>x</a>";
    XmlReader xml(source, progress);
    DocumentBuilder builder;
    builder.openBlock(BlockKind::Paragraph);
    while (xml.next() != XmlReader::Token::Finished) {
        if (!xml.text().empty()) {
            xml.appendTo(builder);
        }
    }
    QVERIFY2(xml.status().has_value(), xml.status() ? "" : xml.status().error().message.c_str());
    PatentDocument document;
    builder.finish(document);
    QCOMPARE(bytesOf(document.text), character + 'x');
    QCOMPARE(document.sourceMap.back().source, static_cast<std::int64_t>(entity.size()) + 3 + 4);
    QCOMPARE(xml.unknownEntities().size(), std::size_t{character == "\xEF\xBF\xBD" ? 1U : 0U});
}

void tst_XmlReader::refusals_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<QByteArray>("message");
    const QByteArray own("declares entities of its own");
    QTest::newRow("billion laughs")
        << QByteArray("<!DOCTYPE a [<!ENTITY l \"ha\"><!ENTITY m \"&l;&l;\">]><a>&m;</a>") << own;
    QTest::newRow("external entity")
        << QByteArray("<!DOCTYPE a [<!ENTITY f SYSTEM \"file:///etc/passwd\">]><a>&f;</a>") << own;
    QTest::newRow("parameter entity")
        << QByteArray("<!DOCTYPE a [<!ENTITY % f SYSTEM \"http://h/x\"> %f;]><a/>") << own;
    QTest::newRow("NDATA within quotes")
        << QByteArray("<!DOCTYPE a [<!ENTITY f 'NDATA'>]><a>&f;</a>") << own;
    QTest::newRow("a bracket within quotes")
        << QByteArray("<!DOCTYPE a [<!ATTLIST a b CDATA ']>'><!ENTITY f 'x'>]><a>&f;</a>") << own;
    QTest::newRow("after a comment")
        << QByteArray("<!-- <a> --><!DOCTYPE a [<!-- ]> --><!ENTITY f 'x'>]><a>&f;</a>") << own;
    QTest::newRow("an image as text")
        << QByteArray("<!DOCTYPE a [<!ENTITY f SYSTEM 'f.tif' NDATA TIF>]><a>&f;</a>")
        << QByteArray("line 1: ");
    QTest::newRow("10,000 levels")
        << QByteArray("<a>").repeated(10000) << QByteArray("nested more than 256 levels deep");
    QTest::newRow("attributes without end") << "<a " + QByteArray("b='c' ").repeated(101) + "/>"
                                            << QByteArray("more than 100 attributes");
    QTest::newRow("cut off") << QByteArray("<a>\n<b>") << QByteArray("line 2: ");
    QTest::newRow("not UTF-8") << QByteArray("<a>\xFF</a>") << QByteArray("byte 3 ");
    QTest::newRow("an odd encoding")
        << QByteArray("<?xml version='1.0' encoding='EBCDIC'?><a/>") << QByteArray("\"ebcdic\"");
    QTest::newRow("too long") << QByteArray(static_cast<qsizetype>(XmlReader::kLongest) + 1, 'x')
                              << QByteArray("64 MiB");
}

void tst_XmlReader::refusals()
{
    QFETCH(QByteArray, xml);
    QFETCH(QByteArray, message);
    NoProgress progress;
    XmlReader reader(std::string_view(xml.constData(), static_cast<std::size_t>(xml.size())),
                     progress);
    QVERIFY(!tokensOf(reader).contains("root:"));
    QVERIFY(!reader.status());
    QCOMPARE(reader.status().error().code, ErrorCode::InvalidInput);
    QVERIFY2(bytesOf(describe(reader.status().error())).contains(message),
             describe(reader.status().error()).c_str());
}

void tst_XmlReader::billionLaughsCostNothing()
{
    QByteArray xml("<!DOCTYPE a [<!ENTITY e0 \"ha\">");
    for (int i = 1; i < 30; ++i) {
        const QByteArray inner = "&e" + QByteArray::number(i - 1) + ';';
        xml += "<!ENTITY e" + QByteArray::number(i) + " \"" + inner.repeated(10) + "\">";
    }
    xml += "]><a>&e29;</a>";
    QElapsedTimer timer;
    timer.start();
    NoProgress progress;
    XmlReader reader(xml.toStdString(), progress);
    QCOMPARE(reader.next(), XmlReader::Token::Finished);
    QVERIFY(!reader.status());
    QVERIFY(timer.elapsed() < 1000);
}

// Over comments, CDATA, entities, attributes, empty elements and line ends of two characters.
void tst_XmlReader::everyCharacterKnowsItsSource()
{
    const std::string source = "<?xml version='1.0'?>\r\n<!-- \xC3\xA9 --><r a='&lt;>'>A\r\n"
                               "B<i/><![CDATA[C<]]>D&#69;<b>F</b>\xF0\x9D\x92\xB3G<?p q?>H</r>";
    NoProgress progress;
    XmlReader xml(source, progress);
    DocumentBuilder builder;
    builder.setBlanks(DocumentBuilder::Blanks::Keep);
    builder.openBlock(BlockKind::Paragraph);
    for (auto token = xml.next(); token != XmlReader::Token::Finished; token = xml.next()) {
        if (token == XmlReader::Token::Characters) {
            xml.appendTo(builder);
        }
    }
    PatentDocument document;
    builder.finish(document);
    QCOMPARE(document.text, "A\nBC<DEF\xF0\x9D\x92\xB3GH");
    const std::u32string text = toUtf32(document.text);
    const std::u32string raw = toUtf32(source);
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto point = document.sourceMap.rbegin();
        while (point->text > static_cast<std::int32_t>(i)) {
            ++point;
        }
        const auto at =
            static_cast<std::size_t>(point->source) + i - static_cast<std::size_t>(point->text);
        const char32_t expected = text[i] == U'\n' ? U'\r' : text[i] == U'E' ? U'&' : text[i];
        QCOMPARE(static_cast<std::uint32_t>(raw[at]), static_cast<std::uint32_t>(expected));
    }
}

void tst_XmlReader::stopsWhenAsked()
{
    Stopped progress;
    XmlReader xml("<a>" + QByteArray("<b/>").repeated(5000).toStdString() + "</a>", progress);
    tokensOf(xml);
    QVERIFY(!xml.status());
    QCOMPARE(xml.status().error().code, ErrorCode::Cancelled);
}

void tst_XmlReader::rootElements_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<QByteArray>("root");
    QTest::newRow("plain") << QByteArray("<a b='c'>") << QByteArray("a");
    QTest::newRow("prefix") << QByteArray("<?xml version='1.0'?>\n<p:Root>") << QByteArray("Root");
    QTest::newRow("document type")
        << QByteArray("<!DOCTYPE x SYSTEM 'y' [<!ENTITY f SYSTEM 'g' NDATA T>]> <x/>")
        << QByteArray("x");
    QTest::newRow("comment") << QByteArray("<!-- <a> --><b>") << QByteArray("b");
    QTest::newRow("none") << QByteArray("text") << QByteArray();
}

void tst_XmlReader::rootElements()
{
    QFETCH(QByteArray, xml);
    QFETCH(QByteArray, root);
    QCOMPARE(bytesOf(rootElementOf(xml.toStdString())), root);
}

QTEST_APPLESS_MAIN(tst_XmlReader)
#include "tst_XmlReader.moc"
