// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/help/GuidelinesDialog.h"

#include <QFile>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLocale>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextFragment>
#include <QVBoxLayout>

#include "ui/theme/Theme.h"
#include "ui/widgets/Button.h"

namespace metes {

namespace {

QString guidelines()
{
    const QString language = QLocale().name().left(2);
    for (const QString& name : {QStringLiteral(":/help/guidelines_%1.md").arg(language),
                                QStringLiteral(":/help/guidelines.md")}) {
        QFile file(name);
        if (file.open(QIODevice::ReadOnly)) {
            return QString::fromUtf8(file.readAll());
        }
    }
    return GuidelinesDialog::tr("The guidelines are missing from this build.");
}

/// Markdown gives paragraphs without air; the reading panes' line height suits them.
void spaceParagraphs(QTextDocument& document)
{
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        if (cursor.currentTable()) {
            continue;
        }
        QTextBlockFormat format = block.blockFormat();
        const bool heading = format.headingLevel() > 0;
        format.setLineHeight(140, QTextBlockFormat::ProportionalHeight);
        format.setTopMargin(heading ? metrics::kGap4 : 0);
        format.setBottomMargin(heading ? metrics::kGap1 : metrics::kGap2);
        cursor.setBlockFormat(format);
    }
}

}  // namespace

GuidelinesDialog::GuidelinesDialog(const Theme& theme, QWidget* parent)
    : QDialog(parent), m_theme(theme), m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("guidelines"));
    setWindowTitle(tr("Guidelines"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(780, 680);
    m_text->setObjectName(QStringLiteral("guidelinesText"));
    m_text->setAccessibleName(tr("Guidelines"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    auto* close = new Button(theme, Button::Kind::Primary, tr("Close"), this);
    connect(close, &Button::clicked, this, &QDialog::accept);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(metrics::kGap6, 0, metrics::kGap6, 0);
    foot->addStretch();
    foot->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, metrics::kGap4);
    column->setSpacing(metrics::kGap3);
    column->addWidget(m_text, 1);
    column->addLayout(foot);
    render();
    connect(&theme, &Theme::changed, this, &GuidelinesDialog::render);
}

void GuidelinesDialog::render()
{
    m_text->document()->setDocumentMargin(metrics::kGap6);
    m_text->document()->setDefaultFont(m_theme.font());
    m_text->setMarkdown(guidelines());
    spaceParagraphs(*m_text->document());
}

}  // namespace metes
