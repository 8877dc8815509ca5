// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/Numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <array>

namespace metes {

namespace {

struct NumberWords {
    Q_DECLARE_TR_FUNCTIONS(metes::Numbers)
};

constexpr QLatin1String kCountedAsZero(", counted as 0");

// What core's figures say.
constexpr std::array kReasons = {
    QT_TRANSLATE_NOOP("metes::Numbers", "only one class"),
    QT_TRANSLATE_NOOP("metes::Numbers", "no claims"),
    QT_TRANSLATE_NOOP("metes::Numbers", "there are no positives"),
    QT_TRANSLATE_NOOP("metes::Numbers", "no label is true or predicted"),
    QT_TRANSLATE_NOOP("metes::Numbers", "no observations"),
    QT_TRANSLATE_NOOP("metes::Numbers", "the scores are no probabilities"),
    QT_TRANSLATE_NOOP("metes::Numbers", "no threshold"),
    QT_TRANSLATE_NOOP("metes::Numbers", "a run has no threshold"),
    QT_TRANSLATE_NOOP("metes::Numbers", "a run has no thresholds for categories"),
    QT_TRANSLATE_NOOP("metes::Numbers", "the run has no scores for the category"),
    QT_TRANSLATE_NOOP("metes::Numbers", "no labelled validation claims to choose it on"),
    QT_TRANSLATE_NOOP("metes::Numbers", "no labelled claims with such a probability"),
    QT_TRANSLATE_NOOP("metes::Numbers", "no labelled claims of test or validation"),
    QT_TRANSLATE_NOOP("metes::Numbers", "equal scores keep the wanted share out of reach"),
    QT_TRANSLATE_NOOP("metes::Numbers", "chosen on the claims that it is evaluated on"),
    QT_TRANSLATE_NOOP("metes::Numbers", "no positive examples among the train claims"),
    QT_TRANSLATE_NOOP("metes::Numbers", "no negative examples among the train claims"),
    QT_TRANSLATE_NOOP("metes::Numbers", "nothing was predicted positive"),
    QT_TRANSLATE_NOOP("metes::Numbers", "nothing is positive and nothing was predicted"),
};

QString withMinus(QString text)
{
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

QString span(const QString& low, const QString& high)
{
    return QStringLiteral("%1 – %2").arg(low, high);
}

QString withInterval(const QString& value, const QString& interval)
{
    return interval.isEmpty() ? value : QStringLiteral("%1 (%2)").arg(value, interval);
}

}  // namespace

QString countText(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

QString numberText(double value, int decimals)
{
    QString text = QLocale().toString(value, 'f', decimals);
    if (text == QLocale().toString(-0.0, 'f', decimals)) {
        text = QLocale().toString(0.0, 'f', decimals);
    }
    return withMinus(text);
}

QString percentText(double share, int decimals)
{
    return numberText(100 * share, decimals);
}

QString percentText(const Interval& interval, int decimals)
{
    return span(percentText(interval.low, decimals), percentText(interval.high, decimals));
}

QString numberText(const Interval& interval, int decimals)
{
    return span(numberText(interval.low, decimals), numberText(interval.high, decimals));
}

QString percentText(const Estimate& estimate, int decimals)
{
    if (!estimate.value) {
        return NumberWords::tr("not estimable");
    }
    return withInterval(percentText(*estimate.value, decimals),
                        estimate.interval ? percentText(*estimate.interval, decimals) : QString());
}

QString numberText(const Estimate& estimate, int decimals)
{
    if (!estimate.value) {
        return NumberWords::tr("not estimable");
    }
    return withInterval(numberText(*estimate.value, decimals),
                        estimate.interval ? numberText(*estimate.interval, decimals) : QString());
}

QString pText(double p)
{
    return p < 0.001 ? QStringLiteral("p < %1").arg(QLocale().toString(0.001, 'f', 3))
                     : QStringLiteral("p = %1").arg(QLocale().toString(p, 'f', 3));
}

QString reasonText(const std::string& reason)
{
    for (const char* known : kReasons) {
        if (reason == known) {
            return NumberWords::tr(known);
        }
    }
    const QString words = QString::fromStdString(reason);
    if (words.endsWith(kCountedAsZero)) {
        const QString before = words.chopped(kCountedAsZero.size());
        return NumberWords::tr("%1, counted as 0").arg(reasonText(before.toStdString()));
    }
    static const QRegularExpression kResamples(
        QStringLiteral("^(\\d+) of (\\d+) resamples were undefined$"));
    if (const QRegularExpressionMatch match = kResamples.match(words); match.hasMatch()) {
        return NumberWords::tr("%1 of %2 resamples were undefined")
            .arg(match.captured(1), match.captured(2));
    }
    // Core joins two of them by "; " and puts what is missing before ": ".
    for (const QLatin1String join : {QLatin1String("; "), QLatin1String(": ")}) {
        if (const qsizetype at = words.indexOf(join); at > 0) {
            return reasonText(words.left(at).toStdString()) + join
                   + reasonText(words.mid(at + join.size()).toStdString());
        }
    }
    return words;
}

QString notEstimableText(const std::string& reason)
{
    return reason.empty() ? NumberWords::tr("Not estimable.")
                          : NumberWords::tr("Not estimable: %1.").arg(reasonText(reason));
}

}  // namespace metes
