// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "ui/theme/Theme.h"

class QLabel;
class QTimer;

namespace metes {

class Button;
class ElidedLabel;
class ProgressStrip;
struct PageStatus;

/// The window's last line. Left: how far the page is; right: whether all is saved, what runs in the
/// background, and that nothing leaves the machine.
class StatusLine : public QWidget {
    Q_OBJECT

public:
    enum class Saving { NoProject, Saved, ReadOnly };

    explicit StatusLine(const Theme& theme, QWidget* parent = nullptr);

    void setPageStatus(const PageStatus& status);
    void setSaving(Saving saving);
    /// A sentence that goes away by itself.
    void showMessage(const QString& text);
    /// What runs now: "Importing, 214 of 1,444"; empty when nothing does.
    void setJob(const QString& text);

signals:
    void jobCancelled();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();

    const Theme& m_theme;
    QLabel* m_count;
    ProgressStrip* m_strip;
    ElidedLabel* m_pace;
    ElidedLabel* m_message;
    QLabel* m_saving;
    QLabel* m_job;
    Button* m_cancel;
    QLabel* m_offline;
    QTimer* m_fading;
};

}  // namespace metes
