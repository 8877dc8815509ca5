// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Sha256.h"

#include <openssl/evp.h>

#include <array>

namespace metes {

namespace {

EVP_MD_CTX* context(void* pointer)
{
    return static_cast<EVP_MD_CTX*>(pointer);
}

// Fetched once: looking the algorithm up for every short text costs more than hashing it.
const EVP_MD* algorithm()
{
    static const EVP_MD* const kAlgorithm = EVP_MD_fetch(nullptr, "SHA256", nullptr);
    return kAlgorithm;
}

}  // namespace

Sha256::Sha256() : m_context(EVP_MD_CTX_new())
{
    begin();
}

void Sha256::begin()
{
    EVP_DigestInit_ex2(context(m_context), algorithm(), nullptr);
}

Sha256::~Sha256()
{
    EVP_MD_CTX_free(context(m_context));
}

void Sha256::add(std::string_view bytes)
{
    EVP_DigestUpdate(context(m_context), bytes.data(), bytes.size());
}

std::string Sha256::hex()
{
    static constexpr char kDigits[] = "0123456789abcdef";
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int size = 0;
    EVP_DigestFinal_ex(context(m_context), digest.data(), &size);
    std::string text;
    text.reserve(2 * size);
    for (unsigned int i = 0; i < size; ++i) {
        text.push_back(kDigits[digest[i] >> 4]);
        text.push_back(kDigits[digest[i] & 15]);
    }
    return text;
}

std::string sha256Hex(std::string_view bytes)
{
    // Used again, for making a context costs as much as hashing a short text.
    static thread_local Sha256 sum;
    sum.begin();
    sum.add(bytes);
    return sum.hex();
}

}  // namespace metes
