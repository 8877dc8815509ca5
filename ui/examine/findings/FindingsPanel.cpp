// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/findings/FindingsPanel.h"

#include "ui/examine/findings/FindingView.h"
#include "ui/examine/findings/FindingWords.h"
#include "ui/review/reasons/CommentEditor.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/PanelHeader.h"

#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

FindingsPanel::FindingsPanel(const Theme& theme, FindingModel& model, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_model(model),
      m_header(new PanelHeader(theme, tr("Findings"), this)),
      m_count(m_header->addChip({})),
      m_order(new Button(theme, Button::Kind::Quiet, {}, this)),
      m_kind(new Button(theme, Button::Kind::Quiet, {}, this)),
      m_orders(new QMenu(this)),
      m_kinds(new QMenu(this)),
      m_dismissedChip(new FilterChip(theme, tr("Dismissed"), this)),
      m_stack(new QStackedWidget(this)),
      m_view(new FindingView(theme, model, this)),
      m_empty(new EmptyState(theme, this)),
      m_reason(new CommentEditor(theme, this))
{
    setObjectName(QStringLiteral("findingsPanel"));
    buildHeader();
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(makeFilters());
    column->addWidget(m_stack, 1);
    column->addWidget(m_reason);
    connect(m_reason, &CommentEditor::committed, this, [this](const QString& text) {
        if (text.trimmed().isEmpty()) {
            emit reasonMissing();
        } else {
            emit dismissed(m_asked, text.trimmed().toStdString());
        }
    });
    connect(m_reason, &CommentEditor::closed, m_view, qOverload<>(&QWidget::setFocus));
    connect(&model, &FindingModel::countsChanged, this, &FindingsPanel::showCounts);
    showCounts();
}

void FindingsPanel::buildHeader()
{
    m_order->setSize(Button::Size::Small);
    m_order->setObjectName(QStringLiteral("findingOrder"));
    m_order->setMenu(m_orders);
    m_header->addControl(m_order);
    connect(m_orders, &QMenu::aboutToShow, this, &FindingsPanel::fillOrders);
    connect(m_kinds, &QMenu::aboutToShow, this, &FindingsPanel::fillKinds);
}

void FindingsPanel::addControl(QWidget* control)
{
    m_header->addControl(control);
}

QWidget* FindingsPanel::makeFilters()
{
    auto* box = new QWidget(this);
    auto* flow = new FlowLayout(box, metrics::kGap1 + 2);
    flow->setContentsMargins(metrics::kGap3, metrics::kGap2, metrics::kGap3, metrics::kGap1);
    for (const Severity severity :
         {Severity::High, Severity::Medium, Severity::Low, Severity::Info}) {
        const auto index = static_cast<std::size_t>(severity);
        auto* chip = new FilterChip(m_theme, severityName(severity), box);
        chip->setObjectName(QStringLiteral("severity%1").arg(index));
        chip->setChecked(m_model.filter().severities[index]);
        connect(chip, &QAbstractButton::toggled, this, [this, index](bool on) {
            setFilter([=](FindingFilter& filter) { filter.severities[index] = on; });
        });
        m_severities[index] = chip;
        flow->addWidget(chip);
    }
    m_dismissedChip->setObjectName(QStringLiteral("showDismissed"));
    connect(m_dismissedChip, &QAbstractButton::toggled, this,
            [this](bool on) { setFilter([on](FindingFilter& filter) { filter.dismissed = on; }); });
    flow->addWidget(m_dismissedChip);
    m_kind->setSize(Button::Size::Small);
    m_kind->setObjectName(QStringLiteral("findingKind"));
    m_kind->setMenu(m_kinds);
    flow->addWidget(m_kind);
    return box;
}

void FindingsPanel::setFilter(const std::function<void(FindingFilter&)>& change)
{
    FindingFilter filter = m_model.filter();
    change(filter);
    m_model.setFilter(filter);
}

void FindingsPanel::fillOrders()
{
    m_orders->clear();
    const auto add = [this](const QString& text, FindingFilter::Order order) {
        QAction* action = m_orders->addAction(text, this, [this, order] {
            setFilter([order](FindingFilter& filter) { filter.order = order; });
        });
        action->setCheckable(true);
        action->setChecked(m_model.filter().order == order);
    };
    add(tr("High first"), FindingFilter::Order::HighFirst);
    add(tr("In the order of the claims"), FindingFilter::Order::ByClaim);
}

void FindingsPanel::fillKinds()
{
    m_kinds->clear();
    const auto add = [this](const QString& text, std::optional<FindingKind> kind) {
        QAction* action = m_kinds->addAction(text, this, [this, kind] {
            setFilter([kind](FindingFilter& filter) { filter.kind = kind; });
        });
        action->setCheckable(true);
        action->setChecked(m_model.filter().kind == kind);
    };
    add(tr("All kinds"), std::nullopt);
    m_kinds->addSeparator();
    for (std::size_t i = 0; i < kFindingKindCount; ++i) {
        const auto kind = static_cast<FindingKind>(i);
        if (m_model.counts().kinds[i] > 0 || m_model.filter().kind == kind) {
            add(QStringLiteral("%1\t%2").arg(findingKindName(kind)).arg(m_model.counts().kinds[i]),
                kind);
        }
    }
}

void FindingsPanel::showCounts()
{
    const FindingCounts& counts = m_model.counts();
    m_count->setText(counts.dismissed == 0
                         ? QString::number(counts.open)
                         : tr("%1 · %2 dismissed").arg(counts.open).arg(counts.dismissed));
    for (std::size_t i = 0; i < m_severities.size(); ++i) {
        m_severities[i]->setCount(counts.severities[i]);
    }
    m_dismissedChip->setCount(counts.dismissed);
    m_dismissedChip->setVisible(counts.dismissed > 0);
    const FindingFilter& filter = m_model.filter();
    const bool highFirst = filter.order == FindingFilter::Order::HighFirst;
    m_order->setText((highFirst ? tr("high first") : tr("by claim")) + QStringLiteral(" ▾"));
    m_kind->setText((filter.kind ? findingKindName(*filter.kind) : tr("All kinds"))
                    + QStringLiteral(" ▾"));
    showList();
}

void FindingsPanel::setState(State state)
{
    m_state = state;
    showList();
}

void FindingsPanel::showList()
{
    const bool empty = m_model.rowCount() == 0;
    m_stack->setCurrentIndex(empty ? 1 : 0);
    if (!empty) {
        return;
    }
    const int hidden = m_model.counts().open + m_model.counts().dismissed;
    switch (m_state) {
    case State::NoText:
        m_empty->setTitle(tr("No claims yet"));
        m_empty->setSentence(tr("What an examiner could object to appears here as you write."));
        break;
    case State::Checking:
        m_empty->setTitle(tr("Checking"));
        m_empty->setSentence({});
        break;
    case State::Checked:
        m_empty->setTitle(hidden > 0 ? tr("Nothing with these filters") : tr("Nothing found"));
        m_empty->setSentence(
            hidden > 0 ? tr("%n finding(s) are filtered out or dismissed.", nullptr, hidden)
                       : tr("The checker has no objection to these claims."));
        break;
    }
}

void FindingsPanel::reveal(const std::string& id, const Finding& finding)
{
    if (!m_model.indexOf(id).isValid()) {
        m_severities[static_cast<std::size_t>(finding.severity)]->setChecked(true);
        if (m_model.filter().kind && *m_model.filter().kind != finding.kind) {
            setFilter([](FindingFilter& filter) { filter.kind.reset(); });
        }
    }
    m_view->choose(id);
}

void FindingsPanel::askReason(const std::string& id, const QString& name)
{
    m_asked = id;
    m_reason->open({tr("Why dismiss “%1”?").arg(name),
                    tr("Dismiss"),
                    {},
                    CommentEditor::Request::WhenLeft::StayOpen});
}

}  // namespace metes
