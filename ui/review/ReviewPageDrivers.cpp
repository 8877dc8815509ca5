// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How ReviewPage shows what runs say of the claim, and what drives that.

#include "ui/editor/ClaimView.h"
#include "ui/predictions/DriversPanel.h"
#include "ui/review/DriversLayer.h"
#include "ui/review/PredictionLayer.h"
#include "ui/review/ReviewPage.h"
#include "ui/review/ReviewPanes.h"
#include "ui/review/reasons/ReasonCards.h"
#include "ui/review/texts/ClaimPanel.h"
#include "ui/runs/RunText.h"
#include "ui/settings/Settings.h"
#include "ui/shell/ErrorText.h"

namespace metes {

void ReviewPage::connectDrivers()
{
    DriversPanel& panel = m_panes->cards().drivers();
    connect(m_predictions, &PredictionLayer::changed, this, &ReviewPage::showPrediction);
    connect(m_drivers, &DriversLayer::changed, this, &ReviewPage::showDrivers);
    connect(&m_panes->claim(), &ClaimPanel::driversRequested, this, &ReviewPage::toggleDrivers);
    connect(&panel, &DriversPanel::runChosen, m_predictions, &PredictionLayer::choose);
    connect(&panel, &DriversPanel::driverChosen, this, &ReviewPage::showDriver);
    connect(&panel, &DriversPanel::runsRequested, this,
            [this] { emit pageRequested(QStringLiteral("runs")); });
    m_drivers->setShown(m_context.settings.isDriversShown());
}

void ReviewPage::askLayers()
{
    // Blind means not even asked.
    if (m_context.blind) {
        return;
    }
    m_predictions->setClaim(m_controller.item() == nullptr ? ClaimId{} : m_controller.claim());
}

std::optional<bool> ReviewPage::isLayerShown(Command layer) const
{
    if (m_context.blind) {
        return std::nullopt;
    }
    switch (layer) {
    case Command::ToggleLinter: return m_linter->isShown();
    case Command::ToggleDrivers: return m_drivers->isShown();
    default: return std::nullopt;
    }
}

void ReviewPage::toggleLayer(Command layer)
{
    run(layer);
}

void ReviewPage::toggleDrivers()
{
    const bool shown = !m_drivers->isShown();
    m_context.settings.setDriversShown(shown);
    m_drivers->setShown(shown);
    if (shown) {
        m_panes->cards().revealDrivers();
    }
}

void ReviewPage::showPrediction()
{
    const ReviewItem* item = m_controller.item();
    const ClaimPrediction* said = item == nullptr ? nullptr : m_predictions->chosen();
    ClaimPanel& claim = m_panes->claim();
    claim.setPredictionVisible(said != nullptr || m_predictions->isReading());
    if (said == nullptr) {
        claim.setPrediction({}, {});
        m_drivers->ask({});
    } else {
        const PredictionHistory history =
            predictionHistory(*m_predictions, item->application.number, item->stored.claim.number);
        claim.setPrediction(predictionText(*said, history),
                            predictionDetails(*m_predictions, history));
        m_drivers->ask({item->application.id, m_controller.claim(),
                        mayHaveModel(said->run) ? said->run.id : RunId{}});
    }
    showDrivers();
}

void ReviewPage::showDrivers()
{
    const ReviewItem* item = m_controller.item();
    const bool shown = m_drivers->isShown() && item != nullptr;
    m_panes->claim().setDriversShown(m_drivers->isShown());
    m_panes->cards().setDriversShown(shown);
    m_lastDriver = -1;
    const std::shared_ptr<const ClaimDrivers> drivers = m_drivers->drivers();
    m_panes->claim().view().setWordMarks(shown && drivers ? wordMarks(*drivers)
                                                          : std::vector<WordMark>());
    if (!shown) {
        return;
    }
    DriversState state;
    std::vector<RunChoiceItem> runs;
    for (const ClaimPrediction& each : m_predictions->predictions()) {
        runs.push_back({each.run.id, runWords(each.run)});
    }
    const ClaimPrediction* said = m_predictions->chosen();
    if (said != nullptr) {
        state.probability = probabilityText(said->prediction.pIndefinite);
        state.predicted = predictedText(said->prediction.label);
        state.history = historySentence(
            predictionHistory(*m_predictions, item->application.number, item->stored.claim.number));
    }
    if (said == nullptr && m_predictions->isReading()) {
        state.note = tr("Reading what runs say.");
    } else if (said == nullptr) {
        state.note = tr("No finished run has a probability of this claim. Train a model on the "
                        "Runs page; what drives it then stands here.");
        state.offer = DriversState::Offer::Runs;
    } else if (!mayHaveModel(said->run)) {
        state.note = tr("A run of this kind has no model that could be taken apart.");
    } else if (m_drivers->error()) {
        state.note = errorText(*m_drivers->error()).happened;
    } else if (!drivers) {
        state.note = tr("The model is being asked.");
    } else {
        state.rows = driverRows(*drivers);
        state.rest = restText(*drivers);
    }
    m_panes->cards().drivers().setRuns(runs, said == nullptr ? RunId{} : said->run.id);
    m_panes->cards().drivers().setState(state);
}

void ReviewPage::showDriver(int row)
{
    const std::shared_ptr<const ClaimDrivers> drivers = m_drivers->drivers();
    const auto at = static_cast<std::size_t>(row);
    if (!drivers || at >= drivers->strongest.size() || drivers->strongest[at].places.empty()) {
        return;
    }
    const std::vector<TextRange>& places = drivers->strongest[at].places;
    m_turn = row == m_lastDriver ? m_turn + 1 : 0;
    m_lastDriver = row;
    const TextRange place = places[m_turn % places.size()];
    m_panes->claim().view().setSelectedRange(place);
    m_panes->claim().view().scrollToRange(place);
}

}  // namespace metes
