// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/predictions/DriverWords.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/KeyedListView.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace metes {

class DriverModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Rows are changed in place where there are as many: the choice stays.
    void setRows(std::vector<DriverRow> rows);
    const std::vector<DriverRow>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<DriverRow> m_rows;
};

/// Draws a driver: arrow, name, value, a bar from the middle, and in words what it does.
class DriverDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    DriverDelegate(const Theme& theme, const DriverModel& model, QObject* parent);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void paintBar(QPainter& painter, const QRect& room, double contribution) const;

    const Theme& m_theme;
    const DriverModel& m_model;
};

/// The drivers of a claim, as high as its rows. A click or an arrow key chooses one; every other key
/// goes on to the page.
class DriverList : public KeyedListView {
    Q_OBJECT

public:
    explicit DriverList(const Theme& theme, QWidget* parent = nullptr);

    void setRows(std::vector<DriverRow> rows);
    const std::vector<DriverRow>& rows() const { return m_model->rows(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool takesKey(const QKeyEvent& event) const override;
    void wheelEvent(QWheelEvent* event) override;

private:
    DriverModel* m_model;
};

}  // namespace metes
