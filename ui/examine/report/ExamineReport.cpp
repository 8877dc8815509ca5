// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/report/ExamineReport.h"

#include "core/base/AtomicFile.h"
#include "core/text/TextIndex.h"
#include "ui/examine/chart/ClaimChart.h"
#include "ui/examine/findings/FindingWords.h"
#include "ui/examine/report/ReportPages.h"
#include "ui/widgets/CategoryText.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>
#include <map>

namespace metes {

namespace {

struct ExamineReport {
    Q_DECLARE_TR_FUNCTIONS(ExamineReport)
};

constexpr auto kStyle =
    "body{font-family:sans-serif;font-size:10pt;line-height:140%;max-width:46em;margin:2em auto;"
    "padding:0 1em}h1{font-size:17pt;font-weight:600}h2{font-size:12pt;font-weight:600;"
    "margin-top:18pt;page-break-after:avoid}"
    "p.claim{font-family:'Noto Serif',serif;font-size:11pt;margin:2pt 0}"
    "p.small{font-size:9pt}table{border-collapse:collapse;width:100%}"
    "tr{page-break-inside:avoid}td{border-top:1px solid #bbb;vertical-align:top;padding:4pt}"
    "th{text-align:left;padding:4pt}";

QString escaped(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toHtmlEscaped();
}

/// A finding with its number in the report.
struct Numbered {
    int number = 0;
    const Finding* finding = nullptr;
};

class ReportText {
public:
    explicit ReportText(const ReportInput& input) : m_input(input) { sort(); }

    std::vector<ReportSection> sections() const
    {
        std::vector<ReportSection> all{title()};
        for (const Claim& claim : m_input.examination->claims) {
            all.push_back(claimSection(claim));
        }
        for (ReportSection& more :
             std::array{dismissedSection(), supportSection(), chartSection()}) {
            if (!more.rows.empty()) {
                all.push_back(std::move(more));
            }
        }
        return all;
    }

private:
    void sort()
    {
        int number = 0;
        for (const Finding& finding : m_input.examination->result.findings) {
            const auto judged = m_input.draft.judgements.find(findingKey(finding));
            if (judged != m_input.draft.judgements.end()
                && judged->second.verdict == FindingVerdict::Dismissed) {
                m_dismissed.emplace_back(&finding, judged->second.reason);
                continue;
            }
            ++m_counts[static_cast<std::size_t>(finding.severity)];
            m_byClaim[finding.claim].push_back({++number, &finding});
        }
    }

    ReportSection title() const
    {
        const auto time = QDateTime::fromMSecsSinceEpoch(m_input.now.milliseconds);
        const auto claims = static_cast<int>(m_input.examination->claims.size());
        QString head = QStringLiteral("<h1>%1</h1><p>%2</p>")
                           .arg(ExamineReport::tr("Definiteness of the claims"),
                                ExamineReport::tr("%1 · %2 · %n claim(s)", nullptr, claims)
                                    .arg(escaped(m_input.draft.name),
                                         QLocale().toString(time, QLocale::LongFormat)));
        QStringList counts;
        for (const Severity severity :
             {Severity::High, Severity::Medium, Severity::Low, Severity::Info}) {
            counts += QStringLiteral("%1: %2")
                          .arg(severityName(severity))
                          .arg(m_counts[static_cast<std::size_t>(severity)]);
        }
        head += QStringLiteral("<p><b>%1</b></p>").arg(counts.join(QStringLiteral(" · ")));
        head +=
            QStringLiteral("<p class=\"small\">%1</p>")
                .arg(ExamineReport::tr(
                    "Found by rules on this machine; nothing was sent anywhere. High and medium "
                    "are what a careful reader would want to see, low is debatable, a note "
                    "explains. Sections are those of the Manual of Patent Examining "
                    "Procedure."));
        return {head, {}};
    }

    ReportSection claimSection(const Claim& claim) const
    {
        const auto found = m_byClaim.find(claim.number);
        const std::vector<Numbered> findings =
            found == m_byClaim.end() ? std::vector<Numbered>() : found->second;
        ReportSection section;
        section.head =
            QStringLiteral("<h2>%1</h2>").arg(ExamineReport::tr("Claim %1").arg(claim.number))
            + markedText(claim, findings);
        for (const Numbered& each : findings) {
            section.rows.push_back(row(each));
        }
        return section;
    }

    // Of findings that overlap the first is marked; each is in the table.
    static QString markedText(const Claim& claim, const std::vector<Numbered>& findings)
    {
        const TextIndex index(claim.text);
        QString html;
        std::int32_t at = 0;
        for (const Numbered& each : findings) {
            const TextRange range = each.finding->range;
            if (range.empty() || range.start < at) {
                continue;
            }
            html += escaped(index.slice({at, range.start}))
                    + QStringLiteral("<u>%1</u><sup>%2</sup>")
                          .arg(escaped(index.slice(range)))
                          .arg(each.number);
            at = range.end;
        }
        html += escaped(index.slice({at, index.codePoints()}));
        QString paragraphs;
        for (const QString& line : html.split(u'\n')) {
            const auto blanks = line.size() - QStringView(line).trimmed().size();
            paragraphs += QStringLiteral("<p class=\"claim\" style=\"margin-left:%1px\">%2</p>")
                              .arg(line.startsWith(u' ') ? std::min<qsizetype>(blanks, 12) * 6 : 0)
                              .arg(line.trimmed());
        }
        return paragraphs;
    }

    static QString row(const Numbered& each)
    {
        const Finding& finding = *each.finding;
        QString what = QStringLiteral("<b>%1</b> · %2<br>%3")
                           .arg(findingKindName(finding.kind), categoryName(finding.category),
                                findingMessage(finding).toHtmlEscaped());
        if (const QString proof = findingProof(finding); !proof.isEmpty()) {
            what += QStringLiteral("<br>") + proof.toHtmlEscaped();
        }
        for (const Evidence& evidence : finding.evidence) {
            what += QStringLiteral("<br>")
                    + ExamineReport::tr("See %1").arg(evidenceText(evidence)).toHtmlEscaped();
        }
        if (finding.suggestion) {
            what += QStringLiteral("<br><i>")
                    + ExamineReport::tr("Suggestion: %1")
                          .arg(suggestionText(*finding.suggestion))
                          .toHtmlEscaped()
                    + QStringLiteral("</i>");
        }
        return QStringLiteral("<tr><td width=\"5%\">%1</td><td width=\"12%\">%2</td>"
                              "<td width=\"65%\">%3</td><td width=\"18%\">MPEP %4</td></tr>")
            .arg(each.number)
            .arg(severityName(finding.severity), what, escaped(finding.mpep));
    }

    ReportSection dismissedSection() const
    {
        ReportSection section;
        section.head = QStringLiteral("<h2>%1</h2>").arg(ExamineReport::tr("Dismissed"));
        for (const auto& [finding, reason] : m_dismissed) {
            section.rows.push_back(
                QStringLiteral("<tr><td width=\"17%\">%1</td><td width=\"48%\"><b>%2</b><br>%3</td>"
                               "<td width=\"35%\">%4</td></tr>")
                    .arg(ExamineReport::tr("Claim %1").arg(finding->claim),
                         findingKindName(finding->kind), findingMessage(*finding).toHtmlEscaped(),
                         escaped(reason)));
        }
        return section;
    }

    ReportSection supportSection() const
    {
        ReportSection section;
        section.head = QStringLiteral("<h2>%1</h2>")
                           .arg(ExamineReport::tr("Terms that the description never says"));
        for (const TermSupport& support : m_input.examination->support) {
            if (support.missing && support.paragraphs.empty()) {
                section.rows.push_back(
                    QStringLiteral("<tr><td width=\"50%\">%1</td><td width=\"50%\">%2</td></tr>")
                        .arg(escaped(support.term),
                             ExamineReport::tr("first in claim %1").arg(support.place.claim)));
            }
        }
        return section;
    }

    ReportSection chartSection() const
    {
        ReportSection section;
        if (m_input.examination->hasDescription) {
            section.head =
                QStringLiteral("<h2>%1</h2><p class=\"small\">%2</p>")
                    .arg(ExamineReport::tr("Claim chart"),
                         ExamineReport::tr("Each element of the claims and the paragraphs of the "
                                           "description that use most of its terms."));
            section.rows =
                chartHtmlRows(claimChart(*m_input.examination), m_input.draft.description);
        }
        return section;
    }

    const ReportInput& m_input;
    std::array<int, 4> m_counts{};
    std::map<std::int32_t, std::vector<Numbered>> m_byClaim;
    std::vector<std::pair<const Finding*, std::string>> m_dismissed;
};

QString table(const QStringList& rows)
{
    return rows.isEmpty()
               ? QString()
               : QStringLiteral(
                     "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\">%1</table>")
                     .arg(rows.join(QString()));
}

QStringList rowsOf(const ReportSection& section)
{
    return QStringList(section.rows.begin(), section.rows.end());
}

Result<void> write(const std::filesystem::path& file, const QByteArray& bytes)
{
    AtomicFile target(file);
    target.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return target.commit();
}

}  // namespace

std::vector<ReportSection> reportSections(const ReportInput& input)
{
    return ReportText(input).sections();
}

QString reportHtml(const ReportInput& input)
{
    QString body;
    for (const ReportSection& section : reportSections(input)) {
        body += section.head + table(rowsOf(section)) + u'\n';
    }
    return QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title>"
                          "<style>%2</style></head><body>\n%3</body></html>\n")
        .arg(escaped(input.draft.name), QLatin1String(kStyle), body);
}

Result<void> writeHtmlReport(const ReportInput& input, const std::filesystem::path& file)
{
    return write(file, reportHtml(input).toUtf8());
}

Result<void> writeHtmlChart(const ReportInput& input, const std::filesystem::path& file)
{
    return write(file, chartHtml(claimChart(*input.examination), input.draft.description,
                                 QString::fromStdString(input.draft.name))
                           .toUtf8());
}

Result<void> writeCsvChart(const ReportInput& input, const std::filesystem::path& file)
{
    return write(file, chartCsv(claimChart(*input.examination)).toUtf8());
}

Result<void> writePdfReport(const ReportInput& input, const std::filesystem::path& file)
{
    QStringList blocks;
    for (const ReportSection& section : reportSections(input)) {
        // Heading and text stay with the first row; each further row is free to go on.
        QStringList rows = rowsOf(section);
        blocks += section.head + (rows.isEmpty() ? QString() : table({rows.takeFirst()}));
        for (const QString& row : rows) {
            blocks += table({row});
        }
    }
    const ReportPages pages(blocks, QLatin1String(kStyle),
                            QString::fromStdString(input.draft.name));
    return write(file, pages.pdf());
}

}  // namespace metes
