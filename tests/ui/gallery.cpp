// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Shows the kit and both panes with hard samples, and saves pictures for people to look at:
//   metes_ui_gallery FOLDER [light|dark]
// QT_SCALE_FACTOR=2 gives the pictures at 200 %.

#include "tests/ui/PaneSamples.h"
#include "ui/editor/ActionView.h"
#include "ui/editor/ClaimView.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Button.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/CategoryBadge.h"
#include "ui/widgets/CategoryText.h"
#include "ui/widgets/Chip.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/KeyCap.h"
#include "ui/widgets/PanelHeader.h"
#include "ui/widgets/ProgressStrip.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSplitter>
#include <QTextStream>

using namespace metes;

namespace {

QString words(const char* text)
{
    return QString::fromUtf8(text);
}

Card* makeCard(const Theme& theme, Category category, const QString& text, const QString& key)
{
    auto* card = new Card(theme);
    auto* row = new QHBoxLayout(card);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kGap3);
    row->addWidget(new CategoryBadge(theme, category), 0, Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->setSpacing(metrics::kGap1);
    auto* head = new QHBoxLayout;
    auto* title = new QLabel(categoryName(category));
    QFont font = theme.font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    auto* note = new QLabel(words("examiner · exact"));
    note->setProperty("tone", words("muted"));
    note->setFont(theme.font(TextStyle::Secondary));
    head->addWidget(title);
    head->addStretch(1);
    head->addWidget(new KeyCap(theme, key));
    head->addWidget(note);
    column->addLayout(head);
    auto* body = new QLabel(text);
    body->setWordWrap(true);
    column->addWidget(body);
    row->addLayout(column, 1);
    return card;
}

QWidget* makeFooter(const Theme& theme)
{
    auto* footer = new QWidget;
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(metrics::kGap3, metrics::kGap2, metrics::kGap3, metrics::kGap2);
    row->setSpacing(metrics::kGap2);
    auto* label = new QLabel(words("Label"));
    label->setProperty("tone", words("muted"));
    auto* definite = new Button(theme, Button::Kind::Secondary, words("Definite"));
    definite->setCheckable(true);
    definite->setTone(Button::Tone::Good);
    definite->setKeyHint(words("D"));
    auto* indefinite = new Button(theme, Button::Kind::Secondary, words("Indefinite"));
    indefinite->setCheckable(true);
    indefinite->setChecked(true);
    indefinite->setTone(Button::Tone::Bad);
    indefinite->setKeyHint(words("I"));
    auto* skip = new Button(theme, Button::Kind::Secondary, words("Skip"));
    skip->setKeyHint(words("S"));
    auto* accept = new Button(theme, Button::Kind::Primary, words("Accept and next"));
    accept->setKeyHint(words("Enter"));
    row->addWidget(label);
    row->addWidget(definite);
    row->addWidget(indefinite);
    row->addStretch(1);
    row->addWidget(skip);
    row->addWidget(accept);
    return footer;
}

QWidget* makeReview(const Theme& theme)
{
    auto* page = new QSplitter;
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* header = new PanelHeader(theme, words("Claim 7"));
    header->addChip(words("dependent · claim 4 · claim 1"));
    auto* parents = new Button(theme, Button::Kind::Quiet, words("Parents"));
    parents->setSize(Button::Size::Small);
    parents->setKeyHint(words("P"));
    header->addControl(parents);
    column->addWidget(header);
    auto* claim = new ClaimView(theme);
    const samples::Pane review = samples::reviewClaim();
    claim->setClaim(7, review.text, review.clauses);
    claim->setHighlights(review.highlights);
    claim->focusSpan({words("a"), 0});
    column->addWidget(claim, 3);
    auto* cards = new QWidget;
    auto* stack = new QVBoxLayout(cards);
    stack->setSpacing(metrics::kGap2);
    auto* first =
        makeCard(theme, Category::AntecedentBasis,
                 words("Claim 7 recites “the candidate phrases” in line 2. There is insufficient "
                       "antecedent basis for this limitation."),
                 words("1"));
    first->setSelected(true);
    stack->addWidget(first);
    stack->addWidget(makeCard(theme, Category::RelativeTerm,
                              words("The term “substantially similar” is a term of degree."),
                              words("3")));
    stack->addStretch(1);
    column->addWidget(cards, 3);
    column->addWidget(makeFooter(theme));
    page->addWidget(left);

    auto* right = new QWidget;
    auto* texts = new QVBoxLayout(right);
    texts->setContentsMargins(0, 0, 0, 0);
    texts->setSpacing(0);
    auto* actionHeader = new PanelHeader(theme, words("Office action"));
    actionHeader->addChip(words("Non-final · 2020-01-15"));
    texts->addWidget(actionHeader);
    auto* action = new ActionView(theme);
    const samples::Pane sample = samples::reviewAction();
    action->setAction(sample.text, sample.blocks);
    action->setHighlights(sample.highlights);
    action->setMutedRanges(sample.muted);
    action->focusSpan({words("a"), 0});
    texts->addWidget(action);
    page->addWidget(right);
    page->setSizes({560, 560});
    return page;
}

QWidget* makePanes(const Theme& theme)
{
    auto* page = new QSplitter;
    auto* styles = new ClaimView(theme);
    const samples::Pane every = samples::everyStyle();
    styles->setClaim(12, every.text, every.clauses);
    styles->setHighlights(every.highlights);
    styles->setSearchHits(every.muted);
    page->addWidget(styles);
    auto* deep = new ClaimView(theme);
    const samples::Pane stacked = samples::eightOverlaps();
    deep->setClaim(3, stacked.text, stacked.clauses);
    deep->setHighlights(stacked.highlights);
    deep->setSelectedRange({30, 60});
    page->addWidget(deep);
    page->setSizes({560, 560});
    return page;
}

QWidget* makeButtons(const Theme& theme)
{
    auto* row = new QWidget;
    auto* flow = new FlowLayout(row);
    for (const auto kind : {Button::Kind::Primary, Button::Kind::Secondary, Button::Kind::Quiet}) {
        auto* button = new Button(theme, kind, words("Accept"));
        button->setKeyHint(words("Enter"));
        flow->addWidget(button);
        auto* off = new Button(theme, kind, words("Disabled"));
        off->setKeyHint(words("X"));
        off->setEnabled(false);
        flow->addWidget(off);
    }
    auto* icon = new Button(theme, Button::Kind::Secondary, words("Export"));
    icon->setIcon(theme.icon(words("export")));
    flow->addWidget(icon);
    auto* focused = new Button(theme, Button::Kind::Secondary, words("Focused"));
    focused->setObjectName(words("focused"));
    flow->addWidget(focused);
    auto* chip = new FilterChip(theme, words("Not reviewed"));
    chip->setCount(33);
    chip->setChecked(true);
    flow->addWidget(chip);
    flow->addWidget(new FilterChip(theme, words("Indefinite")));
    auto* flagged = new FilterChip(theme, words("Flagged"));
    flagged->setCount(0);
    flagged->setEnabled(false);
    flow->addWidget(flagged);
    for (const auto tone : {Chip::Tone::Neutral, Chip::Tone::Accent, Chip::Tone::Good,
                            Chip::Tone::Bad, Chip::Tone::Warn}) {
        auto* quiet = new Chip(theme, words("paused"));
        quiet->setTone(tone);
        flow->addWidget(quiet);
    }
    for (const CategoryInfo& info : categories())
        flow->addWidget(new CategoryBadge(theme, info.category));
    for (const char* name :
         {"review", "examine", "runs", "compare", "study", "audit", "metrics", "benchmark",
          "search", "filter", "flag", "comment", "skip", "check", "undo", "redo", "settings"}) {
        auto* label = new QLabel;
        label->setPixmap(theme.icon(words(name), ColorRole::Muted)
                             .pixmap(QSize(20, 20), row->devicePixelRatioF()));
        flow->addWidget(label);
    }
    return row;
}

QWidget* makeKit(const Theme& theme, QAction* repair)
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setSpacing(metrics::kGap3);
    for (const auto kind : {Banner::Kind::Info, Banner::Kind::Warning, Banner::Kind::Error}) {
        auto* banner = new Banner(theme, page);
        banner->showMessage(
            kind, words("The file sample.jsonl has a record without a claim text, line 214."),
            words("Nothing was imported. Correct the line, or leave the record out."), {repair});
        column->addWidget(banner);
    }
    column->addWidget(makeButtons(theme));
    auto* fields = new QHBoxLayout;
    auto* line = new QLineEdit;
    line->setPlaceholderText(words("Search claims, actions, reasons"));
    auto* choice = new QComboBox;
    choice->addItems({words("high first"), words("by claim")});
    fields->addWidget(line);
    fields->addWidget(choice);
    auto* strip = new ProgressStrip(theme);
    strip->setProgress(17, 50);
    fields->addWidget(strip);
    auto* elided = new ElidedLabel(
        words("The method of claim 4, further comprising ranking the candidate phrases"));
    elided->setFixedWidth(200);
    fields->addWidget(elided);
    column->addLayout(fields);
    auto* empty = new EmptyState(theme);
    empty->setIcon(words("review"));
    empty->setTitle(words("No claims yet"));
    empty->setSentence(
        words("Claims, their office actions and the reasons found in them stand here. Import a "
              "dataset to begin."));
    empty->setAction(words("Import a dataset"), words("Ctrl+O"));
    column->addWidget(empty, 1);
    return page;
}

void save(QWidget* page, const QDir& folder, const QString& name)
{
    page->resize(1120, 760);
    page->show();
    page->activateWindow();
    QCoreApplication::processEvents();
    if (auto* focused = page->findChild<Button*>(words("focused")))
        focused->setFocus(Qt::TabFocusReason);
    QCoreApplication::processEvents();
    if (!page->grab().save(folder.filePath(name + words(".png"))))
        QTextStream(stderr) << "cannot write " << name << "\n";
    page->hide();
}

}  // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        QTextStream(stderr) << "usage: metes_ui_gallery FOLDER [light|dark]\n";
        return 2;
    }
    const QDir folder(arguments.at(1));
    const QString look = arguments.value(2, words("light"));
    Theme theme;
    theme.setMode(look == words("dark") ? Theme::Mode::Dark : Theme::Mode::Light);
    theme.apply(application);
    QAction repair(words("Show the line"));

    const QString ending =
        QStringLiteral("-%1-%2").arg(look).arg(qRound(application.devicePixelRatio() * 100));
    std::unique_ptr<QWidget> kit(makeKit(theme, &repair));
    save(kit.get(), folder, words("kit") + ending);
    std::unique_ptr<QWidget> review(makeReview(theme));
    save(review.get(), folder, words("review") + ending);
    std::unique_ptr<QWidget> panes(makePanes(theme));
    save(panes.get(), folder, words("panes") + ending);
    return 0;
}
