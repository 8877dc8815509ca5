// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ReviewFixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace metes;

namespace {

struct Bench {
    ReviewProject project;
    ReviewController controller{project.database(), project.session(), project.clock};

    Bench() { controller.show(project.claim7()); }
    const ReasonReview& reason(const std::string& id) { return *controller.reason(id); }
};

using ActCall = std::function<bool(ReviewController&)>;

/// Every act, in an order in which each changes something.
std::vector<std::pair<std::string, ActCall>> acts()
{
    return {
        {"label", [](ReviewController& c) { return c.setLabel(Label::Definite); }},
        {"category", [](ReviewController& c) { return c.setCategory(Category::Other); }},
        {"text_wrong", [](ReviewController& c) { return c.toggleTextWrong(); }},
        {"text_right", [](ReviewController& c) { return c.toggleTextWrong(); }},
        {"spans_wrong", [](ReviewController& c) { return c.toggleSpansWrong(); }},
        {"span",
         [](ReviewController& c) {
             return c.moveSpan({10, 20});
         }},
        {"add_span",
         [](ReviewController& c) {
             return c.addSpan({3, 6});
         }},
        {"add_reason",
         [](ReviewController& c) {
             return c.addReason(Category::FunctionalClaiming, {0, 1}, "x");
         }},
        {"reject", [](ReviewController& c) { return c.toggleRejected(); }},
        {"restore", [](ReviewController& c) { return c.toggleRejected(); }},
        {"missing", [](ReviewController& c) { return c.toggleMissing(); }},
        {"comment", [](ReviewController& c) { return c.comment("why", "r2"); }},
        {"comment", [](ReviewController& c) { return c.comment("odd claim", {}); }},
        {"flag", [](ReviewController& c) { return c.toggleFlag(); }},
        {"skip", [](ReviewController& c) { return c.skip(); }},
        {"accept", [](ReviewController& c) { return c.accept(); }},
    };
}

}  // namespace

class tst_ReviewController : public QObject {
    Q_OBJECT

private slots:
    void everyActIsOneDecisionAndComesBack()
    {
        Bench bench;
        std::vector<std::vector<FoldRow>> before;
        for (const auto& [name, act] : acts()) {
            before.push_back(bench.project.folds());
            const std::size_t decisions = bench.project.log().size();
            QVERIFY2(act(bench.controller), name.c_str());
            const std::vector<DecisionRecord> log = bench.project.log();
            QCOMPARE(log.size(), decisions + 1);
            QCOMPARE(log.back().act, name);
        }
        const std::vector<FoldRow> last = bench.project.folds();
        while (!before.empty()) {
            QVERIFY(bench.controller.undo());
            QCOMPARE(bench.project.folds(), before.back());
            before.pop_back();
        }
        QVERIFY(!bench.controller.undo());
        for (std::size_t index = 0; index < acts().size(); ++index) {
            QVERIFY(bench.controller.redo());
        }
        QCOMPARE(bench.project.folds(), last);
        QVERIFY(!bench.controller.redo());
    }

    void whatChangesNothingIsNoDecision()
    {
        Bench bench;
        QVERIFY(!bench.controller.setLabel(Label::Indefinite));
        QVERIFY(!bench.controller.setCategory(Category::AntecedentBasis));
        QVERIFY(!bench.controller.addSpan({5, 5}));
        QVERIFY(!bench.controller.comment({}, {}));
        const TextRange there = bench.reason("r1").reason.spans[0].range;
        QVERIFY(!bench.controller.moveSpan(there));
        QCOMPARE(bench.project.log().size(), std::size_t{0});
    }

    void focusSteps()
    {
        Bench bench;
        ReviewController& c = bench.controller;
        QCOMPARE(c.focus(), (SpanFocus{"r1", 0}));
        c.stepReason(-1);
        QCOMPARE(c.focus(), (SpanFocus{"r1", 0}));
        c.stepReason(1);
        c.stepReason(1);
        QCOMPARE(c.focus(), (SpanFocus{"r3", 0}));
        c.stepReason(1);
        QCOMPARE(c.focus(), (SpanFocus{"r3", 0}));
    }

    void spansAreWalkedInReadingOrder()
    {
        Bench bench;
        ReviewController& c = bench.controller;
        // "the candidate phrases" overlaps "candidate phrases by a score"; "naturalness" has no place.
        const std::vector<SpanFocus> order{{"r3", 0}, {"r2", 0}, {"r1", 1}, {"r1", 0}};
        for (const SpanFocus& next : order) {
            c.stepSpan(1);
            QCOMPARE(c.focus(), next);
        }
        c.stepSpan(-1);
        QCOMPARE(c.focus(), (SpanFocus{"r1", 1}));
    }

    void addedThingsGetTheFocus()
    {
        Bench bench;
        QVERIFY(bench.controller.addSpan({3, 6}));
        QCOMPARE(bench.controller.focus(), (SpanFocus{"r1", 2}));
        QVERIFY(bench.controller.addReason(Category::Other, {0, 1}, "alpha"));
        QCOMPARE(bench.controller.focused()->reason.text, std::string("alpha"));
        QCOMPARE(bench.controller.focused()->reason.spans[0].quote, std::string("\U0001D6FC"));
        QCOMPARE(bench.controller.focused()->state, ReasonState::Added);
    }

    void activeTimeIsWritten()
    {
        Bench bench;
        bench.project.clock.advance(7'000);
        bench.controller.timer().input();
        bench.project.clock.advance(600'000);  // away; counts for a minute
        bench.controller.setLabel(Label::Definite);
        bench.project.clock.advance(2'500);
        bench.controller.accept();
        const std::vector<DecisionRecord> log = bench.project.log();
        QCOMPARE(log[0].activeMilliseconds, 67'000);
        QCOMPARE(log[1].activeMilliseconds, 2'500);
    }

    void undoReachesOtherClaims()
    {
        Bench bench;
        const ClaimId other = bench.project.claim("16204118", 4);
        bench.controller.setLabel(Label::Definite);
        bench.controller.show(other);
        bench.controller.toggleFlag();
        QSignalSpy takenBack(&bench.controller, &ReviewController::takenBack);
        QVERIFY(bench.controller.undo());
        QCOMPARE(bench.controller.claim(), other);
        QVERIFY(bench.controller.undo());
        QCOMPARE(bench.controller.claim(), bench.project.claim7());
        QCOMPARE(takenBack.count(), 2);
        QCOMPARE(takenBack[1][1].value<UndoReceipt>().act, Act::Label);
        QVERIFY(bench.controller.redo());
        QCOMPARE(bench.controller.item()->review.label, Label::Definite);
    }

    void aLockedFileChangesNothingAndCanBeRetried()
    {
        Bench bench;
        auto other = Database::open(bench.project.path());
        QVERIFY(other);
        auto held = WriteTransaction::begin(**other);
        QVERIFY(held);
        QSignalSpy failed(&bench.controller, &ReviewController::failed);
        QSignalSpy changed(&bench.controller, &ReviewController::reviewChanged);
        QSignalSpy finished(&bench.controller, &ReviewController::claimFinished);
        QVERIFY(!bench.controller.accept());
        QCOMPARE(failed.count(), 1);
        QCOMPARE(failed[0][0].value<Error>().code, ErrorCode::Locked);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(finished.count(), 0);
        QCOMPARE(bench.controller.item()->review.state, ClaimState::Unseen);
        held->reset();
        bench.controller.retry();
        QCOMPARE(finished.count(), 1);
        QCOMPARE(bench.project.log().size(), std::size_t{1});
        QCOMPARE(bench.controller.item()->review.state, ClaimState::Accepted);
        bench.controller.retry();  // once is enough
        QCOMPARE(bench.project.log().size(), std::size_t{1});
    }

    void parentsAreReadAndLostOnesNamed()
    {
        Bench bench;
        QCOMPARE(bench.controller.ancestors(), (std::vector<std::int32_t>{4, 1}));
        const auto parents = bench.controller.parentClaims();
        QVERIFY(parents);
        QCOMPARE(*(*parents)[1].text, std::string("A method for summarising a dialogue."));
        bench.controller.show(bench.project.claim("16204118", 9));
        const auto lost = bench.controller.parentClaims();
        QVERIFY(lost);
        QCOMPARE(lost->size(), std::size_t{1});
        QCOMPARE((*lost)[0].number, 8);
        QVERIFY(!(*lost)[0].text);
    }

    void reloadKeepsTheFocus()
    {
        Bench bench;
        bench.controller.stepReason(1);
        QSignalSpy shown(&bench.controller, &ReviewController::claimShown);
        QVERIFY(bench.controller.reload());
        QCOMPARE(bench.controller.focus(), (SpanFocus{"r2", 0}));
        QCOMPARE(shown.count(), 0);
    }
};

QTEST_MAIN(tst_ReviewController)
#include "tst_ReviewController.moc"
