// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/ReviewQueue.h"
#include "core/store/SearchRepository.h"
#include "tests/core/ProjectFixture.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QElapsedTimer>

using namespace metes;
using namespace metes::test;

namespace {

/// Stops after a number of reports.
class StopAfter final : public Progress {
public:
    explicit StopAfter(int reports) : m_left(reports) {}
    void report(std::int64_t, std::int64_t) override { --m_left; }
    bool cancelled() const override { return m_left <= 0; }

private:
    int m_left;
};

}  // namespace

class tst_SearchRepository : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void finds_data();
    void finds();
    void neverFailsOnAQuery_data();
    void neverFailsOnAQuery();
    void findsTheNewTextOnly();
    void forgetsRetiredReasons();
    void findsParagraphs();
    void goesOnWhereItStopped();
    void namesTerms();

private:
    std::unique_ptr<TestProject> m_project;

    static std::vector<std::int64_t> documents(TestProject& project, const std::string& query)
    {
        return must(SearchRepository(project.database()).documents(query));
    }
};

void tst_SearchRepository::initTestCase()
{
    m_project = std::make_unique<TestProject>();
    m_project->import(
        claimRecord("16000001", 1, "A lever arm with a résumé of Müller's naïve gear.")
        + claimRecord("16000001", 2, "The arm lever, NOT a \U0001D6FC-gear 3.5 mm."));
}

void tst_SearchRepository::finds_data()
{
    QTest::addColumn<std::string>("query");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::newRow("word") << "lever"s << 1 << 1;
    QTest::newRow("other case") << "LEVER"s << 1 << 1;
    QTest::newRow("beginning of the last word") << "lev"s << 1 << 1;
    QTest::newRow("beginning of an earlier word") << "lev arm"s << 0 << 0;
    QTest::newRow("two words in any order") << "arm lever"s << 1 << 1;
    QTest::newRow("phrase") << "\"lever arm\""s << 1 << 0;
    QTest::newRow("phrase that is not closed") << "\"arm lever"s << 0 << 1;
    QTest::newRow("a phrase has no beginnings") << "\"lever ar\""s << 0 << 0;
    QTest::newRow("without accents") << "resume naive muller"s << 1 << 0;
    QTest::newRow("with accents") << "résumé"s << 1 << 0;
    QTest::newRow("words that operate") << "lever NOT arm"s << 0 << 1;
    QTest::newRow("dashed") << "\U0001D6FC-gear"s << 0 << 1;
    QTest::newRow("signs around") << "(lever),"s << 1 << 1;
    QTest::newRow("lone signs beside a word") << "lever — …"s << 1 << 1;
    QTest::newRow("nowhere") << "washer"s << 0 << 0;
}

void tst_SearchRepository::finds()
{
    QFETCH(std::string, query);
    QFETCH(int, first);
    QFETCH(int, second);
    const auto found = documents(*m_project, query);
    const auto hit = [&](int number) {
        const auto id = m_project->stored("16000001", number).document.value;
        return std::count(found.begin(), found.end(), id);
    };
    QCOMPARE(int(hit(1)), first);
    QCOMPARE(int(hit(2)), second);
}

void tst_SearchRepository::neverFailsOnAQuery_data()
{
    QTest::addColumn<std::string>("query");
    std::string words;
    while (words.size() < (1u << 20)) {
        words += "w" + std::to_string(words.size()) + " ";
    }
    const std::pair<const char*, std::string> rows[] = {
        {"empty", ""},
        {"blanks", " \t\n"},
        {"quote", "\""},
        {"quotes", "\"\"\"\""},
        {"star", "*"},
        {"stars", "lever* *arm"},
        {"near", "NEAR(lever arm, 2)"},
        {"near open", "NEAR("},
        {"parentheses", "((lever) OR (arm"},
        {"column", "text:lever"},
        {"caret", "^lever"},
        {"minus", "-lever"},
        {"plus", "lever + arm"},
        {"braces", "{a b}:c"},
        {"operators", "AND OR NOT"},
        {"SQL", "'; DROP TABLE claim; --"},
        {"NUL", std::string("lev\0er", 6)},
        {"NULs", std::string(9, '\0')},
        {"no UTF-8", "\xff\xfe lever"},
        {"half a character", "r\xc3"},
        {"one long word", std::string(1u << 20, 'a')},
        {"many words", words},
        {"one long phrase", "\"" + words},
        {"many quotes", std::string(1u << 20, '"')},
        {"many signs", std::string(1u << 20, '(')}};
    for (const auto& [name, query] : rows) {
        QTest::newRow(name) << query;
    }
}

void tst_SearchRepository::neverFailsOnAQuery()
{
    QFETCH(std::string, query);
    const SearchRepository search(m_project->database());
    QElapsedTimer timer;
    timer.start();
    VERIFY_OK(search.documents(query));
    const auto application = must(ApplicationRepository(m_project->database()).find("16000001"));
    VERIFY_OK(search.paragraphs(*application, query, 10));
    QVERIFY2(timer.elapsed() < 5000, "a query takes too long");
    QCOMPARE(must(ClaimRepository(m_project->database()).count()), std::int64_t(2));
}

void tst_SearchRepository::findsTheNewTextOnly()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A sprocket."));
    project.import(claimRecord("16000001", 1, "A pulley."));
    const auto of = [&](const std::string& query) {
        const auto queue = must(ReviewQueue::load(project.database(), AnnotatorId{}));
        return must(searchQueue(project.database(), queue, query, SearchDepth::AllHits))
            .rows.size();
    };
    QCOMPARE(of("pulley"), std::size_t(1));
    QCOMPARE(of("sprocket"), std::size_t(0));
    project.import(claimRecord("16000001", 1, "A sprocket."));
    QCOMPARE(of("sprocket"), std::size_t(1));
}

void tst_SearchRepository::forgetsRetiredReasons()
{
    TestProject project;
    Json reason = reasonRecord("r1");
    reason["text"] = "The flange is unclear.";
    project.import(claimRecord("16000001", 1, "A lever.", {reason}));
    const SearchRepository search(project.database());
    QCOMPARE(must(search.claimsOfReasons(documents(project, "flange"))).size(), std::size_t(1));
    project.import(claimRecord("16000001", 1, "A lever."));
    QCOMPARE(must(search.claimsOfReasons(documents(project, "flange"))).size(), std::size_t(0));
    // The way of many documents: one pass over all reasons.
    std::vector<std::int64_t> many = documents(project, "flange");
    for (std::int64_t id = 100; many.size() <= 20000; ++id) {
        many.push_back(id);
    }
    QCOMPARE(must(search.claimsOfReasons(many)).size(), std::size_t(0));
    project.import(claimRecord("16000001", 1, "A lever.", {reason}));
    QCOMPARE(must(search.claimsOfReasons(many)).size(), std::size_t(1));
}

void tst_SearchRepository::findsParagraphs()
{
    TestProject project;
    const std::string record =
        R"({"type":"application","application":"16000001","title":"t",)"
        R"("description":["","Äpfel and a lever.","A pear.","levers levers"]})";
    project.import(record + "\n"
                   + R"({"type":"application","application":"16000002","title":"t",)"
                     R"("description":["Another lever."]})");
    const SearchRepository search(project.database());
    const auto first = *must(ApplicationRepository(project.database()).find("16000001"));
    const auto hits = must(search.paragraphs(first, "lever", 10));
    QCOMPARE(hits.size(), std::size_t(2));
    for (const ParagraphHit& hit : hits) {
        QVERIFY(hit.number == 2 ? hit.text == "Äpfel and a lever."
                                : hit.number == 4 && hit.text == "levers levers");
    }
    QCOMPARE(must(search.paragraphs(first, "lever", 1)).size(), std::size_t(1));
    // A description's joined text is no document of its own.
    QVERIFY(documents(project, "pear").empty());
}

void tst_SearchRepository::goesOnWhereItStopped()
{
    TestProject project;
    std::string records;
    for (int number = 1; number <= 5000; ++number) {
        records += claimRecord("16000001", number, "A part" + std::to_string(number));
    }
    project.import(records);
    project.database().connection().exec(
        "UPDATE search_state SET indexed_to = 0;"
        "INSERT INTO document_fts(document_fts) VALUES ('delete-all')");
    SearchRepository search(project.database());
    QVERIFY(must(search.isBehind()));
    StopAfter soon(1);
    QCOMPARE(search.catchUp(soon).error().code, ErrorCode::Cancelled);
    QVERIFY(must(search.isBehind()));
    QCOMPARE(documents(project, "part1").empty(), false);
    QVERIFY(documents(project, "\"part4999\"").empty());
    project.reopen();
    NoProgress progress;
    SearchRepository again(project.database());
    VERIFY_OK(again.catchUp(progress));
    QVERIFY(!must(again.isBehind()));
    QCOMPARE(documents(project, "\"part4999\"").size(), std::size_t(1));
    QCOMPARE(documents(project, "\"part7\"").size(), std::size_t(1));  // and nothing twice
}

void tst_SearchRepository::namesTerms()
{
    QCOMPARE(SearchRepository::terms("the \"lever arm\" gear ()"),
             (std::vector<std::string>{"the", "lever arm", "gear"}));
    QCOMPARE(SearchRepository::expression("lever \"arm x\" ge"),
             std::string("\"lever\" \"arm x\" \"ge\"*"));
    QCOMPARE(SearchRepository::expression("( ) *"), std::string());
}

QTEST_GUILESS_MAIN(tst_SearchRepository)
#include "tst_SearchRepository.moc"
