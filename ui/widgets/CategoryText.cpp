// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/CategoryText.h"

#include <QCoreApplication>

namespace metes {

namespace {

// The same words as core's table, where the translators' tool finds them.
constexpr const char* kNames[] = {
    QT_TRANSLATE_NOOP("Category", "Antecedent basis"),
    QT_TRANSLATE_NOOP("Category", "Undefined term"),
    QT_TRANSLATE_NOOP("Category", "Relative term"),
    QT_TRANSLATE_NOOP("Category", "Exemplary phrasing"),
    QT_TRANSLATE_NOOP("Category", "Functional claiming"),
    QT_TRANSLATE_NOOP("Category", "Contradicting limitations"),
    QT_TRANSLATE_NOOP("Category", "Omission of essentials"),
    QT_TRANSLATE_NOOP("Category", "Dependence"),
    QT_TRANSLATE_NOOP("Category", "Other"),
};
static_assert(std::size(kNames) == kCategoryCount);

constexpr const char* kMeanings[] = {
    QT_TRANSLATE_NOOP("Category", "Refers to something that was not clearly introduced before."),
    QT_TRANSLATE_NOOP("Category", "Uses a term without a clear, accepted meaning."),
    QT_TRANSLATE_NOOP("Category", "Uses a term of degree without a standard to measure it by."),
    QT_TRANSLATE_NOOP("Category", "Gives an example and leaves open whether it limits the claim."),
    QT_TRANSLATE_NOOP("Category", "Claims a function without a structure that performs it."),
    QT_TRANSLATE_NOOP("Category", "Contains limitations that exclude each other."),
    QT_TRANSLATE_NOOP("Category", "Leaves out an essential element, step or link."),
    QT_TRANSLATE_NOOP("Category", "Depends on a claim that is itself indefinite."),
    QT_TRANSLATE_NOOP("Category", "None of the other categories."),
};
static_assert(std::size(kMeanings) == kCategoryCount);

}  // namespace

QString categoryName(Category category)
{
    return QCoreApplication::translate("Category", kNames[static_cast<std::size_t>(category)]);
}

QString categoryMeaning(Category category)
{
    return QCoreApplication::translate("Category", kMeanings[static_cast<std::size_t>(category)]);
}

QString matchClassName(MatchClass match)
{
    switch (match) {
    case MatchClass::Exact: return QCoreApplication::translate("MatchClass", "exact");
    case MatchClass::Normalised: return QCoreApplication::translate("MatchClass", "normalised");
    case MatchClass::Fuzzy: return QCoreApplication::translate("MatchClass", "fuzzy");
    case MatchClass::Ungrounded:
        return QCoreApplication::translate("MatchClass", "not found in the text");
    }
    return {};
}

}  // namespace metes
