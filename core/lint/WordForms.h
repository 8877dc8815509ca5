// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Inflection of English words as claims use them. All words are lower case UTF-8.

#include <string>
#include <string_view>

namespace metes {

/// Whether a word looks like a plural: "valves", "boxes", "indices"; not "bus" or "analysis".
bool looksPlural(std::string_view word);

/// "valve" for "valves", "query" for "query(ies)", "analysis" for "analyses"; the word itself when
/// it is no plural.
std::string singular(std::string_view word);

/// What "determining", "determined", "determines" and "determination" share: a stem for comparing,
/// no word. At least three characters are kept.
std::string verbStem(std::string_view word);

/// "drives", "driving", "drove" is not made: regular forms only.
std::string thirdPerson(std::string_view base);
std::string pastParticiple(std::string_view base);
std::string presentParticiple(std::string_view base);

/// Whether the words differ by one letter added, lost or changed, or by two neighbours exchanged.
bool differByOneLetter(std::string_view a, std::string_view b);

/// "an" before a vowel sound, as far as spelling tells: "an hour", "a unit".
std::string_view indefiniteArticle(std::string_view word);

}  // namespace metes
