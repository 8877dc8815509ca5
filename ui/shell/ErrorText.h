// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include "core/base/Error.h"

namespace metes {

/// What a banner says: what happened, to which file, and what to do.
struct ErrorText {
    QString happened;
    QString advice;
};

/// Words for a project that could not be opened or made.
ErrorText openingErrorText(const Error& error, const QString& path);
/// Words for any other failure: core's own sentence where it names a line or record.
ErrorText errorText(const Error& error);

}  // namespace metes
