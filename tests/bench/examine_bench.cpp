// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures what somebody feels who writes claims: the time that each event of the window's thread
// takes while keys come into a draft of a hundred claims, through the real page on the offscreen
// platform.
//
//   examine_bench [--claims N] [--keys N] [--json FILE]
//
// Keys come every 30 ms, with pauses in which the checks run and their results are shown. Prints
// the median, p99 and longest time of an event beside the goal of one frame, 16 ms; of keys alone,
// of repaints, and of everything else, which is where results are taken in. The first table counts
// the processor time of the window's thread, the second what went by.

#include "core/base/Clock.h"
#include "core/base/Json.h"
#include "core/review/ReviewSession.h"
#include "core/store/Database.h"
#include "ui/editor/ClaimDraftEditor.h"
#include "ui/examine/ExaminePage.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/KeyMap.h"
#include "ui/settings/Settings.h"
#include "ui/shell/ProjectContext.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/NativeDialogs.h"

#include <time.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QKeyEvent>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace metes;

constexpr double kFrame = 16;
constexpr int kBetweenKeys = 30;
constexpr int kKeysInARow = 25;
constexpr int kPause = 900;

enum class Sort { Key, Paint, Other };

double threadMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Times the events of the window's thread; nested ones count with the outermost.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (!recording || m_depth > 0) {
            return QApplication::notify(receiver, event);
        }
        const QEvent::Type type = event->type();
        const Sort sort = type == QEvent::KeyPress || type == QEvent::KeyRelease   ? Sort::Key
                          : type == QEvent::Paint || type == QEvent::UpdateRequest ? Sort::Paint
                                                                                   : Sort::Other;
        ++m_depth;
        QElapsedTimer timer;
        timer.start();
        const double before = threadMilliseconds();
        const bool taken = QApplication::notify(receiver, event);
        const double spent = threadMilliseconds() - before;
        --m_depth;
        times[sort].push_back(spent);
        elapsed[sort].push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        if (spent > kFrame) {
            ++slow[std::string(receiver->metaObject()->className()) + " "
                   + std::to_string(static_cast<int>(type))];
        }
        return taken;
    }

    bool recording = false;
    std::map<Sort, std::vector<double>> times;    ///< of this thread: others may share the machine
    std::map<Sort, std::vector<double>> elapsed;  ///< by the clock on the wall
    std::map<std::string, int> slow;              ///< receiver and type of event, over a frame

private:
    int m_depth = 0;
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

std::string draftOf(int claims)
{
    static constexpr const char* kParts[] = {"lever", "pin",  "screw", "bolt", "cover",
                                             "plate", "hook", "valve", "pump", "belt"};
    std::string text = "1. A machine comprising a frame, a motor and a shaft.\n";
    for (int number = 2; number <= claims; ++number) {
        text += std::to_string(number) + ". The machine of claim " + std::to_string(number - 1)
                + ", further comprising:\n    a gear number " + std::to_string(number)
                + " coupled to the shaft, substantially parallel to the " + kParts[number % 10]
                + "; and\n    a housing for the gear, such as a steel housing, wherein the motor "
                  "drives the frame.\n";
    }
    return text;
}

void wait(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

void press(QWidget& target, QChar letter)
{
    const int key = letter.isSpace() ? static_cast<int>(Qt::Key_Space) : letter.toUpper().unicode();
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, QString(letter));
    QCoreApplication::sendEvent(&target, &down);
    QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier, QString(letter));
    QCoreApplication::sendEvent(&target, &up);
}

/// The page and what it needs, in a folder that vanishes.
struct Bench {
    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    Settings settings{store};
    KeyMap keys{settings};
    Theme theme;
    JobRunner jobs;
    NativeDialogs dialogs;
    SystemClock clock;
    std::unique_ptr<Database> database;
    std::unique_ptr<ReviewSession> session;
    std::unique_ptr<ExaminePage> page;

    bool open()
    {
        const std::filesystem::path path = folder.filePath(QStringLiteral("p.metes")).toStdString();
        auto made = Database::create(path);
        if (!made) {
            return false;
        }
        database = std::move(*made);
        auto opened = ReviewSession::open(*database, {"bench", "bench", {}}, clock);
        if (!opened) {
            return false;
        }
        session = std::move(*opened);
        const ProjectContext context{*database, *session, jobs,
                                     theme,     settings, keys,
                                     dialogs,   clock,    QString::fromStdString(path)};
        page = std::make_unique<ExaminePage>(
            context, std::filesystem::path(folder.path().toStdString()) / "drafts", nullptr);
        page->resize(1368, 800);
        page->show();
        page->activate();
        return true;
    }
};

void print(const char* what, const std::vector<double>& times, Json& report)
{
    const double p50 = quantile(times, 0.5);
    const double p99 = quantile(times, 0.99);
    const double longest = quantile(times, 1);
    std::printf("%-22s %7zu %9.2f %9.2f %9.2f %9.0f\n", what, times.size(), p50, p99, longest,
                kFrame);
    report[what] = {{"events", times.size()}, {"p50", p50}, {"p99", p99}, {"max", longest}};
}

int run(TimedApplication& application, int claims, int keys, const QString& file)
{
    Bench bench;
    if (!bench.open()) {
        std::fprintf(stderr, "no project could be made\n");
        return 1;
    }
    ClaimDraftEditor& editor = bench.page->editor();
    const std::string text = draftOf(claims);
    editor.apply({{{0, 0}, text}});
    wait(4 * kPause);
    // In the middle of the draft, where all that follows moves with each key.
    const std::size_t middle = text.find("further", text.size() / 2);
    editor.setCaretPosition(static_cast<std::int32_t>(middle));
    const QString words = QStringLiteral("a spring and the lid of the ");
    application.recording = true;
    for (int i = 0; i < keys; ++i) {
        press(*editor.input(), words[i % words.size()]);
        wait(i % kKeysInARow == kKeysInARow - 1 ? kPause : kBetweenKeys);
    }
    wait(2 * kPause);
    application.recording = false;
    Json report = Json::object();
    std::printf("%d claims, %d keys; milliseconds\n%-22s %7s %9s %9s %9s %9s\n", claims, keys, "",
                "events", "p50", "p99", "max", "goal");
    print("keys", application.times[Sort::Key], report);
    print("repaints", application.times[Sort::Paint], report);
    print("results and the rest", application.times[Sort::Other], report);
    print("keys, elapsed", application.elapsed[Sort::Key], report);
    print("repaints, elapsed", application.elapsed[Sort::Paint], report);
    print("the rest, elapsed", application.elapsed[Sort::Other], report);
    for (const auto& [what, count] : application.slow) {
        std::printf("over a frame: %s, %d times\n", what.c_str(), count);
    }
    if (!file.isEmpty()) {
        std::ofstream(file.toStdString()) << report.dump(1) << '\n';
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    TimedApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    const auto value = [&arguments](const QString& option, const QString& otherwise) {
        const qsizetype at = arguments.indexOf(option);
        return at >= 0 && at + 1 < arguments.size() ? arguments[at + 1] : otherwise;
    };
    return run(application, value(QStringLiteral("--claims"), QStringLiteral("100")).toInt(),
               value(QStringLiteral("--keys"), QStringLiteral("200")).toInt(),
               value(QStringLiteral("--json"), {}));
}
