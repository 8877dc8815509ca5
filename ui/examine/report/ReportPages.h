// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace metes {

/// Lays blocks of HTML on pages: a block that does not fit goes to the next page, one that is
/// longer than a page is cut between lines. Runs on any thread.
class ReportPages {
public:
    /// `style` is a style sheet as QTextDocument reads it; `footer` stands on each page beside its
    /// number.
    ReportPages(QStringList blocks, QString style, QString footer)
        : m_blocks(std::move(blocks)), m_style(std::move(style)), m_footer(std::move(footer))
    {
    }

    QByteArray pdf() const;

private:
    QStringList m_blocks;
    QString m_style;
    QString m_footer;
};

}  // namespace metes
