// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/queue/QueuePanel.h"

#include "ui/review/queue/FilterBar.h"
#include "ui/review/queue/QueueDelegate.h"
#include "ui/review/queue/QueueModel.h"
#include "ui/review/queue/QueueView.h"
#include "ui/widgets/Button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStackedWidget>

namespace metes {

namespace {

/// What stands in place of the list; narrower than an EmptyState may be.
QWidget* makeNotice(const Theme& theme, const QString& title, const QString& sentence,
                    QWidget* parent)
{
    auto* notice = new QWidget(parent);
    auto* layout = new QVBoxLayout(notice);
    layout->setContentsMargins(metrics::kGap4, metrics::kGap6, metrics::kGap4, metrics::kGap4);
    layout->setSpacing(metrics::kGap2);
    auto* heading = new QLabel(title, notice);
    heading->setFont(theme.font(TextStyle::Heading));
    auto* text = new QLabel(sentence, notice);
    text->setProperty("tone", QStringLiteral("muted"));
    for (QLabel* label : {heading, text}) {
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->addStretch(1);
    return notice;
}

}  // namespace

QueuePanel::QueuePanel(const Theme& theme, QueueModel& model, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_model(model),
      m_title(new QLabel(tr("Queue"), this)),
      m_note(new QLabel(this)),
      m_filters(new FilterBar(theme, this)),
      m_stack(new QStackedWidget(this)),
      m_view(new QueueView(theme, model, this)),
      m_noClaims(makeNotice(theme, tr("No claims yet"),
                            tr("Import a dataset, office actions or claims: File, Import."), this)),
      m_noMatch(makeNotice(theme, tr("No claim passes"),
                           tr("No claim fits the filters and the search together."), this)),
      m_clear(new Button(theme, Button::Kind::Primary, tr("Clear filters"), m_noMatch))
{
    setObjectName(QStringLiteral("queuePanel"));
    setMinimumWidth(200);
    setMaximumWidth(400);
    m_note->setProperty("tone", QStringLiteral("muted"));
    m_note->setObjectName(QStringLiteral("queueNote"));

    auto* heading = new QHBoxLayout;
    heading->setSpacing(metrics::kGap1);
    heading->addWidget(m_title);
    heading->addWidget(m_note, 1);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(metrics::kGap3, metrics::kGap3, metrics::kGap3, metrics::kGap2);
    top->setSpacing(metrics::kGap2);
    top->addLayout(heading);
    top->addWidget(m_filters);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_stack, 1);
    setUpList();

    connect(m_filters, &FilterBar::filterChanged, this, &QueuePanel::filterChanged);
    connect(m_clear, &QAbstractButton::clicked, this, &QueuePanel::clearRequested);
    connect(&m_theme, &Theme::changed, this, &QueuePanel::restyle);
    restyle();
    refresh();
}

void QueuePanel::setUpList()
{
    m_view->setObjectName(QStringLiteral("queueView"));
    m_view->setAccessibleName(tr("Queue of claims"));
    m_view->setItemDelegate(new QueueDelegate(m_theme, m_view));
    m_clear->setObjectName(QStringLiteral("clearFilters"));
    static_cast<QVBoxLayout*>(m_noMatch->layout())->insertWidget(2, m_clear, 0, Qt::AlignLeft);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_noClaims);
    m_stack->addWidget(m_noMatch);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                const ClaimId claim = m_model.claimAt(current.row());
                if (claim && !m_choosing) {
                    emit claimChosen(claim);
                }
            });
}

void QueuePanel::restyle()
{
    m_title->setFont([this] {
        QFont font = m_theme.font();
        font.setWeight(QFont::DemiBold);
        return font;
    }());
    update();
}

void QueuePanel::setCurrent(ClaimId claim)
{
    const QScopedValueRollback<bool> choosing(m_choosing, true);
    const int row = m_model.rowOf(claim);
    if (row < 0) {
        m_view->selectionModel()->clear();
        return;
    }
    m_view->setCurrentIndex(m_model.index(row));
    m_view->scrollTo(m_model.index(row));
}

void QueuePanel::refresh()
{
    const QLocale locale;
    const bool more = m_model.filter().moreHits;
    QString total = locale.toString(m_model.scopeTotal());
    if (more) {
        total += u'+';
    }
    m_note->setText(m_model.isLoaded()
                        ? tr("· %1 of %2").arg(locale.toString(m_model.scopeReviewed()), total)
                        : QString());
    m_note->setToolTip(more ? tr("Reviewed, of the first claims found; the search goes on")
                            : tr("Reviewed, of the claims that pass the filters"));
    QWidget* page = m_view;
    if (m_model.isLoaded() && m_model.total() == 0) {
        page = m_noClaims;
    } else if (m_model.isLoaded() && m_model.claimCount() == 0) {
        page = m_noMatch;
    }
    m_stack->setCurrentWidget(page);
    if (m_model.isLoaded()) {
        m_filters->setCounts(m_model.queue()->counts());
    }
}

void QueuePanel::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(ColorRole::Bg));
    painter.fillRect(QRect(0, m_stack->y() - 1, width(), 1), m_theme.color(ColorRole::Line));
}

}  // namespace metes
