// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/patent/Application.h"
#include "core/patent/DescriptionText.h"
#include "core/store/DecisionRepository.h"

#include <memory>
#include <string>
#include <string_view>
#include <variant>

namespace metes {

/// What stands in the field `format` of every record.
inline constexpr const char* kRecordFormat = "metes/1";

/// Why a record was refused: the field by its path ("reasons[0].spans[1].start") and a sentence.
struct Refusal {
    std::string field;
    std::string message;
};

/// The first line of what Metes writes; it carries nothing that the importer needs.
struct ManifestRecord {
    std::string format;
};

/// An application with its description joined as it is stored: application.description stays empty.
struct ApplicationRecord {
    Application application;
    DescriptionText description;
};

using Record = std::variant<Refusal, ManifestRecord, ApplicationRecord, Claim, DecisionRecord>;

/// Reads metes/1 records (formats 1). Parents of a claim without `depends_on` come from its text;
/// quotes and contexts of spans from the claim's text. Reuse one parser for many records.
class RecordParser {
public:
    RecordParser();
    ~RecordParser();
    RecordParser(const RecordParser&) = delete;
    RecordParser& operator=(const RecordParser&) = delete;

    /// `bytesAfter` may be read behind the text: enough of them save a copy of it.
    Record parse(std::string_view text, std::size_t bytesAfter = 0);

private:
    struct Buffers;
    std::unique_ptr<Buffers> m_buffers;
};

}  // namespace metes
