// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/runs/RunText.h"

#include "core/runs/CalibrationPredictor.h"
#include "core/runs/RunConfiguration.h"
#include "ui/metrics/RunWords.h"
#include "ui/plots/Numbers.h"
#include "ui/shell/ProjectFiles.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QLocale>

#include <cmath>

namespace metes {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(metes::Runs)
};

constexpr int kHashShown = 12;

QString featuresText(const std::string& id)
{
    if (id == "tfidf") {
        return Words::tr("TF-IDF");
    }
    return id == "linguistic" ? Words::tr("linguistic") : Words::tr("all features");
}

QString calibrationText(const std::string& id)
{
    if (id == "platt") {
        return Words::tr("Platt");
    }
    return id == "isotonic" ? Words::tr("isotonic") : Words::tr("none: probabilities are raw");
}

QString shortHash(const std::string& hash)
{
    return QString::fromStdString(hash).left(kHashShown);
}

QString momentText(Moment moment)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(moment.milliseconds),
                              QLocale::ShortFormat);
}

/// "Test split, at most 50".
QString selectionText(const RunSelection& selection)
{
    const QString split = splitTitle(selection.split.value_or(std::string()));
    return selection.limit > 0 ? Words::tr("%1, at most %2").arg(split, countText(selection.limit))
                               : split;
}

std::vector<std::pair<QString, QString>> ownRows(const RunRecord& run)
{
    const RunConfiguration configuration(run.facts.configuration);
    const auto value = [&configuration](const char* key) {
        return QString::fromStdString(configuration.text(key));
    };
    const std::string& kind = run.facts.kind;
    if (kind == "logistic") {
        return {{Words::tr("Features"), featuresText(configuration.text("features"))},
                {Words::tr("Trained on"),
                 Words::tr("%1 claims").arg(countText(value("train_claims").toLongLong()))},
                {Words::tr("Cost"), value("cost")},
                {Words::tr("Calibration"), calibrationText(configuration.text("calibration"))},
                {Words::tr("Seed"), value("seed")},
                {Words::tr("Model"), shortHash(run.facts.model)}};
    }
    if (kind == "random") {
        return {{Words::tr("Seed"), value("seed")}};
    }
    if (kind == "ensemble") {
        QStringList names;
        for (const std::string& name : configuration.list("runs")) {
            names.append(QString::fromStdString(name));
        }
        return {{Words::tr("Mean of"), names.join(QStringLiteral(", "))}};
    }
    if (kind == "calibration") {
        return {{Words::tr("Run"), value("run")},
                {Words::tr("Calibration"), calibrationText(configuration.text("method"))}};
    }
    return {};
}

RunEntry entryOf(const RunRecord& run)
{
    return {run, featureSetFromId(RunConfiguration(run.facts.configuration).text("features"))};
}

}  // namespace

RunStanding standingOf(const RunsController& controller, const RunRecord& run)
{
    if (controller.isWorkingOn(run.id)) {
        return RunStanding::Working;
    }
    if (controller.isWaiting(run.id)) {
        return RunStanding::Waiting;
    }
    switch (run.state) {
    case RunState::Running: return RunStanding::Interrupted;
    case RunState::Stopped: return RunStanding::Paused;
    case RunState::Cancelled: return RunStanding::Cancelled;
    case RunState::Finished: break;
    }
    return run.counts.failed > 0 ? RunStanding::Attention : RunStanding::Finished;
}

QString standingText(RunStanding standing)
{
    switch (standing) {
    case RunStanding::Waiting: return Words::tr("waiting");
    case RunStanding::Preparing: return Words::tr("preparing");
    case RunStanding::Working: return Words::tr("running");
    case RunStanding::Paused: return Words::tr("paused");
    case RunStanding::Interrupted: return Words::tr("interrupted");
    case RunStanding::Finished:
    case RunStanding::Attention: return Words::tr("finished");
    case RunStanding::Cancelled: return Words::tr("cancelled");
    }
    return {};
}

QString runKindText(RunKind kind)
{
    switch (kind) {
    case RunKind::Training: return Words::tr("Train logistic regression");
    case RunKind::ModelFile: return Words::tr("Predict with a model file");
    case RunKind::Linter: return Words::tr("Claim checker");
    case RunKind::Random: return Words::tr("Random baseline");
    case RunKind::Ensemble: return Words::tr("Ensemble of two runs");
    case RunKind::Calibration: return Words::tr("Calibrate a run");
    }
    return {};
}

QString requestTitle(const RunRequest& request)
{
    RunEntry entry;
    switch (request.kind) {
    case RunKind::Training: entry.features = request.features; [[fallthrough]];
    case RunKind::ModelFile: entry.record.facts.kind = "logistic"; break;
    case RunKind::Linter: entry.record.facts.kind = "linter"; break;
    case RunKind::Random: entry.record.facts.kind = "random"; break;
    case RunKind::Ensemble: entry.record.facts.kind = "ensemble"; break;
    case RunKind::Calibration: entry.record.facts.kind = "calibration"; break;
    }
    return runTitle(entry);
}

QString recordTitle(const RunRecord& run)
{
    return runTitle(entryOf(run));
}

QString numberedTitle(const RunRecord& run)
{
    return QStringLiteral("%1 · %2").arg(run.id.value).arg(recordTitle(run));
}

QString scoreText(const RunRecord& run)
{
    const std::string& kind = run.facts.kind;
    const std::string calibration = RunConfiguration(run.facts.configuration).text("calibration");
    if (kind == "calibration" || (kind == "logistic" && calibration != "none")) {
        return Words::tr("Calibrated: fitted to what examiners decided on the validation claims.");
    }
    if (kind == "linter") {
        return Words::tr("The claim checker's figure orders claims; it is no probability.");
    }
    return kind == "random" ? Words::tr("Random: a figure that knows nothing.")
                            : Words::tr("Raw: what the classifier put out, not calibrated.");
}

QString durationText(double seconds)
{
    const QLocale locale;
    if (seconds < 9.95) {
        return Words::tr("%1 s").arg(locale.toString(seconds, 'f', 1));
    }
    if (seconds < 90) {
        return Words::tr("%1 s").arg(locale.toString(qRound64(seconds)));
    }
    const qint64 minutes = qRound64(seconds / 60);
    if (minutes < 90) {
        return Words::tr("%1 min").arg(locale.toString(minutes));
    }
    return Words::tr("%1 h %2 min")
        .arg(locale.toString(minutes / 60), QString::number(minutes % 60));
}

std::optional<double> secondsTaken(const RunRecord& run)
{
    if (!run.finished) {
        return std::nullopt;
    }
    return static_cast<double>(run.finished->milliseconds - run.facts.started.milliseconds) / 1000;
}

QString activityText(const RunsController& controller)
{
    const RunActivity* activity = controller.activity();
    if (activity == nullptr) {
        return {};
    }
    QString text;
    if (activity->job.request) {
        text = requestTitle(*activity->job.request);
        if (activity->total > 0) {
            text += QStringLiteral(": ")
                    + Words::tr("%1 %").arg(activity->done * 100 / activity->total);
        }
    } else if (activity->total > 0) {
        text = Words::tr("Run %1: %2 of %3")
                   .arg(QString::number(activity->job.run.value), countText(activity->done),
                        countText(activity->total));
    } else {
        text = Words::tr("Run %1").arg(activity->job.run.value);
    }
    if (activity->secondsLeft) {
        text +=
            QStringLiteral(" · ")
            + Words::tr("%1 left").arg(durationText(static_cast<double>(*activity->secondsLeft)));
    }
    return text;
}

std::vector<std::pair<QString, QString>> configurationRows(const RunRecord& run)
{
    std::vector<std::pair<QString, QString>> rows = ownRows(run);
    rows.insert(rows.begin(), {Words::tr("Claims"), selectionText(run.facts.selection)});
    rows.emplace_back(Words::tr("Name"), QString::fromStdString(run.name));
    rows.emplace_back(Words::tr("Dataset"), shortHash(run.facts.fingerprint));
    rows.emplace_back(Words::tr("Begun"), momentText(run.facts.started));
    if (run.finished) {
        rows.emplace_back(run.state == RunState::Cancelled ? Words::tr("Cancelled")
                                                           : Words::tr("Finished"),
                          momentText(*run.finished));
    }
    rows.emplace_back(Words::tr("Program"),
                      QStringLiteral("Metes ") + QString::fromStdString(run.facts.program));
    return rows;
}

std::vector<std::pair<QString, QString>> configurationRows(const RunRequest& request)
{
    std::vector<std::pair<QString, QString>> rows{
        {Words::tr("Claims"), selectionText(request.selection)}};
    const QString calibration =
        calibrationText(std::string(calibrationKindId(request.calibration)));
    const QString seed = QString::number(request.seed);
    switch (request.kind) {
    case RunKind::Training:
        rows.emplace_back(Words::tr("Features"),
                          featuresText(std::string(featureSetId(request.features))));
        rows.emplace_back(Words::tr("Calibration"), calibration);
        rows.emplace_back(Words::tr("Seed"), seed);
        [[fallthrough]];
    case RunKind::ModelFile:
        rows.emplace_back(Words::tr("Model file"),
                          QDir::toNativeSeparators(fromPath(request.model)));
        break;
    case RunKind::Linter: break;
    case RunKind::Random: rows.emplace_back(Words::tr("Seed"), seed); break;
    case RunKind::Ensemble:
        rows.emplace_back(Words::tr("Mean of"),
                          QString::fromStdString(request.sources[0] + ", " + request.sources[1]));
        break;
    case RunKind::Calibration:
        rows.emplace_back(Words::tr("Run"), QString::fromStdString(request.sources[0]));
        rows.emplace_back(Words::tr("Calibration"), calibration);
        break;
    }
    return rows;
}

}  // namespace metes
