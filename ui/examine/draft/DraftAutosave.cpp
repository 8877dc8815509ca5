// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/draft/DraftAutosave.h"

#include "ui/jobs/JobRunner.h"

namespace metes {

DraftAutosave::DraftAutosave(JobRunner& jobs, std::shared_ptr<DraftStore> store,
                             std::function<Draft()> snapshot, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_store(std::move(store)), m_snapshot(std::move(snapshot))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelay);
    connect(&m_timer, &QTimer::timeout, this, &DraftAutosave::write);
}

void DraftAutosave::touch()
{
    m_dirty = true;
    // Not started anew: who never pauses is saved all the same.
    if (!m_timer.isActive() && !m_writing) {
        m_timer.start();
    }
}

void DraftAutosave::write()
{
    m_dirty = false;
    m_writing = true;
    m_jobs.run<bool>(
        this, QStringLiteral("examine-save"),
        [store = m_store, draft = m_snapshot(),
         sequence = ++m_sequence](Progress&) -> Result<bool> {
            if (const Result<void> written = store->save(draft, sequence); !written) {
                return tl::unexpected(written.error());
            }
            return true;
        },
        [this](const Result<bool>& written) { finish(written); });
}

void DraftAutosave::finish(const Result<bool>& written)
{
    m_writing = false;
    if (!written) {
        m_dirty = true;
        emit failed(written.error());
        return;
    }
    if (m_dirty) {
        m_timer.start();
    } else {
        emit saved();
    }
}

Result<void> DraftAutosave::flush()
{
    m_timer.stop();
    if (isSaved()) {
        return {};
    }
    Result<void> written = m_store->save(m_snapshot(), ++m_sequence);
    m_dirty = !written;
    return written;
}

}  // namespace metes
