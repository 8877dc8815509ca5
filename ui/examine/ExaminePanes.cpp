// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/ExaminePanes.h"

#include "ui/editor/ClaimDraftEditor.h"
#include "ui/examine/SupportPanel.h"
#include "ui/examine/chart/ChartPanel.h"
#include "ui/examine/claims/OutlinePanel.h"
#include "ui/examine/draft/ApplicationChooser.h"
#include "ui/examine/draft/DraftStart.h"
#include "ui/examine/findings/FindingsPanel.h"
#include "ui/predictions/DriversPanel.h"
#include "ui/settings/Settings.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/PanelHeader.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

namespace {

constexpr int kTextColumn = 592;
constexpr int kFindingColumn = 512;
constexpr int kFoot = 52;
constexpr int kLeastFindings = 400;  ///< what an empty state needs
constexpr int kNarrow = 1200 - metrics::kRail;
constexpr int kNarrowOutline = 204;
constexpr int kDriversPage = 3;  ///< of the stack at the right

/// The bar below the findings.
class Foot : public QWidget {
public:
    Foot(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
    {
        setFixedHeight(kFoot);
        QObject::connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), m_theme.color(ColorRole::Surface));
        painter.fillRect(QRect(0, 0, width(), 1), m_theme.color(ColorRole::Line));
    }

private:
    const Theme& m_theme;
};

Button* smallButton(const Theme& theme, const QString& text, const char* name, QWidget* parent)
{
    auto* button = new Button(theme, Button::Kind::Quiet, text, parent);
    button->setSize(Button::Size::Small);
    button->setObjectName(QLatin1String(name));
    return button;
}

QVBoxLayout* bareColumn(QWidget* widget)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

}  // namespace

ExaminePanes::ExaminePanes(const Theme& theme, Settings& settings, FindingModel& model,
                           QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_settings(settings),
      m_banner(new Banner(theme, this)),
      m_columns(new QSplitter(Qt::Horizontal, this)),
      m_outline(new OutlinePanel(theme, this)),
      m_textHeader(new PanelHeader(theme, tr("Text"), this)),
      m_counts(m_textHeader->addChip({})),
      m_undo(smallButton(theme, tr("Undo"), "undoButton", this)),
      m_middle(new QStackedWidget(this)),
      m_editor(new ClaimDraftEditor(theme, this)),
      m_start(new DraftStart(theme, m_editor)),
      m_chooser(new ApplicationChooser(theme, this)),
      m_right(new QStackedWidget(this)),
      m_findings(new FindingsPanel(theme, model, this)),
      m_supportHeader(new PanelHeader(theme, tr("Support"), this)),
      m_support(new SupportPanel(theme, this)),
      m_chart(new ChartPanel(theme, this)),
      m_driversHeader(new PanelHeader(theme, tr("Probability"), this)),
      m_driversStack(new QStackedWidget(this)),
      m_noModel(new EmptyState(theme, this)),
      m_drivers(new DriversPanel(theme, this)),
      m_toDrivers(smallButton(theme, tr("Drivers"), "showDrivers", this)),
      m_fromDrivers(smallButton(theme, tr("Findings"), "driversToFindings", this)),
      m_toSupport(smallButton(theme, tr("Support"), "showSupport", this)),
      m_report(new Button(theme, Button::Kind::Secondary, tr("Report…"), this)),
      m_saved(new QLabel(this))
{
    m_banner->setObjectName(QStringLiteral("examineBanner"));
    m_editor->setObjectName(QStringLiteral("draftEditor"));
    m_columns->addWidget(m_outline);
    m_columns->addWidget(makeMiddle());
    m_columns->addWidget(makeRight());
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 1);
    m_columns->setHandleWidth(1);
    m_columns->setChildrenCollapsible(false);
    auto* column = bareColumn(this);
    column->addWidget(m_banner);
    column->addWidget(m_columns, 1);
    m_columns->setSizes({metrics::kQueue, kTextColumn, kFindingColumn});
    m_outline->setVisible(!settings.isQueueCollapsed());
    remember(*m_columns, QStringLiteral("examine-columns"));
    remember(m_outline->splitter(), QStringLiteral("examine-outline"));
    m_editor->installEventFilter(this);
    setClaimCounts(0, 0);
}

QWidget* ExaminePanes::makeMiddle()
{
    auto* text = new QWidget(this);
    auto* column = bareColumn(text);
    m_textHeader->addControl(m_undo);
    column->addWidget(m_textHeader);
    column->addWidget(m_editor, 1);
    m_middle->addWidget(text);
    m_middle->addWidget(m_chooser);
    m_middle->setMinimumWidth(320);
    connect(m_undo, &QAbstractButton::clicked, this, &ExaminePanes::undoRequested);
    return m_middle;
}

QWidget* ExaminePanes::makeRight()
{
    auto* support = new QWidget(this);
    auto* supportColumn = bareColumn(support);
    supportColumn->addWidget(m_supportHeader);
    supportColumn->addWidget(m_support, 1);
    auto* description = smallButton(m_theme, tr("Description…"), "giveDescription", this);
    auto* back = smallButton(m_theme, tr("Findings"), "showFindings", this);
    auto* chart = smallButton(m_theme, tr("Chart"), "showChart", this);
    m_supportHeader->addControl(description);
    m_supportHeader->addControl(chart);
    m_supportHeader->addControl(back);
    m_right->addWidget(m_findings);
    m_right->addWidget(support);
    m_right->addWidget(makeChart());
    m_right->addWidget(makeDrivers());
    connect(m_right, &QStackedWidget::currentChanged, this, &ExaminePanes::rightShown);
    connect(chart, &QAbstractButton::clicked, this, [this] { setChartShown(true); });
    m_findings->addControl(m_toDrivers);
    m_findings->addControl(m_toSupport);
    m_toDrivers->setToolTip(tr("The probability of each claim, and what drives it"));
    for (Button* button : {m_toDrivers, m_fromDrivers}) {
        connect(button, &QAbstractButton::clicked, this, &ExaminePanes::driversToggled);
    }
    auto* box = new QWidget(this);
    auto* column = bareColumn(box);
    column->addWidget(m_right, 1);
    column->addWidget(makeFoot());
    box->setMinimumWidth(kLeastFindings);
    connect(m_toSupport, &QAbstractButton::clicked, this, [this] { setSupportShown(true); });
    connect(back, &QAbstractButton::clicked, this, [this] { setSupportShown(false); });
    connect(description, &QAbstractButton::clicked, this, &ExaminePanes::descriptionRequested);
    connect(m_support, &SupportPanel::descriptionRequested, this,
            &ExaminePanes::descriptionRequested);
    return box;
}

QWidget* ExaminePanes::makeChart()
{
    auto* box = new QWidget(this);
    auto* column = bareColumn(box);
    auto* header = new PanelHeader(m_theme, tr("Claim chart"), this);
    auto* support = smallButton(m_theme, tr("Support"), "chartToSupport", this);
    auto* findings = smallButton(m_theme, tr("Findings"), "chartToFindings", this);
    header->addControl(support);
    header->addControl(findings);
    column->addWidget(header);
    column->addWidget(m_chart, 1);
    connect(support, &QAbstractButton::clicked, this, [this] { setSupportShown(true); });
    connect(findings, &QAbstractButton::clicked, this, [this] { setSupportShown(false); });
    connect(m_chart, &ChartPanel::descriptionRequested, this, &ExaminePanes::descriptionRequested);
    return box;
}

QWidget* ExaminePanes::makeDrivers()
{
    auto* box = new QWidget(this);
    auto* column = bareColumn(box);
    m_driversHeader->addControl(m_fromDrivers);
    column->addWidget(m_driversHeader);
    column->addWidget(m_driversStack, 1);
    m_noModel->setObjectName(QStringLiteral("noModel"));
    m_noModel->setIcon(QStringLiteral("runs"));
    m_noModel->setTitle(tr("No model yet"));
    m_noModel->setSentence(tr("Train a logistic regression on the Runs page. The probability of "
                              "each claim, and what drives it, then stand here."));
    m_noModel->setAction(tr("Go to Runs"));
    connect(m_noModel, &EmptyState::actionTriggered, this, &ExaminePanes::runsRequested);
    auto* scroll = new QScrollArea(this);
    auto* ground = new QWidget(scroll);
    auto* inner = new QVBoxLayout(ground);
    inner->setContentsMargins(metrics::kGap4, metrics::kGap3, metrics::kGap4, metrics::kGap3);
    inner->addWidget(m_drivers);
    inner->addStretch(1);
    scroll->setWidget(ground);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_driversStack->addWidget(m_noModel);
    m_driversStack->addWidget(scroll);
    return box;
}

QWidget* ExaminePanes::makeFoot()
{
    auto* foot = new Foot(m_theme, this);
    auto* promise = new QLabel(tr("Everything stays on this machine."), foot);
    promise->setObjectName(QStringLiteral("promise"));
    promise->setFont(m_theme.font(TextStyle::Secondary));
    m_saved->setFont(m_theme.font(TextStyle::Secondary));
    m_saved->setProperty("tone", QStringLiteral("muted"));
    m_saved->setObjectName(QStringLiteral("saveState"));
    m_report->setObjectName(QStringLiteral("reportButton"));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addStretch(1);
    words->addWidget(promise);
    words->addWidget(m_saved);
    words->addStretch(1);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(metrics::kGap3, 0, metrics::kGap3, 0);
    row->addLayout(words, 1);
    row->addWidget(m_report);
    return foot;
}

void ExaminePanes::remember(QSplitter& splitter, const QString& name)
{
    if (const QByteArray state = m_settings.splitterState(name); !state.isEmpty()) {
        splitter.restoreState(state);
    }
    connect(&splitter, &QSplitter::splitterMoved, this,
            [this, &splitter, name] { m_settings.setSplitterState(name, splitter.saveState()); });
}

void ExaminePanes::setClaimCounts(int claims, int independent)
{
    m_counts->setText(
        tr("%1 · %2", "claims, independent ones")
            .arg(tr("%n claim(s)", nullptr, claims), tr("%n independent", nullptr, independent)));
    m_counts->setVisible(claims > 0);
}

void ExaminePanes::setUndo(bool possible, const QString& key)
{
    m_undo->setEnabled(possible);
    m_undo->setKeyHint(key);
}

void ExaminePanes::setStartShown(bool shown)
{
    placeStart();
    m_start->setVisible(shown);
}

void ExaminePanes::placeStart()
{
    // Below the first line, where the caret waits.
    const int top = 3 * m_theme.readingLine();
    m_start->setGeometry(0, top, m_editor->width(), std::max(0, m_editor->height() - top));
}

bool ExaminePanes::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_editor && event->type() == QEvent::Resize) {
        placeStart();
    }
    return QWidget::eventFilter(watched, event);
}

void ExaminePanes::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool chosen = !m_settings.splitterState(QStringLiteral("examine-columns")).isEmpty();
    if (!chosen && event->size().width() != event->oldSize().width()) {
        const int first = width() < kNarrow ? kNarrowOutline : metrics::kQueue;
        const int rest = width() - first;
        const int text = rest * kTextColumn / (kTextColumn + kFindingColumn);
        m_columns->setSizes({first, text, rest - text});
    }
}

void ExaminePanes::setChooserShown(bool shown)
{
    m_middle->setCurrentIndex(shown ? 1 : 0);
    if (shown) {
        m_chooser->setFocus();
    } else {
        m_editor->setFocus();
    }
}

bool ExaminePanes::isChooserShown() const
{
    return m_middle->currentIndex() == 1;
}

void ExaminePanes::setSupportShown(bool shown)
{
    m_right->setCurrentIndex(shown ? 1 : 0);
}

void ExaminePanes::setChartShown(bool shown)
{
    m_right->setCurrentIndex(shown ? 2 : 0);
}

void ExaminePanes::setDriversShown(bool shown)
{
    m_right->setCurrentIndex(shown ? kDriversPage : 0);
}

bool ExaminePanes::isDriversShown() const
{
    return m_right->currentIndex() == kDriversPage;
}

void ExaminePanes::setDriversClaim(const QString& claim, Model model)
{
    m_driversHeader->setNote(claim);
    m_driversStack->setCurrentIndex(model == Model::None ? 0 : 1);
}

void ExaminePanes::setDriversKey(const QString& key)
{
    m_toDrivers->setKeyHint(key);
    m_fromDrivers->setKeyHint(key);
}

void ExaminePanes::setMissingSupport(std::optional<int> terms)
{
    m_toSupport->setText(terms && *terms > 0
                             ? tr("Support %1", "number of terms without").arg(*terms)
                             : tr("Support"));
    m_supportHeader->setNote(terms ? tr("%n term(s) without", nullptr, *terms) : QString());
}

void ExaminePanes::setReportMenu(QMenu* menu, bool possible)
{
    m_report->setMenu(menu);
    m_report->setEnabled(possible);
}

void ExaminePanes::setSaveText(const QString& text)
{
    m_saved->setText(text);
}

QSize ExaminePanes::minimumSizeHint() const
{
    // What the smallest window leaves.
    return {1024 - metrics::kRail, 480};
}

}  // namespace metes
