// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "UsptoFixture.h"
#include "core/uspto/Archive.h"

#include <QTest>

using namespace metes;
using namespace metes::fixture;

Q_DECLARE_METATYPE(metes::fixture::Packing)

class tst_Archive : public QObject {
    Q_OBJECT

private slots:
    void entries_data();
    void entries();
    void aPlainGzipIsOneFile();
    void onlyWhatIsWanted();
    void pathsStayInside_data();
    void pathsStayInside();
    void limits_data();
    void limits();
    void damaged();
    void stopsWhenAsked();
    void wordDocumentsAreTold();
};

void tst_Archive::entries_data()
{
    QTest::addColumn<Packing>("packing");
    QTest::newRow("tar") << Packing::Tar;
    QTest::newRow("gzipped tar") << Packing::TarGz;
    QTest::newRow("zip") << Packing::Zip;
}

void tst_Archive::entries()
{
    QFETCH(Packing, packing);
    const std::string bytes = pack(packing, {{"a/one.xml", "<a/>"}, {"\xC3\xA9.txt", ""}});
    QVERIFY(isArchive(bytes));
    NoProgress progress;
    const auto read = readArchive(bytes, "x", progress);
    QVERIFY2(read.has_value(), read ? "" : describe(read.error()).c_str());
    QCOMPARE(read->size(), std::size_t{2});
    QCOMPARE((*read)[0].path, "a/one.xml");
    QCOMPARE((*read)[0].bytes, "<a/>");
    QCOMPARE((*read)[1].path, "\xC3\xA9.txt");
    QVERIFY((*read)[1].bytes.empty());
}

void tst_Archive::aPlainGzipIsOneFile()
{
    NoProgress progress;
    const auto read =
        readArchive(pack(Packing::Gz, {{"data", "<a/>"}}), "in/claims.xml.gz", progress);
    QVERIFY(read.has_value());
    QCOMPARE(read->size(), std::size_t{1});
    QCOMPARE(read->front().path, "claims.xml");
    QCOMPARE(read->front().bytes, "<a/>");
}

void tst_Archive::onlyWhatIsWanted()
{
    NoProgress progress;
    const auto wanted = [](std::string_view path) { return path == "b"; };
    const auto read =
        readArchive(pack(Packing::Zip, {{"a", "1"}, {"b", "2"}, {"c", "3"}}), "", progress, wanted);
    QVERIFY(read.has_value());
    QCOMPARE(read->size(), std::size_t{1});
    QCOMPARE(read->front().bytes, "2");
}

void tst_Archive::pathsStayInside_data()
{
    QTest::addColumn<Packing>("packing");
    QTest::addColumn<QByteArray>("path");
    for (const Packing packing : {Packing::Tar, Packing::Zip}) {
        for (const char* path :
             {"../x", "a/../../x", "/etc/x", "a/..", "C:/x", "..\\x", "a\\..\\x"}) {
            QTest::addRow("%d %s", static_cast<int>(packing), path) << packing << QByteArray(path);
        }
    }
}

void tst_Archive::pathsStayInside()
{
    QFETCH(Packing, packing);
    QFETCH(QByteArray, path);
    NoProgress progress;
    const auto read = readArchive(pack(packing, {{path.toStdString(), "x"}}), "", progress);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY(read.error().message.find("leaves the archive") != std::string::npos);
}

void tst_Archive::limits_data()
{
    QTest::addColumn<Packing>("packing");
    QTest::addColumn<QByteArray>("word");
    for (const Packing packing : {Packing::TarGz, Packing::Zip}) {
        const int number = static_cast<int>(packing);
        QTest::addRow("%d entry", number) << packing << QByteArray("of more than 2 MiB");
        QTest::addRow("%d total", number) << packing << QByteArray("more than 3 MiB");
        QTest::addRow("%d entries", number) << packing << QByteArray("more than 2 entries");
        QTest::addRow("%d ratio", number) << packing << QByteArray("200 times its size");
    }
}

void tst_Archive::limits()
{
    QFETCH(Packing, packing);
    QFETCH(QByteArray, word);
    ArchiveLimits limits;
    const auto mebibytes = [](std::size_t count) { return std::string(count << 20, 'x'); };
    std::vector<PackedFile> files{{"a", mebibytes(2)}, {"b", mebibytes(2)}, {"c", ""}};
    if (word.contains("200")) {
        files = {{"bomb", mebibytes(6)}};
    } else {
        limits.ratio = 1'000'000;
    }
    if (word.contains("of more")) {
        limits.entryBytes = (std::int64_t{2} << 20) - 1;
        word = packing == Packing::Zip ? QByteArray("of more than 1 MiB")
                                       : QByteArray("more than 1 MiB");
    } else if (word.contains("3 MiB")) {
        limits.totalBytes = std::int64_t{3} << 20;
    } else if (word.contains("entries")) {
        limits.entries = 2;
    }
    NoProgress progress;
    const auto read = readArchive(pack(packing, files), "", progress, {}, limits);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY2(bytesOf(read.error().message).contains(word), read.error().message.c_str());
}

void tst_Archive::damaged()
{
    NoProgress progress;
    std::string content;
    for (int i = 0; i < 5000; ++i) {
        content += std::to_string(i * 7919 % 5003);
    }
    for (const Packing packing : {Packing::Tar, Packing::TarGz, Packing::Zip}) {
        const std::string bytes = pack(packing, {{"a", content}});
        const auto read = readArchive(bytes.substr(0, bytes.size() / 3), "", progress);
        QVERIFY(!read);
        QVERIFY(read.error().message.find("damaged") != std::string::npos);
    }
    QVERIFY(!isArchive("no archive"));
}

void tst_Archive::stopsWhenAsked()
{
    Stopped progress;
    const auto read = readArchive(pack(Packing::Tar, {{"a", "b"}}), "", progress);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Cancelled);
}

void tst_Archive::wordDocumentsAreTold()
{
    const std::string docx = pack(Packing::Zip, {{"word/document.xml", "<w/>"}});
    QVERIFY(isDocx(docx));
    QVERIFY(!isDocx(pack(Packing::Zip, {{"inner.docx", docx}})));
    QVERIFY(!isDocx(pack(Packing::Tar, {{"word/document.xml", "<w/>"}})));
}

QTEST_APPLESS_MAIN(tst_Archive)
#include "tst_Archive.moc"
