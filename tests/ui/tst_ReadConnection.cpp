// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/MetaRepository.h"
#include "ui/jobs/ReadConnection.h"

#include <QTemporaryDir>
#include <QTest>

using namespace metes;

namespace {

class Stopped final : public Progress {
public:
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return true; }
};

void write(Database& database, const std::string& value)
{
    const auto transaction = WriteTransaction::begin(database);
    QVERIFY(transaction.has_value());
    QVERIFY(MetaRepository(database).set("word", value).has_value());
    QVERIFY((*transaction)->commit().has_value());
}

std::string wordOf(ReadConnection& connection)
{
    const auto word = connection.read(neverCancelled(), [](Database& database) {
        return MetaRepository(database).value("word");
    });
    return word && *word ? **word : "none";
}

Database* databaseOf(ReadConnection& connection)
{
    const auto seen = connection.read(
        neverCancelled(), [](Database& database) -> Result<Database*> { return &database; });
    return seen ? *seen : nullptr;
}

}  // namespace

class tst_ReadConnection : public QObject {
    Q_OBJECT

private slots:
    void init();
    void isKept();
    void seesWhatOthersWrite();
    void isOpenedAnewAfterAFailure();
    void projectMayComeLater();
    void writesNothing();
    void whatNobodyWantsIsNotRead();

private:
    std::filesystem::path path(const char* name) const
    {
        return m_folder->filePath(QString::fromLatin1(name)).toStdString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_writer;
};

void tst_ReadConnection::init()
{
    m_writer.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    auto made = Database::create(path("a.metes"));
    QVERIFY(made.has_value());
    m_writer = std::move(*made);
}

void tst_ReadConnection::isKept()
{
    ReadConnection connection(path("a.metes"));
    const Database* first = databaseOf(connection);
    QVERIFY(first != nullptr);
    QCOMPARE(databaseOf(connection), first);
}

void tst_ReadConnection::seesWhatOthersWrite()
{
    ReadConnection connection(path("a.metes"));
    for (const char* word : {"one", "two"}) {
        write(*m_writer, word);
        QCOMPARE(wordOf(connection), std::string(word));
    }
}

void tst_ReadConnection::isOpenedAnewAfterAFailure()
{
    ReadConnection connection(path("a.metes"));
    write(*m_writer, "old");
    QCOMPARE(wordOf(connection), std::string("old"));
    // The open connection keeps to the file that it knows.
    std::filesystem::remove(path("a.metes"));
    QCOMPARE(wordOf(connection), std::string("old"));
    const auto nothing = [](Database&) -> Result<void> { return {}; };
    const auto stopped = connection.read(neverCancelled(), [](Database&) -> Result<void> {
        return fail(ErrorCode::Cancelled, "stopped");
    });
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QVERIFY(connection.read(neverCancelled(), nothing).has_value());
    const auto failed = connection.read(neverCancelled(), [](Database&) -> Result<void> {
        return fail(ErrorCode::InputOutput, "unreadable");
    });
    QCOMPARE(failed.error().code, ErrorCode::InputOutput);
    const auto opened = connection.read(neverCancelled(), nothing);
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::NotFound);
}

void tst_ReadConnection::projectMayComeLater()
{
    ReadConnection connection(path("later.metes"));
    const auto missing =
        connection.read(neverCancelled(), [](Database&) -> Result<void> { return {}; });
    QCOMPARE(missing.error().code, ErrorCode::NotFound);
    QVERIFY(Database::create(path("later.metes")).has_value());
    QCOMPARE(wordOf(connection), std::string("none"));
}

void tst_ReadConnection::writesNothing()
{
    ReadConnection connection(path("a.metes"));
    const auto refused = connection.read(neverCancelled(), [](Database& database) -> Result<void> {
        const auto transaction = WriteTransaction::begin(database);
        return transaction ? Result<void>() : passOn(transaction);
    });
    QCOMPARE(refused.error().code, ErrorCode::ReadOnly);
}

void tst_ReadConnection::whatNobodyWantsIsNotRead()
{
    ReadConnection connection(path("a.metes"));
    bool read = false;
    const auto answer = connection.read(Stopped(), [&read](Database&) -> Result<void> {
        read = true;
        return {};
    });
    QCOMPARE(answer.error().code, ErrorCode::Cancelled);
    QVERIFY(!read);
}

QTEST_MAIN(tst_ReadConnection)
#include "tst_ReadConnection.moc"
