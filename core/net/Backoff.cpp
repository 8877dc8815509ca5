// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/Backoff.h"

#include <QDateTime>
#include <QLocale>
#include <QString>
#include <QTimeZone>

#include <algorithm>
#include <charconv>

namespace metes {

namespace {

using std::chrono::milliseconds;

bool mayPass(const Result<HttpResponse>& outcome)
{
    if (!outcome) {
        return outcome.error().code == ErrorCode::InputOutput;
    }
    const int status = outcome->status;
    return status == 429 || (status >= 500 && status != 501 && status != 505);
}

std::optional<milliseconds> untilDate(std::string_view value, Moment now)
{
    const QString text =
        QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())).simplified();
    for (const char* const form : {"ddd, dd MMM yyyy hh:mm:ss 'GMT'",
                                   "dddd, dd-MMM-yy hh:mm:ss 'GMT'", "ddd MMM d hh:mm:ss yyyy"}) {
        QDateTime date = QLocale::c().toDateTime(text, QLatin1String(form));
        if (!date.isValid()) {
            continue;
        }
        date.setTimeZone(QTimeZone::utc());
        // Two digits of the year are of the century before: the form is that old.
        if (date.date().year() < 1970) {
            date = date.addYears(100);
        }
        return milliseconds(std::max<std::int64_t>(date.toMSecsSinceEpoch() - now.milliseconds, 0));
    }
    return std::nullopt;
}

}  // namespace

std::optional<milliseconds> retryAfter(std::string_view value, Moment now)
{
    std::uint32_t seconds = 0;
    const char* const end = value.data() + value.size();
    const auto read = std::from_chars(value.data(), end, seconds);
    if (read.ec == std::errc() && read.ptr == end) {
        return milliseconds(std::int64_t{1000} * seconds);
    }
    return untilDate(value, now);
}

Backoff::Backoff(const BackoffLimits& limits, std::uint32_t seed) : m_limits(limits), m_random(seed)
{
}

std::optional<milliseconds> Backoff::next(const Result<HttpResponse>& outcome, Moment now)
{
    ++m_attempts;
    if (!mayPass(outcome) || m_attempts >= m_limits.attempts) {
        return std::nullopt;
    }
    const bool tooMany = outcome && outcome->status == 429;
    const milliseconds least = tooMany ? m_limits.afterTooMany : milliseconds(0);
    if (outcome) {
        if (const auto asked = retryAfter(outcome->header("Retry-After"), now)) {
            if (*asked > m_limits.patience) {
                return std::nullopt;
            }
            return std::max(*asked, least);
        }
    }
    const int doublings = std::min(m_attempts - 1, 20);
    const milliseconds own =
        std::min(m_limits.first * (std::int64_t{1} << doublings), m_limits.longest);
    const milliseconds wait = std::max(own, least);
    return wait + milliseconds(wait.count() * static_cast<std::int64_t>(m_random() % 1024) / 4096);
}

}  // namespace metes
