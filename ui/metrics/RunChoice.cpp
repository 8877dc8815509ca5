// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/RunChoice.h"

#include "ui/metrics/MetricsController.h"
#include "ui/metrics/RunWords.h"

#include <QComboBox>
#include <QSignalBlocker>

namespace metes {

RunId fillRuns(QComboBox& list, const MetricsController& controller,
               const std::function<bool(const RunEntry&)>& wanted)
{
    const QSignalBlocker blocker(list);
    const RunId before = chosenRun(list);
    list.clear();
    if (controller.overview() != nullptr) {
        for (const RunEntry& run : controller.overview()->runs) {
            if (run.isFinished() && (!wanted || wanted(run))) {
                list.addItem(runShortTitle(run), static_cast<qlonglong>(run.record.id.value));
            }
        }
    }
    chooseRun(list, before);
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
    if (controller.overview() != nullptr) {
        for (const std::string& split : controller.overview()->splits) {
            list.addItem(splitTitle(split), QString::fromStdString(split));
        }
    }
    list.addItem(splitTitle({}), QString());
    list.setCurrentIndex(list.findData(QString::fromStdString(controller.options().split)));
}

}  // namespace metes
