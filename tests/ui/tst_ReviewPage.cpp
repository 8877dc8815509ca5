// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The Review page with the mouse, its queue, and what goes wrong.

#include "ReviewFixture.h"
#include "ui/editor/ActionView.h"
#include "ui/editor/ClaimView.h"
#include "ui/review/ReviewPanes.h"
#include "ui/review/queue/FilterBar.h"
#include "ui/review/queue/QueueModel.h"
#include "ui/review/queue/QueuePanel.h"
#include "ui/review/queue/QueueView.h"
#include "ui/review/reasons/ReasonCards.h"
#include "ui/review/texts/ActionPanel.h"
#include "ui/review/texts/ClaimPanel.h"
#include "ui/review/texts/SelectionBar.h"
#include "ui/widgets/ElidedLabel.h"

#include <QAbstractButton>
#include <QLabel>
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
    explicit Bench(QSize size = {1368, 800}) : ReviewBench(project, size) { show(7); }
    ReviewPanes& panes() { return page().reviewPanes(); }
    ClaimView& claimView() { return panes().claim().view(); }
    ActionView& actionView() { return panes().action().view(); }
    QueueView& queueView() { return panes().queue().view(); }
    int shownNumber() { return controller().item()->stored.claim.number; }
    template<typename T>
    T* find(const char* name)
    {
        T* found = page().findChild<T*>(QString::fromLatin1(name));
        Q_ASSERT(found != nullptr);
        return found;
    }
    /// The middle of the first piece that is painted for a highlight.
    template<typename View>
    QPoint middleOf(const View& view, const QString& reason)
    {
        for (const PaintedFragment& fragment : view.paintedFragments()) {
            if (view.highlights()[fragment.highlight].reasonId == reason) {
                return fragment.box.center().toPoint();
            }
        }
        return {-1, -1};
    }
    QPoint rowPoint(int row)
    {
        return queueView().visualRect(page().queueModel().index(row)).center();
    }
};

}  // namespace

class tst_ReviewPage : public QObject {
    Q_OBJECT

private slots:
    void hoverLightsUpBothTexts()
    {
        Bench bench;
        ReasonCard* card = bench.panes().cards().card("r2");
        emit card->hovered(true);
        QCOMPARE(bench.claimView().focusedSpan().reasonId, QStringLiteral("r2"));
        QCOMPARE(bench.actionView().focusedSpan().reasonId, QStringLiteral("r2"));
        // What the keys act on does not follow the pointer.
        QCOMPARE(bench.controller().focus().reason, std::string("r1"));
        emit card->hovered(false);
        QCOMPARE(bench.claimView().focusedSpan(), (SpanRef{QStringLiteral("r1"), 0}));
        QCOMPARE(bench.actionView().focusedSpan().reasonId, QStringLiteral("r1"));
    }

    void pointerOverTheClaimLightsUpTheAction()
    {
        Bench bench;
        const QPoint place = bench.middleOf(bench.claimView(), QStringLiteral("r2"));
        QVERIFY(place.x() >= 0);
        QTest::mouseMove(bench.claimView().viewport(), place);
        QTRY_COMPARE(bench.actionView().focusedSpan().reasonId, QStringLiteral("r2"));
        QTest::mouseMove(bench.claimView().viewport(),
                         QPoint(2, bench.claimView().viewport()->height() - 2));
        QTRY_COMPARE(bench.actionView().focusedSpan().reasonId, QStringLiteral("r1"));
    }

    void clickOnASpanChoosesTheReason()
    {
        Bench bench;
        const QPoint inClaim = bench.middleOf(bench.claimView(), QStringLiteral("r2"));
        QTest::mouseClick(bench.claimView().viewport(), Qt::LeftButton, {}, inClaim);
        QCOMPARE(bench.controller().focus(), (SpanFocus{"r2", 0}));
        QVERIFY(bench.panes().cards().card("r2")->isSelected());
        QVERIFY(!bench.panes().cards().card("r1")->isSelected());

        const QPoint inAction = bench.middleOf(bench.actionView(), QStringLiteral("r1"));
        QVERIFY(inAction.x() >= 0);
        QTest::mouseClick(bench.actionView().viewport(), Qt::LeftButton, {}, inAction);
        QCOMPARE(bench.controller().focus(), (SpanFocus{"r1", 0}));
    }

    void clickOnACardChoosesTheReason()
    {
        Bench bench;
        ReasonCard* card = bench.panes().cards().card("r2");
        QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(card->width() / 2, card->height() - 6));
        QCOMPARE(bench.controller().focus().reason, std::string("r2"));
        QCOMPARE(bench.claimView().focusedSpan().reasonId, QStringLiteral("r2"));
    }

    void cardsTellWhereAndHow()
    {
        Bench bench;
        const auto texts = [](const ReasonCard* card) {
            QStringList all;
            for (const QLabel* label : card->findChildren<QLabel*>()) {
                if (label->isVisibleTo(card)) {
                    all += label->text();
                }
            }
            for (const ElidedLabel* label : card->findChildren<ElidedLabel*>()) {
                all += label->text();
            }
            return all;
        };
        const QStringList first = texts(bench.panes().cards().card("r1"));
        QVERIFY2(first.contains(QStringLiteral("Span 1 of 2")), qPrintable(first.join(u'|')));
        QVERIFY2(first.contains(QStringLiteral("Action para. 11")), qPrintable(first.join(u'|')));
        QVERIFY(first.contains(QStringLiteral("examiner · exact")));
        const QStringList third = texts(bench.panes().cards().card("r3"));
        QVERIFY2(third.contains(QStringLiteral("Quote not in claim: “naturalness”")),
                 qPrintable(third.join(u'|')));
        bench.controller().setCategory(Category::Other);
        const QString changes = texts(bench.panes().cards().card("r1")).join(u'|');
        QVERIFY2(changes.contains(QStringLiteral("Was: Antecedent basis, changed by mk")),
                 qPrintable(changes));
        QVERIFY2(changes.contains(QStringLiteral("edited by mk")), qPrintable(changes));
    }

    void rejectedCardsCanBeRestored()
    {
        Bench bench;
        bench.controller().toggleRejected();
        QTest::mouseClick(bench.find<QAbstractButton>("restoreReason"), Qt::LeftButton);
        QCOMPARE(bench.project.log().back().act, std::string("restore"));
        QCOMPARE(bench.controller().reason("r1")->state != ReasonState::Rejected, true);
    }

    void selectionBarOffersBothActs()
    {
        Bench bench;
        const SelectionBar& bar = bench.panes().claim().selectionBar();
        QVERIFY(bar.isHidden());
        bench.claimView().setSelectedRange({3, 6});
        QVERIFY(bar.isVisible());
        QVERIFY(bench.claimView().rect().contains(bar.geometry()));
        QTest::mouseClick(bench.find<QAbstractButton>("addSpan"), Qt::LeftButton);
        QCOMPARE(bench.controller().reason("r1")->reason.spans.back().range, (TextRange{3, 6}));
        QVERIFY(bar.isHidden());
    }

    void categoryButtonOpensTheMenu()
    {
        Bench bench;
        auto* button = bench.panes().cards().card("r2")->findChild<QAbstractButton*>();
        QTest::mouseClick(button, Qt::LeftButton);
        auto* menu = bench.find<QMenu>("categoryMenu");
        QTRY_VERIFY(menu->isVisible());
        QCOMPARE(menu->actions().size(), 9);
        QTest::keyClick(menu, Qt::Key_4);
        QTRY_COMPARE(bench.controller().reason("r2")->reason.category, Category::ExemplaryPhrasing);
        QCOMPARE(bench.controller().reason("r1")->reason.category, Category::AntecedentBasis);
    }

    void queueRowsChooseClaims()
    {
        Bench bench;
        QTest::mouseClick(bench.queueView().viewport(), Qt::LeftButton, {}, bench.rowPoint(5));
        QCOMPARE(bench.shownNumber(), 4);
        QTest::mouseClick(bench.queueView().viewport(), Qt::LeftButton, {}, bench.rowPoint(3));
        QCOMPARE(bench.shownNumber(), 4);  // a heading is nothing to choose
        QCOMPARE(bench.queueView().currentIndex().row(), 5);
    }

    void filterChips()
    {
        Bench bench;
        QSignalSpy status(&bench.page(), &Page::statusChanged);
        bench.controller().accept();
        QCOMPARE(status.back()[0].value<PageStatus>().done, 1);
        QCOMPARE(status.back()[0].value<PageStatus>().total, 6);
        auto* open = bench.find<QAbstractButton>("filterOpen");
        QTest::mouseClick(open, Qt::LeftButton);
        QCOMPARE(bench.page().queueModel().claimCount(), 5);
        QCOMPARE(bench.find<QLabel>("queueNote")->text(), QStringLiteral("· 1 of 6"));
        QTest::mouseClick(bench.find<QAbstractButton>("filterIndefinite"), Qt::LeftButton);
        QCOMPARE(bench.page().queueModel().claimCount(), 3);
        QTest::mouseClick(bench.find<QAbstractButton>("filterFlagged"), Qt::LeftButton);
        QCOMPARE(bench.page().queueModel().claimCount(), 0);
        auto* clear = bench.find<QAbstractButton>("clearFilters");
        QVERIFY(clear->isVisible());
        QTest::mouseClick(clear, Qt::LeftButton);
        QCOMPARE(bench.page().queueModel().claimCount(), 6);
        QVERIFY(!open->isChecked());
    }

    void filterAndClaimComeBack()
    {
        Bench bench;
        QTest::mouseClick(bench.find<QAbstractButton>("filterIndefinite"), Qt::LeftButton);
        bench.show(4);
        bench.remake();
        QCOMPARE(bench.shownNumber(), 4);
        QCOMPARE(bench.page().queueModel().claimCount(), 4);
        QVERIFY(bench.find<QAbstractButton>("filterIndefinite")->isChecked());
    }

    void moreFilters()
    {
        Bench bench;
        QTest::mouseClick(bench.find<QAbstractButton>("filterMore"), Qt::LeftButton);
        QMenu* menu = bench.panes().queue().filters().menu();
        QTRY_VERIFY(menu->isVisible());
        QStringList words;
        QAction* ungrounded = nullptr;
        for (QAction* action : menu->actions()) {
            words += action->text();
            if (action->text().startsWith(QLatin1String("With a quote"))) {
                ungrounded = action;
            }
        }
        QVERIFY2(words.contains(QStringLiteral("Only application 16/204,118")),
                 qPrintable(words.join(u'|')));
        ungrounded->trigger();
        menu->close();
        QCOMPARE(bench.page().queueModel().claimCount(), 1);
    }

    void searchFiltersAndMarks()
    {
        Bench bench;
        bench.page().search(QStringLiteral("neighbouring"));
        QTRY_COMPARE(bench.page().queueModel().claimCount(), 1);
        QCOMPARE(bench.shownNumber(), 7);
        bench.page().search(QStringLiteral("zebra"));
        QTRY_COMPARE(bench.page().queueModel().claimCount(), 0);
        bench.page().search({});
        QTRY_COMPARE(bench.page().queueModel().claimCount(), 6);
    }

    void aLockedFileRaisesABannerAndKeepsTheScreen()
    {
        Bench bench;
        auto other = Database::open(bench.project.path());
        QVERIFY(other);
        auto held = WriteTransaction::begin(**other);
        QVERIFY(held);
        Bench::press(Qt::Key_D);
        Banner& banner = bench.panes().banner();
        QVERIFY(banner.isVisible());
        QCOMPARE(banner.kind(), Banner::Kind::Error);
        QVERIFY2(banner.text().contains(QStringLiteral("small.metes")), qPrintable(banner.text()));
        QVERIFY(bench.find<QPushButton>("labelIndefinite")->isChecked());
        QVERIFY(bench.project.log().empty());
        held->reset();
        QAbstractButton* retry = nullptr;
        for (auto* button : banner.findChildren<QAbstractButton*>()) {
            retry = button->text() == QStringLiteral("Retry") ? button : retry;
        }
        QVERIFY(retry != nullptr);
        QTest::mouseClick(retry, Qt::LeftButton);
        QVERIFY(banner.isHidden());
        QVERIFY(bench.find<QPushButton>("labelDefinite")->isChecked());
        QCOMPARE(bench.project.log().size(), std::size_t{1});
    }

    void narrowPagesHaveADrawer()
    {
        Bench bench({952, 620});
        QVERIFY(bench.panes().isNarrow());
        QVERIFY(!bench.panes().isQueueShown());
        QVERIFY(bench.panes().width() <= 952);
        bench.page().setQueueVisible(false);  // what the window's command says of the column
        QVERIFY(bench.panes().isQueueShown());
        bench.page().setQueueVisible(true);
        QVERIFY(!bench.panes().isQueueShown());
        QTest::mouseClick(bench.find<QAbstractButton>("openQueue"), Qt::LeftButton);
        QVERIFY(bench.panes().isQueueShown());
        QTest::mouseClick(bench.queueView().viewport(), Qt::LeftButton, {}, bench.rowPoint(5));
        QCOMPARE(bench.shownNumber(), 4);
        QVERIFY(!bench.panes().isQueueShown());
        bench.page().resize(1368, 800);
        QVERIFY(!bench.panes().isNarrow());
        QVERIFY(bench.panes().isQueueShown());
        // Hiding the queue must not leave the keys without a place.
        bench.queueView().setFocus();
        bench.page().resize(952, 620);
        Bench::press(Qt::Key_F);
        QVERIFY(bench.controller().item()->review.flagged);
    }

    void changesFromOutsideAreShown()
    {
        Bench bench;
        auto other = Database::open(bench.project.path());
        QVERIFY(other);
        auto session = ReviewSession::open(**other, {"mk", "elsewhere", {}}, bench.project.clock);
        QVERIFY(session);
        QVERIFY((*session)->decide(bench.project.claim7(), ReviewAct::onClaim(Act::Flag)));
        // The page's session met no such annotator yet: it decides once to know the name.
        Bench::press(Qt::Key_M);
        QSignalSpy ready(&bench.page(), &ReviewPage::ready);
        bench.page().projectChangedOutside();
        QVERIFY(ready.wait());
        QVERIFY(bench.controller().item()->review.flagged);
        const int row = bench.page().queueModel().rowOf(bench.project.claim7());
        QVERIFY(bench.page().queueModel().index(row).data(QueueModel::FlaggedRole).toBool());
    }

    void emptyStates()
    {
        Bench bench;
        bench.controller().show(bench.project.claim("15977530", 2));
        QStringList words;
        for (const QLabel* label : bench.page().findChildren<QLabel*>()) {
            if (label->isVisible()) {
                words += label->text();
            }
        }
        QVERIFY(words.contains(QStringLiteral("No office action")));
        QVERIFY(words.contains(
            QStringLiteral("No reasons cited. Accept to record: reviewed, nothing found.")));
        Bench::press(Qt::Key_Return);
        const int row = bench.page().queueModel().rowOf(bench.project.claim("15977530", 2));
        QCOMPARE(bench.page().queueModel().index(row).data(QueueModel::StateRole).toInt(),
                 static_cast<int>(ClaimState::NothingFound));
    }

    void everythingThatTakesTheFocusHasAName()
    {
        Bench bench;
        bench.page().run(Command::ParentClaim);
        bench.page().run(Command::SearchDescription);
        int named = 0;
        for (QWidget* widget : bench.page().findChildren<QWidget*>()) {
            const auto* button = qobject_cast<QAbstractButton*>(widget);
            const bool interactive = button != nullptr || widget->focusPolicy() != Qt::NoFocus;
            const bool inner = widget->objectName().startsWith(QLatin1String("qt_"))
                               || qobject_cast<QMenu*>(widget) != nullptr;
            if (!interactive || inner || !widget->isVisible()) {
                continue;
            }
            QString name = widget->accessibleName();
            if (name.isEmpty() && button != nullptr) {
                name = button->text();
            }
            // Inside a composite the outer widget speaks.
            for (QWidget* up = widget->parentWidget();
                 name.isEmpty() && up != nullptr && up != &bench.page(); up = up->parentWidget()) {
                name = qobject_cast<ClaimView*>(up) || qobject_cast<QAbstractScrollArea*>(up)
                               || qobject_cast<QLineEdit*>(up)
                           ? up->accessibleName()
                           : QString();
            }
            QVERIFY2(!name.isEmpty(), qPrintable(QStringLiteral("%1 %2").arg(
                                          QString::fromLatin1(widget->metaObject()->className()),
                                          widget->objectName())));
            ++named;
        }
        QVERIFY2(named > 15, qPrintable(QString::number(named)));
    }

    void paceIsToldAfterThreeClaims()
    {
        Bench bench;
        bench.show(1);
        QSignalSpy status(&bench.page(), &Page::statusChanged);
        for (const int seconds : {30, 38, 50}) {
            bench.project.clock.advance(seconds * 1000);
            Bench::press(Qt::Key_Return);
        }
        // The key press itself is no time: 30, 38 and 50 seconds, three of six claims left.
        QCOMPARE(status.back()[0].value<PageStatus>().pace,
                 QStringLiteral("38 s a claim · about 2 min left"));
    }
};

QTEST_MAIN(tst_ReviewPage)
#include "tst_ReviewPage.moc"
