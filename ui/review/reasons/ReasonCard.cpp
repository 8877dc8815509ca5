// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/reasons/ReasonCard.h"

#include "ui/review/ReviewWords.h"
#include "ui/review/SearchMarks.h"
#include "ui/review/reasons/CategoryButton.h"
#include "ui/review/reasons/CategoryMenu.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/CategoryBadge.h"
#include "ui/widgets/CategoryText.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/KeyCap.h"
#include "ui/widgets/WrappedLabel.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace metes {

namespace {

QLabel* makeLabel(const Theme& theme, TextStyle style, const char* tone, QWidget* parent)
{
    auto* label = new WrappedLabel(parent);
    label->setFont(theme.font(style));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("tone", QLatin1String(tone));
    return label;
}

// Drops the widgets of a layout but for the first `keep`.
void emptyLayout(QLayout& layout, int keep = 0)
{
    while (QLayoutItem* item = layout.takeAt(keep)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

/// The least sure way in which a span of the reason was found.
std::optional<MatchClass> worstMatch(const Reason& reason)
{
    std::optional<MatchClass> worst;
    for (const Span& span : reason.spans) {
        worst = std::max(worst.value_or(MatchClass::Exact), span.match);
    }
    return worst;
}

}  // namespace

ReasonCard::ReasonCard(const Theme& theme, QWidget* parent)
    : Card(theme, parent),
      m_theme(theme),
      m_badge(new CategoryBadge(theme, Category::Other, this)),
      m_category(new CategoryButton(theme, this)),
      m_key(new KeyCap(theme, {}, this)),
      m_provenance(new ElidedLabel({}, this)),
      m_more(new QToolButton(this)),
      m_body(new QVBoxLayout),
      m_text(makeLabel(theme, TextStyle::Body, "", this)),
      m_lost(makeLabel(theme, TextStyle::Secondary, "warn", this)),
      m_marks(new QWidget(this)),
      m_markRow(new FlowLayout(m_marks, metrics::kGap2)),
      m_details(new QWidget(this)),
      m_detailRow(new FlowLayout(m_details, metrics::kGap2)),
      m_comment(makeLabel(theme, TextStyle::Secondary, "muted", this))
{
    setObjectName(QStringLiteral("reasonCard"));
    m_markRow->setContentsMargins(0, 0, 0, 0);
    m_detailRow->setContentsMargins(0, 0, 0, 0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kGap1);
    buildHeading();
    m_body->setContentsMargins(metrics::kBadge + metrics::kGap3, 0, 0, 0);
    m_body->setSpacing(metrics::kGap1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_text, m_lost, m_comment, m_marks}) {
        m_body->addWidget(part);
    }
    auto* last = new QHBoxLayout;
    last->addWidget(m_details, 1);
    last->addWidget(m_more, 0, Qt::AlignRight | Qt::AlignBottom);
    m_body->addLayout(last);
    layout->addLayout(m_body);
    connect(this, &Card::activated, this, &ReasonCard::chosen);
}

void ReasonCard::buildHeading()
{
    m_provenance->setFont(m_theme.font(TextStyle::Secondary));
    m_provenance->setForegroundRole(QPalette::PlaceholderText);
    m_more->setText(QStringLiteral("⋯"));
    m_more->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_more->setAccessibleName(tr("More acts on this reason"));
    m_more->setToolTip(tr("Text or spans wrong, reject, comment"));
    m_more->setFixedSize(metrics::kBadge + 2, metrics::kBadge);
    m_more->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::kGap2);
    row->addWidget(m_badge);
    row->addWidget(m_category);
    row->addStretch(1);
    row->addWidget(m_key);
    row->addWidget(m_provenance);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(m_category, &QAbstractButton::clicked, this, &ReasonCard::openCategories);
    connect(m_more, &QToolButton::clicked, this, [this] {
        emit chosen();
        makeMenu()->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
    });
}

void ReasonCard::openCategories()
{
    emit chosen();
    QMenu* menu = makeCategoryMenu(m_theme, m_review.reason.category, this,
                                   [this](Category category) { emit categoryRequested(category); });
    menu->popup(m_category->mapToGlobal(QPoint(0, m_category->height())));
}

QMenu* ReasonCard::makeMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [this, menu](const QString& text, bool on, CardAct act) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(on);
        connect(action, &QAction::triggered, this, [this, act] { emit actRequested(act); });
    };
    add(tr("Text is wrong"), m_review.text == Verdict::Wrong, CardAct::ToggleTextWrong);
    add(tr("Spans are wrong"), m_review.spans == Verdict::Wrong, CardAct::ToggleSpansWrong);
    const bool rejected = m_review.state == ReasonState::Rejected;
    add(rejected ? tr("Restore") : tr("Reject"), false, CardAct::ToggleRejected);
    menu->addSeparator();
    add(tr("Comment on this reason"), false, CardAct::Comment);
    return menu;
}

void ReasonCard::setReason(const ReasonReview& review, const CardFrame& frame,
                           const QString& actionPlace, const QString& keyText)
{
    m_review = review;
    m_actionPlace = actionPlace;
    const bool rejected = review.state == ReasonState::Rejected;
    m_badge->setCategory(review.reason.category);
    m_category->setCategory(review.reason.category,
                            rejected ? CategoryButton::Look::Struck : CategoryButton::Look::Plain);
    m_key->setKey(keyText);
    m_key->setVisible(!keyText.isEmpty());
    m_provenance->setText(provenance(frame));
    showText(frame);
    showMarks();
    showDetails(frame);
    describe();
}

QString ReasonCard::provenance(const CardFrame& frame) const
{
    QStringList words{layerName(m_review.reason.layer)};
    switch (m_review.state) {
    case ReasonState::Edited: words += tr("edited by %1").arg(frame.annotator); break;
    case ReasonState::Rejected: words += tr("rejected by %1").arg(frame.annotator); break;
    case ReasonState::Added: words = QStringList{tr("added by %1").arg(frame.annotator)}; break;
    case ReasonState::Accepted:
    case ReasonState::Unseen:
        if (const std::optional<MatchClass> match = worstMatch(m_review.reason)) {
            words += matchClassName(*match);
        }
        if (m_review.state == ReasonState::Accepted) {
            words += tr("accepted");
        }
        break;
    }
    if (m_review.reason.confidence) {
        words += QLocale().toString(*m_review.reason.confidence, 'f', 2);
    }
    return words.join(QStringLiteral(" · "));
}

void ReasonCard::showText(const CardFrame& frame)
{
    const bool rejected = m_review.state == ReasonState::Rejected;
    QFont font = m_theme.font();
    font.setStrikeOut(rejected);
    m_text->setFont(font);
    m_text->setForegroundRole(rejected ? QPalette::PlaceholderText : QPalette::WindowText);
    const std::string& text = m_review.reason.text;
    const std::vector<TextRange> hits = searchHits(text, frame.searchTerms);
    m_text->setTextFormat(hits.empty() ? Qt::PlainText : Qt::RichText);
    m_text->setText(hits.empty() ? QString::fromStdString(text)
                                 : markedHtml(text, hits, m_theme.color(ColorRole::SearchHit)));
    m_text->setVisible(!text.empty());

    QStringList lost;
    for (std::size_t index = 0; index < m_review.reason.spans.size(); ++index) {
        const Span& span = m_review.reason.spans[index];
        const QString quote = QString::fromStdString(span.quote);
        if (index < m_review.orphaned.size() && m_review.orphaned[index]) {
            lost += tr("Place lost in the revised claim: “%1”").arg(quote);
        } else if (span.range.empty()) {
            lost += tr("Quote not in claim: “%1”").arg(quote);
        }
    }
    m_lost->setText(lost.join(u'\n'));
    m_lost->setVisible(!lost.isEmpty());
    m_comment->setText(tr("Comment: %1").arg(QString::fromStdString(m_review.comment)));
    m_comment->setVisible(!m_review.comment.empty());
}

void ReasonCard::showMarks()
{
    emptyLayout(*m_markRow);
    const auto add = [this](const QString& text, Chip::Tone tone) {
        auto* chip = new Chip(m_theme, text, m_marks);
        chip->setTone(tone);
        m_markRow->addWidget(chip);
        chip->show();
    };
    if (m_review.text == Verdict::Wrong) {
        add(tr("Text is wrong"), Chip::Tone::Bad);
    }
    if (m_review.spans == Verdict::Wrong) {
        add(tr("Spans are wrong"), Chip::Tone::Bad);
    }
    if (m_review.retired) {
        add(tr("No longer in the imported file"), Chip::Tone::Warn);
    }
    if (m_review.state == ReasonState::Rejected) {
        auto* restore = new Button(m_theme, Button::Kind::Secondary, tr("Restore"), m_marks);
        restore->setObjectName(QStringLiteral("restoreReason"));
        restore->setSize(Button::Size::Small);
        m_markRow->addWidget(restore);
        restore->show();
        connect(restore, &QAbstractButton::clicked, this, [this] {
            emit chosen();
            emit actRequested(CardAct::ToggleRejected);
        });
    }
    m_marks->setVisible(m_markRow->count() > 0);
}

QLabel* ReasonCard::addDetail(const QString& text)
{
    QLabel* label = makeLabel(m_theme, TextStyle::Secondary, "muted", m_details);
    label->setText(text);
    label->setWordWrap(false);
    m_detailRow->addWidget(label);
    label->show();
    return label;
}

void ReasonCard::showDetails(const CardFrame& frame)
{
    // These two stand on every card and stay: making and styling a label takes its time.
    if (m_spanLabel == nullptr) {
        m_spanLabel = addDetail({});
        m_placeLabel = addDetail({});
    }
    emptyLayout(*m_detailRow, 2);
    m_spanLabel->setText(spanPosition());
    m_placeLabel->setText(m_actionPlace);
    for (const Change& change : m_review.changes) {
        // A changed text is long and stands above; that it changed is what counts.
        Change shown = change;
        if (shown.field == "text") {
            shown.before.clear();
        }
        addDetail(changeNote(shown, frame.annotator, frame.now));
    }
    const bool focused = isSelected();
    m_spanLabel->setVisible(focused && !m_spanLabel->text().isEmpty());
    m_placeLabel->setVisible(focused && !m_actionPlace.isEmpty());
    m_details->setVisible(!m_spanLabel->isHidden() || !m_placeLabel->isHidden()
                          || !m_review.changes.empty());
}

QString ReasonCard::spanPosition() const
{
    const auto count = static_cast<int>(m_review.reason.spans.size());
    if (count == 0) {
        return tr("No span");
    }
    return m_span < 0 ? tr("%n span(s)", nullptr, count)
                      : tr("Span %1 of %2").arg(m_span + 1).arg(count);
}

void ReasonCard::setFocusedSpan(int span)
{
    m_span = span;
    setSelected(true);
    m_spanLabel->setText(spanPosition());
    m_spanLabel->show();
    m_placeLabel->setVisible(!m_actionPlace.isEmpty());
    m_details->show();
    m_more->setVisible(true);
    describe();
}

void ReasonCard::setUnfocused()
{
    m_span = -1;
    setSelected(false);
    m_spanLabel->hide();
    m_placeLabel->hide();
    m_details->setVisible(!m_review.changes.empty());
    m_more->setVisible(false);
    describe();
}

void ReasonCard::describe()
{
    setAccessibleName(
        tr("Reason: %1, %2").arg(categoryName(m_review.reason.category), m_provenance->text()));
    QStringList words{QString::fromStdString(m_review.reason.text)};
    for (const Span& span : m_review.reason.spans) {
        words += tr("“%1”, %2").arg(QString::fromStdString(span.quote), matchClassName(span.match));
    }
    if (isSelected()) {
        words += spanPosition();
    }
    setAccessibleDescription(words.join(QStringLiteral(". ")));
}

void ReasonCard::enterEvent(QEnterEvent* event)
{
    Card::enterEvent(event);
    emit hovered(true);
}

void ReasonCard::leaveEvent(QEvent* event)
{
    Card::leaveEvent(event);
    emit hovered(false);
}

void ReasonCard::keyPressEvent(QKeyEvent* event)
{
    // Enter accepts the claim here as everywhere on the page.
    event->ignore();
}

void ReasonCard::contextMenuEvent(QContextMenuEvent* event)
{
    emit chosen();
    makeMenu()->popup(event->globalPos());
}

}  // namespace metes
