// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/HttpClient.h"
#include "core/runs/Fetch.h"
#include "core/runs/FetchCache.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "tests/core/ProjectFixture.h"
#include "tests/core/net/MiniPortal.h"
#include "tests/core/net/TestTime.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace metes;
using namespace metes::test;
using S = std::string;

namespace {

const S kSearch = "/api/v1/patent/applications/search";

/// Cancels when it was asked so many times.
class CancelAfter final : public Progress {
public:
    explicit CancelAfter(int asked) : m_left(asked) {}
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return m_left-- <= 0; }

private:
    mutable int m_left;
};

std::vector<MiniApplication> usualApplications(int count)
{
    std::vector<MiniApplication> made;
    for (int i = 1; i <= count; ++i) {
        made.push_back(usualApplication(std::to_string(16000000 + i)));
    }
    return made;
}

ServedAnswer page(int status, const S& body)
{
    ServedAnswer made;
    made.status = status;
    made.body = body;
    return made;
}

/// A project and the portal that fills it.
class Filled {
public:
    explicit Filled(std::vector<MiniApplication> applications) : portal(std::move(applications)) {}

    Result<FetchReport> fetch(Progress& progress, FetchOptions options = {})
    {
        if (options.applications.empty()) {
            options.query = {"G06F40", "2014-01-01", ""};
        }
        const auto cache = must(FetchCache::open(project.path("project.metes")));
        TestTime time;
        PortalOptions portalOptions;
        portalOptions.baseUrl = portal.url();
        portalOptions.key = kPortalTestKey;
        portalOptions.backoff.attempts = 2;
        const auto client = must(PortalClient::open(http, time, *cache, portalOptions));
        return fetchInto(project.database(), *client, *cache, options, project.clock(), progress);
    }
    FetchReport fetched(const FetchOptions& options = {})
    {
        NoProgress progress;
        return must(fetch(progress, options));
    }
    int requests() const
    {
        return static_cast<int>(portal.portal().requests().size()
                                + portal.files().requests().size());
    }

    TestProject project;
    MiniPortal portal;
    HttpClient http;
};

S reasonsOf(const FetchReport& report)
{
    S text;
    for (const FetchNote& skipped : report.skipped) {
        text += skipped.application + ": " + skipped.text + "\n";
    }
    return text;
}

}  // namespace

class tst_Fetch : public QObject {
    Q_OBJECT

private slots:
    void fillsAProject();
    void skipsAndSaysWhy();
    void goesOnWhereItWasStopped_data();
    void goesOnWhereItWasStopped();
    void asksOnlyForNews();
    void stopsAtTheLimit();
    void fetchesNamedApplications();
    void leavesReasonsAlone();
    void leavesAnotherActionAlone();
    void stopsWhenThePortalIsBroken();
    void readsManyPages();
    void takesTheNextForm();
};

void tst_Fetch::fillsAProject()
{
    Filled filled(usualApplications(3));
    const FetchReport report = filled.fetched();
    QCOMPARE(reasonsOf(report), S());
    QCOMPARE(report.applications, 3);
    QCOMPARE(report.claims, 6);
    // A search, and of each application the list and three files.
    QCOMPARE(report.fetched, 13);
    QCOMPARE(report.cached, 0);
    const ApplicationRepository applications(filled.project.database());
    const auto id = must(applications.find("16000002"));
    QVERIFY(id);
    const Application record = must(applications.record(*id));
    QCOMPARE(record.title, S("PARSING OF 16000002"));
    QCOMPARE(record.filingDate, S("2019-03-04"));
    QCOMPARE(record.cpc, std::vector<S>{"G06F40/30"});
    QCOMPARE(record.description,
             (std::vector<S>{"Text of 16000002 is split at blanks.", "A parser may be fast."}));
    QCOMPARE(record.officeAction->document, S("CTNF"));
    QCOMPARE(record.officeAction->mailDate, S("2020-06-01"));
    QVERIFY(record.officeAction->text.find("Claim 2 of 16000002 recites the parser") != S::npos);
    QVERIFY(record.officeAction->blocks.size() >= 3);
    const StoredClaim claim = filled.project.stored("16000002", 2);
    QCOMPARE(claim.claim.text, S("The method of claim 1, wherein the parser is fast."));
    QCOMPARE(claim.claim.dependsOn, std::vector<std::int32_t>{1});
    QVERIFY(!claim.claim.label);
    QVERIFY(filled.project.problems().empty());
    for (const ServedRequest& request : filled.portal.files().requests()) {
        QVERIFY(!request.has("x-api-key"));
    }
}

void tst_Fetch::skipsAndSaysWhy()
{
    std::vector<MiniApplication> applications = usualApplications(6);
    applications[0].papers[2].code = "CTRS";
    applications[1].papers.erase(applications[1].papers.begin() + 1);
    applications[2].papers[0].bytes = "<unknown>1. A method.</unknown>";
    applications[3].papers[0].bytes = claimsXml({});
    applications[4].cpc = {"H04L  12/28"};
    Filled filled(applications);
    filled.portal.misbehave(MiniPortal::documentsPath("16000006"), page(403, "{}"));
    const FetchReport report = filled.fetched();
    QCOMPARE(report.applications, 0);
    QCOMPARE(report.skipped.size(), std::size_t(5));
    QCOMPARE(report.skipped[0].text, S("no office action with a rejection, only a restriction"));
    QCOMPARE(report.skipped[1].text, S("no specification on file"));
    for (const std::size_t i : {2U, 3U}) {
        const S& text = report.skipped[i].text;
        QVERIFY2(text.starts_with("the CLM of 2019-03-04 cannot be read"), text.c_str());
    }
    QCOMPARE(report.skipped[4].application, S("16000006"));
    QVERIFY(report.skipped[4].text.starts_with("no access"));
}

void tst_Fetch::goesOnWhereItWasStopped_data()
{
    QTest::addColumn<int>("asked");
    for (const int asked : {1, 5, 12, 20, 33}) {
        QTest::addRow("stopped at look %d", asked) << asked;
    }
}

// Stopped again and again, it asks for everything once and ends with the same project.
void tst_Fetch::goesOnWhereItWasStopped()
{
    QFETCH(int, asked);
    Filled whole(usualApplications(3));
    whole.fetched();
    Filled filled(usualApplications(3));
    int stops = 0;
    for (int looks = asked; looks < 5000; looks += asked) {
        CancelAfter progress(looks);
        const auto report = filled.fetch(progress);
        QVERIFY(filled.project.problems().empty());
        if (report) {
            QCOMPARE(report->applications, 3);
            break;
        }
        QCOMPARE(report.error().code, ErrorCode::Cancelled);
        ++stops;
    }
    QVERIFY(stops > 0);
    QCOMPARE(filled.project.exported(), whole.project.exported());
    // What came was kept: each stop costs at most what was on its way, a request and its redirect.
    QVERIFY(filled.requests() <= whole.requests() + 2 * stops);
}

void tst_Fetch::asksOnlyForNews()
{
    std::vector<MiniApplication> applications = usualApplications(3);
    applications[1].papers.pop_back();  // no action yet
    Filled filled(applications);
    QCOMPARE(filled.fetched().applications, 2);
    const FetchReport again = filled.fetched();
    QCOMPARE(again.applications, 2);
    QCOMPARE(again.claims, 0);
    QCOMPARE(filled.portal.portal().count(kSearch), 2);
    QCOMPARE(filled.portal.portal().count(MiniPortal::documentsPath("16000001")), 1);
    QCOMPARE(filled.portal.portal().count(MiniPortal::documentsPath("16000002")), 2);
    QCOMPARE(again.fetched, 2);
    QCOMPARE(filled.portal.files().requests().size(), std::size_t(6));
}

void tst_Fetch::stopsAtTheLimit()
{
    std::vector<MiniApplication> applications = usualApplications(5);
    applications[0].papers.pop_back();
    Filled filled(applications);
    FetchOptions options;
    options.limit = 2;
    QCOMPARE(filled.fetched(options).applications, 2);
    QCOMPARE(filled.portal.portal().count(MiniPortal::documentsPath("16000004")), 0);
    options.limit = 3;
    QCOMPARE(filled.fetched(options).applications, 3);
    QCOMPARE(must(ApplicationRepository(filled.project.database()).count()), 3);
}

void tst_Fetch::fetchesNamedApplications()
{
    Filled filled(usualApplications(3));
    FetchOptions options;
    options.applications = {"16000003", "16999999", "16000003"};
    const FetchReport report = filled.fetched(options);
    QCOMPARE(report.applications, 1);
    QCOMPARE(reasonsOf(report), S("16999999: the portal knows no application 16999999\n"));
    QCOMPARE(filled.portal.portal().count(kSearch), 0);
    QVERIFY(filled.project.claim("16000003", 2));
    QVERIFY(!filled.project.claim("16000001", 1));
}

void tst_Fetch::leavesReasonsAlone()
{
    Filled filled(usualApplications(1));
    // Known before by its claims alone: one with a reason and other words, one without.
    filled.project.import(
        claimRecord("16000001", 2, "A parser, wherein the parser is fast.", {reasonRecord("r1")})
        + claimRecord("16000001", 1, "Other words."));
    const FetchReport report = filled.fetched();
    QCOMPARE(report.applications, 1);
    QCOMPARE(report.claims, 1);
    QCOMPARE(filled.project.stored("16000001", 2).claim.text,
             S("A parser, wherein the parser is fast."));
    QCOMPARE(filled.project.stored("16000001", 2).claim.reasons.size(), std::size_t(1));
    QCOMPARE(filled.project.stored("16000001", 1).claim.text,
             S("A method of parsing text 16000001, comprising splitting the text."));
    QVERIFY(filled.project.stored("16000001", 1).claim.label == Label::Indefinite);
    QCOMPARE(report.notes.size(), std::size_t(1));
    QVERIFY(filled.project.problems().empty());
}

void tst_Fetch::leavesAnotherActionAlone()
{
    Filled filled(usualApplications(1));
    filled.project.import(
        Json{{"type", "application"},
             {"format", "metes/1"},
             {"application", "16000001"},
             {"office_action", {{"document", "CTFR"}, {"text", "Another action."}}}}
            .dump()
        + "\n");
    const FetchReport report = filled.fetched();
    QCOMPARE(reasonsOf(report), S("16000001: the project has another office action of it\n"));
    const ApplicationRepository applications(filled.project.database());
    QCOMPARE(must(applications.officeAction(*must(applications.find("16000001"))))->text,
             S("Another action."));
}

void tst_Fetch::stopsWhenThePortalIsBroken()
{
    const std::vector<MiniApplication> applications = usualApplications(8);
    Filled filled(applications);
    for (const MiniApplication& application : applications) {
        filled.portal.misbehave(MiniPortal::documentsPath(application.number),
                                page(200, "<html>Maintenance</html>"));
    }
    NoProgress progress;
    const auto report = filled.fetch(progress);
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::InvalidInput);
    QVERIFY(report.error().message.find("web page") != S::npos);
    QCOMPARE(filled.portal.portal().requests().size(), std::size_t(6));
    Filled down(applications);
    down.portal.misbehave(MiniPortal::documentsPath("16000002"), page(503, "{}"));
    const auto failed = down.fetch(progress);
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, ErrorCode::InputOutput);
    // What was in before stays.
    QCOMPARE(must(ApplicationRepository(down.project.database()).count()), 1);
}

void tst_Fetch::readsManyPages()
{
    std::vector<MiniApplication> applications = usualApplications(230);
    for (MiniApplication& application : applications) {
        application.papers.clear();
    }
    Filled filled(applications);
    const FetchReport report = filled.fetched();
    QCOMPARE(report.skipped.size(), std::size_t(230));
    QCOMPARE(filled.portal.portal().count(kSearch), 3);
    std::set<S> seen;
    for (const FetchNote& skipped : report.skipped) {
        seen.insert(skipped.application);
    }
    QCOMPARE(seen.size(), std::size_t(230));
}

void tst_Fetch::takesTheNextForm()
{
    std::vector<MiniApplication> applications = usualApplications(1);
    Filled filled(applications);
    // Two forms of the claims: the first is no file that is read, the second is.
    const S number = applications[0].number;
    const S base = "https://api.uspto.gov/api/v1/download/applications/" + number + "/";
    const auto option = [&](const S& form, const S& name) {
        return Json{{"mimeTypeIdentifier", form}, {"downloadUrl", base + name}};
    };
    const auto paper = [&](const S& code, const S& date, const std::vector<Json>& options) {
        return Json{{"applicationNumberText", number},
                    {"officialDate", date},
                    {"documentIdentifier", code},
                    {"documentCode", code},
                    {"downloadOptionBag", options}};
    };
    const S filed = "2019-03-04T00:00:00.000-0500";
    filled.portal.misbehave(
        MiniPortal::documentsPath(number),
        page(200,
             Json{{"documentBag",
                   {paper("CLM", filed,
                          {option("XML", "first/xmlarchive"), option("MS_WORD", "second.docx")}),
                    paper("SPEC", filed, {option("XML", "SPEC" + number + "/xmlarchive")}),
                    paper("CTNF", "2020-06-01T09:00:00.000-0400",
                          {option("XML", "ACTION" + number + "/xmlarchive")})}}}
                 .dump()));
    filled.portal.misbehave("/api/v1/download/applications/" + number + "/first/xmlarchive",
                            page(200, "<unknown/>"));
    filled.portal.misbehave("/api/v1/download/applications/" + number + "/second.docx",
                            page(200, applications[0].papers[0].bytes));
    const FetchReport report = filled.fetched();
    QCOMPARE(reasonsOf(report), S());
    QCOMPARE(report.claims, 2);
}

QTEST_GUILESS_MAIN(tst_Fetch)
#include "tst_Fetch.moc"
