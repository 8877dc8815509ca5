// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace metes {

/// One line of plain text that ends in an ellipsis where it does not fit; the whole text is the
/// tooltip then, and always the accessible name.
class ElidedLabel : public QFrame {
    Q_OBJECT

public:
    explicit ElidedLabel(const QString& text = {}, QWidget* parent = nullptr);

    QString text() const { return m_text; }
    void setText(const QString& text);
    void setElideMode(Qt::TextElideMode mode);
    bool isElided() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString m_text;
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

}  // namespace metes
