// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/RecitationMatching.h"
#include "core/store/QueueRepository.h"
#include "tests/core/dataset/DatasetFixture.h"

using namespace metes;
using namespace metes::test;

namespace {

Json reciting(const std::string& id, const std::vector<std::string>& recitations,
              const std::vector<Json>& spans = {})
{
    Json reason = reasonRecord(id, spans);
    reason["recitations"] = recitations;
    return reason;
}

const std::string kText =
    "The method of claim 1, wherein the Groups are ranked and the groups shown.";

std::string records()
{
    return claimRecord("100", 1, kText,
                       {reciting("a", {"the groups", "the Groups", "the graups", "a server"}),
                        reciting("b", {"claim 1"}), reasonRecord("c")})
           + claimRecord("100", 2, "A device.", {reciting("a", {"the Groups"})});
}

MatchReport match(TestProject& project, MatchScope scope = MatchScope::Unplaced)
{
    NoProgress progress;
    return must(matchRecitations(project.database(), scope, progress));
}

}  // namespace

class tst_RecitationMatching : public QObject {
    Q_OBJECT

private slots:
    void findsAndCounts()
    {
        TestProject project;
        project.import(records());
        const MatchReport report = match(project);
        QCOMPARE(report.claims, 2);
        QCOMPARE(report.reasons, 3);
        QCOMPARE(report.recitations, 6);
        QCOMPARE(report.exact, 3);
        QCOMPARE(report.normalised, 0);
        QCOMPARE(report.fuzzy, 1);
        // A phrase of another claim is not looked for there.
        QCOMPARE(report.ungrounded, 2);
        QCOMPARE(report.several, 1);
        QCOMPARE(report.shareUngrounded(), 2.0 / 6.0);
        QCOMPARE(report.revisedClaims, 2);

        const std::vector<Reason> reasons = project.stored("100", 1).claim.reasons;
        const std::vector<Span>& spans = reasons[0].spans;
        QCOMPARE(spans.size(), 5);
        QCOMPARE(spans[0].range, (TextRange{57, 67}));
        QCOMPARE(spans[1].range, (TextRange{31, 41}));
        QCOMPARE(spans[2].match, MatchClass::Fuzzy);
        QCOMPARE(spans[2].extra, R"({"several":true})");
        QCOMPARE(spans[4].match, MatchClass::Ungrounded);
        QCOMPARE(spans[4].quote, "a server");
        QCOMPARE(reasons[1].spans.front().range, (TextRange{14, 21}));
        QVERIFY(reasons[2].spans.empty());
        QVERIFY(project.problems().empty());
    }

    void marksUngroundedClaims()
    {
        TestProject project;
        project.import(claimRecord("100", 1, kText, {reciting("a", {"the groups"})})
                       + claimRecord("100", 2, "A device.", {reciting("a", {"the groups"})}));
        match(project);
        const auto facts = must(QueueRepository(project.database()).facts(AnnotatorId()));
        QCOMPARE(facts.size(), 2);
        QVERIFY(!facts[0].ungrounded);
        QVERIFY(facts[1].ungrounded);
    }

    void twiceIsOnce()
    {
        TestProject project;
        project.import(records());
        match(project);
        const std::string exported = project.exported();
        for (const MatchScope scope : {MatchScope::Unplaced, MatchScope::All}) {
            const MatchReport again = match(project, scope);
            QCOMPARE(again.revisedClaims, 0);
            QCOMPARE(again.exact, 3);
            QCOMPARE(again.ungrounded, 2);
            QCOMPARE(project.exported(), exported);
        }
        const ImportReport imported = project.import(records());
        QCOMPARE(imported.claims.unchanged, 2);
        QCOMPARE(project.exported(), exported);
        TestProject copy;
        copy.import(exported);
        QCOMPARE(copy.exported(), exported);
    }

    void fieldsOfAFileStayBesideLines()
    {
        Json span = spanRecord(57, 67, "the groups");
        span["lines"] = {7};
        span["colour"] = "red";
        TestProject project;
        project.import(claimRecord("100", 1, kText, {reciting("a", {"the groups"}, {span})}));
        const std::string before = project.exported();
        QCOMPARE(match(project, MatchScope::All).revisedClaims, 0);
        QCOMPARE(project.exported(), before);
        QCOMPARE(project.stored("100", 1).claim.reasons[0].spans[0].extra,
                 R"({"colour":"red","lines":[7]})");
    }

    void placesOfFilesStay()
    {
        // The file says the second place, with a field of its own.
        Json span = spanRecord(57, 67, "the groups");
        span["colour"] = "red";
        TestProject project;
        project.import(claimRecord("100", 1, kText, {reciting("a", {"groups"}, {span})}));
        const std::string before = project.exported();
        QCOMPARE(match(project).revisedClaims, 0);
        QCOMPARE(project.exported(), before);
        // Asked for, they are found anew: "groups" without the article.
        QCOMPARE(match(project, MatchScope::All).revisedClaims, 1);
        QCOMPARE(project.stored("100", 1).claim.reasons[0].spans[0].range, (TextRange{61, 67}));
    }

    void decisionsStay()
    {
        TestProject project;
        project.import(records());
        const auto session = project.session();
        must(session->decide(project.claim("100", 1), ReviewAct::setLabel(Label::Definite)));
        const auto before = must(DecisionRepository(project.database()).log());
        match(project);
        QCOMPARE(must(DecisionRepository(project.database()).log()), before);
        QVERIFY(project.problems().empty());
    }
};

QTEST_GUILESS_MAIN(tst_RecitationMatching)
#include "tst_RecitationMatching.moc"
