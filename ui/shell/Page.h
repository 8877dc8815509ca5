// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QString>
#include <QWidget>

#include "core/base/Error.h"
#include "ui/settings/Command.h"
#include "ui/shell/ProjectContext.h"
#include "ui/widgets/Banner.h"

namespace metes {

/// What the status bar says of the page at its left.
struct PageStatus {
    qint64 done = 0;   ///< "17 / 50" and the thin bar; nothing while `total` is 0
    qint64 total = 0;
    QString pace;      ///< "38 s a claim · about 21 min left"; may be empty
};

/// One page of the window, made for one open project and destroyed before it closes. The shell
/// calls; the page answers by signals.
class Page : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Stable: "review".
    virtual QString pageId() const = 0;

    /// Puts the focus on the natural place. Called when the page comes to the front, and when the
    /// search box is left by Enter or Escape.
    virtual void activate() {}
    /// The panes that F6 walks, in reading order; hidden ones are left out by the shell.
    virtual QList<QWidget*> panes() const { return {}; }

    /// The text of the top bar's search box: 150 ms after the last key, at once on Enter. Empty
    /// ends the search.
    virtual void search(const QString& query) { Q_UNUSED(query) }
    /// What stands in the empty search box.
    virtual QString searchHint() const { return {}; }

    virtual void undo() {}
    virtual void redo() {}

    /// Shows or hides the side list. Also remembered by Settings::isQueueCollapsed().
    virtual void setQueueVisible(bool visible) { Q_UNUSED(visible) }

    /// Whether a layer over the texts is shown, for the menu View: Command::ToggleLinter or
    /// ToggleDrivers. Nothing where the page has no such layer.
    virtual std::optional<bool> isLayerShown(Command layer) const
    {
        Q_UNUSED(layer)
        return std::nullopt;
    }
    virtual void toggleLayer(Command layer) { Q_UNUSED(layer) }

    /// Stops what jobChanged() told of.
    virtual void cancelJob() {}
    /// Whether that writes to the project: such changes are read when it is done.
    virtual bool isWriting() const { return false; }

    /// Another program wrote to the project, or an import did: read again what is shown.
    virtual void projectChangedOutside() {}

    /// Shows one thing of those that it is about, by the name that people and files call it. Called
    /// when the page has come to the front.
    virtual void showItem(const QString& name) { Q_UNUSED(name) }

signals:
    void statusChanged(const metes::PageStatus& status);
    /// A sentence for the status bar's right side, for a few seconds: "Undone: label of claim 7".
    void messageRaised(const QString& text);
    /// What the page does in the background, for the status bar: "Run 12: 214 of 1,444"; empty when
    /// nothing.
    void jobChanged(const QString& text);
    /// For the shell's banner: what happened and what to do.
    void bannerRaised(metes::Banner::Kind kind, const QString& happened, const QString& advice);
    /// The page's own reason for a banner is gone.
    void bannerCleared();
    /// Puts the focus into the top bar's search box.
    void searchRequested();
    /// Changes the search box without calling search().
    void searchTextChanged(const QString& text);
    void helpRequested();
    /// Brings another page to the front, by its id, and shows `item` there when it is not empty;
    /// nothing happens where there is none.
    void pageRequested(const QString& pageId, const QString& item = {});
};

/// How a page comes into the rail.
struct PageEntry {
    QString id;
    std::function<QString()> title;  ///< asked again when the language changes
    QString icon;                    ///< one of our icons
    std::function<Page*(const ProjectContext& context, QWidget* parent)> make;
    /// Of its key, 1 to 8, the same whatever pages there are; 0: its place on the rail.
    int number = 0;
};

}  // namespace metes
