// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/Endpoint.h"

#include <QHostAddress>
#include <QUrl>

namespace metes {

namespace {

bool isHttp(const QUrl& url)
{
    return url.isValid() && !url.host().isEmpty()
           && (url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https"));
}

QUrl parsed(const std::string& url)
{
    return QUrl(QString::fromStdString(url), QUrl::StrictMode);
}

}  // namespace

bool isLoopback(const std::string& url)
{
    const QString host = parsed(url).host().toLower();
    return host == QLatin1String("localhost") || QHostAddress(host).isLoopback();
}

std::string originOf(const std::string& url)
{
    const QUrl address = parsed(url);
    if (!isHttp(address)) {
        return {};
    }
    const int usual = address.scheme() == QLatin1String("https") ? 443 : 80;
    QUrl origin;
    origin.setScheme(address.scheme());
    origin.setHost(address.host());
    return origin.toString().toStdString() + ":" + std::to_string(address.port(usual));
}

std::string shownUrl(const std::string& url)
{
    return parsed(url)
        .toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment)
        .toStdString();
}

Result<std::string> redirectTarget(const std::string& from, const std::string& location)
{
    const QUrl here = parsed(from);
    const QUrl target = here.resolved(QUrl::fromEncoded(QByteArray::fromStdString(location)));
    const std::string to = target.toString(QUrl::FullyEncoded).toStdString();
    if (!isHttp(target)) {
        return fail(ErrorCode::InvalidInput, shownUrl(from) + " redirects to no web address");
    }
    if (isLoopback(from) != isLoopback(to)) {
        return fail(ErrorCode::InvalidInput,
                    shownUrl(from) + " redirects to " + originOf(to)
                        + ", between this machine and another",
                    "the redirect is not followed");
    }
    if (here.scheme() == QLatin1String("https") && target.scheme() == QLatin1String("http")
        && !isLoopback(to)) {
        return fail(ErrorCode::InvalidInput,
                    shownUrl(from) + " redirects to " + originOf(to) + ", without encryption",
                    "the redirect is not followed");
    }
    return to;
}

}  // namespace metes
