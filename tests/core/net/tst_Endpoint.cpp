// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/Endpoint.h"

#include <QTest>

using namespace metes;
using S = std::string;

class tst_Endpoint : public QObject {
    Q_OBJECT

private slots:
    void loopback_data();
    void loopback();
    void origin_data();
    void origin();
    void shown();
    void redirects_data();
    void redirects();
};

void tst_Endpoint::loopback_data()
{
    QTest::addColumn<S>("url");
    QTest::addColumn<bool>("is");
    QTest::newRow("127.0.0.1") << S("http://127.0.0.1:8080/x") << true;
    QTest::newRow("127.9.9.9") << S("http://127.9.9.9/") << true;
    QTest::newRow("::1") << S("http://[::1]:80/") << true;
    QTest::newRow("localhost") << S("https://LocalHost/") << true;
    QTest::newRow("office") << S("https://api.uspto.gov/") << false;
    QTest::newRow("prefix") << S("https://127.0.0.1.example.test/") << false;
    QTest::newRow("user") << S("https://127.0.0.1@example.test/") << false;
    QTest::newRow("any address") << S("http://0.0.0.0/") << false;
    QTest::newRow("none") << S("nothing") << false;
}

void tst_Endpoint::loopback()
{
    QFETCH(S, url);
    QFETCH(bool, is);
    QCOMPARE(isLoopback(url), is);
}

void tst_Endpoint::origin_data()
{
    QTest::addColumn<S>("url");
    QTest::addColumn<S>("origin");
    QTest::newRow("default port") << S("https://api.uspto.gov/a?b")
                                  << S("https://api.uspto.gov:443");
    QTest::newRow("named port") << S("https://api.uspto.gov:443/")
                                << S("https://api.uspto.gov:443");
    QTest::newRow("case") << S("HTTP://A.Example/") << S("http://a.example:80");
    QTest::newRow("user") << S("http://u:p@a.example:81/") << S("http://a.example:81");
    QTest::newRow("v6") << S("http://[::1]:8080/") << S("http://[::1]:8080");
    QTest::newRow("file") << S("file:///x") << S();
    QTest::newRow("no host") << S("http:///x") << S();
}

void tst_Endpoint::origin()
{
    QFETCH(S, url);
    QFETCH(S, origin);
    QCOMPARE(originOf(url), origin);
}

void tst_Endpoint::shown()
{
    QCOMPARE(shownUrl("https://u:p@a.example:81/path/x?key=1#f"), S("https://a.example:81/path/x"));
}

void tst_Endpoint::redirects_data()
{
    QTest::addColumn<S>("from");
    QTest::addColumn<S>("location");
    QTest::addColumn<S>("to");  // empty: refused
    const S office = "https://api.uspto.gov/api/v1/x";
    const S here = "http://127.0.0.1:8000/x";
    QTest::newRow("path") << office << S("/y?a=b") << S("https://api.uspto.gov/y?a=b");
    QTest::newRow("relative") << office << S("y") << S("https://api.uspto.gov/api/v1/y");
    QTest::newRow("host") << office << S("https://data-documents.uspto.gov/y?s=%2F")
                          << S("https://data-documents.uspto.gov/y?s=%2F");
    QTest::newRow("no scheme") << office << S("//data.example/y") << S("https://data.example/y");
    QTest::newRow("no encryption") << office << S("http://api.uspto.gov/y") << S();
    QTest::newRow("into this machine") << office << S("https://127.0.0.1/y") << S();
    QTest::newRow("into this machine by name") << office << S("https://localhost/y") << S();
    QTest::newRow("out of it") << here << S("https://api.uspto.gov/y") << S();
    QTest::newRow("other port") << here << S("http://127.0.0.1:9000/y")
                                << S("http://127.0.0.1:9000/y");
    QTest::newRow("less encryption here")
        << S("https://localhost/") << S("http://127.0.0.1/") << S("http://127.0.0.1/");
    QTest::newRow("scheme") << office << S("ftp://api.uspto.gov/y") << S();
    QTest::newRow("script") << office << S("javascript:alert(1)") << S();
}

void tst_Endpoint::redirects()
{
    QFETCH(S, from);
    QFETCH(S, location);
    QFETCH(S, to);
    const auto target = redirectTarget(from, location);
    QCOMPARE(target.has_value(), !to.empty());
    QCOMPARE(target.value_or(S()), to);
    if (!target) {
        QCOMPARE(target.error().code, ErrorCode::InvalidInput);
    }
}

QTEST_APPLESS_MAIN(tst_Endpoint)
#include "tst_Endpoint.moc"
