// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Projects that runs are made over: a few applications with made-up claims, split and labelled.

#include "core/runs/RunQueue.h"
#include "core/statistics/Random.h"
#include "tests/core/ProjectFixture.h"

#include <QTest>

#include <atomic>
#include <functional>
#include <string>

namespace metes::test {

/// Stops after so many questions.
class StopAfter final : public Progress {
public:
    explicit StopAfter(int questions) : m_left(questions) {}
    void report(std::int64_t done, std::int64_t total) override
    {
        m_done = done;
        m_total = total;
    }
    bool cancelled() const override { return m_left-- <= 0; }
    std::int64_t done() const { return m_done; }
    std::int64_t total() const { return m_total; }

private:
    mutable std::atomic<int> m_left;
    std::int64_t m_done = 0;
    std::int64_t m_total = 0;
};

inline std::string applicationRecord(const std::string& number, const std::string& family = "")
{
    Json record{{"type", "application"},
                {"format", "metes/1"},
                {"application", number},
                {"description", {"The lever turns the wheel of the device. A gap is left."}}};
    if (!family.empty()) {
        record["family"] = family;
    }
    return record.dump() + "\n";
}

inline const char* splitOf(int application)
{
    const int place = application % 10;
    return place < 6 ? "train" : place < 8 ? "validation" : "test";
}

/// Three claims an application: claim 1 independent, 2 and 3 dependent. Indefinite claims tend to
/// say "about".
inline std::string learnableRecords(int applications, std::uint64_t seed = 1)
{
    static const std::vector<std::string> kWords = {"lever", "wheel",  "sensor", "signal",
                                                    "frame", "motor",  "module", "valve",
                                                    "screen", "filter"};
    Random random(seed);
    std::string records;
    for (int a = 0; a < applications; ++a) {
        const std::string number = std::to_string(16000000 + a);
        records += applicationRecord(number);
        for (int claim = 1; claim <= 3; ++claim) {
            const bool indefinite = random.below(2) == 1;
            const bool says = random.uniform() < (indefinite ? 0.8 : 0.2);
            std::string text =
                claim == 1 ? "A device comprising a " : "The device of claim 1, further having a ";
            for (int i = 0; i < 6; ++i) {
                text += kWords[random.below(10)] + " and a ";
            }
            text += says ? "gap of about 5 mm." : "gap of 5 mm.";
            Json more{{"label", indefinite ? "indefinite" : "definite"}, {"split", splitOf(a)}};
            std::vector<Json> reasons;
            if (indefinite) {
                reasons.push_back(reasonRecord("r1", {}, says ? "relative_term" : "antecedent_basis"));
            }
            records += claimRecord(number, claim, text, reasons, more);
        }
    }
    return records;
}

/// Says what a function of the claim says; fails where that is negative.
class ToldPredictor final : public Predictor {
public:
    using Tell = std::function<double(const CorpusClaim&)>;
    explicit ToldPredictor(Tell tell, bool final = true) : m_tell(std::move(tell)), m_final(final) {}

    PredictorFacts facts() const override { return {"told", "{}", "", "oracle"}; }
    bool failuresAreFinal() const override { return m_final; }
    Result<std::vector<Result<Prediction>>> predict(const ApplicationTask& task,
                                                    const Progress&) override
    {
        std::vector<Result<Prediction>> outcomes;
        for (const std::size_t place : task.asked) {
            const double p = m_tell(task.claims[place]);
            ++asked;
            if (p < 0) {
                outcomes.emplace_back(fail(ErrorCode::InputOutput, "no answer"));
                continue;
            }
            Prediction prediction;
            prediction.pIndefinite = p;
            prediction.label = p >= 0.5 ? Label::Indefinite : Label::Definite;
            outcomes.emplace_back(std::move(prediction));
        }
        return outcomes;
    }

    int asked = 0;

private:
    Tell m_tell;
    bool m_final;
};

inline RunRecord runOver(TestProject& project, Predictor& predictor,
                         const RunSelection& selection = {})
{
    NoProgress progress;
    return must(RunQueue(project.database(), project.clock()).run(predictor, selection, progress));
}

}  // namespace metes::test
