// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Error.h"
#include "core/base/RowId.h"
#include "core/lint/Lint.h"
#include "core/patent/Reason.h"

#include <QObject>

#include <memory>
#include <vector>

namespace metes {

class JobRunner;
class ReadConnection;

/// What the claim checker says of a claim: a reason of the layer `linter`, made here and kept
/// nowhere.
struct LinterReason {
    Reason reason;
    Finding finding;
};

/// Checks the application of the claim in hand, all its claims together, off the window's thread.
/// The last application checked is remembered, so that its claims cost nothing.
class LinterLayer : public QObject {
    Q_OBJECT

public:
    LinterLayer(JobRunner& jobs, std::shared_ptr<ReadConnection> project,
                QObject* parent = nullptr);

    bool isShown() const { return m_shown; }
    void setShown(bool shown);
    /// The claim in hand; an empty id for none.
    void setClaim(ApplicationId application, const Claim& claim);
    void clear();
    /// The project changed: what is remembered may be wrong.
    void forget();

    /// Alarms alone. Empty while isShown() is false, and until isReady().
    const std::vector<LinterReason>& reasons() const { return m_reasons; }
    const LinterReason* reason(const std::string& id) const;
    /// The claim in hand was checked.
    bool isReady() const;

signals:
    void changed();
    void failed(const metes::Error& error);

private:
    using Findings = std::shared_ptr<const std::vector<Finding>>;

    void update();
    void check();
    void take(ApplicationId application, const Result<Findings>& found);

    JobRunner& m_jobs;
    std::shared_ptr<ReadConnection> m_project;
    bool m_shown = false;
    ApplicationId m_application;
    Claim m_claim;
    ApplicationId m_checked;
    Findings m_findings;
    std::vector<LinterReason> m_reasons;
};

}  // namespace metes
