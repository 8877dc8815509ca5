// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/runs/RunText.h"
#include "ui/theme/Theme.h"

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;
class QScrollArea;

namespace metes {

class Button;
class Chip;
class DialogService;
class FigureCard;
class PanelHeader;
class ProgressStrip;
class ValueTable;
class WrappedLabel;

/// The middle pane: figures, configuration and failures of one run, and what can be done with it.
class RunDetail : public QWidget {
    Q_OBJECT

public:
    enum class Access { Full, ReadOnly };

    RunDetail(const Theme& theme, DialogService& dialogs, Access access, QWidget* parent = nullptr);

    void showRun(const RunsController& controller, const RunRecord& run);
    /// Something that has no run yet.
    void showRequest(const RunsController& controller, const RunJob& job);
    void showNothing();
    void showFailures(const std::vector<FailedClaim>& claims);
    void setKeys(const QString& pause, const QString& cancel);
    QWidget* firstPane() const;

signals:
    void resumeRequested();
    void pauseRequested();
    void cancelRequested();
    void deleteRequested();
    void metricsRequested();

private:
    QWidget* makeContents();
    QWidget* makeHeading(const QString& text) const;
    /// What a button offers depends on whether there is a run, and on what it has done.
    struct Work {
        const RunActivity* activity = nullptr;
        bool isRun = false;
        qint64 done = 0;
    };
    void setStanding(RunStanding standing, const Work& work);
    QList<Button*> buttons() const;
    void showCounts(const RunRecord& run, const RunActivity* activity);
    void showTimes(const RunRecord& run, RunStanding standing, const RunActivity* activity);
    void showMessage(const RunRecord& run, RunStanding standing);
    void addConfigurationRow();
    void showConfiguration(const std::vector<std::pair<QString, QString>>& rows);

    const Theme& m_theme;
    DialogService& m_dialogs;
    Access m_access;
    PanelHeader* m_header;
    Chip* m_chip;
    Button* m_resume;
    Button* m_pause;
    Button* m_cancel;
    Button* m_metrics;
    Button* m_delete;
    QScrollArea* m_scroll;
    ProgressStrip* m_strip;
    FigureCard* m_claims;
    FigureCard* m_rate;
    FigureCard* m_left;
    FigureCard* m_state;
    WrappedLabel* m_message;
    QGridLayout* m_configuration;
    std::vector<std::pair<QString, QString>> m_rows;
    std::vector<std::pair<QLabel*, QLabel*>> m_labels;  ///< kept: making them anew takes a frame
    QWidget* m_failures;
    QLabel* m_failuresTitle;
    ValueTable* m_failed;
};

}  // namespace metes
