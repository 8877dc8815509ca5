// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/queue/FilterText.h"

#include "core/patent/Category.h"

#include <QStringList>

namespace metes {

namespace {

QString text(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString pair(QLatin1String key, const QString& value)
{
    return key + u'=' + value;
}

void readPair(QueueFilter& filter, const QString& key, const QString& value)
{
    if (key == QLatin1String("state")) {
        for (const QString& id : value.split(u',')) {
            if (const auto state = claimStateFromId(id.toStdString())) {
                filter.states.push_back(*state);
            }
        }
    } else if (key == QLatin1String("label")) {
        filter.label = labelFromId(value.toStdString());
        filter.unlabelled = value == QLatin1String("none");
    } else if (key == QLatin1String("category")) {
        filter.category = categoryFromId(value.toStdString());
    } else if (key == QLatin1String("layer")) {
        filter.layer = layerFromId(value.toStdString());
    } else if (key == QLatin1String("split")) {
        bool number = false;
        const int split = value.toInt(&number);
        if (number && split >= 0 && split <= 4) {
            filter.split = static_cast<std::uint8_t>(split);
        }
    }
}

}  // namespace

QString filterText(const QueueFilter& filter)
{
    QStringList words;
    if (!filter.states.empty()) {
        QStringList states;
        for (const ClaimState state : filter.states) {
            states += text(claimStateId(state));
        }
        words += pair(QLatin1String("state"), states.join(u','));
    }
    if (filter.label || filter.unlabelled) {
        words += pair(QLatin1String("label"),
                      filter.label ? text(labelId(*filter.label)) : QStringLiteral("none"));
    }
    if (filter.category) {
        words += pair(QLatin1String("category"), text(categoryInfo(*filter.category).id));
    }
    if (filter.layer) {
        words += pair(QLatin1String("layer"), text(layerId(*filter.layer)));
    }
    if (filter.split) {
        words += pair(QLatin1String("split"), QString::number(*filter.split));
    }
    if (filter.flagged) {
        words += QStringLiteral("flagged");
    }
    if (filter.commented) {
        words += QStringLiteral("commented");
    }
    if (filter.ungrounded) {
        words += QStringLiteral("ungrounded");
    }
    return words.join(u';');
}

QueueFilter filterFromText(const QString& text)
{
    QueueFilter filter;
    for (const QString& word : text.split(u';', Qt::SkipEmptyParts)) {
        const qsizetype equals = word.indexOf(u'=');
        if (equals > 0) {
            readPair(filter, word.left(equals), word.mid(equals + 1));
        }
        filter.flagged = filter.flagged || word == QLatin1String("flagged");
        filter.commented = filter.commented || word == QLatin1String("commented");
        filter.ungrounded = filter.ungrounded || word == QLatin1String("ungrounded");
    }
    return filter;
}

}  // namespace metes
