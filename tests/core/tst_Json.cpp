// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Json.h"

#include <QTest>

using namespace metes;

class tst_Json : public QObject {
    Q_OBJECT

private slots:
    void canonical_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("canonical");
        const auto row = [](const char* name, const char* text, const char* canonical) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(canonical);
        };
        row("keys sorted, no blanks", "{ \"b\" : 1 ,\n \"a\" : [ 1, 2 ] }",
            "{\"a\":[1,2],\"b\":1}");
        row("keys sorted by bytes", "{\"\xc3\xa4\":1,\"z\":2,\"Z\":3,\"\":4}",
            "{\"\":4,\"Z\":3,\"z\":2,\"\xc3\xa4\":1}");
        row("sorted within", "[{\"b\":{\"d\":1,\"c\":2}}]", "[{\"b\":{\"c\":2,\"d\":1}}]");
        row("UTF-8 unescaped", "\"\\u00e9\\ud83d\\ude00\"", "\"\xc3\xa9\xf0\x9f\x98\x80\"");
        row("control characters escaped", "\"\\u000a\\u0001\\/\"", "\"\\n\\u0001/\"");
        row("numbers", "[1.0,1e2,-0,0.1,12345678901234567]", "[1.0,100.0,0,0.1,12345678901234567]");
        row("words", " [ true , false , null ] ", "[true,false,null]");
        row("the later of two equal keys", "{\"a\":1,\"a\":2}", "{\"a\":2}");
    }

    void canonical()
    {
        QFETCH(const QByteArray, text);
        const Result<Json> value = parseJson(text.toStdString());
        QVERIFY(value);
        QTEST(QByteArray::fromStdString(canonicalJson(*value)), "canonical");
        QVERIFY(*parseJson(canonicalJson(*value)) == *value);
    }

    void equalValuesGiveEqualBytes()
    {
        QCOMPARE(canonicalJson(*parseJson("{\"x\":1,\"y\":[]}")),
                 canonicalJson(*parseJson("{ \"y\" : [ ], \"x\" : 1 }")));
    }

    void invalidUtf8IsWrittenAsReplacement()
    {
        QCOMPARE(canonicalJson(Json(std::string("a\xff"))), std::string("\"a\xef\xbf\xbd\""));
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("text");
        const std::pair<const char*, QByteArray> rows[] = {
            {"nothing", ""},
            {"cut off", "{\"a\":"},
            {"trailing comma", "[1,]"},
            {"two values", "1 2"},
            {"single quotes", "{'a':1}"},
            {"bare NaN", "[NaN]"},
            {"number past a double", "[1e999]"},
            {"invalid UTF-8", "\"\xff\""},
            {"lone surrogate", "\"\\ud800\""},
            {"control character", "\"\n\""},
            {"nested too deep", QByteArray(2'000'000, '[') + QByteArray(2'000'000, ']')},
            {"513 levels", QByteArray("{\"a\":").repeated(513) + "1" + QByteArray(513, '}')},
        };
        for (const auto& [name, text] : rows) {
            QTest::newRow(name) << text;
        }
    }

    void refusals()
    {
        QFETCH(const QByteArray, text);
        const Result<Json> value = parseJson(text.toStdString());
        QVERIFY(!value);
        QCOMPARE(static_cast<int>(value.error().code), static_cast<int>(ErrorCode::InvalidInput));
        QVERIFY(!value.error().message.empty());
    }

    void deepButReadable()
    {
        QVERIFY(parseJson(std::string(512, '[') + std::string(512, ']')));
        // Brackets within strings are no levels.
        QVERIFY(parseJson("\"\\\"" + std::string(1000, '[') + "\""));
    }

    void errorNamesTheByte()
    {
        const Result<Json> value = parseJson("{\"a\":x}");
        QVERIFY(!value);
        QVERIFY2(value.error().message.find("byte 6") != std::string::npos,
                 value.error().message.c_str());
    }
};

QTEST_APPLESS_MAIN(tst_Json)
#include "tst_Json.moc"
