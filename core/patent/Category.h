// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Why a claim is indefinite under 35 U.S.C. 112(b): the seven categories of the PEDANTIC paper
// (section 3.4) and two that only parsing uses.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace metes {

enum class Category : std::uint8_t {
    AntecedentBasis,          ///< a reference without a clear introduction, MPEP 2173.05(e)
    UndefinedTerm,            ///< no clear accepted meaning, MPEP 2173.05(a)
    RelativeTerm,             ///< degree without a standard, MPEP 2173.05(b)
    ExemplaryPhrasing,        ///< "such as" and the like, MPEP 2173.05(d)
    FunctionalClaiming,       ///< function without disclosed structure, MPEP 2173.05(g), 112(f)
    ContradictingLimitations, ///< limitations that exclude each other, MPEP 2173
    OmissionOfEssentials,     ///< an essential element, step or link is missing, MPEP 2172.01
    Dependence,               ///< depends on an indefinite claim
    Other                     ///< none of these
};

inline constexpr std::size_t kCategoryCount = 9;

struct CategoryInfo {
    Category category;
    std::string_view id;      ///< stable name in files: "antecedent_basis"
    char letter;              ///< what stands on badges: A U R E F C O D, and "?" for other
    std::string_view name;    ///< English name, sentence case; the window translates it
    std::string_view mpep;    ///< ground, e.g. "2173.05(e)"; empty for other
    std::string_view meaning; ///< one sentence in our own words
};

/// In the order of the number keys 1 to 9.
const std::array<CategoryInfo, kCategoryCount>& categories();
const CategoryInfo& categoryInfo(Category category);

/// Only the stable id.
std::optional<Category> categoryFromId(std::string_view id);

/// The names in files of others: any case, blanks or hyphens for underscores, and the paper
/// authors' "omission_of_essential_element_or_step".
std::optional<Category> categoryFromForeignName(std::string_view name);

/// A set of categories, one bit each.
class CategorySet {
public:
    CategorySet() = default;
    explicit CategorySet(std::uint16_t bits) : m_bits(bits) {}

    void insert(Category category) { m_bits = static_cast<std::uint16_t>(m_bits | bit(category)); }
    bool contains(Category category) const { return (m_bits & bit(category)) != 0; }
    bool empty() const { return m_bits == 0; }
    std::uint16_t bits() const { return m_bits; }
    bool operator==(const CategorySet&) const = default;

private:
    static std::uint16_t bit(Category category)
    {
        return static_cast<std::uint16_t>(1u << static_cast<unsigned>(category));
    }

    std::uint16_t m_bits = 0;
};

}  // namespace metes
