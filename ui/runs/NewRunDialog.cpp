// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/runs/NewRunDialog.h"

#include "ui/metrics/RunWords.h"
#include "ui/plots/Numbers.h"
#include "ui/runs/RunText.h"
#include "ui/shell/ProjectFiles.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/DialogService.h"
#include "ui/widgets/WrappedLabel.h"

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <limits>

namespace metes {

namespace {

constexpr int kWidth = 560;
constexpr int kFormNameWidth = 100;

QString modelFilter()
{
    return NewRunDialog::tr("Model files (*.json)");
}

/// A name that is not taken: "pilot-all.model.json", "pilot-all-2.model.json".
QString freeName(const QString& stem)
{
    QString name = stem + QStringLiteral(".model.json");
    for (int i = 2; QFileInfo::exists(name); ++i) {
        name = QStringLiteral("%1-%2.model.json").arg(stem).arg(i);
    }
    return name;
}

/// Names of both forms are as wide, so that the fields below each other are aligned.
void addRow(QFormLayout* form, const QString& name, QWidget* field)
{
    auto* label = new QLabel(name);
    label->setMinimumWidth(kFormNameWidth);
    label->setBuddy(field);
    form->addRow(label, field);
}

QFormLayout* makeForm()
{
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(metrics::kGap4);
    form->setVerticalSpacing(metrics::kGap2);
    return form;
}

}  // namespace

NewRunDialog::NewRunDialog(const Theme& theme, DialogService& dialogs, const RunList& list,
                           const std::filesystem::path& project, QWidget* parent)
    : QDialog(parent),
      m_theme(theme),
      m_dialogs(dialogs),
      m_list(list),
      m_project(project),
      m_kind(new QComboBox(this)),
      m_pages(new QStackedWidget(this)),
      m_scope(makeScope()),
      m_obstacle(new WrappedLabel(this)),
      m_start(new Button(theme, Button::Kind::Primary, tr("Start"), this))
{
    setObjectName(QStringLiteral("newRunDialog"));
    setWindowTitle(tr("New run"));
    setMinimumWidth(kWidth);
    for (const RunRecord& run : m_list.runs) {
        if (run.state == RunState::Finished) {
            m_finished.push_back(run.name);
        }
    }
    fillKinds();
    auto* form = makeForm();
    addRow(form, tr("What"), m_kind);
    addRow(form, tr("Claims"), m_scope);
    m_obstacle->setObjectName(QStringLiteral("newRunObstacle"));
    m_obstacle->setWordWrap(true);
    m_obstacle->setProperty("tone", QStringLiteral("warn"));
    auto* cancel = new Button(theme, Button::Kind::Secondary, tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("newRunCancel"));
    m_start->setObjectName(QStringLiteral("newRunStart"));
    m_start->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kGap2);
    buttons->addWidget(m_obstacle, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_start);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kGap6, metrics::kGap4, metrics::kGap6, metrics::kGap4);
    column->setSpacing(metrics::kGap4);
    column->addLayout(form);
    column->addWidget(m_pages, 1);
    column->addLayout(buttons);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &NewRunDialog::refresh);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_start, &QAbstractButton::clicked, this, &QDialog::accept);
    suggestTarget();
    refresh();
    m_kind->setFocus();
}

void NewRunDialog::fillKinds()
{
    m_kind->setObjectName(QStringLiteral("runKind"));
    auto* checker = makePage(makeForm(), tr("Findings of high and medium severity become reasons. "
                                            "The score orders claims; it is no probability."));
    const std::pair<RunKind, QWidget*> pages[] = {
        {RunKind::Training, makeTraining()}, {RunKind::ModelFile, makeModelFile()},
        {RunKind::Linter, checker},          {RunKind::Random, makeRandom()},
        {RunKind::Ensemble, makeEnsemble()}, {RunKind::Calibration, makeCalibration()}};
    for (const auto& [kind, page] : pages) {
        m_kind->addItem(runKindText(kind), static_cast<int>(kind));
        m_pages->addWidget(page);
    }
}

QWidget* NewRunDialog::makePage(QFormLayout* form, const QString& remark)
{
    auto* page = new QWidget(this);
    auto* words = new WrappedLabel(remark, page);
    words->setWordWrap(true);
    words->setProperty("tone", QStringLiteral("muted"));
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kGap3);
    column->addLayout(form);
    column->addWidget(words);
    column->addStretch(1);
    return page;
}

QComboBox* NewRunDialog::makeScope()
{
    auto* scope = new QComboBox(this);
    scope->setObjectName(QStringLiteral("runScope"));
    const auto add = [scope](const QString& title, std::int64_t claims, const QVariant& split) {
        scope->addItem(QStringLiteral("%1 · %2").arg(title, countText(claims)), split);
    };
    add(splitTitle({}), m_list.claims, QVariant());
    for (const SplitCount& count : m_list.splits) {
        add(splitTitle(count.split), count.claims, QString::fromStdString(count.split));
    }
    return scope;
}

QSpinBox* NewRunDialog::makeSeed(const QString& name)
{
    auto* seed = new QSpinBox(this);
    seed->setObjectName(name);
    seed->setRange(0, std::numeric_limits<int>::max());
    seed->setValue(1);
    return seed;
}

QComboBox* NewRunDialog::makeRuns(const QString& name)
{
    auto* runs = new QComboBox(this);
    runs->setObjectName(name);
    // Latest first: that is what one has in mind.
    for (auto run = m_list.runs.rbegin(); run != m_list.runs.rend(); ++run) {
        if (run->state == RunState::Finished) {
            runs->addItem(QStringLiteral("%1 · %2").arg(
                              numberedTitle(*run),
                              tr("%Ln claim(s)", nullptr, static_cast<int>(run->counts.claims))),
                          QString::fromStdString(run->name));
        }
    }
    connect(runs, &QComboBox::currentIndexChanged, this, &NewRunDialog::refresh);
    return runs;
}

QWidget* NewRunDialog::withChooser(QLineEdit* field, void (NewRunDialog::*choose)())
{
    auto* row = new QWidget(this);
    auto* button = new Button(m_theme, Button::Kind::Secondary, tr("Choose…"), row);
    button->setObjectName(field->objectName() + QStringLiteral("Choose"));
    button->setAutoDefault(false);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kGap2);
    layout->addWidget(field, 1);
    layout->addWidget(button);
    connect(button, &QAbstractButton::clicked, this, choose);
    connect(field, &QLineEdit::textChanged, this, &NewRunDialog::refresh);
    return row;
}

QWidget* NewRunDialog::makeTraining()
{
    m_features = new QComboBox(this);
    m_features->setObjectName(QStringLiteral("runFeatures"));
    m_features->addItem(tr("All features"), static_cast<int>(FeatureSet::All));
    m_features->addItem(tr("Linguistic features"), static_cast<int>(FeatureSet::Linguistic));
    m_features->addItem(tr("TF-IDF"), static_cast<int>(FeatureSet::TfIdf));
    m_trainCalibration = new QComboBox(this);
    m_trainCalibration->setObjectName(QStringLiteral("trainCalibration"));
    m_trainCalibration->addItem(tr("None: raw probabilities"),
                                static_cast<int>(CalibrationKind::None));
    m_trainCalibration->addItem(tr("Isotonic, on validation"),
                                static_cast<int>(CalibrationKind::Isotonic));
    m_trainCalibration->addItem(tr("Platt, on validation"),
                                static_cast<int>(CalibrationKind::Platt));
    m_trainSeed = makeSeed(QStringLiteral("trainSeed"));
    m_target = new QLineEdit(this);
    m_target->setObjectName(QStringLiteral("modelTarget"));
    m_target->setAccessibleName(tr("Model file"));
    m_target->setPlaceholderText(tr("No file: the project keeps the model"));
    connect(m_features, &QComboBox::currentIndexChanged, this, &NewRunDialog::suggestTarget);
    auto* form = makeForm();
    addRow(form, tr("Features"), m_features);
    addRow(form, tr("Calibration"), m_trainCalibration);
    addRow(form, tr("Seed"), m_trainSeed);
    addRow(form, tr("Model file"), withChooser(m_target, &NewRunDialog::chooseTarget));
    return makePage(form,
                    tr("Learns from %1 labelled claims of the train split, chooses thresholds "
                       "on validation, then predicts. The project keeps the model too.")
                        .arg(countText(m_list.trainLabels)));
}

QWidget* NewRunDialog::makeModelFile()
{
    m_model = new QLineEdit(this);
    m_model->setObjectName(QStringLiteral("modelFile"));
    m_model->setAccessibleName(tr("Model file"));
    auto* form = makeForm();
    addRow(form, tr("Model file"), withChooser(m_model, &NewRunDialog::chooseModel));
    return makePage(form, tr("A model that was trained here or by metes-cli train."));
}

QWidget* NewRunDialog::makeRandom()
{
    m_randomSeed = makeSeed(QStringLiteral("randomSeed"));
    auto* form = makeForm();
    addRow(form, tr("Seed"), m_randomSeed);
    return makePage(form, tr("Uniform scores that know nothing: what every other run must beat."));
}

QWidget* NewRunDialog::makeEnsemble()
{
    m_first = makeRuns(QStringLiteral("firstRun"));
    m_second = makeRuns(QStringLiteral("secondRun"));
    m_second->setCurrentIndex(std::min(1, m_second->count() - 1));
    auto* form = makeForm();
    addRow(form, tr("First run"), m_first);
    addRow(form, tr("Second run"), m_second);
    return makePage(form, tr("The mean of both. Claims that one of them lacks fail."));
}

QWidget* NewRunDialog::makeCalibration()
{
    m_source = makeRuns(QStringLiteral("sourceRun"));
    m_method = new QComboBox(this);
    m_method->setObjectName(QStringLiteral("calibrationMethod"));
    m_method->addItem(tr("Isotonic"), static_cast<int>(CalibrationKind::Isotonic));
    m_method->addItem(tr("Platt"), static_cast<int>(CalibrationKind::Platt));
    auto* form = makeForm();
    addRow(form, tr("Run"), m_source);
    addRow(form, tr("Method"), m_method);
    return makePage(form, tr("Fits the run's probabilities to what examiners decided on the "
                             "validation claims. Claims that the run lacks fail."));
}

void NewRunDialog::suggestTarget()
{
    if (m_target->text() != m_suggested) {
        return;  // the person's own
    }
    const auto features = static_cast<FeatureSet>(m_features->currentData().toInt());
    const QFileInfo project(fromPath(m_project));
    const std::string_view id = featureSetId(features);
    m_suggested =
        freeName(QStringLiteral("%1/%2-%3")
                     .arg(project.path(), project.completeBaseName(),
                          QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))));
    m_target->setText(m_suggested);
}

void NewRunDialog::chooseTarget()
{
    const QFileInfo present(m_target->text());
    const FileRequest request{tr("Save the model as"),
                              present.path(),
                              present.fileName(),
                              {modelFilter()},
                              QStringLiteral("json")};
    if (const auto file = m_dialogs.chooseFileToSave(this, request)) {
        m_target->setText(*file);
    }
}

void NewRunDialog::chooseModel()
{
    const FileRequest request{tr("Choose a model file"),
                              QFileInfo(fromPath(m_project)).path(),
                              {},
                              {modelFilter(), tr("All files (*)")},
                              {}};
    if (const auto file = m_dialogs.chooseFileToOpen(this, request)) {
        m_model->setText(*file);
    }
}

RunKind NewRunDialog::kind() const
{
    return static_cast<RunKind>(m_kind->currentData().toInt());
}

QString NewRunDialog::obstacle() const
{
    if (m_list.claims == 0) {
        return tr("The project has no claims.");
    }
    switch (kind()) {
    case RunKind::Training:
        return m_list.trainLabels > 0 ? QString()
                                      : tr("The train split has no labelled claims to learn from.");
    case RunKind::ModelFile:
        return m_model->text().trimmed().isEmpty() ? tr("Choose a model file.") : QString();
    case RunKind::Ensemble:
        if (m_finished.size() < 2) {
            return tr("An ensemble needs two finished runs.");
        }
        return m_first->currentData() == m_second->currentData() ? tr("Choose two different runs.")
                                                                 : QString();
    case RunKind::Calibration:
        return m_finished.empty() ? tr("Calibrating needs a finished run.") : QString();
    default: return {};
    }
}

void NewRunDialog::refresh()
{
    if (m_method == nullptr) {
        return;  // still being made
    }
    m_pages->setCurrentIndex(m_kind->currentIndex());
    const QString why = obstacle();
    m_obstacle->setText(why);
    m_start->setEnabled(why.isEmpty());
    m_start->setText(kind() == RunKind::Training ? tr("Train and predict") : tr("Start"));
}

RunRequest NewRunDialog::request() const
{
    RunRequest request;
    request.kind = kind();
    if (const QVariant split = m_scope->currentData(); split.isValid()) {
        request.selection.split = split.toString().toStdString();
    }
    switch (request.kind) {
    case RunKind::Training:
        request.features = static_cast<FeatureSet>(m_features->currentData().toInt());
        request.calibration =
            static_cast<CalibrationKind>(m_trainCalibration->currentData().toInt());
        request.seed = static_cast<std::uint64_t>(m_trainSeed->value());
        request.model = toPath(m_target->text().trimmed());
        break;
    case RunKind::ModelFile: request.model = toPath(m_model->text().trimmed()); break;
    case RunKind::Linter: break;
    case RunKind::Random: request.seed = static_cast<std::uint64_t>(m_randomSeed->value()); break;
    case RunKind::Ensemble:
        request.sources = {m_first->currentData().toString().toStdString(),
                           m_second->currentData().toString().toStdString()};
        break;
    case RunKind::Calibration:
        request.sources[0] = m_source->currentData().toString().toStdString();
        request.calibration = static_cast<CalibrationKind>(m_method->currentData().toInt());
        break;
    }
    return request;
}

}  // namespace metes
