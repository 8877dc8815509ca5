// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/chart/ClaimChart.h"

#include "core/patent/ClaimLanguage.h"
#include "core/text/TextIndex.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>
#include <set>

namespace metes {

namespace {

struct ClaimChart {
    Q_DECLARE_TR_FUNCTIONS(ClaimChart)
};

/// So many characters of a paragraph stand in a page: enough to know it again.
constexpr qsizetype kQuote = 240;

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// The terms that each claim mentions, with their places.
using Mentions = std::multimap<std::int32_t, std::pair<TextRange, const TermSupport*>>;

Mentions mentionsOf(const Examination& examined)
{
    std::map<std::string, const TermSupport*> support;
    for (const TermSupport& each : examined.support) {
        support.emplace(each.term, &each);
    }
    Mentions mentions;
    for (const ClaimTerm& term : examined.terms) {
        const auto found = support.find(term.name);
        if (found == support.end()) {
            continue;
        }
        if (term.introduction) {
            mentions.emplace(term.introduction->claim,
                             std::pair(term.introduction->range, found->second));
        }
        for (const Evidence& reference : term.references) {
            mentions.emplace(reference.claim, std::pair(reference.range, found->second));
        }
    }
    return mentions;
}

void addSupport(ChartRow& row, const Mentions& mentions)
{
    std::set<const TermSupport*> terms;
    const auto [begin, end] = mentions.equal_range(row.element.claim);
    for (auto mention = begin; mention != end; ++mention) {
        if (mention->second.first.overlaps(row.element.range)) {
            terms.insert(mention->second.second);
        }
    }
    std::map<std::int32_t, int> hits;
    for (const TermSupport* term : terms) {
        if (term->paragraphs.empty()) {
            row.missing.push_back(term->term);
        }
        for (const std::int32_t paragraph : term->paragraphs) {
            ++hits[paragraph];
        }
    }
    std::sort(row.missing.begin(), row.missing.end());
    std::vector<std::pair<std::int32_t, int>> ranked(hits.begin(), hits.end());
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    for (std::size_t i = 0; i < ranked.size() && i < kChartParagraphs; ++i) {
        row.paragraphs.push_back(ranked[i].first);
    }
}

QString csvField(const QString& field)
{
    const bool quoted = field.contains(u',') || field.contains(u'"') || field.contains(u'\n')
                        || field.contains(u'\r');
    return quoted ? u'"' + QString(field).replace(u'"', QStringLiteral("\"\"")) + u'"' : field;
}

QString supportHtml(const ChartRow& row, const std::vector<std::string>& paragraphs)
{
    QStringList lines;
    for (const std::int32_t number : row.paragraphs) {
        const auto at = static_cast<std::size_t>(number) - 1;
        const QString whole = at < paragraphs.size() ? text(paragraphs[at]) : QString();
        const QString quote =
            whole.size() > kQuote ? whole.left(kQuote).trimmed() + QStringLiteral("…") : whole;
        lines += QStringLiteral("<b>%1</b> %2").arg(paragraphLabel(number), quote.toHtmlEscaped());
    }
    if (!row.missing.empty()) {
        QStringList missing;
        for (const std::string& term : row.missing) {
            missing += text(term).toHtmlEscaped();
        }
        lines += QStringLiteral("<i>%1</i>")
                     .arg(ClaimChart::tr("Not in these words: %1")
                              .arg(missing.join(QStringLiteral(", "))));
    }
    return lines.join(QStringLiteral("<br>"));
}

}  // namespace

std::vector<ChartRow> claimChart(const Examination& examined)
{
    const Mentions mentions = mentionsOf(examined);
    std::vector<ChartRow> rows;
    for (const Claim& claim : examined.claims) {
        const ClaimHead head = readClaimHead(claim.text);
        if (head.status && head.status->status == ClaimStatus::Canceled) {
            continue;
        }
        const TextIndex index(claim.text);
        for (const Clause& clause : splitClauses(claim.text)) {
            ChartRow row;
            // The label is no part of the claim.
            const TextRange range{std::max(clause.range.start, head.textStart), clause.range.end};
            if (range.empty()) {
                continue;
            }
            row.element = {claim.number, range, std::string(index.slice(range))};
            row.depth = clause.depth;
            addSupport(row, mentions);
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

QString paragraphLabel(std::int32_t number)
{
    return QStringLiteral("[%1]").arg(number, 4, 10, QLatin1Char('0'));
}

QString chartSupport(const ChartRow& row)
{
    QStringList labels;
    for (const std::int32_t number : row.paragraphs) {
        labels += paragraphLabel(number);
    }
    QString line = labels.join(QStringLiteral(", "));
    if (!row.missing.empty()) {
        QStringList missing;
        for (const std::string& term : row.missing) {
            missing += text(term);
        }
        line += (line.isEmpty() ? QString() : QStringLiteral("\n"))
                + ClaimChart::tr("Not in these words: %1").arg(missing.join(QStringLiteral(", ")));
    }
    return line;
}

QString chartCsv(const std::vector<ChartRow>& rows)
{
    QString csv = QStringLiteral("claim,element,paragraphs,missing\r\n");
    for (const ChartRow& row : rows) {
        QStringList labels;
        for (const std::int32_t number : row.paragraphs) {
            labels += paragraphLabel(number);
        }
        QStringList missing;
        for (const std::string& term : row.missing) {
            missing += text(term);
        }
        csv += QString::number(row.element.claim) + u',' + csvField(text(row.element.quote)) + u','
               + csvField(labels.join(u' ')) + u',' + csvField(missing.join(QStringLiteral("; ")))
               + QStringLiteral("\r\n");
    }
    return csv;
}

std::vector<QString> chartHtmlRows(const std::vector<ChartRow>& rows,
                                   const std::vector<std::string>& paragraphs)
{
    std::vector<QString> html;
    std::int32_t claim = 0;
    for (const ChartRow& row : rows) {
        const QString number =
            row.element.claim == claim ? QString() : QString::number(row.element.claim);
        claim = row.element.claim;
        html.push_back(QStringLiteral("<tr><td width=\"7%\">%1</td><td width=\"43%\" "
                                      "style=\"padding-left:%2px\">%3</td>"
                                      "<td width=\"50%\">%4</td></tr>")
                           .arg(number)
                           .arg(4 + 12 * row.depth)
                           .arg(text(row.element.quote).simplified().toHtmlEscaped(),
                                supportHtml(row, paragraphs)));
    }
    return html;
}

QString chartHtml(const std::vector<ChartRow>& rows, const std::vector<std::string>& paragraphs,
                  const QString& name)
{
    QString body;
    for (const QString& row : chartHtmlRows(rows, paragraphs)) {
        body += row + u'\n';
    }
    return QStringLiteral(
               "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title><style>"
               "body{font-family:sans-serif;font-size:10pt;line-height:140%;max-width:64em;"
               "margin:2em auto;padding:0 1em}table{border-collapse:collapse;width:100%}"
               "td,th{border:1px solid #bbb;vertical-align:top;padding:4pt;text-align:left}"
               "</style></head><body>\n<h1>%2</h1><p>%1</p>\n"
               "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\">\n"
               "<tr><th>%3</th><th>%4</th><th>%5</th></tr>\n%6</table>\n</body></html>\n")
        .arg(name.toHtmlEscaped(), ClaimChart::tr("Claim chart"), ClaimChart::tr("Claim"),
             ClaimChart::tr("Element"), ClaimChart::tr("Support in the description"), body);
}

}  // namespace metes
