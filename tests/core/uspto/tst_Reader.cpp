// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "UsptoFixture.h"
#include "core/uspto/Reader.h"

#include <sys/resource.h>

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace metes;
using namespace metes::fixture;

namespace {

const std::string kGate = "<us-patent-grant><claims><claim num=\"1\"><claim-text>1. A gate."
                          "</claim-text></claim></claims></us-patent-grant>";

Result<std::vector<PatentDocument>> read(std::string_view bytes, std::string_view name = "in.zip",
                                         std::optional<DocumentFormat> forced = std::nullopt)
{
    NoProgress progress;
    return readDocuments(bytes, name, forced, progress);
}

long residentMebibytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

}  // namespace

class tst_Reader : public QObject {
    Q_OBJECT

private slots:
    void oneFile();
    void archivesInArchives();
    void tooDeep();
    void entriesThatAreNoDocuments();
    void forcedFormats();
    void namesOfEntriesCount();
    void filesThatAreNotThere();
    void aHugeLine();
    void aBombStopsEarly();
    void nothingIsWritten();
    void stopsWhenAsked();
};

void tst_Reader::oneFile()
{
    const auto documents = read(kGate, "folder/gate.xml");
    QVERIFY(documents.has_value());
    QCOMPARE(documents->size(), std::size_t{1});
    QCOMPARE(documents->front().claims.front().text, "A gate.");
    const auto refused = read("<recipe/>", "folder/gate.xml");
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, "gate.xml: the file is XML with the root element <recipe>, "
                                      "which is no patent document");
}

void tst_Reader::archivesInArchives()
{
    const std::string inner = pack(Packing::Tar, {{"b.xml", kGate}});
    const auto documents = read(pack(Packing::Zip, {{"a.xml", kGate}, {"inner.tar", inner}}));
    QVERIFY(documents.has_value());
    QCOMPARE(documents->size(), std::size_t{2});
}

void tst_Reader::tooDeep()
{
    std::string bytes = pack(Packing::Zip, {{"a.xml", kGate}});
    for (int i = 0; i < 2; ++i) {
        bytes = pack(Packing::Tar, {{"inner", bytes}});
    }
    const auto documents = read(bytes);
    QVERIFY(!documents);
    QVERIFY(documents.error().message.find("2 levels deep") != std::string::npos);
}

void tst_Reader::entriesThatAreNoDocuments()
{
    const auto documents = read(pack(Packing::Zip, {{"1.tif", std::string("II*\0x", 5)},
                                                    {"2.tif", std::string("II*\0x", 5)},
                                                    {"a.xml", kGate},
                                                    {"b.xml", "<us-patent-grant><claims>"}}));
    QVERIFY(documents.has_value());
    QCOMPARE(documents->size(), std::size_t{1});
    const std::vector<std::string>& notes = documents->front().notes;
    QCOMPARE(notes.size(), std::size_t{3});
    QVERIFY(notes[1].starts_with("b.xml: line 1: "));
    QCOMPARE(notes[2], "2 files of the archive are no patent documents, such as 1.tif: the file is "
                       "a TIFF image");
    const auto none = read(pack(Packing::Zip, {{"1.tif", std::string("II*\0x", 5)}}));
    QVERIFY(!none);
    QCOMPARE(none.error().message, "in.zip: the archive holds no patent document");
}

void tst_Reader::forcedFormats()
{
    const auto wrong = read(kGate, "gate.xml", DocumentFormat::FileWrapperXml);
    QVERIFY(!wrong);
    QVERIFY(wrong.error().message.find("file wrapper") != std::string::npos);
    QVERIFY(!read("{}", "x.json", DocumentFormat::ExtractionJson));
}

void tst_Reader::namesOfEntriesCount()
{
    const std::string claims = "<ClaimsDocument><Claim><ClaimText>1. A gate.</ClaimText></Claim>"
                               "</ClaimsDocument>";
    const auto documents =
        read(pack(Packing::Tar, {{"13962724.2014-11-18.I2NR21P.CLM.xml", claims}}));
    QVERIFY(documents.has_value());
    QCOMPARE(documents->front().application, "13962724");
    QCOMPARE(documents->front().date, "2014-11-18");
}

void tst_Reader::filesThatAreNotThere()
{
    NoProgress progress;
    const auto missing =
        readDocuments(std::filesystem::path("/no/such/file.xml"), std::nullopt, progress);
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::NotFound);
    const auto folder = readDocuments(std::filesystem::path("/"), std::nullopt, progress);
    QVERIFY(!folder);
    QCOMPARE(folder.error().code, ErrorCode::InvalidInput);
}

// A gigabyte on one line, sparse on the disk: refused by its size, before a byte is read.
void tst_Reader::aHugeLine()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("line.xml"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<us-patent-grant>");
    QVERIFY(file.resize(qint64{1} << 30));
    file.close();
    const long before = residentMebibytes();
    QElapsedTimer timer;
    timer.start();
    NoProgress progress;
    const auto refused =
        readDocuments(std::filesystem::path(path.toStdString()), std::nullopt, progress);
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, "line.xml has 1024 MiB; files up to 256 MiB are read");
    QVERIFY(timer.elapsed() < 1000);
    QVERIFY(residentMebibytes() - before < 32);
    // A line that fits the file's limit and not the document's.
    const auto line = read("<us-patent-grant>" + std::string(std::size_t{65} << 20, 'x'), "l.xml");
    QVERIFY(!line);
    QVERIFY(line.error().message.find("65 MiB") != std::string::npos);
}

// 64 MiB of zeros in some 64 KiB: stopped after 200 times its size.
void tst_Reader::aBombStopsEarly()
{
    const std::string zeros(std::size_t{64} << 20, '\0');
    const std::string bomb = pack(Packing::Zip, {{"zeros.xml", zeros}});
    QVERIFY(bomb.size() < (std::size_t{128} << 10));
    const auto refused = read(bomb);
    QVERIFY(!refused);
    QVERIFY(refused.error().message.find("200 times its size") != std::string::npos);
}

void tst_Reader::nothingIsWritten()
{
    QTemporaryDir folder;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    const auto good = read(pack(Packing::Zip, {{"a/b.xml", kGate}}));
    const auto bad = read(pack(Packing::Tar, {{"../escaped.xml", kGate}}));
    QVERIFY(QDir::setCurrent(before));
    QVERIFY(good.has_value() && !bad);
    QVERIFY(QDir(folder.path()).isEmpty());
    QVERIFY(!QFile::exists(folder.path() + QStringLiteral("/../escaped.xml")));
}

void tst_Reader::stopsWhenAsked()
{
    Stopped progress;
    const auto stopped =
        readDocuments(pack(Packing::Zip, {{"a.xml", kGate}}), "in.zip", std::nullopt, progress);
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
}

QTEST_APPLESS_MAIN(tst_Reader)
#include "tst_Reader.moc"
