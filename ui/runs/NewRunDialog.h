// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/runs/RunTask.h"
#include "ui/theme/Theme.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QStackedWidget;

namespace metes {

class Button;
class DialogService;
class WrappedLabel;

/// Asks what to run, with what and on which claims. Accepted, request() says it.
class NewRunDialog : public QDialog {
    Q_OBJECT

public:
    /// `project` gives a new model file its folder and name.
    NewRunDialog(const Theme& theme, DialogService& dialogs, const RunList& list,
                 const std::filesystem::path& project, QWidget* parent = nullptr);

    RunRequest request() const;
    /// Why it cannot start; empty when it can.
    QString obstacle() const;

private:
    QWidget* makeTraining();
    QWidget* makeModelFile();
    QWidget* makeRandom();
    QWidget* makeEnsemble();
    QWidget* makeCalibration();
    QWidget* makePage(QFormLayout* form, const QString& remark);
    QComboBox* makeRuns(const QString& name);
    QComboBox* makeScope();
    QSpinBox* makeSeed(const QString& name);
    /// The field with "Choose…" beside it.
    QWidget* withChooser(QLineEdit* field, void (NewRunDialog::*choose)());
    void fillKinds();
    void chooseTarget();
    void chooseModel();
    void suggestTarget();
    RunKind kind() const;
    void refresh();

    const Theme& m_theme;
    DialogService& m_dialogs;
    RunList m_list;
    std::vector<std::string> m_finished;  ///< names of runs
    std::filesystem::path m_project;
    QString m_suggested;
    QComboBox* m_kind;
    QStackedWidget* m_pages;
    QComboBox* m_scope;
    QComboBox* m_features = nullptr;
    QComboBox* m_trainCalibration = nullptr;
    QSpinBox* m_trainSeed = nullptr;
    QLineEdit* m_target = nullptr;
    QLineEdit* m_model = nullptr;
    QSpinBox* m_randomSeed = nullptr;
    QComboBox* m_first = nullptr;
    QComboBox* m_second = nullptr;
    QComboBox* m_source = nullptr;
    QComboBox* m_method = nullptr;
    WrappedLabel* m_obstacle;
    Button* m_start;
};

}  // namespace metes
