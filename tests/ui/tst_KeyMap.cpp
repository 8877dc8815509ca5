// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <set>

#include <QAbstractItemModelTester>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "ui/settings/KeyMap.h"
#include "ui/settings/KeyTableModel.h"
#include "ui/settings/Settings.h"

using namespace metes;

static QKeySequence key(const char* text)
{
    return QKeySequence(QString::fromUtf8(text), QKeySequence::PortableText);
}

/// Settings in a folder that vanishes, read anew by restart().
class Bench {
public:
    Bench() { restart(); }
    void restart()
    {
        keys.reset();
        settings.reset();
        store = std::make_unique<QSettings>(folder.filePath(QStringLiteral("metes.conf")),
                                            QSettings::IniFormat);
        settings = std::make_unique<Settings>(*store);
        keys = std::make_unique<KeyMap>(*settings);
    }

    QTemporaryDir folder;
    std::unique_ptr<QSettings> store;
    std::unique_ptr<Settings> settings;
    std::unique_ptr<KeyMap> keys;
};

class tst_KeyMap : public QObject {
    Q_OBJECT

private slots:
    void commandsHaveStableNames();
    void defaultKeys_data();
    void defaultKeys();
    void keysAreUniqueWithinTheirReach_data();
    void keysAreUniqueWithinTheirReach();
    void findsTheCommandOfAKey();
    void refusesAKeyThatIsTaken();
    void refusesAcrossWindowAndPage();
    void aFreedKeyCanBeTaken();
    void keysSurviveTheProgram();
    void presetDropsChanges();
    void resetIsRefusedWhenTheKeyIsTaken();
    void aClashInTheFileIsDropped();
    void tradedKeysSurvive();
    void frenchDigitsAreCategories();
    void keyTextNamesEnter();
    void tableFollowsTheMap();
};

void tst_KeyMap::commandsHaveStableNames()
{
    std::set<QString> ids;
    for (const Command command : allCommands()) {
        const QString id = commandId(command);
        QVERIFY(ids.insert(id).second);
        QCOMPARE(commandFromId(id), std::optional(command));
        QVERIFY(!commandName(command).isEmpty());
    }
    QCOMPARE(static_cast<int>(ids.size()), kCommandCount);
    QVERIFY(!commandFromId(QStringLiteral("dance")));
    QCOMPARE(commandId(Command::AcceptAndNext), QStringLiteral("accept-and-next"));
    QCOMPARE(commandId(Command::SearchDescription), QStringLiteral("search-description"));
}

void tst_KeyMap::defaultKeys_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("keys");
    // The list of keys that the product promises.
    const std::pair<const char*, const char*> promised[] = {
        {"accept-and-next", "Return"}, {"accept-and-next", "Enter"}, {"next-claim", "J"},
        {"previous-claim", "K"},       {"next-reason", "Down"},      {"previous-reason", "Up"},
        {"category-1", "1"},           {"category-9", "9"},          {"label-definite", "D"},
        {"label-indefinite", "I"},     {"reject-reason", "X"},       {"text-wrong", "T"},
        {"spans-wrong", "W"},          {"reason-missing", "M"},      {"add-span", "A"},
        {"new-reason", "R"},           {"next-stacked-span", "."},   {"previous-stacked-span", ","},
        {"select-right", "Shift+Right"},          {"select-word-left", "Ctrl+Shift+Left"},
        {"span-end-right", "Alt+Right"},          {"span-end-word-left", "Ctrl+Alt+Left"},
        {"span-start-left", "Alt+Shift+Left"},    {"span-start-word-right", "Ctrl+Alt+Shift+Right"},
        {"next-action-section", "N"},  {"flag-claim", "F"},          {"comment-claim", "C"},
        {"skip-claim", "S"},           {"parent-claim", "P"},        {"search-description", "G"},
        {"search", "/"},               {"undo", "Ctrl+Z"},           {"redo", "Ctrl+Shift+Z"},
        {"show-keys", "?"},            {"page-1", "Ctrl+1"},         {"page-8", "Ctrl+8"},
        {"larger-text", "Ctrl++"},     {"smaller-text", "Ctrl+-"}};
    for (const auto& [id, keys] : promised) {
        QTest::addRow("%s %s", id, keys) << QString::fromLatin1(id) << QString::fromLatin1(keys);
    }
}

void tst_KeyMap::defaultKeys()
{
    QFETCH(QString, id);
    QFETCH(QString, keys);
    const Bench bench;
    const std::optional<Command> command = commandFromId(id);
    QVERIFY(command);
    QVERIFY(bench.keys->keys(*command).contains(key(keys.toLatin1().constData())));
}

void tst_KeyMap::keysAreUniqueWithinTheirReach_data()
{
    QTest::addColumn<int>("preset");
    QTest::newRow("standard") << static_cast<int>(KeyPreset::Standard);
    QTest::newRow("digits with shift") << static_cast<int>(KeyPreset::DigitsWithShift);
}

void tst_KeyMap::keysAreUniqueWithinTheirReach()
{
    QFETCH(int, preset);
    Bench bench;
    bench.keys->setPreset(static_cast<KeyPreset>(preset));
    for (const KeyScope page : {KeyScope::Review, KeyScope::Examine, KeyScope::Runs}) {
        // A page's keys and the window's hold at the same time, so one set takes both.
        std::set<QString> seen;
        for (const Command command : allCommands()) {
            const KeyScope scope = commandScope(command);
            if (scope != page && scope != KeyScope::Window) {
                continue;
            }
            for (const QKeySequence& sequence : bench.keys->keys(command)) {
                QVERIFY2(!sequence.isEmpty(), qPrintable(commandId(command)));
                QVERIFY2(seen.insert(sequence.toString(QKeySequence::PortableText)).second,
                         qPrintable(commandId(command) + QLatin1Char(' ') + sequence.toString()));
            }
        }
    }
}

void tst_KeyMap::findsTheCommandOfAKey()
{
    const Bench bench;
    QCOMPARE(bench.keys->commandFor(key("J"), KeyScope::Review), std::optional(Command::NextClaim));
    QCOMPARE(bench.keys->commandFor(key("Ctrl+Z"), KeyScope::Review), std::optional(Command::Undo));
    QVERIFY(!bench.keys->commandFor(key("Ctrl+Alt+J"), KeyScope::Review));
}

void tst_KeyMap::refusesAKeyThatIsTaken()
{
    Bench bench;
    QSignalSpy changed(bench.keys.get(), &KeyMap::changed);
    const Result<void> set = bench.keys->setKeys(Command::FlagClaim, {key("Ctrl+F"), key("J")});
    QVERIFY(!set);
    QCOMPARE(set.error().code, ErrorCode::Conflict);
    const QString message = QString::fromStdString(set.error().message);
    QVERIFY2(message.contains(QStringLiteral("Next claim")), qPrintable(message));
    QVERIFY2(message.contains(QStringLiteral("J")), qPrintable(message));
    QCOMPARE(bench.keys->keys(Command::FlagClaim), QList<QKeySequence>{key("F")});
    QCOMPARE(changed.size(), 0);
}

void tst_KeyMap::refusesAcrossWindowAndPage()
{
    Bench bench;
    QVERIFY(!bench.keys->setKeys(Command::FlagClaim, {key("Ctrl+Z")}));
    QVERIFY(!bench.keys->setKeys(Command::FullScreen, {key("X")}));
    const std::optional<KeyClash> clash = bench.keys->clashOf(Command::FullScreen, {key("X")});
    QVERIFY(clash);
    QCOMPARE(clash->holder, Command::RejectReason);
}

void tst_KeyMap::aFreedKeyCanBeTaken()
{
    Bench bench;
    QVERIFY(bench.keys->setKeys(Command::NextClaim, {key("Ctrl+J")}));
    QVERIFY(bench.keys->setKeys(Command::FlagClaim, {key("J")}));
    QCOMPARE(bench.keys->commandFor(key("J"), KeyScope::Review), std::optional(Command::FlagClaim));
    QVERIFY(bench.keys->setKeys(Command::SkipClaim, {}));
    QVERIFY(bench.keys->keyText(Command::SkipClaim).isEmpty());
}

void tst_KeyMap::keysSurviveTheProgram()
{
    Bench bench;
    bench.keys->setPreset(KeyPreset::DigitsWithShift);
    QVERIFY(bench.keys->setKeys(Command::NextClaim, {key("Ctrl+J"), key("F7")}));
    QVERIFY(bench.keys->setKeys(Command::SkipClaim, {}));
    bench.restart();
    QCOMPARE(bench.keys->preset(), KeyPreset::DigitsWithShift);
    QCOMPARE(bench.keys->keys(Command::NextClaim), QList({key("Ctrl+J"), key("F7")}));
    QVERIFY(bench.keys->keys(Command::SkipClaim).isEmpty());
    QVERIFY(bench.keys->isChanged(Command::NextClaim));
    QVERIFY(!bench.keys->isChanged(Command::PreviousClaim));

    QVERIFY(bench.keys->resetKeys(Command::NextClaim));
    bench.restart();
    QCOMPARE(bench.keys->keys(Command::NextClaim), QList<QKeySequence>{key("J")});
}

void tst_KeyMap::presetDropsChanges()
{
    Bench bench;
    QVERIFY(bench.keys->setKeys(Command::NextClaim, {key("F7")}));
    QSignalSpy changed(bench.keys.get(), &KeyMap::changed);
    bench.keys->resetAll();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(bench.keys->keys(Command::NextClaim), QList<QKeySequence>{key("J")});
    bench.restart();
    QCOMPARE(bench.keys->keys(Command::NextClaim), QList<QKeySequence>{key("J")});
}

void tst_KeyMap::resetIsRefusedWhenTheKeyIsTaken()
{
    Bench bench;
    QVERIFY(bench.keys->setKeys(Command::NextClaim, {key("F7")}));
    QVERIFY(bench.keys->setKeys(Command::FlagClaim, {key("J")}));
    const Result<void> reset = bench.keys->resetKeys(Command::NextClaim);
    QVERIFY(!reset);
    QVERIFY(QString::fromStdString(reset.error().message).contains(QStringLiteral("Flag the claim")));
    QCOMPARE(bench.keys->keys(Command::NextClaim), QList<QKeySequence>{key("F7")});
}

void tst_KeyMap::aClashInTheFileIsDropped()
{
    Bench bench;
    bench.settings->setChangedKeys({{QStringLiteral("flag-claim"), {QStringLiteral("J")}},
                                    {QStringLiteral("of-a-later-version"), {QStringLiteral("Q")}}});
    bench.restart();
    QCOMPARE(bench.keys->keys(Command::FlagClaim), QList<QKeySequence>{key("F")});
    QCOMPARE(bench.keys->commandFor(key("J"), KeyScope::Review), std::optional(Command::NextClaim));
}

void tst_KeyMap::tradedKeysSurvive()
{
    Bench bench;
    QVERIFY(bench.keys->setKeys(Command::NextClaim, {key("F7")}));
    QVERIFY(bench.keys->setKeys(Command::PreviousClaim, {key("J")}));
    QVERIFY(bench.keys->setKeys(Command::NextClaim, {key("K")}));
    bench.restart();
    QCOMPARE(bench.keys->keys(Command::NextClaim), QList<QKeySequence>{key("K")});
    QCOMPARE(bench.keys->keys(Command::PreviousClaim), QList<QKeySequence>{key("J")});
}

void tst_KeyMap::frenchDigitsAreCategories()
{
    Bench bench;
    bench.keys->setPreset(KeyPreset::DigitsWithShift);
    // What the digit row of a French keyboard sends without Shift, as Qt names it.
    const Qt::Key row[] = {Qt::Key_Ampersand, Qt::Key_Eacute, Qt::Key_QuoteDbl,
                           Qt::Key_Apostrophe, Qt::Key_ParenLeft, Qt::Key_Minus,
                           Qt::Key_Egrave, Qt::Key_Underscore, Qt::Key_Ccedilla};
    for (int i = 0; i < 9; ++i) {
        QCOMPARE(bench.keys->commandFor(QKeySequence(row[i]), KeyScope::Review),
                 std::optional(categoryCommand(i)));
        QCOMPARE(categoryIndex(categoryCommand(i)), std::optional(i));
    }
    QCOMPARE(bench.keys->commandFor(key("1"), KeyScope::Review), std::optional(Command::Category1));
}

void tst_KeyMap::keyTextNamesEnter()
{
    const Bench bench;
    QCOMPARE(bench.keys->keyText(Command::AcceptAndNext), QStringLiteral("Enter"));
    QCOMPARE(bench.keys->keyText(Command::Undo), QStringLiteral("Ctrl+Z"));
    QVERIFY(bench.keys->keyText(Command::BackUpProject).isEmpty());
}

void tst_KeyMap::tableFollowsTheMap()
{
    Bench bench;
    KeyTableModel table(*bench.keys, {Command::Page1});
    QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(table.rowCount(), kCommandCount - 7);  // one page exists
    QSignalSpy changed(&table, &QAbstractItemModel::dataChanged);
    QVERIFY(bench.keys->setKeys(Command::NextClaim, {key("F7")}));
    QVERIFY(!changed.isEmpty());
    for (int row = 0; row < table.rowCount(); ++row) {
        if (table.commandAt(row) == Command::NextClaim) {
            QCOMPARE(table.index(row, KeyTableModel::Keys).data().toString(), QStringLiteral("F7"));
        }
    }
}

QTEST_GUILESS_MAIN(tst_KeyMap)
#include "tst_KeyMap.moc"
