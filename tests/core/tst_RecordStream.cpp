// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/RecordStream.h"
#include "tests/core/ProjectFixture.h"

#include <archive.h>
#include <archive_entry.h>

using namespace metes;
using namespace metes::test;

namespace {

std::string gzip(const std::string& bytes)
{
    std::string packed(bytes.size() + 4096, '\0');
    std::size_t used = 0;
    archive* const writer = archive_write_new();
    archive_write_add_filter_gzip(writer);
    archive_write_set_format_raw(writer);
    archive_write_set_bytes_in_last_block(writer, 1);
    archive_write_open_memory(writer, packed.data(), packed.size(), &used);
    archive_entry* const entry = archive_entry_new();
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_write_header(writer, entry);
    archive_write_data(writer, bytes.data(), bytes.size());
    archive_entry_free(entry);
    archive_write_close(writer);
    archive_write_free(writer);
    packed.resize(used);
    return packed;
}

struct Read {
    std::vector<std::string> texts;
    std::vector<std::int64_t> lines;
    std::vector<std::string> problems;
    std::string behind;  // the last byte that may be read behind each record that has any
    std::optional<Error> error;
};

}  // namespace

class tst_RecordStream : public QObject {
    Q_OBJECT

private slots:
    void cutsRecords_data();
    void cutsRecords();
    void cutsRecordsThatCrossPieces_data();
    void cutsRecordsThatCrossPieces();
    void skipsWhatIsTooLong();
    void saysThatTheListIsNotClosed();
    void readsBeforeACutInGzip();
    void refusesWhatIsNoFile();

private:
    QTemporaryDir m_folder;

    Read read(const std::string& bytes)
    {
        const auto path = std::filesystem::path(m_folder.path().toStdString()) / "records";
        writeFile(path, bytes);
        Read result;
        const auto stream = must(RecordStream::open(path));
        while (true) {
            const auto record = stream->next();
            if (!record) {
                result.error = record.error();
                return result;
            }
            if (!*record) {
                return result;
            }
            result.texts.emplace_back((*record)->text);
            result.lines.push_back((*record)->line);
            result.problems.push_back((*record)->problem);
            if (const RawRecord& raw = **record; raw.bytesAfter > 0) {
                result.behind += raw.text.data()[raw.text.size() + raw.bytesAfter - 1];
            }
        }
    }
};

void tst_RecordStream::cutsRecords_data()
{
    using Texts = std::vector<std::string>;
    using Lines = std::vector<std::int64_t>;
    const std::string plain = "{\"a\":1}\n{\"b\":2}\n";
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<Texts>("texts");
    QTest::addColumn<Lines>("lines");
    const Texts both{"{\"a\":1}", "{\"b\":2}"};
    QTest::newRow("empty") << ""s << Texts{} << Lines{};
    QTest::newRow("blanks") << " \n\t\r\n"s << Texts{} << Lines{};
    QTest::newRow("lines") << plain << both << Lines{1, 2};
    QTest::newRow("no last line end") << "{\"a\":1}\n{\"b\":2}"s << both << Lines{1, 2};
    QTest::newRow("CRLF") << "{\"a\":1}\r\n{\"b\":2}\r\n"s << Texts{"{\"a\":1}\r", "{\"b\":2}\r"}
                          << Lines{1, 2};
    QTest::newRow("empty lines") << "\n\n{\"a\":1}\n \n\n{\"b\":2}\n\n"s << both << Lines{3, 6};
    QTest::newRow("byte order mark") << "\xef\xbb\xbf" + plain << both << Lines{1, 2};
    QTest::newRow("list") << "[{\"a\":1},\n {\"b\":2}]\n"s << both << Lines{1, 2};
    QTest::newRow("empty list") << " [ ] "s << Texts{} << Lines{};
    QTest::newRow("list with a mark")
        << "\xef\xbb\xbf[{\"a\":1},{\"b\":2}]"s << both << Lines{1, 1};
    QTest::newRow("list over lines")
        << "[\n{\n\"a\":[1,\n2]},\n{\"b\":\"],[\\\"\"}\n]"s
        << Texts{"{\n\"a\":[1,\n2]}", "{\"b\":\"],[\\\"\"}"} << Lines{2, 5};
    QTest::newRow("gzip") << gzip(plain) << both << Lines{1, 2};
    QTest::newRow("gzip of a list") << gzip("[{\"a\":1},{\"b\":2}]") << both << Lines{1, 1};
    QTest::newRow("gzip after gzip")
        << gzip("{\"a\":1}\n") + gzip("{\"b\":2}\n") << both << Lines{1, 2};
}

void tst_RecordStream::cutsRecords()
{
    QFETCH(std::string, bytes);
    QFETCH(std::vector<std::string>, texts);
    QFETCH(std::vector<std::int64_t>, lines);
    const Read result = read(bytes);
    QVERIFY(!result.error);
    QCOMPARE(result.texts, texts);
    QCOMPARE(result.lines, lines);
}

void tst_RecordStream::cutsRecordsThatCrossPieces_data()
{
    QTest::addColumn<bool>("packed");
    QTest::newRow("plain") << false;
    QTest::newRow("gzip") << true;
}

// The file is read in pieces of a MiB or less; records shorter and longer than that, after empty
// lines and blanks, end anywhere in them.
void tst_RecordStream::cutsRecordsThatCrossPieces()
{
    QFETCH(bool, packed);
    Read expected;
    std::string bytes;
    std::int64_t line = 1;
    std::size_t length = 1;
    for (int i = 0; i < 400; ++i) {
        length = (length * 7919 + 11) % (i % 40 == 0 ? 3'000'017 : 40'009) + 1;
        const std::string text(length, static_cast<char>('a' + i % 26));
        bytes += i % 7 == 0 ? "\n \t" : "";
        line += i % 7 == 0 ? 1 : 0;
        bytes += text + "\n";
        expected.texts.push_back(text);
        expected.lines.push_back(line++);
    }
    const Read result = read(packed ? gzip(bytes) : bytes);
    QVERIFY(!result.error);
    QVERIFY(result.texts == expected.texts);
    QCOMPARE(result.lines, expected.lines);
    // Those that end in the piece that they begin in, but for the last of a piece.
    QVERIFY2(result.behind.size() > (packed ? 50 : 300),
             std::to_string(result.behind.size()).c_str());
}

void tst_RecordStream::skipsWhatIsTooLong()
{
    const std::string longLine(50u << 20, 'x');
    const Read result = read("{\"a\":1}\n\"" + longLine + "\"\n{\"b\":2}\n");
    QCOMPARE(result.lines, (std::vector<std::int64_t>{1, 2, 3}));
    QCOMPARE(result.texts.at(1), std::string());
    QVERIFY(result.problems.at(1).find("32 MiB") != std::string::npos);
    QCOMPARE(result.texts.at(2), std::string("{\"b\":2}"));
    QVERIFY(result.problems.at(2).empty());
}

void tst_RecordStream::saysThatTheListIsNotClosed()
{
    const Read between = read("[{\"a\":1},\n");
    QCOMPARE(between.texts.size(), std::size_t(2));
    QVERIFY(between.problems.at(0).empty());
    QCOMPARE(between.lines.at(1), std::int64_t(2));
    QVERIFY(between.problems.at(1).find("cut off") != std::string::npos);
    const Read within = read("[{\"a\":1},{\"b");
    QCOMPARE(within.texts.at(0), std::string("{\"a\":1}"));
    QCOMPARE(within.texts.at(1), std::string("{\"b"));
    QVERIFY(within.problems.at(2).find("cut off") != std::string::npos);
}

void tst_RecordStream::readsBeforeACutInGzip()
{
    std::string lines;
    for (int i = 0; i < 20000; ++i) {
        lines += "{\"i\":" + std::to_string(i * 7919 % 100003) + "}\n";
    }
    const std::string packed = gzip(lines);
    const Read cut = read(packed.substr(0, packed.size() / 2));
    QVERIFY(cut.error.has_value());
    QCOMPARE(cut.error->code, ErrorCode::InvalidInput);
    QVERIFY(cut.error->message.find("records") != std::string::npos);
    // Cut so early that not even the header is whole.
    const auto path = std::filesystem::path(m_folder.path().toStdString()) / "early";
    writeFile(path, packed.substr(0, 20));
    const auto stream = RecordStream::open(path);
    QVERIFY(!stream || !(*stream)->next());
}

void tst_RecordStream::refusesWhatIsNoFile()
{
    const std::filesystem::path folder = m_folder.path().toStdString();
    QCOMPARE(RecordStream::open(folder).error().code, ErrorCode::InvalidInput);
    QCOMPARE(RecordStream::open(folder / "none").error().code, ErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(tst_RecordStream)
#include "tst_RecordStream.moc"
