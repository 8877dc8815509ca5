// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Published files against counts and hashes that real_files.py took from them with ElementTree and
// regular expressions. Blanks do not count: the two place line ends differently.

#include "UsptoFixture.h"
#include "core/base/Sha256.h"
#include "core/uspto/Reader.h"

#include <QFileInfo>
#include <QTest>

using namespace metes;
using namespace metes::fixture;

namespace {

struct ExpectedDocument {
    QByteArray kind;
    QByteArray application;
    int claims = 0;
    int firstNumber = 0;
    int firstLength = 0;
    QByteArray headHash;
    QByteArray firstHash;
    QByteArray allHash;
    QByteArray parentsHash;
};

std::string withoutBlanks(const std::string& text)
{
    std::string bare;
    for (const char c : text) {
        if (c != ' ' && c != '\t' && c != '\r' && c != '\n') {
            bare.push_back(c);
        }
    }
    return bare;
}

QByteArray hashOf(std::string_view text)
{
    return bytesOf(sha256Hex(text));
}

void compareDocument(const PatentDocument& document, const ExpectedDocument& expected)
{
    QCOMPARE(bytesOf(documentFormatId(document.format)), expected.kind);
    if (!expected.application.isEmpty()) {
        QCOMPARE(bytesOf(document.application), expected.application);
    }
    QCOMPARE(static_cast<int>(document.claims.size()), expected.claims);
    std::string all;
    std::string parents;
    for (const ReadClaim& claim : document.claims) {
        const std::string separator = all.empty() && parents.empty() ? "" : "\n";
        all += separator + withoutBlanks(claim.text);
        parents += separator + std::to_string(claim.numbers.front()) + ':'
                   + numberList(claim.dependsOn).toStdString();
    }
    if (expected.claims > 0) {
        const std::string first = withoutBlanks(document.claims.front().text);
        QCOMPARE(document.claims.front().numbers.front(), expected.firstNumber);
        QCOMPARE(codePointCount(first), expected.firstLength);
        QCOMPARE(hashOf(sliceCodePoints(first, {0, 60})), expected.headHash);
        QCOMPARE(hashOf(first), expected.firstHash);
    }
    QCOMPARE(hashOf(all), expected.allHash);
    if (expected.parentsHash != "-") {
        QCOMPARE(hashOf(parents), expected.parentsHash);
    }
}

}  // namespace

class tst_RealFiles : public QObject {
    Q_OBJECT

private slots:
    void claims_data();
    void claims();
    void everyFileIsListed();
    void documentTypeDefinitionsAreNamed();
};

// Rows of the table by file, in its order.
void tst_RealFiles::claims_data()
{
    QTest::addColumn<QList<QByteArrayList>>("rows");
    QMap<QByteArray, QList<QByteArrayList>> files;
    const QByteArray table = bytesOf(contentOf(fixturePath(QStringLiteral("real_files.tsv"))));
    for (const QByteArray& line : table.split('\n')) {
        if (!line.isEmpty()) {
            const QByteArrayList cells = line.split('\t');
            files[cells[0]] << cells;
        }
    }
    QVERIFY(files.size() > 40);
    for (auto file = files.cbegin(); file != files.cend(); ++file) {
        QTest::newRow(file.key().constData()) << file.value();
    }
}

void tst_RealFiles::claims()
{
    QFETCH(QList<QByteArrayList>, rows);
    const QString path = dataPath(QString::fromUtf8(rows[0][0]));
    if (!QFileInfo::exists(path)) {
        QSKIP("the published files do not lie beside the checkout");
    }
    NoProgress progress;
    const auto documents =
        readDocuments(std::filesystem::path(path.toStdString()), std::nullopt, progress);
    if (rows[0][2] == "refused") {
        QVERIFY(!documents);
        return;
    }
    QVERIFY2(documents.has_value(), documents ? "" : documents.error().message.c_str());
    QCOMPARE(static_cast<qsizetype>(documents->size()), rows.size());
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QByteArrayList& row = rows[i];
        const ExpectedDocument expected{row[2],         row[3],         row[4].toInt(),
                                        row[5].toInt(), row[6].toInt(), row[7],
                                        row[8],         row[9],         row[10]};
        compareDocument((*documents)[static_cast<std::size_t>(i)], expected);
        if (QTest::currentTestFailed()) {
            qInfo("document %d, %s", static_cast<int>(i), row[1].constData());
            return;
        }
    }
}

void tst_RealFiles::everyFileIsListed()
{
    const std::string table = contentOf(fixturePath(QStringLiteral("real_files.tsv")));
    for (const char* folder : {"ifw_xml", "fulltext_xml", "claims_spec_json"}) {
        const QDir files(dataPath(QString::fromUtf8(folder)));
        if (!files.exists()) {
            QSKIP("the published files do not lie beside the checkout");
        }
        for (const QString& name : files.entryList(QDir::Files)) {
            const std::string path = std::string(folder) + '/' + name.toStdString();
            QVERIFY2(table.find(path) != std::string::npos, path.c_str());
        }
    }
}

void tst_RealFiles::documentTypeDefinitionsAreNamed()
{
    const QString path =
        dataPath(QStringLiteral("fulltext_xml/DTD_patent-grant-v44-2013-05-16.txt"));
    if (!QFileInfo::exists(path)) {
        QSKIP("the published files do not lie beside the checkout");
    }
    NoProgress progress;
    const auto documents =
        readDocuments(std::filesystem::path(path.toStdString()), std::nullopt, progress);
    QVERIFY(!documents);
    QVERIFY(documents.error().message.find("document type definition") != std::string::npos);
}

QTEST_APPLESS_MAIN(tst_RealFiles)
#include "tst_RealFiles.moc"
