// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The three JSON readers. Texts of published files are compared with what Qt's own JSON parser
// gives; application numbers, codes and dates were read by eye.

#include "UsptoFixture.h"
#include "core/uspto/Formats.h"
#include "core/uspto/LooseJson.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace metes;
using namespace metes::fixture;

class tst_JsonReaders final : public QObject {
    Q_OBJECT

private slots:
    void readsLooseValues_data();
    void readsLooseValues();
    void readsDates_data();
    void readsDates();
    void readsPublishedActions_data();
    void readsPublishedActions();
    void readsTheTextService();
    void readsBothPortalGenerations();
    void readsPublications_data();
    void readsPublications();
    void readsCancelledRangesAndSubsections();
    void refuses_data();
    void refuses();
};

namespace {

NoProgress noProgress;

QString bare(QString text)
{
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    return text.remove(blanks);
}

QJsonObject qtObject(const QString& path)
{
    QByteArray bytes = bytesOf(contentOf(path));
    bytes.replace(": NaN", ": null");
    return QJsonDocument::fromJson(bytes).object();
}

}  // namespace

void tst_JsonReaders::readsLooseValues_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("canonical");
    QTest::newRow("bare NaN") << QByteArray(R"({"a": NaN})") << QByteArray(R"({"a":null})");
    QTest::newRow("infinities") << QByteArray(R"([Infinity,-Infinity,1])")
                                << QByteArray("[null,null,1]");
    QTest::newRow("NaN in a text")
        << QByteArray(R"({"NaN":"a NaN \" NaN"})") << QByteArray(R"({"NaN":"a NaN \" NaN"})");
    QTest::newRow("lines") << QByteArray("{\"a\":1}\n\n{\"a\":NaN}\n")
                           << QByteArray(R"([{"a":1},{"a":null}])");
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF[1]") << QByteArray("[1]");
}

void tst_JsonReaders::readsLooseValues()
{
    QFETCH(QByteArray, text);
    const auto json = parseLooseJson(text.toStdString());
    QVERIFY(json.has_value());
    QTEST(bytesOf(canonicalJson(*json)), "canonical");
}

void tst_JsonReaders::readsDates_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("date");
    QTest::newRow("time") << QByteArray(R"("2023-10-03T00:00:00")") << QByteArray("2023-10-03");
    QTest::newRow("in an array") << QByteArray(R"(["2023-10-03"])") << QByteArray("2023-10-03");
    QTest::newRow("null date") << QByteArray(R"("0001-01-01T00:00:00")") << QByteArray();
    QTest::newRow("old form") << QByteArray(R"("19-AUG-13")") << QByteArray("2013-08-19");
    QTest::newRow("last century") << QByteArray(R"("02-jan-98")") << QByteArray("1998-01-02");
    QTest::newRow("American") << QByteArray(R"("10/3/2023")") << QByteArray("2023-10-03");
    QTest::newRow("seconds") << QByteArray("1310097600.0") << QByteArray("2011-07-08");
    QTest::newRow("leap day") << QByteArray("1330473600") << QByteArray("2012-02-29");
    QTest::newRow("null seconds") << QByteArray("978325200.0") << QByteArray();
    QTest::newRow("not a number") << QByteArray("NaN") << QByteArray();
    QTest::newRow("far too many seconds") << QByteArray("1e300") << QByteArray();
    QTest::newRow("word") << QByteArray(R"("soon")") << QByteArray();
}

void tst_JsonReaders::readsDates()
{
    QFETCH(QByteArray, value);
    const auto json = parseLooseJson("{\"d\":" + value.toStdString() + "}");
    QVERIFY(json.has_value());
    QTEST(bytesOf(looseDate(*json, {"d"})), "date");
}

void tst_JsonReaders::readsPublishedActions_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("application");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("date");
    QTest::addColumn<QByteArray>("filed");
    QTest::addColumn<int>("length");
    QTest::newRow("13/000,099") << QStringLiteral("test13_99_2.json") << QByteArray("13000099")
                                << QByteArray("CTNF") << QByteArray("2014-06-30")
                                << QByteArray("2011-07-08") << 36766;
    QTest::newRow("13/163,038") << QStringLiteral("test13s3_038.json") << QByteArray("13163038")
                                << QByteArray("CTNF") << QByteArray("2012-06-22")
                                << QByteArray("2011-06-17") << 10912;
    QTest::newRow("13/000,006") << QStringLiteral("test13s3_06.json") << QByteArray("13000006")
                                << QByteArray("CTNF") << QByteArray("2013-12-17")
                                << QByteArray("2011-05-19") << 9209;
    QTest::newRow("14/000,397") << QStringLiteral("test14_397_1.json") << QByteArray("14000397")
                                << QByteArray("CTRS") << QByteArray("2015-11-24")
                                << QByteArray("2013-08-19") << 10896;
}

void tst_JsonReaders::readsPublishedActions()
{
    QFETCH(QString, file);
    QFETCH(int, length);
    const QString path = dataPath(QStringLiteral("office_actions/") + file);
    const std::string bytes = contentOf(path);
    if (bytes.empty()) {
        QSKIP("the published files are not beside the checkout");
    }
    const QString text = qtObject(path).value(QStringLiteral("textdata")).toString();
    QCOMPARE(static_cast<int>(text.toUcs4().size()), length);
    const auto read = readActionJson(bytes, file.toStdString(), noProgress);
    QVERIFY(read.has_value());
    QCOMPARE(read->size(), std::size_t{1});
    const PatentDocument& action = read->front();
    QTEST(bytesOf(action.application), "application");
    QTEST(bytesOf(action.code), "code");
    QTEST(bytesOf(action.date), "date");
    QTEST(bytesOf(action.filingDate), "filed");
    QCOMPARE(bare(QString::fromStdString(action.text)), bare(text));
    QVERIFY(action.claims.empty());
    // Each character is where the map says.
    const QList<uint> source = text.toUcs4();
    const std::u32string shown = toUtf32(action.text);
    for (std::size_t i = 0; i < action.sourceMap.size(); ++i) {
        const SourcePoint point = action.sourceMap[i];
        const char32_t c = shown[static_cast<std::size_t>(point.text)];
        QVERIFY(c == U'\n' || c == U' ' || source[static_cast<qsizetype>(point.source)] == c);
    }
}

void tst_JsonReaders::readsTheTextService()
{
    const std::string bytes = contentOf(dataPath(QStringLiteral(
        "odp_api/patent-dev__uspto-odp/demo/examples/search_office_actions/response.json")));
    if (bytes.empty()) {
        QSKIP("the published files are not beside the checkout");
    }
    const auto read = readActionJson(bytes, "response.json", noProgress);
    QVERIFY(read.has_value());
    QCOMPARE(read->size(), std::size_t{3});
    QCOMPARE(bytesOf(read->front().application), QByteArray("17248024"));
    QCOMPARE(bytesOf(read->front().code), QByteArray("PETDEC"));
    QCOMPARE(bytesOf(read->front().date), QByteArray("2023-10-03"));
    // "PNG / media_image1.png / 172 / 172 / media_image1.png / Greyscale" on six lines.
    QCOMPARE(read->front().blocks.front().kind, BlockKind::Image);
    QVERIFY(read->front().text.find("media_image") == std::string::npos);
    QVERIFY(read->front().text.find("hereby ACCEPTED.") != std::string::npos);
}

void tst_JsonReaders::readsBothPortalGenerations()
{
    const auto now = readPortalJson(R"({"count":1,"patentFileWrapperDataBag":[{
        "applicationNumberText":"18597123","applicationMetaData":{"filingDate":"2024-03-06",
        "inventionTitle":"A METHOD","cpcClassificationBag":["G06N   3/08","H01M2004/027"]}}]})",
                                    {}, noProgress);
    QVERIFY(now.has_value());
    QCOMPARE(bytesOf(now->front().application), QByteArray("18597123"));
    QCOMPARE(bytesOf(now->front().filingDate), QByteArray("2024-03-06"));
    QCOMPARE(now->front().cpc, (std::vector<std::string>{"G06N3/08", "H01M2004/027"}));
    const auto before = readPortalJson(R"({"count":2,"patentBag":[
        {"applicationNumberText":"15123456","inventionTitle":"TONGUE RETRACTORS","filingDate":"2016-09-02"},
        {"applicationNumberText":"90019421","inventionTitle":"B"}]})",
                                       {}, noProgress);
    QVERIFY(before.has_value());
    QCOMPARE(before->size(), std::size_t{2});
    QCOMPARE(bytesOf(before->front().title), QByteArray("TONGUE RETRACTORS"));
    QVERIFY(before->front().text.empty());
}

void tst_JsonReaders::readsPublications_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(dataPath(QStringLiteral("claims_spec_json")));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")})) {
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    if (folder.entryList({QStringLiteral("*.json")}).isEmpty()) {
        QTest::newRow("none") << QString();
    }
}

void tst_JsonReaders::readsPublications()
{
    QFETCH(QString, path);
    if (path.isEmpty()) {
        QSKIP("the published files are not beside the checkout");
    }
    const QJsonObject expected = qtObject(path);
    const QJsonArray claims = expected.value(QStringLiteral("claims")).toArray();
    const auto read = readPublicationJson(contentOf(path), {}, noProgress);
    QVERIFY(read.has_value());
    const PatentDocument& document = read->front();
    QCOMPARE(QString::fromStdString(document.application),
             expected.value(QStringLiteral("id")).toString());
    QCOMPARE(static_cast<qsizetype>(document.claims.size()), claims.size());
    static const QRegularExpression label(
        QStringLiteral("^\\s*(\\d+)(?:\\s*[.-]+\\s*(\\d+))?\\s*\\.\\s*"));
    for (qsizetype i = 0; i < claims.size(); ++i) {
        const QString text = claims[i].toString();
        const auto match = label.match(text);
        QVERIFY(match.hasMatch());
        const ReadClaim& claim = document.claims[static_cast<std::size_t>(i)];
        const int first = match.captured(1).toInt();
        const int last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
        QCOMPARE(claim.numbers.front(), first);
        QCOMPARE(claim.numbers.back(), last);
        const bool cancelled = text.contains(QStringLiteral("(cancel"), Qt::CaseInsensitive);
        QCOMPARE(claim.text.empty(), cancelled);
        if (!cancelled) {
            QCOMPARE(bare(QString::fromStdString(claim.text)), bare(text.mid(match.capturedEnd())));
        }
    }
}

void tst_JsonReaders::readsCancelledRangesAndSubsections()
{
    const auto read = readPublicationJson(
        R"json({"id":"US20200000001","title":"T","date":"2019-05-06 00:00:00","sections":[
            {"title":"A","paragraphs":["one"],"subsections":[{"title":"B","paragraphs":["two","three"],
             "subsections":[{"title":"C","paragraphs":["four"]}]}]}],
            "claims":["1.-38. (canceled)","39. A lid.","40. The lid of claim 39, being red."]})json",
        {}, noProgress);
QVERIFY(read.has_value());
const PatentDocument& document = read->front();
QCOMPARE(document.paragraphs, (std::vector<std::string>{"one", "two", "three", "four"}));
QCOMPARE(document.claims.size(), std::size_t{3});
QCOMPARE(document.claims[0].numbers.size(), std::size_t{38});
QCOMPARE(document.claims[0].status, std::optional(ClaimStatus::Canceled));
QCOMPARE(document.claims[2].dependsOn, (std::vector<std::int32_t>{39}));
QCOMPARE(bytesOf(document.filingDate), QByteArray("2019-05-06"));
QVERIFY(blockList(document).startsWith("heading:A|paragraph:one|heading:B|paragraph:two"));
}

void tst_JsonReaders::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("cut off") << QByteArray(R"({"response":{"docs":[{"bodyText":["a)")
                             << QByteArray("not JSON");
    QTest::newRow("not UTF-8") << QByteArray("{\"a\":\"\xFF\"}") << QByteArray("not UTF-8");
    QTest::newRow("too deep") << QByteArray(10000, '[') << QByteArray("levels");
    QTest::newRow("no action") << QByteArray(R"({"response":{"docs":[]}})")
                               << QByteArray("no office action");
}

void tst_JsonReaders::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, words);
    const auto read = readActionJson(text.toStdString(), {}, noProgress);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY2(bytesOf(read.error().message).contains(words), read.error().message.c_str());
}

QTEST_GUILESS_MAIN(tst_JsonReaders)
#include "tst_JsonReaders.moc"
