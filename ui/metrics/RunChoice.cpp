// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/RunChoice.h"

#include "ui/metrics/MetricsController.h"
#include "ui/metrics/RunWords.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QSignalBlocker>

namespace metes {

RunId fillRuns(QComboBox& list, const MetricsController& controller, RunId wanted,
               const std::function<bool(const RunEntry&)>& fits)
{
    const QSignalBlocker blocker(list);
    const RunId before = chosenRun(list);
    list.clear();
    if (controller.overview() != nullptr) {
        for (const RunEntry& run : controller.overview()->runs) {
            if (run.isFinished() && (!fits || fits(run))) {
                list.addItem(runShortTitle(run), static_cast<qlonglong>(run.record.id.value));
            }
        }
    }
    chooseRun(list, before);
    if (wanted && list.findData(static_cast<qlonglong>(wanted.value)) >= 0) {
        chooseRun(list, wanted);
    }
    if (list.currentIndex() < 0 && list.count() > 0) {
        list.setCurrentIndex(list.count() - 1);
    }
    return chosenRun(list);
}

RunId chosenRun(const QComboBox& list)
{
    return RunId{list.currentData().toLongLong()};
}

void chooseRun(QComboBox& list, RunId run)
{
    list.setCurrentIndex(list.findData(static_cast<qlonglong>(run.value)));
}

void fillSplits(QComboBox& list, const MetricsController& controller)
{
    const QSignalBlocker blocker(list);
    list.clear();
    list.addItem(QCoreApplication::translate("metes::Runs", "Each run's own split"));
    list.setItemData(0,
                     QCoreApplication::translate(
                         "metes::Runs", "The claims that a run is about; the test split for a run "
                                        "about all claims"),
                     Qt::ToolTipRole);
    if (controller.overview() != nullptr) {
        for (const std::string& split : controller.overview()->splits) {
            list.addItem(splitTitle(split), QString::fromStdString(split));
        }
    }
    list.addItem(splitTitle({}), QString());
    const std::optional<std::string>& split = controller.options().split;
    list.setCurrentIndex(split ? list.findData(QString::fromStdString(*split)) : 0);
}

std::optional<std::string> chosenSplit(const QComboBox& list)
{
    const QVariant split = list.currentData();
    return split.isValid() ? std::optional(split.toString().toStdString()) : std::nullopt;
}

}  // namespace metes
