// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/PlotPanel.h"

#include "ui/plots/PlotFile.h"
#include "ui/plots/PlotView.h"
#include "ui/plots/ValueTable.h"
#include "ui/shell/ErrorText.h"
#include "ui/shell/ProjectFiles.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/DialogService.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/WrappedLabel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace metes {

namespace {

constexpr int kPanelHighestTable = 340;
constexpr int kPanelLeastNote = 80;

Button* quietButton(const Theme& theme, const QString& text, const char* name, QWidget* parent)
{
    auto* button = new Button(theme, Button::Kind::Quiet, text, parent);
    button->setSize(Button::Size::Small);
    button->setObjectName(QLatin1String(name));
    return button;
}

}  // namespace

PlotPanel::PlotPanel(const Theme& theme, DialogService& dialogs, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_dialogs(dialogs),
      m_title(new QLabel(this)),
      m_note(new ElidedLabel({}, this)),
      m_asTable(quietButton(theme, tr("As table"), "asTable", this)),
      m_save(quietButton(theme, tr("Save…"), "savePlot", this)),
      m_body(new QWidget(this)),
      m_view(new PlotView(theme, m_body)),
      m_table(new ValueTable(theme, dialogs, {}, m_body)),
      m_caption(new WrappedLabel(this))
{
    m_title->setTextFormat(Qt::PlainText);
    m_caption->setTextFormat(Qt::PlainText);
    m_caption->setWordWrap(true);
    m_caption->setProperty("tone", QStringLiteral("muted"));
    m_caption->setObjectName(QStringLiteral("caption"));
    m_asTable->setCheckable(true);
    m_table->setHighest(kPanelHighestTable);
    m_table->hide();
    auto* head = new QHBoxLayout;
    head->setSpacing(metrics::kGap2);
    head->addWidget(m_title);
    head->addWidget(m_note, 1);
    head->addWidget(m_asTable);
    head->addWidget(m_save);
    auto* body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->addWidget(m_view);
    body->addWidget(m_table);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kGap2);
    column->addLayout(head);
    column->addWidget(m_body);
    column->addWidget(m_caption);
    column->addStretch(1);
    connect(m_asTable, &QAbstractButton::toggled, this, &PlotPanel::setTableShown);
    connect(m_save, &QAbstractButton::clicked, this, &PlotPanel::chooseAndSave);
    connect(&theme, &Theme::changed, this, &PlotPanel::restyle);
    restyle();
}

void PlotPanel::setFigure(std::shared_ptr<const Figure> figure)
{
    m_figure = std::move(figure);
    m_title->setText(m_figure->title);
    showNote();
    m_caption->setText(m_figure->caption);
    m_caption->setVisible(!m_figure->caption.isEmpty());
    m_asTable->setEnabled(m_figure->isDrawable());
    m_save->setEnabled(m_figure->isDrawable());
    if (!m_figure->isDrawable()) {
        m_asTable->setChecked(false);
    }
    m_asTable->setAccessibleName(tr("%1 as table").arg(m_figure->title));
    m_save->setAccessibleName(tr("Save %1").arg(m_figure->title));
    m_view->setFigure(m_figure);
    m_table->setAccessibleName(m_figure->title);
    fillTable();
}

void PlotPanel::fillTable()
{
    // A curve has thousands of rows: made when somebody looks.
    m_table->setTable(m_figure && m_figure->isDrawable() && isTableShown() ? m_figure->table()
                                                                           : Table{});
}

void PlotPanel::setTableShown(bool shown)
{
    m_asTable->setChecked(shown);
    fillTable();
    m_view->setVisible(!shown);
    m_table->setVisible(shown);
}

bool PlotPanel::isTableShown() const
{
    return m_asTable->isChecked();
}

void PlotPanel::chooseAndSave()
{
    const FileRequest request{tr("Save the plot"),
                              {},
                              m_figure->id() + QStringLiteral(".svg"),
                              plotFilters(),
                              QStringLiteral("svg")};
    const std::optional<QString> path = m_dialogs.chooseFileToSave(this, request);
    if (!path) {
        return;
    }
    const Result<void> saved =
        savePlot(*m_figure, plotFormatOf(*path).value_or(PlotFormat::Svg), toPath(*path));
    if (!saved) {
        const ErrorText text = errorText(saved.error());
        m_dialogs.inform(this, tr("Save the plot"), text.happened + u' ' + text.advice);
    }
}

void PlotPanel::showNote()
{
    // A few letters and an ellipsis say nothing.
    const int taken = m_title->sizeHint().width() + m_asTable->sizeHint().width()
                      + m_save->sizeHint().width() + 3 * metrics::kGap2;
    m_note->setText(m_figure && width() - taken > kPanelLeastNote ? m_figure->note : QString());
}

void PlotPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showNote();
}

void PlotPanel::restyle()
{
    m_title->setFont(m_theme.font(TextStyle::Heading));
    m_note->setFont(m_theme.font(TextStyle::Secondary));
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, m_theme.color(ColorRole::Muted));
    m_note->setPalette(muted);
    m_caption->setFont(m_theme.font(TextStyle::Secondary));
}

}  // namespace metes
