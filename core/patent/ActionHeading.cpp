// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/ActionHeading.h"

#include "core/patent/ClaimWords.h"
#include "core/text/TextIndex.h"

#include <algorithm>
#include <array>

namespace metes {

namespace {

// Parts that may go on ("Claim Rejections - 35 USC § 112").
constexpr std::array<std::u32string_view, 37> kOpenParts{U"claim rejection",
                                                         U"claim rejections",
                                                         U"claim objection",
                                                         U"claim objections",
                                                         U"claim interpretation",
                                                         U"rejection under",
                                                         U"rejections under",
                                                         U"objection to",
                                                         U"objections to",
                                                         U"response to",
                                                         U"status of",
                                                         U"withdrawn rejection",
                                                         U"withdrawn rejections",
                                                         U"withdrawn objections",
                                                         U"maintained rejections",
                                                         U"new rejections",
                                                         U"new grounds of rejection",
                                                         U"new ground of rejection",
                                                         U"double patenting",
                                                         U"nonstatutory double patenting",
                                                         U"non-statutory double patenting",
                                                         U"statutory double patenting",
                                                         U"obviousness-type double patenting",
                                                         U"continued examination under",
                                                         U"examiner's amendment",
                                                         U"examiner's comment",
                                                         U"examiner's statement",
                                                         U"reasons for allowance",
                                                         U"allowable subject matter",
                                                         U"information disclosure statement",
                                                         U"election/restriction",
                                                         U"election/restrictions",
                                                         U"notice of pre-aia",
                                                         U"drawing objections",
                                                         U"specification objections",
                                                         U"improper dependent",
                                                         U"prior art"};

// Parts that are common words, and so count only when they stand alone.
constexpr std::array<std::u32string_view, 29> kClosedParts{U"detailed action",
                                                           U"priority",
                                                           U"conclusion",
                                                           U"specification",
                                                           U"the specification",
                                                           U"drawings",
                                                           U"the drawings",
                                                           U"abstract",
                                                           U"title",
                                                           U"election",
                                                           U"restriction",
                                                           U"inquiry",
                                                           U"contact information",
                                                           U"correspondence",
                                                           U"interview summary",
                                                           U"amendment",
                                                           U"amendments",
                                                           U"arguments",
                                                           U"applicant's arguments",
                                                           U"oath/declaration",
                                                           U"terminal disclaimer",
                                                           U"additional prior art",
                                                           U"pertinent prior art",
                                                           U"relevant prior art",
                                                           U"prior art made of record",
                                                           U"other prior art",
                                                           U"examiner's note",
                                                           U"claim status",
                                                           U"remarks"};

constexpr std::array<std::u32string_view, 13> kVerbs{
    U" is ",   U" are ",    U" is/are ", U" was ",      U" were ",   U" has ", U" have ",
    U" been ", U" should ", U" reads ",  U" requires ", U" states ", U" will "};

bool hasNumber(std::u32string_view words, std::u32string_view number)
{
    for (std::size_t at = words.find(number); at != std::u32string_view::npos;
         at = words.find(number, at + 1)) {
        const std::size_t end = at + number.size();
        const bool digitBefore = at > 0 && digitValue(words[at - 1]) >= 0;
        const bool digitAfter = end < words.size() && digitValue(words[end]) >= 0;
        if (!digitBefore && !digitAfter) {
            return true;
        }
    }
    return false;
}

bool contains(std::u32string_view words, std::u32string_view part)
{
    return words.find(part) != std::u32string_view::npos;
}

// "5. Claim Rejections", "IV) Conclusion", "A. Restriction".
std::u32string_view withoutNumbering(std::u32string_view words)
{
    std::size_t end = 0;
    while (end < words.size() && end < 4 && (isLetter(words[end]) || digitValue(words[end]) >= 0)) {
        ++end;
    }
    const bool numbered = end > 0 && end + 1 < words.size()
                          && (words[end] == U'.' || words[end] == U')') && words[end + 1] == U' ';
    return numbered ? words.substr(end + 2) : words;
}

bool isSentence(std::u32string_view words)
{
    if (words.empty() || words.back() == U'.' || words.back() == U':' || words.back() == U';'
        || words.back() == U',') {
        return true;
    }
    for (std::size_t at = words.find(U' '); at != std::u32string_view::npos;
         at = words.find(U' ', at + 1)) {
        const std::u32string_view rest = words.substr(at);
        if (std::any_of(kVerbs.begin(), kVerbs.end(),
                        [&](std::u32string_view verb) { return rest.starts_with(verb); })) {
            return true;
        }
    }
    return false;
}

bool namesClaimNumber(std::u32string_view words)
{
    std::size_t at = 5;
    if (!words.starts_with(U"claim")) {
        return false;
    }
    while (at < words.size()
           && (words[at] == U's' || words[at] == U'(' || words[at] == U')' || words[at] == U' ')) {
        ++at;
    }
    return at < words.size() && digitValue(words[at]) >= 0;
}

void readPart(std::u32string_view words, HeadingSubject& subject)
{
    for (const std::u32string_view part : kOpenParts) {
        const bool wordEnds = words.size() == part.size()
                              || (words.size() > part.size() && !isLetter(words[part.size()]));
        if (words.starts_with(part) && wordEnds) {
            subject.part = true;
            subject.exactPart = subject.exactPart || words.size() == part.size();
        }
    }
    if (std::find(kClosedParts.begin(), kClosedParts.end(), words) != kClosedParts.end()) {
        subject.part = true;
        subject.exactPart = true;
    }
}

}  // namespace

LineMarkup readMarkup(std::u32string_view line)
{
    LineMarkup markup;
    markup.end = line.size();
    while (markup.begin < line.size() && line[markup.begin] == U'#') {
        ++markup.begin;
    }
    const bool heading = markup.begin > 0 && markup.begin <= 6 && markup.begin < line.size()
                         && isBlank(line[markup.begin]);
    markup.hashes = heading ? static_cast<std::int32_t>(markup.begin) : 0;
    markup.begin = heading ? markup.begin + 1 : 0;
    const auto wrapped = [&](std::u32string_view sign) {
        const std::u32string_view words = line.substr(markup.begin, markup.end - markup.begin);
        const bool both =
            words.size() > 2 * sign.size() && words.starts_with(sign) && words.ends_with(sign);
        return both
               && words.find(sign, sign.size())
                      >= words.size() - sign.size() - (sign.size() - 1);
    };
    if (wrapped(U"**")) {
        markup.bold = true;
        markup.begin += 2;
        markup.end -= 2;
    }
    if (wrapped(U"_") || (markup.bold && wrapped(U"*"))) {
        markup.italic = true;
        ++markup.begin;
        --markup.end;
    }
    return markup;
}

HeadingSubject readHeading(std::u32string_view words)
{
    std::u32string folded = fold(words).characters;
    while (!folded.empty() && folded.back() == U' ') {
        folded.pop_back();
    }
    const std::u32string_view bare = withoutNumbering(folded);
    HeadingSubject subject;
    subject.sentence = isSentence(bare);
    subject.detail = namesClaimNumber(bare) || bare.starts_with(U"regarding")
                     || bare.starts_with(U"as to") || bare.starts_with(U"with respect")
                     || contains(bare, U"indefinite") || contains(bare, U"antecedent")
                     || contains(bare, U"term") || contains(bare, U"written description")
                     || contains(bare, U"enablement") || contains(bare, U"paragraph");
    readPart(bare, subject);
    const bool code =
        contains(bare, U"u.s.c") || contains(bare, U"usc") || contains(bare, U"35 \u00a7");
    subject.statute = !namesClaimNumber(bare)
                      && (code || contains(bare, U"\u00a7") || contains(bare, U"section 1")
                          || contains(bare, U"112("));
    const bool reply = bare.starts_with(U"response to") || contains(bare, U"argument")
                       || contains(bare, U"withdrawn") || contains(bare, U"remarks");
    const bool cited = subject.statute || (subject.part && bare.find(U"rejection") < bare.size());
    subject.names112 = cited && !reply && !namesClaimNumber(bare) && hasNumber(bare, U"112");
    return subject;
}

}  // namespace metes
