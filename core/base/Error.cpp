// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Error.h"

namespace metes {

std::string_view errorCodeName(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument: return "invalid-argument";
    case ErrorCode::NotFound: return "not-found";
    case ErrorCode::AlreadyExists: return "already-exists";
    case ErrorCode::InvalidInput: return "invalid-input";
    case ErrorCode::NotAProject: return "not-a-project";
    case ErrorCode::NewerFormat: return "newer-format";
    case ErrorCode::ReadOnly: return "read-only";
    case ErrorCode::Locked: return "locked";
    case ErrorCode::DiskFull: return "disk-full";
    case ErrorCode::Damaged: return "damaged";
    case ErrorCode::InputOutput: return "input-output";
    case ErrorCode::Cancelled: return "cancelled";
    case ErrorCode::Conflict: return "conflict";
    case ErrorCode::Internal: return "internal";
    }
    return "internal";
}

std::string describe(const Error& error)
{
    if (error.detail.empty()) {
        return error.message;
    }
    return error.message + ": " + error.detail;
}

}  // namespace metes
