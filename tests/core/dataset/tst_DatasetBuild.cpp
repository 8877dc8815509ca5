// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/DatasetBuild.h"
#include "tests/core/dataset/DatasetFixture.h"

#include <map>
#include <set>

using namespace metes;
using namespace metes::test;

namespace {

BuildReport build(TestProject& project, std::uint64_t seed)
{
    NoProgress progress;
    return must(buildDataset(project.database(), {seed}, progress));
}

std::string state(TestProject& project, const std::string& application, int number)
{
    const Claim claim = project.stored(application, number).claim;
    return (claim.label ? std::string(labelId(*claim.label)) : "-") + "/"
           + (claim.split.empty() ? "-" : "split");
}

/// The claims of the dataset by application.
std::map<std::string, std::vector<Claim>> dataset(TestProject& project)
{
    std::map<std::string, std::vector<Claim>> members;
    for (const ApplicationId id : must(ApplicationRepository(project.database()).allByNumber())) {
        for (const ClaimId claim : must(ClaimRepository(project.database()).ofApplication(id))) {
            Claim loaded = must(ClaimRepository(project.database()).load(claim)).claim;
            if (!loaded.split.empty()) {
                members[loaded.application].push_back(std::move(loaded));
            }
        }
    }
    return members;
}

class Cancelled final : public Progress {
public:
    void report(std::int64_t done, std::int64_t total) override
    {
        m_stop = m_stop || (total > 0 && 2 * done > total);
    }
    bool cancelled() const override { return m_stop; }

private:
    bool m_stop = false;
};

}  // namespace

class tst_DatasetBuild : public QObject {
    Q_OBJECT

private slots:
    void rulesOfTheMethod()
    {
        TestProject project;
        project.import(smallDataset());
        const BuildReport report = build(project, 5);
        QCOMPARE(report.indefiniteClaims, 3);
        QCOMPARE(report.indefiniteApplications, 2);
        // r = 1.5: the first clean application gives 2, the second floor(1.5) = 1.
        QCOMPARE(report.definiteClaims, 3);
        QCOMPARE(report.definiteApplications, 2);
        QCOMPARE(report.donorApplications, 3);
        QCOMPARE(report.missing, 0);
        QCOMPARE(report.filteredClaims, 2);
        // round(0.3 * 4) = 1, round(0.1 * 4) = 0.
        QCOMPARE(report.splits[0].applications, 3);
        QCOMPARE(report.splits[1].applications, 0);
        QCOMPARE(report.splits[2].applications, 1);

        QCOMPARE(state(project, "100", 1), "indefinite/split");
        QCOMPARE(state(project, "100", 2), "-/-");
        QCOMPARE(state(project, "100", 3), "-/-");
        QCOMPARE(state(project, "200", 1), "indefinite/split");
        QCOMPARE(state(project, "200", 2), "indefinite/split");
        for (const char* const out : {"401", "402", "403", "404"}) {
            QCOMPARE(state(project, out, 1), "-/-");
        }
        QCOMPARE(state(project, "404", 2), "-/-");
        const auto members = dataset(project);
        QCOMPARE(members.size(), 4);
        for (const auto& [application, claims] : members) {
            std::set<std::string> splits;
            for (const Claim& claim : claims) {
                splits.insert(claim.split);
                QCOMPARE(*claim.label == Label::Definite, application.front() == '3');
            }
            QCOMPARE(splits.size(), 1);
        }
        QVERIFY(project.problems().empty());
    }

    void sameSeedSameDataset()
    {
        TestProject project;
        project.import(smallDataset());
        const BuildReport first = build(project, 9);
        const std::string exported = project.exported();
        QCOMPARE(first.revisedClaims, 6);
        const BuildReport again = build(project, 9);
        QCOMPARE(again.revisedClaims, 0);
        QCOMPARE(again.fingerprint, first.fingerprint);
        QCOMPARE(project.exported(), exported);

        TestProject other;
        other.import(smallDataset());
        QCOMPARE(build(other, 9).fingerprint, first.fingerprint);
        QCOMPARE(other.exported(), exported);
    }

    // An earlier build leaves no trace in a later one.
    void anotherSeedReplaces()
    {
        TestProject project;
        project.import(smallDataset());
        std::set<std::string> fingerprints;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const BuildReport report = build(project, seed);
            fingerprints.insert(report.fingerprint);
            std::int64_t definite = 0;
            for (const auto& [application, claims] : dataset(project)) {
                for (const Claim& claim : claims) {
                    definite += claim.label == Label::Definite ? 1 : 0;
                }
            }
            QCOMPARE(definite, 3);
            TestProject fresh;
            fresh.import(smallDataset());
            QCOMPARE(build(fresh, seed).fingerprint, report.fingerprint);
            QCOMPARE(fresh.exported(), project.exported());
        }
        QVERIFY(fingerprints.size() > 6);
    }

    void importingAgainKeepsIt()
    {
        TestProject project;
        project.import(smallDataset());
        build(project, 2);
        const std::string exported = project.exported();
        const ImportReport again = project.import(smallDataset());
        QCOMPARE(again.claims.unchanged, 19);
        QCOMPARE(again.claims.revised, 0);
        QCOMPARE(project.exported(), exported);
        // What it exports is a dataset of its own.
        TestProject copy;
        copy.import(exported);
        QCOMPARE(copy.exported(), exported);
    }

    void labelsOfFilesStay()
    {
        std::string records = applicationRecord("100", kRejected);
        records += openClaim("100", 1, {reasonRecord("a")}, {{"label", "definite"}});
        records += openClaim("100", 2, {reasonRecord("b")}, {{"label", "indefinite"}});
        records += openClaim("100", 3, {reasonRecord("c", {}, "dependence")},
                             {{"label", "indefinite"}, {"split", "test"}});
        records += applicationRecord("200", "");
        records += openClaim("200", 1, {}, {{"label", "definite"}, {"split", "train"}});
        records += openClaim("200", 2, {}, {{"label", "definite"}, {"split", "train"}});
        records += applicationRecord("300", "");
        records += openClaim("300", 1, {}, {{"label", "indefinite"}});
        TestProject project;
        project.import(records);
        const BuildReport report = build(project, 1);
        QCOMPARE(report.contradictoryClaims, 1);
        QCOMPARE(report.filteredClaims, 1);
        QCOMPARE(report.indefiniteClaims, 2);
        // r = 1: application 200, which a file calls definite, gives one claim; the other is missing.
        QCOMPARE(report.definiteClaims, 1);
        QCOMPARE(report.missing, 1);
        QCOMPARE(state(project, "100", 1), "definite/-");
        QCOMPARE(state(project, "100", 2), "indefinite/split");
        QCOMPARE(state(project, "100", 3), "indefinite/-");
        QCOMPARE(state(project, "300", 1), "indefinite/split");
        QCOMPARE(project.stored("200", 1).claim.label, std::optional(Label::Definite));
        QCOMPARE(project.stored("200", 2).claim.label, std::optional(Label::Definite));
    }

    void decisionsStay()
    {
        TestProject project;
        project.import(smallDataset());
        const auto session = project.session();
        must(session->decide(project.claim("301", 1), ReviewAct::setLabel(Label::Indefinite)));
        const auto before = must(DecisionRepository(project.database()).log());
        build(project, 4);
        build(project, 5);
        QCOMPARE(must(DecisionRepository(project.database()).log()), before);
        QVERIFY(project.problems().empty());
    }

    void stoppedLeavesAllAsItWas()
    {
        TestProject project;
        project.import(smallDataset());
        build(project, 1);
        const std::string exported = project.exported();
        Cancelled progress;
        const auto stopped = buildDataset(project.database(), {77}, progress);
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
        QCOMPARE(project.exported(), exported);
        QCOMPARE(must(lastBuild(project.database()))->seed, 1);
    }

    void theRecordOfTheBuildStays()
    {
        TestProject project;
        QVERIFY(!must(lastBuild(project.database())));
        project.import(smallDataset());
        const BuildReport report = build(project, 21);
        project.reopen();
        const auto kept = must(lastBuild(project.database()));
        QVERIFY(kept);
        QCOMPARE(kept->seed, 21);
        QCOMPARE(kept->fingerprint, report.fingerprint);
        QCOMPARE(kept->filteredClaims, report.filteredClaims);
        QCOMPARE(kept->splits[2].claims, report.splits[2].claims);
    }

    void cancelledClaimsAreNotTaken()
    {
        std::string records = applicationRecord("100", kRejected);
        records += openClaim("100", 1, {reasonRecord("a")});
        records += applicationRecord("200", kClean);
        records += claimRecord("200", 1, "1. (Canceled)", {}, {{"label", nullptr}});
        records += claimRecord("200", 2, "2. (Withdrawn) A method.", {}, {{"label", nullptr}});
        TestProject project;
        project.import(records);
        const BuildReport report = build(project, 1);
        QCOMPARE(report.donorApplications, 0);
        QCOMPARE(report.missing, 1);
    }
};

QTEST_GUILESS_MAIN(tst_DatasetBuild)
#include "tst_DatasetBuild.moc"
