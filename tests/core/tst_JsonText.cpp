// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/JsonText.h"

#include "core/base/Json.h"

#include <QTest>

#include <random>

using namespace metes;

namespace {

std::string written(std::string_view text)
{
    std::string json;
    appendJsonText(json, text);
    return json;
}

}  // namespace

class tst_JsonText : public QObject {
    Q_OBJECT

private slots:
    void everyByteAtEveryPlace()
    {
        for (int byte = 0; byte < 256; ++byte) {
            for (std::size_t place = 0; place < 20; ++place) {
                std::string text(20, 'x');
                text[place] = static_cast<char>(byte);
                QCOMPARE(written(text), canonicalJson(Json(text)));
            }
        }
    }

    // The hashes of descriptions that are stored were made with canonicalJson().
    void likeCanonicalJson()
    {
        static const char* const kPieces[] = {"a",    "plain words ", "\"",   "\\",       "\n",
                                              "\x01", "\x1f",         "\x7f", "\xc3\xa9", "\xe2\x82\xac",
                                              "\xf0\x9f\x98\x80",     "/",    "\xff",     "\xed\xa0\x80",
                                              "\xc0\xaf",             "\xe2\x82"};
        std::mt19937 random(20261130);
        for (int round = 0; round < 20000; ++round) {
            // Half of the texts hold no invalid UTF-8, which stands last in the list.
            const std::size_t kinds = std::size(kPieces) - (round % 2 == 0 ? 4 : 0);
            std::string text;
            for (auto pieces = random() % 24; pieces > 0; --pieces) {
                text += kPieces[random() % kinds];
            }
            QCOMPARE(written(text), canonicalJson(Json(text)));
        }
    }

    void appends()
    {
        std::string json = "[";
        appendJsonText(json, "");
        QCOMPARE(json, std::string("[\"\""));
    }
};

QTEST_APPLESS_MAIN(tst_JsonText)
#include "tst_JsonText.moc"
