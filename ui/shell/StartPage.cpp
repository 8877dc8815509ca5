// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/StartPage.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include "ui/settings/Settings.h"
#include "ui/shell/ProjectFiles.h"
#include "ui/widgets/Button.h"

namespace metes {

namespace {

constexpr int kColumn = 520;
constexpr int kIconSize = 40;
constexpr int kRowHeight = 32;

QLabel* mutedLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("tone", QStringLiteral("muted"));
    label->setWordWrap(true);
    return label;
}

}  // namespace

StartPage::StartPage(const Theme& theme, const Settings& settings, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_settings(settings), m_icon(new QLabel(this)),
      m_title(new QLabel(tr("No project is open"), this)),
      m_open(new Button(theme, Button::Kind::Primary, tr("Open a project"), this)),
      m_new(new Button(theme, Button::Kind::Secondary, tr("New project"), this)),
      m_sample(new Button(theme, Button::Kind::Secondary, tr("Open the sample"), this)),
      m_recentTitle(mutedLabel(tr("Recent projects"), this)), m_recent(new QListWidget(this))
{
    m_open->setObjectName(QStringLiteral("startOpen"));
    m_new->setObjectName(QStringLiteral("startNew"));
    m_sample->setObjectName(QStringLiteral("startSample"));
    m_recent->setObjectName(QStringLiteral("startRecent"));
    m_recent->setAccessibleName(tr("Recent projects"));
    m_sample->setVisible(hasSample());
    connect(m_open, &Button::clicked, this, &StartPage::openChosen);
    connect(m_new, &Button::clicked, this, &StartPage::newChosen);
    connect(m_sample, &Button::clicked, this, &StartPage::sampleChosen);
    connect(m_recent, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        emit recentChosen(item->data(Qt::UserRole).toString());
    });

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kGap2);
    for (Button* button : {m_open, m_new, m_sample}) {
        buttons->addWidget(button);
    }
    buttons->addStretch();

    auto* frame = new QWidget(this);
    frame->setFixedWidth(kColumn);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kGap2);
    column->addWidget(m_icon);
    column->addSpacing(metrics::kGap1);
    column->addWidget(m_title);
    column->addWidget(mutedLabel(tr("A project holds claims, their office actions and every "
                                    "decision in one file. You can also drop a project, or claims "
                                    "as JSON Lines, into this window."),
                                 this));
    column->addSpacing(metrics::kGap2);
    column->addLayout(buttons);
    column->addSpacing(metrics::kGap6);
    column->addWidget(m_recentTitle);
    column->addWidget(m_recent);

    auto* page = new QVBoxLayout(this);
    // No alignment: it would take the wrapped sentence its height for this width.
    auto* middle = new QHBoxLayout;
    middle->addStretch();
    middle->addWidget(frame);
    middle->addStretch();
    page->addStretch(2);
    page->addLayout(middle);
    page->addStretch(3);
    fillRecent();
    restyle();
    connect(&settings, &Settings::recentProjectsChanged, this, &StartPage::fillRecent);
    connect(&theme, &Theme::changed, this, &StartPage::restyle);
}

void StartPage::setKeyHints(const QString& openKey, const QString& newKey)
{
    m_open->setKeyHint(openKey);
    m_new->setKeyHint(newKey);
}

void StartPage::activate()
{
    if (m_recent->count() > 0) {
        m_recent->setCurrentRow(0);
        m_recent->setFocus();
    } else {
        m_open->setFocus();
    }
}

void StartPage::fillRecent()
{
    m_recent->clear();
    for (const QString& path : m_settings.recentProjects()) {
        const QString folder = QDir::toNativeSeparators(QFileInfo(path).absolutePath());
        auto* item = new QListWidgetItem(m_theme.icon(QStringLiteral("file"), ColorRole::Muted),
                                         QStringLiteral("%1  ·  %2").arg(fileName(path), folder),
                                         m_recent);
        item->setData(Qt::UserRole, path);
        item->setToolTip(QDir::toNativeSeparators(path));
        item->setSizeHint({0, kRowHeight});
    }
    m_recent->setFixedHeight(qMin(m_recent->count(), 6) * kRowHeight + 2);
    m_recentTitle->setVisible(m_recent->count() > 0);
    m_recent->setVisible(m_recent->count() > 0);
}

void StartPage::restyle()
{
    m_icon->setPixmap(QIcon(QStringLiteral(":/icons/app.svg"))
                          .pixmap(QSize(kIconSize, kIconSize), devicePixelRatioF()));
    m_title->setFont(m_theme.font(TextStyle::Heading));
}

}  // namespace metes
