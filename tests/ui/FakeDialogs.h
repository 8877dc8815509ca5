// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Answers the modal questions of a test. What was asked is kept; what is not set is cancelled.

#include <optional>

#include <QStringList>

#include "ui/widgets/DialogService.h"

namespace metes {

class FakeDialogs final : public DialogService {
public:
    Answer confirm(QWidget*, const Question& question) override
    {
        asked.append(question.text);
        return answer;
    }
    void inform(QWidget*, const QString& title, const QString& words) override
    {
        asked.append(title + QLatin1Char('|') + words);
    }
    std::optional<QString> chooseFileToOpen(QWidget*, const FileRequest& request) override
    {
        asked.append(request.title);
        return toOpen.isEmpty() ? std::nullopt : std::optional(toOpen.first());
    }
    QStringList chooseFilesToOpen(QWidget*, const FileRequest& request) override
    {
        asked.append(request.title);
        return toOpen;
    }
    std::optional<QString> chooseFileToSave(QWidget*, const FileRequest& request) override
    {
        asked.append(request.title);
        suggested = request.name;
        return toSave;
    }
    std::optional<QString> chooseFolder(QWidget*, const FileRequest& request) override
    {
        asked.append(request.title);
        return folder;
    }
    std::optional<QString> askText(QWidget*, const TextRequest& request) override
    {
        asked.append(request.title);
        return text;
    }

    QStringList asked;
    QString suggested;
    Answer answer = Answer::Reject;
    QStringList toOpen;
    std::optional<QString> toSave;
    std::optional<QString> folder;
    std::optional<QString> text;
};

}  // namespace metes
