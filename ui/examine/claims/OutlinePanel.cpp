// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/claims/OutlinePanel.h"

#include "ui/examine/claims/OutlineRows.h"
#include "ui/examine/claims/SideList.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/PanelHeader.h"

#include <QMenu>
#include <QPainter>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

namespace {

constexpr int kLeastWidth = 180;
constexpr int kLongestName = 110;
constexpr int kShortestName = 40;

}  // namespace

/// The grey line above the terms.
class OutlinePanel::GroupHeading : public QWidget {
public:
    GroupHeading(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
    {
        setFixedHeight(metrics::kButton);
    }

    void setText(const QString& text)
    {
        m_text = text;
        setAccessibleName(text);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), m_theme.color(ColorRole::Sunk));
        QFont font = m_theme.font(TextStyle::Secondary);
        font.setWeight(QFont::DemiBold);
        painter.setFont(font);
        painter.setPen(m_theme.color(ColorRole::Muted));
        painter.drawText(rect().adjusted(14, 0, -14, 0), Qt::AlignVCenter, m_text);
    }

private:
    const Theme& m_theme;
    QString m_text;
};

OutlinePanel::OutlinePanel(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_header(new PanelHeader(theme, tr("Claims"), this)),
      m_menu(new Button(theme, Button::Kind::Quiet, tr("Draft") + QStringLiteral(" ▾"), this)),
      m_splitter(new QSplitter(Qt::Vertical, this)),
      m_claims(new SideList(theme, tr("Claims"), this)),
      m_terms(new SideList(theme, tr("Terms"), this))
{
    setObjectName(QStringLiteral("outlinePanel"));
    m_claims->setObjectName(QStringLiteral("claimTree"));
    m_terms->setObjectName(QStringLiteral("termList"));
    m_menu->setObjectName(QStringLiteral("draftMenu"));
    m_menu->setSize(Button::Size::Small);
    m_header->addControl(m_menu);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_claims);
    m_splitter->addWidget(makeTerms());
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_splitter, 1);
    connect(m_claims, &SideList::rowChosen, this, [this](int row) {
        emit claimChosen(m_claims->rows().rows()[static_cast<std::size_t>(row)].claim);
    });
    connect(m_terms, &SideList::rowChosen, this, &OutlinePanel::chooseTerm);
    connect(&theme, &Theme::changed, m_heading, qOverload<>(&QWidget::update));
    showTerms();
}

QWidget* OutlinePanel::makeTerms()
{
    auto* box = new QWidget(this);
    m_heading = new GroupHeading(m_theme, box);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kGap1);
    column->addWidget(m_heading);
    column->addWidget(m_terms, 1);
    return box;
}

void OutlinePanel::setDraftName(const QString& name)
{
    m_name = name;
    m_header->setToolTip(name);
    showName();
}

void OutlinePanel::showName()
{
    // What title and button leave: a name must not widen the column.
    const int taken =
        QFontMetrics(m_theme.font(TextStyle::Heading)).horizontalAdvance(m_header->title())
        + m_menu->sizeHint().width() + 4 * metrics::kGap3;
    const int room = std::min(width() - taken, kLongestName);
    const QString shown = fontMetrics().elidedText(m_name, Qt::ElideMiddle, room);
    m_header->setNote(m_name.isEmpty() || room < kShortestName ? QString()
                                                               : QStringLiteral("· ") + shown);
}

QSize OutlinePanel::minimumSizeHint() const
{
    return {kLeastWidth, QWidget::minimumSizeHint().height()};
}

void OutlinePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showName();
}

void OutlinePanel::setMenu(QMenu* menu)
{
    m_menu->setMenu(menu);
}

void OutlinePanel::setExamination(std::shared_ptr<const Examination> examination,
                                  const Counts& counts)
{
    m_examination = std::move(examination);
    m_counts = counts;
    showClaims();
    showTerms();
}

void OutlinePanel::setFigures(std::map<std::int32_t, QString> figures)
{
    if (figures != m_figures) {
        m_figures = std::move(figures);
        showClaims();
    }
}

void OutlinePanel::showClaims()
{
    m_claims->rows().setRows(m_examination ? outlineRows(*m_examination, m_counts, m_figures)
                                           : std::vector<SideRow>());
    m_claims->showRow(m_claims->rows().rowOf(m_claim));
}

void OutlinePanel::showClaim(std::int32_t number)
{
    if (number == m_claim) {
        return;
    }
    m_claim = number;
    m_claims->showRow(m_claims->rows().rowOf(number));
    showTerms();
    emit claimShown(number);
}

void OutlinePanel::showTerms()
{
    m_heading->setText(m_claim == 0 ? tr("Terms") : tr("Terms in claim %1").arg(m_claim));
    m_shownTerms =
        m_examination ? termsOfClaim(*m_examination, m_claim) : std::vector<std::size_t>();
    m_terms->rows().setRows(m_examination ? termRows(*m_examination, m_shownTerms, m_claim)
                                          : std::vector<SideRow>());
    m_terms->showRow(-1);
    m_lastTerm = -1;
}

void OutlinePanel::chooseTerm(int row)
{
    if (!m_examination || row >= static_cast<int>(m_shownTerms.size())) {
        return;
    }
    m_turn = row == m_lastTerm ? m_turn + 1 : 0;
    m_lastTerm = row;
    const ClaimTerm& term = m_examination->terms[m_shownTerms[static_cast<std::size_t>(row)]];
    std::vector<Evidence> places = term.references;
    if (term.introduction) {
        places.insert(places.begin(), *term.introduction);
    }
    emit termChosen(places, m_turn % static_cast<int>(places.size()));
}

}  // namespace metes
