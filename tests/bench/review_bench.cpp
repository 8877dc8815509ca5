// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures what a validator feels, through the real window on the offscreen platform.
//
//   review_bench PROJECT.metes [--json FILE]
//
// Prints a table with the goals beside the figures; "cpu" is the processor time of the window's
// thread alone, which another program's work lengthens less. The project is copied first: decisions
// are made on the copy.

#include "core/base/Clock.h"
#include "core/base/Json.h"
#include "core/store/Database.h"
#include "ui/review/ReviewPage.h"
#include "ui/review/queue/QueueModel.h"
#include "ui/shell/MainWindow.h"
#include "ui/widgets/NativeDialogs.h"

#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <sstream>

namespace {

using namespace metes;

struct Row {
    std::string what;
    std::vector<double> milliseconds;    // several measurements; one for a single event
    double goal = 0;                     // of the p99, or of the single one; 0: none
    std::vector<double> processor = {};  // milliseconds of it; empty: not measured
};

struct Times {
    std::vector<double> milliseconds;
    std::vector<double> processor;
};

double quantile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    const auto rank =
        static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size())));
    return values[std::clamp<std::size_t>(rank, 1, values.size()) - 1];
}

/// Milliseconds since the kernel started this process: its loading counts too.
double sinceProcessStart()
{
    std::ifstream stat("/proc/self/stat");
    std::string all((std::istreambuf_iterator<char>(stat)), std::istreambuf_iterator<char>());
    std::istringstream rest(all.substr(all.rfind(')') + 2));
    std::string field;
    for (int i = 3; i <= 22; ++i) {
        rest >> field;
    }
    const double started = std::stod(field) / static_cast<double>(::sysconf(_SC_CLK_TCK));
    timespec now{};
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    return 1000.0
           * (static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec) - started);
}

double memoryMegabytes(const char* field)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.rfind(field, 0) == 0) {
            return std::stod(line.substr(line.find(':') + 1)) / 1024.0;
        }
    }
    return 0;
}

/// Whole and on the disk: the program's first sync would else write the copy too.
void copyToDisk(const std::filesystem::path& from, const std::string& to)
{
    std::filesystem::copy_file(from, to, std::filesystem::copy_options::overwrite_existing);
    const int file = ::open(to.c_str(), O_RDONLY);
    ::fsync(file);
    ::close(file);
}

/// Notes when a widget is painted first.
class FirstPaint final : public QObject {
public:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && at < 0) {
            at = sinceProcessStart();
        }
        return false;
    }
    double at = -1;
};

double timed(const std::function<void()>& act)
{
    QElapsedTimer timer;
    timer.start();
    act();
    QCoreApplication::processEvents();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

double processorTime()
{
    timespec used{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return 1000.0 * (static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec));
}

Times repeated(int times, const std::function<void(int)>& act)
{
    Times all;
    for (int i = 0; i < times; ++i) {
        const double before = processorTime();
        all.milliseconds.push_back(timed([&] { act(i); }));
        all.processor.push_back(processorTime() - before);
    }
    return all;
}

void waitFor(const std::function<bool()>& holds)
{
    while (!holds()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
    }
}

class Bench {
public:
    Bench(QApplication& application, std::filesystem::path source, const QString& project)
        : m_source(std::move(source)),
          m_project(project),
          m_store(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
          m_settings(m_store),
          m_keys(m_settings)
    {
        m_theme.setMode(Theme::Mode::Light);
        m_theme.apply(application);
    }

    void run();
    const std::vector<Row>& rows() const { return m_rows; }
    std::int64_t claims() const { return m_page->queueModel().total(); }

private:
    void open();
    void walk();
    void filter();
    void search();
    void decide();
    void add(const std::string& what, Times times, double goal)
    {
        m_rows.push_back({what, std::move(times.milliseconds), goal, std::move(times.processor)});
    }

    std::filesystem::path m_source;
    QString m_project;
    QTemporaryDir m_folder;
    QSettings m_store;
    Settings m_settings;
    KeyMap m_keys;
    Theme m_theme;
    JobRunner m_jobs;
    NativeDialogs m_dialogs;
    SystemClock m_clock;
    std::unique_ptr<MainWindow> m_window;
    ReviewPage* m_page = nullptr;
    QueueModel* m_model = nullptr;
    std::vector<Row> m_rows;
};

void Bench::open()
{
    std::vector<PageEntry> pages;
    pages.push_back({QStringLiteral("review"), [] { return QStringLiteral("Review"); },
                     QStringLiteral("review"),
                     [](const ProjectContext& context, QWidget* parent) {
                         return static_cast<Page*>(new ReviewPage(context, parent));
                     }});
    const WindowServices services{m_settings, m_keys, m_theme, m_jobs, m_dialogs, m_clock};
    m_window = std::make_unique<MainWindow>(services, std::move(pages));
    FirstPaint paint;
    m_window->installEventFilter(&paint);
    m_window->resize(1440, 900);
    m_window->show();
    waitFor([&] { return paint.at >= 0; });
    m_rows.push_back({"process start to first paint", {paint.at}, 300});
    // Copied only now: the copying is not the program's.
    copyToDisk(m_source, m_project.toStdString());
    QElapsedTimer timer;
    timer.start();
    m_window->start({m_project});
    waitFor([&] {
        m_page = qobject_cast<ReviewPage*>(m_window->currentPage());
        return m_page != nullptr && m_page->controller().item() != nullptr;
    });
    QCoreApplication::processEvents();
    m_rows.push_back(
        {"file open to first claim shown", {static_cast<double>(timer.nsecsElapsed()) / 1e6}, 0});
    m_model = m_page->findChild<QueueModel*>();
}

void Bench::walk()
{
    const double goal = claims() > 100000 ? 50 : 16;
    add("next claim, in order", repeated(500, [&](int) { m_page->run(Command::NextClaim); }), goal);
    std::uint32_t random = 1;
    add("claim chosen anywhere",
        repeated(200,
                 [&](int) {
                     random = random * 1664525u + 1013904223u;
                     const int row = m_model->nextClaimRow(
                         static_cast<int>(random
                                          % static_cast<std::uint32_t>(m_model->rowCount() - 2)),
                         1);
                     m_page->controller().show(m_model->claimAt(row));
                 }),
        goal);
}

void Bench::filter()
{
    QueueFilter category;
    category.category = Category::RelativeTerm;
    QueueFilter label;
    label.label = Label::Indefinite;
    label.states = {ClaimState::Unseen};
    const QueueFilter filters[] = {category, label, QueueFilter()};
    add("filter the queue", repeated(30, [&](int i) { m_model->setFilter(filters[i % 3]); }), 0);
}

void Bench::search()
{
    const QStringList queries{
        QStringLiteral("translation"),       QStringLiteral("neural network"),
        QStringLiteral("means for"),         QStringLiteral("\"based on the\""),
        QStringLiteral("substantially sim"), QStringLiteral("semantic token")};
    std::vector<double> first;
    std::vector<double> all;
    for (int i = 0; i < 60; ++i) {
        double shownFirst = 0;
        all.push_back(timed([&] {
            QSignalSpy shown(m_model, &QAbstractItemModel::modelReset);
            shownFirst = timed([&] {
                m_page->search(queries[i % queries.size()]);
                waitFor([&] { return !shown.isEmpty(); });
            });
            waitFor([&] { return !m_model->filter().moreHits; });
        }));
        first.push_back(shownFirst);
    }
    m_rows.push_back({"full-text search, until the queue shows hits", first, 100});
    m_rows.push_back({"full-text search, until it shows all hits", all, 0});
    m_page->search({});
}

void Bench::decide()
{
    ReviewController& controller = m_page->controller();
    add("decision, until it is on the disk and on screen",
        repeated(
            200,
            [&](int i) { controller.setLabel(i % 2 == 0 ? Label::Definite : Label::Indefinite); }),
        0);
    add("undo", repeated(100, [&](int) { controller.undo(); }), 0);
}

void Bench::run()
{
    open();
    walk();
    filter();
    search();
    decide();
}

void print(const Bench& bench)
{
    std::cout << bench.claims() << " claims\n"
              << std::left << std::setw(50) << "ms" << std::right << std::setw(8) << "n"
              << std::setw(10) << "p50" << std::setw(10) << "p99" << std::setw(10) << "max"
              << std::setw(10) << "goal" << std::setw(10) << "cpu p50" << std::setw(10) << "cpu p99"
              << '\n';
    for (const Row& row : bench.rows()) {
        std::cout << std::left << std::setw(50) << row.what << std::right << std::setw(8)
                  << row.milliseconds.size() << std::fixed << std::setprecision(2);
        for (const double share : {0.5, 0.99, 1.0}) {
            std::cout << std::setw(10) << quantile(row.milliseconds, share);
        }
        std::cout << std::setw(10)
                  << (row.goal > 0 ? std::to_string(static_cast<int>(row.goal)) : "-");
        for (const double share : {0.5, 0.99}) {
            if (!row.processor.empty()) {
                std::cout << std::setw(10) << quantile(row.processor, share);
            }
        }
        std::cout << '\n';
    }
    std::cout << "memory now / at most, MB: " << memoryMegabytes("VmRSS") << " / "
              << memoryMegabytes("VmHWM") << " (goal 250)\n";
}

Json toJson(const Bench& bench)
{
    Json rows = Json::array();
    for (const Row& row : bench.rows()) {
        Json figures{{"what", row.what},
                     {"n", row.milliseconds.size()},
                     {"p50_ms", quantile(row.milliseconds, 0.5)},
                     {"p99_ms", quantile(row.milliseconds, 0.99)},
                     {"max_ms", quantile(row.milliseconds, 1.0)},
                     {"goal_ms", row.goal > 0 ? Json(row.goal) : Json()}};
        if (!row.processor.empty()) {
            figures["processor_p50_ms"] = quantile(row.processor, 0.5);
            figures["processor_p99_ms"] = quantile(row.processor, 0.99);
        }
        rows.push_back(std::move(figures));
    }
    return {{"claims", bench.claims()},
            {"rows", rows},
            {"rss_mb", memoryMegabytes("VmRSS")},
            {"peak_rss_mb", memoryMegabytes("VmHWM")}};
}

}  // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 2
        && !(arguments.size() == 4 && arguments[2] == QLatin1String("--json"))) {
        std::cerr << "usage: review_bench PROJECT.metes [--json FILE]\n";
        return 2;
    }
    const std::filesystem::path source = arguments[1].toStdString();
    const std::filesystem::path copy = source.string() + ".bench.metes";
    {
        Bench bench(application, source, QString::fromStdString(copy.string()));
        bench.run();
        print(bench);
        if (arguments.size() == 4) {
            std::ofstream(arguments[3].toStdString())
                << metes::canonicalJson(toJson(bench)) << '\n';
        }
    }
    for (const char* suffix : {"", "-wal", "-shm"}) {
        std::filesystem::remove(copy.string() + suffix);
    }
    return 0;
}
