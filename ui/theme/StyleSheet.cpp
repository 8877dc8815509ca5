// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/StyleSheet.h"

#include "ui/theme/RoleNames.h"

#include <QFile>
#include <QRegularExpression>

namespace metes {

QString makeStyleSheet(const ThemeColors& colors)
{
    QFile file(QStringLiteral(":/themes/metes.qss"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The style sheet is missing from the program's resources");
    const QString source = QString::fromUtf8(file.readAll());
    static const QRegularExpression token(QStringLiteral("@([A-Za-z]+)"));

    QString sheet;
    qsizetype done = 0;
    for (auto found = token.globalMatch(source); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const std::optional<ColorRole> role = roleFromName(match.captured(1));
        if (!role)
            qFatal("The style sheet names an unknown colour: %s", qPrintable(match.captured(1)));
        sheet += source.mid(done, match.capturedStart() - done);
        sheet += colors.roles[static_cast<std::size_t>(*role)].name();
        done = match.capturedEnd();
    }
    return sheet + source.mid(done);
}

}  // namespace metes
