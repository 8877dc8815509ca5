// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/TableWords.h"

#include "core/patent/Category.h"
#include "ui/plots/Numbers.h"
#include "ui/widgets/CategoryText.h"

#include <QCoreApplication>

#include <array>
#include <string_view>

namespace metes {

namespace {

struct TableTexts {
    Q_DECLARE_TR_FUNCTIONS(metes::TableWords)
};

constexpr std::array kTableWords = {
    QT_TRANSLATE_NOOP("metes::TableWords", "Run"),
    QT_TRANSLATE_NOOP("metes::TableWords", "n"),
    QT_TRANSLATE_NOOP("metes::TableWords", "% indef."),
    QT_TRANSLATE_NOOP("metes::TableWords", "P"),
    QT_TRANSLATE_NOOP("metes::TableWords", "R"),
    QT_TRANSLATE_NOOP("metes::TableWords", "F1"),
    QT_TRANSLATE_NOOP("metes::TableWords", "AUROC"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Acc."),
    QT_TRANSLATE_NOOP("metes::TableWords", "Macro F1"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Micro F1"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Paper AUROC"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Split"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Examiner"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Predicted definite"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Predicted indefinite"),
    QT_TRANSLATE_NOOP("metes::TableWords", "% right"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Category"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Positives"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Predicted"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Threshold"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Target"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Wanted"),
    QT_TRANSLATE_NOOP("metes::TableWords", "On validation"),
    QT_TRANSLATE_NOOP("metes::TableWords", "On these claims"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Remark"),
    QT_TRANSLATE_NOOP("metes::TableWords", "From"),
    QT_TRANSLATE_NOOP("metes::TableWords", "To"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Definite"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Indefinite"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Accuracy"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Mean p"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Faint"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Figure"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Difference"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Scores"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Brier"),
    QT_TRANSLATE_NOOP("metes::TableWords", "ECE"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Group"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Features"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Root of sum of squares"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Strongest"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Coefficient"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Precision"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Recall"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Brier score"),
    QT_TRANSLATE_NOOP("metes::TableWords", "definite"),
    QT_TRANSLATE_NOOP("metes::TableWords", "indefinite"),
    QT_TRANSLATE_NOOP("metes::TableWords", "raw"),
    QT_TRANSLATE_NOOP("metes::TableWords", "calibrated"),
    QT_TRANSLATE_NOOP("metes::TableWords", "uniform"),
    QT_TRANSLATE_NOOP("metes::TableWords", "yes"),
    QT_TRANSLATE_NOOP("metes::TableWords", "nothing predicted"),
    QT_TRANSLATE_NOOP("metes::TableWords", "All"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Train"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Validation"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Test"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Total"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Claims"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Applications"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Reasons"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Quotes"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Independent"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Dependent"),
    QT_TRANSLATE_NOOP("metes::TableWords", "independent"),
    QT_TRANSLATE_NOOP("metes::TableWords", "dependent"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Not found in the claim"),
    QT_TRANSLATE_NOOP("metes::TableWords", "% of claims"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Parents, direct"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Parents, all"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Characters"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Words"),
    QT_TRANSLATE_NOOP("metes::TableWords", "Limitations"),
};

const char* knownWord(const std::string& text)
{
    for (const char* known : kTableWords) {
        if (text == known) {
            return known;
        }
    }
    return nullptr;
}

}  // namespace

QString columnTitle(const std::string& title)
{
    const char* known = knownWord(title);
    return known ? TableTexts::tr(known) : QString::fromStdString(title);
}

QString cellWords(const std::string& text)
{
    for (const CategoryInfo& info : categories()) {
        if (text == info.name) {
            return categoryName(info.category);
        }
    }
    const char* known = knownWord(text);
    return known ? TableTexts::tr(known) : reasonText(text);
}

}  // namespace metes
