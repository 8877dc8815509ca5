// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/HttpExchange.h"

#include "core/base/Version.h"
#include "core/net/Endpoint.h"

#include <QIODevice>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QUrl>

#include <utility>

namespace metes {

namespace {

QNetworkRequest networkRequest(const HttpRequest& request)
{
    QNetworkRequest network(QUrl(QString::fromStdString(request.url), QUrl::StrictMode));
    // We follow redirects ourselves, so that no secret follows with them.
    network.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    network.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    network.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    network.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    network.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    network.setRawHeader("User-Agent", QByteArray("Metes/") + kVersion);
    // Plain bytes: then Content-Length tells a cut answer, and nothing unpacks beyond the limit.
    network.setRawHeader("Accept-Encoding", "identity");
    if (request.method == HttpMethod::Post) {
        network.setRawHeader("Connection", "close");
    }
    for (const HttpHeader& header : request.headers) {
        network.setRawHeader(QByteArray::fromStdString(header.name),
                             QByteArray::fromStdString(header.value));
    }
    return network;
}

/// What a POST sends, once: Qt would send it again, silently, when the connection is closed without
/// an answer, unless the content cannot be rewound.
class OneTimeContent final : public QIODevice {
public:
    explicit OneTimeContent(const std::string& bytes) : m_bytes(bytes)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }
    bool reset() override { return false; }
    qint64 size() const override { return static_cast<qint64>(m_bytes.size()); }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        const std::size_t count =
            m_bytes.copy(data, static_cast<std::size_t>(most), static_cast<std::size_t>(pos()));
        return count == 0 && most > 0 ? -1 : static_cast<qint64>(count);
    }
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    std::string m_bytes;
};

std::string inSeconds(std::chrono::milliseconds time)
{
    return time.count() % 1000 == 0 ? std::to_string(time.count() / 1000) + " s"
                                    : std::to_string(time.count()) + " ms";
}

}  // namespace

HttpExchange::HttpExchange(QNetworkAccessManager& manager, const HttpRequest& request,
                           std::shared_ptr<HttpOutcome> outcome, std::function<void()> finished)
    : m_url(shownUrl(request.url)),
      m_limits(request.limits),
      m_outcome(std::move(outcome)),
      m_finished(std::move(finished))
{
    const QNetworkRequest network = networkRequest(request);
    if (request.method == HttpMethod::Post) {
        m_content = std::make_unique<OneTimeContent>(request.body);
        m_reply = manager.post(network, m_content.get());
    } else {
        m_reply = manager.get(network);
    }
    m_timer.setSingleShot(true);
    QObject::connect(&m_timer, &QTimer::timeout, &m_context, [this] { endWith(tooSlow()); });
    QObject::connect(m_reply, &QNetworkReply::metaDataChanged, &m_context, [this] { takeHead(); });
    QObject::connect(m_reply, &QNetworkReply::readyRead, &m_context, [this] { takeBody(); });
    QObject::connect(m_reply, &QNetworkReply::finished, &m_context, [this] { end(); });
    QObject::connect(m_reply, &QNetworkReply::uploadProgress, &m_context, [this] {
        if (!m_headTaken && !m_ended) {
            m_timer.start(m_limits.firstByte);
        }
    });
    m_timer.start(m_limits.firstByte);
}

HttpExchange::~HttpExchange()
{
    m_ended = true;
    m_reply->disconnect(&m_context);
    m_reply->abort();
    // Within no signal of its own (HttpClient drops exchanges later), and before its content goes.
    delete m_reply;
}

void HttpExchange::takeHead()
{
    if (m_ended || !m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).isValid()) {
        return;
    }
    m_headTaken = true;
    m_timer.start(m_limits.stall);
    const qlonglong length = m_reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
    if (length > m_limits.mostBytes) {
        endWith(tooLong());
        return;
    }
    const std::lock_guard lock(m_outcome->mutex);
    m_outcome->total = length;
}

void HttpExchange::takeBody()
{
    if (m_ended) {
        return;
    }
    const QByteArray bytes = m_reply->readAll();
    m_body.append(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (static_cast<std::int64_t>(m_body.size()) > m_limits.mostBytes) {
        endWith(tooLong());
        return;
    }
    m_timer.start(m_limits.stall);
    const std::lock_guard lock(m_outcome->mutex);
    m_outcome->received = static_cast<std::int64_t>(m_body.size());
}

void HttpExchange::end()
{
    takeBody();
    if (m_ended) {
        return;
    }
    // Errors from 200 on speak of the status of an answer that is there.
    const bool answered = m_reply->error() == QNetworkReply::NoError || m_reply->error() >= 200;
    const bool hasStatus =
        m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt() >= 100;
    endWith(answered && hasStatus ? answer() : transportFailure());
}

void HttpExchange::endWith(Result<HttpResponse> result)
{
    m_ended = true;
    m_timer.stop();
    {
        const std::lock_guard lock(m_outcome->mutex);
        m_outcome->result = std::move(result);
    }
    m_outcome->changed.notify_all();
    m_finished();
}

Result<HttpResponse> HttpExchange::answer() const
{
    HttpResponse response;
    response.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    response.url = m_url;
    for (const auto& [name, value] : m_reply->rawHeaderPairs()) {
        response.headers.push_back({name.toStdString(), value.toStdString()});
    }
    response.body = m_body;
    const std::string length = response.header("Content-Length");
    if (!length.empty() && length != std::to_string(m_body.size())) {
        return fail(ErrorCode::InputOutput, "the answer of " + m_url + " is cut off");
    }
    if (const std::string coding = response.header("Content-Encoding");
        !coding.empty() && coding != "identity") {
        return fail(ErrorCode::InvalidInput,
                    m_url + " answers in the coding \"" + coding + "\", which was not asked for");
    }
    return response;
}

tl::unexpected<Error> HttpExchange::transportFailure() const
{
    const std::string words = m_reply->errorString().toStdString();
    switch (m_reply->error()) {
    case QNetworkReply::SslHandshakeFailedError:
        return fail(ErrorCode::InvalidInput, "no trusted connection to " + m_url, words);
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::ContentReSendError:
        return fail(ErrorCode::InputOutput,
                    m_headTaken ? "the answer of " + m_url + " is cut off"
                                : m_url + " closed the connection without an answer");
    default: return fail(ErrorCode::InputOutput, m_url + " cannot be reached", words);
    }
}

tl::unexpected<Error> HttpExchange::tooLong() const
{
    return fail(ErrorCode::InvalidInput, "the answer of " + m_url + " is longer than "
                                             + std::to_string(m_limits.mostBytes) + " bytes");
}

tl::unexpected<Error> HttpExchange::tooSlow() const
{
    return m_headTaken
               ? fail(ErrorCode::InputOutput, m_url + " stopped in the middle of its answer, for "
                                                  + inSeconds(m_limits.stall))
               : fail(ErrorCode::InputOutput,
                      m_url + " did not answer within " + inSeconds(m_limits.firstByte));
}

}  // namespace metes
