// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/SupportPanel.h"

#include "ui/examine/claims/OutlineRows.h"
#include "ui/examine/claims/SideList.h"
#include "ui/widgets/EmptyState.h"

#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

namespace {

constexpr int kPassage = 160;

}  // namespace

SupportPanel::SupportPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_stack(new QStackedWidget(this)),
      m_list(new SideList(theme, tr("Support in the description"), this)),
      m_passage(new QLabel(this)),
      m_empty(new EmptyState(theme, this))
{
    setObjectName(QStringLiteral("supportPanel"));
    m_list->setObjectName(QStringLiteral("supportList"));
    m_empty->setIcon(QStringLiteral("file"));
    m_empty->setTitle(tr("No description yet"));
    m_empty->setSentence(tr(
        "With the description at hand, terms of the claims that it never uses are listed here."));
    m_empty->setAction(tr("Give the description…"));
    m_passage->setWordWrap(true);
    m_passage->setTextFormat(Qt::PlainText);
    m_passage->setAlignment(Qt::AlignTop);
    m_passage->setMargin(metrics::kGap3);
    m_passage->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(m_passage);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFixedHeight(kPassage);
    scroll->setAccessibleName(tr("Paragraph of the description"));
    auto* filled = new QWidget(this);
    auto* column = new QVBoxLayout(filled);
    column->setContentsMargins(0, metrics::kGap2, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_list, 1);
    column->addWidget(scroll);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(filled);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
    connect(m_empty, &EmptyState::actionTriggered, this, &SupportPanel::descriptionRequested);
    connect(m_list, &SideList::rowChosen, this, &SupportPanel::choose);
}

void SupportPanel::setDescription(std::vector<std::string> paragraphs)
{
    m_description = std::move(paragraphs);
    m_stack->setCurrentIndex(m_description.empty() ? 0 : 1);
    m_passage->clear();
}

void SupportPanel::setExamination(std::shared_ptr<const Examination> examination)
{
    m_examination = std::move(examination);
    const bool known = m_examination && m_examination->depth == CheckDepth::Thorough;
    if (known) {
        m_list->rows().setRows(supportRows(*m_examination));
    }
}

std::optional<int> SupportPanel::missing() const
{
    if (!m_examination || !m_examination->hasDescription
        || m_examination->depth != CheckDepth::Thorough) {
        return std::nullopt;
    }
    return static_cast<int>(
        std::count_if(m_examination->support.begin(), m_examination->support.end(),
                      [](const TermSupport& s) { return s.missing && s.paragraphs.empty(); }));
}

void SupportPanel::choose(int row)
{
    const auto at = static_cast<std::size_t>(row);
    if (!m_examination || at >= m_examination->support.size()) {
        return;
    }
    const TermSupport& support = m_examination->support[at];
    emit termChosen(support.place);
    const bool shown =
        !support.paragraphs.empty()
        && static_cast<std::size_t>(support.paragraphs.front()) <= m_description.size();
    if (shown) {
        const std::int32_t number = support.paragraphs.front();
        m_passage->setText(
            QStringLiteral("[%1] %2")
                .arg(number, 4, 10, QLatin1Char('0'))
                .arg(QString::fromStdString(m_description[static_cast<std::size_t>(number) - 1])));
    } else {
        m_passage->setText(tr("The description never says “%1” in these words.")
                               .arg(QString::fromStdString(support.term)));
    }
}

}  // namespace metes
