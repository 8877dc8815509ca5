// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <sqlite3.h>

#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/dataset/Importer.h"
#include "core/store/ClaimRepository.h"
#include "core/store/Database.h"
#include "tests/ui/FakeDialogs.h"
#include "ui/shell/MainWindow.h"
#include "ui/shell/OpenProject.h"
#include "ui/shell/ProjectFiles.h"
#include "ui/shell/TopBar.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/ElidedLabel.h"

using namespace metes;

/// Stands for Review: counts what the shell asks of it.
class StubPage : public Page {
public:
    StubPage(const ProjectContext& given, QWidget* parent) : Page(parent), context(given)
    {
        first.setParent(this);
        second.setParent(this);
        first.setObjectName(QStringLiteral("firstPane"));
        for (QWidget* pane : {&first, &second}) {
            pane->setFocusPolicy(Qt::StrongFocus);
            pane->setGeometry(0, 0, 10, 10);
        }
    }
    QString pageId() const override { return QStringLiteral("stub"); }
    void activate() override { first.setFocus(); }
    QList<QWidget*> panes() const override
    {
        return {const_cast<QWidget*>(&first), const_cast<QWidget*>(&second)};
    }
    void search(const QString& query) override { queries.append(query); }
    void undo() override { ++undone; }
    void redo() override { ++redone; }
    void setQueueVisible(bool visible) override { queueVisible = visible; }
    void projectChangedOutside() override { ++changes; }
    std::optional<bool> isLayerShown(Command layer) const override
    {
        return layer == Command::ToggleDrivers ? drivers : std::nullopt;
    }
    void toggleLayer(Command layer) override
    {
        if (layer == Command::ToggleDrivers && drivers) {
            drivers = !*drivers;
        }
    }

    ProjectContext context;
    QWidget first;
    QWidget second;
    QStringList queries;
    int undone = 0;
    int redone = 0;
    int changes = 0;
    bool queueVisible = true;
    std::optional<bool> drivers;
};

PageEntry stubEntry(const QString& id, int number = 0)
{
    return {id, [] { return QStringLiteral("Review"); }, QStringLiteral("review"),
            [](const ProjectContext& context, QWidget* parent) -> Page* {
                return new StubPage(context, parent);
            },
            number};
}

/// One start of the program on settings that outlive it.
class Program {
public:
    explicit Program(const QString& settingsFile,
                     std::vector<PageEntry> pages = {stubEntry(QStringLiteral("stub"))})
        : store(settingsFile, QSettings::IniFormat), settings(store), keys(settings),
          window(WindowServices{settings, keys, theme, jobs, dialogs, clock}, std::move(pages))
    {
        theme.apply(*qobject_cast<QApplication*>(QCoreApplication::instance()));
        window.show();
        QApplication::setActiveWindow(&window);
    }

    StubPage* page() const { return static_cast<StubPage*>(window.currentPage()); }
    Banner* banner() const { return window.findChild<Banner*>(QStringLiteral("banner")); }
    QAction* action(const char* id) const
    {
        return window.findChild<QAction*>(QString::fromLatin1(id));
    }
    template<typename Widget>
    Widget* find(const char* name) const
    {
        return window.findChild<Widget*>(QString::fromLatin1(name));
    }
    QString buttonTexts() const
    {
        QStringList texts;
        for (const Button* button : banner()->findChildren<Button*>()) {
            texts.append(button->text());
        }
        return texts.join(QLatin1Char('|'));
    }
    Button* bannerButton(const QString& text) const
    {
        for (Button* button : banner()->findChildren<Button*>()) {
            if (button->text() == text) {
                return button;
            }
        }
        return nullptr;
    }

    QSettings store;
    Settings settings;
    KeyMap keys;
    Theme theme;
    SystemClock clock;
    FakeDialogs dialogs;
    JobRunner jobs;
    MainWindow window;
};

class tst_MainWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void startsEmpty();
    void firstStartOpensTheSample();
    void opensAProject();
    void openingErrors_data();
    void openingErrors();
    void lockedProjectCanBeTriedAgain();
    void pagesKeepTheirNumber();
    void readOnlyProjectSaysSo();
    void recentProjects();
    void missingRecentProjectLeavesTheList();
    void comesBackAsItWasLeft();
    void makesANewProject();
    void neverReplacesAProject();
    void dropOpensAProject();
    void dropOfClaimsImportsAfterADryRun();
    void dropOfClaimsWithoutAProjectMakesOne();
    void dropOfAnythingElseIsRefused();
    void refusedRecordsAreShownAndCopied();
    void exportsAndBacksUp();
    void backupNeverOverwritesTheProject();
    void searchReachesThePage();
    void undoAndRedoReachThePage();
    void panesAreWalkedByKey();
    void themeIsSwitchedAndKept();
    void textSizeIsKept();
    void queueIsHiddenByKey();
    void viewMenuShowsTheLayersOfThePage();
    void annotatorChangeReopens();
    void outsideChangeReachesThePage();
    void keySheetFollowsTheMap();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QString makeProject(const char* name) const;
    QString writeClaims(const char* name, const QByteArray& lines) const;
    std::int64_t claimCount(const QString& project) const;
    void start(const QStringList& files = {});
    void drop(const QStringList& files);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Program> m_program;
};

static const QByteArray kTwoClaims =
    R"({"type":"application","format":"metes/1","application":"16204118","title":"Dialogue summariser"})"
    "\n"
    R"({"type":"claim","format":"metes/1","application":"16204118","claim":1,"text":"A method."})"
    "\n"
    R"({"type":"claim","format":"metes/1","application":"16204118","claim":2,"text":"The method of claim 1.","depends_on":[1]})"
    "\n";

void tst_MainWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    // The documents folder of the sample follows HOME.
    qputenv("HOME", m_folder->path().toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", path("config").toLocal8Bit());
    qputenv("USER", "mk");
}

void tst_MainWindow::cleanup()
{
    m_program.reset();
    m_folder.reset();
}

QString tst_MainWindow::makeProject(const char* name) const
{
    const QString project = path(name);
    auto database = Database::create(toPath(project));
    NoProgress progress;
    const SystemClock clock;
    if (!database
        || !importFiles(**database, {toPath(writeClaims("fixture.jsonl", kTwoClaims))}, {}, clock,
                        progress)) {
        qFatal("the fixture project could not be made");
    }
    return project;
}

QString tst_MainWindow::writeClaims(const char* name, const QByteArray& lines) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(lines) != lines.size()) {
        qFatal("the fixture file could not be written");
    }
    return file.fileName();
}

std::int64_t tst_MainWindow::claimCount(const QString& project) const
{
    const auto database = Database::open(toPath(project));
    return database ? ClaimRepository(**database).count().value_or(-1) : -1;
}

void tst_MainWindow::start(const QStringList& files)
{
    m_program.reset();
    m_program = std::make_unique<Program>(path("metes.conf"));
    m_program->window.start(files);
}

void tst_MainWindow::drop(const QStringList& files)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files) {
        urls.append(QUrl::fromLocalFile(file));
    }
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_program->window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_program->window, &event);
}

void tst_MainWindow::startsEmpty()
{
    Program program(path("metes.conf"));
    program.settings.setIntroductionSeen(true);
    program.window.start({});
    QVERIFY(program.find<QWidget>("startPage")->isVisible());
    QVERIFY(!program.banner()->isVisible());
    QVERIFY(!program.action("export")->isEnabled());
    QVERIFY(!program.action("undo")->isEnabled());
    QVERIFY(program.action("open-project")->isEnabled());
    QVERIFY(!program.find<QWidget>("searchBox")->isEnabled());
    QCOMPARE(program.find<QLabel>("statusOffline")->text(),
             QStringLiteral("Offline: nothing leaves this machine"));
}

void tst_MainWindow::firstStartOpensTheSample()
{
    if (!hasSample()) {
        QSKIP("this build has no sample");
    }
    start();
    QTRY_VERIFY_WITH_TIMEOUT(m_program->page(), 20000);
    QCOMPARE(m_program->page()->context.path, path("Documents/Metes/Sample.metes"));
    QVERIFY(claimCount(path("Documents/Metes/Sample.metes")) > 0);
    QTRY_VERIFY(m_program->find<QWidget>("introduction"));
    QTest::mouseClick(m_program->find<QWidget>("introductionClose"), Qt::LeftButton);
    QTRY_VERIFY(!m_program->find<QWidget>("introduction"));

    start();  // the second start: the sample again, no introduction
    QTRY_VERIFY(m_program->page());
    QVERIFY(!m_program->find<QWidget>("introduction"));
    // Nothing of the making is left.
    QCOMPARE(QDir(path("Documents/Metes")).entryList(QDir::Files | QDir::Dirs | QDir::Hidden
                                                     | QDir::NoDotAndDotDot)
                 .filter(QStringLiteral("sample-")),
             QStringList());
}

void tst_MainWindow::opensAProject()
{
    const QString project = makeProject("a b.metes");
    start({project});
    QTRY_VERIFY(m_program->page());
    QCOMPARE(m_program->find<ElidedLabel>("projectName")->text(), QStringLiteral("a b.metes"));
    QCOMPARE(m_program->find<Chip>("annotatorChip")->text(), QStringLiteral("Annotator: mk"));
    QVERIFY(!m_program->find<Chip>("studyChip")->isVisible());
    QCOMPARE(m_program->find<QLabel>("statusSaving")->text(), QStringLiteral("Saved"));
    QVERIFY(m_program->window.windowTitle().startsWith(QStringLiteral("a b.metes")));
    QVERIFY(m_program->action("export")->isEnabled());
    QVERIFY(m_program->page()->first.hasFocus());
}

void tst_MainWindow::pagesKeepTheirNumber()
{
    const QString project = makeProject("numbers.metes");
    m_program.reset();
    m_program = std::make_unique<Program>(
        path("metes.conf"),
        std::vector<PageEntry>{stubEntry(QStringLiteral("first")),
                               stubEntry(QStringLiteral("last"), 7)});
    m_program->window.start({project});
    QTRY_VERIFY(m_program->page());
    StubPage* first = m_program->page();
    // The second on the rail, and yet the seventh by its key.
    QVERIFY(!m_program->action("page-2"));
    QTest::keyClick(&m_program->window, Qt::Key_7, Qt::ControlModifier);
    StubPage* last = m_program->page();
    QVERIFY(last != first);
    emit last->pageRequested(QStringLiteral("first"));
    QCOMPARE(m_program->page(), first);
    emit first->pageRequested(QStringLiteral("nowhere"));
    QCOMPARE(m_program->page(), first);
}

void tst_MainWindow::openingErrors_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("words");
    QTest::newRow("missing") << "missing" << "is not there";
    QTest::newRow("text") << "text" << "is not a Metes project";
    QTest::newRow("empty file") << "empty" << "is not a Metes project";
    QTest::newRow("other database") << "database" << "is not a Metes project";
    QTest::newRow("newer") << "newer" << "was written by a newer Metes";
    QTest::newRow("truncated") << "truncated" << "is damaged";
}

void tst_MainWindow::openingErrors()
{
    QFETCH(QString, kind);
    QFETCH(QString, words);
    const QString project = makeProject("p.metes");
    if (kind == QLatin1String("missing")) {
        QVERIFY(QFile::remove(project));
    } else if (kind == QLatin1String("text")) {
        writeClaims("p.metes", "Claims and more.\n");
    } else if (kind == QLatin1String("empty")) {
        writeClaims("p.metes", "");
    } else if (kind == QLatin1String("truncated")) {
        QVERIFY(QFile::resize(project, 5000));
    } else {
        QVERIFY(QFile::remove(project) || kind == QLatin1String("newer"));
        sqlite3* raw = nullptr;
        if (kind == QLatin1String("newer")) {
            makeProject("q.metes");
            QVERIFY(QFile::rename(path("q.metes"), project));
        }
        QCOMPARE(sqlite3_open(project.toUtf8().constData(), &raw), SQLITE_OK);
        const char* sql = kind == QLatin1String("newer") ? "PRAGMA user_version = 999"
                                                         : "CREATE TABLE other(x)";
        QCOMPARE(sqlite3_exec(raw, sql, nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(raw);
    }
    start({project});
    QTRY_VERIFY(m_program->banner()->isVisible());
    QCOMPARE(m_program->banner()->kind(), Banner::Kind::Error);
    const QString text = m_program->banner()->text();
    QVERIFY2(text.contains(words), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("p.metes")), qPrintable(text));
    QVERIFY(m_program->find<QWidget>("startPage")->isVisible());
    QVERIFY(!m_program->page());
    QVERIFY(m_program->buttonTexts().contains(QStringLiteral("Open")));

    // A way on: open another from the banner.
    m_program->dialogs.toOpen = {makeProject("good.metes")};
    QTest::mouseClick(m_program->banner()->findChildren<Button*>().first(), Qt::LeftButton);
    QTRY_VERIFY(m_program->page());
    QVERIFY(!m_program->banner()->isVisible());
}

void tst_MainWindow::lockedProjectCanBeTriedAgain()
{
    const QString project = makeProject("p.metes");
    sqlite3* other = nullptr;
    QCOMPARE(sqlite3_open(project.toUtf8().constData(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE;"
                                 "BEGIN EXCLUSIVE",
                          nullptr, nullptr, nullptr),
             SQLITE_OK);
    start({project});
    QTRY_VERIFY_WITH_TIMEOUT(m_program->banner()->isVisible(), 30000);
    QVERIFY2(m_program->banner()->text().contains(QStringLiteral("in use by another program")),
             qPrintable(m_program->banner()->text()));
    QCOMPARE(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(other);
    QTest::mouseClick(m_program->bannerButton(QStringLiteral("Try again")), Qt::LeftButton);
    QTRY_VERIFY(m_program->page());
}

void tst_MainWindow::readOnlyProjectSaysSo()
{
    const QString project = makeProject("p.metes");
    QFile::setPermissions(project, QFile::ReadOwner);
    if (QFile(project).open(QIODevice::ReadWrite)) {
        QSKIP("this user may write to everything");
    }
    start({project});
    QTRY_VERIFY(m_program->page());
    QVERIFY(m_program->page()->context.readOnly);
    QVERIFY(m_program->find<Chip>("readOnlyChip")->isVisible());
    QVERIFY(!m_program->action("undo")->isEnabled());
    QVERIFY(!m_program->action("import")->isEnabled());
    QVERIFY(m_program->banner()->text().contains(QStringLiteral("reading only")));
}

void tst_MainWindow::recentProjects()
{
    const QString a = makeProject("a.metes");
    const QString b = makeProject("b.metes");
    start({a});
    QTRY_VERIFY(m_program->page());
    m_program->window.openFiles({b});
    QTRY_VERIFY(m_program->page() && m_program->page()->context.path == b);
    QCOMPARE(m_program->settings.recentProjects(), QStringList({b, a}));
    QMenu* menu = m_program->window.findChild<QMenu*>(QStringLiteral("recentMenu"));
    QCOMPARE(menu->actions().first()->text(), b);
    menu->actions().at(1)->trigger();
    QTRY_VERIFY(m_program->page() && m_program->page()->context.path == a);
    menu->actions().last()->trigger();
    QVERIFY(m_program->settings.recentProjects().isEmpty());
}

void tst_MainWindow::missingRecentProjectLeavesTheList()
{
    const QString gone = makeProject("gone.metes");
    start({gone});
    QTRY_VERIFY(m_program->page());
    m_program->window.close();
    QVERIFY(QFile::remove(gone));
    start();
    QTRY_VERIFY(m_program->banner()->isVisible());
    QVERIFY(m_program->settings.recentProjects().isEmpty());
    QCOMPARE(m_program->find<QListWidget>("startRecent")->count(), 0);
}

void tst_MainWindow::comesBackAsItWasLeft()
{
    const QString project = makeProject("p.metes");
    start({project});
    QTRY_VERIFY(m_program->page());
    m_program->window.resize(1111, 777);
    m_program->window.close();
    start();
    QTRY_VERIFY(m_program->page());
    QCOMPARE(m_program->page()->context.path, project);
    QCOMPARE(m_program->window.size(), QSize(1111, 777));
    QCOMPARE(m_program->settings.lastPage(), QStringLiteral("stub"));
}

void tst_MainWindow::makesANewProject()
{
    start();
    m_program->settings.setIntroductionSeen(true);
    m_program->dialogs.toSave = path("new.metes");
    m_program->action("new-project")->trigger();
    QTRY_VERIFY(m_program->page() && m_program->page()->context.path == path("new.metes"));
    QCOMPARE(claimCount(path("new.metes")), 0);
}

void tst_MainWindow::neverReplacesAProject()
{
    const QString project = makeProject("p.metes");
    start({project});
    QTRY_VERIFY(m_program->page());
    m_program->dialogs.toSave = project;
    m_program->action("new-project")->trigger();
    QVERIFY(m_program->banner()->text().contains(QStringLiteral("exists already")));
    QVERIFY(m_program->page());
    QCOMPARE(claimCount(project), 2);
}

void tst_MainWindow::dropOpensAProject()
{
    const QString project = makeProject("p.metes");
    start({makeProject("other.metes")});
    QTRY_VERIFY(m_program->page());
    drop({project});
    QTRY_VERIFY(m_program->page() && m_program->page()->context.path == project);
}

void tst_MainWindow::dropOfClaimsImportsAfterADryRun()
{
    const QString project = makeProject("p.metes");
    start({project});
    QTRY_VERIFY(m_program->page());
    const QByteArray third =
        R"({"type":"claim","format":"metes/1","application":"16204118","claim":3,"text":"The method of claim 2.","depends_on":[2]})"
        "\n";
    drop({writeClaims("more.jsonl", kTwoClaims + third)});
    QTRY_VERIFY(m_program->find<QWidget>("importDialog"));
    auto* import = m_program->find<Button>("importButton");
    QTRY_VERIFY(import->isEnabled());
    QCOMPARE(claimCount(project), 2);  // nothing is written yet
    const QAbstractItemModel* counts = m_program->find<QTableView>("importCounts")->model();
    QCOMPARE(counts->index(1, 0).data().toString(), QStringLiteral("Claims"));
    QCOMPARE(counts->index(1, 1).data(Qt::EditRole).toInt(), 1);
    QCOMPARE(counts->index(1, 2).data(Qt::EditRole).toInt(), 0);
    QCOMPARE(counts->index(1, 3).data(Qt::EditRole).toInt(), 2);
    QVERIFY(!m_program->find<QWidget>("refusedTable")->isVisible());

    const int changes = m_program->page()->changes;
    QTest::mouseClick(import, Qt::LeftButton);
    QTRY_VERIFY(m_program->banner()->isVisible());
    QCOMPARE(claimCount(project), 3);
    QTRY_COMPARE(m_program->page()->changes, changes + 1);
    QTRY_VERIFY(!m_program->find<QWidget>("importDialog"));
}

void tst_MainWindow::dropOfClaimsWithoutAProjectMakesOne()
{
    Program program(path("metes.conf"));
    program.settings.setIntroductionSeen(true);
    program.dialogs.toSave = path("made.metes");
    program.window.start({writeClaims("set.v1.jsonl", kTwoClaims)});
    QCOMPARE(program.dialogs.suggested, QStringLiteral("set.metes"));
    QTRY_VERIFY(program.find<QWidget>("importDialog"));
    QTRY_VERIFY(program.find<Button>("importButton")->isEnabled());
    QTest::mouseClick(program.find<Button>("importButton"), Qt::LeftButton);
    QTRY_VERIFY(program.banner()->isVisible());
    QCOMPARE(claimCount(path("made.metes")), 2);
}

void tst_MainWindow::dropOfAnythingElseIsRefused()
{
    const QString project = makeProject("p.metes");
    start({project});
    QTRY_VERIFY(m_program->page());
    drop({writeClaims("picture.png", "no")});
    QVERIFY(m_program->banner()->text().contains(QStringLiteral("picture.png")));
    QCOMPARE(m_program->page()->context.path, project);
}

void tst_MainWindow::refusedRecordsAreShownAndCopied()
{
    start({makeProject("p.metes")});
    QTRY_VERIFY(m_program->page());
    m_program->dialogs.toOpen = {
        writeClaims("bad.jsonl", kTwoClaims + "{\"type\":\"claim\",\"application\":\"1\"}\nnot json\n")};
    m_program->action("import")->trigger();
    QTRY_VERIFY(m_program->find<QWidget>("refusedTable"));
    auto* table = m_program->find<QTableView>("refusedTable");
    QTRY_VERIFY(table->isVisible());
    QCOMPARE(table->model()->rowCount(), 2);
    QCOMPARE(table->model()->index(0, 1).data().toInt(), 4);
    QCOMPARE(table->model()->index(1, 1).data().toInt(), 5);
    QVERIFY(table->model()->index(0, 0).data().toString().endsWith(QStringLiteral("bad.jsonl")));
    QVERIFY(!table->model()->index(0, 3).data().toString().isEmpty());
    // All good records are there already.
    QVERIFY(!m_program->find<Button>("importButton")->isEnabled());
    table->selectRow(1);
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("\t5\t")));
}

void tst_MainWindow::exportsAndBacksUp()
{
    start({makeProject("p.metes")});
    QTRY_VERIFY(m_program->page());
    m_program->dialogs.toSave = path("out.jsonl");
    m_program->action("export")->trigger();
    QTRY_VERIFY(m_program->banner()->text().contains(QStringLiteral("out.jsonl")));
    QFile written(path("out.jsonl"));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll().count('\n'), 4);  // manifest, application, two claims

    m_program->dialogs.toSave = path("copy.metes");
    m_program->action("back-up")->trigger();
    QTRY_VERIFY(m_program->banner()->text().contains(QStringLiteral("copy.metes")));
    QCOMPARE(claimCount(path("copy.metes")), 2);
}

void tst_MainWindow::backupNeverOverwritesTheProject()
{
    const QString project = makeProject("p.metes");
    start({project});
    QTRY_VERIFY(m_program->page());
    m_program->dialogs.toSave = m_folder->path() + QStringLiteral("/../")
        + QFileInfo(m_folder->path()).fileName() + QStringLiteral("/p.metes");
    m_program->action("back-up")->trigger();
    QCOMPARE(m_program->banner()->kind(), Banner::Kind::Error);
    QVERIFY(m_program->jobs.isIdle());
    m_program->action("export")->trigger();
    QCOMPARE(m_program->banner()->kind(), Banner::Kind::Error);
    QCOMPARE(claimCount(project), 2);
}

void tst_MainWindow::searchReachesThePage()
{
    start({makeProject("p.metes")});
    QTRY_VERIFY(m_program->page());
    auto* box = m_program->find<SearchBox>("searchBox");
    QTest::keyClick(&m_program->page()->first, Qt::Key_Slash);
    QVERIFY(box->hasFocus());
    QTest::keyClicks(box, QStringLiteral("a/?"));
    QCOMPARE(box->text(), QStringLiteral("a/?"));  // keys of the window are letters here
    QTRY_COMPARE(m_program->page()->queries, QStringList{QStringLiteral("a/?")});
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(m_program->page()->queries.size(), 2);
    QVERIFY(m_program->page()->first.hasFocus());
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Escape);
    QVERIFY(m_program->page()->queries.last().isEmpty());
    QVERIFY(m_program->page()->first.hasFocus());
}

void tst_MainWindow::undoAndRedoReachThePage()
{
    start({makeProject("p.metes")});
    QTRY_VERIFY(m_program->page());
    QTest::keyClick(&m_program->page()->first, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&m_program->page()->first, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_program->page()->undone, 1);
    QCOMPARE(m_program->page()->redone, 1);
}

void tst_MainWindow::panesAreWalkedByKey()
{
    start({makeProject("p.metes")});
    QTRY_VERIFY(m_program->page());
    QWidget* rail = m_program->find<QWidget>("railButton0");
    const StubPage* page = m_program->page();
    QVERIFY(page->first.hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QVERIFY(page->second.hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QVERIFY(rail->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(page->second.hasFocus());
}

void tst_MainWindow::themeIsSwitchedAndKept()
{
    start();
    m_program->window.findChild<QAction*>(QStringLiteral("theme2"))->trigger();
    QVERIFY(m_program->theme.isDark());
    m_program->window.findChild<QAction*>(QStringLiteral("theme1"))->trigger();
    QVERIFY(!m_program->theme.isDark());
    QCOMPARE(m_program->settings.themeMode(), Theme::Mode::Light);
    QVERIFY(m_program->window.findChild<QAction*>(QStringLiteral("theme1"))->isChecked());
}

void tst_MainWindow::textSizeIsKept()
{
    start();
    m_program->action("larger-text")->trigger();
    m_program->action("larger-text")->trigger();
    QCOMPARE(m_program->theme.readingSize(), 17);
    QCOMPARE(m_program->settings.readingSize(), 17);
    m_program->action("default-text")->trigger();
    QCOMPARE(m_program->settings.readingSize(), 15);
    for (int i = 0; i < 9; ++i) {
        m_program->action("smaller-text")->trigger();
    }
    QCOMPARE(m_program->settings.readingSize(), 11);
}

void tst_MainWindow::queueIsHiddenByKey()
{
    start({makeProject("p.metes")});
    QTRY_VERIFY(m_program->page());
    QTest::keyClick(&m_program->page()->first, Qt::Key_F9);
    QVERIFY(!m_program->page()->queueVisible);
    QVERIFY(m_program->settings.isQueueCollapsed());
}

void tst_MainWindow::viewMenuShowsTheLayersOfThePage()
{
    start({makeProject("p.metes")});
    QTRY_VERIFY(m_program->page());
    QAction* drivers = m_program->action("toggle-drivers");
    QAction* linter = m_program->action("toggle-linter");
    QMenu* view = nullptr;
    for (QMenu* menu : m_program->window.findChildren<QMenu*>()) {
        view = menu->actions().contains(drivers) ? menu : view;
    }
    QVERIFY(view != nullptr && view->actions().contains(linter));
    // The page has the keys: they stand in the menu and are no shortcuts of the window.
    QVERIFY(drivers->shortcuts().isEmpty() && linter->shortcuts().isEmpty());
    QVERIFY(linter->text().endsWith(QStringLiteral("\tL")));
    QVERIFY(m_program->keys.setKeys(Command::ToggleLinter, {QKeySequence(Qt::Key_B)}));
    QVERIFY(linter->text().endsWith(QStringLiteral("\tB")));

    emit view->aboutToShow();
    QVERIFY(!drivers->isEnabled() && !linter->isEnabled());
    m_program->page()->drivers = false;
    emit view->aboutToShow();
    QVERIFY(drivers->isEnabled() && !drivers->isChecked());
    drivers->trigger();
    QCOMPARE(m_program->page()->drivers, std::optional(true));
    emit view->aboutToShow();
    QVERIFY(drivers->isChecked());
}

void tst_MainWindow::annotatorChangeReopens()
{
    start({makeProject("p.metes")});
    QTRY_VERIFY(m_program->page());
    const Page* before = m_program->page();
    QSignalSpy destroyed(before, &QObject::destroyed);
    m_program->settings.setAnnotator(QStringLiteral("anna"));
    QTRY_VERIFY(m_program->page());
    QCOMPARE(destroyed.size(), 1);
    QCOMPARE(m_program->find<Chip>("annotatorChip")->text(), QStringLiteral("Annotator: anna"));
    QCOMPARE(m_program->page()->context.session.reviewer().annotator, std::string("anna"));
}

void tst_MainWindow::outsideChangeReachesThePage()
{
    const QString project = makeProject("p.metes");
    start({project});
    QTRY_VERIFY(m_program->page());
    QTRY_VERIFY(m_program->jobs.isIdle());
    const int before = m_program->page()->changes;
    {
        auto other = Database::open(toPath(project));
        QVERIFY(other);
        NoProgress progress;
        const QString file = writeClaims(
            "more.jsonl",
            R"({"type":"claim","application":"16204118","claim":9,"text":"A device."})" "\n");
        QVERIFY(importFiles(**other, {toPath(file)}, {}, m_program->clock, progress));
    }
    QTRY_VERIFY(m_program->page()->changes > before);
}

void tst_MainWindow::keySheetFollowsTheMap()
{
    start({makeProject("p.metes")});
    QTRY_VERIFY(m_program->page());
    QVERIFY(m_program->keys.setKeys(Command::NextClaim, {QKeySequence(Qt::Key_F7)}));
    QTest::keyClick(&m_program->page()->first, Qt::Key_Question, Qt::ShiftModifier);
    auto* sheet = m_program->find<QWidget>("keySheet");
    QVERIFY(sheet && sheet->isVisible());
    QStringList lines;
    for (const QLabel* label : sheet->findChildren<QLabel*>()) {
        lines.append(label->accessibleName());
    }
    QVERIFY(lines.contains(QStringLiteral("Next claim: F7")));
    QVERIFY(lines.contains(QStringLiteral("Page 1: Ctrl+1")));
    QVERIFY(!lines.contains(QStringLiteral("Page 2: Ctrl+2")));
    QTest::keyClick(sheet, Qt::Key_Escape);
    QTRY_VERIFY(!m_program->find<QWidget>("keySheet"));
}

QTEST_MAIN(tst_MainWindow)
#include "tst_MainWindow.moc"
