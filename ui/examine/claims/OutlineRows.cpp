// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/claims/OutlineRows.h"

#include "core/patent/ClaimTree.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>
#include <set>

namespace metes {

namespace {

struct OutlineRows {
    Q_DECLARE_TR_FUNCTIONS(OutlineRows)
};

constexpr std::size_t kMostParagraphs = 3;

/// "1 or 2 · " where a claim has several parents; the tree shows only one.
QString parentsText(const std::vector<std::int32_t>& parents)
{
    if (parents.size() < 2) {
        return {};
    }
    QStringList numbers;
    for (const std::int32_t parent : parents) {
        numbers += QString::number(parent);
    }
    const QString last = numbers.takeLast();
    return OutlineRows::tr("%1 or %2 · ", "claim numbers")
        .arg(numbers.join(QStringLiteral(", ")), last);
}

std::vector<Evidence> mentionsOf(const ClaimTerm& term)
{
    std::vector<Evidence> mentions = term.references;
    if (term.introduction) {
        mentions.insert(mentions.begin(), *term.introduction);
    }
    return mentions;
}

bool isAlarmed(const Examination& examined, const std::vector<Evidence>& mentions)
{
    return std::any_of(
        examined.result.findings.begin(), examined.result.findings.end(),
        [&](const Finding& finding) {
            return finding.category == Category::AntecedentBasis && isAlarm(finding.severity)
                   && std::any_of(mentions.begin(), mentions.end(), [&](const Evidence& mention) {
                          return mention.claim == finding.claim
                                 && mention.range.overlaps(finding.range);
                      });
        });
}

}  // namespace

std::vector<SideRow> outlineRows(const Examination& examined,
                                 const std::function<bool(const Finding&)>& counts,
                                 const std::map<std::int32_t, QString>& figures)
{
    std::map<std::int32_t, int> alarms;
    for (const Finding& finding : examined.result.findings) {
        alarms[finding.claim] += counts(finding) ? 1 : 0;
    }
    std::vector<SideRow> rows;
    for (const OutlineRow& claim : examined.outline) {
        SideRow row;
        row.lead = QString::number(claim.number);
        const QString opening = QString::fromStdString(claim.opening);
        row.text = claim.parents.empty()      ? opening
                   : claim.parents.size() > 1 ? parentsText(claim.parents) + opening
                                              : QStringLiteral("… ") + opening;
        row.depth = claim.depth;
        row.claim = claim.number;
        const int count = alarms[claim.number];
        row.remark = count == 0 ? QStringLiteral("✓") : QString::number(count);
        row.remarkTone = count == 0 ? SideRow::Tone::Muted : SideRow::Tone::Bad;
        row.spoken = OutlineRows::tr("Claim %1, %2, %n alarm(s)", nullptr, count)
                         .arg(claim.number)
                         .arg(opening);
        if (const auto figure = figures.find(claim.number); figure != figures.end()) {
            row.figure = figure->second;
            row.spoken += OutlineRows::tr(", probability of indefiniteness %1").arg(row.figure);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<std::size_t> termsOfClaim(const Examination& examined, std::int32_t number)
{
    std::vector<std::size_t> own;
    std::vector<std::size_t> inherited;
    ClaimTree tree;
    for (const Claim& claim : examined.claims) {
        tree.insert(claim.number, claim.dependsOn);
    }
    const std::vector<std::int32_t> above = tree.ancestors(number);
    const std::set<std::int32_t> ancestors(above.begin(), above.end());
    for (std::size_t i = 0; i < examined.terms.size(); ++i) {
        const std::vector<Evidence> mentions = mentionsOf(examined.terms[i]);
        const auto stands = [&](const auto& where) {
            return std::any_of(mentions.begin(), mentions.end(), where);
        };
        if (number == 0 || stands([&](const Evidence& place) { return place.claim == number; })) {
            own.push_back(i);
        } else if (stands([&](const Evidence& place) { return ancestors.contains(place.claim); })) {
            inherited.push_back(i);
        }
    }
    own.insert(own.end(), inherited.begin(), inherited.end());
    return own;
}

std::vector<SideRow> termRows(const Examination& examined, const std::vector<std::size_t>& terms,
                              std::int32_t number)
{
    std::vector<SideRow> rows;
    for (const std::size_t index : terms) {
        const ClaimTerm& term = examined.terms[index];
        const std::vector<Evidence> mentions = mentionsOf(term);
        SideRow row;
        row.text = QString::fromStdString(term.name);
        const auto uses = static_cast<int>(mentions.size());
        if (term.introduction) {
            row.remark = OutlineRows::tr("claim %1 · %n use(s)", nullptr, uses)
                             .arg(term.introduction->claim);
            const bool here = std::any_of(mentions.begin(), mentions.end(), [&](const Evidence& m) {
                return number == 0 || m.claim == number;
            });
            row.tone = here ? SideRow::Tone::Plain : SideRow::Tone::Muted;
        } else if (isAlarmed(examined, mentions)) {
            row.remark = OutlineRows::tr("no introduction");
            row.tone = row.remarkTone = SideRow::Tone::Bad;
        } else {
            row.remark = OutlineRows::tr("needs none · %n use(s)", nullptr, uses);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<SideRow> supportRows(const Examination& examined)
{
    std::vector<SideRow> rows;
    for (const TermSupport& support : examined.support) {
        SideRow row;
        row.text = QString::fromStdString(support.term);
        row.claim = support.place.claim;
        QStringList paragraphs;
        for (std::size_t i = 0; i < support.paragraphs.size() && i < kMostParagraphs; ++i) {
            paragraphs +=
                QStringLiteral("[%1]").arg(support.paragraphs[i], 4, 10, QLatin1Char('0'));
        }
        if (support.paragraphs.size() > kMostParagraphs) {
            paragraphs += QStringLiteral("…");
        }
        if (support.missing && paragraphs.isEmpty()) {
            row.remark = OutlineRows::tr("not in the description");
            row.tone = row.remarkTone = SideRow::Tone::Bad;
        } else if (paragraphs.isEmpty()) {
            row.remark = OutlineRows::tr("not in these words");
        } else {
            row.remark = paragraphs.join(u' ');
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace metes
