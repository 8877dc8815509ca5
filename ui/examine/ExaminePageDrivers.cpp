// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a model says of the claims of the draft, and what drives that.

#include "ui/editor/ClaimDraftEditor.h"
#include "ui/examine/ExaminePage.h"
#include "ui/examine/ExaminePanes.h"
#include "ui/examine/claims/OutlinePanel.h"
#include "ui/examine/predictions/DraftScores.h"
#include "ui/predictions/DriverList.h"
#include "ui/predictions/DriversPanel.h"
#include "ui/runs/RunText.h"
#include "ui/shell/ErrorText.h"

namespace metes {

namespace {

QString runTitleOf(const RunRecord& run)
{
    return QStringLiteral("%1 · %2").arg(ExaminePage::tr("run %1").arg(run.id.value),
                                         recordTitle(run));
}

Label labelOf(bool indefinite)
{
    return indefinite ? Label::Indefinite : Label::Definite;
}

}  // namespace

void ExaminePage::connectDrivers()
{
    DriversPanel& panel = m_panes->drivers();
    connect(m_scores, &DraftScores::runsChanged, this, &ExaminePage::showDrivers);
    connect(m_scores, &DraftScores::changed, this, &ExaminePage::showScores);
    connect(&m_panes->outline(), &OutlinePanel::claimShown, m_scores, &DraftScores::setClaim);
    connect(&panel, &DriversPanel::runChosen, m_scores, &DraftScores::choose);
    connect(&panel, &DriversPanel::driverChosen, this, &ExaminePage::showDriver);
    connect(m_panes, &ExaminePanes::driversToggled, this, &ExaminePage::toggleDrivers);
    connect(m_panes, &ExaminePanes::runsRequested, this,
            [this] { emit pageRequested(QStringLiteral("runs")); });
    connect(m_panes, &ExaminePanes::rightShown, this, [this] {
        m_scores->setDrivers(m_panes->isDriversShown() ? DraftScores::Drivers::Wanted
                                                       : DraftScores::Drivers::Left);
        showDrivers();
    });
    showDrivers();
}

void ExaminePage::projectChangedOutside()
{
    m_scores->readRuns();
}

std::optional<bool> ExaminePage::isLayerShown(Command layer) const
{
    return layer == Command::ToggleDrivers ? std::optional(m_panes->isDriversShown())
                                           : std::nullopt;
}

void ExaminePage::toggleLayer(Command layer)
{
    if (layer == Command::ToggleDrivers) {
        toggleDrivers();
    }
}

void ExaminePage::toggleDrivers()
{
    const bool shown = !m_panes->isDriversShown();
    const QWidget* focus = window()->focusWidget();
    const bool written = focus == editor().input();
    m_panes->setDriversShown(shown);
    // Who was not writing stands in what is hidden now.
    if (!written) {
        shown ? m_panes->drivers().list().setFocus(Qt::OtherFocusReason)
              : editor().setFocus(Qt::OtherFocusReason);
    }
}

void ExaminePage::showScores()
{
    std::map<std::int32_t, QString> figures;
    for (const auto& [number, score] : m_scores->scores()) {
        figures.emplace(number, probabilityText(score.pIndefinite));
    }
    m_panes->outline().setFigures(std::move(figures));
    showDrivers();
}

void ExaminePage::showDrivers()
{
    const RunRecord* run = m_scores->chosen();
    const std::int32_t claim = m_scores->claim();
    m_panes->setDriversClaim(claim > 0 ? tr("claim %1").arg(claim) : QString(),
                             m_scores->isRead() && run == nullptr ? ExaminePanes::Model::None
                                                                  : ExaminePanes::Model::There);
    const std::shared_ptr<const ClaimDrivers> drivers = m_scores->drivers();
    const bool shown = m_panes->isDriversShown();
    if (!shown || !drivers) {
        editor().setWordMarks({});
    } else if (m_scores->areDriversCurrent() && m_controller.examiner().isCurrent()) {
        // Between an edit and the model's answer the marks move with the text.
        std::vector<WordMark> marks;
        for (const WordMark& mark : wordMarks(*drivers)) {
            if (const auto place = m_controller.examination()->places.inText(claim, mark.range)) {
                marks.push_back({*place, mark.side});
            }
        }
        editor().setWordMarks(marks);
    }
    if (!shown) {
        return;
    }
    std::vector<RunChoiceItem> runs;
    for (const RunRecord& each : m_scores->runs()) {
        runs.push_back({each.id, runTitleOf(each)});
    }
    m_panes->drivers().setRuns(runs, run == nullptr ? RunId{} : run->id);
    m_panes->drivers().setState(driversState());
}

DriversState ExaminePage::driversState() const
{
    DriversState state;
    const auto score = m_scores->scores().find(m_scores->claim());
    if (m_scores->error()) {
        state.note = errorText(*m_scores->error()).happened;
        return state;
    }
    if (m_scores->claim() == 0) {
        state.note = tr("Put the caret into a claim to see its probability.");
        return state;
    }
    if (score == m_scores->scores().end()) {
        state.note = tr("The claim has no probability yet; a cancelled one has none.");
        return state;
    }
    const std::string& application = m_controller.draft().name;
    state.probability = probabilityText(score->second.pIndefinite);
    if (score->second.indefinite) {
        state.predicted = predictedText(labelOf(*score->second.indefinite));
    }
    if (const auto history = m_scores->history()) {
        state.history = history->isTrainedOn(application, m_scores->claim())
                            ? trainedOnText()
                            : historyText(history->around(score->second.pIndefinite, application),
                                          history->split());
    }
    if (const auto drivers = m_scores->drivers()) {
        state.rows = driverRows(*drivers);
        state.rest = restText(*drivers);
    } else {
        state.note = tr("The model is being asked.");
    }
    if (m_scores->needsDescription() && m_controller.draft().description.empty()) {
        state.note += (state.note.isEmpty() ? QString() : QStringLiteral(" "))
                      + tr("Without the description the model takes what compares with it as "
                           "absent: give it under Support.");
    }
    return state;
}

void ExaminePage::showDriver(int row)
{
    const std::shared_ptr<const ClaimDrivers> drivers = m_scores->drivers();
    const auto at = static_cast<std::size_t>(row);
    if (!drivers || !m_scores->areDriversCurrent() || at >= drivers->strongest.size()) {
        return;
    }
    std::vector<Evidence> places;
    for (const TextRange range : drivers->strongest[at].places) {
        places.push_back({m_scores->claim(), range, {}});
    }
    if (!places.empty()) {
        light(places, 0);
    }
}

}  // namespace metes
