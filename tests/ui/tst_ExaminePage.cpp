// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The Examine page with real keys: writing, findings, edits, undo, drafts that come back.

#include "ExamineFixture.h"
#include "core/text/TextIndex.h"
#include "ui/editor/ClaimDraftEditor.h"
#include "ui/examine/DraftActs.h"
#include "ui/examine/ExaminePanes.h"
#include "ui/examine/chart/ChartPanel.h"
#include "ui/examine/chart/ClaimChart.h"
#include "ui/examine/claims/OutlinePanel.h"
#include "ui/examine/claims/SideList.h"
#include "ui/examine/findings/FindingCard.h"
#include "ui/examine/findings/FindingModel.h"
#include "ui/examine/findings/FindingView.h"
#include "ui/examine/findings/FindingsPanel.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Chip.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QShortcut>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QUrl>

using namespace metes;

namespace {

const std::string kLever = "1. A lifting device comprising:\n"
                           "    a base plate; and\n"
                           "    a lever mounted on the base plate.\n"
                           "\n"
                           "2. The device of claim 1, wherein the adjustment screw is steel.\n"
                           "\n"
                           "3. The device of claim 2, wherein the lever is long.\n";

TextRange placeOf(const std::string& text, const std::string& words)
{
    const std::size_t byte = text.find(words);
    Q_ASSERT(byte != std::string::npos);
    const std::int32_t start = codePointCount(std::string_view(text).substr(0, byte));
    return {start, start + codePointCount(words)};
}

std::string hundredClaims()
{
    static constexpr const char* kMissing[] = {"lever", "pin",  "screw", "bolt", "cover",
                                               "plate", "hook", "valve", "pump", "belt"};
    std::string text = "1. A machine comprising a frame, a motor and a shaft.\n";
    for (int number = 2; number <= 100; ++number) {
        text += std::to_string(number) + ". The machine of claim " + std::to_string(number - 1)
                + ", further comprising a gear number " + std::to_string(number)
                + " coupled to the shaft, the " + kMissing[number % 10] + " and the frame.\n";
    }
    return text;
}

}  // namespace

class tst_ExaminePage : public QObject {
    Q_OBJECT

private slots:
    void typingShowsAFindingAtItsPlace()
    {
        ExamineBench bench;
        // Two characters outside the Basic Multilingual Plane stand before it; they are pasted, as
        // keys carry UTF-16 units.
        bench.page().editor().apply(
            {{{0, 0}, "1. A \U0001D6FC \U0001F529 device comprising a base, wherein "}});
        bench.page().editor().setCaretPosition(codePointCount(bench.page().editor().text()));
        bench.type(QStringLiteral("the lever is long."));
        QVERIFY(bench.waitForCheck());
        const std::string id = bench.idOf(FindingKind::MissingAntecedent);
        QVERIFY(!id.empty());
        const auto range = bench.page().editor().rangeOf(QString::fromStdString(id));
        QVERIFY(range.has_value());
        QCOMPARE(*range, placeOf(bench.page().editor().text(), "the lever"));
        QCOMPARE(range->start, 43);
        // The list says the same.
        QVERIFY(bench.page().findingModel().indexOf(id).isValid());
        // And the line is painted below those words.
        bool painted = false;
        for (const PaintedFragment& fragment : bench.page().editor().paintedFragments()) {
            painted = painted || bench.quote(fragment.range) == "the lever";
        }
        QVERIFY(painted);
    }

    void marksMoveWithTheTextUntilItIsChecked()
    {
        ExamineBench bench;
        bench.write(kLever);
        const auto id = QString::fromStdString(bench.idOf(FindingKind::MissingAntecedent));
        QVERIFY(!id.isEmpty());
        bench.page().editor().setCaretPosition(0);
        bench.type(QStringLiteral("  "));
        QVERIFY(!bench.controller().examiner().isCurrent());
        QCOMPARE(bench.quote(*bench.page().editor().rangeOf(id)),
                 std::string("the adjustment screw"));
    }

    void enterTakesTheEditAndUndoBringsTheFindingBack()
    {
        ExamineBench bench;
        bench.write(kLever);
        const std::string id = bench.idOf(FindingKind::MissingAntecedent);
        QVERIFY(!id.empty());
        FindingView& list = bench.page().examinePanes().findings().view();
        list.setFocus(Qt::TabFocusReason);
        list.choose(id);
        bench.press(Qt::Key_Return);
        QVERIFY(bench.page().editor().text().find("wherein an adjustment screw is")
                != std::string::npos);
        QVERIFY(bench.waitForCheck());
        QCOMPARE(bench.idOf(FindingKind::MissingAntecedent), std::string());
        QVERIFY(!bench.page().findingModel().indexOf(id).isValid());

        bench.page().undo();
        QCOMPARE(bench.page().editor().text(), kLever);
        QVERIFY(bench.waitForCheck());
        QCOMPARE(bench.idOf(FindingKind::MissingAntecedent), id);
        bench.page().redo();
        QVERIFY(bench.page().editor().text().find("wherein an adjustment screw is")
                != std::string::npos);
    }

    void dismissalNeedsAReasonAndIsUndoneInOrderWithEdits()
    {
        ExamineBench bench;
        bench.write(kLever);
        const std::string id = bench.idOf(FindingKind::MissingAntecedent);
        FindingsPanel& panel = bench.page().examinePanes().findings();
        panel.view().setFocus(Qt::TabFocusReason);
        panel.view().choose(id);
        bench.press(Qt::Key_X);
        bench.press(Qt::Key_Return);  // no reason
        QCOMPARE(bench.page().findingModel().counts().dismissed, 0);

        bench.press(Qt::Key_X);
        bench.type(QStringLiteral("drawn as one part"));
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.page().findingModel().counts().dismissed, 1);
        QVERIFY(!bench.page().findingModel().indexOf(id).isValid());
        QVERIFY(!bench.page().editor().rangeOf(QString::fromStdString(id)).has_value());

        bench.page().editor().setFocus();
        bench.page().editor().setCaretPosition(codePointCount(bench.page().editor().text()));
        bench.type(QStringLiteral("x"));
        QVERIFY(bench.waitForCheck());
        // The finding stays dismissed in the new text.
        QCOMPARE(bench.page().findingModel().counts().dismissed, 1);
        bench.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.page().editor().text(), kLever);
        QCOMPARE(bench.page().findingModel().counts().dismissed, 1);
        bench.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.page().editor().text(), kLever);
        QCOMPARE(bench.page().findingModel().counts().dismissed, 0);
        bench.page().redo();
        QCOMPARE(bench.page().findingModel().counts().dismissed, 1);
        QCOMPARE(bench.controller().draft().judgements.begin()->second.reason,
                 std::string("drawn as one part"));
    }

    void acceptedStaysAndIsTakenBack()
    {
        ExamineBench bench;
        bench.write(kLever);
        const std::string id = bench.idOf(FindingKind::MissingAntecedent);
        FindingView& list = bench.page().examinePanes().findings().view();
        list.setFocus(Qt::TabFocusReason);
        list.choose(id);
        bench.press(Qt::Key_A);
        QVERIFY(bench.page().findingModel().indexOf(id).data(FindingModel::AcceptedRole).toBool());
        QCOMPARE(list.chosen(), id);
        bench.press(Qt::Key_T);
        QVERIFY(!bench.page().findingModel().indexOf(id).data(FindingModel::AcceptedRole).toBool());
    }

    void proofNamesThePathAndEvidenceLightsUp()
    {
        ExamineBench bench;
        bench.write(
            "1. A device comprising a base and a lever.\n"
            "2. The device of claim 1, further comprising a cover.\n"
            "3. The device of claim 2, wherein the aluminum lever is flat and the gauge is red.\n");
        FindingView& list = bench.page().examinePanes().findings().view();
        list.choose(bench.idOf(FindingKind::MissingAntecedent));
        QStringList words;
        for (const QLabel* label :
             bench.page().findChild<FindingCard*>()->findChildren<QLabel*>()) {
            words += label->text();
        }
        const QString all = words.join(u'\n');
        QVERIFY2(all.contains(QStringLiteral("the gauge")), qPrintable(all));
        // Once, whoever says it: the message or the line below it.
        QCOMPARE(all.count(QStringLiteral("no introduction in claim 3 > 2 > 1")), 1);
        const std::string added = bench.idOf(FindingKind::ModifierAdded);
        QVERIFY(!added.empty());
        list.choose(added);
        const std::vector<TextRange> lit = bench.page().editor().litRanges();
        QVERIFY(!lit.empty());
        QCOMPARE(bench.quote(lit.front()), std::string("a lever"));
        QCOMPARE(bench.page().editor().focusedMark(), QString::fromStdString(added));
    }

    void keysWalkTheFindings()
    {
        ExamineBench bench;
        bench.write(hundredClaims());
        QAbstractItemModelTester tester(bench.page().findChild<FindingModel*>());
        FindingView& list = bench.page().examinePanes().findings().view();
        QVERIFY(bench.page().findingModel().rowCount() > 3);
        list.walk(1);
        list.setFocus(Qt::TabFocusReason);
        const int first = list.currentIndex().row();
        bench.press(Qt::Key_Down);
        QCOMPARE(list.currentIndex().row(), first + 1);
        bench.press(Qt::Key_Up);
        QCOMPARE(list.currentIndex().row(), first);
        list.walk(-1);
        QCOMPARE(list.currentIndex().row(), bench.page().findingModel().rowCount() - 1);
    }

    void severityFiltersListAndUnderlinesAlike()
    {
        ExamineBench bench;
        bench.write(kLever);
        const std::string id = bench.idOf(FindingKind::MissingAntecedent);
        const Finding finding = *bench.controller().finding(id);
        FilterChip& chip = bench.page().examinePanes().findings().severityChip(finding.severity);
        QVERIFY(chip.isChecked());
        QVERIFY(chip.count().value_or(0) > 0);
        chip.click();
        QVERIFY(!bench.page().findingModel().indexOf(id).isValid());
        QVERIFY(!bench.page().editor().rangeOf(QString::fromStdString(id)).has_value());
        chip.click();
        QVERIFY(bench.page().findingModel().indexOf(id).isValid());
    }

    void treeShowsClaimsAndTheirTerms()
    {
        ExamineBench bench;
        bench.write(kLever);
        OutlinePanel& outline = bench.page().examinePanes().outline();
        const auto& rows = outline.claims().rows().rows();
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0].text, QStringLiteral("A lifting device"));
        QCOMPARE(rows[2].depth, 2);
        QCOMPARE(rows[1].remark, QStringLiteral("1"));
        QCOMPARE(rows[0].remark, QStringLiteral("✓"));
        emit outline.claims().rowChosen(1);
        QStringList terms;
        for (const SideRow& row : outline.terms().rows().rows()) {
            terms += row.text + u'|' + row.remark;
        }
        const QString all = terms.join(u'\n');
        QVERIFY2(all.contains(QStringLiteral("adjustment screw|no introduction")), qPrintable(all));
        // Inherited from claim 1, with the introduction and "the lever" of claim 3.
        QVERIFY2(all.contains(QStringLiteral("lever|claim 1 · 2 use")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("base plate|claim 1 · 2 use")), qPrintable(all));
    }

    void draftComesBackWithItsDismissals()
    {
        ExamineBench bench;
        bench.write(kLever);
        const std::string id = bench.idOf(FindingKind::MissingAntecedent);
        bench.controller().dismiss(id, "known");
        bench.type(QStringLiteral(" "));
        const std::string text = bench.page().editor().text();
        bench.remake();
        QCOMPARE(bench.page().editor().text(), text);
        QVERIFY(bench.waitForCheck());
        QCOMPARE(bench.page().findingModel().counts().dismissed, 1);
    }

    void draftIsOnTheDiskWithinASecond()
    {
        ExamineBench bench;
        bench.type(QStringLiteral("1. A lever."));
        const DraftStore other(bench.drafts());
        QTRY_COMPARE_WITH_TIMEOUT(other.latest().value_or(Draft{}).text, std::string("1. A lever."),
                                  1000);
        // Only the owner may look into the folder.
        using std::filesystem::perms;
        QCOMPARE(std::filesystem::status(bench.drafts()).permissions()
                     & (perms::group_all | perms::others_all),
                 perms::none);
    }

    void anotherDraftKeepsTheFirst()
    {
        ExamineBench bench;
        bench.write("1. A first draft.");
        QApplication::clipboard()->setText(QStringLiteral("1. A second draft."));
        bench.page().acts().paste();
        QCOMPARE(bench.page().editor().text(), std::string("1. A second draft."));
        QVERIFY(!bench.page().editor().canUndo());
        QVERIFY(bench.waitForCheck());
        QTRY_COMPARE(DraftStore(bench.drafts()).ids().size(), std::size_t{2});
    }

    void failureToSaveIsSaidAndNothingIsLost()
    {
        ExamineBench bench;
        // A file where the folder should be.
        std::filesystem::remove_all(bench.drafts());
        QFile blocker(QString::fromStdString(bench.drafts().string()));
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        blocker.close();
        bench.type(QStringLiteral("1. A lever."));
        Banner* banner = bench.page().findChild<Banner*>(QStringLiteral("examineBanner"));
        QTRY_VERIFY(banner->isVisible());
        QVERIFY(banner->text().contains(QStringLiteral("could not be saved")));
        QVERIFY(blocker.remove());
        QVERIFY(bench.controller().saveNow().has_value());
        QCOMPARE(DraftStore(bench.drafts()).latest().value_or(Draft{}).text,
                 std::string("1. A lever."));
    }

    void applicationOfTheProjectIsTaken()
    {
        ExamineBench bench;
        bench.page().acts().chooseApplication();
        QTRY_VERIFY(bench.page().examinePanes().isChooserShown());
        bench.type(QStringLiteral("16204118"));
        bench.press(Qt::Key_Return);
        QTRY_VERIFY(!bench.page().examinePanes().isChooserShown());
        QVERIFY(bench.waitForCheck());
        QStringList numbers;
        for (const Claim& claim : bench.controller().examination()->claims) {
            numbers += QString::number(claim.number);
        }
        QCOMPARE(numbers.join(u','), QStringLiteral("1,4,7,9"));
    }

    void emptyPageSaysWhatBelongsThere()
    {
        ExamineBench bench;
        auto* start = bench.page().findChild<QWidget*>(QStringLiteral("draftStart"));
        QVERIFY(start->isVisible());
        for (const char* name : {"startPaste", "startOpen", "startApplication"}) {
            QVERIFY(bench.page().findChild<QAbstractButton*>(QLatin1String(name))->isVisible());
        }
        bench.type(QStringLiteral("1"));
        QVERIFY(!start->isVisible());
        bench.press(Qt::Key_Backspace);
        QVERIFY(start->isVisible());
    }

    void singleKeysOfTheWindowAreTyped()
    {
        ExamineBench bench;
        QShortcut search(QKeySequence(Qt::Key_Slash), &bench.page());
        QSignalSpy fired(&search, &QShortcut::activated);
        bench.type(QStringLiteral("and/or"));
        QCOMPARE(bench.page().editor().text(), std::string("and/or"));
        QCOMPARE(fired.count(), 0);
    }

    void aKeyInAHundredClaimsNeverWaitsForTheChecker()
    {
        ExamineBench bench;
        bench.write(hundredClaims());
        const auto before = bench.controller().examination();
        QElapsedTimer one;
        qint64 slowest = 0;
        for (int i = 0; i < 20; ++i) {
            one.start();
            bench.type(QStringLiteral("x"));
            slowest = std::max(slowest, one.nsecsElapsed());
        }
        // Not one check was made while the keys were handled: that takes the event loop.
        QCOMPARE(bench.controller().examination(), before);
        QVERIFY(!bench.controller().examiner().isCurrent());
        // Generous for a loaded machine; a check of such a text takes far longer.
        QVERIFY2(slowest < 100'000'000, qPrintable(QString::number(slowest)));
        QVERIFY(bench.waitForCheck());
        QVERIFY(bench.controller().examination() != before);
    }

    void keysOfTheListCanBeChanged()
    {
        ExamineBench bench;
        bench.write(kLever);
        const std::string id = bench.idOf(FindingKind::MissingAntecedent);
        FindingView& list = bench.page().examinePanes().findings().view();
        // J belongs to Review as well: that is another page, so there is no clash.
        QVERIFY(
            bench.keys().setKeys(Command::AcceptFinding, {QKeySequence(Qt::Key_J)}).has_value());
        list.setFocus(Qt::TabFocusReason);
        list.choose(id);
        bench.press(Qt::Key_A);
        QVERIFY(bench.controller().judgement(*bench.controller().finding(id)) == nullptr);
        bench.press(Qt::Key_J);
        const Judgement* judged = bench.controller().judgement(*bench.controller().finding(id));
        QVERIFY(judged != nullptr);
        QCOMPARE(judged->verdict, FindingVerdict::Accepted);
        // Within the page a key belongs to one command.
        const Result<void> refused =
            bench.keys().setKeys(Command::DismissFinding, {QKeySequence(Qt::Key_J)});
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, ErrorCode::Conflict);
        // And the walking keys move with the map.
        QVERIFY(bench.keys().setKeys(Command::NextFinding, {QKeySequence(Qt::Key_F4)}).has_value());
        bench.page().editor().setFocus();
        list.clearChoice();
        bench.press(Qt::Key_F8);
        QVERIFY(list.chosen().empty());
        bench.press(Qt::Key_F4);
        QVERIFY(!list.chosen().empty());
    }

    void droppedOfficeFileIsOpened()
    {
        const QString file =
            QStringLiteral(METES_SOURCE_DIR "/../shared/data/fulltext_xml/US20050004437A1.xml");
        if (!QFile::exists(file)) {
            QSKIP("the shared data is not at hand");
        }
        ExamineBench bench;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QWidget* input = bench.page().editor().input();
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(input, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(input, &drop);
        QTRY_VERIFY(!bench.page().editor().isEmpty());
        QVERIFY(bench.waitForCheck());
        // The publication has ten claims; the office's text says "blood sugar levels" in claim 3,
        // which claim 1 calls readings.
        QCOMPARE(bench.controller().examination()->claims.size(), std::size_t{10});
        QVERIFY(bench.controller().examination()->hasDescription);
    }

    void unreadableFileIsExplained()
    {
        ExamineBench bench;
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("claims.docx")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("PK\x03\x04 and then nothing that belongs in an archive");
        file.close();
        bench.page().acts().openDropped(file.fileName());
        Banner* banner = bench.page().findChild<Banner*>(QStringLiteral("examineBanner"));
        QTRY_VERIFY(banner->isVisible());
        QVERIFY(!banner->text().isEmpty());
        QVERIFY(bench.page().editor().isEmpty());
    }

    void chartShowsElementsBesideTheirParagraphs()
    {
        ExamineBench bench;
        bench.write(kLever);
        bench.controller().setDescription(
            {"A device lifts loads.", "The base plate carries a lever.", "Nothing more."});
        QVERIFY(bench.waitForCheck());
        bench.page().examinePanes().setChartShown(true);
        QTableView& table = bench.page().examinePanes().chart().table();
        QVERIFY(table.isVisible());
        QAbstractItemModel& model = *table.model();
        QAbstractItemModelTester tester(&model);
        QStringList elements;
        for (int row = 0; row < model.rowCount(); ++row) {
            elements += model.index(row, 1).data().toString();
        }
        QCOMPARE(
            elements,
            QStringList(
                {QStringLiteral("A lifting device comprising:"),
                 QStringLiteral("a base plate; and"),
                 QStringLiteral("a lever mounted on the base plate."),
                 QStringLiteral("The device of claim 1, wherein the adjustment screw is steel."),
                 QStringLiteral("The device of claim 2, wherein the lever is long.")}));
        QCOMPARE(model.index(1, 2).data().toString(), QStringLiteral("[0002]"));
        QVERIFY(model.index(3, 2).data().toString().contains(QStringLiteral("adjustment screw")));
        const QString csv = chartCsv(claimChart(*bench.controller().examination()));
        QVERIFY(csv.contains(QStringLiteral("1,a base plate; and,[0002],\r\n")));
    }

    void everyPartHasANameForAScreenReader()
    {
        ExamineBench bench;
        for (QWidget* pane : bench.page().panes()) {
            QVERIFY2(!pane->accessibleName().isEmpty(), qPrintable(pane->objectName()));
        }
    }
};

QTEST_MAIN(tst_ExaminePage)
#include "tst_ExaminePage.moc"
