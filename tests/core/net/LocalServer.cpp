// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/net/LocalServer.h"

#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>
#include <QThread>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>
#include <sstream>

namespace metes::test {

namespace {

/// The first whole request of what was received, taken out of it.
std::optional<ServedRequest> takeRequest(std::string& received)
{
    const std::size_t end = received.find("\r\n\r\n");
    if (end == std::string::npos) {
        return std::nullopt;
    }
    ServedRequest request;
    std::istringstream head(received.substr(0, end));
    std::string line;
    head >> request.method >> request.path;
    std::getline(head, line);
    while (std::getline(head, line)) {
        const std::size_t colon = line.find(':');
        std::string name = line.substr(0, colon);
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        std::string value = line.substr(std::min(colon + 1, line.size()));
        value.erase(0, value.find_first_not_of(' '));
        value.erase(value.find_last_not_of("\r ") + 1);
        request.headers[name] = value;
    }
    std::size_t length = 0;
    if (request.has("content-length")) {
        const std::string& text = request.headers["content-length"];
        std::from_chars(text.data(), text.data() + text.size(), length);
    }
    if (received.size() < end + 4 + length) {
        return std::nullopt;
    }
    request.body = received.substr(end + 4, length);
    received.erase(0, end + 4 + length);
    return request;
}

std::string headOf(const ServedAnswer& answer)
{
    std::ostringstream head;
    head << "HTTP/1.1 " << answer.status << " Status\r\nContent-Type: " << answer.type << "\r\n";
    const bool chunked = answer.fault == Fault::CutChunk || answer.fault == Fault::Endless;
    if (chunked) {
        head << "Transfer-Encoding: chunked\r\n";
    } else {
        head << "Content-Length: " << answer.body.size() << "\r\n";
    }
    for (const auto& [name, value] : answer.headers) {
        head << name << ": " << value << "\r\n";
    }
    head << "\r\n";
    return head.str();
}

std::string chunk(const std::string& bytes)
{
    std::ostringstream text;
    text << std::hex << bytes.size() << "\r\n" << bytes << "\r\n";
    return text.str();
}

void send(QTcpSocket& socket, const std::string& bytes)
{
    socket.write(bytes.data(), static_cast<qint64>(bytes.size()));
}

}  // namespace

LocalServer::LocalServer(Handler handler)
    : LocalServer(std::move(handler), std::make_unique<QTcpServer>())
{
}

LocalServer::LocalServer(Handler handler, std::unique_ptr<QTcpServer> server)
    : m_handler(std::move(handler)),
      m_thread(std::make_unique<QThread>()),
      m_server(server.release())
{
    m_server->moveToThread(m_thread.get());
    m_thread->start();
    QMetaObject::invokeMethod(
        m_server,
        [this] {
            if (!m_server->listen(QHostAddress(QHostAddress::LocalHost))) {
                qFatal("no port on 127.0.0.1");
            }
            m_port = m_server->serverPort();
            QObject::connect(m_server, &QTcpServer::newConnection, m_server, [this] {
                while (QTcpSocket* const socket = m_server->nextPendingConnection()) {
                    QObject::connect(socket, &QTcpSocket::readyRead, m_server,
                                     [this, socket] { read(*socket); });
                    QObject::connect(socket, &QTcpSocket::disconnected, m_server, [this, socket] {
                        m_received.erase(socket);
                        socket->deleteLater();
                    });
                }
            });
        },
        Qt::BlockingQueuedConnection);
}

LocalServer::~LocalServer()
{
    m_server->deleteLater();
    m_thread->quit();
    m_thread->wait();
}

std::string LocalServer::url() const
{
    return "http://127.0.0.1:" + std::to_string(m_port);
}

std::vector<ServedRequest> LocalServer::requests() const
{
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

int LocalServer::count(const std::string& path) const
{
    const std::lock_guard lock(m_mutex);
    return static_cast<int>(
        std::count_if(m_requests.begin(), m_requests.end(),
                      [&](const ServedRequest& request) { return request.path == path; }));
}

void LocalServer::forget()
{
    const std::lock_guard lock(m_mutex);
    m_requests.clear();
}

void LocalServer::read(QTcpSocket& socket)
{
    std::string& received = m_received[&socket];
    received += socket.readAll().toStdString();
    while (const auto request = takeRequest(received)) {
        {
            const std::lock_guard lock(m_mutex);
            m_requests.push_back(*request);
        }
        write(socket, m_handler(*request));
    }
}

void LocalServer::write(QTcpSocket& socket, const ServedAnswer& answer)
{
    const std::string half = answer.body.substr(0, answer.body.size() / 2);
    switch (answer.fault) {
    case Fault::None: send(socket, headOf(answer) + answer.body); return;
    case Fault::CloseUnanswered: socket.disconnectFromHost(); return;
    case Fault::Silent: return;
    case Fault::Cut:
        send(socket, headOf(answer) + half);
        socket.disconnectFromHost();
        return;
    case Fault::CutChunk:
        send(socket, headOf(answer) + chunk(half));
        socket.disconnectFromHost();
        return;
    case Fault::Stall: send(socket, headOf(answer) + half); return;
    case Fault::Endless:
        send(socket, headOf(answer) + chunk(answer.body));
        QObject::connect(&socket, &QTcpSocket::bytesWritten, &socket,
                         [&socket, piece = chunk(answer.body)] {
                             if (socket.bytesToWrite() == 0) {
                                 send(socket, piece);
                             }
                         });
        return;
    }
}

}  // namespace metes::test
