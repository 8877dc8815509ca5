// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What can go wrong, as a value. Core never throws to its callers and never prints: an adapter
// that calls a throwing library turns the exception into an Error with its context.

#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace metes {

enum class ErrorCode {
    InvalidArgument,  ///< the caller named something impossible: an unknown act, an empty range
    NotFound,         ///< no such file, claim, reason or annotator
    AlreadyExists,    ///< a file or record that must be new is there
    InvalidInput,     ///< bad input: not UTF-8, not JSON, a field of the wrong type, a bad span
    NotAProject,      ///< the file is no Metes project: text, another database, an empty file
    NewerFormat,      ///< written by a newer Metes; opening it could damage it
    ReadOnly,         ///< the file or its folder cannot be written
    Locked,           ///< another program holds the file past the waiting time
    DiskFull,         ///< no room left on the disk or in the allowed file size
    Damaged,          ///< the file is truncated or inconsistent
    InputOutput,      ///< any other failure of reading or writing
    Cancelled,        ///< stopped on request; what was finished stays
    Conflict,         ///< the state moved on meanwhile; nothing was written
    Internal          ///< a defect of the program
};

/// Stable English identifier of a code, e.g. "disk-full".
std::string_view errorCodeName(ErrorCode code);

struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string message;  ///< one sentence: what happened, to which file, line or record
    std::string detail;   ///< what to do next, or the library's own words; may be empty
};

/// "message: detail", as a terminal shows it.
std::string describe(const Error& error);

template<typename T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(ErrorCode code, std::string message, std::string detail = {})
{
    return tl::unexpected<Error>(Error{code, std::move(message), std::move(detail)});
}

/// The error of a result that failed, for a caller that returns another type.
template<typename T>
tl::unexpected<Error> passOn(const Result<T>& failed)
{
    return tl::unexpected<Error>(failed.error());
}

}  // namespace metes
