// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/ReviewQueue.h"
#include "tests/core/ProjectFixture.h"

using namespace metes;
using namespace metes::test;

using Rows = std::vector<std::uint32_t>;

namespace {

template<typename Set>
Rows filtered(const ReviewQueue& queue, Set&& set)
{
    QueueFilter filter;
    set(filter);
    return queue.filter(filter);
}

}  // namespace

class tst_ReviewQueue : public QObject {
    Q_OBJECT

private slots:
    void init();
    void filters();
    void counts();
    void updatesOneClaim();
    void searches();
    void firstHitsComeAlone();
    void agreesWithAFreshQueue();

private:
    std::unique_ptr<TestProject> m_project;
    AnnotatorId m_ada;

    void decide(int claim, const ReviewAct& act)
    {
        const auto session = m_project->session();
        must(session->decide(m_project->claim("16000001", claim), act));
        m_ada = session->annotator();
    }
    ReviewQueue queue() { return must(ReviewQueue::load(m_project->database(), m_ada)); }
};

void tst_ReviewQueue::init()
{
    m_project = std::make_unique<TestProject>();
    m_ada = {};
    Json model = reasonRecord("m1", {}, "relative_term");
    model["layer"] = "model";
    Json lost = reasonRecord("r3", {}, "undefined_term");
    lost["recitations"] = {"the flange"};
    m_project->import(
        claimRecord("16000001", 1, "A lever.", {reasonRecord("r1")}, {{"split", "train"}})
        + claimRecord("16000001", 2, "A sprocket.", {model}, {{"split", "test"}})
        + claimRecord("16000001", 3, "A nut.", {lost}, {{"label", "definite"}})
        + claimRecord("16000002", 1, "A bolt.", {}, {{"label", nullptr}}));
}

void tst_ReviewQueue::filters()
{
    const auto rows = [&](auto&& set) { return filtered(queue(), set); };
    QVERIFY(QueueFilter{}.isEmpty());
    QCOMPARE(rows([](QueueFilter&) {}), (Rows{0, 1, 2, 3}));
    QCOMPARE(rows([&](QueueFilter& f) { f.label = Label::Indefinite; }), (Rows{0, 1}));
    QCOMPARE(rows([&](QueueFilter& f) { f.label = Label::Definite; }), (Rows{2}));
    QCOMPARE(rows([&](QueueFilter& f) { f.unlabelled = true; }), (Rows{3}));
    QCOMPARE(rows([&](QueueFilter& f) {
                 f.label = Label::Definite;
                 f.unlabelled = true;
             }),
             (Rows{2, 3}));
    QCOMPARE(rows([&](QueueFilter& f) { f.category = Category::RelativeTerm; }), (Rows{1}));
    QCOMPARE(rows([&](QueueFilter& f) { f.layer = Layer::Examiner; }), (Rows{0, 2}));
    QCOMPARE(rows([&](QueueFilter& f) { f.split = std::uint8_t{3}; }), (Rows{1}));
    QCOMPARE(rows([&](QueueFilter& f) { f.ungrounded = true; }), (Rows{2}));
    const auto second = must(ApplicationRepository(m_project->database()).find("16000002"));
    QCOMPARE(rows([&](QueueFilter& f) { f.application = *second; }), (Rows{3}));
    QCOMPARE(rows([&](QueueFilter& f) {
                 f.label = Label::Indefinite;
                 f.hits = Rows{1, 2, 77};
             }),
             (Rows{1}));
    QCOMPARE(rows([&](QueueFilter& f) { f.hits = Rows{}; }), Rows{});
    decide(1, ReviewAct::onClaim(Act::Accept));
    decide(3, ReviewAct::onClaim(Act::Flag));
    QCOMPARE(rows([&](QueueFilter& f) { f.states = {ClaimState::Accepted}; }), (Rows{0}));
    QCOMPARE(rows([&](QueueFilter& f) {
                 f.states = {ClaimState::Accepted, ClaimState::Unseen};
             }),
             (Rows{0, 1, 2, 3}));
    QCOMPARE(rows([&](QueueFilter& f) { f.flagged = true; }), (Rows{2}));
    QCOMPARE(rows([&](QueueFilter& f) { f.commented = true; }), Rows{});
    // Another annotator's queue knows nothing of that.
    m_ada = {};
    QCOMPARE(rows([&](QueueFilter& f) { f.flagged = true; }), Rows{});
}

void tst_ReviewQueue::counts()
{
    decide(1, ReviewAct::onClaim(Act::Accept));
    decide(2, ReviewAct::onClaim(Act::Skip));
    decide(3, ReviewAct::comment("odd"));
    const QueueCounts counts = queue().counts();
    QCOMPARE(counts.total, std::int64_t(4));
    QCOMPARE(counts.reviewed, std::int64_t(1));
    QCOMPARE(counts.states[std::size_t(ClaimState::Unseen)], std::int64_t(2));
    QCOMPARE(counts.states[std::size_t(ClaimState::Skipped)], std::int64_t(1));
    QCOMPARE(counts.indefinite, std::int64_t(2));
    QCOMPARE(counts.definite, std::int64_t(1));
    QCOMPARE(counts.unlabelled, std::int64_t(1));
    QCOMPARE(counts.categories[std::size_t(Category::RelativeTerm)], std::int64_t(1));
    QCOMPARE(counts.commented, std::int64_t(1));
    QCOMPARE(counts.ungrounded, std::int64_t(1));
}

void tst_ReviewQueue::updatesOneClaim()
{
    ReviewQueue before = queue();
    decide(2, ReviewAct::setCategory("m1", Category::Other));
    const ClaimId claim = m_project->claim("16000001", 2);
    const QueueRepository repository(m_project->database());
    const auto row = before.update(must(repository.facts(m_ada, claim)));
    QVERIFY(row == before.rowOf(claim));
    QCOMPARE(before.counts().categories[std::size_t(Category::RelativeTerm)], std::int64_t(0));
    QCOMPARE(before.counts().categories[std::size_t(Category::Other)], std::int64_t(1));
    QCOMPARE(before.counts().reviewed, std::int64_t(1));
    QCOMPARE(before.counts().total, std::int64_t(4));
    QCOMPARE(filtered(before, [](QueueFilter& f) { f.states = {ClaimState::Edited}; }), (Rows{1}));
    m_project->import(claimRecord("16000003", 1, "A cog."));
    QVERIFY(!before.update(must(repository.facts(m_ada, m_project->claim("16000003", 1)))));
    QVERIFY(!before.rowOf(ClaimId{999}).has_value());
    QCOMPARE(repository.facts(m_ada, ClaimId{999}).error().code, ErrorCode::NotFound);
}

void tst_ReviewQueue::searches()
{
    m_project->import(R"({"type":"application","application":"16000002","title":"t",)"
                      R"("description":["A washer of brass."],)"
                      R"("office_action":{"text":"Claim 1 recites a grommet."}})");
    const ReviewQueue all = queue();
    const auto rows = [&](const std::string& query) {
        const QueueHits hits =
            must(searchQueue(m_project->database(), all, query, SearchDepth::AllHits));
        const QueueHits first =
            must(searchQueue(m_project->database(), all, query, SearchDepth::FirstHits));
        return hits.complete && first.complete && first.rows == hits.rows ? hits.rows : Rows{99};
    };
    QCOMPARE(rows("sprocket"), (Rows{1}));
    QCOMPARE(rows("antecedent"), (Rows{0, 1, 2}));  // texts of reasons
    QCOMPARE(rows("grommet"), (Rows{3}));           // the action
    QCOMPARE(rows("washer"), Rows{});               // descriptions have a search of their own
    QCOMPARE(searchQueue(m_project->database(), all, " \"\" ", SearchDepth::AllHits).error().code,
             ErrorCode::InvalidArgument);
}

void tst_ReviewQueue::firstHitsComeAlone()
{
    std::string records;
    const auto many = static_cast<int>(kFirstHits) + 10;
    for (int claim = 1; claim <= many; ++claim) {
        records += claimRecord("16000009", claim, "A flange " + std::to_string(claim) + ".") + "\n";
    }
    m_project->import(records);
    const ReviewQueue all = queue();
    const auto search = [&](SearchDepth depth) {
        return must(searchQueue(m_project->database(), all, "flange", depth));
    };
    const QueueHits first = search(SearchDepth::FirstHits);
    const QueueHits every = search(SearchDepth::AllHits);
    QVERIFY(!first.complete);
    QCOMPARE(first.rows.size(), kFirstHits);
    QVERIFY(every.complete);
    QCOMPARE(every.rows.size(), static_cast<std::size_t>(many));
    QVERIFY(
        std::includes(every.rows.begin(), every.rows.end(), first.rows.begin(), first.rows.end()));
}

void tst_ReviewQueue::agreesWithAFreshQueue()
{
    ReviewQueue kept = queue();
    for (const Act act : {Act::Accept, Act::Flag, Act::Skip, Act::Unflag, Act::Missing}) {
        for (const int claim : {1, 2, 3}) {
            decide(claim, ReviewAct::onClaim(act));
            kept.update(must(QueueRepository(m_project->database())
                                 .facts(m_ada, m_project->claim("16000001", claim))));
        }
    }
    const QueueCounts fresh = queue().counts();
    QCOMPARE(kept.counts().states, fresh.states);
    QCOMPARE(kept.counts().reviewed, fresh.reviewed);
    QCOMPARE(kept.counts().flagged, fresh.flagged);
    QCOMPARE(kept.counts().categories, fresh.categories);
}

QTEST_GUILESS_MAIN(tst_ReviewQueue)
#include "tst_ReviewQueue.moc"
