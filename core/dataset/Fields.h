// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the sources of this folder only: reading the fields of one JSON object. The first thing that
// is wrong is kept as the record's refusal, and reading goes on with empty values.

#include "core/dataset/RecordParser.h"

#include <simdjson.h>

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

class Fields {
public:
    /// Of a whole record.
    Fields(simdjson::dom::object object, std::optional<Refusal>& refusal)
        : m_object(object), m_refusal(refusal)
    {
    }

    /// Notes what is wrong with a field, unless something was wrong before.
    void refuse(std::string_view field, std::string message) const;
    bool refused() const { return m_refusal.has_value(); }

    /// Nothing when the field is absent or null.
    std::optional<simdjson::dom::element> find(std::string_view field) const;

    std::string text(std::string_view field) const;          ///< absent or null: empty
    std::string requiredText(std::string_view field) const;  ///< must be there
    std::optional<std::int64_t> integer(std::string_view field) const;
    std::optional<double> number(std::string_view field) const;
    std::vector<std::string> texts(std::string_view field) const;
    /// Calls `take` with each text of the list; they are there until the next record is parsed.
    void texts(std::string_view field, const std::function<void(std::string_view)>& take) const;
    std::vector<std::int32_t> integers(std::string_view field) const;  ///< each from 1

    /// Calls `read` with the fields of the object, where there is one; they hold during the call.
    void object(std::string_view field, const std::function<void(const Fields&)>& read) const;
    /// Calls `read` with the fields of each object of the list.
    void objects(std::string_view field, const std::function<void(const Fields&)>& read) const;

    /// The fields that are not `known`, as canonical JSON; empty when there are none.
    std::string rest(std::initializer_list<std::string_view> known) const;
    /// A field's value as canonical JSON; "null" when it is absent.
    std::string json(std::string_view field) const;

private:
    static constexpr std::size_t kNoList = static_cast<std::size_t>(-1);

    // Of an object in a field of another; `place` in the list that the field is.
    Fields(simdjson::dom::object object, const Fields& outer, std::string_view field,
           std::size_t place)
        : m_object(object),
          m_outer(&outer),
          m_field(field),
          m_place(place),
          m_refusal(outer.m_refusal)
    {
    }

    // Put together only when something is to be refused.
    std::string path() const;
    std::string pathOf(std::string_view field) const;

    simdjson::dom::object m_object;
    const Fields* m_outer = nullptr;
    std::string_view m_field;
    std::size_t m_place = kNoList;
    std::optional<Refusal>& m_refusal;
};

}  // namespace metes
