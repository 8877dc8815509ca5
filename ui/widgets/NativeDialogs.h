// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/DialogService.h"

namespace metes {

/// The platform's dialogs.
class NativeDialogs : public DialogService {
public:
    Answer confirm(QWidget* parent, const Question& question) override;
    void inform(QWidget* parent, const QString& title, const QString& text) override;
    std::optional<QString> chooseFileToOpen(QWidget* parent, const FileRequest& request) override;
    QStringList chooseFilesToOpen(QWidget* parent, const FileRequest& request) override;
    std::optional<QString> chooseFileToSave(QWidget* parent, const FileRequest& request) override;
    std::optional<QString> chooseFolder(QWidget* parent, const FileRequest& request) override;
    std::optional<QString> askText(QWidget* parent, const TextRequest& request) override;
};

}  // namespace metes
