// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/ClaimWords.h"

#include <algorithm>
#include <array>

namespace metes {

namespace {

enum class StatusWord : std::uint8_t {
    Cancel,
    Withdrawn,
    Not,
    Entered,
    NotEntered,
    Previously,
    Amended,
    New,
    Added,
    Shown,
    Original,
    Other,
    Filler,
    Count
};

struct StatusSpelling {
    std::u32string_view word;
    StatusWord meaning;
};

constexpr std::array kSpellings{
    StatusSpelling{U"canceled", StatusWord::Cancel},
    StatusSpelling{U"cancelled", StatusWord::Cancel},
    StatusSpelling{U"cancel", StatusWord::Cancel},
    StatusSpelling{U"canceling", StatusWord::Cancel},
    StatusSpelling{U"cancelling", StatusWord::Cancel},
    StatusSpelling{U"cancellation", StatusWord::Cancel},
    StatusSpelling{U"deleted", StatusWord::Cancel},
    StatusSpelling{U"delete", StatusWord::Cancel},
    StatusSpelling{U"withdrawn", StatusWord::Withdrawn},
    StatusSpelling{U"withdraw", StatusWord::Withdrawn},
    StatusSpelling{U"not", StatusWord::Not},
    StatusSpelling{U"non", StatusWord::Not},
    StatusSpelling{U"entered", StatusWord::Entered},
    StatusSpelling{U"nonentered", StatusWord::NotEntered},
    StatusSpelling{U"unentered", StatusWord::NotEntered},
    StatusSpelling{U"previously", StatusWord::Previously},
    StatusSpelling{U"previous", StatusWord::Previously},
    StatusSpelling{U"amended", StatusWord::Amended},
    StatusSpelling{U"new", StatusWord::New},
    StatusSpelling{U"newly", StatusWord::New},
    StatusSpelling{U"added", StatusWord::Added},
    StatusSpelling{U"presented", StatusWord::Shown},
    StatusSpelling{U"submitted", StatusWord::Shown},
    StatusSpelling{U"original", StatusWord::Original},
    StatusSpelling{U"originally", StatusWord::Original},
    StatusSpelling{U"allowed", StatusWord::Other},
    StatusSpelling{U"rejected", StatusWord::Other},
    StatusSpelling{U"objected", StatusWord::Other},
    StatusSpelling{U"reinstated", StatusWord::Other},
    StatusSpelling{U"unchanged", StatusWord::Other},
    StatusSpelling{U"pending", StatusWord::Other},
    StatusSpelling{U"currently", StatusWord::Filler},
    StatusSpelling{U"presently", StatusWord::Filler},
    StatusSpelling{U"once", StatusWord::Filler},
    StatusSpelling{U"twice", StatusWord::Filler},
    StatusSpelling{U"thrice", StatusWord::Filler},
    StatusSpelling{U"times", StatusWord::Filler},
    StatusSpelling{U"three", StatusWord::Filler},
    StatusSpelling{U"claim", StatusWord::Filler},
    StatusSpelling{U"claims", StatusWord::Filler},
    StatusSpelling{U"filed", StatusWord::Filler},
    StatusSpelling{U"herein", StatusWord::Filler},
    StatusSpelling{U"hereby", StatusWord::Filler},
    StatusSpelling{U"from", StatusWord::Filler},
    StatusSpelling{U"further", StatusWord::Filler},
    StatusSpelling{U"consideration", StatusWord::Filler},
    StatusSpelling{U"without", StatusWord::Filler},
    StatusSpelling{U"prejudice", StatusWord::Filler},
    StatusSpelling{U"disclaimer", StatusWord::Filler},
    StatusSpelling{U"or", StatusWord::Filler},
    StatusSpelling{U"and", StatusWord::Filler},
    StatusSpelling{U"by", StatusWord::Filler},
    StatusSpelling{U"in", StatusWord::Filler},
    StatusSpelling{U"as", StatusWord::Filler},
    StatusSpelling{U"to", StatusWord::Filler},
    StatusSpelling{U"the", StatusWord::Filler},
    StatusSpelling{U"this", StatusWord::Filler},
    StatusSpelling{U"preliminary", StatusWord::Filler},
    StatusSpelling{U"amendment", StatusWord::Filler},
    StatusSpelling{U"response", StatusWord::Filler},
    StatusSpelling{U"reply", StatusWord::Filler},
};

// One letter wrong, missing, too many, or two neighbours swapped.
bool isMisspelling(std::u32string_view word, std::u32string_view right)
{
    if (right.size() < 7 || word.size() + 1 < right.size() || word.size() > right.size() + 1) {
        return false;
    }
    const auto [a, b] = std::mismatch(word.begin(), word.end(), right.begin(), right.end());
    const std::u32string_view rest(a, word.end());
    const std::u32string_view wanted(b, right.end());
    if (word.size() != right.size()) {
        return word.size() < right.size() ? rest == wanted.substr(1) : rest.substr(1) == wanted;
    }
    const bool swapped = rest.size() > 1 && rest[0] == wanted[1] && rest[1] == wanted[0]
                         && rest.substr(2) == wanted.substr(2);
    return swapped || rest.empty() || rest.substr(1) == wanted.substr(1);
}

std::optional<StatusWord> statusWord(std::u32string_view word)
{
    for (const StatusSpelling& spelling : kSpellings) {
        if (spelling.word == word) {
            return spelling.meaning;
        }
    }
    for (const StatusSpelling& spelling : kSpellings) {
        if (isMisspelling(word, spelling.word)) {
            return spelling.meaning;
        }
    }
    return std::nullopt;
}

class StatusWords {
public:
    void insert(StatusWord word) { m_seen[static_cast<std::size_t>(word)] = true; }
    bool has(StatusWord word) const { return m_seen[static_cast<std::size_t>(word)]; }

    std::optional<ClaimStatus> status() const
    {
        if (has(StatusWord::Cancel)) {
            return has(StatusWord::Not) ? ClaimStatus::Unknown : ClaimStatus::Canceled;
        }
        if (has(StatusWord::Withdrawn)) {
            return ClaimStatus::Withdrawn;
        }
        if (has(StatusWord::NotEntered) || (has(StatusWord::Not) && has(StatusWord::Entered))) {
            return ClaimStatus::NotEntered;
        }
        const bool shown = has(StatusWord::Shown) || has(StatusWord::Added);
        if (has(StatusWord::Previously)) {
            const bool complete = shown || has(StatusWord::Amended) || has(StatusWord::New);
            return complete ? std::optional(ClaimStatus::PreviouslyPresented) : std::nullopt;
        }
        if (has(StatusWord::Amended)) {
            return has(StatusWord::Not) ? ClaimStatus::Unknown : ClaimStatus::CurrentlyAmended;
        }
        if (has(StatusWord::New) || has(StatusWord::Added)) {
            return ClaimStatus::New;
        }
        if (has(StatusWord::Original)) {
            return ClaimStatus::Original;
        }
        return has(StatusWord::Other) ? std::optional(ClaimStatus::Unknown) : std::nullopt;
    }

private:
    std::array<bool, static_cast<std::size_t>(StatusWord::Count)> m_seen{};
};

// The status that the words between two positions name; none when any word is no status word.
std::optional<ClaimStatus> statusBetween(const ClaimWords& words, std::size_t begin,
                                         std::size_t end)
{
    StatusWords seen;
    for (std::size_t i = begin; i < end;) {
        const std::u32string_view word = words.word(i);
        if (word.empty()) {
            ++i;
            continue;
        }
        const std::optional<StatusWord> meaning = statusWord(word);
        if (!meaning) {
            return std::nullopt;
        }
        seen.insert(*meaning);
        i += word.size();
    }
    return seen.status();
}

constexpr std::size_t kLongestStatus = 80;

struct StatusPlace {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t after = 0;
};

// "(...)", "[...]", an unclosed "(...", a status that is all the text, "Original: ...".
std::optional<StatusPlace> statusPlace(const ClaimWords& words, std::size_t i)
{
    const char32_t open = words.at(i);
    const bool bracketed = open == U'(' || open == U'[';
    const char32_t close = open == U'[' ? U']' : bracketed ? U')' : U':';
    std::size_t end = i;
    while (end < words.size() && end < i + kLongestStatus && words.at(end) != close) {
        ++end;
    }
    if (words.at(end) == close) {
        return StatusPlace{i, bracketed ? end + 1 : end, end + 1};
    }
    if (end < words.size() || end == i) {
        return std::nullopt;
    }
    end = words.skipBlanksBack(end);
    return StatusPlace{i, end, words.size()};
}

void readStatusAt(const ClaimWords& words, std::size_t i, FoldedHead& head)
{
    const std::optional<StatusPlace> place = statusPlace(words, i);
    if (!place) {
        return;
    }
    head.status = statusBetween(words, place->begin, place->end);
    if (head.status) {
        head.statusBegin = place->begin;
        head.statusEnd = place->end;
        head.textStart = place->after;
    }
}

// "3.", "3 .", "3)", "1.-38."; "3.5 mm" is none.
std::size_t skipLabelEnd(const ClaimWords& words, std::size_t i)
{
    const std::size_t sign = words.skipBlanks(i);
    const char32_t c = words.at(sign);
    const bool decimal = c == U'.' && sign == i && digitValue(words.at(sign + 1)) >= 0;
    const bool ends = c == U'.' || c == U')' || c == U':' || c == U']';
    return ends && !decimal ? sign + 1 : i;
}

std::size_t skipLooseMarks(const ClaimWords& words, std::size_t i)
{
    while (words.at(i) == U' ' || words.at(i) == U'.' || words.at(i) == U':' || words.at(i) == U','
           || words.at(i) == U';' || (words.at(i) == U'-' && words.at(i + 1) == U' ')) {
        ++i;
    }
    return i;
}

}  // namespace

FoldedHead readFoldedHead(const ClaimWords& words)
{
    const std::size_t begin = words.skipBlanks(0);
    FoldedHead head;
    head.textStart = begin;
    const std::size_t claim = skipClaimWord(words, begin);
    const ClaimNumbers numbers = readClaimNumbers(words, claim, ListPlace::Alone);
    const std::size_t past = skipLabelEnd(words, numbers.end);
    if (!numbers.empty() && past != numbers.end) {
        head.numbers = numbers;
        head.textStart = skipLooseMarks(words, past);
        readStatusAt(words, head.textStart, head);
    } else if (!numbers.empty()) {
        readStatusAt(words, words.skipBlanks(numbers.end), head);
        if (head.status) {
            head.numbers = numbers;
        }
    } else {
        readStatusAt(words, begin, head);
    }
    head.textStart = head.status ? skipLooseMarks(words, head.textStart) : head.textStart;
    return head;
}

ClaimHead readClaimHead(std::string_view claimText)
{
    const ClaimWords words(claimText);
    const FoldedHead folded = readFoldedHead(words);
    ClaimHead head;
    head.numbers = folded.numbers.members();
    head.textStart = words.range(folded.textStart, folded.textStart).start;
    if (folded.status) {
        head.status = StatusMark{*folded.status, words.range(folded.statusBegin, folded.statusEnd)};
    }
    return head;
}

std::optional<StatusMark> readStatus(std::string_view claimText)
{
    return readClaimHead(claimText).status;
}

}  // namespace metes
