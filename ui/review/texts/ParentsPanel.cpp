// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/texts/ParentsPanel.h"

#include "core/patent/ClaimLanguage.h"
#include "core/text/TextIndex.h"
#include "ui/review/Ground.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace metes {

namespace {

constexpr int kIndent = 24;

/// Each clause a paragraph of its own, indented by depth, as the claim pane shows them.
QString clauseHtml(const std::string& text, int line)
{
    const TextIndex index(text);
    QString html;
    for (const Clause& clause : splitClauses(text)) {
        const std::string_view words = index.slice(clause.range);
        html += QStringLiteral("<p style=\"margin:0 0 0 %1px; line-height:%2px\">%3</p>")
                    .arg(clause.depth * kIndent)
                    .arg(line)
                    .arg(QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()))
                             .toHtmlEscaped());
    }
    return html;
}

}  // namespace

ParentsPanel::ParentsPanel(const Theme& theme, QWidget* parent)
    : QScrollArea(parent), m_theme(theme), m_content(new Ground(theme, ColorRole::Bg, this))
{
    setObjectName(QStringLiteral("parentsPanel"));
    setAccessibleName(tr("Parent claims"));
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::TabFocus);
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(metrics::kGap6, metrics::kGap2, metrics::kGap4, metrics::kGap2);
    layout->setSpacing(metrics::kGap1);
    setWidget(m_content);
    connect(&theme, &Theme::changed, this, &ParentsPanel::rebuild);
    rebuild();
}

void ParentsPanel::setParents(const std::vector<ParentClaim>& parents)
{
    m_parents = parents;
    rebuild();
}

void ParentsPanel::rebuild()
{
    qDeleteAll(m_content->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly));
    const auto add = [this](const QString& text, const QFont& font, const char* tone) {
        auto* label = new QLabel(text, m_content);
        label->setFont(font);
        label->setWordWrap(true);
        label->setProperty("tone", QLatin1String(tone));
        m_content->layout()->addWidget(label);
        label->show();
        return label;
    };
    if (m_parents.empty()) {
        add(tr("The claim depends on no other claim."), m_theme.font(TextStyle::Secondary),
            "muted");
    }
    QFont heading = m_theme.font(TextStyle::Secondary);
    heading.setWeight(QFont::DemiBold);
    for (const ParentClaim& each : m_parents) {
        add(tr("Claim %1").arg(each.number), heading, "muted");
        if (each.text) {
            QLabel* text =
                add(clauseHtml(*each.text, m_theme.readingLine()), m_theme.readingFont(), "");
            text->setTextFormat(Qt::RichText);
            text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        } else {
            add(tr("Claim %1 is not in this project.").arg(each.number),
                m_theme.font(TextStyle::Secondary), "warn");
        }
    }
    updateGeometry();
}

QSize ParentsPanel::sizeHint() const
{
    const int wanted = m_content->layout()->heightForWidth(std::max(200, width()));
    return {300, std::clamp(wanted, 40, 220)};
}

void ParentsPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown) {
        QScrollArea::keyPressEvent(event);
    } else {
        event->ignore();
    }
}

}  // namespace metes
