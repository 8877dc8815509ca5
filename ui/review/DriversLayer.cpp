// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/DriversLayer.h"

#include "ui/jobs/JobRunner.h"
#include "ui/predictions/DriverWords.h"
#include "ui/predictions/ModelShelf.h"

#include <algorithm>

namespace metes {

namespace {

constexpr std::size_t kMostRemembered = 64;

using Drivers = std::shared_ptr<const ClaimDrivers>;

Result<Drivers> compute(ModelShelf& shelf, const DriversLayer::Question& asked,
                        const Progress& progress)
{
    auto computed = std::make_shared<ClaimDrivers>();
    const Result<void> done =
        shelf.with(asked.run, progress, [&](Database& database, RunModel& model) -> Result<void> {
            auto drivers =
                driversOfClaim(database, model, asked.application, asked.claim, kShownDrivers);
            if (!drivers) {
                return passOn(drivers);
            }
            *computed = std::move(*drivers);
            return {};
        });
    if (!done) {
        return passOn(done);
    }
    return computed;
}

}  // namespace

DriversLayer::DriversLayer(JobRunner& jobs, std::filesystem::path project, QObject* parent)
    : QObject(parent),
      m_jobs(jobs),
      m_project(std::move(project)),
      m_shelf(std::make_shared<ModelShelf>(m_project))
{
}

DriversLayer::~DriversLayer() = default;

void DriversLayer::setShown(bool shown)
{
    m_shown = shown;
    update();
}

void DriversLayer::ask(const Question& question)
{
    if (question != m_question) {
        m_question = question;
        update();
    }
}

void DriversLayer::forget()
{
    m_remembered.clear();
    m_shelf = std::make_shared<ModelShelf>(m_project);
    update();
}

void DriversLayer::update()
{
    m_drivers.reset();
    m_error.reset();
    if (m_shown && m_question.run && m_question.claim) {
        const auto known =
            std::find_if(m_remembered.begin(), m_remembered.end(),
                         [this](const auto& each) { return each.first == m_question; });
        if (known != m_remembered.end()) {
            m_drivers = known->second;
        } else {
            m_jobs.run<Drivers>(
                this, QStringLiteral("review-drivers"),
                [shelf = m_shelf, asked = m_question](Progress& progress) {
                    return compute(*shelf, asked, progress);
                },
                [this, asked = m_question](Result<Drivers> computed) {
                    take(asked, std::move(computed));
                });
        }
    }
    emit changed();
}

void DriversLayer::take(const Question& question, Result<Drivers> computed)
{
    if (computed) {
        if (m_remembered.size() >= kMostRemembered) {
            m_remembered.erase(m_remembered.begin());
        }
        m_remembered.emplace_back(question, *computed);
    }
    if (question != m_question || !m_shown) {
        return;
    }
    if (computed) {
        m_drivers = std::move(*computed);
    } else {
        m_error = std::move(computed.error());
    }
    emit changed();
}

}  // namespace metes
