// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

#include <optional>

class QLabel;
class QMenu;
class QSplitter;
class QStackedWidget;

namespace metes {

class ApplicationChooser;
class Banner;
class Button;
class ChartPanel;
class Chip;
class ClaimDraftEditor;
class DraftStart;
class DriversPanel;
class EmptyState;
class FindingModel;
class FindingsPanel;
class OutlinePanel;
class PanelHeader;
class Settings;
class SupportPanel;

/// The parts of the Examine page and where they lie: claims and terms, the text, findings or
/// support with the report below.
class ExaminePanes : public QWidget {
    Q_OBJECT

public:
    ExaminePanes(const Theme& theme, Settings& settings, FindingModel& model,
                 QWidget* parent = nullptr);

    Banner& banner() const { return *m_banner; }
    OutlinePanel& outline() const { return *m_outline; }
    ClaimDraftEditor& editor() const { return *m_editor; }
    DraftStart& start() const { return *m_start; }
    ApplicationChooser& chooser() const { return *m_chooser; }
    FindingsPanel& findings() const { return *m_findings; }
    SupportPanel& support() const { return *m_support; }
    ChartPanel& chart() const { return *m_chart; }
    DriversPanel& drivers() const { return *m_drivers; }

    void setClaimCounts(int claims, int independent);
    void setUndo(bool possible, const QString& key);
    void setStartShown(bool shown);
    void setChooserShown(bool shown);
    bool isChooserShown() const;
    void setSupportShown(bool shown);
    void setChartShown(bool shown);
    /// The probability of the claim in hand and what drives it, in the place of the findings.
    void setDriversShown(bool shown);
    bool isDriversShown() const;
    /// "Claim 4"; with no model at hand there is an empty state instead of the panel.
    enum class Model { None, There };
    void setDriversClaim(const QString& claim, Model model);
    void setDriversKey(const QString& key);
    void setMissingSupport(std::optional<int> terms);
    void setReportMenu(QMenu* menu, bool possible);
    /// "Saved", or why not.
    void setSaveText(const QString& text);

    QSize minimumSizeHint() const override;

signals:
    void undoRequested();
    void descriptionRequested();
    void driversToggled();
    /// The person wants to make a run.
    void runsRequested();
    /// Findings, support, chart or drivers came to the front.
    void rightShown();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeMiddle();
    QWidget* makeRight();
    QWidget* makeChart();
    QWidget* makeDrivers();
    QWidget* makeFoot();
    void remember(QSplitter& splitter, const QString& name);
    void placeStart();

    const Theme& m_theme;
    Settings& m_settings;
    Banner* m_banner;
    QSplitter* m_columns;
    OutlinePanel* m_outline;
    PanelHeader* m_textHeader;
    Chip* m_counts;
    Button* m_undo;
    QStackedWidget* m_middle;
    ClaimDraftEditor* m_editor;
    DraftStart* m_start;
    ApplicationChooser* m_chooser;
    QStackedWidget* m_right;
    FindingsPanel* m_findings;
    PanelHeader* m_supportHeader;
    SupportPanel* m_support;
    ChartPanel* m_chart;
    PanelHeader* m_driversHeader;
    QStackedWidget* m_driversStack;
    EmptyState* m_noModel;
    DriversPanel* m_drivers;
    Button* m_toDrivers;
    Button* m_fromDrivers;
    Button* m_toSupport;
    Button* m_report;
    QLabel* m_saved;
};

}  // namespace metes
