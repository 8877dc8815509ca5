// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/findings/FindingWords.h"

#include <QCoreApplication>
#include <QStringList>

namespace metes {

namespace {

struct FindingWords {
    Q_DECLARE_TR_FUNCTIONS(FindingWords)
};

QString listed(const std::vector<Evidence>& evidence, std::size_t most)
{
    QStringList places;
    for (std::size_t i = 0; i < evidence.size() && i < most; ++i) {
        places += FindingWords::tr("\"%1\" (claim %2)")
                      .arg(QString::fromStdString(evidence[i].quote))
                      .arg(evidence[i].claim);
    }
    return places.join(QStringLiteral(", "));
}

// Words that the checker quotes are quoted as the reader's language does.
QString requoted(const std::string& word)
{
    const QString text = QString::fromStdString(word);
    return text.size() > 1 && text.startsWith(u'"') && text.endsWith(u'"')
               ? FindingWords::tr("\"%1\"").arg(text.mid(1, text.size() - 2))
               : text;
}

QString sentence(const Statement& statement, const std::vector<Evidence>& evidence)
{
    const QString form = QCoreApplication::translate("metes::FindingForms", statement.form.c_str());
    QString text;
    for (qsizetype i = 0; i < form.size(); ++i) {
        const QChar place = i + 1 < form.size() ? form[i + 1] : QChar();
        if (form[i] != u'%') {
            text += form[i];
            continue;
        }
        ++i;
        if (place == u'E' || place == u'F') {
            text += listed(evidence, place == u'E' ? kToldEvidence : 1);
        } else if (const auto at = static_cast<std::size_t>(place.digitValue() - 1);
                   at < statement.words.size()) {
            text += requoted(statement.words[at]);
        }
    }
    return text;
}

}  // namespace

QString findingKindName(FindingKind kind)
{
    switch (kind) {
    case FindingKind::MissingAntecedent: return FindingWords::tr("No antecedent basis");
    case FindingKind::AmbiguousAntecedent: return FindingWords::tr("Several introductions");
    case FindingKind::UsedBeforeIntroduced: return FindingWords::tr("Used before introduced");
    case FindingKind::IntroducedTwice: return FindingWords::tr("Introduced twice");
    case FindingKind::ModifierAdded: return FindingWords::tr("Modifier added");
    case FindingKind::NumberChanged: return FindingWords::tr("Singular and plural");
    case FindingKind::KindMismatch: return FindingWords::tr("Another kind than its parent");
    case FindingKind::MissingArticle: return FindingWords::tr("Missing article");
    case FindingKind::TermDrift: return FindingWords::tr("Term drift");
    case FindingKind::Inherent: return FindingWords::tr("Inherent part");
    case FindingKind::Acronym: return FindingWords::tr("Unexplained acronym");
    case FindingKind::RelativeTerm: return FindingWords::tr("Relative term");
    case FindingKind::SubjectiveTerm: return FindingWords::tr("Subjective term");
    case FindingKind::ExemplaryPhrase: return FindingWords::tr("Exemplary phrasing");
    case FindingKind::OpenEnded: return FindingWords::tr("Open-ended wording");
    case FindingKind::OptionalLanguage: return FindingWords::tr("Optional language");
    case FindingKind::Trademark: return FindingWords::tr("Trademark");
    case FindingKind::MeansPlusFunction: return FindingWords::tr("Means plus function");
    case FindingKind::NegativeLimitation: return FindingWords::tr("Negative limitation");
    case FindingKind::Alternative: return FindingWords::tr("Alternative");
    case FindingKind::Transition: return FindingWords::tr("Transition phrase");
    case FindingKind::Dependency: return FindingWords::tr("Dependency");
    case FindingKind::Numbering: return FindingWords::tr("Numbering");
    case FindingKind::Punctuation: return FindingWords::tr("Punctuation");
    case FindingKind::DuplicateClaim: return FindingWords::tr("Duplicate claim");
    case FindingKind::LostReference: return FindingWords::tr("Lost claim number");
    case FindingKind::FormulaPresent: return FindingWords::tr("Formula");
    case FindingKind::NoSupport: return FindingWords::tr("Not in the description");
    }
    return {};
}

QString findingMessage(const Finding& finding)
{
    QStringList sentences;
    for (const Statement& statement : finding.statements) {
        sentences += sentence(statement, finding.evidence);
    }
    return sentences.join(u' ');
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::High: return FindingWords::tr("High");
    case Severity::Medium: return FindingWords::tr("Medium");
    case Severity::Low: return FindingWords::tr("Low");
    case Severity::Info: return FindingWords::tr("Note");
    }
    return {};
}

QString findingPlace(const Finding& finding)
{
    const QString claim = FindingWords::tr("claim %1").arg(finding.claim);
    return finding.mpep.empty() ? claim
                                : FindingWords::tr("%1 · MPEP %2", "claim, section")
                                      .arg(claim, QString::fromStdString(finding.mpep));
}

QString findingProof(const Finding& finding)
{
    if (finding.trail.empty()) {
        return {};
    }
    QStringList claims;
    for (const std::int32_t claim : finding.trail) {
        claims += QString::number(claim);
    }
    const QString path = claims.join(QStringLiteral(" > "));
    if (QString::fromStdString(finding.message).contains(path)) {
        return {};
    }
    return FindingWords::tr("%1: no introduction in claim %2")
        .arg(QString::fromStdString(finding.quote), path);
}

QString evidenceText(const Evidence& evidence)
{
    return FindingWords::tr("“%1” in claim %2")
        .arg(QString::fromStdString(evidence.quote))
        .arg(evidence.claim);
}

QString suggestionText(const SuggestedEdit& suggestion)
{
    const QString words = suggestion.edits.empty()
                              ? QString()
                              : QString::fromStdString(suggestion.edits.front().replacement);
    return words.isEmpty() ? FindingWords::tr("Take the words out")
                           : FindingWords::tr("Use “%1”").arg(words);
}

}  // namespace metes
