// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Office actions for the tests of the extractor: the project's own snippets, and real ones from the
// collection beside the checkout where it is there.

#include "core/base/Json.h"
#include "core/extraction/Extractor.h"

#include <QFile>
#include <QString>
#include <QTest>

#include <string>
#include <vector>

namespace metes::test {

inline std::string readWhole(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

inline std::string fixtureText(const char* name)
{
    return readWhole(QStringLiteral(METES_SOURCE_DIR "/tests/fixtures/") + QLatin1String(name));
}

/// Empty when the collection is not there.
inline std::string collected(const std::string& name)
{
    return readWhole(QStringLiteral(METES_SOURCE_DIR "/../shared/data/")
                     + QString::fromStdString(name));
}

inline OfficeAction actionOf(const std::string& text)
{
    OfficeAction action;
    action.text = text;
    return action;
}

/// [1,"3-5"] written out.
inline std::vector<std::int32_t> claimNumbers(const Json& list)
{
    std::vector<std::int32_t> claims;
    for (const Json& item : list) {
        if (item.is_number()) {
            claims.push_back(item.get<std::int32_t>());
            continue;
        }
        const std::string text = item.get<std::string>();
        const int last = std::stoi(text.substr(text.find('-') + 1));
        for (int claim = std::stoi(text); claim <= last; ++claim) {
            claims.push_back(claim);
        }
    }
    return claims;
}

inline QByteArray bytes(const std::string& text)
{
    return QByteArray::fromStdString(text);
}

/// "1 2 5", for messages.
inline QByteArray listed(const std::vector<std::int32_t>& numbers)
{
    QByteArrayList list;
    for (const std::int32_t number : numbers) {
        list << QByteArray::number(number);
    }
    return list.join(' ');
}

/// A whole rejection with its claims, as the collection has it in the project's own format.
struct RealAction {
    OfficeAction action;
    std::vector<ExtractionClaim> claims;
    std::vector<Json> records;  ///< the claims with their reasons, found by hand
};

inline RealAction realAction()
{
    RealAction real;
    const std::string lines = collected("metes/19182905.jsonl");
    for (std::size_t begin = 0; begin < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', begin), lines.size());
        const Json record = Json::parse(lines.substr(begin, end - begin));
        begin = end + 1;
        if (record["type"] == "application") {
            real.action.text = record["office_action"]["text"];
        } else if (record["type"] == "claim") {
            real.claims.push_back({record["claim"], record["text"], record["depends_on"], false});
            real.records.push_back(record);
        }
    }
    return real;
}

}  // namespace metes::test
