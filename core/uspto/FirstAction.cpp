// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uspto/FirstAction.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <tuple>

namespace metes {

namespace {

using Papers = std::vector<const PortalDocument*>;

bool endsWithSuffix(std::string_view url, std::string_view suffix)
{
    const std::string_view path = url.substr(0, url.find('?'));
    return path.size() >= suffix.size()
           && std::equal(suffix.rbegin(), suffix.rend(), path.rbegin(), [](char a, char b) {
                  return a == std::tolower(static_cast<unsigned char>(b));
              });
}

/// 0 for the best form, negative for one that is not read: pictures, and Word files before DOCX.
int rankOfForm(const DownloadOption& option)
{
    if (option.form == "XML") {
        return 0;
    }
    if (option.form == "MS_WORD") {
        return endsWithSuffix(option.url, ".docx") ? 1 : -1;
    }
    return option.form == "PDF" ? 2 : -1;
}

std::vector<DownloadOption> readableOptions(const PortalDocument& document)
{
    std::vector<DownloadOption> options;
    std::copy_if(document.options.begin(), document.options.end(), std::back_inserter(options),
                 [](const DownloadOption& option) { return rankOfForm(option) >= 0; });
    std::stable_sort(options.begin(), options.end(),
                     [](const DownloadOption& a, const DownloadOption& b) {
                         return rankOfForm(a) < rankOfForm(b);
                     });
    return options;
}

/// Those of a code with a date, the earliest first.
template<std::size_t Count>
Papers papersOf(const std::vector<PortalDocument>& documents,
                const std::array<std::string_view, Count>& codes)
{
    Papers papers;
    for (const PortalDocument& document : documents) {
        if (std::find(codes.begin(), codes.end(), document.code) != codes.end()
            && document.moment()) {
            papers.push_back(&document);
        }
    }
    std::stable_sort(papers.begin(), papers.end(),
                     [](const PortalDocument* a, const PortalDocument* b) {
                         const auto key = [](const PortalDocument& paper) {
                             return std::tuple(*paper.moment(), paper.pages(), paper.identifier);
                         };
                         return key(*a) < key(*b);
                     });
    return papers;
}

bool isAmendmentSheet(const PortalDocument& paper, const Papers& earlier)
{
    constexpr std::int32_t kSheetPages = 3;
    constexpr std::int32_t kTimesLonger = 4;
    const std::int32_t pages = paper.pages();
    return pages > 0 && pages <= kSheetPages
           && std::any_of(earlier.begin(), earlier.end(), [&](const PortalDocument* other) {
                  return other->pages() >= kTimesLonger * pages;
              });
}

class FirstActionChoice {
public:
    explicit FirstActionChoice(const std::vector<PortalDocument>& documents)
        : m_documents(documents)
    {
    }

    FirstActionPapers choose()
    {
        chooseAction();
        if (m_papers.action) {
            m_papers.claims = latest("CLM", "claims");
            m_papers.specification = latest("SPEC", "specification");
        }
        return std::move(m_papers);
    }

private:
    void chooseAction()
    {
        constexpr std::array<std::string_view, 2> kRejections{"CTNF", "CTFR"};
        constexpr std::array<std::string_view, 1> kRestriction{"CTRS"};
        const Papers actions = papersOf(m_documents, kRejections);
        if (actions.empty()) {
            m_papers.missing.push_back(
                papersOf(m_documents, kRestriction).empty()
                    ? "no office action with a rejection"
                    : "no office action with a rejection, only a restriction");
            return;
        }
        m_papers.action = chosen(*actions.front(), "office action");
    }

    std::optional<ChosenPaper> chosen(const PortalDocument& paper, const std::string& what)
    {
        ChosenPaper made{paper, readableOptions(paper)};
        if (made.options.empty()) {
            m_papers.missing.push_back("the " + what + " (" + paper.code + " of " + paper.day()
                                       + ") can be had in no form that is read");
            return std::nullopt;
        }
        return made;
    }

    std::optional<ChosenPaper> latest(std::string_view code, const std::string& what)
    {
        const std::string day = m_papers.action->document.day();
        Papers papers = papersOf(m_documents, std::array<std::string_view, 1>{code});
        const bool any = !papers.empty();
        std::erase_if(papers, [&](const PortalDocument* paper) { return paper->day() >= day; });
        if (papers.empty()) {
            m_papers.missing.push_back(any ? "no " + what + " before the first action of " + day
                                           : "no " + what + " on file");
            return std::nullopt;
        }
        const PortalDocument* paper = papers.back();
        papers.pop_back();
        while (code == "SPEC" && isAmendmentSheet(*paper, papers)) {
            m_papers.notes.push_back("the SPEC of " + paper->day()
                                     + " is an amendment sheet; the one before it was taken");
            paper = papers.back();
            papers.pop_back();
        }
        const auto rivals =
            std::count_if(papers.begin(), papers.end(), [&](const PortalDocument* other) {
                return other->moment() == paper->moment();
            });
        if (rivals > 0) {
            m_papers.notes.push_back("of " + std::to_string(rivals + 1) + " " + paper->code + " of "
                                     + paper->day() + " the longest, " + paper->identifier
                                     + ", was taken");
        }
        return chosen(*paper, what);
    }

    const std::vector<PortalDocument>& m_documents;
    FirstActionPapers m_papers;
};

}  // namespace

FirstActionPapers firstAction(const std::vector<PortalDocument>& documents)
{
    return FirstActionChoice(documents).choose();
}

}  // namespace metes
