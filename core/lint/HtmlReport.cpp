// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/LintReport.h"

#include "core/text/TextIndex.h"

#include <algorithm>

namespace metes {

namespace {

constexpr std::string_view kHead =
    "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
    "<title>Claim check</title>\n<style>\n"
    "body{font:15px/1.5 sans-serif;max-width:60em;margin:2em auto;padding:0 1em}\n"
    "p.claim{white-space:pre-wrap}\nmark{background:none;border-bottom:3px solid #d55e00}\n"
    "mark.medium{border-bottom-style:double}\nmark.low,mark.info{border-bottom:2px dotted #0072b2}\n"
    "li.high::marker{content:'H  '}\nli.medium::marker{content:'M  '}\nli.low::marker{content:'L  '}\n"
    "li.info::marker{content:'i  '}\n</style></head><body>\n";

std::string escaped(std::string_view text)
{
    std::string html;
    for (const char c : text) {
        switch (c) {
        case '&': html += "&amp;"; break;
        case '<': html += "&lt;"; break;
        case '>': html += "&gt;"; break;
        case '"': html += "&quot;"; break;
        default: html += c;
        }
    }
    return html;
}

// The claim with its findings marked; of those that overlap the first is marked.
std::string markedText(const Claim& claim, const std::vector<const Finding*>& findings)
{
    const TextIndex index(claim.text);
    std::string html;
    std::int32_t at = 0;
    for (const Finding* const finding : findings) {
        if (finding->range.empty() || finding->range.start < at) {
            continue;
        }
        html += escaped(index.slice({at, finding->range.start}));
        html += "<mark class=\"" + std::string(severityId(finding->severity)) + "\">"
                + escaped(index.slice(finding->range)) + "</mark>";
        at = finding->range.end;
    }
    return html + escaped(index.slice({at, index.codePoints()}));
}

std::string listed(const Finding& finding)
{
    std::string html = "<li class=\"" + std::string(severityId(finding.severity)) + "\"><b>"
                       + std::string(findingKindId(finding.kind)) + "</b> "
                       + escaped(finding.message) + " <small>MPEP " + escaped(finding.mpep)
                       + "</small>";
    if (finding.suggestion) {
        html += "<br>Suggestion: " + escaped(finding.suggestion->does);
    }
    return html + "</li>\n";
}

}  // namespace

std::string lintHtml(const std::vector<LintedApplication>& applications)
{
    std::string html(kHead);
    for (const LintedApplication& application : applications) {
        html += "<h1>" + escaped(application.application) + "</h1>\n";
        for (const Claim& claim : application.claims) {
            std::vector<const Finding*> findings;
            for (const Finding& finding : application.result.findings) {
                if (finding.claim == claim.number) {
                    findings.push_back(&finding);
                }
            }
            html += "<h2>Claim " + std::to_string(claim.number) + "</h2>\n<p class=\"claim\">"
                    + markedText(claim, findings) + "</p>\n<ul>\n";
            for (const Finding* const finding : findings) {
                html += listed(*finding);
            }
            html += "</ul>\n";
        }
    }
    return html + "</body></html>\n";
}

}  // namespace metes
