// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/Card.h"

class QLabel;

namespace metes {

class ElidedLabel;

/// One number or word that matters, with its name above and a remark below.
class FigureCard : public Card {
    Q_OBJECT

public:
    enum class Value { Number, Word };

    FigureCard(const Theme& theme, Value value, const QString& name, QWidget* parent = nullptr);

    void setName(const QString& name);
    void setFigure(const QString& value, const QString& remark = {});
    QString value() const;
    QString remark() const;

private:
    void restyle();

    const Theme& m_theme;
    Value m_kind;
    ElidedLabel* m_name;
    ElidedLabel* m_value;
    ElidedLabel* m_remark;
};

}  // namespace metes
