// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/PaneSamples.h"

#include <algorithm>

namespace metes::samples {

namespace {

std::int32_t countCharacters(const std::string& text, std::size_t from, std::size_t to)
{
    return static_cast<std::int32_t>(std::count_if(text.begin() + static_cast<std::ptrdiff_t>(from),
                                                   text.begin() + static_cast<std::ptrdiff_t>(to),
                                                   [](char c) { return (c & 0xC0) != 0x80; }));
}

std::int32_t countCharacters(const std::string& text, std::size_t bytes)
{
    return countCharacters(text, 0, bytes);
}

Highlight mark(const std::string& text, const char* reason, const char* phrase, Category category)
{
    return {
        QString::fromLatin1(reason), 0, rangeOf(text, phrase), category, false, MatchClass::Exact};
}

}  // namespace

TextRange rangeOf(const std::string& text, const std::string& needle, int nth)
{
    std::size_t at = text.find(needle);
    for (; nth > 0 && at != std::string::npos; --nth)
        at = text.find(needle, at + 1);
    if (at == std::string::npos)
        return {};
    return {countCharacters(text, at), countCharacters(text, at + needle.size())};
}

std::vector<Clause> clausesByLine(const std::string& text)
{
    std::vector<Clause> clauses;
    std::size_t start = 0;
    std::size_t counted = 0;
    std::int32_t characters = 0;
    // Counts on from the last place: texts of a megabyte come here.
    const auto positionOf = [&](std::size_t byte) {
        characters += countCharacters(text, counted, byte);
        counted = byte;
        return characters;
    };
    while (start < text.size()) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        const std::size_t first = text.find_first_not_of(" \r\n", start);
        const std::size_t last = text.find_last_not_of(" \r\n", end - 1);
        if (first < end && last != std::string::npos) {
            const std::int32_t from = positionOf(first);
            clauses.push_back({{from, positionOf(last + 1)}, clauses.empty() ? 0 : 1});
        }
        start = end + 1;
    }
    return clauses;
}

Pane reviewClaim()
{
    Pane pane;
    pane.text =
        "The method of claim 4, further comprising:\n"
        "ranking the candidate phrases by a score that is substantially similar to the score of a "
        "neighbouring utterance;\n"
        "discarding each candidate phrase whose naturalness is low, such as a filler word; and\n"
        "presenting the remaining phrases to the user.";
    pane.clauses = clausesByLine(pane.text);
    pane.highlights = {mark(pane.text, "a", "the candidate phrases", Category::AntecedentBasis),
                       mark(pane.text, "r", "substantially similar", Category::RelativeTerm),
                       mark(pane.text, "u", "naturalness", Category::UndefinedTerm),
                       mark(pane.text, "e", "such as a filler word", Category::ExemplaryPhrasing)};
    return pane;
}

Pane reviewAction()
{
    Pane pane;
    const std::vector<std::pair<BlockKind, std::string>> blocks = {
        {BlockKind::Heading, "Claim Rejections – 35 USC § 112"},
        {BlockKind::Paragraph, "The following is a quotation of 35 U.S.C. 112(b): …"},
        {BlockKind::Paragraph,
         "10. Claims 4 and 7 are rejected under 35 U.S.C. 112(b) as being indefinite for "
         "failing to particularly point out and distinctly claim the subject matter which "
         "the inventor regards as the invention."},
        {BlockKind::Paragraph,
         "11. Claim 7 recites “the candidate phrases” in line 2. There is insufficient "
         "antecedent basis for this limitation."},
        {BlockKind::Paragraph,
         "12. The term “substantially similar” in claim 7 is a term of degree. The claim "
         "gives no standard, and the specification does not say how close two scores must be."},
        {BlockKind::Paragraph,
         "13. It is unclear what is meant by “naturalness” of a candidate phrase: the "
         "specification uses the word once and measures nothing by it."},
        {BlockKind::Heading, "Claim Rejections – 35 USC § 103"},
        {BlockKind::Item,
         "Claims 1–12 are rejected under 35 U.S.C. 103 as being unpatentable over 𝛼, <b>not "
         "bold</b> &amp; plain."},
    };
    for (const auto& [kind, text] : blocks) {
        if (!pane.text.empty())
            pane.text += "\n\n";
        Block block;
        block.kind = kind;
        block.range.start = countCharacters(pane.text, pane.text.size());
        pane.text += text;
        block.range.end = countCharacters(pane.text, pane.text.size());
        pane.blocks.push_back(block);
    }
    pane.blocks[2].marks = {{MarkKind::Bold, rangeOf(pane.text, "Claims 4 and 7")},
                            {MarkKind::Underline, rangeOf(pane.text, "35 U.S.C. 112(b)", 1)}};
    pane.muted = {pane.blocks[1].range, pane.blocks[7].range};
    pane.highlights = {
        mark(pane.text, "a",
             "Claim 7 recites “the candidate phrases” in line 2. There is insufficient antecedent "
             "basis for this limitation.",
             Category::AntecedentBasis),
        mark(pane.text, "r",
             "The term “substantially similar” in claim 7 is a term of degree. The claim gives no "
             "standard, and the specification does not say how close two scores must be.",
             Category::RelativeTerm),
        mark(
            pane.text, "u",
            "It is unclear what is meant by “naturalness” of a candidate phrase: the specification "
            "uses the word once and measures nothing by it.",
            Category::UndefinedTerm)};
    return pane;
}

Pane everyStyle()
{
    Pane pane;
    const char* phrases[] = {"the said antecedent that was not introduced before",
                             "an undefined term of the art",
                             "substantially relative to something else entirely",
                             "such as, for example, a filler",
                             "means for ranking each of the phrases",
                             "both greater than and less than the value",
                             "the omitted essential cooperative step",
                             "depends on the indefinite claim 1",
                             "another kind of problem"};
    pane.text = "A system comprising:";
    for (const char* phrase : phrases)
        pane.text +=
            std::string("\na part of it, and ") + phrase + " of the whole arrangement of parts;";
    pane.clauses = clausesByLine(pane.text);
    for (const CategoryInfo& info : categories())
        pane.highlights.push_back(mark(pane.text, info.id.data(),
                                       phrases[static_cast<std::size_t>(info.category)],
                                       info.category));
    pane.highlights[1].rejected = true;
    pane.muted = {rangeOf(pane.text, "arrangement", 2), rangeOf(pane.text, "A system")};
    return pane;
}

Pane eightOverlaps()
{
    Pane pane;
    pane.text = "A method of drawing eight spans over each other, wherein the spans are nested, "
                "wherein each of them "
                "begins a word later and ends a word earlier, and wherein all lines stay apart.";
    pane.clauses = {{{0, static_cast<std::int32_t>(pane.text.size())}, 0}};
    for (int i = 0; i < 8; ++i) {
        Highlight highlight;
        highlight.reasonId = QString::number(i);
        highlight.range = {10 + 7 * i, 150 - 9 * i};
        highlight.category = static_cast<Category>(i);
        pane.highlights.push_back(highlight);
    }
    return pane;
}

}  // namespace metes::samples
