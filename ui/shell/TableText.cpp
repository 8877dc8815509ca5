// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/TableText.h"

#include <algorithm>

#include <QAbstractItemModel>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace metes {

namespace {

QString csvCell(QString text)
{
    static const QString kFormulaStarts = QStringLiteral("=+-@\t\r");
    if (!text.isEmpty() && kFormulaStarts.contains(text.front())) {
        text.prepend(QLatin1Char('\''));
    }
    const bool quoted = text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('"'))
        || text.contains(QLatin1Char('\n')) || text.contains(QLatin1Char('\r'));
    if (!quoted) {
        return text;
    }
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QLatin1String("\"\""))
        + QLatin1Char('"');
}

QByteArray csvLine(const QStringList& cells)
{
    return cells.join(QLatin1Char(',')).toUtf8() + "\r\n";
}

QString jsonKey(const QAbstractItemModel& model, int column)
{
    const QVariant key = model.headerData(column, Qt::Horizontal, Qt::UserRole);
    return (key.isValid() ? key : model.headerData(column, Qt::Horizontal)).toString();
}

}  // namespace

QString cellsAsText(const QModelIndexList& cells)
{
    QModelIndexList sorted = cells;
    std::sort(sorted.begin(), sorted.end());
    QString text;
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        if (i > 0) {
            const bool sameRow = sorted[i].row() == sorted[i - 1].row();
            text += sameRow ? QLatin1Char('\t') : QLatin1Char('\n');
        }
        text += sorted[i].data().toString().simplified();
    }
    return text;
}

QByteArray tableAsCsv(const QAbstractItemModel& model)
{
    QStringList headings;
    for (int column = 0; column < model.columnCount(); ++column) {
        headings.append(csvCell(model.headerData(column, Qt::Horizontal).toString()));
    }
    QByteArray csv = csvLine(headings);
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column) {
            cells.append(csvCell(model.index(row, column).data(Qt::EditRole).toString()));
        }
        csv += csvLine(cells);
    }
    return csv;
}

QByteArray tableAsJson(const QAbstractItemModel& model)
{
    QJsonArray rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QJsonObject object;
        for (int column = 0; column < model.columnCount(); ++column) {
            object.insert(jsonKey(model, column),
                          QJsonValue::fromVariant(model.index(row, column).data(Qt::EditRole)));
        }
        rows.append(object);
    }
    return QJsonDocument(rows).toJson();
}

}  // namespace metes
