// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/FetchCommands.h"

#include "app/cli/CommandLine.h"
#include "core/base/Clock.h"
#include "core/net/Endpoint.h"
#include "core/net/HttpClient.h"
#include "core/net/Keychain.h"
#include "core/runs/Fetch.h"
#include "core/runs/FetchCache.h"
#include "core/uspto/FileName.h"

#include <termios.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QDate>
#include <QRegularExpression>

#include <iostream>

namespace metes::cli {

namespace {

/// Network and keychain need the event loops that come with it.
class EventLoops {
public:
    EventLoops() : m_application(m_count, m_arguments) {}

private:
    int m_count = 1;
    char m_name[10] = "metes-cli";
    char* m_arguments[2] = {m_name, nullptr};
    QCoreApplication m_application;
};

/// No letter of a key appears on the terminal that it is typed into.
class SilentTerminal {
public:
    SilentTerminal()
        : m_silenced(::isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &m_was) == 0)
    {
        if (m_silenced) {
            termios silent = m_was;
            silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
            tcsetattr(STDIN_FILENO, TCSANOW, &silent);
        }
    }
    ~SilentTerminal()
    {
        if (m_silenced) {
            tcsetattr(STDIN_FILENO, TCSANOW, &m_was);
        }
    }
    SilentTerminal(const SilentTerminal&) = delete;
    SilentTerminal& operator=(const SilentTerminal&) = delete;

private:
    termios m_was{};
    bool m_silenced;
};

ExitStatus setKey(const OutputOptions& options)
{
    const Output output(options);
    std::string key;
    {
        const SilentTerminal silent;
        output.note("Key of the Open Data Portal:");
        std::getline(std::cin, key);
    }
    key.erase(0, key.find_first_not_of(" \t\r"));
    key.erase(key.find_last_not_of(" \t\r") + 1);
    if (key.empty()) {
        return output.failure({ErrorCode::InvalidArgument, "no key on standard input", ""});
    }
    TerminalProgress progress(options);
    if (const auto kept = Keychain().write(kPortalKeyService, kPortalKeyName, key, progress);
        !kept) {
        return output.failure(kept.error());
    }
    output.document(Json{{"key", "stored"}});
    output.line("The keychain has the key.");
    return kDone;
}

ExitStatus removeKey(const OutputOptions& options)
{
    const Output output(options);
    TerminalProgress progress(options);
    if (const auto removed = Keychain().remove(kPortalKeyService, kPortalKeyName, progress);
        !removed) {
        return output.failure(removed.error());
    }
    output.document(Json{{"key", "removed"}});
    output.line("The keychain holds no key any more.");
    return kDone;
}

bool isDay(const std::string& text)
{
    return text.size() == 10
           && QDate::fromString(QString::fromStdString(text), Qt::ISODate).isValid();
}

bool isSymbol(const std::string& text)
{
    static const QRegularExpression kSymbol(
        QStringLiteral("^ *[A-HYa-hy][0-9]{2}[A-Za-z] *([0-9]{1,4}(/ *[0-9]{2,6})?)? *$"));
    return kSymbol.match(QString::fromStdString(text)).hasMatch();
}

Result<FetchOptions> checkedOptions(const FetchArguments& arguments)
{
    if (arguments.project.empty()) {
        return fail(ErrorCode::InvalidArgument, "name the project to fill");
    }
    FetchOptions options;
    options.limit = arguments.limit;
    options.query = {arguments.cpc, arguments.filedFrom, arguments.filedTo};
    for (const std::string& day : {arguments.filedFrom, arguments.filedTo}) {
        if (!day.empty() && !isDay(day)) {
            return fail(ErrorCode::InvalidArgument, "\"" + day + "\" is no day",
                        "write it as 2014-01-01");
        }
    }
    if (!arguments.cpc.empty() && !isSymbol(arguments.cpc)) {
        return fail(ErrorCode::InvalidArgument,
                    "\"" + arguments.cpc + "\" is no classification symbol",
                    "write it as G06F, G06F40 or G06F40/30");
    }
    for (const std::string& name : arguments.applications) {
        options.applications.push_back(applicationDigits(name));
        if (options.applications.back().empty()) {
            return fail(ErrorCode::InvalidArgument, "\"" + name + "\" is no application number");
        }
    }
    if (arguments.cpc.empty() == arguments.applications.empty()) {
        return fail(ErrorCode::InvalidArgument, "say what to fetch, in one of two ways",
                    "--cpc SYMBOL, or --application NUMBER");
    }
    return options;
}

Json notesJson(const std::vector<FetchNote>& notes, const char* name)
{
    Json list = Json::array();
    for (const FetchNote& note : notes) {
        list.push_back({{"application", note.application}, {name, note.text}});
    }
    return list;
}

ExitStatus printReport(const FetchReport& report, const Output& output)
{
    output.document(Json{{"applications", report.applications},
                         {"claims", report.claims},
                         {"fetched", report.fetched},
                         {"cached", report.cached},
                         {"skipped", notesJson(report.skipped, "reason")},
                         {"notes", notesJson(report.notes, "note")}});
    output.line(std::to_string(report.applications) + " applications are in the project, "
                + std::to_string(report.claims) + " claims were added or revised; "
                + std::to_string(report.fetched) + " answers came from the portal, "
                + std::to_string(report.cached) + " were at hand.");
    for (const FetchNote& note : report.notes) {
        output.note(note.application + ": " + note.text);
    }
    for (const FetchNote& skipped : report.skipped) {
        output.note(skipped.application + " skipped: " + skipped.text);
    }
    return kDone;
}

/// What leaves the machine, and where to, is said before it does, to quiet callers too.
void nameEndpoint(const std::string& baseUrl)
{
    if (isLoopback(baseUrl)) {
        return;
    }
    const std::string proxy = HttpClient::proxyFor(baseUrl);
    std::cerr << "Asks " << originOf(baseUrl)
              << (proxy.empty() ? std::string() : " through the proxy " + proxy)
              << " for applications; nothing of the project is sent.\n";
}

Result<FetchReport> runFetch(const FetchArguments& arguments, const OutputOptions& options)
{
    const auto wanted = checkedOptions(arguments);
    if (!wanted) {
        return passOn(wanted);
    }
    const auto database = Database::open(arguments.project);
    if (!database) {
        return passOn(database);
    }
    const auto cache = FetchCache::open(arguments.project);
    if (!cache) {
        return passOn(cache);
    }
    TerminalProgress progress(options);
    Keychain keychain;
    const auto key =
        findSecret(kPortalKeyVariable, keychain, kPortalKeyService, kPortalKeyName, progress);
    if (!key) {
        return passOn(key);
    }
    if (!*key) {
        return fail(ErrorCode::InvalidArgument, "the Open Data Portal needs a key, and none is set",
                    std::string("ask for one at data.uspto.gov; then set ") + kPortalKeyVariable
                        + ", or keep it in the keychain with metes-cli fetch --set-key");
    }
    PortalOptions portalOptions;
    portalOptions.baseUrl = arguments.baseUrl;
    portalOptions.key = **key;
    if (isLoopback(arguments.baseUrl)) {
        // The office's limits are the office's; a copy on this machine has none.
        portalOptions.requests = {1000, std::chrono::seconds(1)};
        portalOptions.files = portalOptions.requests;
    }
    HttpClient http;
    SystemTimekeeper timekeeper;
    const auto portal = PortalClient::open(http, timekeeper, **cache, std::move(portalOptions));
    if (!portal) {
        return passOn(portal);
    }
    nameEndpoint(arguments.baseUrl);
    return fetchInto(**database, **portal, **cache, *wanted, SystemClock(), progress);
}

}  // namespace

ExitStatus fetch(const FetchArguments& arguments, const OutputOptions& options)
{
    const EventLoops loops;
    if (arguments.setKey || arguments.removeKey) {
        return arguments.setKey ? setKey(options) : removeKey(options);
    }
    const Output output(options);
    const auto report = runFetch(arguments, options);
    return report ? printReport(*report, output) : output.failure(report.error());
}

void CommandLine::addFetch()
{
    CLI::App* const command =
        add("fetch", "applications and their first office actions from the Open Data Portal",
            m_fetch.project, [this] { return fetch(m_fetch, m_options); });
    command->add_option("--cpc", m_fetch.cpc, "classification symbol, as G06F40");
    command->add_option("--from", m_fetch.filedFrom, "filed on this day or later, yyyy-mm-dd");
    command->add_option("--to", m_fetch.filedTo, "filed on this day or earlier");
    command->add_option("--application", m_fetch.applications, "number; may be repeated");
    command->add_option("--limit", m_fetch.limit, "stop with so many in the project")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--base-url", m_fetch.baseUrl, "another host of the same service");
    CLI::Option* const project = command->get_option("project");
    const auto manageKey = [&](const char* name, bool& flag, const char* does) {
        command->add_flag(name, flag, does)->excludes(project);
    };
    project->required(false);
    manageKey("--set-key", m_fetch.setKey, "keep the key that standard input holds");
    manageKey("--remove-key", m_fetch.removeKey, "remove it from the keychain");
}

}  // namespace metes::cli
