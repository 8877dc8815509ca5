// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/MainWindow.h"

#include "ui/shell/OpenProject.h"
#include "ui/shell/PageDeck.h"
#include "ui/shell/ProjectFiles.h"
#include "ui/shell/ProjectOpener.h"
#include "ui/shell/ProjectTransfer.h"
#include "ui/shell/Rail.h"
#include "ui/shell/StartPage.h"
#include "ui/shell/StatusLine.h"
#include "ui/shell/TopBar.h"
#include "ui/shell/WindowActions.h"
#include "ui/shell/WindowDialogs.h"
#include "ui/widgets/EmptyState.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

namespace {

constexpr QSize kSmallest(1024, 700);
constexpr QSize kFirstSize(1440, 900);

}  // namespace

MainWindow::MainWindow(const WindowServices& services, std::vector<PageEntry> pages)
    : m_services(services),
      m_top(new TopBar(services.theme, this)),
      m_rail(new Rail(services.theme, this)),
      m_banner(new Banner(services.theme, this)),
      m_deck(new PageDeck(std::move(pages), this)),
      m_start(new StartPage(services.theme, services.settings, this)),
      m_busy(new EmptyState(services.theme, this)),
      m_status(new StatusLine(services.theme, this)),
      m_actions(new WindowActions(*this, services.theme, services.settings, services.keys,
                                  m_deck->commands())),
      m_dialogs(new WindowDialogs(services, m_deck->commands(), *this)),
      m_opener(new ProjectOpener(services, *this)),
      m_transfer(new ProjectTransfer(services, *this)),
      m_poll(new QTimer(this)),
      m_retry(new QAction(tr("Try again"), this))
{
    m_opener->setParent(this);
    m_transfer->setParent(this);
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    makeLayout();
    connectActions();
    connectBars();
    connectDeck();
    connectProject();
    connectDialogs();
    applyKeyHints();
    connect(&services.keys, &KeyMap::changed, this, &MainWindow::applyKeyHints);
    m_poll->setInterval(kPollMilliseconds);
    connect(m_poll, &QTimer::timeout, this, &MainWindow::poll);
    restore();
    showStart();
}

MainWindow::~MainWindow()
{
    dropPages();
}

void MainWindow::makeLayout()
{
    QStringList titles;
    for (const PageEntry& entry : m_deck->entries()) {
        const Command command = m_deck->commands()[static_cast<std::size_t>(titles.size())];
        titles.append(entry.title());
        m_rail->addPage(entry.icon, titles.last(), m_services.keys.keyText(command));
    }
    m_actions->fillMenuBar(*menuBar(), titles);
    m_banner->setObjectName(QStringLiteral("banner"));
    m_start->setObjectName(QStringLiteral("startPage"));
    m_busy->setObjectName(QStringLiteral("busyPage"));
    m_busy->setIcon(QStringLiteral("folder"));
    m_deck->addWidget(m_start);
    m_deck->addWidget(m_busy);

    auto* content = new QVBoxLayout;
    content->setSpacing(0);
    content->addWidget(m_banner);
    content->addWidget(m_deck, 1);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_rail);
    middle->addLayout(content, 1);
    auto* central = new QWidget(this);
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_top);
    column->addLayout(middle, 1);
    column->addWidget(m_status);
    setCentralWidget(central);
}

void MainWindow::connectActions()
{
    connect(m_actions, &WindowActions::triggered, this, &MainWindow::handle);
    connect(m_actions, &WindowActions::recentChosen, m_opener, &ProjectOpener::open);
    connect(m_actions, &WindowActions::recentCleared, &m_services.settings,
            &Settings::clearRecentProjects);
    connect(m_actions, &WindowActions::sampleChosen, m_opener, &ProjectOpener::openSample);
    connect(m_actions, &WindowActions::csvExportChosen, this,
            [this] { m_transfer->chooseAndExport(*m_opener->project(), ExportFormat::Csv); });
    connect(m_actions, &WindowActions::introductionChosen, m_dialogs,
            &WindowDialogs::showIntroduction);
    connect(m_actions, &WindowActions::aboutChosen, m_dialogs, &WindowDialogs::showAbout);
    connect(m_actions, &WindowActions::themeChosen, this, &MainWindow::chooseTheme);
    connect(m_actions, &WindowActions::viewMenuOpening, this, &MainWindow::describeLayers);
    connect(m_retry, &QAction::triggered, this, [this] { m_opener->open(m_failedPath); });
}

void MainWindow::connectBars()
{
    SearchBox* search = m_top->searchBox();
    connect(search, &SearchBox::searched, this, [this](const QString& query) {
        if (Page* page = currentPage()) {
            page->search(query);
        }
    });
    connect(search, &SearchBox::left, this, [this] {
        if (Page* page = currentPage()) {
            page->activate();
        }
    });
    connect(m_top, &TopBar::helpClicked, m_dialogs, &WindowDialogs::showKeys);
    connect(m_rail, &Rail::pageChosen, m_deck, &PageDeck::showPage);
    connect(m_status, &StatusLine::jobCancelled, m_transfer, &ProjectTransfer::cancel);
    connect(m_status, &StatusLine::jobCancelled, m_deck, &PageDeck::cancelJobs);
    connect(m_start, &StartPage::openChosen, m_opener, &ProjectOpener::chooseAndOpen);
    connect(m_start, &StartPage::newChosen, m_opener, [this] { m_opener->chooseAndCreate(); });
    connect(m_start, &StartPage::sampleChosen, m_opener, &ProjectOpener::openSample);
    connect(m_start, &StartPage::recentChosen, m_opener, &ProjectOpener::open);
}

void MainWindow::connectDeck()
{
    connect(m_deck, &PageDeck::pageShown, this, [this](int index, const Page* page) {
        m_rail->setCurrent(index);
        m_services.settings.setLastPage(page->pageId());
        m_top->setSearchable(true, page->searchHint());
    });
    connect(m_deck, &PageDeck::statusChanged, m_status, &StatusLine::setPageStatus);
    connect(m_deck, &PageDeck::jobChanged, m_status, &StatusLine::setJob);
    connect(m_deck, &PageDeck::messageRaised, m_status, &StatusLine::showMessage);
    connect(m_deck, &PageDeck::bannerRaised, this, &MainWindow::showNotice);
    connect(m_deck, &PageDeck::bannerCleared, m_banner, &Banner::close);
    connect(m_deck, &PageDeck::searchRequested, this, &MainWindow::focusSearch);
    connect(m_deck, &PageDeck::searchTextChanged, m_top->searchBox(), &SearchBox::setQuietly);
    connect(m_deck, &PageDeck::helpRequested, m_dialogs, &WindowDialogs::showGuidelines);
}

void MainWindow::connectProject()
{
    connect(m_opener, &ProjectOpener::opening, this, &MainWindow::showOpening);
    connect(m_opener, &ProjectOpener::opened, this, &MainWindow::showProject);
    connect(m_opener, &ProjectOpener::aboutToClose, this, &MainWindow::dropPages);
    connect(m_opener, &ProjectOpener::closed, this, &MainWindow::showStart);
    connect(m_opener, &ProjectOpener::failed, this, &MainWindow::showFailure);
    connect(m_transfer, &ProjectTransfer::activityChanged, m_status, &StatusLine::setJob);
    connect(m_transfer, &ProjectTransfer::projectChanged, this, &MainWindow::poll);
    connect(m_transfer, &ProjectTransfer::noticeRaised, this, &MainWindow::showNotice);
    connect(&m_services.settings, &Settings::annotatorChanged, m_opener, &ProjectOpener::reopen);
}

void MainWindow::connectDialogs()
{
    connect(m_dialogs, &WindowDialogs::themeChosen, this, &MainWindow::chooseTheme);
    connect(m_dialogs, &WindowDialogs::readingSizeChosen, this, &MainWindow::setReadingSize);
    connect(m_dialogs, &WindowDialogs::languageChosen, this, &MainWindow::languageChosen);
    connect(m_dialogs, &WindowDialogs::introductionClosed, this, [this] {
        m_services.settings.setIntroductionSeen(true);
        if (Page* page = currentPage()) {
            page->activate();
        }
    });
}

void MainWindow::restore()
{
    setMinimumSize(kSmallest);
    if (!restoreGeometry(m_services.settings.windowGeometry())) {
        const QRect free = screen()->availableGeometry();
        resize(kFirstSize.boundedTo(free.size()).expandedTo(kSmallest));
        move(free.center() - rect().center());
    }
}

void MainWindow::start(const QStringList& files)
{
    const QString last = m_services.settings.lastProject();
    if (!files.isEmpty()) {
        openFiles(files);
    } else if (!last.isEmpty()) {
        m_opener->open(last);
    } else if (hasSample() && !m_services.settings.isIntroductionSeen()) {
        m_opener->openSample();
    }
}

void MainWindow::openFiles(const QStringList& files)
{
    QStringList datasets;
    for (const QString& file : files) {
        switch (fileKind(file)) {
        case FileKind::Project: m_opener->open(file); break;
        case FileKind::Dataset: datasets.append(QFileInfo(file).absoluteFilePath()); break;
        case FileKind::Unknown:
            m_banner->showMessage(
                Banner::Kind::Error,
                tr("%1 is neither a project nor a file of claims.").arg(fileName(file)),
                tr("Metes opens .metes and imports .jsonl, .jsonl.gz and .json."),
                {m_actions->action(Command::OpenProject)});
            break;
        }
    }
    if (!datasets.isEmpty()) {
        importInto(datasets);
    }
}

void MainWindow::importInto(const QStringList& files)
{
    if (m_opener->project() && !m_opener->project()->isReadOnly()) {
        m_transfer->importFiles(*m_opener->project(), files);
        return;
    }
    m_pendingImport = files;
    if (!m_opener->isOpening()) {
        const QString name = QFileInfo(files.first()).baseName() + QStringLiteral(".metes");
        m_opener->chooseAndCreate(name);
        if (!m_opener->isOpening()) {
            m_pendingImport.clear();
        }
    }
}

Page* MainWindow::currentPage() const
{
    return m_deck->page();
}

void MainWindow::handle(Command command)
{
    if (handleFile(command) || handleView(command)) {
        return;
    }
    Page* page = currentPage();
    const std::vector<Command>& pages = m_deck->commands();
    const auto place = std::find(pages.begin(), pages.end(), command);
    if (place != pages.end()) {
        m_deck->showPage(static_cast<int>(place - pages.begin()));
    } else if (command == Command::Search) {
        focusSearch();
    } else if (page && command == Command::Undo) {
        page->undo();
    } else if (page && command == Command::Redo) {
        page->redo();
    }
}

bool MainWindow::handleFile(Command command)
{
    const OpenProject* project = m_opener->project();
    switch (command) {
    case Command::NewProject: m_opener->chooseAndCreate(); return true;
    case Command::OpenProject: m_opener->chooseAndOpen(); return true;
    case Command::ImportFiles:
        project ? m_transfer->chooseAndImport(*project) : m_opener->chooseAndCreate();
        return true;
    case Command::ExportProject:
        if (project) {
            m_transfer->chooseAndExport(*project, ExportFormat::Metes);
        }
        return true;
    case Command::BackUpProject:
        if (project) {
            m_transfer->chooseAndBackUp(*project);
        }
        return true;
    case Command::OpenSettings: m_dialogs->showSettings(SettingsDialog::Tab::General); return true;
    case Command::Quit: close(); return true;
    default: return false;
    }
}

bool MainWindow::handleView(Command command)
{
    const int size = m_services.theme.readingSize();
    switch (command) {
    case Command::LargerText: setReadingSize(size + 1); return true;
    case Command::SmallerText: setReadingSize(size - 1); return true;
    case Command::DefaultText: setReadingSize(Theme::kDefaultText); return true;
    case Command::ToggleQueue: {
        const bool visible = m_actions->action(command)->isChecked();
        m_services.settings.setQueueCollapsed(!visible);
        if (Page* page = currentPage()) {
            page->setQueueVisible(visible);
        }
        return true;
    }
    case Command::ToggleLinter:
    case Command::ToggleDrivers:
        if (Page* page = currentPage()) {
            page->toggleLayer(command);
        }
        return true;
    case Command::FullScreen: toggleFullScreen(); return true;
    case Command::NextPane: m_deck->movePane(1, m_rail->currentButton()); return true;
    case Command::PreviousPane: m_deck->movePane(-1, m_rail->currentButton()); return true;
    case Command::ShowKeys: m_dialogs->showKeys(); return true;
    case Command::ShowGuidelines: m_dialogs->showGuidelines(); return true;
    default: return false;
    }
}

void MainWindow::describeLayers()
{
    const Page* page = currentPage();
    for (const Command layer : WindowActions::layers()) {
        m_actions->setLayer(layer, page ? page->isLayerShown(layer) : std::nullopt);
    }
}

void MainWindow::showOpening(const QString& path)
{
    m_banner->close();
    m_busy->setTitle(tr("Opening %1").arg(fileName(path)));
    m_deck->setCurrentWidget(m_busy);
}

void MainWindow::showProject()
{
    const OpenProject& project = *m_opener->project();
    const ProjectContext context{project.database(),  project.session(),   m_services.jobs,
                                 m_services.theme,    m_services.settings, m_services.keys,
                                 m_services.dialogs,  m_services.clock,    project.path(),
                                 project.isReadOnly()};
    m_deck->makePages(context);
    describeProject();
    m_deck->showPage(m_deck->indexOf(m_services.settings.lastPage()));
    m_poll->start();
    m_transfer->catchUpSearch(project);
    if (!m_services.settings.isIntroductionSeen() && project.path() == samplePath()) {
        m_dialogs->showIntroduction();
    }
    if (!m_pendingImport.isEmpty()) {
        importInto(std::exchange(m_pendingImport, {}));
    }
}

void MainWindow::dropPages()
{
    m_poll->stop();
    m_transfer->cancel();
    m_deck->dropPages(m_start);
}

void MainWindow::showStart()
{
    m_deck->setCurrentWidget(m_start);
    describeProject();
    m_start->activate();
}

void MainWindow::showNotice(Banner::Kind kind, const QString& happened, const QString& advice)
{
    m_banner->showMessage(kind, happened, advice);
}

void MainWindow::showFailure(const QString& path, const Error& error)
{
    m_pendingImport.clear();
    if (!m_opener->project()) {
        showStart();
    }
    const ErrorText text = openingErrorText(error, path);
    m_failedPath = path;
    QList<QAction*> ways;
    if (error.code == ErrorCode::Locked) {
        ways.append(m_retry);
    }
    ways.append(m_actions->action(Command::OpenProject));
    ways.append(hasSample() ? m_actions->sampleAction() : m_actions->action(Command::NewProject));
    m_banner->showMessage(Banner::Kind::Error, text.happened, text.advice, ways);
}

void MainWindow::describeProject()
{
    const OpenProject* project = m_opener->project();
    m_rail->setEnabled(project != nullptr);
    if (!project) {
        setWindowTitle(QStringLiteral("Metes"));
        m_top->setProject(tr("Metes"), {});
        m_top->setStudy({});
        m_top->setAnnotator({});
        m_top->setReadOnly(false);
        m_top->searchBox()->setQuietly({});
        m_top->setSearchable(false, {});
        m_status->setPageStatus({});
        m_status->setSaving(StatusLine::Saving::NoProject);
        m_actions->setProject(WindowActions::Project::None);
        return;
    }
    const bool readOnly = project->isReadOnly();
    setWindowTitle(QStringLiteral("%1 – Metes").arg(fileName(project->path())));
    m_top->setProject(fileName(project->path()), QDir::toNativeSeparators(project->path()));
    m_top->setStudy(QString::fromStdString(project->session().reviewer().study));
    m_top->setAnnotator(QString::fromStdString(project->session().reviewer().annotator));
    m_top->setReadOnly(readOnly);
    m_status->setSaving(readOnly ? StatusLine::Saving::ReadOnly : StatusLine::Saving::Saved);
    m_actions->setProject(readOnly ? WindowActions::Project::ReadOnly
                                   : WindowActions::Project::Open);
    if (readOnly) {
        m_banner->showMessage(
            Banner::Kind::Warning,
            tr("%1 is open for reading only.").arg(fileName(project->path())),
            tr("The file or its folder cannot be written. Make a copy elsewhere to decide on it."),
            {m_actions->action(Command::BackUpProject)});
    }
}

void MainWindow::applyKeyHints()
{
    const KeyMap& keys = m_services.keys;
    m_top->setKeyHints(keys.keyText(Command::Search), keys.keyText(Command::ShowKeys));
    m_start->setKeyHints(keys.keyText(Command::OpenProject), keys.keyText(Command::NewProject));
    int page = 0;
    for (const Command command : m_deck->commands()) {
        m_rail->setKeyHint(page++, keys.keyText(command));
    }
}

void MainWindow::poll()
{
    // What this window itself writes in the background is read once it is done.
    if (m_opener->project() && !m_transfer->isWriting() && !m_deck->isWriting()
        && m_opener->project()->takeOutsideChange()) {
        m_deck->tellOutsideChange();
    }
}

void MainWindow::focusSearch()
{
    m_top->searchBox()->setFocus(Qt::ShortcutFocusReason);
    m_top->searchBox()->selectAll();
}

void MainWindow::setReadingSize(int pixels)
{
    m_services.theme.setReadingSize(pixels);
    m_services.settings.setReadingSize(m_services.theme.readingSize());
}

void MainWindow::chooseTheme(Theme::Mode mode)
{
    m_services.theme.setMode(mode);
    m_services.settings.setThemeMode(mode);
    m_actions->setThemeMode(mode);
}

void MainWindow::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
    m_actions->action(Command::FullScreen)->setChecked(isFullScreen());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_services.settings.setWindowGeometry(saveGeometry());
    m_opener->close();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedFiles(event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    openFiles(droppedFiles(event->mimeData()));
}

}  // namespace metes
