// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Error.h"
#include "ui/examine/Examination.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace metes {

class JobRunner;

/// Checks a text again and again while it is written, never on the window's thread: kPause
/// milliseconds after the last key the quick check, then the thorough one. One check of a kind runs
/// at a time; what was found in a text that has changed meanwhile is dropped.
class Examiner : public QObject {
    Q_OBJECT

public:
    static constexpr int kPause = 150;
    using TextSource = std::function<const std::string&()>;

    Examiner(JobRunner& jobs, TextSource text, QObject* parent = nullptr);

    /// The text has changed. Costs nothing.
    void noteEdit();
    void setDescription(std::shared_ptr<const FoldedDescription> description);
    /// Checks at once.
    void examineNow();

    /// The last check; null at first. It may be of an earlier text, see isCurrent().
    std::shared_ptr<const Examination> last() const { return m_last; }
    bool isCurrent() const { return m_last && m_last->revision == m_revision; }
    /// Nothing is running and nothing is due.
    bool isSettled() const;

signals:
    void examined();
    void failed(const metes::Error& error);

private:
    void start(CheckDepth depth);
    void finish(CheckDepth depth, const Result<std::shared_ptr<const Examination>>& result);

    JobRunner& m_jobs;
    TextSource m_text;
    QTimer m_pause;
    std::shared_ptr<const FoldedDescription> m_description;
    std::shared_ptr<const Examination> m_last;
    std::uint64_t m_revision = 1;
    bool m_running[2] = {false, false};  ///< by CheckDepth
    bool m_due[2] = {false, false};
};

}  // namespace metes
