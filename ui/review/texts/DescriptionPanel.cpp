// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/texts/DescriptionPanel.h"

#include "core/text/TextIndex.h"
#include "ui/review/SearchMarks.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/PanelHeader.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>

#include <algorithm>

namespace metes {

namespace {

constexpr int kPause = 150;  // milliseconds, as the search in the top bar

QTextBlockFormat paragraphFormat(const Theme& theme, bool current)
{
    QTextBlockFormat format;
    format.setBottomMargin(metrics::kGap2);
    format.setLeftMargin(metrics::kGap2);
    format.setLineHeight(theme.readingLine(), QTextBlockFormat::FixedHeight);
    if (current) {
        format.setBackground(theme.color(ColorRole::AccentSoft));
    }
    return format;
}

}  // namespace

DescriptionPanel::DescriptionPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_query(new QLineEdit(this)),
      m_count(new QLabel(this)),
      m_text(new QTextBrowser(this)),
      m_pause(new QTimer(this))
{
    setObjectName(QStringLiteral("descriptionPanel"));
    m_query->setObjectName(QStringLiteral("descriptionQuery"));
    m_query->setPlaceholderText(tr("Words in the description"));
    m_query->setAccessibleName(tr("Search the description"));
    m_query->setClearButtonEnabled(true);
    m_query->installEventFilter(this);
    m_count->setProperty("tone", QStringLiteral("muted"));
    m_text->setObjectName(QStringLiteral("descriptionText"));
    m_text->setAccessibleName(tr("Paragraphs of the description"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(metrics::kGap3);
    m_text->installEventFilter(this);

    auto* header = new PanelHeader(theme, tr("Description"), this);
    auto* close = new Button(theme, Button::Kind::Quiet, tr("Close"), this);
    close->setSize(Button::Size::Small);
    close->setKeyHint(tr("Esc"));
    header->addControl(close);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(14, metrics::kGap2, 14, metrics::kGap2);
    row->setSpacing(metrics::kGap2);
    row->addWidget(m_query, 1);
    row->addWidget(m_count);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    layout->addLayout(row);
    layout->addWidget(m_text, 1);

    m_pause->setSingleShot(true);
    m_pause->setInterval(kPause);
    connect(m_pause, &QTimer::timeout, this, [this] { emit searchRequested(query()); });
    connect(m_query, &QLineEdit::textEdited, m_pause, qOverload<>(&QTimer::start));
    connect(close, &QAbstractButton::clicked, this, &DescriptionPanel::closeRequested);
    connect(&theme, &Theme::changed, this, &DescriptionPanel::render);
}

QString DescriptionPanel::query() const
{
    return m_query->text();
}

void DescriptionPanel::setQuery(const QString& query)
{
    m_query->setText(query);
    emit searchRequested(query);
}

void DescriptionPanel::focusQuery()
{
    m_query->setFocus(Qt::ShortcutFocusReason);
    m_query->selectAll();
}

void DescriptionPanel::setHits(const std::vector<ParagraphHit>& hits)
{
    m_hits = hits;
    m_current = hits.empty() ? -1 : 0;
    render();
}

void DescriptionPanel::render()
{
    m_text->clear();
    m_starts.clear();
    const std::vector<std::string> terms = SearchRepository::terms(query().toStdString());
    QTextCharFormat plain;
    plain.setFont(m_theme.readingFont());
    plain.setForeground(m_theme.color(ColorRole::Text));
    QTextCharFormat number = plain;
    number.setForeground(m_theme.color(ColorRole::Muted));
    QTextCursor cursor(m_text->document());
    for (const ParagraphHit& hit : m_hits) {
        if (!m_starts.empty()) {
            cursor.insertBlock();
        }
        m_starts.push_back(cursor.blockNumber());
        cursor.setBlockFormat(paragraphFormat(m_theme, false));
        cursor.insertText(QStringLiteral("[%1] ").arg(hit.number, 4, 10, QLatin1Char('0')), number);
        const int start = cursor.position();
        QString text = QString::fromStdString(hit.text);
        text.replace(u'\n', QChar::LineSeparator);
        cursor.insertText(text, plain);
        const TextIndex index(hit.text);
        for (const TextRange range : searchHits(hit.text, terms)) {
            QTextCursor mark(m_text->document());
            mark.setPosition(start + index.utf16Of(range.start));
            mark.setPosition(start + index.utf16Of(range.end), QTextCursor::KeepAnchor);
            QTextCharFormat format;
            format.setBackground(m_theme.color(ColorRole::SearchHit));
            mark.mergeCharFormat(format);
        }
    }
    showCurrent();
}

void DescriptionPanel::walk(int step)
{
    if (m_hits.empty()) {
        return;
    }
    m_current = std::clamp(m_current + step, 0, hitCount() - 1);
    showCurrent();
}

void DescriptionPanel::showCurrent()
{
    m_count->setText(m_hits.empty()
                         ? (query().isEmpty() ? tr("No description") : tr("No paragraph found"))
                         : tr("%1 of %2").arg(m_current + 1).arg(hitCount()));
    for (int index = 0; index < hitCount(); ++index) {
        QTextCursor cursor(
            m_text->document()->findBlockByNumber(m_starts[static_cast<std::size_t>(index)]));
        cursor.setBlockFormat(paragraphFormat(m_theme, index == m_current));
        if (index == m_current) {
            m_text->setTextCursor(cursor);
            m_text->ensureCursorVisible();
        }
    }
}

bool DescriptionPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    switch (static_cast<const QKeyEvent&>(*event).key()) {
    case Qt::Key_Escape: emit closeRequested(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_pause->isActive()) {
            m_pause->stop();
            emit searchRequested(query());
            return true;
        }
        walk(1);
        return true;
    case Qt::Key_Down: walk(1); return true;
    case Qt::Key_Up: walk(-1); return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

}  // namespace metes
