// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/RunWords.h"

#include "core/evaluation/ReportTables.h"
#include "ui/plots/Numbers.h"
#include "ui/widgets/CategoryText.h"

#include <QCoreApplication>

namespace metes {

namespace {

struct RunTexts {
    Q_DECLARE_TR_FUNCTIONS(metes::Runs)
};

QString kindName(const std::string& kind)
{
    if (kind == "logistic") {
        return RunTexts::tr("Logistic regression");
    }
    if (kind == "random") {
        return RunTexts::tr("Random");
    }
    if (kind == "linter") {
        return RunTexts::tr("Claim checker");
    }
    if (kind == "ensemble") {
        return RunTexts::tr("Ensemble");
    }
    if (kind == "calibration") {
        return RunTexts::tr("Calibrated");
    }
    return QString::fromStdString(kind);
}

QString featuresName(FeatureSet features)
{
    switch (features) {
    case FeatureSet::TfIdf: return RunTexts::tr("TF-IDF");
    case FeatureSet::Linguistic: return RunTexts::tr("linguistic");
    case FeatureSet::All: return RunTexts::tr("all features");
    }
    return {};
}

}  // namespace

QString runTitle(const RunEntry& run)
{
    const QString kind = kindName(run.record.facts.kind);
    return run.features ? QStringLiteral("%1 · %2").arg(kind, featuresName(*run.features)) : kind;
}

QString runShortTitle(const RunEntry& run)
{
    return QStringLiteral("%1 (%2)").arg(run.features ? featuresName(*run.features)
                                                      : kindName(run.record.facts.kind),
                                         QString::fromStdString(run.record.name));
}

QString runTitleWithName(const RunEntry& run)
{
    return QStringLiteral("%1 (%2)").arg(runTitle(run), QString::fromStdString(run.record.name));
}

QString runStateText(const RunRecord& record)
{
    switch (record.state) {
    case RunState::Running: return RunTexts::tr("running");
    case RunState::Stopped: return RunTexts::tr("paused");
    case RunState::Cancelled: return RunTexts::tr("cancelled");
    case RunState::Finished: return {};
    }
    return {};
}

QString splitTitle(const std::string& split)
{
    if (split.empty()) {
        return RunTexts::tr("All claims");
    }
    if (split == "train") {
        return RunTexts::tr("Train split");
    }
    if (split == "validation") {
        return RunTexts::tr("Validation split");
    }
    if (split == "test") {
        return RunTexts::tr("Test split");
    }
    return RunTexts::tr("Split %1").arg(QString::fromStdString(split));
}

QString targetName(const std::string& targetId)
{
    const std::optional<Target> target = targetFromId(targetId);
    if (!target) {
        return QString::fromStdString(targetId);
    }
    return target->category ? categoryName(*target->category) : RunTexts::tr("Indefinite or not");
}

QString comparisonText(const RunComparison& comparison)
{
    QStringList sentences;
    const QString first = QString::fromStdString(comparison.first);
    const QString second = QString::fromStdString(comparison.second);
    if (!comparison.firstThreshold.threshold || !comparison.secondThreshold.threshold) {
        sentences.append(
            RunTexts::tr("McNemar's test: %1").arg(notEstimableText("a run has no threshold")));
    } else {
        const McNemar& test = comparison.binary.mcNemar;
        sentences.append(
            RunTexts::tr("McNemar, exact: only %1 is right on %2 claims, only %3 on %4; %5.")
                .arg(first, countText(test.onlyFirstRight), second, countText(test.onlySecondRight),
                     pText(test.pExact)));
    }
    sentences.append(
        RunTexts::tr("Differences are %1 minus %2 on the same resamples.").arg(second, first));
    if (comparison.leftOut > 0) {
        sentences.append(RunTexts::tr("%1 claims that only one of them has are left out.")
                             .arg(countText(comparison.leftOut)));
    }
    return sentences.join(u' ');
}

const PaperRow* paperRowFor(const RunEntry& run)
{
    std::string_view wanted;
    if (run.record.facts.kind == "random") {
        wanted = "Random";
    } else if (run.features) {
        switch (*run.features) {
        case FeatureSet::TfIdf: wanted = "TF-IDF"; break;
        case FeatureSet::Linguistic: wanted = "linguistic"; break;
        case FeatureSet::All: wanted = "all features"; break;
        }
    }
    for (const PaperRow& row : paperTable4()) {
        if (!wanted.empty() && row.name.find(wanted) != std::string_view::npos) {
            return &row;
        }
    }
    return nullptr;
}

}  // namespace metes
