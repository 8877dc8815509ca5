// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/WordLists.h"

#include <array>

namespace metes {

namespace {

// clang-format off
constexpr auto kExceptions = std::to_array<SyllableException>({
    {"acm", 3}, {"acquire", 3}, {"acquired", 3}, {"acre", 2}, {"albeit", 3}, {"aluminium", 4},
    {"anion", 3}, {"api", 3}, {"appreciated", 5}, {"ascii", 2}, {"associate", 4},
    {"associated", 5}, {"associates", 4}, {"atm", 3}, {"atp", 3}, {"averaged", 2}, {"baa", 3},
    {"barefoot", 2}, {"baseball", 2}, {"basement", 2}, {"behavior", 3}, {"behavioral", 4},
    {"bene", 2}, {"biosciences", 5}, {"bracelet", 2}, {"brca", 2}, {"breastfed", 2},
    {"business", 2}, {"campfire", 3}, {"canyon", 2}, {"carelessness", 3}, {"cashier", 2},
    {"cation", 3}, {"ce", 2}, {"cereal", 3}, {"cereals", 3}, {"chocolate", 2},
    {"complementary", 4}, {"confidentiality", 7}, {"convenience", 3}, {"conveniently", 4},
    {"cpu", 3}, {"cream", 1}, {"creamy", 2}, {"crooked", 2}, {"ct", 1}, {"decrease", 2},
    {"decreased", 2}, {"decreasing", 3}, {"desire", 3}, {"desired", 3}, {"desires", 3},
    {"diamond", 2}, {"diego", 3}, {"dielectric", 4}, {"diet", 2}, {"dietary", 4}, {"dna", 3},
    {"drawer", 1}, {"dwyer", 2}, {"elsewhere", 2}, {"embed", 2}, {"entire", 3}, {"entirely", 4},
    {"eosinophilia", 6}, {"epithelial", 4}, {"etc", 4}, {"eu", 2}, {"european", 4},
    {"evening", 2}, {"eyebrow", 2}, {"eyeglasses", 3}, {"facebook", 2}, {"familiar", 3},
    {"fda", 3}, {"fibre", 2}, {"fluorescent", 3}, {"forecasting", 3}, {"forecasts", 2},
    {"foregoing", 3}, {"forehead", 2}, {"gastrointestinal", 6}, {"gaussian", 3},
    {"gooseberry", 3}, {"gpu", 3}, {"grapefruit", 2}, {"graveyard", 2}, {"guidelines", 2},
    {"hardwired", 3}, {"hercules", 3}, {"hereafter", 3}, {"herein", 2}, {"herpes", 2},
    {"homely", 2}, {"homesick", 2}, {"horseback", 2}, {"horseshoe", 2}, {"housewife", 2},
    {"housework", 2}, {"html", 3}, {"hundred", 2}, {"hz", 1}, {"ibm", 3}, {"idea", 3},
    {"ideas", 3}, {"ids", 2}, {"ieee", 4}, {"ilya", 2}, {"increase", 2}, {"increased", 2},
    {"increases", 3}, {"increasing", 3}, {"increasingly", 4}, {"infrared", 3}, {"initiate", 4},
    {"initiated", 5}, {"jeopardizing", 4}, {"junior", 2}, {"koala", 3}, {"laboratory", 4},
    {"lifestyle", 2}, {"likelihood", 3}, {"likely", 2}, {"liu", 1}, {"ln", 1}, {"lonesome", 2},
    {"luis", 2}, {"mao", 1}, {"maybe", 2}, {"metadata", 4}, {"michelle", 2},
    {"microorganisms", 6}, {"mononuclear", 5}, {"ms", 1}, {"namely", 2}, {"nevertheless", 4},
    {"nineteen", 2}, {"ninety", 2}, {"nuclear", 3}, {"nucleic", 3}, {"ok", 2}, {"oleaginous", 5},
    {"pacemaker", 3}, {"pdf", 3}, {"permeability", 6}, {"pga", 3}, {"physiological", 6},
    {"placement", 2}, {"poem", 2}, {"policeman", 3}, {"polyester", 4}, {"polyesters", 4},
    {"polyethylene", 5}, {"polyurethane", 5}, {"posterior", 3}, {"protease", 3}, {"quiet", 2},
    {"ratio", 3}, {"reacted", 3}, {"reactor", 3}, {"reactors", 3}, {"realistic", 4},
    {"realize", 3}, {"realized", 3}, {"rearranged", 3}, {"reinforcement", 4}, {"replacements", 3},
    {"rgb", 3}, {"rna", 3}, {"rosebud", 2}, {"safely", 2}, {"safety", 2}, {"science", 2},
    {"sciences", 3}, {"scientific", 4}, {"scream", 1}, {"scsi", 2}, {"sidewalk", 2},
    {"sideways", 2}, {"societies", 4}, {"society", 4}, {"soldier", 2}, {"solely", 3}, {"sql", 3},
    {"st", 1}, {"theater", 3}, {"thereafter", 3}, {"therein", 2}, {"tilde", 2}, {"tire", 2},
    {"tired", 2}, {"ui", 2}, {"unforeseen", 3}, {"url", 3}, {"urls", 3}, {"usa", 3}, {"usb", 3},
    {"useful", 2}, {"usefulness", 3}, {"uv", 2}, {"valuable", 3}, {"varieties", 4},
    {"vegetable", 3}, {"vegetables", 3}, {"veterinary", 4}, {"vienna", 3}, {"visualization", 5},
    {"visualize", 3}, {"visualizing", 4}, {"wavelength", 2}, {"wednesday", 2}, {"wherein", 2},
    {"wicked", 2}, {"widespread", 2}, {"williams", 2}, {"wireline", 2}, {"xml", 3},
});
// clang-format on

}  // namespace

std::span<const SyllableException> syllableExceptions()
{
    return kExceptions;
}

}  // namespace metes
