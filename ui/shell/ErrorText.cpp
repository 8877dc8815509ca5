// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/ErrorText.h"

#include <QCoreApplication>
#include <QDir>

namespace metes {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(metes::ErrorText)

public:
    /// "%1" is the file.
    static ErrorText opening(ErrorCode code);
    static QString adviceFor(ErrorCode code);
};

ErrorText Words::opening(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NotFound:
        return {tr("%1 is not there."),
                tr("It may have been moved, renamed or deleted, or its drive is not connected.")};
    case ErrorCode::NotAProject:
        return {tr("%1 is not a Metes project."),
                tr("Open a file that Metes made, or import claims and office actions from JSON "
                   "Lines into a new project.")};
    case ErrorCode::NewerFormat:
        return {tr("%1 was written by a newer Metes."),
                tr("This version could damage it and leaves it alone. Open it with the newer "
                   "version.")};
    case ErrorCode::Locked:
        return {tr("%1 is in use by another program."),
                tr("Close it there, then try again. Nothing was changed.")};
    case ErrorCode::Damaged:
        return {tr("%1 is damaged."),
                tr("It was left as it is. Open a backup of it; backups that Metes made lie beside "
                   "the file.")};
    case ErrorCode::ReadOnly:
        return {tr("%1 cannot be written."), tr("Choose another folder, or change its permissions.")};
    case ErrorCode::AlreadyExists:
        return {tr("%1 exists already."), tr("Open it, or choose another name.")};
    case ErrorCode::DiskFull:
        return {tr("There is no room left for %1."), tr("Free some space, then try again.")};
    default: return {tr("%1 could not be opened."), {}};
    }
}

QString Words::adviceFor(ErrorCode code)
{
    switch (code) {
    case ErrorCode::DiskFull: return tr("Free some space, then try again.");
    case ErrorCode::Locked: return tr("Close the other program, then try again.");
    case ErrorCode::ReadOnly: return tr("Choose another folder, or change its permissions.");
    case ErrorCode::Damaged: return tr("Open a backup of the project.");
    default: return {};
    }
}

/// Core writes for a terminal, in lower case; a banner begins with a capital and ends with a stop.
QString sentence(const std::string& words)
{
    QString text = QString::fromStdString(words).trimmed();
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
        if (text.back().isLetterOrNumber()) {
            text += QLatin1Char('.');
        }
    }
    return text;
}

}  // namespace

ErrorText openingErrorText(const Error& error, const QString& path)
{
    ErrorText text = Words::opening(error.code);
    text.happened = text.happened.arg(QDir::toNativeSeparators(path));
    if (text.advice.isEmpty()) {
        text.advice = sentence(error.message) + QLatin1Char(' ') + sentence(error.detail);
    }
    return text;
}

ErrorText errorText(const Error& error)
{
    const QString advice = Words::adviceFor(error.code);
    return {sentence(error.message), advice.isEmpty() ? sentence(error.detail) : advice};
}

}  // namespace metes
