// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

namespace metes {

class Button;

/// The small bar that floats at a selection in the claim: "Add span", "New reason". It never takes
/// the focus from the text; the keys do the same.
class SelectionBar : public QWidget {
    Q_OBJECT

public:
    explicit SelectionBar(const Theme& theme, QWidget* parent);

    void setKeys(const QString& addSpan, const QString& newReason);
    void setAddSpanEnabled(bool enabled);
    /// Below `place` where it fits, else above; in the parent's coordinates.
    void showAt(const QRect& place);

signals:
    void addSpanRequested();
    void newReasonRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    Button* m_addSpan;
    Button* m_newReason;
};

}  // namespace metes
