// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/Category.h"

#include <string>

namespace metes {

namespace {

constexpr std::array<CategoryInfo, kCategoryCount> kCategories{{
    {Category::AntecedentBasis, "antecedent_basis", 'A', "Antecedent basis", "2173.05(e)",
     "The claim refers to something that it, or a claim it depends on, never clearly introduced."},
    {Category::UndefinedTerm, "undefined_term", 'U', "Undefined term", "2173.05(a)",
     "A term has no clear meaning in the field and the description gives none."},
    {Category::RelativeTerm, "relative_term", 'R', "Relative term", "2173.05(b)",
     "A word of degree stands without a standard by which a reader could measure it."},
    {Category::ExemplaryPhrasing, "exemplary_phrasing", 'E', "Exemplary phrasing", "2173.05(d)",
     "It is open whether what follows an example phrase limits the claim or only illustrates it."},
    {Category::FunctionalClaiming, "functional_claiming", 'F', "Functional claiming",
     "2173.05(g)",
     "A function is claimed and the description discloses no structure or acts that perform it."},
    {Category::ContradictingLimitations, "contradicting_limitations", 'C',
     "Contradicting limitations", "2173",
     "Two limitations of the claim, or of the claims it depends on, cannot hold together."},
    {Category::OmissionOfEssentials, "omission_of_essentials", 'O', "Omission of essentials",
     "2172.01", "An element, a step or a link that the claim cannot work without is missing."},
    {Category::Dependence, "dependence", 'D', "Dependence", "608.01(n)",
     "The claim is rejected only because it depends on a rejected claim."},
    {Category::Other, "other", '?', "Other", "", "None of the other categories fits."},
}};

std::string foldName(std::string_view name)
{
    std::string folded;
    for (const char c : name) {
        if (c >= 'A' && c <= 'Z') {
            folded.push_back(static_cast<char>(c - 'A' + 'a'));
        } else if (c == ' ' || c == '-' || c == '_') {
            if (!folded.empty() && folded.back() != '_') {
                folded.push_back('_');
            }
        } else {
            folded.push_back(c);
        }
    }
    while (!folded.empty() && folded.back() == '_') {
        folded.pop_back();
    }
    return folded;
}

}  // namespace

const std::array<CategoryInfo, kCategoryCount>& categories()
{
    return kCategories;
}

const CategoryInfo& categoryInfo(Category category)
{
    return kCategories[static_cast<std::size_t>(category)];
}

std::optional<Category> categoryFromId(std::string_view id)
{
    for (const CategoryInfo& info : kCategories) {
        if (info.id == id) {
            return info.category;
        }
    }
    return std::nullopt;
}

std::optional<Category> categoryFromForeignName(std::string_view name)
{
    const std::string folded = foldName(name);
    if (folded == "omission_of_essential_element_or_step"
        || folded == "omission_of_essential_elements") {
        return Category::OmissionOfEssentials;
    }
    if (folded == "contradicting_limitation") {
        return Category::ContradictingLimitations;
    }
    return categoryFromId(folded);
}

}  // namespace metes
