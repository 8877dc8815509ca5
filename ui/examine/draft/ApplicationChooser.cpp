// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/draft/ApplicationChooser.h"

#include "ui/examine/claims/SideList.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/PanelHeader.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

ApplicationChooser::ApplicationChooser(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_header(new PanelHeader(theme, tr("Take an application"), this)),
      m_filter(new QLineEdit(this)),
      m_list(new SideList(theme, tr("Applications"), this))
{
    setObjectName(QStringLiteral("applicationChooser"));
    auto* close = new Button(theme, Button::Kind::Quiet, tr("Back"), this);
    close->setSize(Button::Size::Small);
    close->setKeyHint(tr("Esc", "key"));
    m_header->addControl(close);
    m_filter->setObjectName(QStringLiteral("applicationFilter"));
    m_filter->setPlaceholderText(tr("Number or words of the title"));
    m_filter->setAccessibleName(tr("Narrow the list of applications"));
    m_filter->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("applicationList"));
    m_list->setArrows(SideList::Arrows::OnlyMove);
    auto* box = new QVBoxLayout;
    box->setContentsMargins(metrics::kGap3, metrics::kGap3, metrics::kGap3, metrics::kGap2);
    box->addWidget(m_filter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addLayout(box);
    column->addWidget(m_list, 1);
    setFocusProxy(m_filter);
    connect(close, &QAbstractButton::clicked, this, &ApplicationChooser::closed);
    connect(m_filter, &QLineEdit::textChanged, this, &ApplicationChooser::narrow);
    connect(m_list, &SideList::rowChosen, this, [this](int row) {
        emit chosen(m_choices[m_shown[static_cast<std::size_t>(row)]].number);
    });
}

void ApplicationChooser::setChoices(std::vector<ApplicationChoice> choices, const QString& source)
{
    m_choices = std::move(choices);
    m_header->setNote(source);
    m_filter->clear();
    narrow();
}

void ApplicationChooser::narrow()
{
    m_shown.clear();
    std::vector<SideRow> rows;
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        SideRow row;
        row.lead = QString::fromStdString(m_choices[i].number);
        row.text = QString::fromStdString(m_choices[i].title);
        const QString all = row.lead + u' ' + row.text;
        if (all.contains(m_filter->text().trimmed(), Qt::CaseInsensitive)) {
            m_shown.push_back(i);
            rows.push_back(std::move(row));
        }
    }
    m_list->rows().setRows(std::move(rows));
    m_list->showRow(m_shown.empty() ? -1 : 0);
}

bool ApplicationChooser::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const int row = m_list->currentIndex().row();
        const int last = m_list->rows().rowCount() - 1;
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
            m_list->showRow(std::clamp(row + (key->key() == Qt::Key_Down ? 1 : -1), -1, last));
            return true;
        }
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && row >= 0) {
            emit m_list->rowChosen(row);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ApplicationChooser::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        emit closed();
    } else {
        QWidget::keyPressEvent(event);
    }
}

}  // namespace metes
