// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/NativeDialogs.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

namespace metes {

namespace {

QString startFolder(const FileRequest& request)
{
    if (!request.folder.isEmpty())
        return request.folder;
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

QString filtersOf(const FileRequest& request)
{
    return request.filters.join(QStringLiteral(";;"));
}

std::optional<QString> chosen(const QString& path)
{
    return path.isEmpty() ? std::nullopt : std::make_optional(path);
}

}  // namespace

DialogService::Answer NativeDialogs::confirm(QWidget* parent, const Question& question)
{
    const bool destructive = question.severity == Question::Severity::Destructive;
    QMessageBox box(parent);
    box.setWindowTitle(question.title);
    box.setTextFormat(Qt::PlainText);
    box.setText(question.text);
    box.setInformativeText(question.detail);
    box.setIcon(destructive ? QMessageBox::Warning : QMessageBox::Question);
    QPushButton* accept = box.addButton(question.accept, destructive ? QMessageBox::DestructiveRole
                                                                     : QMessageBox::AcceptRole);
    const QString reject = question.reject.isEmpty() ? QMessageBox::tr("Cancel") : question.reject;
    QPushButton* cancel = box.addButton(reject, QMessageBox::RejectRole);
    box.setDefaultButton(destructive ? cancel : accept);
    box.setEscapeButton(cancel);
    box.exec();
    return box.clickedButton() == accept ? Answer::Accept : Answer::Reject;
}

void NativeDialogs::inform(QWidget* parent, const QString& title, const QString& text)
{
    QMessageBox box(QMessageBox::Information, title, text, QMessageBox::Close, parent);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

std::optional<QString> NativeDialogs::chooseFileToOpen(QWidget* parent, const FileRequest& request)
{
    return chosen(QFileDialog::getOpenFileName(parent, request.title, startFolder(request),
                                               filtersOf(request)));
}

QStringList NativeDialogs::chooseFilesToOpen(QWidget* parent, const FileRequest& request)
{
    return QFileDialog::getOpenFileNames(parent, request.title, startFolder(request),
                                         filtersOf(request));
}

std::optional<QString> NativeDialogs::chooseFileToSave(QWidget* parent, const FileRequest& request)
{
    // The dialog adds the suffix before it asks about replacing a file; added later, nobody is asked.
    QFileDialog dialog(parent, request.title, startFolder(request), filtersOf(request));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(request.suffix);
    dialog.selectFile(request.name);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return std::nullopt;
    return dialog.selectedFiles().constFirst();
}

std::optional<QString> NativeDialogs::chooseFolder(QWidget* parent, const FileRequest& request)
{
    return chosen(QFileDialog::getExistingDirectory(parent, request.title, startFolder(request)));
}

std::optional<QString> NativeDialogs::askText(QWidget* parent, const TextRequest& request)
{
    QInputDialog dialog(parent);
    dialog.setWindowTitle(request.title);
    dialog.setLabelText(request.label);
    dialog.setInputMode(QInputDialog::TextInput);
    dialog.setOption(QInputDialog::UsePlainTextEditForTextInput,
                     request.lines == TextRequest::Lines::Many);
    dialog.setTextValue(request.text);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.textValue();
}

}  // namespace metes
