// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QLabel>

namespace metes {

/// A label of wrapped plain text that measures itself once for each width: a layout asks many
/// times, and each answer means to shape the whole text.
class WrappedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void forgetOtherText() const;

    mutable QString m_measured;  ///< the text that the answers below are for
    mutable QHash<int, int> m_heights;
    mutable QSize m_hint;
    mutable QSize m_minimum;
};

}  // namespace metes
