// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/Fold.h"
#include "tests/core/ProjectFixture.h"

using namespace metes;
using namespace metes::test;

namespace {

using Acts = std::vector<ReviewAct>;

const std::string kText = "A device, wherein the lever turns the pin by the gear.";

ReviewAct label(Label value)
{
    return ReviewAct::setLabel(value);
}
ReviewAct on(Act act, const std::string& reason = {})
{
    return ReviewAct::onReason(act, reason);
}

}  // namespace

Q_DECLARE_METATYPE(Acts)

class tst_Fold : public QObject {
    Q_OBJECT

private slots:
    void init();
    void givesTheStateOfAClaim_data();
    void givesTheStateOfAClaim();
    void givesTheStateOfAReason_data();
    void givesTheStateOfAReason();
    void keepsWhatWasImported();
    void namesStates();
    void anchorsDrawnSpansAgain_data();
    void anchorsDrawnSpansAgain();
    void keepsDecisionsOfARetiredReason();
    void ignoresActsOfLaterVersions();

private:
    std::unique_ptr<TestProject> m_project;

    ClaimReview decided(int claim, const Acts& acts)
    {
        const auto session = m_project->session();
        for (const ReviewAct& act : acts) {
            must(session->decide(m_project->claim("16000001", claim), act));
        }
        return must(session->review(m_project->claim("16000001", claim)));
    }
};

// Claim 1 has two reasons and is labelled, claim 2 has none and no label.
void tst_Fold::init()
{
    m_project = std::make_unique<TestProject>();
    m_project->import(claimRecord("16000001", 1, kText,
                                  {reasonRecord("r1", {spanRecord(18, 27, "the lever")}),
                                   reasonRecord("r2", {spanRecord(34, 41, "the pin")})})
                      + claimRecord("16000001", 2, "A bolt.", {}, {{"label", nullptr}}));
}

void tst_Fold::givesTheStateOfAClaim_data()
{
    const ReviewAct added = ReviewAct::addReason(Category::RelativeTerm, {42, 53});
    QTest::addColumn<int>("claim");
    QTest::addColumn<Acts>("acts");
    QTest::addColumn<std::string>("state");
    QTest::newRow("untouched") << 1 << Acts{} << "unseen"s;
    QTest::newRow("a flag is a mark on top") << 1 << Acts{on(Act::Flag)} << "unseen"s;
    QTest::newRow("so is a comment")
        << 1 << Acts{ReviewAct::comment("hm"), ReviewAct::comment("hm", "r1")} << "unseen"s;
    QTest::newRow("accepted") << 1 << Acts{on(Act::Accept)} << "accepted"s;
    QTest::newRow("accepted and flagged")
        << 1 << Acts{on(Act::Accept), on(Act::Flag)} << "accepted"s;
    QTest::newRow("one reason of two accepted") << 1 << Acts{on(Act::Accept, "r1")} << "unseen"s;
    QTest::newRow("each reason accepted")
        << 1 << Acts{on(Act::Accept, "r1"), on(Act::Accept, "r2")} << "accepted"s;
    QTest::newRow("same label said again")
        << 1 << Acts{label(Label::Indefinite), on(Act::Accept)} << "accepted"s;
    QTest::newRow("other label") << 1 << Acts{label(Label::Definite)} << "edited"s;
    QTest::newRow("other label, accepted")
        << 1 << Acts{label(Label::Definite), on(Act::Accept)} << "edited"s;
    QTest::newRow("other category")
        << 1 << Acts{ReviewAct::setCategory("r1", Category::Other)} << "edited"s;
    QTest::newRow("edited stays edited")
        << 1 << Acts{ReviewAct::setCategory("r1", Category::Other), on(Act::Accept)} << "edited"s;
    QTest::newRow("text found wrong")
        << 1 << Acts{on(Act::TextWrong, "r1"), on(Act::Accept)} << "edited"s;
    QTest::newRow("text right after all")
        << 1 << Acts{on(Act::TextWrong, "r1"), on(Act::TextRight, "r1"), on(Act::Accept)}
        << "accepted"s;
    QTest::newRow("spans found wrong") << 1 << Acts{on(Act::SpansWrong, "r2")} << "edited"s;
    QTest::newRow("a reason is missing")
        << 1 << Acts{on(Act::Accept), on(Act::Missing)} << "edited"s;
    QTest::newRow("none is missing after all")
        << 1 << Acts{on(Act::Missing), on(Act::NotMissing), on(Act::Accept)} << "accepted"s;
    QTest::newRow("one rejected") << 1 << Acts{on(Act::Reject, "r1")} << "edited"s;
    QTest::newRow("one rejected, the rest accepted")
        << 1 << Acts{on(Act::Reject, "r1"), on(Act::Accept)} << "edited"s;
    QTest::newRow("all rejected") << 1 << Acts{on(Act::Reject, "r1"), on(Act::Reject, "r2")}
                                  << "rejected"s;
    QTest::newRow("rejected and restored")
        << 1 << Acts{on(Act::Reject, "r1"), on(Act::Restore, "r1"), on(Act::Accept)} << "accepted"s;
    QTest::newRow("added") << 1 << Acts{added} << "added"s;
    QTest::newRow("added over rejected ones")
        << 1 << Acts{on(Act::Reject, "r1"), on(Act::Reject, "r2"), added} << "added"s;
    QTest::newRow("skipped") << 1 << Acts{on(Act::Skip)} << "skipped"s;
    QTest::newRow("skipped after edits")
        << 1 << Acts{on(Act::Reject, "r1"), on(Act::Skip)} << "skipped"s;
    QTest::newRow("skipped, then accepted")
        << 1 << Acts{on(Act::Skip), on(Act::Accept)} << "accepted"s;
    QTest::newRow("no reason, untouched") << 2 << Acts{} << "unseen"s;
    QTest::newRow("no reason, flagged") << 2 << Acts{on(Act::Flag)} << "unseen"s;
    QTest::newRow("nothing found") << 2 << Acts{on(Act::Accept)} << "nothing_found"s;
    QTest::newRow("no reason, labelled") << 2 << Acts{label(Label::Definite)} << "edited"s;
    QTest::newRow("no reason, skipped") << 2 << Acts{on(Act::Skip)} << "skipped"s;
    QTest::newRow("no reason, one added")
        << 2 << Acts{ReviewAct::addReason(Category::Other, {0, 6})} << "added"s;
    QTest::newRow("no reason, one missing") << 2 << Acts{on(Act::Missing)} << "edited"s;
}

void tst_Fold::givesTheStateOfAClaim()
{
    QFETCH(int, claim);
    QFETCH(Acts, acts);
    QFETCH(std::string, state);
    QCOMPARE(std::string(claimStateId(decided(claim, acts).state)), state);
    const auto rows = m_project->folds();
    QCOMPARE(rows.size(), std::size_t(acts.empty() ? 0 : 1));
    if (!rows.empty()) {
        QCOMPARE(rows[0].state, state);
    }
    QVERIFY(m_project->problems().empty());
}

void tst_Fold::givesTheStateOfAReason_data()
{
    QTest::addColumn<Acts>("acts");
    QTest::addColumn<std::string>("state");
    QTest::newRow("untouched") << Acts{} << "unseen"s;
    QTest::newRow("another's act") << Acts{on(Act::Reject, "r2")} << "unseen"s;
    QTest::newRow("commented") << Acts{ReviewAct::comment("hm", "r1")} << "unseen"s;
    QTest::newRow("with the claim") << Acts{on(Act::Accept)} << "accepted"s;
    QTest::newRow("alone") << Acts{on(Act::Accept, "r1")} << "accepted"s;
    QTest::newRow("text right") << Acts{on(Act::TextRight, "r1")} << "accepted"s;
    QTest::newRow("category") << Acts{ReviewAct::setCategory("r1", Category::Other)} << "edited"s;
    QTest::newRow("category and back")
        << Acts{ReviewAct::setCategory("r1", Category::Other),
                ReviewAct::setCategory("r1", Category::AntecedentBasis)}
        << "accepted"s;
    QTest::newRow("text") << Acts{ReviewAct::setText("r1", "Better words.")} << "edited"s;
    QTest::newRow("span moved") << Acts{ReviewAct::moveSpan("r1", 0, {18, 21})} << "edited"s;
    QTest::newRow("span moved and back")
        << Acts{ReviewAct::moveSpan("r1", 0, {18, 21}), ReviewAct::moveSpan("r1", 0, {18, 27})}
        << "accepted"s;
    QTest::newRow("span added") << Acts{ReviewAct::addSpan("r1", {34, 41})} << "edited"s;
    QTest::newRow("span that is there added")
        << Acts{ReviewAct::addSpan("r1", {18, 27})} << "accepted"s;
    QTest::newRow("span dropped") << Acts{ReviewAct::dropSpan("r1", 0)} << "edited"s;
    QTest::newRow("rejected") << Acts{on(Act::Reject, "r1")} << "rejected"s;
    QTest::newRow("rejected, then the claim accepted")
        << Acts{on(Act::Reject, "r1"), on(Act::Accept)} << "rejected"s;
    QTest::newRow("rejected, then accepted itself")
        << Acts{on(Act::Reject, "r1"), on(Act::Accept, "r1")} << "accepted"s;
    QTest::newRow("edited and rejected")
        << Acts{ReviewAct::setText("r1", "x"), on(Act::Reject, "r1")} << "rejected"s;
    QTest::newRow("edited, rejected, restored")
        << Acts{ReviewAct::setText("r1", "x"), on(Act::Reject, "r1"), on(Act::Restore, "r1")}
        << "edited"s;
}

void tst_Fold::givesTheStateOfAReason()
{
    QFETCH(Acts, acts);
    QFETCH(std::string, state);
    const ClaimReview review = decided(1, acts);
    QCOMPARE(review.reasons.at(0).reason.id, std::string("r1"));
    QCOMPARE(std::string(reasonStateId(review.reasons.at(0).state)), state);
}

// Corrections never touch the imported layer.
void tst_Fold::keepsWhatWasImported()
{
    const std::string before = m_project->exported();
    const ClaimReview review =
        decided(1, {label(Label::Definite), ReviewAct::setCategory("r1", Category::Other),
                    ReviewAct::setText("r1", "Better."), ReviewAct::moveSpan("r1", 0, {18, 21})});
    const ReasonReview& reason = review.reasons.at(0);
    QCOMPARE(reason.imported->category, Category::AntecedentBasis);
    QCOMPARE(reason.imported->spans.at(0).range, (TextRange{18, 27}));
    QCOMPARE(reason.reason.spans.at(0).quote, std::string("the"));
    QCOMPARE(reason.changes.size(), std::size_t(3));
    QCOMPARE(reason.changes.at(0).before, std::string("antecedent_basis"));
    QCOMPARE(review.labelChange->before, std::string("indefinite"));
    const Claim stored = m_project->stored("16000001", 1).claim;
    QCOMPARE(*stored.label, Label::Indefinite);
    QCOMPARE(stored.reasons.at(0).text, std::string("The phrase lacks an antecedent."));
    const Json imported = Json::parse(linesOf(before).at(2));
    Json now = Json::parse(linesOf(m_project->exported()).at(2));
    QVERIFY(now.erase("reviews") == 1);
    QVERIFY(now == imported);
}

void tst_Fold::namesStates()
{
    for (const auto state :
         {ClaimState::Unseen, ClaimState::Accepted, ClaimState::Edited, ClaimState::Rejected,
          ClaimState::Added, ClaimState::NothingFound, ClaimState::Skipped}) {
        QVERIFY(claimStateFromId(claimStateId(state)) == state);
    }
    QCOMPARE(std::string(claimStateId(ClaimState::NothingFound)), std::string("nothing_found"));
    QVERIFY(!claimStateFromId("seen").has_value());
}

void tst_Fold::anchorsDrawnSpansAgain_data()
{
    QTest::addColumn<std::string>("revised");
    QTest::addColumn<bool>("orphan");
    QTest::newRow("a word before it")
        << "A new device, wherein the lever turns the pin by the gear."s << false;
    QTest::newRow("the phrase is gone")
        << "A device, wherein the lever turns a bolt by the gear."s << true;
    QTest::newRow("twice, and none fits")
        << "The pin or the pin; a handle moves the pin or so."s << true;
}

// An annotator moved r2's span to "the pin" and added a reason there; then the text was revised.
void tst_Fold::anchorsDrawnSpansAgain()
{
    QFETCH(std::string, revised);
    QFETCH(bool, orphan);
    decided(1, {ReviewAct::moveSpan("r1", 0, {34, 41}),
                ReviewAct::addReason(Category::UndefinedTerm, {34, 41}, "What pin?")});
    const std::size_t logged = must(DecisionRepository(m_project->database()).log()).size();
    const auto report = m_project->import(
        claimRecord("16000001", 1, revised, {reasonRecord("r1"), reasonRecord("r2")}));
    QCOMPARE(report.claims.revised, std::int64_t(1));
    QCOMPARE(must(DecisionRepository(m_project->database()).log()).size(), logged);
    const ClaimReview review = decided(1, {});
    QCOMPARE(review.reasons.size(), std::size_t(3));
    for (const std::size_t i : {std::size_t(0), std::size_t(2)}) {
        const ReasonReview& reason = review.reasons[i];
        QCOMPARE(reason.orphaned.at(0), orphan);
        QCOMPARE(reason.reason.spans.at(0).quote, std::string("the pin"));
        if (!orphan) {
            const auto at = static_cast<int>(revised.find("the pin"));
            QCOMPARE(reason.reason.spans.at(0).range, (TextRange{at, at + 7}));
        }
    }
    QCOMPARE(review.reasons[2].state, ReasonState::Added);
    QVERIFY(m_project->problems().empty());
}

void tst_Fold::keepsDecisionsOfARetiredReason()
{
    decided(1, {ReviewAct::setCategory("r2", Category::Other), ReviewAct::comment("odd", "r2")});
    m_project->import(
        claimRecord("16000001", 1, kText, {reasonRecord("r1", {spanRecord(18, 27, "the lever")})}));
    const ClaimReview review = decided(1, {});
    QCOMPARE(review.reasons.size(), std::size_t(2));
    QVERIFY(!review.reasons[0].retired);
    QVERIFY(review.reasons[1].retired);
    QCOMPARE(review.reasons[1].reason.category, Category::Other);
    QCOMPARE(review.reasons[1].comment, std::string("odd"));
    // A retired reason counts for nothing: what is left has not been seen.
    QCOMPARE(review.state, ClaimState::Unseen);
    QVERIFY(m_project->problems().empty());
}

void tst_Fold::ignoresActsOfLaterVersions()
{
    decided(1, {on(Act::Accept)});
    std::vector<DecisionRecord> log = must(DecisionRepository(m_project->database()).log());
    const StoredClaim stored = m_project->stored("16000001", 1);
    const ClaimReview before = foldClaim(stored, log);
    DecisionRecord later = log.front();
    later.act = "weigh";
    later.after = "[1,2]";
    log.push_back(later);
    QCOMPARE(foldClaim(stored, log).state, before.state);
    // Values of another hand are read as empty, not trusted.
    log.back().act = "span";
    log.back().reason = "r1";
    log.back().after = "{\"spans\":[7,{\"start\":\"x\"}]";
    QCOMPARE(foldClaim(stored, log).reasons.at(0).reason.spans.size(), std::size_t(0));
}

QTEST_GUILESS_MAIN(tst_Fold)
#include "tst_Fold.moc"
