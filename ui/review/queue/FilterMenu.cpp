// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/queue/FilterMenu.h"

#include "core/patent/Category.h"
#include "ui/review/ReviewWords.h"
#include "ui/widgets/CategoryText.h"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace metes {

namespace {

struct FilterMenu {
    Q_DECLARE_TR_FUNCTIONS(FilterMenu)
};

using Changed = std::function<void(const QueueFilter&)>;
using Edit = std::function<void(QueueFilter&)>;

/// Adds choices that each turn one part of the filter on or off.
class Adder {
public:
    Adder(const QueueFilter& filter, const Changed& changed) : m_filter(filter), m_changed(changed)
    {
    }

    void add(QMenu& menu, const QString& text, bool on, const Edit& edit) const
    {
        QAction* action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(on);
        QObject::connect(action, &QAction::triggered, &menu,
                         [filter = m_filter, call = m_changed, edit] {
                             QueueFilter changed = filter;
                             edit(changed);
                             call(changed);
                         });
    }

private:
    QueueFilter m_filter;
    Changed m_changed;
};

QString capital(QString text)
{
    return text.isEmpty() ? text : text.replace(0, 1, text.at(0).toUpper());
}

QString counted(const QString& text, std::int64_t count)
{
    return QStringLiteral("%1\t%2").arg(text).arg(count);
}

std::int64_t countOf(const std::vector<std::int64_t>& counts, std::size_t index)
{
    return index < counts.size() ? counts[index] : 0;
}

void addStates(QMenu& menu, const FilterChoices& choices, const Adder& adder)
{
    for (const ClaimState state :
         {ClaimState::Unseen, ClaimState::Accepted, ClaimState::Edited, ClaimState::Rejected,
          ClaimState::Added, ClaimState::NothingFound, ClaimState::Skipped}) {
        const auto& states = choices.filter.states;
        const bool on = std::find(states.begin(), states.end(), state) != states.end();
        const auto count = countOf(choices.counts.states, static_cast<std::size_t>(state));
        adder.add(menu, counted(capital(claimStateName(state)), count), on,
                  [state, on](QueueFilter& filter) {
                      if (on) {
                          std::erase(filter.states, state);
                      } else {
                          filter.states.push_back(state);
                      }
                  });
    }
}

void addLabels(QMenu& menu, const FilterChoices& choices, const Adder& adder)
{
    for (const Label label : {Label::Definite, Label::Indefinite}) {
        const bool on = choices.filter.label == label;
        const auto count =
            label == Label::Definite ? choices.counts.definite : choices.counts.indefinite;
        adder.add(menu, counted(labelName(label), count), on, [label, on](QueueFilter& filter) {
            filter.label = on ? std::nullopt : std::optional(label);
            filter.unlabelled = false;
        });
    }
    const bool none = choices.filter.unlabelled;
    adder.add(menu, counted(FilterMenu::tr("No label"), choices.counts.unlabelled), none,
              [none](QueueFilter& filter) {
                  filter.unlabelled = !none;
                  filter.label.reset();
              });
}

void addCategories(QMenu& menu, const FilterChoices& choices, const Adder& adder)
{
    for (const CategoryInfo& info : categories()) {
        const Category category = info.category;
        const bool on = choices.filter.category == category;
        const auto count = countOf(choices.counts.categories, static_cast<std::size_t>(category));
        adder.add(menu, counted(categoryName(category), count), on,
                  [category, on](QueueFilter& filter) {
                      filter.category = on ? std::nullopt : std::optional(category);
                  });
    }
}

void addLayers(QMenu& menu, const FilterChoices& choices, const Adder& adder)
{
    for (const Layer layer : {Layer::Examiner, Layer::Model, Layer::Linter, Layer::Annotator}) {
        const bool on = choices.filter.layer == layer;
        adder.add(menu, capital(layerName(layer)), on, [layer, on](QueueFilter& filter) {
            filter.layer = on ? std::nullopt : std::optional(layer);
        });
    }
}

void addSplits(QMenu& menu, const FilterChoices& choices, const Adder& adder)
{
    const QString names[] = {FilterMenu::tr("No split"), FilterMenu::tr("Training"),
                             FilterMenu::tr("Validation"), FilterMenu::tr("Test"),
                             FilterMenu::tr("Another split")};
    for (std::uint8_t split = 0; split < std::size(names); ++split) {
        const bool on = choices.filter.split == split;
        adder.add(menu, names[split], on, [split, on](QueueFilter& filter) {
            filter.split = on ? std::nullopt : std::optional(split);
        });
    }
}

void addMarks(QMenu& menu, const FilterChoices& choices, const Adder& adder)
{
    const QueueFilter& filter = choices.filter;
    adder.add(menu, counted(FilterMenu::tr("Flagged"), choices.counts.flagged), filter.flagged,
              [](QueueFilter& changed) { changed.flagged = !changed.flagged; });
    adder.add(menu, counted(FilterMenu::tr("Commented"), choices.counts.commented),
              filter.commented,
              [](QueueFilter& changed) { changed.commented = !changed.commented; });
    adder.add(
        menu,
        counted(FilterMenu::tr("With a quote that is not in the claim"), choices.counts.ungrounded),
        filter.ungrounded, [](QueueFilter& changed) { changed.ungrounded = !changed.ungrounded; });
    if (choices.application || filter.application) {
        const ApplicationId application = choices.application;
        const bool on = filter.application.has_value();
        adder.add(menu, FilterMenu::tr("Only application %1").arg(choices.applicationName), on,
                  [application, on](QueueFilter& changed) {
                      changed.application = on ? std::nullopt : std::optional(application);
                  });
    }
}

}  // namespace

void fillFilterMenu(QMenu& menu, const FilterChoices& choices,
                    const std::function<void(const QueueFilter&)>& change)
{
    const Adder adder(choices.filter, change);
    addStates(*menu.addMenu(FilterMenu::tr("State")), choices, adder);
    addLabels(*menu.addMenu(FilterMenu::tr("Label")), choices, adder);
    addCategories(*menu.addMenu(FilterMenu::tr("Category")), choices, adder);
    addLayers(*menu.addMenu(FilterMenu::tr("Cited by")), choices, adder);
    addSplits(*menu.addMenu(FilterMenu::tr("Split")), choices, adder);
    menu.addSeparator();
    addMarks(menu, choices, adder);
    menu.addSeparator();
    QAction* clear = menu.addAction(FilterMenu::tr("Clear filters"));
    clear->setEnabled(!choices.filter.isEmpty());
    QObject::connect(clear, &QAction::triggered, &menu, [change] { change({}); });
}

}  // namespace metes
