// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The names of everything that has a colour. The values stand in resources/themes/metes.json and
// nowhere else.

#include <array>
#include <cstddef>
#include <cstdint>

namespace metes {

enum class ColorRole : std::uint8_t {
    Bg,       ///< behind lists, cards and the queue
    Surface,  ///< what is read: panes, bars, cards
    Sunk,     ///< the rail, group headings, quiet chips
    Line,     ///< one-pixel lines
    Text,
    Muted,  ///< secondary text
    Faint,  ///< decoration only, never text that must be read
    Accent,
    AccentSoft,   ///< behind what is chosen
    AccentHover,  ///< the primary button under the pointer
    AccentPressed,
    OnAccent,  ///< text on Accent
    Good,
    GoodSoft,
    Bad,
    BadSoft,
    Warn,
    WarnSoft,
    Hover,      ///< behind a quiet control under the pointer
    SearchHit,  ///< behind what a search found
    Selection,  ///< behind selected text, seen over highlights too
    Count
};

inline constexpr std::size_t kColorRoleCount = static_cast<std::size_t>(ColorRole::Count);

/// The line below a highlight: the second carrier of a category beside its colour.
enum class LineStyle : std::uint8_t { Solid, Dotted, Dashed, Double, DashDot, Wavy, Thick, Thin };

/// Sizes of interface text: 13/20, 12/16, 15 semibold, 24 semibold.
enum class TextStyle : std::uint8_t { Body, Secondary, Heading, Number };

/// The 4 px grid and the fixed sizes of the kit, in device-independent pixels.
namespace metrics {
inline constexpr int kGap1 = 4;
inline constexpr int kGap2 = 8;
inline constexpr int kGap3 = 12;
inline constexpr int kGap4 = 16;
inline constexpr int kGap6 = 24;
inline constexpr int kTopBar = 48;
inline constexpr int kPanelHeader = 36;
inline constexpr int kRail = 72;
inline constexpr int kQueue = 264;
inline constexpr int kButton = 32;
inline constexpr int kSmallButton = 26;  ///< inside a panel header
inline constexpr int kChip = 22;
inline constexpr int kBadge = 22;
inline constexpr int kIcon = 20;
inline constexpr int kRadius = 6;
inline constexpr int kCardRadius = 8;
inline constexpr int kFocusRing = 2;
}  // namespace metrics

}  // namespace metes
