// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <functional>

namespace metes {

/// A row's key in one project file. Keys of different tables do not mix; 0 means "none".
/// Files that leave the project name things by their public ids, never by these.
template<typename Tag>
struct RowId {
    std::int64_t value = 0;

    explicit operator bool() const { return value != 0; }
    auto operator<=>(const RowId&) const = default;
};

using ApplicationId = RowId<struct ApplicationTag>;
using ClaimId = RowId<struct ClaimTag>;
using DocumentId = RowId<struct DocumentTag>;
using DescriptionId = RowId<struct DescriptionTag>;
using ReasonId = RowId<struct ReasonTag>;
using AnnotatorId = RowId<struct AnnotatorTag>;
using RunId = RowId<struct RunTag>;

}  // namespace metes

template<typename Tag>
struct std::hash<metes::RowId<Tag>> {
    std::size_t operator()(metes::RowId<Tag> id) const noexcept
    {
        return std::hash<std::int64_t>()(id.value);
    }
};
