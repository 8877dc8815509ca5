// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/FetchCache.h"
#include "tests/core/ProjectFixture.h"

#include <QTest>

using namespace metes;
using namespace metes::test;
namespace fs = std::filesystem;

namespace {

fs::path pathIn(const QTemporaryDir& folder, const char* name)
{
    return fs::path(folder.path().toStdString()) / name;
}

}  // namespace

class tst_FetchCache : public QObject {
    Q_OBJECT

private slots:
    void keepsAndForgets();
    void equalContentIsKeptOnce();
    void doesNotTrustWhatIsDamaged();
    void isForOneFetchAtATime();
    void saysThatItCannotWrite();

private:
    static std::vector<fs::path> filesUnder(const fs::path& folder)
    {
        std::vector<fs::path> files;
        for (const auto& entry : fs::recursive_directory_iterator(folder)) {
            if (entry.is_regular_file()) {
                files.push_back(entry.path());
            }
        }
        return files;
    }
};

void tst_FetchCache::keepsAndForgets()
{
    const QTemporaryDir folder;
    const fs::path project = pathIn(folder, "p.metes");
    const std::string bytes("zero \0 and more", 15);
    {
        const auto cache = must(FetchCache::open(project));
        QCOMPARE(cache->folder(), fs::path(project.string() + ".fetch"));
        QVERIFY(!must(cache->find("GET a")));
        must(cache->keep("GET a", bytes));
        must(cache->keep("GET b", ""));
    }
    const auto cache = must(FetchCache::open(project));
    QCOMPARE(must(cache->find("GET a")).value_or(""), bytes);
    QCOMPARE(must(cache->find("GET b")).value_or("none"), std::string());
    must(cache->keep("GET a", "newer"));
    QCOMPARE(must(cache->find("GET a")).value_or(""), std::string("newer"));
    must(cache->forget("GET a"));
    must(cache->forget("GET a"));
    QVERIFY(!must(cache->find("GET a")));
    QVERIFY(must(cache->find("GET b")));
}

void tst_FetchCache::equalContentIsKeptOnce()
{
    const QTemporaryDir folder;
    const auto cache = must(FetchCache::open(pathIn(folder, "p.metes")));
    must(cache->keep("GET a", "same"));
    must(cache->keep("GET b", "same"));
    QCOMPARE(filesUnder(cache->folder() / "content").size(), std::size_t(1));
    // By sha256sum.
    QCOMPARE(filesUnder(cache->folder() / "content").at(0).filename().string(),
             std::string("0967115f2813a3541eaef77de9d9d5773f1c0c04314b0bbfe4ff3b3b1c55b5d5"));
    QCOMPARE(filesUnder(cache->folder() / "entries").size(), std::size_t(2));
}

void tst_FetchCache::doesNotTrustWhatIsDamaged()
{
    const QTemporaryDir folder;
    const auto cache = must(FetchCache::open(pathIn(folder, "p.metes")));
    must(cache->keep("GET a", "content"));
    const fs::path content = filesUnder(cache->folder() / "content").at(0);
    writeFile(content, "conten");
    QVERIFY(!must(cache->find("GET a")));
    must(cache->keep("GET a", "content"));
    QCOMPARE(must(cache->find("GET a")).value_or(""), std::string("content"));
    fs::remove(content);
    QVERIFY(!must(cache->find("GET a")));
    must(cache->keep("GET a", "content"));
    const fs::path entry = filesUnder(cache->folder() / "entries").at(0);
    for (const char* const text : {"", "{\"name\":\"GET a\"", "[]", "{\"name\":\"GET b\"}",
                                   "{\"name\":\"GET a\",\"sha256\":\"../../../etc/passwd\"}"}) {
        writeFile(entry, text);
        QVERIFY2(!must(cache->find("GET a")), text);
    }
}

void tst_FetchCache::isForOneFetchAtATime()
{
    const QTemporaryDir folder;
    const fs::path project = pathIn(folder, "p.metes");
    {
        const auto first = must(FetchCache::open(project));
        const auto second = FetchCache::open(project);
        QVERIFY(!second);
        QCOMPARE(second.error().code, ErrorCode::Locked);
    }
    QVERIFY(FetchCache::open(project));
}

void tst_FetchCache::saysThatItCannotWrite()
{
    const QTemporaryDir folder;
    const std::string file = pathIn(folder, "file").string();
    writeFile(file, "x");
    const auto cache = FetchCache::open(fs::path(file) / "p.metes");
    QVERIFY(!cache);
    QCOMPARE(cache.error().code, ErrorCode::ReadOnly);
}

QTEST_APPLESS_MAIN(tst_FetchCache)
#include "tst_FetchCache.moc"
