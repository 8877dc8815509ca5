// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/CliRunner.h"
#include "tests/core/net/MiniPortal.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <filesystem>

using namespace metes;
using namespace metes::test;
namespace fs = std::filesystem;
using S = std::string;

namespace {

std::vector<MiniApplication> threeApplications()
{
    return {usualApplication("16000001"), usualApplication("16000002"),
            usualApplication("16000003")};
}

QStringList qtList(const std::vector<S>& arguments)
{
    QStringList list;
    for (const S& argument : arguments) {
        list << QString::fromStdString(argument);
    }
    return list;
}

/// metes-cli fetch, at work.
class RunningFetch {
public:
    RunningFetch(const S& project, const S& url)
    {
        m_process.start(QStringLiteral(METES_CLI),
                        qtList({"fetch", project, "--cpc", "G06F40", "--from", "2014-01-01",
                                "--base-url", url, "--json"}));
        m_process.waitForStarted();
    }
    ~RunningFetch()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    void signal(int number) { ::kill(static_cast<pid_t>(m_process.processId()), number); }
    bool ends() { return m_process.waitForFinished(20000); }
    int status() const
    {
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }
    S said()
    {
        return (m_process.readAllStandardOutput() + m_process.readAllStandardError()).toStdString();
    }

private:
    QProcess m_process;
};

/// Every file that the command left, and what it says in it of the key.
bool holdsKey(const fs::path& folder)
{
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().string().find(kPortalTestKey) != S::npos
            || (entry.is_regular_file()
                && readFile(entry.path()).find(kPortalTestKey) != S::npos)) {
            return true;
        }
    }
    return false;
}

}  // namespace

class tst_FetchCommand : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void fetches();
    void stopsAndGoesOn_data();
    void stopsAndGoesOn();
    void saysHowToSetAKey();
    void refusesWrongUse_data();
    void refusesWrongUse();
    void namesTheEndpoint();
    void keyManagementNeedsAKeychain();

private:
    static CliResult fetch(const CliProject& project, const MiniPortal& portal,
                           const std::vector<S>& more = {})
    {
        std::vector<S> arguments{"fetch", project.project(), "--base-url", portal.url(), "--json"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return runCli(arguments);
    }
};

void tst_FetchCommand::init()
{
    qputenv("METES_ODP_KEY", QByteArray::fromStdString(kPortalTestKey));
    // The tests must not touch the keychain of whoever runs them.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    qunsetenv("DISPLAY");
    qunsetenv("WAYLAND_DISPLAY");
}

void tst_FetchCommand::cleanup()
{
    qunsetenv("METES_ODP_KEY");
}

void tst_FetchCommand::fetches()
{
    const CliProject project;
    std::vector<MiniApplication> applications = threeApplications();
    applications[1].papers.pop_back();
    MiniPortal portal(applications);
    const CliResult result = fetch(project, portal, {"--cpc", "G06F40", "--from", "2014-01-01"});
    QVERIFY2(result.status == 0, result.err.c_str());
    const Json json = result.json();
    QCOMPARE(json["applications"].get<int>(), 2);
    QCOMPARE(json["claims"].get<int>(), 4);
    QCOMPARE(json["fetched"].get<int>(), 10);
    QCOMPARE(json["cached"].get<int>(), 0);
    const Json skipped{{"application", "16000002"},
                       {"reason", "no office action with a rejection"}};
    QCOMPARE(json["skipped"].dump(), Json::array({skipped}).dump());
    QVERIFY(project.isClean());
    QCOMPARE(runCli({"info", project.project(), "--json"}).json()["claims"].get<int>(), 4);
    QVERIFY((result.out + result.err).find(kPortalTestKey) == S::npos);
    QVERIFY(!holdsKey(fs::path(project.project()).parent_path()));
    // The endpoint is this machine: nothing to name.
    QVERIFY(result.err.find("Asks") == S::npos);
    const CliResult named = fetch(project, portal, {"--application", "16/000,003"});
    QVERIFY2(named.status == 0, named.err.c_str());
    QCOMPARE(named.json()["applications"].get<int>(), 1);
}

void tst_FetchCommand::stopsAndGoesOn_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("status");
    QTest::addColumn<S>("where");
    const S documents = MiniPortal::documentsPath("16000002");
    const S file = MiniPortal::filePath("16000002", "SPEC16000002");
    QTest::newRow("Ctrl+C in a list") << SIGINT << 130 << documents;
    QTest::newRow("Ctrl+C in a file") << SIGINT << 130 << file;
    QTest::newRow("killed in a list") << SIGKILL << -1 << documents;
    QTest::newRow("killed in a file") << SIGKILL << -1 << file;
}

void tst_FetchCommand::stopsAndGoesOn()
{
    QFETCH(int, number);
    QFETCH(int, status);
    QFETCH(S, where);
    const CliProject project;
    MiniPortal portal(threeApplications());
    ServedAnswer silent;
    silent.fault = Fault::Silent;
    portal.misbehaveOnce(where, silent);
    S said;
    {
        RunningFetch running(project.project(), portal.url());
        QTRY_COMPARE_WITH_TIMEOUT(portal.portal().count(where), 1, 20000);
        QElapsedTimer timer;
        timer.start();
        running.signal(number);
        QVERIFY(running.ends());
        // 100 ms on a machine that has nothing else to do.
        QVERIFY2(timer.elapsed() < 1000, std::to_string(timer.elapsed()).c_str());
        QCOMPARE(running.status(), status);
        said = running.said();
    }
    QVERIFY(project.isClean());
    const CliResult result = fetch(project, portal, {"--cpc", "G06F40", "--from", "2014-01-01"});
    QVERIFY2(result.status == 0, result.err.c_str());
    QCOMPARE(result.json()["applications"].get<int>(), 3);
    QVERIFY(result.json()["cached"].get<int>() > 0);
    QVERIFY(project.isClean());
    // Only what hung was asked for twice.
    for (const LocalServer* const server : {&portal.portal(), &portal.files()}) {
        for (const ServedRequest& request : server->requests()) {
            QVERIFY2(server->count(request.path) == (request.path == where ? 2 : 1),
                     request.path.c_str());
        }
    }
    QVERIFY((said + result.out + result.err).find(kPortalTestKey) == S::npos);
    QVERIFY(!holdsKey(fs::path(project.project()).parent_path()));
}

void tst_FetchCommand::saysHowToSetAKey()
{
    qunsetenv("METES_ODP_KEY");
    const CliProject project;
    MiniPortal portal(threeApplications());
    const CliResult result = fetch(project, portal, {"--cpc", "G06F40"});
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.find("METES_ODP_KEY") != S::npos, result.err.c_str());
    QVERIFY2(result.err.find("--set-key") != S::npos, result.err.c_str());
    QCOMPARE(result.json()["error"]["code"].get<S>(), S("invalid-argument"));
    QVERIFY(portal.portal().requests().empty());
    qputenv("METES_ODP_KEY", "a wrong key");
    const CliResult refused = fetch(project, portal, {"--cpc", "G06F40"});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.find("refuses the key") != S::npos, refused.err.c_str());
    QVERIFY((refused.err + refused.out).find("a wrong key") == S::npos);
}

void tst_FetchCommand::refusesWrongUse_data()
{
    QTest::addColumn<std::vector<S>>("more");
    QTest::newRow("nothing to fetch") << std::vector<S>{};
    QTest::newRow("both") << std::vector<S>{"--cpc", "G06F40", "--application", "16000001"};
    QTest::newRow("no day") << std::vector<S>{"--cpc", "G06F40", "--from", "2014-02-30"};
    QTest::newRow("no symbol") << std::vector<S>{"--cpc", "speech"};
    QTest::newRow("no number") << std::vector<S>{"--application", "sixteen"};
    QTest::newRow("negative") << std::vector<S>{"--cpc", "G06F40", "--limit", "-1"};
    QTest::newRow("in the clear") << std::vector<S>{"--cpc", "G06F40", "--base-url",
                                                    "http://192.0.2.1"};
}

void tst_FetchCommand::refusesWrongUse()
{
    QFETCH(std::vector<S>, more);
    const CliProject project;
    std::vector<S> arguments{"fetch", project.project()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const CliResult result = runCli(arguments);
    QCOMPARE(result.status, 2);
    QVERIFY(!result.err.empty());
}

void tst_FetchCommand::namesTheEndpoint()
{
    const CliProject project;
    // Through a proxy on this machine that takes no connection: nothing leaves it.
    qputenv("https_proxy", "http://127.0.0.1:9");
    QProcess process;
    process.start(QStringLiteral(METES_CLI),
                  qtList({"fetch", project.project(), "--cpc", "G06F40", "--quiet", "--base-url",
                          "https://portal.invalid"}));
    process.setReadChannel(QProcess::StandardError);
    S said;
    while (said.find('\n') == S::npos && process.waitForReadyRead(20000)) {
        said += process.readAllStandardError().toStdString();
    }
    qunsetenv("https_proxy");
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.exitCode(), 130);
    QVERIFY2(said.starts_with("Asks https://portal.invalid:443 through the proxy 127.0.0.1:9 "),
             said.c_str());
}

void tst_FetchCommand::keyManagementNeedsAKeychain()
{
    QProcess process;
    process.start(QStringLiteral(METES_CLI), qtList({"fetch", "--set-key"}));
    process.write("some key words\n");
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.exitCode(), 3);
    const S said = process.readAllStandardError().toStdString();
    QVERIFY2(said.find("no keychain service") != S::npos, said.c_str());
    QVERIFY(said.find("some key words") == S::npos);
    QCOMPARE(runCli({"fetch", "--remove-key"}).status, 3);
    QCOMPARE(runCli({"fetch"}).status, 2);
}

QTEST_GUILESS_MAIN(tst_FetchCommand)
#include "tst_FetchCommand.moc"
