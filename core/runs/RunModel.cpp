// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/RunModel.h"

#include "core/base/Json.h"
#include "core/learn/ModelFile.h"
#include "core/runs/CalibrationPredictor.h"
#include "core/runs/FeaturePlaces.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/CorpusRepository.h"
#include "core/store/Database.h"

#include <algorithm>
#include <map>

namespace metes {

namespace {

/// A run may calibrate one that is calibrated; nobody does so often.
constexpr int kMostMaps = 8;

Calibration mapOf(const Json& configuration)
{
    const Json& json = configuration.at("maps").at("indefinite");
    Calibration map;
    map.kind =
        calibrationKindFromId(json.at("kind").get<std::string>()).value_or(CalibrationKind::None);
    if (map.kind == CalibrationKind::Platt) {
        map.slope = json.at("slope").get<double>();
        map.intercept = json.at("intercept").get<double>();
    } else if (map.kind == CalibrationKind::Isotonic) {
        map.scores = json.at("scores").get<std::vector<double>>();
        map.probabilities = json.at("probabilities").get<std::vector<double>>();
    }
    return map;
}

/// What a calibrated run rests on, and its map.
struct CalibratedSource {
    std::string source;
    Calibration map;
};

Result<CalibratedSource> sourceOf(const RunRecord& run)
{
    try {
        const Json configuration = Json::parse(run.facts.configuration);
        return CalibratedSource{configuration.at("run").get<std::string>(), mapOf(configuration)};
    } catch (const std::exception& error) {
        return fail(ErrorCode::Damaged, "the configuration of \"" + run.name + "\" cannot be read",
                    error.what());
    }
}

std::map<std::string, std::size_t> featureColumns(const Model& model)
{
    std::map<std::string, std::size_t> columns;
    for (const FeatureInfo& feature : linguisticFeatures(model.references)) {
        columns.emplace(feature.id, columns.size());
    }
    return columns;
}

}  // namespace

ClaimDrivers strongestDrivers(const Explanation& explanation, const Model& model, std::size_t most)
{
    const std::map<std::string, std::size_t> columns = featureColumns(model);
    ClaimDrivers drivers;
    drivers.start = explanation.intercept;
    drivers.logOdds = explanation.logOdds;
    for (const Contribution& part : explanation.contributions) {
        if (drivers.strongest.size() >= most) {
            drivers.rest += part.contribution;
            ++drivers.others;
            continue;
        }
        Driver driver{part.kind, part.name, part.group, 0, part.contribution, part.places};
        if (part.kind == ColumnKind::Term) {
            driver.value = static_cast<double>(part.places.size());
        } else if (const auto column = columns.find(part.name); column != columns.end()) {
            const std::size_t c = column->second;
            driver.value = model.scaling.means[c] + part.value * model.scaling.scales[c];
        }
        drivers.strongest.push_back(std::move(driver));
    }
    return drivers;
}

RunModel::RunModel(RunRecord run, Model model) : m_run(std::move(run)), m_scorer(std::move(model))
{
}

Result<RunModel> RunModel::load(Database& database, RunId id)
{
    const RunRepository runs(database);
    const auto run = runs.load(id);
    if (!run) {
        return passOn(run);
    }
    if (run->state != RunState::Finished) {
        return fail(ErrorCode::InvalidInput, "the run \"" + run->name + "\" is not finished");
    }
    RunRecord source = *run;
    std::vector<Calibration> maps;
    while (source.facts.kind == "calibration" && maps.size() < kMostMaps) {
        auto layer = sourceOf(source);
        if (!layer) {
            return passOn(layer);
        }
        maps.insert(maps.begin(), std::move(layer->map));
        auto below = runs.find(layer->source);
        if (!below) {
            return passOn(below);
        }
        source = std::move(*below);
    }
    if (source.facts.kind != "logistic") {
        return fail(ErrorCode::InvalidInput,
                    "the run \"" + run->name + "\" keeps no model that could be taken apart");
    }
    const auto body = runs.model(source.facts.model);
    if (!body) {
        return passOn(body);
    }
    auto model = readModel(*body);
    if (!model) {
        return passOn(model);
    }
    RunModel loaded(*run, std::move(*model));
    loaded.m_maps = std::move(maps);
    return loaded;
}

Result<std::vector<ClaimScore>> RunModel::score(const std::vector<ScorableClaim>& claims,
                                                const std::vector<std::string>& description)
{
    auto scores = m_scorer.score(claims, description);
    if (scores) {
        for (ClaimScore& score : *scores) {
            for (const Calibration& map : m_maps) {
                score.pIndefinite = map.apply(score.pIndefinite);
            }
        }
    }
    return scores;
}

Result<ClaimDrivers> RunModel::drivers(const std::vector<ScorableClaim>& claims, std::size_t place,
                                       const std::vector<std::string>& description,
                                       std::size_t most)
{
    const auto explanation = m_scorer.explain(claims, place, description, Target{});
    if (!explanation) {
        return passOn(explanation);
    }
    ClaimDrivers strongest = strongestDrivers(*explanation, m_scorer.model(), most);
    for (Driver& driver : strongest.strongest) {
        if (driver.kind == ColumnKind::Feature) {
            driver.places = featurePlaces(driver.name, claims[place].text);
        }
    }
    return strongest;
}

bool mayHaveModel(const RunRecord& run)
{
    return run.facts.kind == "logistic" || run.facts.kind == "calibration";
}

Result<ClaimDrivers> driversOfClaim(Database& database, RunModel& model, ApplicationId application,
                                    ClaimId claim, std::size_t most)
{
    const auto claims = CorpusRepository(database).ofApplication(application);
    if (!claims) {
        return passOn(claims);
    }
    const auto found = std::find_if(claims->begin(), claims->end(),
                                    [claim](const CorpusClaim& each) { return each.id == claim; });
    if (found == claims->end()) {
        return fail(ErrorCode::NotFound, "the application has no such claim");
    }
    std::vector<std::string> description;
    if (model.needsDescription()) {
        auto paragraphs = ApplicationRepository(database).description(application);
        if (!paragraphs) {
            return passOn(paragraphs);
        }
        for (DescriptionParagraph& paragraph : *paragraphs) {
            description.push_back(std::move(paragraph.text));
        }
    }
    return model.drivers(scorableClaims(*claims), static_cast<std::size_t>(found - claims->begin()),
                         description, most);
}

}  // namespace metes
