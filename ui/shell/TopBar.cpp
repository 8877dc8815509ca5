// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/TopBar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>
#include <QToolButton>

#include "ui/widgets/Chip.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/KeyCap.h"

namespace metes {

namespace {

constexpr int kSearchWidth = 320;
constexpr int kSmallestSearch = 180;

}  // namespace

SearchBox::SearchBox(const Theme& theme, QWidget* parent)
    : QLineEdit(parent), m_cap(new KeyCap(theme, {}, this)), m_delay(new QTimer(this))
{
    setObjectName(QStringLiteral("searchBox"));
    setAccessibleName(tr("Search"));
    setClearButtonEnabled(false);
    m_cap->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_delay->setSingleShot(true);
    m_delay->setInterval(kDelayMilliseconds);
    connect(m_delay, &QTimer::timeout, this, &SearchBox::announce);
    connect(this, &QLineEdit::textEdited, m_delay, qOverload<>(&QTimer::start));
    connect(this, &QLineEdit::textChanged, this, &SearchBox::placeCap);
    connect(&theme, &Theme::changed, this, &SearchBox::placeCap);
}

void SearchBox::setKeyHint(const QString& key)
{
    m_cap->setKey(key);
    placeCap();
}

void SearchBox::setQuietly(const QString& text)
{
    m_delay->stop();
    setText(text);
}

void SearchBox::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        announce();
        emit left();
        return;
    case Qt::Key_Escape:
        clear();
        announce();
        emit left();
        return;
    default: QLineEdit::keyPressEvent(event);
    }
}

void SearchBox::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    placeCap();
}

void SearchBox::announce()
{
    m_delay->stop();
    emit searched(text().trimmed());
}

void SearchBox::placeCap()
{
    const QSize size = m_cap->sizeHint();
    m_cap->setVisible(!m_cap->key().isEmpty() && text().isEmpty());
    m_cap->setGeometry(width() - size.width() - metrics::kGap2, (height() - size.height()) / 2,
                       size.width(), size.height());
    setTextMargins(0, 0, text().isEmpty() ? size.width() + metrics::kGap2 : 0, 0);
}

TopBar::TopBar(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_project(new ElidedLabel({}, this)),
      m_study(new Chip(theme, {}, this)), m_annotator(new Chip(theme, {}, this)),
      m_readOnly(new Chip(theme, tr("Read-only"), this)), m_search(new SearchBox(theme, this)),
      m_help(new QToolButton(this))
{
    setFixedHeight(metrics::kTopBar);
    m_project->setObjectName(QStringLiteral("projectName"));
    m_project->setElideMode(Qt::ElideMiddle);
    m_study->setObjectName(QStringLiteral("studyChip"));
    m_annotator->setObjectName(QStringLiteral("annotatorChip"));
    m_readOnly->setObjectName(QStringLiteral("readOnlyChip"));
    m_readOnly->setTone(Chip::Tone::Warn);
    m_search->setMinimumWidth(kSmallestSearch);
    m_search->setMaximumWidth(kSearchWidth);
    m_help->setObjectName(QStringLiteral("helpButton"));
    m_help->setAccessibleName(tr("Show all keys"));
    m_help->setFixedSize(metrics::kButton, metrics::kButton);
    connect(m_help, &QToolButton::clicked, this, &TopBar::helpClicked);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kGap4, 0, metrics::kGap3, 1);
    row->setSpacing(metrics::kGap3);
    row->addWidget(m_project);
    row->addWidget(m_study);
    row->addWidget(m_annotator);
    row->addWidget(m_readOnly);
    row->addStretch(1);
    row->addWidget(m_search, 2);
    row->addWidget(m_help);
    setProject({}, {});
    setStudy({});
    setAnnotator({});
    setReadOnly(false);
    restyle();
    connect(&theme, &Theme::changed, this, &TopBar::restyle);
}

void TopBar::setProject(const QString& name, const QString& toolTip)
{
    m_project->setText(name);
    m_project->setToolTip(toolTip);
    m_project->setVisible(!name.isEmpty());
}

void TopBar::setStudy(const QString& study)
{
    m_study->setText(tr("Study: %1").arg(study));
    m_study->setVisible(!study.isEmpty());
}

void TopBar::setAnnotator(const QString& annotator)
{
    m_annotator->setText(tr("Annotator: %1").arg(annotator));
    m_annotator->setVisible(!annotator.isEmpty());
}

void TopBar::setReadOnly(bool readOnly)
{
    m_readOnly->setVisible(readOnly);
}

void TopBar::setKeyHints(const QString& search, const QString& help)
{
    m_search->setKeyHint(search);
    m_help->setToolTip(help.isEmpty() ? tr("Show all keys") : tr("Show all keys (%1)").arg(help));
}

void TopBar::setSearchable(bool searchable, const QString& hint)
{
    m_search->setEnabled(searchable);
    m_search->setPlaceholderText(searchable && hint.isEmpty() ? tr("Search") : hint);
}

void TopBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.color(ColorRole::Surface));
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.color(ColorRole::Line));
}

void TopBar::restyle()
{
    m_project->setFont(m_theme.font(TextStyle::Heading));
    m_help->setIcon(m_theme.icon(QStringLiteral("help"), ColorRole::Muted));
    m_help->setIconSize({metrics::kIcon, metrics::kIcon});
    update();
}

}  // namespace metes
