// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/Examiner.h"

#include "ui/jobs/JobRunner.h"

namespace metes {

namespace {

using Examined = std::shared_ptr<const Examination>;

QString slotOf(CheckDepth depth)
{
    return depth == CheckDepth::Quick ? QStringLiteral("examine-quick")
                                      : QStringLiteral("examine-thorough");
}

}  // namespace

Examiner::Examiner(JobRunner& jobs, TextSource text, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_text(std::move(text))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, [this] { start(CheckDepth::Quick); });
}

void Examiner::noteEdit()
{
    ++m_revision;
    m_pause.start();
}

void Examiner::setDescription(std::shared_ptr<const FoldedDescription> description)
{
    m_description = std::move(description);
    examineNow();
}

void Examiner::examineNow()
{
    ++m_revision;
    m_pause.stop();
    start(CheckDepth::Quick);
}

bool Examiner::isSettled() const
{
    return !m_pause.isActive() && !m_running[0] && !m_running[1];
}

void Examiner::start(CheckDepth depth)
{
    const auto kind = static_cast<std::size_t>(depth);
    if (m_running[kind]) {
        m_due[kind] = true;
        return;
    }
    m_running[kind] = true;
    m_jobs.run<Examined>(
        this, slotOf(depth),
        [text = ExaminedText{m_revision, m_text(), m_description},
         depth](Progress&) -> Result<Examined> {
            return std::make_shared<const Examination>(examine(text, depth));
        },
        [this, depth](const Result<Examined>& result) { finish(depth, result); });
}

void Examiner::finish(CheckDepth depth, const Result<Examined>& result)
{
    const auto kind = static_cast<std::size_t>(depth);
    m_running[kind] = false;
    if (!result) {
        emit failed(result.error());
    } else if ((*result)->revision == m_revision) {
        m_last = *result;
        emit examined();
        if (depth == CheckDepth::Quick && isCurrent()) {
            start(CheckDepth::Thorough);
        }
    }
    if (std::exchange(m_due[kind], false) && !m_pause.isActive()) {
        start(depth);
    }
}

}  // namespace metes
