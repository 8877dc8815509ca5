// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/ReportTables.h"

#include <array>

namespace metes {

std::span<const PaperRow> paperTable4()
{
    // clang-format off
    static const std::array<PaperRow, 8> kRows{{
        {"Random",                         50.4, 50.9, 51.4, 51.1, 51.3, 50.9,  6.6, 11.9},
        {"Log. reg., TF-IDF",              46.2, 53.2, 49.3, 51.2, 54.8, 53.0,  9.3, 18.5},
        {"Log. reg., linguistic features", 49.2, 57.2, 56.3, 56.8, 59.4, 57.2, 11.8, 21.1},
        {"Log. reg., all features",        49.2, 56.8, 55.9, 56.3, 59.5, 56.7, 12.1, 22.0},
        {"Qwen 2.5 32B",                   45.9, 54.7, 50.3, 52.4, 55.2, 54.4, 13.7, 22.8},
        {"Qwen 2.5 32B + log. reg.",       48.3, 55.8, 54.0, 54.9, 58.8, 55.7, 13.7, 22.7},
        {"Qwen 2.5 72B",                   33.7, 57.8, 39.0, 46.6, 56.8, 55.3, 13.5, 21.7},
        {"Qwen 2.5 72B + log. reg.",       48.9, 59.3, 58.2, 58.8, 60.3, 59.2, 14.1, 22.9},
    }};
    // clang-format on
    return kRows;
}

}  // namespace metes
