// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/ReviewSession.h"
#include "core/store/DecisionRepository.h"
#include "tests/core/ProjectFixture.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <random>

using namespace metes;
using namespace metes::test;

namespace {

ReviewAct on(Act act, const std::string& reason = {})
{
    return ReviewAct::onReason(act, reason);
}

/// What an annotator sees of a project, without the keys of one file.
std::string picture(TestProject& project, const std::string& annotator)
{
    std::string all;
    DecisionRepository decisions(project.database());
    const auto id = must(decisions.findAnnotator(annotator));
    if (!id) {
        return all;
    }
    for (const FoldRow& row : must(decisions.folds(*id))) {
        const Claim claim = must(ClaimRepository(project.database()).load(row.claim)).claim;
        all += claim.application + "/" + std::to_string(claim.number) + " " + row.state + " "
               + row.label + " " + std::to_string(row.categories) + " " + std::to_string(row.layers)
               + " " + std::to_string(row.flagged) + std::to_string(row.commented) + " " + row.body
               + "\n";
    }
    return all;
}

std::map<std::string, IntentState> intents(TestProject& project, const std::string& annotator)
{
    DecisionRepository decisions(project.database());
    const auto list = must(decisions.intents(must(decisions.findOrAddAnnotator(annotator))));
    return {list.begin(), list.end()};
}

/// Acts that fit the claims of a project, from a seeded generator.
class RandomActs {
public:
    RandomActs(TestProject& project, unsigned seed) : m_project(project), m_random(seed) {}

    std::int32_t below(std::size_t bound)
    {
        return static_cast<std::int32_t>(m_random() % std::max<std::size_t>(1, bound));
    }

    ReviewAct fitting(ReviewSession& session, ClaimId claim)
    {
        const ClaimReview review = must(session.review(claim));
        const std::string text = must(ClaimRepository(m_project.database()).text(claim));
        const auto range = [&] {
            const std::int32_t start = below(text.size() / 8);
            return TextRange{start, start + 1 + below(12)};
        };
        const auto category = static_cast<Category>(below(kCategoryCount));
        static constexpr Act kOnClaim[] = {Act::Accept, Act::Missing, Act::NotMissing,
                                           Act::Flag,   Act::Unflag,  Act::Skip};
        static constexpr Act kOnReason[] = {Act::TextRight,  Act::TextWrong, Act::SpansRight,
                                            Act::SpansWrong, Act::Reject,    Act::Restore,
                                            Act::Accept};
        switch (below(review.reasons.empty() ? 4 : 10)) {
        case 0: return on(kOnClaim[below(std::size(kOnClaim))]);
        case 1: return ReviewAct::setLabel(below(2) == 0 ? Label::Definite : Label::Indefinite);
        case 2: return ReviewAct::addReason(category, range(), "added");
        case 3: return ReviewAct::comment(below(2) == 0 ? "" : "odd");
        default: break;
        }
        const ReasonReview& reason = review.reasons[std::size_t(below(review.reasons.size()))];
        const std::string& id = reason.reason.id;
        const std::size_t spans = reason.reason.spans.size();
        switch (below(spans == 0 ? 5 : 7)) {
        case 0: return on(kOnReason[below(std::size(kOnReason))], id);
        case 1: return ReviewAct::setCategory(id, category);
        case 2: return ReviewAct::setText(id, "text " + std::to_string(below(100)));
        case 3: return ReviewAct::comment("why", id);
        case 4: return ReviewAct::addSpan(id, range());
        case 5: return ReviewAct::moveSpan(id, below(spans), range());
        default: return ReviewAct::dropSpan(id, below(spans));
        }
    }

private:
    TestProject& m_project;
    std::mt19937 m_random;
};

}  // namespace

class tst_ReviewSession : public QObject {
    Q_OBJECT

private slots:
    void doesUndoesAndRedoesEveryAct_data();
    void doesUndoesAndRedoesEveryAct();
    void refusesWhatDoesNotFit_data();
    void refusesWhatDoesNotFit();
    void undoesAnyHistory_data();
    void undoesAnyHistory();
    void endsRedoWithANewAct();
    void undoesOnlyOnesOwn();
    void undoesABulkActAtOnce();
    void decidesAllOrNothing();
    void forgetsAnAnnotatorThatWasNotStored();
    void keepsTheOrderWhenTheClockIsSetBack();
    void mergesEitherWay();
    void mergesUndoAndRedo();
    void rebuildsFromTheLog();
    void findsTamperedStates_data();
    void findsTamperedStates();
    void countsActiveTimeOnce();
    void readsHistoryOfEverybody();
    void wantsAName();

private:
    static void fill(TestProject& project)
    {
        project.import(claimRecord("16000001", 1, "A device, wherein the lever turns the pin.",
                                   {reasonRecord("r1", {spanRecord(18, 27, "the lever")}),
                                    reasonRecord("r2", {spanRecord(34, 41, "the pin")})})
                       + claimRecord("16000001", 2, "A bolt of steel."));
    }
};

Q_DECLARE_METATYPE(ReviewAct)

// Each row: an act on claim 1 and where in the fold's JSON its effect shows.
void tst_ReviewSession::doesUndoesAndRedoesEveryAct_data()
{
    QTest::addColumn<ReviewAct>("act");
    QTest::addColumn<std::string>("pointer");
    QTest::addColumn<std::string>("value");
    QTest::newRow("label") << ReviewAct::setLabel(Label::Definite) << "/label"s
                           << R"("definite")"s;
    QTest::newRow("category") << ReviewAct::setCategory("r1", Category::RelativeTerm)
                              << "/reasons/0/category"s
                              << R"("relative_term")"s;
    QTest::newRow("text") << ReviewAct::setText("r1", "Ω") << "/reasons/0/text"s
                          << R"("Ω")"s;
    QTest::newRow("text_right") << on(Act::TextRight, "r1") << "/reasons/0/text_verdict"s
                                << "1"s;
    QTest::newRow("text_wrong") << on(Act::TextWrong, "r1") << "/reasons/0/text_verdict"s
                                << "2"s;
    QTest::newRow("spans_right") << on(Act::SpansRight, "r1") << "/reasons/0/spans_verdict"s
                                 << "1"s;
    QTest::newRow("spans_wrong") << on(Act::SpansWrong, "r1") << "/reasons/0/spans_verdict"s
                                 << "2"s;
    QTest::newRow("span") << ReviewAct::moveSpan("r1", 0, {22, 27}) << "/reasons/0/spans"s
                          << R"([[22,27,"lever","exact",false]])"s;
    QTest::newRow("add_span") << ReviewAct::addSpan("r1", {38, 41}) << "/reasons/0/spans/1"s
                              << R"([38,41,"pin","exact",false])"s;
    QTest::newRow("drop_span") << ReviewAct::dropSpan("r1", 0) << "/reasons/0/spans"s
                               << "[]"s;
    QTest::newRow("add_reason") << ReviewAct::addReason(Category::Other, {0, 8}, "New.")
                                << "/reasons/2/spans"s
                                << R"([[0,8,"A device","exact",false]])"s;
    QTest::newRow("reject") << on(Act::Reject, "r2") << "/reasons/1/state"s
                            << R"("rejected")"s;
    QTest::newRow("restore") << on(Act::Restore, "r2") << "/reasons/1/state"s
                             << R"("accepted")"s;
    QTest::newRow("accept") << on(Act::Accept) << "/state"s
                            << R"("accepted")"s;
    QTest::newRow("accept a reason") << on(Act::Accept, "r2") << "/reasons/1/state"s
                                     << R"("accepted")"s;
    QTest::newRow("missing") << on(Act::Missing) << "/missing"s
                             << "true"s;
    QTest::newRow("not_missing") << on(Act::NotMissing) << "/missing"s
                                 << "false"s;
    QTest::newRow("comment") << ReviewAct::comment("Odd.") << "/comment"s
                             << R"("Odd.")"s;
    QTest::newRow("comment on a reason")
        << ReviewAct::comment("Odd.", "r2") << "/reasons/1/comment"s
        << R"("Odd.")"s;
    QTest::newRow("flag") << on(Act::Flag) << "/flagged"s
                          << "true"s;
    QTest::newRow("unflag") << on(Act::Unflag) << "/flagged"s
                            << "false"s;
    QTest::newRow("skip") << on(Act::Skip) << "/state"s
                          << R"("skipped")"s;
}

void tst_ReviewSession::doesUndoesAndRedoesEveryAct()
{
    QFETCH(ReviewAct, act);
    QFETCH(std::string, pointer);
    QFETCH(std::string, value);
    TestProject project;
    fill(project);
    const ClaimId claim = project.claim("16000001", 1);
    const auto session = project.session();
    const auto receipt = session->decide(claim, act);
    VERIFY_OK(receipt);
    const std::string done = picture(project, "ada");
    const Json body = Json::parse(project.folds().at(0).body);
    QCOMPARE(body.at(Json::json_pointer(pointer)).dump(), value);
    const auto undone = must(session->undo());
    QVERIFY(undone.has_value());
    QCOMPARE(undone->act, act.act);
    QCOMPARE(undone->claims.at(0), claim);
    QCOMPARE(picture(project, "ada"), std::string());
    QVERIFY(!must(session->canUndo()));
    QVERIFY(!must(session->undo()).has_value());
    project.reopen();
    const auto later = project.session();
    QVERIFY(must(later->canRedo()));
    QVERIFY(must(later->redo()).has_value());
    QCOMPARE(picture(project, "ada"), done);
    QVERIFY(!must(later->redo()).has_value());
    const auto log = must(DecisionRepository(project.database()).log());
    QCOMPARE(log.size(), std::size_t(3));
    QCOMPARE(log[0].id, receipt->id);
    QCOMPARE(log[0].act, std::string(actId(act.act)));
    QCOMPARE(log[1].after, R"({"intent":")" + receipt->intent + R"("})");
    QVERIFY(project.problems().empty());
}

void tst_ReviewSession::refusesWhatDoesNotFit_data()
{
    QTest::addColumn<ReviewAct>("act");
    QTest::addColumn<int>("code");
    const int wrong = static_cast<int>(ErrorCode::InvalidArgument);
    QTest::newRow("no such reason")
        << on(Act::Reject, "r9") << static_cast<int>(ErrorCode::NotFound);
    QTest::newRow("reject without a reason") << on(Act::Reject) << wrong;
    QTest::newRow("flag a reason") << on(Act::Flag, "r1") << wrong;
    QTest::newRow("label without a label") << on(Act::Label) << wrong;
    QTest::newRow("category without one") << on(Act::Category, "r1") << wrong;
    QTest::newRow("span without a range") << on(Act::AddSpan, "r1") << wrong;
    QTest::newRow("span past the end") << ReviewAct::addSpan("r1", {34, 43}) << wrong;
    QTest::newRow("span before the start") << ReviewAct::addSpan("r1", {-1, 4}) << wrong;
    QTest::newRow("empty span") << ReviewAct::addSpan("r1", {4, 4}) << wrong;
    QTest::newRow("turned span") << ReviewAct::moveSpan("r1", 0, {8, 4}) << wrong;
    QTest::newRow("no such span") << ReviewAct::moveSpan("r1", 1, {4, 8}) << wrong;
    QTest::newRow("negative span") << ReviewAct::dropSpan("r1", -1) << wrong;
    QTest::newRow("new reason off the text")
        << ReviewAct::addReason(Category::Other, {0, 99}) << wrong;
    QTest::newRow("undo as an act") << on(Act::Undo) << wrong;
}

void tst_ReviewSession::refusesWhatDoesNotFit()
{
    QFETCH(ReviewAct, act);
    QFETCH(int, code);
    TestProject project;
    fill(project);
    const auto decided = project.session()->decide(project.claim("16000001", 1), act);
    QVERIFY(!decided);
    QCOMPARE(static_cast<int>(decided.error().code), code);
    QCOMPARE(must(DecisionRepository(project.database()).count()), std::int64_t(0));
    QVERIFY(picture(project, "ada").empty());
}

void tst_ReviewSession::undoesAnyHistory_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 4; ++seed) {
        QTest::addRow("seed %u", seed) << seed;
    }
}

// n acts over the sample, then n undos, then n redos, with the project opened anew in between.
void tst_ReviewSession::undoesAnyHistory()
{
    QFETCH(unsigned, seed);
    constexpr int kActs = 40;
    TestProject project;
    must(project.tryImportFile(samplePath()));
    RandomActs random(project, seed);
    std::vector<ClaimId> claims;
    const auto applications = must(ApplicationRepository(project.database()).allByNumber());
    for (const ApplicationId application : {applications.at(0), applications.at(3)}) {
        const auto some = must(ClaimRepository(project.database()).ofApplication(application));
        claims.insert(claims.end(), some.begin(), some.begin() + 4);
    }
    std::vector<std::vector<FoldRow>> rows{project.folds()};
    std::vector<std::map<std::string, IntentState>> states{{}};
    auto session = project.session();
    for (int i = 0; i < kActs; ++i) {
        project.clock().move(random.below(3));
        if (random.below(6) == 0) {
            const ReviewAct act = random.below(2) == 0 ? on(Act::Accept) : on(Act::Skip);
            must(session->decideAll({{claims[0], act}, {claims[2], act}, {claims[5], act}}));
        } else {
            const ClaimId claim = claims[std::size_t(random.below(claims.size()))];
            must(session->decide(claim, random.fitting(*session, claim)));
        }
        rows.push_back(project.folds());
        states.push_back(intents(project, "ada"));
    }
    for (int i = kActs; i > 0; --i) {
        if (i == kActs / 2) {
            project.reopen();
            session = project.session();
        }
        QVERIFY(must(session->undo()).has_value());
        QVERIFY2(project.folds() == rows[std::size_t(i - 1)], qPrintable(QString::number(i)));
        auto expected = states[std::size_t(i - 1)];
        for (const auto& [intent, state] : states.back()) {
            expected.emplace(intent, IntentState::Undone);
        }
        QVERIFY(intents(project, "ada") == expected);
    }
    QVERIFY(!must(session->undo()).has_value());
    QVERIFY(project.folds().empty());
    for (int i = 1; i <= kActs; ++i) {
        QVERIFY(must(session->redo()).has_value());
        QVERIFY2(project.folds() == rows[std::size_t(i)], qPrintable(QString::number(i)));
    }
    QVERIFY(intents(project, "ada") == states.back());
    QVERIFY(project.problems().empty());
}

void tst_ReviewSession::endsRedoWithANewAct()
{
    TestProject project;
    fill(project);
    const ClaimId claim = project.claim("16000001", 1);
    const auto session = project.session();
    must(session->decide(claim, on(Act::Flag)));
    must(session->decide(claim, on(Act::Reject, "r1")));
    must(session->undo());
    QVERIFY(must(session->canRedo()));
    must(session->decide(claim, on(Act::Reject, "r2")));
    QVERIFY(!must(session->canRedo()));
    QVERIFY(!must(session->redo()).has_value());
    // What was dropped is not reached by undo either: reject r2, then the flag, then nothing.
    QCOMPARE(must(session->undo())->act, Act::Reject);
    QCOMPARE(must(session->undo())->act, Act::Flag);
    QVERIFY(!must(session->undo()).has_value());
    QVERIFY(project.problems().empty());
}

void tst_ReviewSession::undoesOnlyOnesOwn()
{
    TestProject project;
    fill(project);
    const ClaimId claim = project.claim("16000001", 1);
    const auto ada = project.session("ada");
    const auto bob = project.session("bob");
    must(ada->decide(claim, on(Act::Reject, "r1")));
    must(bob->decide(claim, on(Act::Flag)));
    const std::string bobs = picture(project, "bob");
    QCOMPARE(must(ada->undo())->act, Act::Reject);
    QVERIFY(!must(ada->undo()).has_value());
    QCOMPARE(picture(project, "bob"), bobs);
    QVERIFY(!must(bob->canRedo()));
    // Each sees the own acts alone.
    QVERIFY(!must(ada->review(claim)).flagged);
    QVERIFY(must(bob->review(claim)).flagged);
    // Bob's new act leaves what Ada can redo.
    must(bob->decide(claim, on(Act::Unflag)));
    QVERIFY(must(ada->canRedo()));
}

void tst_ReviewSession::undoesABulkActAtOnce()
{
    TestProject project;
    fill(project);
    const ClaimId one = project.claim("16000001", 1);
    const ClaimId two = project.claim("16000001", 2);
    const auto session = project.session();
    must(
        session->decideAll({{one, on(Act::Accept)}, {two, on(Act::Accept)}, {one, on(Act::Flag)}}));
    QCOMPARE(project.folds().size(), std::size_t(2));
    const auto undone = must(session->undo());
    QCOMPARE(undone->claims, (std::vector<ClaimId>{one, two}));
    QVERIFY(project.folds().empty());
    QVERIFY(!must(session->canUndo()));
}

void tst_ReviewSession::decidesAllOrNothing()
{
    TestProject project;
    fill(project);
    const auto session = project.session();
    must(session->decide(project.claim("16000001", 2), on(Act::Flag)));
    must(session->undo());
    const auto decided =
        session->decideAll({{project.claim("16000001", 1), on(Act::Accept)},
                            {project.claim("16000001", 2), on(Act::Reject, "r9")}});
    QVERIFY(!decided);
    QVERIFY(project.folds().empty());
    QCOMPARE(must(DecisionRepository(project.database()).count()), std::int64_t(2));
    QVERIFY(must(session->canRedo()));  // a failed act ends no redo
    QCOMPARE(session->decideAll({}).error().code, ErrorCode::InvalidArgument);
}

// Keys are given out again after a rollback: a session must not take another's for its own.
void tst_ReviewSession::forgetsAnAnnotatorThatWasNotStored()
{
    TestProject project;
    fill(project);
    const ClaimId claim = project.claim("16000001", 1);
    const auto ada = project.session("ada");
    QVERIFY(!ada->decide(claim, on(Act::Reject, "r9")));
    const auto bob = project.session("bob");
    must(bob->decide(claim, on(Act::Flag)));
    QVERIFY(!must(ada->review(claim)).flagged);
    QVERIFY(!must(ada->undo()).has_value());
    QVERIFY(must(bob->review(claim)).flagged);
}

void tst_ReviewSession::keepsTheOrderWhenTheClockIsSetBack()
{
    TestProject project;
    fill(project);
    const ClaimId claim = project.claim("16000001", 1);
    const auto session = project.session();
    must(session->decide(claim, ReviewAct::setText("r1", "first")));
    project.clock().move(-86400000);
    must(session->decide(claim, ReviewAct::setText("r1", "second")));
    must(session->decide(claim, ReviewAct::setText("r1", "third")));
    QCOMPARE(must(session->review(claim)).reasons.at(0).reason.text, std::string("third"));
    must(session->undo());
    QCOMPARE(must(session->review(claim)).reasons.at(0).reason.text, std::string("second"));
    const auto log = must(session->history(claim));
    QVERIFY(log[0].id < log[1].id && log[1].id < log[2].id);
    QVERIFY(log[1].time < log[0].time);  // the time is as the clock said
    QVERIFY(project.problems().empty());
}

void tst_ReviewSession::mergesEitherWay()
{
    TestProject first;
    TestProject second;
    const std::string sample = readFile(samplePath());
    first.import(sample);
    second.import(sample);
    second.clock().move(2);
    unsigned seed = 40;
    for (TestProject* const project : {&first, &second}) {
        RandomActs random(*project, seed++);
        const auto applications = must(ApplicationRepository(project->database()).allByNumber());
        const auto claims =
            must(ClaimRepository(project->database()).ofApplication(applications.at(1)));
        for (int i = 0; i < 30; ++i) {
            const auto session = project->session(i % 3 == 0 ? "bob" : "ada");
            const ClaimId claim = claims[std::size_t(random.below(3))];
            project->clock().move(random.below(4));
            if (i % 7 == 6) {
                must(i % 2 == 0 ? session->undo() : session->redo());
            } else {
                must(session->decide(claim, random.fitting(*session, claim)));
            }
        }
    }
    const auto logOf = [](TestProject& project) {
        return must(DecisionRepository(project.database()).log());
    };
    const auto mine = logOf(first);
    const auto theirs = logOf(second);
    const auto merge = [](TestProject& into, const std::vector<DecisionRecord>& log) {
        const auto transaction = must(WriteTransaction::begin(into.database()));
        QVERIFY(must(mergeDecisions(into.database(), log)).empty());
        must(transaction->commit());
    };
    merge(first, theirs);
    merge(second, mine);
    QCOMPARE(logOf(first).size(), mine.size() + theirs.size());
    for (const std::string annotator : {"ada", "bob"}) {
        QVERIFY(!picture(first, annotator).empty());
        QCOMPARE(picture(first, annotator), picture(second, annotator));
        QVERIFY(intents(first, annotator) == intents(second, annotator));
    }
    const std::string before = picture(first, "ada");
    merge(first, theirs);  // again: nothing new
    QCOMPARE(logOf(first).size(), mine.size() + theirs.size());
    QCOMPARE(picture(first, "ada"), before);
    QVERIFY(first.problems().empty());
    QVERIFY(second.problems().empty());
}

void tst_ReviewSession::mergesUndoAndRedo()
{
    TestProject first;
    TestProject second;
    fill(first);
    fill(second);
    const auto session = first.session();
    must(session->decide(first.claim("16000001", 1), on(Act::Reject, "r1")));
    must(session->decide(first.claim("16000001", 2), on(Act::Accept)));
    must(session->undo());
    auto log = must(DecisionRepository(first.database()).log());
    DecisionRecord homeless = log.front();
    homeless.id = log.front().id.substr(0, 35) + (log.front().id.back() == '0' ? "1" : "0");
    homeless.claim = 9;
    log.push_back(homeless);
    const auto transaction = must(WriteTransaction::begin(second.database()));
    const auto left = must(mergeDecisions(second.database(), log));
    must(transaction->commit());
    QCOMPARE(left.size(), std::size_t(1));
    QVERIFY(left[0] == homeless);
    QCOMPARE(picture(second, "ada"), picture(first, "ada"));
    const auto there = second.session();
    QVERIFY(must(there->redo()).has_value());
    QCOMPARE(must(there->review(second.claim("16000001", 2))).state, ClaimState::NothingFound);
}

void tst_ReviewSession::rebuildsFromTheLog()
{
    TestProject project;
    fill(project);
    const auto session = project.session();
    must(session->decide(project.claim("16000001", 1), on(Act::Reject, "r1")));
    must(session->decide(project.claim("16000001", 2), on(Act::Accept)));
    must(session->decide(project.claim("16000001", 2), on(Act::Flag)));
    must(session->undo());
    const auto rows = project.folds();
    const auto states = intents(project, "ada");
    for (const char* const damage : {"DELETE FROM claim_fold; DELETE FROM intent",
                                     "UPDATE claim_fold SET state = 'accepted', body = '{}'; "
                                     "UPDATE intent SET state = 'done'"}) {
        project.database().connection().exec(damage);
        QVERIFY(!project.problems().empty());
        const auto transaction = must(WriteTransaction::begin(project.database()));
        VERIFY_OK(rebuildFolds(project.database()));
        must(transaction->commit());
        QVERIFY(project.folds() == rows);
        QVERIFY(intents(project, "ada") == states);
        QVERIFY(project.problems().empty());
    }
}

void tst_ReviewSession::findsTamperedStates_data()
{
    QTest::addColumn<std::string>("damage");
    QTest::newRow("state") << "UPDATE claim_fold SET state = 'skipped'"s;
    QTest::newRow("label") << "UPDATE claim_fold SET label = 'definite'"s;
    QTest::newRow("categories") << "UPDATE claim_fold SET categories = 0"s;
    QTest::newRow("body") << "UPDATE claim_fold SET body = replace(body, 'rejected', 'accepted')"s;
    QTest::newRow("a row is gone") << "DELETE FROM claim_fold"s;
    QTest::newRow("a row without decisions")
        << "INSERT INTO claim_fold SELECT annotator_id, 2, state, label, categories, layers,"
           " flagged, commented, body FROM claim_fold"s;
    QTest::newRow("an intent") << "UPDATE intent SET state = 'undone'"s;
    QTest::newRow("an intent is gone") << "DELETE FROM intent"s;
}

void tst_ReviewSession::findsTamperedStates()
{
    QFETCH(std::string, damage);
    TestProject project;
    fill(project);
    must(project.session()->decide(project.claim("16000001", 1), on(Act::Reject, "r1")));
    QVERIFY(must(foldProblems(project.database())).empty());
    project.database().connection().exec(damage);
    QVERIFY(!must(foldProblems(project.database())).empty());
    const auto transaction = must(WriteTransaction::begin(project.database()));
    VERIFY_OK(rebuildFolds(project.database()));
    must(transaction->commit());
    QVERIFY(must(foldProblems(project.database())).empty());
}

void tst_ReviewSession::countsActiveTimeOnce()
{
    TestProject project;
    fill(project);
    const auto session = project.session();
    must(session->decideAll({{project.claim("16000001", 1), on(Act::Accept)},
                             {project.claim("16000001", 2), on(Act::Accept)}},
                            5000));
    must(session->decide(project.claim("16000001", 1), on(Act::Flag), -7));
    const auto log = must(DecisionRepository(project.database()).log());
    QCOMPARE(log[0].activeMilliseconds, std::int64_t(5000));
    QCOMPARE(log[1].activeMilliseconds, std::int64_t(0));
    QCOMPARE(log[2].activeMilliseconds, std::int64_t(0));
    QCOMPARE(log[1].intent, log[0].id);
}

void tst_ReviewSession::readsHistoryOfEverybody()
{
    TestProject project;
    fill(project);
    const ClaimId claim = project.claim("16000001", 1);
    must(project.session("ada")->decide(claim, on(Act::Flag)));
    project.clock().move(5);
    must(project.session("bob")->decide(claim, on(Act::Skip)));
    const auto history = must(project.session("eve")->history(claim));
    QCOMPARE(history.size(), std::size_t(2));
    QCOMPARE(history[0].annotator, std::string("ada"));
    QCOMPARE(history[1].annotator, std::string("bob"));
    // Looking makes no annotator.
    QVERIFY(!must(DecisionRepository(project.database()).findAnnotator("eve")).has_value());
}

void tst_ReviewSession::wantsAName()
{
    TestProject project;
    const auto opened = ReviewSession::open(project.database(), {"", "desk", ""}, project.clock());
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::InvalidArgument);
}

QTEST_GUILESS_MAIN(tst_ReviewSession)
#include "tst_ReviewSession.moc"
