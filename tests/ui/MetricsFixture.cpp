// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "MetricsFixture.h"

#include "core/learn/ModelFile.h"
#include "core/runs/LogisticPredictor.h"
#include "core/runs/ProjectTraining.h"
#include "core/runs/RandomPredictor.h"
#include "core/runs/RunQueue.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"

#include <QApplication>
#include <QTest>

namespace metes {

namespace {

constexpr int kApplications = 40;
constexpr int kClaimsEach = 4;

template<typename T>
T taken(Result<T> result)
{
    if (!result) {
        qFatal("%s", describe(result.error()).c_str());
    }
    return std::move(*result);
}

std::string splitOf(int application)
{
    return application < 24 ? "train" : application < 30 ? "validation" : "test";
}

Application applicationNumber(int number)
{
    Application application;
    application.number = std::to_string(16000000 + number);
    application.title = "Device " + std::to_string(number);
    application.filingDate = std::to_string(2014 + number % 8) + "-05-04";
    application.description = {"A lever moves the base plate of a device."};
    return application;
}

Claim claimOf(int application, int number, Label label)
{
    Claim claim;
    claim.application = std::to_string(16000000 + application);
    claim.number = number;
    claim.split = splitOf(application);
    claim.label = label;
    claim.text = "A device comprising a base plate and a lever, wherein the lever";
    // Of lengths that overlap, so that no model is perfect.
    const int words = (application * 7 + number * 3) % 11 + (label == Label::Indefinite ? 4 : 0);
    for (int i = 0; i < words; ++i) {
        claim.text += i % 3 == 0 ? " substantially" : " moves";
    }
    claim.text += " up.";
    if (number > 1) {
        claim.dependsOn = {1};
    }
    if (label == Label::Indefinite) {
        Reason reason;
        reason.id = claim.application + "-" + std::to_string(number);
        reason.text = "The term is unclear.";
        reason.category = number % 2 == 0 ? Category::RelativeTerm : Category::AntecedentBasis;
        claim.reasons = {reason};
    }
    return claim;
}

}  // namespace

MetricsProject::MetricsProject(Labels labels)
{
    m_database = taken(Database::create(path()));
    auto transaction = taken(WriteTransaction::begin(*m_database));
    for (int i = 0; i < kApplications; ++i) {
        taken(ApplicationRepository(*m_database).write(applicationNumber(i)));
        const bool indefinite = labels == Labels::Both && i % 2 == 1;
        for (int number = 1; number <= kClaimsEach; ++number) {
            taken(ClaimRepository(*m_database)
                      .write(claimOf(i, number, indefinite ? Label::Indefinite : Label::Definite),
                             m_clock.now()));
        }
    }
    if (!transaction->commit()) {
        qFatal("commit");
    }
    transaction.reset();
    m_session = taken(ReviewSession::open(*m_database, {"mk", "bench", {}}, m_clock));
}

std::filesystem::path MetricsProject::path() const
{
    return std::filesystem::path(m_folder.path().toStdU16String()) / "metrics.metes";
}

RunRecord MetricsProject::addRandom(std::uint64_t seed, const RunSelection& selection)
{
    RandomPredictor predictor(seed);
    NoProgress progress;
    return taken(RunQueue(*m_database, m_clock).run(predictor, selection, progress));
}

RunRecord MetricsProject::addCancelled()
{
    return taken(RunQueue(*m_database, m_clock).cancel(addWaiting().id));
}

RunRecord MetricsProject::addLogistic(FeatureSet features)
{
    NoProgress progress;
    ProjectTrainingOptions options;
    options.training.features = features;
    const Model model = taken(trainOnProject(*m_database, options, progress));
    const auto predictor = taken(LogisticPredictor::fromText(writeModel(model)));
    return taken(RunQueue(*m_database, m_clock).run(*predictor, {}, progress));
}

RunRecord MetricsProject::addWaiting()
{
    RandomPredictor predictor(77);
    const RunId id = taken(RunQueue(*m_database, m_clock).begin(predictor, {}, neverCancelled()));
    return taken(RunRepository(*m_database).load(id));
}

MetricsBench::MetricsBench(MetricsProject& project, QSize size)
    : m_store(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
      m_settings(m_store),
      m_keys(m_settings),
      m_theme([] { return false; })
{
    const ProjectContext context{project.database(),
                                 project.session(),
                                 m_jobs,
                                 m_theme,
                                 m_settings,
                                 m_keys,
                                 dialogs,
                                 project.clock(),
                                 QString::fromStdString(project.path().string())};
    m_page = std::make_unique<MetricsPage>(context, nullptr);
    m_page->resize(size);
    m_page->show();
    QApplication::setActiveWindow(m_page.get());
    m_page->activate();
}

bool MetricsBench::waitForFigures()
{
    return QTest::qWaitFor(
        [this] {
            const RunOverview* overview = controller().overview();
            if (overview == nullptr || controller().isBusy()) {
                return false;
            }
            for (const RunEntry& run : overview->runs) {
                if (run.isFinished() && !controller().report(run.record.id)
                    && !controller().reportError(run.record.id)) {
                    return false;
                }
            }
            return true;
        },
        30000);
}

void MetricsBench::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

}  // namespace metes
