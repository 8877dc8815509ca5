// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Small made-up claims to learn from: indefinite ones tend to say "about", and a few of them have
// categories.

#include "core/learn/Training.h"
#include "core/statistics/Random.h"

#include <string>
#include <utility>
#include <vector>

namespace fixture {

enum class Signal { Words, None };

inline metes::Split splitOf(std::uint32_t application)
{
    const std::uint32_t place = application % 10;
    return place < 6   ? metes::Split::Train
           : place < 8 ? metes::Split::Validation
                       : metes::Split::Test;
}

/// Three claims an application. Without a signal labels are drawn at random.
inline metes::LearningSet learningSet(std::uint32_t applications, Signal signal,
                                      std::uint64_t seed = 1)
{
    static const std::vector<std::string> kWords = {"lever",  "wheel", "sensor", "signal",
                                                    "device", "frame", "motor",  "housing",
                                                    "module", "valve", "screen", "filter"};
    metes::Random random(seed);
    metes::LearningSet set;
    metes::FeatureExtractor extractor;
    set.linguistic.columns = extractor.size();
    set.fingerprint = "0123456789ab";
    for (std::uint32_t application = 0; application < applications; ++application) {
        const metes::DescriptionWords description(
            std::vector<std::string>{"The lever turns the wheel of the device."});
        for (std::int32_t number = 1; number <= 3; ++number) {
            const bool indefinite = random.below(2) == 1;
            std::string text =
                number == 1 ? "A device comprising a " : "The device of claim 1, wherein the ";
            for (int i = 0; i < 8; ++i) {
                text += kWords[random.below(static_cast<std::uint32_t>(kWords.size()))] + " and a ";
            }
            const bool says =
                signal == Signal::Words && random.uniform() < (indefinite ? 0.7 : 0.2);
            text += says ? "gap of about 5 mm." : "gap of 5 mm.";
            const std::int32_t parents = number == 1 ? 0 : 1;
            extractor.append({text, parents, parents, {}}, description, set.linguistic.values);
            set.texts.push_back(std::move(text));
            set.indefinite.push_back(indefinite ? 1 : 0);
            metes::CategorySet categories;
            if (indefinite) {
                categories.insert(says ? metes::Category::RelativeTerm
                                       : metes::Category::AntecedentBasis);
            }
            set.categories.push_back(categories);
            set.splits.push_back(splitOf(application));
            set.groups.push_back("application " + std::to_string(application));
        }
    }
    return set;
}

}  // namespace fixture
