// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// A project of labelled claims in three splits with runs over them, and a Metrics page on it.

#include "FakeDialogs.h"
#include "core/base/Clock.h"
#include "core/learn/Model.h"
#include "core/review/ReviewSession.h"
#include "core/store/Database.h"
#include "core/store/RunRepository.h"
#include "ui/jobs/JobRunner.h"
#include "ui/metrics/MetricsPage.h"
#include "ui/settings/KeyMap.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Theme.h"

#include <QSettings>
#include <QTemporaryDir>

#include <memory>

namespace metes {

/// 40 applications of four claims: 24 train, 6 validation, 10 test. In every second application the
/// claims are indefinite, and longer.
class MetricsProject {
public:
    enum class Labels { Both, DefiniteOnly };
    explicit MetricsProject(Labels labels = Labels::Both);

    std::filesystem::path path() const;
    Database& database() { return *m_database; }
    ReviewSession& session() { return *m_session; }
    const Clock& clock() const { return m_clock; }

    /// Finished runs over all claims.
    RunRecord addRandom(std::uint64_t seed, const RunSelection& selection = {});
    RunRecord addLogistic(FeatureSet features);
    /// Begun, and never worked through.
    RunRecord addWaiting();
    /// Given up before any claim.
    RunRecord addCancelled();

private:
    SystemClock m_clock;
    QTemporaryDir m_folder;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<ReviewSession> m_session;
};

class MetricsBench {
public:
    explicit MetricsBench(MetricsProject& project, QSize size = {1368, 800});

    MetricsPage& page() { return *m_page; }
    MetricsController& controller() { return m_page->controller(); }
    Theme& theme() { return m_theme; }
    /// Until the list of runs is read and every finished run has figures or a failure.
    bool waitForFigures();
    /// Nothing is being read or computed.
    bool isQuiet() const { return m_jobs.isIdle(); }
    template<typename T>
    T* find(const char* name) const
    {
        return m_page->findChild<T*>(QLatin1String(name));
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

    FakeDialogs dialogs;

private:
    QTemporaryDir m_folder;
    QSettings m_store;
    Settings m_settings;
    KeyMap m_keys;
    Theme m_theme;
    JobRunner m_jobs;
    std::unique_ptr<MetricsPage> m_page;
};

}  // namespace metes
