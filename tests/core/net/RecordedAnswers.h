// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <sstream>
#include <string>

namespace metes::test {

/// A recorded answer of the Open Data Portal; empty when the recordings are not beside the checkout.
inline std::string recordedAnswer(const std::string& path)
{
    std::ifstream file(METES_SOURCE_DIR "/../shared/data/odp_api/" + path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace metes::test
