// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/ClaimRepository.h"
#include "core/store/QueueRepository.h"
#include "tests/core/ProjectFixture.h"

#include <SQLiteCpp/SQLiteCpp.h>

using namespace metes;
using namespace metes::test;

class tst_ClaimRepository : public QObject {
    Q_OBJECT

private slots:
    void keepsSpansOfAnyText_data();
    void keepsSpansOfAnyText();
    void keepsTheChosenOccurrence();
    void revisesAndRetires();
    void anchorsRetiredReasonsAgain_data();
    void anchorsRetiredReasonsAgain();
    void bringsARetiredReasonBack();
    void keepsOtherLayers();
    void noticesSmallDifferences();
    void knowsTheFactsOfTheQueue();
    void findsSpansThatDoNotQuote();
    void refusesImpossibleSpans();
    void fingerprintFollowsTheContent();
    void findsAndLists();
};

// The vectors count by hand: the offsets are code points, whatever UTF-16 and UTF-8 say.
void tst_ClaimRepository::keepsSpansOfAnyText_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("end");
    QTest::addColumn<std::string>("quote");
    const std::string pile = "\U0001F4A9"s + "This is an annotation. ";
    QTest::newRow("one astral character") << pile << 12 << 22 << "annotation"s;
    const std::string fire = "\U0001F469\u200D\U0001F692"s + " firemen drive firetrucks";
    QTest::newRow("joined emoji") << fire << 18 << 28 << "firetrucks"s;
    const std::string longFire =
        "\U0001F469\U0001F3FD\u200D\U0001F692"s + " firemen drive firetrucks";
    QTest::newRow("joined emoji with a skin tone") << longFire << 19 << 29 << "firetrucks"s;
    const std::string lines = "John loves Mary.\r\nHe married her.";
    QTest::newRow("after a CRLF") << lines << 18 << 20 << "He"s;
    QTest::newRow("at the end after a CRLF") << lines << 29 << 32 << "her"s;
    QTest::newRow("over a line end") << "Foo\n  Bar"s << 0 << 9 << "Foo\n  Bar"s;
    QTest::newRow("fragment before a line end") << "Foo\n  Bar"s << 0 << 3 << "Foo"s;
    QTest::newRow("fragment after an indent") << "Foo\n  Bar"s << 6 << 9 << "Bar"s;
    QTest::newRow("no-break space and prime")
        << "the\u00a0part 10\u2032 of it"s << 0 << 12 << "the\u00a0part 10\u2032"s;
}

void tst_ClaimRepository::keepsSpansOfAnyText()
{
    QFETCH(std::string, text);
    QFETCH(int, start);
    QFETCH(int, end);
    QFETCH(std::string, quote);
    const Json span = spanRecord(start, end, quote);
    const std::string record = claimRecord("16000001", 1, text, {reasonRecord("r1", {span})});
    TestProject project;
    const auto report = project.import(record);
    QCOMPARE(report.refusedTotal, std::int64_t(0));
    project.reopen();
    const StoredClaim stored = project.stored("16000001", 1);
    QCOMPARE(stored.claim.text, text);
    const Span& kept = stored.claim.reasons.at(0).spans.at(0);
    QCOMPARE(kept.range, (TextRange{start, end}));
    QCOMPARE(kept.quote, quote);
    const Json exported = Json::parse(linesOf(project.exported()).at(2));
    QCOMPARE(exported["text"].get<std::string>(), text);
    const Json& written = exported["reasons"][0]["spans"][0];
    QCOMPARE(written["start"].get<int>(), start);
    QCOMPARE(written["end"].get<int>(), end);
    QCOMPARE(written["quote"].get<std::string>(), quote);
    QVERIFY(project.problems().empty());
}

void tst_ClaimRepository::keepsTheChosenOccurrence()
{
    const std::string text = "the gear meets the gear, the gear and the gear";
    const std::string record =
        claimRecord("16000001", 1, text, {reasonRecord("r1", {spanRecord(25, 33, "the gear")})});
    TestProject project;
    project.import(record);
    const auto range = [&] {
        return project.stored("16000001", 1).claim.reasons.at(0).spans.at(0).range;
    };
    project.reopen();
    QCOMPARE(range(), (TextRange{25, 33}));
    project.import(record);
    QCOMPARE(range(), (TextRange{25, 33}));
    const std::string exported = project.exported();
    TestProject second;
    second.import(exported);
    QCOMPARE(second.stored("16000001", 1).claim.reasons.at(0).spans.at(0).range,
             (TextRange{25, 33}));
    // The same occurrence after a word was put before all of them.
    project.import(claimRecord("16000001", 1, "Here " + text));
    const StoredClaim revised = project.stored("16000001", 1);
    QCOMPARE(revised.retired.at(0).spans.at(0).range, (TextRange{30, 38}));
}

void tst_ClaimRepository::revisesAndRetires()
{
    TestProject project;
    const std::string text = "A lever and the pin.";
    project.import(
        claimRecord("16000001", 1, text,
                    {reasonRecord("r1", {spanRecord(12, 19, "the pin")}), reasonRecord("r2")}));
    project.clock().move(1000);
    const auto report =
        project.import(claimRecord("16000001", 1, "A lever and also the pin.",
                                   {reasonRecord("r1", {spanRecord(17, 24, "the pin")})}));
    QCOMPARE(report.claims.revised, std::int64_t(1));
    QCOMPARE(report.claims.added, std::int64_t(0));
    QCOMPARE(report.reasons.revised, std::int64_t(1));
    const StoredClaim stored = project.stored("16000001", 1);
    QCOMPARE(stored.revision, 2);
    QCOMPARE(stored.claim.reasons.size(), std::size_t(1));
    QCOMPARE(stored.claim.reasons[0].spans.at(0).range, (TextRange{17, 24}));
    QCOMPARE(stored.retired.size(), std::size_t(1));
    QCOMPARE(stored.retired[0].id, std::string("r2"));
    QCOMPARE(must(ClaimRepository(project.database()).reasonCount()), std::int64_t(1));
    QVERIFY(project.problems().empty());
}

void tst_ClaimRepository::anchorsRetiredReasonsAgain_data()
{
    QTest::addColumn<std::string>("revised");
    QTest::addColumn<int>("start");  // -1: orphan
    QTest::newRow("a word put before")
        << "An improved device with a lever that turns the pin of it."s << 41;
    QTest::newRow("text behind changed")
        << "A device with a lever that turns the pin of the device."s << 31;
    QTest::newRow("the phrase is gone") << "A device with a lever that turns a bolt of it."s << -1;
    QTest::newRow("all around it changed") << "Some thing else and the pin too."s << -1;
}

void tst_ClaimRepository::anchorsRetiredReasonsAgain()
{
    QFETCH(std::string, revised);
    QFETCH(int, start);
    TestProject project;
    const std::string text = "A device with a lever that turns the pin of it.";
    project.import(
        claimRecord("16000001", 1, text, {reasonRecord("r1", {spanRecord(33, 40, "the pin")})}));
    project.import(claimRecord("16000001", 1, revised));
    const Span span = project.stored("16000001", 1).retired.at(0).spans.at(0);
    QCOMPARE(span.quote, std::string("the pin"));
    if (start < 0) {
        QCOMPARE(span.match, MatchClass::Ungrounded);
        QVERIFY(span.range.empty());
    } else {
        const auto at = static_cast<int>(revised.find("the pin"));
        QCOMPARE(span.range, (TextRange{at, at + 7}));
        QCOMPARE(span.match, MatchClass::Exact);
    }
    QVERIFY(project.problems().empty());
}

void tst_ClaimRepository::bringsARetiredReasonBack()
{
    TestProject project;
    const std::string with = claimRecord("16000001", 1, "A lever.", {reasonRecord("r1")});
    project.import(with);
    project.import(claimRecord("16000001", 1, "A lever."));
    QCOMPARE(project.stored("16000001", 1).claim.reasons.size(), std::size_t(0));
    project.import(with);
    QCOMPARE(project.stored("16000001", 1).claim.reasons.size(), std::size_t(1));
    QVERIFY(project.stored("16000001", 1).retired.empty());
}

// A record without a layer's reasons says nothing about that layer, but for the examiner's.
void tst_ClaimRepository::keepsOtherLayers()
{
    TestProject project;
    Json model = reasonRecord("m1");
    model["layer"] = "model";
    project.import(claimRecord("16000001", 1, "A lever.", {reasonRecord("r1"), model}));
    project.import(claimRecord("16000001", 1, "A lever.", {reasonRecord("r2")}));
    const StoredClaim stored = project.stored("16000001", 1);
    QCOMPARE(stored.claim.reasons.size(), std::size_t(2));
    QCOMPARE(stored.retired.size(), std::size_t(1));
    QCOMPARE(stored.retired[0].id, std::string("r1"));
}

void tst_ClaimRepository::noticesSmallDifferences()
{
    TestProject project;
    Json reason = reasonRecord("r1");
    reason["confidence"] = 0.91234567;
    project.import(claimRecord("16000001", 1, "A lever.", {reason}));
    reason["confidence"] = 0.91234568;
    const auto report = project.import(claimRecord("16000001", 1, "A lever.", {reason}));
    QCOMPARE(report.claims.revised, std::int64_t(1));
    QCOMPARE(*project.stored("16000001", 1).claim.reasons.at(0).confidence, 0.91234568);
}

void tst_ClaimRepository::knowsTheFactsOfTheQueue()
{
    TestProject project;
    Json model = reasonRecord("m1", {}, "relative_term");
    model["layer"] = "model";
    Json lost = reasonRecord("r2", {}, "other");
    lost["recitations"] = {"the pin"};
    project.import(claimRecord("16000001", 1, "A lever.", {reasonRecord("r1"), model})
                   + claimRecord("16000001", 2, "A bolt.", {lost}, {{"label", nullptr}})
                   + claimRecord("16000001", 3, "A nut.", {}, {{"split", "validation"}}));
    const auto facts = must(QueueRepository(project.database()).facts(AnnotatorId{}));
    QCOMPARE(facts.size(), std::size_t(3));
    QCOMPARE(int(facts[0].categories),
             (1 << int(Category::AntecedentBasis)) | (1 << int(Category::RelativeTerm)));
    QCOMPARE(int(facts[0].layers), (1 << int(Layer::Examiner)) | (1 << int(Layer::Model)));
    QCOMPARE(int(facts[0].reasons), 2);
    QCOMPARE(int(facts[0].label), 2);
    QVERIFY(!facts[0].ungrounded);
    QVERIFY(facts[1].ungrounded);
    QCOMPARE(int(facts[1].label), 0);
    QCOMPARE(int(facts[2].split), 2);
    QCOMPARE(int(facts[2].reasons), 0);
}

void tst_ClaimRepository::findsSpansThatDoNotQuote()
{
    TestProject project;
    project.import(claimRecord("16000001", 4, "A lever and the pin.",
                               {reasonRecord("r1", {spanRecord(12, 19, "the pin")})}));
    project.database().connection().exec("UPDATE span SET start = 11");
    const auto problems = must(ClaimRepository(project.database()).spanProblems());
    QCOMPARE(problems.size(), std::size_t(1));
    QVERIFY(problems[0].find("16000001/4 reason r1") != std::string::npos);
}

void tst_ClaimRepository::refusesImpossibleSpans()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A lever and the pin.",
                               {reasonRecord("r1", {spanRecord(12, 19, "the pin")})}));
    SQLite::Database& connection = project.database().connection();
    for (const char* const change :
         {"start = -1", "start = 19", "\"end\" = 21", "start = NULL", "\"end\" = NULL",
          "match = 'ungrounded'", "match = 'sure'", "similarity = 1.5"}) {
        QVERIFY_EXCEPTION_THROWN(connection.exec("UPDATE span SET " + std::string(change)),
                                 SQLite::Exception);
    }
}

void tst_ClaimRepository::fingerprintFollowsTheContent()
{
    const std::string one = claimRecord("16000001", 1, "A lever.");
    const std::string two = claimRecord("16000001", 2, "A pin.");
    TestProject first;
    TestProject second;
    first.import(one + two);
    second.import(two + one);
    const auto of = [](TestProject& project) {
        return must(ClaimRepository(project.database()).fingerprint());
    };
    QCOMPARE(of(first), of(second));
    QCOMPARE(of(first).size(), std::size_t(12));
    const std::string before = of(first);
    first.import(claimRecord("16000001", 2, "A pin!"));
    QVERIFY(of(first) != before);
    first.import(two);
    QCOMPARE(of(first), before);
}

void tst_ClaimRepository::findsAndLists()
{
    TestProject project;
    const std::string text = std::string(159, 'a') + "\U0001D6FC" + std::string(50, 'b');
    project.import(claimRecord("16000001", 2, text, {}, {{"depends_on", {1}}})
                   + claimRecord("16000001", 1, "A lever.", {}, {{"depends_on", Json::array()}}));
    const ClaimRepository claims(project.database());
    QVERIFY(!must(claims.find("16000001", 3)).has_value());
    QVERIFY(!must(claims.find("1600000", 1)).has_value());
    QCOMPARE(claims.load({99}).error().code, ErrorCode::NotFound);
    const auto summaries = must(claims.summaries({project.claim("16000001", 2), ClaimId{99}}));
    QCOMPARE(summaries.size(), std::size_t(1));
    QCOMPARE(summaries[0].opening, std::string(159, 'a') + "\U0001D6FC");
    const auto application = must(ApplicationRepository(project.database()).find("16000001"));
    const auto parents = must(claims.dependencies(*application));
    QCOMPARE(parents.at(0).first, 1);
    QVERIFY(parents.at(0).second.empty());
    QCOMPARE(parents.at(1).second, std::vector<std::int32_t>{1});
}

QTEST_GUILESS_MAIN(tst_ClaimRepository)
#include "tst_ClaimRepository.moc"
