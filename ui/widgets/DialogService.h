// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

namespace metes {

struct Question {
    enum class Severity { Normal, Destructive };

    QString title;
    QString text;                          ///< what would happen
    QString detail;                        ///< smaller, may be empty
    QString accept;                        ///< a verb: "Relabel 12 reasons"
    QString reject;                        ///< empty: "Cancel"
    Severity severity = Severity::Normal;  ///< Destructive makes `reject` the default
};

struct FileRequest {
    QString title;
    QString folder;       ///< where to start; empty: Documents
    QString name;         ///< suggested file name when saving
    QStringList filters;  ///< "Metes projects (*.metes)"
    QString suffix;       ///< added to a name without ending when saving, without dot
};

struct TextRequest {
    enum class Lines { One, Many };

    QString title;
    QString label;
    QString text;  ///< what stands there first
    Lines lines = Lines::One;
};

/// Everything modal goes through here, so that a test can answer it. Empty optionals mean that the
/// person cancelled.
class DialogService {
public:
    enum class Answer { Accept, Reject };

    virtual ~DialogService() = default;

    virtual Answer confirm(QWidget* parent, const Question& question) = 0;
    virtual void inform(QWidget* parent, const QString& title, const QString& text) = 0;
    virtual std::optional<QString> chooseFileToOpen(QWidget* parent,
                                                    const FileRequest& request) = 0;
    virtual QStringList chooseFilesToOpen(QWidget* parent, const FileRequest& request) = 0;
    virtual std::optional<QString> chooseFileToSave(QWidget* parent,
                                                    const FileRequest& request) = 0;
    virtual std::optional<QString> chooseFolder(QWidget* parent, const FileRequest& request) = 0;
    virtual std::optional<QString> askText(QWidget* parent, const TextRequest& request) = 0;
};

}  // namespace metes
