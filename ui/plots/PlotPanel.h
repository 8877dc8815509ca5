// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/plots/Figure.h"

#include <QWidget>

#include <memory>

class QLabel;
class QStackedWidget;

namespace metes {

class Button;
class DialogService;
class ElidedLabel;
class PlotView;
class ValueTable;
class WrappedLabel;

/// A figure with its title, its caption and its table twin: one button changes between drawing and
/// numbers, another saves either.
class PlotPanel : public QWidget {
    Q_OBJECT

public:
    PlotPanel(const Theme& theme, DialogService& dialogs, QWidget* parent = nullptr);

    void setFigure(std::shared_ptr<const Figure> figure);
    /// Null at first.
    const std::shared_ptr<const Figure>& figure() const { return m_figure; }

    void setTableShown(bool shown);
    bool isTableShown() const;
    PlotView& view() const { return *m_view; }
    ValueTable& table() const { return *m_table; }
    /// Asks for a file; its ending chooses the format.
    void chooseAndSave();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showNote();
    void fillTable();
    void restyle();

    const Theme& m_theme;
    DialogService& m_dialogs;
    std::shared_ptr<const Figure> m_figure;
    QLabel* m_title;
    ElidedLabel* m_note;
    Button* m_asTable;
    Button* m_save;
    QWidget* m_body;
    PlotView* m_view;
    ValueTable* m_table;
    WrappedLabel* m_caption;
};

}  // namespace metes
