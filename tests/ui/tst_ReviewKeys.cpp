// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every key of the Review page, as real key events.

#include "ReviewFixture.h"
#include "ui/editor/ActionView.h"
#include "ui/editor/ClaimView.h"
#include "ui/review/ReviewPanes.h"
#include "ui/review/queue/QueueModel.h"
#include "ui/review/queue/QueuePanel.h"
#include "ui/review/queue/QueueView.h"
#include "ui/review/reasons/CommentEditor.h"
#include "ui/review/reasons/LinterSection.h"
#include "ui/review/reasons/ReasonCards.h"
#include "ui/review/texts/ActionPanel.h"
#include "ui/review/texts/ClaimPanel.h"
#include "ui/review/texts/DescriptionPanel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace metes;

namespace {

/// The project must be there before the page and outlive it.
struct WithProject {
    ReviewProject project;
};

struct Bench : WithProject, ReviewBench {
    Bench() : ReviewBench(project) { show(7); }
    ClaimView& claimView() { return page().reviewPanes().claim().view(); }
    const ClaimReview& review() { return controller().item()->review; }
    const ReasonReview& reason(const std::string& id) { return *controller().reason(id); }
    int shownNumber() { return controller().item()->stored.claim.number; }
    std::string lastAct()
    {
        return project.log().empty() ? std::string() : project.log().back().act;
    }
    std::string focusQuote()
    {
        const SpanFocus& focus = controller().focus();
        return reason(focus.reason).reason.spans[static_cast<std::size_t>(focus.span)].quote;
    }
    void select(const std::string& words)
    {
        const std::size_t byte = ReviewProject::kClaim7.find(words);
        // Before the words stand one character of four bytes and plain ones.
        const auto start = static_cast<std::int32_t>(byte) - 3;
        claimView().setSelectedRange({start, start + static_cast<std::int32_t>(words.size())});
    }
};

/// The places where the keys hold.
enum class Place { Queue, Claim, Action, Card };

QWidget* widgetOf(ReviewPage& page, Place place)
{
    ReviewPanes& panes = page.reviewPanes();
    switch (place) {
    case Place::Queue: return &panes.queue().view();
    case Place::Claim: return &panes.claim().view();
    case Place::Action: return &panes.action().view();
    case Place::Card: return panes.cards().cards().front();
    }
    return nullptr;
}

}  // namespace

Q_DECLARE_METATYPE(Place)

class tst_ReviewKeys : public QObject {
    Q_OBJECT

private slots:
    void keysHoldInEveryPane_data()
    {
        QTest::addColumn<Place>("place");
        QTest::newRow("queue") << Place::Queue;
        QTest::newRow("claim") << Place::Claim;
        QTest::newRow("action") << Place::Action;
        QTest::newRow("card") << Place::Card;
    }
    void keysHoldInEveryPane()
    {
        QFETCH(Place, place);
        Bench bench;
        QWidget* widget = widgetOf(bench.page(), place);
        widget->setFocus();
        QVERIFY(QApplication::focusWidget() == widget
                || widget->isAncestorOf(QApplication::focusWidget()));
        Bench::press(Qt::Key_Down);
        QCOMPARE(bench.controller().focus().reason, std::string("r2"));
        Bench::press(Qt::Key_Up);
        QCOMPARE(bench.controller().focus().reason, std::string("r1"));
        Bench::press(Qt::Key_F);
        QVERIFY(bench.review().flagged);
        Bench::press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(bench.lastAct(), std::string("span"));
        Bench::press(Qt::Key_Z, Qt::ControlModifier);
        Bench::press(Qt::Key_J);
        QCOMPARE(bench.shownNumber(), 9);
        Bench::press(Qt::Key_K);
        QCOMPARE(bench.shownNumber(), 7);
        Bench::press(Qt::Key_Return);
        QCOMPARE(bench.lastAct(), std::string("accept"));
        QCOMPARE(bench.shownNumber(), 9);
    }

    void actsOnReasonAndClaim_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QByteArray>("act");
        QTest::addColumn<QByteArray>("again");  // by the same key; empty: not pressed again
        const auto row = [](const char* name, int key, const char* act, const char* again = "") {
            QTest::newRow(name) << key << QByteArray(act) << QByteArray(again);
        };
        row("D", Qt::Key_D, "label");
        row("X", Qt::Key_X, "reject", "restore");
        row("T", Qt::Key_T, "text_wrong", "text_right");
        row("W", Qt::Key_W, "spans_wrong", "spans_right");
        row("M", Qt::Key_M, "missing", "not_missing");
        row("F", Qt::Key_F, "flag", "unflag");
        row("S", Qt::Key_S, "skip");
        row("Enter", Qt::Key_Return, "accept");
        row("Enter of the number pad", Qt::Key_Enter, "accept");
        for (int digit = 2; digit <= 9; ++digit) {
            QTest::addRow("%d", digit)
                << Qt::Key_0 + digit << QByteArray("category") << QByteArray();
        }
    }
    void actsOnReasonAndClaim()
    {
        QFETCH(int, key);
        QFETCH(QByteArray, act);
        QFETCH(QByteArray, again);
        Bench bench;
        Bench::press(static_cast<Qt::Key>(key));
        QCOMPARE(bench.lastAct(), act.toStdString());
        if (!again.isEmpty()) {
            Bench::press(static_cast<Qt::Key>(key));
            QCOMPARE(bench.lastAct(), again.toStdString());
            QCOMPARE(bench.project.log().size(), std::size_t{2});
        }
    }

    void digitsAreTheCategoriesInOrder()
    {
        Bench bench;
        const Category order[] = {Category::AntecedentBasis,
                                  Category::UndefinedTerm,
                                  Category::RelativeTerm,
                                  Category::ExemplaryPhrasing,
                                  Category::FunctionalClaiming,
                                  Category::ContradictingLimitations,
                                  Category::OmissionOfEssentials,
                                  Category::Dependence,
                                  Category::Other};
        for (int digit = 9; digit >= 1; --digit) {
            Bench::press(static_cast<Qt::Key>(Qt::Key_0 + digit));
            QCOMPARE(bench.reason("r1").reason.category, order[digit - 1]);
        }
    }

    void labels()
    {
        Bench bench;
        Bench::press(Qt::Key_D);
        QCOMPARE(bench.review().label, Label::Definite);
        QVERIFY(bench.page().findChild<QPushButton*>(QStringLiteral("labelDefinite"))->isChecked());
        Bench::press(Qt::Key_I);
        QCOMPARE(bench.review().label, Label::Indefinite);
        QVERIFY(
            !bench.page().findChild<QPushButton*>(QStringLiteral("labelDefinite"))->isChecked());
    }

    void selectionBecomesASpan()
    {
        Bench bench;
        bench.select("by a score");
        Bench::press(Qt::Key_A);
        QCOMPARE(bench.lastAct(), std::string("add_span"));
        const Span& span = bench.reason("r1").reason.spans.back();
        QCOMPARE(span.quote, std::string("by a score"));
        QCOMPARE(quoteOfClaim7(span.range), std::string("by a score"));
        QVERIFY(bench.claimView().selectedRange().empty());
    }

    void shiftAndArrowsSelect()
    {
        Bench bench;
        bench.claimView().setSelectedRange({0, 0});
        Bench::press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(bench.claimView().selectedRange(), (TextRange{0, 1}));  // one character, two units
        Bench::press(Qt::Key_Right, Qt::ShiftModifier);
        Bench::press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(bench.claimView().selectedRange(), (TextRange{0, 1}));
        bench.select("by");
        Bench::press(Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
        const std::string quote = quoteOfClaim7(bench.claimView().selectedRange());
        QVERIFY2(quote.rfind("by", 0) == 0 && quote.size() > 2 && quote.size() <= 5, quote.c_str());
    }

    void altAndArrowsMoveTheSpan()
    {
        Bench bench;
        QCOMPARE(bench.focusQuote(), std::string("the candidate phrases"));
        Bench::press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(bench.focusQuote(), std::string("the candidate phrase"));
        Bench::press(Qt::Key_Right, Qt::AltModifier);
        Bench::press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(bench.focusQuote(), std::string("the candidate phrases "));
        Bench::press(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(bench.focusQuote(), std::string("he candidate phrases "));
        Bench::press(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
        Bench::press(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier | Qt::ControlModifier);
        QVERIFY(bench.focusQuote().rfind("ranking the", 0) == 0);
        Bench::press(Qt::Key_Right, Qt::AltModifier | Qt::ControlModifier);
        QVERIFY(bench.focusQuote().find(" by") != std::string::npos);
        for (const DecisionRecord& decision : bench.project.log()) {
            QCOMPARE(decision.act, std::string("span"));
        }
    }

    void stackedSpansAreWalked()
    {
        Bench bench;
        Bench::press(Qt::Key_Period);
        QCOMPARE(bench.controller().focus(), (SpanFocus{"r3", 0}));
        QCOMPARE(bench.claimView().focusedSpan(), (SpanRef{QStringLiteral("r3"), 0}));
        Bench::press(Qt::Key_Comma);
        QCOMPARE(bench.controller().focus(), (SpanFocus{"r1", 0}));
    }

    void newReasonFromTheSelection()
    {
        Bench bench;
        bench.select("neighbouring utterance");
        Bench::press(Qt::Key_R);
        auto* menu = bench.page().findChild<QMenu*>(QStringLiteral("categoryMenu"));
        QVERIFY(menu != nullptr && menu->isVisible());
        QTest::keyClick(menu, Qt::Key_3);
        auto* text = bench.page().findChild<QPlainTextEdit*>(QStringLiteral("commentText"));
        QTRY_VERIFY(text->isVisible());
        QVERIFY(bench.project.log().empty());
        QTest::keyClicks(text, QStringLiteral("near to what?"));
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(bench.lastAct(), std::string("add_reason"));
        const Reason& added = bench.controller().focused()->reason;
        QCOMPARE(added.category, Category::RelativeTerm);
        QCOMPARE(added.text, std::string("near to what?"));
        QCOMPARE(added.spans.at(0).quote, std::string("neighbouring utterance"));
        QCOMPARE(bench.page().reviewPanes().cards().cards().size(), std::size_t{4});
    }

    void withoutASelectionNothingIsAdded()
    {
        Bench bench;
        bench.claimView().clearSelection();
        QSignalSpy messages(&bench.page(), &Page::messageRaised);
        Bench::press(Qt::Key_A);
        Bench::press(Qt::Key_R);
        QCOMPARE(messages.count(), 2);
        QVERIFY(bench.project.log().empty());
    }

    void commentIsOneDecision()
    {
        Bench bench;
        Bench::press(Qt::Key_C);
        auto* text = bench.page().findChild<QPlainTextEdit*>(QStringLiteral("commentText"));
        QVERIFY(text->hasFocus());
        QTest::keyClicks(text,
                         QStringLiteral("jk 1 dix"));  // letters and digits that are keys elsewhere
        QTest::keyClick(text, Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(text, QStringLiteral("?"));
        QVERIFY(bench.project.log().empty());
        QCOMPARE(bench.shownNumber(), 7);
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(bench.project.log().size(), std::size_t{1});
        QCOMPARE(bench.review().comment, std::string("jk 1 dix\n?"));
        Bench::press(Qt::Key_C);
        QTest::keyClicks(text, QStringLiteral("dropped"));
        QTest::keyClick(text, Qt::Key_Escape);
        QCOMPARE(bench.review().comment, std::string("jk 1 dix\n?"));
        Bench::press(Qt::Key_F);  // the focus is back where keys hold
        QVERIFY(bench.review().flagged);
    }

    void parentsAndSections()
    {
        Bench bench;
        Bench::press(Qt::Key_P);
        QVERIFY(bench.page().reviewPanes().claim().parentsShown());
        Bench::press(Qt::Key_P);
        QVERIFY(!bench.page().reviewPanes().claim().parentsShown());
        auto* section = bench.page().findChild<QPushButton*>(QStringLiteral("nextSection"));
        QCOMPARE(section->text(), QStringLiteral("112 sections 1 of 2"));
        Bench::press(Qt::Key_N);
        QCOMPARE(section->text(), QStringLiteral("112 sections 2 of 2"));
        Bench::press(Qt::Key_N);
        QCOMPARE(section->text(), QStringLiteral("112 sections 1 of 2"));
    }

    void descriptionSearch()
    {
        Bench bench;
        Bench::press(Qt::Key_G);
        DescriptionPanel& panel = bench.page().reviewPanes().description();
        auto* query = panel.findChild<QLineEdit*>(QStringLiteral("descriptionQuery"));
        QVERIFY(query->hasFocus());
        QTRY_COMPARE(panel.hitCount(), 3);  // without words: the beginning
        QTest::keyClicks(query, QStringLiteral("phrase"));
        QTest::keyClick(query, Qt::Key_Return);
        QTRY_COMPARE(panel.hitCount(), 2);
        QCOMPARE(panel.current(), 0);
        QTest::keyClick(query, Qt::Key_Down);
        QCOMPARE(panel.current(), 1);
        QTest::keyClick(query, Qt::Key_Up);
        QTest::keyClick(query, Qt::Key_Return);
        QCOMPARE(panel.current(), 1);
        QVERIFY(bench.project.log().empty());
        QTest::keyClick(query, Qt::Key_Escape);
        QVERIFY(panel.isHidden());
        Bench::press(Qt::Key_F);
        QVERIFY(bench.review().flagged);
    }

    void slashAsksForTheSearchBox()
    {
        Bench bench;
        QSignalSpy asked(&bench.page(), &Page::searchRequested);
        Bench::press(Qt::Key_Slash);
        Bench::press(Qt::Key_Slash, Qt::ShiftModifier);  // as on a German keyboard
        QCOMPARE(asked.count(), 2);
    }

    void onAButtonTheUsualKeysHold()
    {
        Bench bench;
        auto* skip = bench.page().findChild<QPushButton*>(QStringLiteral("skip"));
        skip->setFocus();
        Bench::press(Qt::Key_D);
        Bench::press(Qt::Key_1);
        QVERIFY(bench.project.log().empty());
        Bench::press(Qt::Key_Return);
        QCOMPARE(bench.lastAct(), std::string("skip"));
    }

    void tabMovesTheFocus()
    {
        Bench bench;
        const QWidget* before = QApplication::focusWidget();
        Bench::press(Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != before);
        QVERIFY(bench.project.log().empty());
    }

    void keysCanBeChanged()
    {
        Bench bench;
        QVERIFY(bench.keys().setKeys(Command::FlagClaim, {QKeySequence(Qt::Key_Q)}));
        Bench::press(Qt::Key_F);
        QVERIFY(!bench.review().flagged);
        Bench::press(Qt::Key_Q);
        QVERIFY(bench.review().flagged);
    }

    void undoReachesOverClaimsAndRestarts()
    {
        Bench bench;
        std::vector<std::vector<FoldRow>> before;
        const auto press = [&](Qt::Key key) {
            before.push_back(bench.project.folds());
            Bench::press(key);
        };
        for (const Qt::Key key : {Qt::Key_D, Qt::Key_4, Qt::Key_X, Qt::Key_F, Qt::Key_Return}) {
            press(key);
        }
        press(Qt::Key_M);
        QCOMPARE(bench.shownNumber(), 9);
        bench.remake();
        QCOMPARE(bench.shownNumber(), 9);  // where it was left
        QSignalSpy messages(&bench.page(), &Page::messageRaised);
        while (!before.empty()) {
            Bench::press(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(bench.project.folds(), before.back());
            before.pop_back();
        }
        QCOMPARE(bench.shownNumber(), 7);
        QCOMPARE(messages.count(), 6);
        QCOMPARE(messages.back()[0].toString(),
                 QStringLiteral("Undone: label, claim 7 of 16/204,118"));
        Bench::press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bench.review().label, Label::Definite);
    }

    void theCheckerIsALayerOfItsOwn()
    {
        Bench bench;
        LinterSection& section = bench.page().reviewPanes().cards().linter();
        QVERIFY(!section.isVisible());
        Bench::press(Qt::Key_L);
        QVERIFY(section.isVisible());
        QTRY_VERIFY(bench.page().linter().isReady());
        // "substantially" is relative; nothing in claim 7 or above introduces the phrases.
        const auto& found = bench.page().linter().reasons();
        const auto relative =
            std::find_if(found.begin(), found.end(), [](const LinterReason& each) {
                return each.finding.kind == FindingKind::RelativeTerm;
            });
        QVERIFY(relative != found.end());
        QCOMPARE(relative->finding.quote, std::string("substantially similar to"));
        QCOMPARE(relative->reason.layer, Layer::Linter);
        const std::string id = relative->reason.id;
        QVERIFY(section.card(id) != nullptr);
        // Nothing was decided, and the review has what it had.
        QCOMPARE(bench.review().reasons.size(), std::size_t{3});
        QVERIFY(bench.project.log().empty());
        QVERIFY(bench.controller().reason(id) == nullptr);
        // Its line is in the text; what was cited ends a word before.
        const std::vector<PaintedFragment> painted = bench.claimView().paintedFragments();
        QVERIFY(std::any_of(painted.begin(), painted.end(), [&](const PaintedFragment& fragment) {
            return fragment.range.end == relative->finding.range.end;
        }));
        // A person makes it a reason.
        section.card(id)->findChild<QAbstractButton*>(QStringLiteral("useFinding"))->click();
        QCOMPARE(bench.review().reasons.size(), std::size_t{4});
        QCOMPARE(bench.review().reasons.back().state, ReasonState::Added);
        QCOMPARE(bench.review().reasons.back().reason.category, Category::RelativeTerm);
        QCOMPARE(bench.review().reasons.back().reason.spans.front().quote,
                 std::string("substantially similar to"));
        // Hidden again, and the choice is kept.
        bench.claimView().setFocus();
        Bench::press(Qt::Key_L);
        QVERIFY(!section.isVisible());
        Bench::press(Qt::Key_L);
        bench.remake();
        bench.show(7);
        QVERIFY(bench.page().reviewPanes().cards().linter().isVisible());
    }
};

QTEST_MAIN(tst_ReviewKeys)
#include "tst_ReviewKeys.moc"
