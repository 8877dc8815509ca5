// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/SettingsDialog.h"

#include <QComboBox>
#include <QFontComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include "ui/settings/KeysPanel.h"
#include "ui/settings/Languages.h"
#include "ui/settings/Settings.h"
#include "ui/widgets/Button.h"

namespace metes {

namespace {

constexpr int kFieldWidth = 260;

}  // namespace

SettingsDialog::SettingsDialog(Theme& theme, Settings& settings, KeyMap& keys,
                               const std::vector<Command>& pages, QWidget* parent)
    : QDialog(parent), m_theme(theme), m_settings(settings), m_tabs(new QTabWidget(this))
{
    setObjectName(QStringLiteral("settingsDialog"));
    setWindowTitle(tr("Settings"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(760, 560);
    m_tabs->addTab(makeGeneral(), tr("General"));
    m_tabs->addTab(new KeysPanel(theme, keys, pages, this), tr("Keys"));

    auto* close = new Button(theme, Button::Kind::Primary, tr("Close"), this);
    close->setAutoDefault(false);
    connect(close, &Button::clicked, this, &QDialog::accept);
    auto* foot = new QHBoxLayout;
    foot->addStretch();
    foot->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kGap6, metrics::kGap3, metrics::kGap6, metrics::kGap4);
    column->setSpacing(metrics::kGap3);
    column->addWidget(m_tabs, 1);
    column->addLayout(foot);
}

void SettingsDialog::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(static_cast<int>(tab));
}

QWidget* SettingsDialog::makeGeneral()
{
    auto* page = new QWidget(this);
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, metrics::kGap4, 0, 0);
    form->setHorizontalSpacing(metrics::kGap6);
    form->setVerticalSpacing(metrics::kGap2);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    addAnnotator(*form);
    addTheme(*form);
    addText(*form);
    addLanguage(*form);
    return page;
}

void SettingsDialog::addAnnotator(QFormLayout& form)
{
    auto* name = new QLineEdit(m_settings.annotator(), this);
    name->setObjectName(QStringLiteral("annotatorName"));
    name->setFixedWidth(kFieldWidth);
    name->setMaxLength(80);
    connect(name, &QLineEdit::editingFinished, this,
            [this, name] { m_settings.setAnnotator(name->text()); });
    form.addRow(tr("&Annotator"), name);
    addNote(form, tr("Decisions carry this name and the name of this device, %1. What others "
                     "decided stays theirs.")
                      .arg(m_settings.device()));
}

void SettingsDialog::addTheme(QFormLayout& form)
{
    auto* theme = new QComboBox(this);
    theme->setObjectName(QStringLiteral("themeChoice"));
    theme->setFixedWidth(kFieldWidth);
    theme->addItem(tr("As the system"), static_cast<int>(Theme::Mode::System));
    theme->addItem(tr("Light"), static_cast<int>(Theme::Mode::Light));
    theme->addItem(tr("Dark"), static_cast<int>(Theme::Mode::Dark));
    theme->setCurrentIndex(theme->findData(static_cast<int>(m_theme.mode())));
    connect(theme, &QComboBox::activated, this, [this, theme](int index) {
        emit themeModeChosen(theme->itemData(index).toInt());
    });
    form.addRow(tr("&Theme"), theme);
}

void SettingsDialog::addText(QFormLayout& form)
{
    auto* family = new QFontComboBox(this);
    family->setObjectName(QStringLiteral("readingFamily"));
    family->setFixedWidth(kFieldWidth);
    family->setCurrentFont(QFont(m_theme.readingFamily()));
    connect(family, &QFontComboBox::currentFontChanged, this, [this](const QFont& font) {
        m_settings.setReadingFamily(font.family());
        m_theme.setReadingFamily(font.family());
    });
    form.addRow(tr("Claim and action &font"), family);

    auto* size = new QSpinBox(this);
    size->setObjectName(QStringLiteral("readingSize"));
    size->setFixedWidth(kFieldWidth);
    size->setRange(Theme::kSmallestText, Theme::kLargestText);
    size->setSuffix(tr(" px"));
    size->setValue(m_theme.readingSize());
    connect(size, &QSpinBox::valueChanged, this, &SettingsDialog::readingSizeChosen);
    form.addRow(tr("Claim and action text &size"), size);
}

void SettingsDialog::addLanguage(QFormLayout& form)
{
    auto* language = new QComboBox(this);
    language->setObjectName(QStringLiteral("languageChoice"));
    language->setFixedWidth(kFieldWidth);
    language->addItem(tr("As the system"), QString());
    for (const Language& spoken : languages()) {
        language->addItem(spoken.name, spoken.code);
    }
    language->setCurrentIndex(qMax(0, language->findData(m_settings.language())));
    connect(language, &QComboBox::activated, this, [this, language](int index) {
        emit languageChosen(language->itemData(index).toString());
    });
    form.addRow(tr("&Language"), language);
    addNote(form, tr("Claims, office actions and the names of categories in files stay as they "
                     "are."));
}

void SettingsDialog::addNote(QFormLayout& form, const QString& text)
{
    auto* note = new QLabel(text, this);
    note->setWordWrap(true);
    note->setFixedWidth(kFieldWidth + 120);
    note->setFont(m_theme.font(TextStyle::Secondary));
    note->setProperty("tone", QStringLiteral("muted"));
    form.addRow(QString(), note);
}

}  // namespace metes
