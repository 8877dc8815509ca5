// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ContentHash.h"

#include <xxhash.h>

#include <memory>
#ifdef __x86_64__
// Takes the widest registers that the machine has; to be included after the former.
#include <xxh_x86dispatch.h>
#endif

namespace metes {

namespace {

struct StateRelease {
    void operator()(XXH3_state_t* state) const { XXH3_freeState(state); }
};

}  // namespace

std::string contentHash(std::string_view head, std::string_view body)
{
    static constexpr char kDigits[] = "0123456789abcdef";
    const std::unique_ptr<XXH3_state_t, StateRelease> state(XXH3_createState());
    XXH3_128bits_reset(state.get());
    XXH3_128bits_update(state.get(), head.data(), head.size());
    XXH3_128bits_update(state.get(), body.data(), body.size());
    XXH128_canonical_t bytes{};
    XXH128_canonicalFromHash(&bytes, XXH3_128bits_digest(state.get()));
    std::string text;
    text.reserve(2 * sizeof bytes.digest);
    for (const unsigned char byte : bytes.digest) {
        text.push_back(kDigits[byte >> 4]);
        text.push_back(kDigits[byte & 15]);
    }
    return text;
}

}  // namespace metes
