// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/examine/draft/DraftStore.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace metes {

class JobRunner;

/// Saves a draft by itself, off the window's thread: at most kDelay milliseconds of work are at
/// risk, and flush() leaves none.
class DraftAutosave : public QObject {
    Q_OBJECT

public:
    static constexpr int kDelay = 500;

    /// `snapshot` gives the draft as it is now.
    DraftAutosave(JobRunner& jobs, std::shared_ptr<DraftStore> store,
                  std::function<Draft()> snapshot, QObject* parent = nullptr);

    /// The draft has changed.
    void touch();
    /// Saves now, before it returns, what is not saved yet.
    Result<void> flush();
    /// Nothing is waiting to be written.
    bool isSaved() const { return !m_dirty && !m_writing; }

signals:
    void saved();
    void failed(const metes::Error& error);

private:
    void write();
    void finish(const Result<bool>& written);

    JobRunner& m_jobs;
    std::shared_ptr<DraftStore> m_store;
    std::function<Draft()> m_snapshot;
    QTimer m_timer;
    std::uint64_t m_sequence = 0;
    bool m_dirty = false;
    bool m_writing = false;
};

}  // namespace metes
