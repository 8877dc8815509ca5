// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Stemmer.h"

#include <libstemmer.h>

namespace metes {

Stemmer::Stemmer() : m_stemmer(sb_stemmer_new("english", "UTF_8"))
{
}

Stemmer::~Stemmer()
{
    sb_stemmer_delete(m_stemmer);
}

std::string_view Stemmer::stem(std::string_view word)
{
    if (const auto known = m_known.find(word); known != m_known.end()) {
        return known->second;
    }
    std::string stem(word);
    const auto* symbols = reinterpret_cast<const sb_symbol*>(word.data());
    // Without memory for a stem the word stands for itself.
    const sb_symbol* found =
        m_stemmer == nullptr ? nullptr
                             : sb_stemmer_stem(m_stemmer, symbols, static_cast<int>(word.size()));
    if (found != nullptr) {
        stem.assign(reinterpret_cast<const char*>(found),
                    static_cast<std::size_t>(sb_stemmer_length(m_stemmer)));
    }
    return m_known.emplace(std::string(word), std::move(stem)).first->second;
}

}  // namespace metes
