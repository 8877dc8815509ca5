// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures whether the window stays at hand while a model is trained and claims are predicted, and
// how soon Cancel stops either; through the real window on the offscreen platform.
//
//   training_bench PROJECT.metes [--json FILE]
//
// Prints a table with the goals beside the figures. The project is copied first: runs are made in
// the copy. Its train split must have labelled claims.

#include "core/base/Clock.h"
#include "tests/ui/FakeDialogs.h"
#include "ui/metrics/MetricsPage.h"
#include "ui/review/ReviewPage.h"
#include "ui/runs/NewRunDialog.h"
#include "ui/runs/RunsPage.h"
#include "ui/shell/MainWindow.h"
#include "ui/widgets/Button.h"

#include <time.h>

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>

// After PlotFile.h, which has a value of the name.
#include "core/base/Json.h"

namespace {

using namespace metes;

constexpr double kFrame = 16;  // milliseconds
constexpr double kStop = 100;
constexpr int kTick = 1;
constexpr int kIdle = 10000;
constexpr qint64 kPatience = 600000;

/// What this thread has computed, without waiting.
double threadMilliseconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// Times between turns of the event loop. What the window computes in one is told apart from what
/// it waited for a processor that others hold.
class GapMeter : public QObject {
public:
    GapMeter()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(kTick);
        connect(&m_timer, &QTimer::timeout, this, [this] { tick(); });
    }
    void start()
    {
        m_gaps.clear();
        m_own.clear();
        m_since.start();
        m_thread = threadMilliseconds();
        m_timer.start();
    }
    void stop() { m_timer.stop(); }

    const std::vector<double>& gaps() const { return m_gaps; }
    const std::vector<double>& own() const { return m_own; }

private:
    void tick()
    {
        const double thread = threadMilliseconds();
        m_gaps.push_back(static_cast<double>(m_since.nsecsElapsed()) / 1e6);
        m_own.push_back(thread - m_thread);
        m_since.start();
        m_thread = thread;
    }

    QTimer m_timer;
    QElapsedTimer m_since;
    double m_thread = 0;
    std::vector<double> m_gaps;
    std::vector<double> m_own;
};

struct Row {
    std::string what;
    std::vector<double> milliseconds;
    double goal = 0;  ///< of the longest; 0: none
};

double quantile(std::vector<double> values, double share)
{
    if (values.empty()) {
        return 0;
    }
    std::sort(values.begin(), values.end());
    const auto rank =
        static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size())));
    return values[std::clamp<std::size_t>(rank, 1, values.size()) - 1];
}

void waitFor(const std::function<bool()>& holds)
{
    QElapsedTimer timer;
    timer.start();
    while (!holds()) {
        if (timer.elapsed() > kPatience) {
            qFatal("what was waited for did not come");
        }
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

template<typename Entry>
PageEntry entryOf(const char* id)
{
    const QString name = QLatin1String(id);
    return {name, [name] { return name; }, name,
            [](const ProjectContext& context, QWidget* parent) {
                return static_cast<Page*>(new Entry(context, parent));
            }};
}

class Bench {
public:
    Bench(QApplication& application, const std::filesystem::path& source)
        : m_project(m_folder.filePath(QStringLiteral("training.metes"))),
          m_store(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
          m_settings(m_store),
          m_keys(m_settings)
    {
        m_theme.setMode(Theme::Mode::Light);
        m_theme.apply(application);
        m_dialogs.answer = DialogService::Answer::Accept;
        std::filesystem::copy_file(source, m_project.toStdString());
    }

    void run();
    const std::vector<Row>& rows() const { return m_rows; }
    std::int64_t claims() const { return m_page->controller().list()->claims; }

private:
    void open();
    /// Opens the dialog and says what to train; start() is then one click.
    void ask(FeatureSet features);
    void start();
    const RunActivity* activity() { return m_page->controller().activity(); }
    void trainAndPredict(const char* name, FeatureSet features);
    void cancelTraining(const char* name, FeatureSet features, double until);
    void cancelPredicting();
    /// What the machine itself makes wait, with nothing to do.
    void idle();
    void addGaps(const std::string& what);
    /// Until the page has it stopped, and until its thread has ended.
    void clickCancel(const std::string& what);

    QTemporaryDir m_folder;
    QString m_project;
    QSettings m_store;
    Settings m_settings;
    KeyMap m_keys;
    Theme m_theme;
    JobRunner m_jobs;
    FakeDialogs m_dialogs;
    SystemClock m_clock;
    std::unique_ptr<MainWindow> m_window;
    RunsPage* m_page = nullptr;
    GapMeter m_meter;
    std::vector<Row> m_rows;
    int m_updates = 0;  ///< of the time left
};

void Bench::open()
{
    std::vector<PageEntry> pages{entryOf<ReviewPage>("review"), entryOf<RunsPage>("runs"),
                                 entryOf<MetricsPage>("metrics")};
    const WindowServices services{m_settings, m_keys, m_theme, m_jobs, m_dialogs, m_clock};
    m_settings.setLastPage(QStringLiteral("runs"));
    m_window = std::make_unique<MainWindow>(services, std::move(pages));
    m_window->resize(1440, 900);
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
    m_window->start({m_project});
    waitFor([this] {
        m_page = qobject_cast<RunsPage*>(m_window->currentPage());
        return m_page != nullptr && m_page->controller().list() != nullptr && m_jobs.isIdle();
    });
    QObject::connect(&m_page->controller(), &RunsController::activityChanged, m_page, [this] {
        m_updates += activity() != nullptr && activity()->secondsLeft ? 1 : 0;
    });
}

void Bench::ask(FeatureSet features)
{
    m_page->setFocus();
    m_page->askNewRun();
    QCoreApplication::processEvents();
    auto* dialog = m_page->findChild<NewRunDialog*>();
    auto* kinds = dialog->findChild<QComboBox*>(QStringLiteral("runKind"));
    kinds->setCurrentIndex(kinds->findData(static_cast<int>(RunKind::Training)));
    auto* sets = dialog->findChild<QComboBox*>(QStringLiteral("runFeatures"));
    sets->setCurrentIndex(sets->findData(static_cast<int>(features)));
    dialog->findChild<QLineEdit*>(QStringLiteral("modelTarget"))->clear();
    QCoreApplication::processEvents();
}

void Bench::start()
{
    auto* dialog = m_page->findChild<NewRunDialog*>();
    QTest::mouseClick(dialog->findChild<Button*>(QStringLiteral("newRunStart")), Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void Bench::addGaps(const std::string& what)
{
    const std::vector<double>& gaps = m_meter.gaps();
    const auto longest =
        static_cast<std::size_t>(std::max_element(gaps.begin(), gaps.end()) - gaps.begin());
    if (!gaps.empty()) {
        std::cerr << what << ": in the longest of " << gaps[longest] << " ms the window computed "
                  << m_meter.own()[longest] << "\n";
    }
    m_rows.push_back({what, gaps, kFrame});
    m_rows.push_back({"  computed by the window in one", m_meter.own(), kFrame});
}

void Bench::trainAndPredict(const char* name, FeatureSet features)
{
    QElapsedTimer timer;
    m_updates = 0;
    timer.start();
    ask(features);
    m_rows.push_back({"opening the dialog", {static_cast<double>(timer.nsecsElapsed()) / 1e6}, 0});
    m_meter.start();
    timer.start();
    start();
    QElapsedTimer tail;
    waitFor([this, &tail] {
        const bool trains = activity() != nullptr && activity()->job.request;
        if (trains && !tail.isValid() && activity()->total > 0
            && activity()->done == activity()->total) {
            tail.start();
        }
        return !trains;
    });
    if (tail.isValid()) {
        m_rows.push_back({"  of it keeping the model and recording the run",
                          {static_cast<double>(tail.nsecsElapsed()) / 1e6},
                          0});
    }
    m_rows.push_back({std::string("training, ") + name, {static_cast<double>(timer.elapsed())}, 0});
    addGaps(std::string("gap while training, ") + name);
    m_meter.start();
    timer.start();
    waitFor([this] { return activity() == nullptr || activity()->total > 0; });
    m_rows.push_back({"  begun to first claim", {static_cast<double>(timer.elapsed())}, 0});
    waitFor([this] { return activity() == nullptr && m_jobs.isIdle(); });
    m_rows.push_back(
        {std::string("predicting, ") + name, {static_cast<double>(timer.elapsed())}, 0});
    // What other pages read anew afterwards counts too.
    QTimer after;
    after.setSingleShot(true);
    after.start(3000);
    waitFor([&] { return !after.isActive() && m_jobs.isIdle(); });
    m_meter.stop();
    addGaps(std::string("gap while predicting and after, ") + name);
    std::cerr << name << ": the time left was told " << m_updates << " times\n";
}

void Bench::idle()
{
    QTimer end;
    end.setSingleShot(true);
    end.start(kIdle);
    m_meter.start();
    waitFor([&end] { return !end.isActive(); });
    m_meter.stop();
    m_rows.push_back({"gap with nothing to do", m_meter.gaps(), 0});
}

void Bench::clickCancel(const std::string& what)
{
    const std::string rows[] = {what, "  and its thread ended"};
    if (m_rows.size() < 2 || m_rows[m_rows.size() - 2].what != what) {
        m_rows.push_back({rows[0], {}, kStop});
        m_rows.push_back({rows[1], {}, kStop});
    }
    QElapsedTimer timer;
    timer.start();
    QTest::mouseClick(m_page->findChild<Button*>(QStringLiteral("cancelRun")), Qt::LeftButton);
    waitFor([this] { return activity() == nullptr; });
    m_rows[m_rows.size() - 2].milliseconds.push_back(static_cast<double>(timer.nsecsElapsed())
                                                     / 1e6);
    m_jobs.waitForFinished();
    m_rows.back().milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    waitFor([this] { return m_jobs.isIdle(); });
}

void Bench::cancelTraining(const char* name, FeatureSet features, double until)
{
    ask(features);
    start();
    waitFor([this, until] {
        return activity() == nullptr || !activity()->job.request
               || (activity()->total > 0
                   && static_cast<double>(activity()->done)
                          >= until * static_cast<double>(activity()->total));
    });
    if (activity() == nullptr || !activity()->job.request) {
        qFatal("the training ended before it was to be cancelled");
    }
    clickCancel(std::string("Cancel to stopped, training, ") + name);
}

void Bench::cancelPredicting()
{
    for (const double until : {0.0, 0.1, 0.5, 0.8}) {
        ask(FeatureSet::TfIdf);
        start();
        waitFor([this, until] {
            return activity() != nullptr && !activity()->job.request
                   && m_page->controller().list()->find(activity()->job.run) != nullptr
                   && (until <= 0 || activity()->total > 0)
                   && static_cast<double>(activity()->done)
                          >= until * static_cast<double>(activity()->total);
        });
        clickCancel("Cancel to stopped, predicting");
        if (m_page->controller().list()->runs.back().state != RunState::Cancelled) {
            qFatal("the run is not cancelled");
        }
    }
}

void Bench::run()
{
    open();
    idle();
    trainAndPredict("all features", FeatureSet::All);
    trainAndPredict("TF-IDF", FeatureSet::TfIdf);
    for (const double until : {0.05, 0.3, 0.55, 0.62, 0.65, 0.7, 0.8, 0.9, 0.95}) {
        cancelTraining("all features", FeatureSet::All, until);
    }
    for (const double until : {0.3, 0.62, 0.7, 0.8}) {
        cancelTraining("TF-IDF", FeatureSet::TfIdf, until);
    }
    cancelPredicting();
}

std::string verdict(const Row& row)
{
    if (row.goal <= 0) {
        return "";
    }
    return quantile(row.milliseconds, 1) <= row.goal ? "held" : "MISSED";
}

void print(const Bench& bench)
{
    std::cout << bench.claims() << " claims\n"
              << std::left << std::setw(52) << "milliseconds" << std::right << std::setw(9) << "n"
              << std::setw(10) << "median" << std::setw(10) << "p99" << std::setw(10) << "longest"
              << std::setw(8) << "goal"
              << "\n"
              << std::fixed << std::setprecision(1);
    for (const Row& row : bench.rows()) {
        std::cout << std::left << std::setw(52) << row.what << std::right << std::setw(9)
                  << row.milliseconds.size() << std::setw(10) << quantile(row.milliseconds, 0.5)
                  << std::setw(10) << quantile(row.milliseconds, 0.99) << std::setw(10)
                  << quantile(row.milliseconds, 1) << std::setw(8) << row.goal << "  "
                  << verdict(row) << "\n";
    }
}

void writeJson(const Bench& bench, const std::string& path)
{
    Json rows = Json::array();
    for (const Row& row : bench.rows()) {
        const auto over = std::count_if(row.milliseconds.begin(), row.milliseconds.end(),
                                        [&row](double each) { return each > row.goal; });
        rows.push_back({{"what", row.what},
                        {"n", row.milliseconds.size()},
                        {"median", quantile(row.milliseconds, 0.5)},
                        {"p99", quantile(row.milliseconds, 0.99)},
                        {"longest", quantile(row.milliseconds, 1)},
                        {"goal", row.goal > 0 ? Json(row.goal) : Json()},
                        {"over_goal", row.goal > 0 ? Json(over) : Json()}});
    }
    std::ofstream(path) << Json{{"claims", bench.claims()}, {"milliseconds", rows}}.dump(2) << "\n";
}

}  // namespace

int main(int argc, char** argv)
{
    const bool writes = argc == 4 && std::string(argv[2]) == "--json";
    if (argc != 2 && !writes) {
        std::cerr << "training_bench PROJECT.metes [--json FILE]\n";
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Bench bench(application, argv[1]);
    bench.run();
    print(bench);
    if (writes) {
        writeJson(bench, argv[3]);
    }
    return 0;
}
