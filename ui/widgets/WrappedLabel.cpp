// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/WrappedLabel.h"

#include <QEvent>

namespace metes {

void WrappedLabel::forgetOtherText() const
{
    if (m_measured == text())
        return;
    m_measured = text();
    m_heights.clear();
    m_hint = m_minimum = {};
}

int WrappedLabel::heightForWidth(int width) const
{
    forgetOtherText();
    const auto known = m_heights.constFind(width);
    if (known != m_heights.constEnd())
        return *known;
    return *m_heights.insert(width, QLabel::heightForWidth(width));
}

QSize WrappedLabel::sizeHint() const
{
    forgetOtherText();
    if (!m_hint.isValid())
        m_hint = QLabel::sizeHint();
    return m_hint;
}

QSize WrappedLabel::minimumSizeHint() const
{
    forgetOtherText();
    if (!m_minimum.isValid())
        m_minimum = QLabel::minimumSizeHint();
    return m_minimum;
}

void WrappedLabel::changeEvent(QEvent* event)
{
    // Font, style or anything else may change the measure.
    m_heights.clear();
    m_hint = m_minimum = {};
    QLabel::changeEvent(event);
}

}  // namespace metes
