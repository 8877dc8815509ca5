// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/Keychain.h"

#include <QTest>

using namespace metes;

namespace {

class FixedStore final : public SecretStore {
public:
    explicit FixedStore(Result<std::optional<std::string>> found) : m_found(std::move(found)) {}
    Result<std::optional<std::string>> read(const std::string& service, const std::string& name,
                                            Progress&) override
    {
        asked = service + "/" + name;
        return m_found;
    }
    Result<void> write(const std::string&, const std::string&, const std::string&,
                       Progress&) override
    {
        return {};
    }
    Result<void> remove(const std::string&, const std::string&, Progress&) override { return {}; }

    std::string asked;

private:
    Result<std::optional<std::string>> m_found;
};

}  // namespace

class tst_Keychain : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void asksTheEnvironmentFirst();
    void asksTheStoreNext();
    void aMissingServiceIsNoFailure();
    void saysThatThereIsNoService();
};

void tst_Keychain::initTestCase()
{
    // The tests must not touch the keychain of whoever runs them.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    qunsetenv("DISPLAY");
    qunsetenv("WAYLAND_DISPLAY");
    qunsetenv("METES_TEST_KEY");
}

void tst_Keychain::asksTheEnvironmentFirst()
{
    FixedStore store(std::string("from the store"));
    NoProgress progress;
    qputenv("METES_TEST_KEY", "from the environment");
    const auto found = findSecret("METES_TEST_KEY", store, "service", "name", progress);
    qunsetenv("METES_TEST_KEY");
    QVERIFY(found && *found);
    QCOMPARE(**found, std::string("from the environment"));
    QVERIFY(store.asked.empty());
}

void tst_Keychain::asksTheStoreNext()
{
    FixedStore store(std::string("from the store"));
    NoProgress progress;
    const auto found = findSecret("METES_TEST_KEY", store, "service", "name", progress);
    QVERIFY(found && *found);
    QCOMPARE(**found, std::string("from the store"));
    QCOMPARE(store.asked, std::string("service/name"));
}

void tst_Keychain::aMissingServiceIsNoFailure()
{
    NoProgress progress;
    FixedStore missing(fail(ErrorCode::NotFound, "none"));
    const auto found = findSecret("METES_TEST_KEY", missing, "service", "name", progress);
    QVERIFY(found && !*found);
    FixedStore locked(fail(ErrorCode::ReadOnly, "denied"));
    const auto denied = findSecret("METES_TEST_KEY", locked, "service", "name", progress);
    QVERIFY(!denied);
    QCOMPARE(denied.error().message, std::string("denied"));
}

void tst_Keychain::saysThatThereIsNoService()
{
    Keychain keychain;
    NoProgress progress;
    const auto read = keychain.read("org.metes.test", "nothing", progress);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::NotFound);
    QCOMPARE(read.error().message, std::string("no keychain service answers in this session"));
    const auto written = keychain.write("org.metes.test", "nothing", "hidden words", progress);
    QVERIFY(!written);
    QVERIFY(describe(written.error()).find("hidden words") == std::string::npos);
}

QTEST_GUILESS_MAIN(tst_Keychain)
#include "tst_Keychain.moc"
