// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/Reason.h"

namespace metes {

std::string_view layerId(Layer layer)
{
    switch (layer) {
    case Layer::Examiner: return "examiner";
    case Layer::Model: return "model";
    case Layer::Linter: return "linter";
    case Layer::Annotator: return "annotator";
    }
    return "examiner";
}

std::optional<Layer> layerFromId(std::string_view id)
{
    for (const Layer layer : {Layer::Examiner, Layer::Model, Layer::Linter, Layer::Annotator}) {
        if (layerId(layer) == id) {
            return layer;
        }
    }
    return std::nullopt;
}

std::string_view labelId(Label label)
{
    return label == Label::Definite ? "definite" : "indefinite";
}

std::optional<Label> labelFromId(std::string_view id)
{
    if (id == "definite") {
        return Label::Definite;
    }
    if (id == "indefinite") {
        return Label::Indefinite;
    }
    return std::nullopt;
}

}  // namespace metes
