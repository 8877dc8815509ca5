// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace metes {

/// Takes files that are dropped on widgets, before the widgets do: an editor would write their
/// names into its text.
class FileDrop : public QObject {
    Q_OBJECT

public:
    explicit FileDrop(QObject* parent) : QObject(parent) {}

    void watch(QWidget& widget);

signals:
    /// The first of the dropped files.
    void dropped(const QString& file);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace metes
