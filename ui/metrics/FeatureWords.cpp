// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/metrics/FeatureWords.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace metes {

namespace {

struct FeatureTexts {
    Q_DECLARE_TR_FUNCTIONS(metes::Features)
};

using Named = std::pair<const char*, const char*>;

// By id, what a person reads. Triggers are quoted, terms stand as they are.
constexpr std::array kFeatureNames = {
    Named{"characters", QT_TRANSLATE_NOOP("metes::Features", "characters")},
    Named{"words", QT_TRANSLATE_NOOP("metes::Features", "words")},
    Named{"limitations", QT_TRANSLATE_NOOP("metes::Features", "limitations")},
    Named{"sentences", QT_TRANSLATE_NOOP("metes::Features", "sentences")},
    Named{"clauses", QT_TRANSLATE_NOOP("metes::Features", "clauses")},
    Named{"words_per_sentence", QT_TRANSLATE_NOOP("metes::Features", "words per sentence")},
    Named{"words_per_clause", QT_TRANSLATE_NOOP("metes::Features", "words per clause")},
    Named{"length_share", QT_TRANSLATE_NOOP("metes::Features", "length relative to description")},
    Named{"word_share", QT_TRANSLATE_NOOP("metes::Features", "words relative to description")},
    Named{"has_description", QT_TRANSLATE_NOOP("metes::Features", "has a description")},
    Named{"overlap_iou", QT_TRANSLATE_NOOP("metes::Features", "IOU of claim and description")},
    Named{"overlap_share", QT_TRANSLATE_NOOP("metes::Features", "words found in description")},
    Named{"unique_words", QT_TRANSLATE_NOOP("metes::Features", "unique words")},
    Named{"unique_stems", QT_TRANSLATE_NOOP("metes::Features", "unique stems")},
    Named{"type_token_ratio", QT_TRANSLATE_NOOP("metes::Features", "type-token ratio")},
    Named{"stop_words", QT_TRANSLATE_NOOP("metes::Features", "stop words")},
    Named{"stop_word_share", QT_TRANSLATE_NOOP("metes::Features", "share of stop words")},
    Named{"mean_word_length", QT_TRANSLATE_NOOP("metes::Features", "mean word length")},
    Named{"syllables_per_word", QT_TRANSLATE_NOOP("metes::Features", "syllables per word")},
    Named{"flesch_reading_ease", QT_TRANSLATE_NOOP("metes::Features", "Flesch reading ease")},
    Named{"flesch_kincaid_grade", QT_TRANSLATE_NOOP("metes::Features", "Flesch-Kincaid grade")},
    Named{"gunning_fog", QT_TRANSLATE_NOOP("metes::Features", "Gunning fog")},
    Named{"smog", QT_TRANSLATE_NOOP("metes::Features", "SMOG")},
    Named{"coleman_liau", QT_TRANSLATE_NOOP("metes::Features", "Coleman-Liau")},
    Named{"automated_readability",
          QT_TRANSLATE_NOOP("metes::Features", "automated readability index")},
    Named{"dale_chall", QT_TRANSLATE_NOOP("metes::Features", "Dale-Chall")},
    Named{"lix", QT_TRANSLATE_NOOP("metes::Features", "LIX")},
    Named{"commas", QT_TRANSLATE_NOOP("metes::Features", "commas")},
    Named{"semicolons", QT_TRANSLATE_NOOP("metes::Features", "semicolons")},
    Named{"colons", QT_TRANSLATE_NOOP("metes::Features", "colons")},
    Named{"parentheses", QT_TRANSLATE_NOOP("metes::Features", "parentheses")},
    Named{"digits", QT_TRANSLATE_NOOP("metes::Features", "digits")},
    Named{"articles_indefinite", QT_TRANSLATE_NOOP("metes::Features", "“a” and “an”")},
    Named{"articles_the", QT_TRANSLATE_NOOP("metes::Features", "“the”")},
    Named{"articles_said", QT_TRANSLATE_NOOP("metes::Features", "“said”")},
    Named{"unintroduced_references", QT_TRANSLATE_NOOP("metes::Features", "unresolved references")},
    Named{"depth", QT_TRANSLATE_NOOP("metes::Features", "depth in the claim tree")},
    Named{"parents", QT_TRANSLATE_NOOP("metes::Features", "parents")},
    Named{"multiple_dependent", QT_TRANSLATE_NOOP("metes::Features", "multiple dependent")},
    Named{"independent", QT_TRANSLATE_NOOP("metes::Features", "independent")},
    Named{"kind_method", QT_TRANSLATE_NOOP("metes::Features", "a method")},
    Named{"kind_system", QT_TRANSLATE_NOOP("metes::Features", "a system")},
    Named{"kind_medium", QT_TRANSLATE_NOOP("metes::Features", "a medium")},
    Named{"kind_composition", QT_TRANSLATE_NOOP("metes::Features", "a composition")},
    Named{"kind_apparatus", QT_TRANSLATE_NOOP("metes::Features", "an apparatus")},
};

constexpr std::array kGroupNames = {
    Named{"words", QT_TRANSLATE_NOOP("metes::Features", "Words")},
    Named{"length", QT_TRANSLATE_NOOP("metes::Features", "Length")},
    Named{"vocabulary", QT_TRANSLATE_NOOP("metes::Features", "Vocabulary")},
    Named{"readability", QT_TRANSLATE_NOOP("metes::Features", "Readability")},
    Named{"punctuation", QT_TRANSLATE_NOOP("metes::Features", "Punctuation")},
    Named{"articles", QT_TRANSLATE_NOOP("metes::Features", "Articles")},
    Named{"tree", QT_TRANSLATE_NOOP("metes::Features", "Claim tree")},
    Named{"kind", QT_TRANSLATE_NOOP("metes::Features", "Kind of claim")},
    Named{"trigger", QT_TRANSLATE_NOOP("metes::Features", "Trigger words")},
};

template<typename Table>
const char* nameIn(const Table& table, const std::string& id)
{
    for (const Named& named : table) {
        if (id == named.first) {
            return named.second;
        }
    }
    return nullptr;
}

/// The id leaves out what ids cannot hold.
QString triggerPhrase(const std::string& id)
{
    for (const auto& [written, phrase] :
         {Named{"eg", "e.g."}, Named{"etc", "etc."}, Named{"and_or", "and/or"}}) {
        if (id == written) {
            return QLatin1String(phrase);
        }
    }
    return QString::fromStdString(id).replace(u'_', u' ');
}

}  // namespace

QString quotedWord(const QString& word)
{
    return FeatureTexts::tr("“%1”", "a word").arg(word);
}

QString featureName(const std::string& id)
{
    static const std::string kTrigger = "trigger_";
    static const std::string kByClause = "_by_clause";
    if (id.starts_with(kTrigger)) {
        return quotedWord(triggerPhrase(id.substr(kTrigger.size())));
    }
    if (id.ends_with(kByClause)) {
        return FeatureTexts::tr("%1, by clause")
            .arg(featureName(id.substr(0, id.size() - kByClause.size())));
    }
    const char* name = nameIn(kFeatureNames, id);
    return name ? FeatureTexts::tr(name) : QString::fromStdString(id);
}

QString featureGroupName(const std::string& group)
{
    const char* name = nameIn(kGroupNames, group);
    return name ? FeatureTexts::tr(name) : QString::fromStdString(group);
}

}  // namespace metes
