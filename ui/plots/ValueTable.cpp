// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/ValueTable.h"

#include "ui/plots/PlotFile.h"
#include "ui/shell/ErrorText.h"
#include "ui/shell/ProjectFiles.h"
#include "ui/widgets/DialogService.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <numeric>

namespace metes {

namespace {

constexpr int kTableRow = 34;
constexpr int kTablePad = 8;
constexpr int kTableWithinCell = 6;
constexpr int kTableRowsMeasured = 200;
constexpr int kTableLeastName = 150;
constexpr TableFormat kTableFormats[] = {TableFormat::Csv, TableFormat::JsonText,
                                         TableFormat::Markdown, TableFormat::Latex};

PlotFormat plotFormat(TableFormat format)
{
    switch (format) {
    case TableFormat::Csv: return PlotFormat::Csv;
    case TableFormat::JsonText: return PlotFormat::Json;
    case TableFormat::Markdown: return PlotFormat::Markdown;
    case TableFormat::Latex: return PlotFormat::Latex;
    }
    return PlotFormat::Csv;
}

/// A figure that cannot be estimated: drawn small.
bool isMissing(const QModelIndex& index)
{
    return index.data(Qt::EditRole).isNull() && !index.data(Qt::DisplayRole).toString().isEmpty();
}

int sumOf(const std::vector<int>& widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0);
}

}  // namespace

ValueDelegate::ValueDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

QFont ValueDelegate::small() const
{
    QFont font = m_theme.tableFont();
    font.setPixelSize(11);
    return font;
}

void ValueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const bool missing = isMissing(index);
    const bool muted = missing || index.data(ValueTableModel::kMutedRole).toBool();
    const QString text = item.text;
    item.text.clear();
    const QWidget* view = option.widget;
    QStyle* style = view ? view->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, view);

    painter->save();
    QRect room = option.rect.adjusted(kTablePad, 0, -kTablePad, 0);
    const QString interval = index.data(ValueTableModel::kIntervalRole).toString();
    if (!interval.isEmpty()) {
        painter->setFont(small());
        painter->setPen(m_theme.color(ColorRole::Muted));
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, interval);
        room.setRight(room.right() - painter->fontMetrics().horizontalAdvance(interval)
                      - kTableWithinCell);
    }
    QFont font = missing ? small() : option.font;
    const auto* table = qobject_cast<const QAbstractItemView*>(view);
    if (table && table->selectionMode() == QAbstractItemView::SingleSelection
        && (option.state & QStyle::State_Selected) && index.column() == 0) {
        font.setWeight(QFont::DemiBold);
    }
    painter->setFont(font);
    painter->setPen(m_theme.color(muted ? ColorRole::Muted : ColorRole::Text));
    painter->drawText(room, static_cast<int>(item.displayAlignment),
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, room.width() + 1));
    painter->restore();
}

QSize ValueDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString interval = index.data(ValueTableModel::kIntervalRole).toString();
    QFont font = isMissing(index) ? small() : option.font;
    if (index.column() == 0) {
        font.setWeight(QFont::DemiBold);  // as it is drawn when chosen
    }
    int width = 2 * kTablePad + 2
                + QFontMetrics(font).horizontalAdvance(index.data(Qt::DisplayRole).toString());
    if (!interval.isEmpty()) {
        width += kTableWithinCell + QFontMetrics(small()).horizontalAdvance(interval);
    }
    return {width, kTableRow};
}

ValueTable::ValueTable(const Theme& theme, DialogService& dialogs, const QString& name,
                       QWidget* parent)
    : ReportTable(theme, dialogs, name, parent),
      m_dialogs(dialogs),
      m_model(new ValueTableModel(this))
{
    setModel(m_model);
    setItemDelegate(new ValueDelegate(theme, this));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->setDefaultSectionSize(kTableRow);
    verticalHeader()->setMinimumSectionSize(kTableRow);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setFixedHeight(kTableRow);
    connect(&theme, &Theme::changed, this, &ValueTable::fitColumns);
}

void ValueTable::setTable(Table table, std::optional<int> mutedFrom)
{
    m_model->setTable(std::move(table), mutedFrom);
    fitColumns();
    updateGeometry();
}

void ValueTable::setHighest(int pixels)
{
    m_highest = pixels;
    updateGeometry();
}

QSize ValueTable::sizeHint() const
{
    const int bar = horizontalScrollBar()->maximum() > 0 ? horizontalScrollBar()->height() : 0;
    const int height = kTableRow * (m_model->rowCount() + 1) + bar;
    return {480, std::min(height, m_highest)};
}

QSize ValueTable::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

std::vector<int> ValueTable::neededWidths() const
{
    std::vector<int> widths;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (isColumnHidden(column)) {
            widths.push_back(0);
            continue;
        }
        // The first rows say how wide a column must be; a long one need not be measured whole.
        int width = horizontalHeader()->sectionSizeHint(column);
        for (int row = 0; row < std::min(m_model->rowCount(), kTableRowsMeasured); ++row) {
            if (columnSpan(row, column) == 1) {
                width = std::max(width, sizeHintForIndex(m_model->index(row, column)).width());
            }
        }
        widths.push_back(width);
    }
    return widths;
}

void ValueTable::hideSpareColumn(bool hidden)
{
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const bool spare =
            m_model->table().columns[static_cast<std::size_t>(column)].id == m_spareColumn;
        setColumnHidden(column, spare && hidden);
    }
}

// A little too much is taken from the texts, remarks at the end before names, which end in an
// ellipsis then. False, with nothing taken, where that does not help.
bool ValueTable::shortenTexts(std::vector<int>& widths) const
{
    int excess = sumOf(widths) - viewport()->width();
    std::vector<int> shorter = widths;
    for (int column = m_model->columnCount() - 1; column >= 0 && excess > 0; --column) {
        int& width = shorter[static_cast<std::size_t>(column)];
        if (!m_model->isNumeric(column) && width > kTableLeastName) {
            const int less = std::min(width - kTableLeastName, excess);
            width -= less;
            excess -= less;
        }
    }
    if (excess > 0) {
        return false;
    }
    widths = std::move(shorter);
    return true;
}

// What is given up for the width, in this order: intervals but the main one, the words for what
// cannot be estimated, ends of texts, the spare column. Where even that is too wide, texts stay
// whole and the table scrolls.
std::vector<int> ValueTable::fittingWidths()
{
    hideSpareColumn(false);
    m_model->showIntervalsOf({});
    m_model->showMissingAs(ValueTableModel::Missing::Words);
    std::vector<int> widths = neededWidths();
    const auto isTooWide = [&] { return sumOf(widths) > viewport()->width(); };
    if (isTooWide() && !m_mainInterval.empty()) {
        m_model->showIntervalsOf(m_mainInterval);
        widths = neededWidths();
        if (isTooWide()) {
            m_model->showMissingAs(ValueTableModel::Missing::Dash);
            widths = neededWidths();
        }
    }
    if (!shortenTexts(widths) && !m_spareColumn.empty()) {
        hideSpareColumn(true);
        widths = neededWidths();
        shortenTexts(widths);
    }
    return widths;
}

void ValueTable::fitColumns()
{
    const int columns = m_model->columnCount();
    if (columns == 0) {
        return;
    }
    const std::vector<int> widths = fittingWidths();
    // Names take a third of what is left, figures share the rest.
    int names = 0;
    int figures = 0;
    for (int column = 0; column < columns; ++column) {
        if (!isColumnHidden(column)) {
            ++(m_model->isNumeric(column) ? figures : names);
        }
    }
    int rest = std::max(0, viewport()->width() - sumOf(widths));
    const int forNames = figures == 0 ? rest : names == 0 ? 0 : rest / 3;
    const int forFigures = rest - forNames;
    // From the last to the first, which takes what the division leaves.
    for (int column = columns - 1; column >= 0; --column) {
        if (!isColumnHidden(column)) {
            const int share = m_model->isNumeric(column) ? forFigures / figures : forNames / names;
            const int more = column == 0 ? rest : share;
            rest -= more;
            setColumnWidth(column, widths[static_cast<std::size_t>(column)] + more);
        }
    }
}

void ValueTable::resizeEvent(QResizeEvent* event)
{
    ReportTable::resizeEvent(event);
    fitColumns();
    updateGeometry();
}

void ValueTable::focusInEvent(QFocusEvent* event)
{
    ReportTable::focusInEvent(event);
    if (!currentIndex().isValid() && m_model->rowCount() > 0) {
        selectionModel()->setCurrentIndex(m_model->index(0, 0), QItemSelectionModel::NoUpdate);
    }
}

void ValueTable::copyAs(TableFormat format) const
{
    QApplication::clipboard()->setText(QString::fromStdString(tableText(table(), format)));
}

void ValueTable::chooseAndSave()
{
    const QString name = QString::fromStdString(table().id);
    FileRequest request{
        tr("Save the table"), {}, name + QStringLiteral(".csv"), {}, QStringLiteral("csv")};
    for (const TableFormat format : kTableFormats) {
        request.filters.append(
            QStringLiteral("%1 (*.%2)")
                .arg(plotFormatName(plotFormat(format)), plotSuffix(plotFormat(format))));
    }
    const std::optional<QString> path = m_dialogs.chooseFileToSave(this, request);
    if (!path) {
        return;
    }
    const PlotFormat format = plotFormatOf(*path).value_or(PlotFormat::Csv);
    const Result<void> saved =
        saveTable(table(), tableFormatOf(format).value_or(TableFormat::Csv), toPath(*path));
    if (!saved) {
        const ErrorText text = errorText(saved.error());
        m_dialogs.inform(this, tr("Save the table"), text.happened + u' ' + text.advice);
    }
}

void ValueTable::fillMenu(QMenu& menu)
{
    for (const TableFormat format : kTableFormats) {
        QAction* action = menu.addAction(tr("Copy as %1").arg(plotFormatName(plotFormat(format))));
        connect(action, &QAction::triggered, this, [this, format] { copyAs(format); });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Save…")), &QAction::triggered, this, &ValueTable::chooseAndSave);
}

void ValueTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    QAction* rows = menu.addAction(tr("Copy the chosen rows"));
    rows->setEnabled(selectionModel()->hasSelection());
    connect(rows, &QAction::triggered, this, &ReportTable::copySelection);
    fillMenu(menu);
    menu.exec(event->globalPos());
}

}  // namespace metes
