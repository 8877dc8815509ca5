// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Headings.h"

#include "core/extraction/WordPattern.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace metes::extraction {

namespace {

struct KnownHeading {
    WordPattern words;
    Part part;
    /// Words that common sentences begin with ("Conclusion", "Specification"): within running text
    /// a capitalised word must follow.
    bool common = false;
};

const std::vector<KnownHeading>& knownHeadings()
{
    static const std::vector<KnownHeading> headings = [] {
        std::vector<KnownHeading> list;
        const auto add = [&list](Part part, std::initializer_list<std::string_view> all,
                                 bool common = false) {
            for (const std::string_view words : all) {
                list.push_back({WordPattern(words), part, common});
            }
        };
        add(Part::Rejection112, {"claim|claims rejection|rejections", "rejection|rejections =under",
                                 "new|additional grounds|ground =of rejection|rejections",
                                 "grounds|ground =of rejection|rejections"});
        add(Part::OtherRejection,
            {"obviousness =type double patenting", "=non? nonstatutory|statutory double patenting",
             "double patenting rejection|rejections", "double patenting"});
        add(Part::Interpretation, {"claim interpretation|interpretations", "claim construction"});
        add(Part::Objection, {"claim objection|objections",
                              "objection|objections =to =the claims|claim|specification",
                              "drawing|drawings|specification objection|objections"});
        add(Part::Objection, {"specification", "drawings", "drawing", "abstract"}, true);
        add(Part::Response,
            {"response =to =the? applicant's|applicants argument|arguments|remarks",
             "response =to argument|arguments =and? amendment?|amendments?",
             "response =to amendment|amendments =and? argument?|arguments?",
             "response =to remarks|remark|amendment", "status =of =the? prior|previous rejections",
             "status =of rejections|objections", "withdrawn|maintained rejections|objections",
             "withdrawal =of rejections|objections", "examiner's response", "prior rejections",
             "previous rejections"});
        add(Part::Response, {"arguments", "remarks"}, true);
        add(Part::Front,
            {"detailed action", "notice =of pre =aia =or =aia status", "status =of =the? claims",
             "continued examination =under", "election restriction|restrictions",
             "information disclosure statement", "foreign priority", "domestic priority",
             "claim status", "interview summary", "examiner's amendment|comment|note",
             "terminal disclaimer"});
        add(Part::Front, {"priority", "election", "restriction", "amendment", "amendments"}, true);
        add(Part::Back,
            {"allowable subject matter", "reasons =for allowance", "pertinent prior art",
             "additional prior art", "relevant prior art", "other prior art",
             "prior art made =of record", "contact information", "correspondence information"});
        add(Part::Back, {"conclusion", "inquiry", "correspondence"}, true);
        return list;
    }();
    return headings;
}

bool isOneOfWords(std::u32string_view word, std::initializer_list<std::u32string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// What follows the name of a part: "- 35 USC § 112(b) or pre-AIA second paragraph".
struct StatuteTail {
    std::size_t end = 0;
    bool any = false;
    bool names112 = false;
    bool interpretation = false;
};

StatuteTail readStatuteTail(const ActionText& text, std::size_t at, std::size_t end)
{
    StatuteTail tail{at, false, false, false};
    for (std::size_t i = at; i < end && i < at + 24; ++i) {
        const std::u32string_view word = text.word(i);
        const bool statute =
            (text.tokens()[i].number && (word == U"35" || (word.size() == 3 && word[0] == U'1')))
            || isOneOfWords(word, {U"usc", U"sc", U"section", U"under"});
        // "Claims" begins the next sentence, as "The" and "Claim" do.
        const bool glue =
            isOneOfWords(word,
                         {U"u",   U"s",         U"c",          U"or",      U"and",    U"pre",
                          U"aia", U"paragraph", U"first",      U"second",  U"fourth", U"sixth",
                          U"1st", U"2nd",       U"st",         U"nd",      U"a",      U"b",
                          U"d",   U"f",         U"functional", U"analysis"})
            || (text.tokens()[i].number && word.size() == 1);
        const bool article =
            word == U"a" && text.gapBefore(i).find(U'(') == std::u32string_view::npos;
        if ((!statute && !glue) || article) {
            break;
        }
        tail.any = tail.any || statute;
        tail.names112 = tail.names112 || word == U"112";
        tail.end = i + 1;
    }
    return tail;
}

bool isCapitalised(const ActionText& text, std::size_t begin, std::size_t end)
{
    for (std::size_t i = begin; i < end; ++i) {
        const bool small = isOneOfWords(
            text.word(i), {U"of", U"to", U"and", U"the", U"or", U"under", U"for", U"made"});
        if (!small && !text.tokens()[i].capital && !text.tokens()[i].number) {
            return false;
        }
    }
    return true;
}

Part partOfRejections(const StatuteTail& tail)
{
    return tail.names112 || !tail.any ? Part::Rejection112 : Part::OtherRejection;
}

}  // namespace

std::optional<Heading> readOfficeHeading(const ActionText& text, std::size_t at, std::size_t end,
                                         HeadingPlace place)
{
    static const PatternStarts starts = [] {
        std::vector<WordPattern> patterns;
        for (const KnownHeading& known : knownHeadings()) {
            patterns.push_back(known.words);
        }
        return PatternStarts(patterns);
    }();
    if (at >= end || !starts.mayBeAt(text, at)) {
        return std::nullopt;
    }
    for (const KnownHeading& known : knownHeadings()) {
        const auto words = known.words.matchAt(text, at, end);
        if (!words) {
            continue;
        }
        const StatuteTail tail = readStatuteTail(text, *words, end);
        Heading heading{known.part, tail.any ? tail.end : *words};
        if (known.part == Part::Rejection112) {
            heading.part = partOfRejections(tail);
        }
        if (place == HeadingPlace::OwnLine) {
            return heading;
        }
        const bool nameless = known.part == Part::Rejection112 && !tail.any;
        const bool goesOn = heading.end < end && !text.tokens()[heading.end].capital;
        if (nameless || !isCapitalised(text, at, *words) || goesOn) {
            continue;
        }
        if (known.common && !text.tokens()[at].lineStart
            && !(heading.end < end && text.tokens()[heading.end].capital)) {
            continue;
        }
        return heading;
    }
    return std::nullopt;
}

}  // namespace metes::extraction
