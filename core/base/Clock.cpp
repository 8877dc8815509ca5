// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Clock.h"

#include <array>
#include <chrono>
#include <cstdio>

namespace metes {

namespace chrono = std::chrono;

Moment SystemClock::now() const
{
    const auto sinceEpoch = chrono::system_clock::now().time_since_epoch();
    return {chrono::duration_cast<chrono::milliseconds>(sinceEpoch).count()};
}

std::string isoTime(Moment moment)
{
    const chrono::sys_time<chrono::milliseconds> time{chrono::milliseconds(moment.milliseconds)};
    const auto day = chrono::floor<chrono::days>(time);
    const chrono::year_month_day date(day);
    const chrono::hh_mm_ss clock(time - day);
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ",
                  static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()), static_cast<int>(clock.hours().count()),
                  static_cast<int>(clock.minutes().count()),
                  static_cast<int>(clock.seconds().count()),
                  static_cast<int>(clock.subseconds().count()));
    return text.data();
}

bool parseIsoTime(const std::string& text, Moment& moment)
{
    // sscanf would take a sign for a digit.
    if (text.empty() || text[0] < '0' || text[0] > '9') {
        return false;
    }
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
    int hour = 0;
    int minute = 0;
    int second = 0;
    int millisecond = 0;
    int used = 0;
    const int fields = std::sscanf(text.c_str(), "%4d-%2u-%2uT%2d:%2d:%2d.%3dZ%n", &year, &month,
                                   &day, &hour, &minute, &second, &millisecond, &used);
    if (fields != 7 || static_cast<std::size_t>(used) != text.size()) {
        return false;
    }
    const chrono::year_month_day date{chrono::year(year), chrono::month(month), chrono::day(day)};
    if (!date.ok() || hour > 23 || minute > 59 || second > 60) {
        return false;
    }
    const auto time = chrono::sys_days(date) + chrono::hours(hour) + chrono::minutes(minute)
                      + chrono::seconds(second) + chrono::milliseconds(millisecond);
    moment = {chrono::duration_cast<chrono::milliseconds>(time.time_since_epoch()).count()};
    return isoTime(moment) == text;
}

}  // namespace metes
