// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/predictions/DriverWords.h"

#include "ui/metrics/FeatureWords.h"
#include "ui/plots/Numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace metes {

namespace {

struct DriverTexts {
    Q_DECLARE_TR_FUNCTIONS(metes::Drivers)
};

constexpr int kDecimals = 2;
constexpr double kSmall = 0.1;  ///< below it two decimals say too little

bool isYesOrNo(const Driver& driver)
{
    constexpr std::array kFlags = {"has_description", "multiple_dependent", "independent"};
    return driver.group == "kind"
           || std::find(kFlags.begin(), kFlags.end(), driver.name) != kFlags.end();
}

QString valueText(const Driver& driver)
{
    if (driver.kind == ColumnKind::Term) {
        return DriverTexts::tr("%n time(s)", nullptr, static_cast<int>(driver.places.size()));
    }
    const double whole = std::round(driver.value);
    if (driver.group == "trigger") {
        return whole > 0 ? DriverTexts::tr("stands there") : DriverTexts::tr("absent");
    }
    if (isYesOrNo(driver)) {
        return whole > 0 ? DriverTexts::tr("yes") : DriverTexts::tr("no");
    }
    // Rounding in the standardisation must not show.
    if (std::abs(driver.value - whole) < 1e-6) {
        return numberText(whole, 0);
    }
    return numberText(driver.value, std::abs(driver.value) < kSmall ? 2 * kDecimals : kDecimals);
}

QString effectText(double contribution)
{
    const QString size = numberText(std::abs(contribution), kDecimals);
    return contribution > 0 ? DriverTexts::tr("raises %1").arg(size)
                            : DriverTexts::tr("lowers %1").arg(size);
}

QString intervalText(const Estimate& share)
{
    return share.interval ? percentText(*share.interval, 0) : QString();
}

}  // namespace

std::vector<DriverRow> driverRows(const ClaimDrivers& drivers)
{
    std::vector<DriverRow> rows;
    for (const Driver& driver : drivers.strongest) {
        DriverRow row;
        row.name = driver.kind == ColumnKind::Term ? quotedWord(QString::fromStdString(driver.name))
                                                   : featureName(driver.name);
        row.value = valueText(driver);
        row.effect = effectText(driver.contribution);
        row.contribution = driver.contribution;
        row.places = driver.places;
        row.spoken = QStringLiteral("%1, %2, %3").arg(row.name, row.value, row.effect);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<WordMark> wordMarks(const ClaimDrivers& drivers)
{
    std::vector<WordMark> marks;
    for (const Driver& driver : drivers.strongest) {
        const auto side = driver.raises() ? WordMark::Side::Raises : WordMark::Side::Lowers;
        for (const TextRange place : driver.places) {
            marks.push_back({place, side});
        }
    }
    return marks;
}

QString restText(const ClaimDrivers& drivers)
{
    const QString start = numberText(drivers.start, kDecimals);
    const QString sum = numberText(drivers.logOdds, kDecimals);
    if (drivers.others == 0) {
        return DriverTexts::tr("In log odds, from %1 to %2.").arg(start, sum);
    }
    return DriverTexts::tr("In log odds, from %1 to %2; %n weaker one(s) together: %3.", nullptr,
                           static_cast<int>(drivers.others))
        .arg(start, sum, effectText(drivers.rest));
}

QString probabilityText(double p)
{
    return numberText(p, kDecimals);
}

QString predictedText(std::optional<Label> label)
{
    if (!label) {
        return {};
    }
    return *label == Label::Indefinite ? DriverTexts::tr("predicted indefinite")
                                       : DriverTexts::tr("predicted definite");
}

QString observedText(const ObservedShare& observed)
{
    if (!observed.share.value) {
        return DriverTexts::tr("interval not estimable");
    }
    return DriverTexts::tr("observed %1 % (%2), n = %3")
        .arg(percentText(*observed.share.value, 0), intervalText(observed.share),
             countText(observed.share.n));
}

QString historyText(const ObservedShare& observed, const std::string& split)
{
    if (!observed.share.value) {
        return DriverTexts::tr("Interval: %1").arg(notEstimableText(observed.share.reason));
    }
    const int claims = static_cast<int>(observed.share.n);
    const QString text =
        split == "test"
            ? DriverTexts::tr("Of %n other test claim(s) that this run put at %1 to %2, %3 % are "
                              "indefinite (95 % interval %4; %5).",
                              nullptr, claims)
            : DriverTexts::tr("Of %n other validation claim(s) that this run put at %1 to %2, "
                              "%3 % are indefinite (95 % interval %4; %5).",
                              nullptr, claims);
    return text.arg(
        numberText(observed.low, 1), numberText(observed.high, 1),
        percentText(*observed.share.value, 0), intervalText(observed.share),
        DriverTexts::tr("%n application(s)", nullptr, static_cast<int>(observed.applications)));
}

QString trainedOnText()
{
    return DriverTexts::tr("The model learned from this claim, so its probability flatters. "
                           "Interval: not estimable.");
}

}  // namespace metes
