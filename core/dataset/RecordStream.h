// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace metes {

/// One record of a file, not yet read as JSON.
struct RawRecord {
    std::int64_t line = 0;       ///< where it starts, from 1
    std::string_view text;       ///< valid until the next call of next()
    std::size_t bytesAfter = 0;  ///< that may be read behind the text, whatever they are
    std::string problem;         ///< why it cannot be a record (too long); empty: none
};

/// The records of a dataset file, one after another: JSON Lines or a JSON array, plain or gzip,
/// told apart by content. Keeps one record in memory at a time.
class RecordStream {
public:
    /// Longer records are skipped and reported.
    static constexpr std::size_t kLongestRecord = std::size_t{32} << 20;

    static Result<std::unique_ptr<RecordStream>> open(const std::filesystem::path& path);
    virtual ~RecordStream() = default;

    /// Nothing after the last record. InputOutput when the file cannot be read further; a gzip
    /// file that was cut off is InvalidInput.
    virtual Result<std::optional<RawRecord>> next() = 0;
    /// Bytes of the file that were read, of bytesTotal().
    virtual std::int64_t bytesRead() const = 0;
    virtual std::int64_t bytesTotal() const = 0;
};

}  // namespace metes
