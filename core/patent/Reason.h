// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/patent/Category.h"
#include "core/patent/Span.h"

namespace metes {

/// Who cited a reason. Layers are never mixed and never overwrite each other.
enum class Layer : std::uint8_t {
    Examiner,   ///< extracted from the office action
    Model,      ///< a run of a predictor
    Linter,     ///< the claim checker
    Annotator   ///< a person
};

inline constexpr std::size_t kLayerCount = 4;

std::string_view layerId(Layer layer);
std::optional<Layer> layerFromId(std::string_view id);

enum class Label : std::uint8_t { Definite, Indefinite };

std::string_view labelId(Label label);
std::optional<Label> labelFromId(std::string_view id);

/// A passage of the office action that a reason was taken from.
struct Source {
    TextRange range;
    std::string quote;
    std::string extra{};  ///< unknown fields of the record, a JSON object or empty

    bool operator==(const Source&) const = default;
};

/// Why one claim was rejected, as a file or an annotator gives it. A reason belongs to one claim;
/// reasons that an examiner gave for several claims at once share a group.
struct Reason {
    std::string id;  ///< public name, unique within the claim
    Layer layer = Layer::Examiner;
    std::string text;
    std::string context;  ///< the reason it points to ("for the same reasons as claim 1")
    Category category = Category::Other;
    std::vector<std::int32_t> claims;       ///< the claims that the examiner names
    std::vector<std::string> recitations;   ///< phrases quoted from the claim
    std::vector<Span> spans;                ///< where they stand in the claim text
    std::optional<Source> source;
    std::optional<double> confidence;  ///< 0 to 1
    std::string group;
    std::string extra;  ///< unknown fields of the record, a JSON object or empty

    bool operator==(const Reason&) const = default;
};

}  // namespace metes
